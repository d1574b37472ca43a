// A player for browser tests: plays whole matches without knowing the rules, by
// whatever hands it is given. choose() reads nodes and knows their ids;
// chooseByName() reads the mirror as a screen reader does and knows only names.
import assert from "node:assert/strict";

// -- what to operate next, by id

const order = [/^opt-yes$/, /^opt-number-/, /^name-(?!tab|all|short)/, /^order-(?!all)/, /^pick-/, /^hand-\d+$/];

/** A card is only worth operating when its label offers to choose it. */
const offered = (n) => !/^(hand|pick)-/.test(n.id) || /(: (choose|set)|— (選ぶ|セットする))$/.test(n.label);

/** The node to operate next, or null when nothing is asked of us. */
export function choose(nodes, seen = new Set()) {
  const on = nodes.filter((n) => n.role === "button" && !n.disabled && offered(n));
  const has = (id) => on.find((n) => n.id === id);
  if (has("handover.go")) return has("handover.go");
  if (has("commit")) return has("commit"); // enough is picked once it is lit
  for (const re of order) {
    const n = on.find((n) => re.test(n.id) && !n.checked && !seen.has(n.id));
    if (n) return n;
  }
  return has("ask-open") ?? null;
}

const over = (s) => s.nodes.some((n) => n.id === "result" || n.id === "result-open");

/**
 * Plays until the result is shown or until(state, turns) says so; act(node, state)
 * operates a node. Returns how often it did.
 */
export async function play(t, act, { most = 600, each, until } = {}) {
  let seen = new Set(), last = "", quiet = 0;
  for (let i = 0; i < most; ) {
    await t.idle();
    const s = await t.state();
    if (over(s) || (until && until(s))) return i;
    const key = s.nodes.map((n) => n.id + n.disabled + n.label).join();
    if (key !== last) seen = new Set();
    last = key;
    const n = choose(s.nodes, seen);
    if (!n) { // the other thinks
      assert.ok(++quiet < 400, "nothing is asked, and the match is not over: " + s.status);
      await t.ticks(3);
      continue;
    }
    quiet = 0;
    seen.add(n.id);
    if (each) await each(s, i);
    await act(n, s);
    i++;
  }
  throw new Error("the match does not end: " + JSON.stringify((await t.state()).nodes.map((n) => [n.id, n.label, n.disabled])));
}

// -- what to operate next, by role and name alone

const names = {
  en: { door: /^ZUTOMAYO CARD$/, vsai: "Versus AI", two: "Two players", watch: "Watch two AIs", easy: "Easy", start: "Start the match",
    have: "I have it", commit: /^(Commit|Keep all|Redraw \d+)$/, yes: /^(Use it|Keep)$/, hours: /^\d+ h → /, use: /^Use (?!it|in )/, take: /: (choose|set)$/, name: "Name a card", open: /^Choose (cards|a name)$/, again: "Rematch" },
  ja: { door: /^ZUTOMAYO CARD$/, vsai: "AIと対戦", two: "ふたりで対戦", watch: "AI同士を観戦", easy: "やさしい", start: "対戦をはじめる",
    have: "受け取りました", commit: /^(決定|引き直さない|\d+枚引き直す)$/, yes: /^(使う|残す)$/, hours: /^\d+時間 → /, use: /を使う$/, take: /— (選ぶ|セットする)$/, name: "カード名を1つ宣言しましょう", open: /^(カード|カード名)を選ぶ$/, again: "もう一度" },
};

/** Every button of the mirror as assistive technology has it. */
export const buttons = (t) => t.page.getByRole("button").evaluateAll((all) => all.filter((e) => e.closest("#mirror-nodes")).map((e) => ({
  name: e.textContent, off: e.getAttribute("aria-disabled") === "true", on: e.getAttribute("aria-pressed") === "true",
  dialog: e.closest("[role=dialog]")?.getAttribute("aria-label") ?? "",
})));

/** The name of the button to press next, "" when nothing is asked, null when the match is over. */
export async function chooseByName(t, lang) {
  const w = names[lang];
  const list = await buttons(t);
  if (list.some((b) => b.name === w.again)) return null;
  const on = list.filter((b) => !b.off && !b.on);
  for (const re of [w.have, w.commit, w.yes, w.hours, w.use, w.take]) {
    const b = on.find((b) => (re instanceof RegExp ? re.test(b.name) : re === b.name));
    if (b) return b.name;
  }
  const named = on.filter((b) => b.dialog === w.name);
  if (named.length) return named.at(-1).name; // tabs and Close come before the names
  return on.find((b) => w.open.test(b.name))?.name ?? "";
}

/** Plays a match by role and name. press(name) presses a button. */
export async function playByName(t, lang, { press, most = 400, each } = {}) {
  press ??= (name) => t.click("button", name);
  for (let i = 0, quiet = 0, late = 0; i < most; ) {
    await settled(t);
    const name = await chooseByName(t, lang);
    if (name === null) return i;
    if (name === "") {
      assert.ok(++quiet < 400, "nothing is asked: " + (await t.state()).status);
      await t.ticks(3);
      continue;
    }
    quiet = 0;
    if (each) await each(i);
    try {
      await press(name);
    } catch (e) {
      // The match went on between reading and pressing, and the button was
      // taken away: as a person would, look again.
      if (!/Timeout/.test(String(e)) || ++late > 6) throw e;
      continue;
    }
    i++;
  }
  throw new Error("the match does not end");
}

/** From the title to the table, by role and name. */
export async function beginByName(t, lang, { mode = "vsai", press } = {}) {
  const w = names[lang];
  press ??= (role, name) => t.click(role, name);
  await t.idle();
  await press("button", w.door);
  await press("radio", w[mode]);
  if (mode !== "two") await press("radio", w.easy);
  await press("button", w.start);
  await t.until(onTable);
}

// -- beginnings

export const onTable = (s) => s.nodes.some((n) => n.id === "dial" || n.id === "handover.go");

/** From the title to the table; act(id) operates a node. */
export async function begin(t, { mode = "vsai", level = "easy", act = (id) => t.activate(id) } = {}) {
  await t.idle();
  await act("door.zutomayo");
  await t.until((s) => s.nodes.some((n) => n.id === "start"));
  await act(`mode.${mode}`);
  if (mode !== "two") await act(`level.${level}`);
  await act("start");
  await t.until(onTable);
}

/** The address of a match that is always the same. */
export const match = (seed = 1, more = {}) => ({ game: "zutomayo", seed: String(seed), level: "easy", speed: "off", mute: "1", ...more });

/** settled waits until nothing moves and the mirror has caught up. */
export async function settled(t) {
  await t.idle();
  await t.ticks(8);
  await t.idle();
}

// -- hands

/** Where a stroke hits the node, though other nodes may lie over its middle. */
export async function spot(t, id) {
  const r = await t.page.locator(`#mirror-nodes [data-id="${id}"]`).boundingBox();
  assert.ok(r, "no element for " + id);
  return [r.x + r.width / 2, r.y + r.height / 2];
}

/** A finger that stays down for n ticks. */
export async function longPress(t, [x, y], n = 60) {
  const cdp = await t.context.newCDPSession(t.page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y, id: 1 }] });
  await t.ticks(n);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await t.ticks(3);
  await cdp.detach();
}

/** The node that has the page's focus. */
export const focused = (t) => t.page.evaluate(() => document.activeElement?.dataset?.id ?? "");

/** Brings the focus to a node, by arrows where they lead there, by Tab otherwise. */
export async function reach(t, id, { arrows = true } = {}) {
  if (arrows) {
    let been = new Set();
    for (let i = 0; i < 12; i++) {
      const s = await t.state();
      if (s.focus === id && s.focusShown) return "arrows";
      const at = s.nodes.find((n) => n.id === s.focus), to = s.nodes.find((n) => n.id === id);
      assert.ok(to, "no node " + id);
      let key = "ArrowDown";
      if (at) {
        const dx = to.x + to.w / 2 - at.x - at.w / 2, dy = to.y + to.h / 2 - at.y - at.h / 2;
        key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
      }
      if (been.has(s.focus + key)) break;
      been.add(s.focus + key);
      await t.press(key);
    }
  }
  for (let i = 0; i < 120; i++) {
    if ((await focused(t)) === id) return "tab";
    await t.press("Tab");
  }
  throw new Error(`the keyboard does not get to ${id}`);
}

// -- what has to hold on every screen

// Cards lie in fans and piles: their nodes may overlap and be narrow.
const loose = (n) => /^(hand-|card-|pick-|order-\d|ask-card|browser\.card|log\.line|logdialog\.list|zoom\.card)/.test(n.id);

const seen = ({ x, y, w, h, clip }) => {
  if (!clip) return { x, y, w, h };
  const [cx, cy, cw, ch] = clip, left = Math.max(x, cx), top = Math.max(y, cy);
  return { x: left, y: top, w: Math.min(x + w, cx + cw) - left, h: Math.min(y + h, cy + ch) - top };
};

/**
 * Faults of the layout as a list of texts: enabled buttons that overlap, are
 * smaller than a finger or lie outside the window.
 */
export function layoutFaults(nodes, { width, height }) {
  const live = nodes.filter((n) => ["button", "radio", "slider"].includes(n.role) && !n.disabled && !loose(n)).map((n) => ({ n, r: seen(n) }));
  const at = ({ n }) => `${n.id} (${n.label}) ${[n.x, n.y, n.w, n.h].map((v) => Math.round(v * 10) / 10)}`;
  const out = [];
  for (const [i, a] of live.entries()) {
    if (a.n.w < 43.5 || a.n.h < 43.5) out.push("small: " + at(a));
    if (a.r.w <= 0 || a.r.h <= 0) continue; // scrolled away
    if (a.r.x < -0.5 || a.r.y < -0.5 || a.r.x + a.r.w > width + 0.5 || a.r.y + a.r.h > height + 0.5) out.push("outside: " + at(a));
    for (const b of live.slice(i + 1)) {
      const w = Math.min(a.r.x + a.r.w, b.r.x + b.r.w) - Math.max(a.r.x, b.r.x), h = Math.min(a.r.y + a.r.h, b.r.y + b.r.h) - Math.max(a.r.y, b.r.y);
      if (w > 0.5 && h > 0.5) out.push(`overlap: ${at(a)} and ${at(b)}`);
    }
  }
  return out;
}
