// Duemagic: whole matches by every way into the program, a best of three with
// sideboarding, what stays hidden, what is kept, and the layout.
import assert from "node:assert/strict";
import { begin, beginByName, brief, clicker, concede, ended, everyQuestion, has, longPress, match, namedInJapanese, passAround, play, playByName, reach, settled, spot } from "./player.mjs";

const duel = (seed, more = {}) => match(seed, { game: "duemagic", ...more });
const plain = (seed) => ({ seed: String(seed), speed: "off", mute: "1" });
/** A match that is decided soon. */
const rush = (seed, more = {}) => duel(seed, { deck: "rootrunners", deck2: "ashen-choir", ...more });
const as = async (open, options) => Object.assign(await open(options), { game: "duemagic" });
const over = has("result");
const without = (id) => (s) => !has(id)(s);

/** Gives the running game up, or the match, by the menu. */
const yields = (t, what = /^Concede this game$/) => concede(t, (id) => t.activate(id), what);

const at = async (t, to) => (Array.isArray(to) ? to : spot(t, to));

/** Pulls cards where the player of player.mjs would tap: to the mana zone, to the table, at the shields. */
function puller(t, act, drag) {
  const done = { mana: 0, use: 0, attack: 0 };
  return {
    done,
    async act(n, s) {
      const go = async (what, from, to) => {
        await settled(t); // the mirror may still show where the card lay before
        await drag(from, to);
        await settled(t);
        assert.notEqual((await t.state()).nodes.find((m) => m.id === n.id)?.label, n.label, `${n.label} was pulled`);
        done[what]++;
      };
      if (/^hand-/.test(n.id) && /(can go to mana|マナに置ける)$/.test(n.label) && done.mana < 2 && has("mana-own")(s)) return go("mana", n.id, "mana-own");
      if (/^hand-/.test(n.id) && /(can be used|使える)$/.test(n.label) && done.use < 2) {
        const r = s.nodes.find((m) => m.id === "phasebar"), sh = s.nodes.find((m) => m.id === "shield-own-4");
        if (r && sh) return go("use", n.id, [r.x + r.w / 2, (r.y + r.h + sh.y) / 2]); // the player's battle zone lies between them
      }
      if (/^creature-/.test(n.id) && /(can attack|攻撃できる)$/.test(n.label) && done.attack < 1 && has("shield-opp-4")(s)) return go("attack", n.id, "shield-opp-4");
      return act(n.id);
    },
  };
}

export const tests = {
  async "by role and name, in English, with true clicks"({ open }) {
    const t = await as(open, { lang: "en", params: plain(3) });
    const press = clicker(t);
    await beginByName(t, "en", { press });
    const n = await playByName(t, "en", { press: (name) => press("button", name) });
    assert.ok(n > 20, n + " answers");
    await ended(t);
    assert.match(await t.aria(), /button "Rematch"/);
  },

  async "by role and name, in Japanese, as a screen reader"({ open }) {
    const t = await as(open, { lang: "ja", params: plain(3) });
    await beginByName(t, "ja", { press: async (role, name) => {
      if (name === "対戦をはじめる") {
        await t.click("button", /^あなたのデッキ/);
        await t.click("radio", "根走り");
        await t.click("button", "このデッキにする");
      }
      await t.click(role, name);
    } });
    const n = await playByName(t, "ja", { most: 900, enough: brief(40) });
    assert.ok(n > 20, n + " answers");
    await concede(t);
    namedInJapanese(await ended(t));
  },

  async "by mouse alone, cards and creatures pulled"({ open }) {
    const t = await as(open, { size: { width: 390, height: 844 }, params: rush(3) });
    const click = async (id) => { await settled(t); await t.page.mouse.click(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, click, async (a, b) => t.drag(await spot(t, a), await at(t, b)));
    await play(t, (n, s) => p.act(n, s), { until: brief((s, i) => i > 40 && p.done.use && p.done.attack && has("menu")(s)) });
    assert.ok(p.done.use && p.done.attack, "pulled: " + JSON.stringify(p.done));
    await concede(t, click);
    await ended(t);
    await click("rematch");
    await t.until(without("result"));
  },

  async "by touch alone on a phone: taps, pulled cards, a long press"({ open }) {
    const t = await as(open, { size: "phone", lang: "ja", params: rush(3) });
    const tap = async (id) => { await settled(t); await t.page.touchscreen.tap(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, tap, async (a, b) => t.touchDrag(await spot(t, a), await at(t, b)));
    let read = 0;
    await play(t, async (n, s) => {
      if (/^hand-/.test(n.id) && !read++) {
        await longPress(t, await spot(t, n.id));
        const z = await t.until(has("zoom.close"));
        assert.ok(z.nodes.some((m) => m.label.includes(n.label.split("、")[0])), "the card is read");
        await tap("zoom.close");
        await t.until(without("zoom.close"));
        assert.match((await t.node(n.id)).label, /マナに置ける$/, "a long press does not choose");
        t.tried = new Set();
        return;
      }
      await p.act(n, s);
    }, { until: brief((s, i) => i > 25 && p.done.use && read && has("menu")(s)) });
    assert.ok(p.done.use && read, JSON.stringify(p.done));
    await concede(t, tap);
    await ended(t);
  },

  async "by keyboard alone"({ open }) {
    const t = await as(open, { params: rush(3) });
    const ways = { arrows: 0, tab: 0, digit: 0, space: 0 };
    let n = 0;
    await play(t, async (node, s) => {
      const hand = s.nodes.filter((m) => /^hand-\d+$/.test(m.id));
      const at = hand.findIndex((m) => m.id === node.id);
      if (at >= 0 && at < 9 && ways.digit < 4) {
        ways.digit++;
        await t.press(String(at + 1));
        await t.idle();
        assert.ok((await t.state()).nodes.some((m) => /^(use|charge)/.test(m.id)), `the key ${at + 1} chooses ${node.label}`);
        return;
      }
      if (node.id === "pass") {
        ways.space++;
        return t.press("Space");
      }
      ways[await reach(t, node.id, { arrows: n++ % 2 === 0 })]++;
      await t.press("Enter");
    }, { until: brief((s, i) => i > 30 && ways.arrows > 2 && ways.tab > 2 && ways.digit > 1 && has("menu")(s)) });
    assert.ok(ways.arrows > 2 && ways.tab > 2 && ways.digit > 1, JSON.stringify(ways));
    await concede(t, async (id) => { await reach(t, id); await t.press("Enter"); });
    await ended(t);
    await reach(t, "home");
    await t.press("Enter");
    await t.until(has("door.duemagic"));
  },

  async "a best of three: a game given up, sideboarding, reloads, a game played"({ open }) {
    const t = await as(open, { params: rush(3, { best: "3" }) });
    await t.until(has("opt-yes"));
    await yields(t);
    assert.match((await t.node("result")).label, /Game 1 of 3: 0 – 1/);
    await t.click("button", "Next game");
    await t.until(has("side-done"));
    const first = (s, id) => s.nodes.find((n) => n.id.startsWith(id + "-"));
    let s = await t.state();
    const out = first(s, "side-main").label.replace(/^\d+× /, ""), back = first(s, "side-side").label.replace(/^\d+× /, "");
    await t.activate(first(s, "side-main").id);
    await t.until((s) => s.nodes.some((n) => n.id === "side-done" && n.disabled));
    await t.page.reload();
    await t.ready();
    s = await t.until(has("side-done"));
    assert.match(s.nodes.find((n) => n.id === "side-main").label, /49/, "the reload keeps what was moved");
    assert.ok(s.nodes.some((n) => n.id.startsWith("side-side-") && n.label.endsWith(out)));
    await t.activate(s.nodes.find((n) => n.id.startsWith("side-side-") && n.label.endsWith(back)).id);
    await t.until((s) => s.nodes.some((n) => n.id === "side-done" && !n.disabled));
    await t.click("button", "Play with this");
    await t.until((s) => /Play first/.test(s.status)); // the loser chooses the order
    assert.match((await t.state()).status, /^Set-up/);
    await play(t, (n) => t.activate(n.id), { until: (s) => /Turn 4\b/.test(s.status) && s.nodes.some((n) => n.id === "pass" && !n.disabled) });
    const said = async () => {
      await settled(t);
      const s = await t.state();
      return { status: s.status, nodes: s.nodes.filter((n) => !/^log/.test(n.id)).map(({ id, label, disabled }) => ({ id, label, disabled })) };
    };
    if (!over(await t.state())) {
      const before = await said();
      await t.page.reload();
      await t.ready();
      await t.until(has("hud-own"));
      assert.deepEqual(await said(), before, "a reload in game 2");
    }
    await play(t, (n) => t.activate(n.id));
    await settled(t);
    const two = (await t.node("result")).label;
    assert.match(two, /Game 2 of 3: (0 – 2|1 – 1)/);
    if (/1 – 1/.test(two)) {
      await t.click("button", "Next game");
      await t.until(has("side-done"));
      await t.click("button", "Play with this");
      await t.until(without("side-done"));
      await yields(t, /^Concede the match$/); // the last game that may be lost
      assert.match((await t.node("result")).label, /Game 3 of 3: 1 – 2/);
    }
    await t.click("button", "Rematch");
    await t.until(without("result"));
    await t.until(has("opt-yes"));
    await reach(t, "menu");
    await t.press("Enter");
    await t.until(has("menu.close"));
    const all = (await t.state()).nodes.find((n) => n.label === "Concede the match").id;
    await reach(t, all);
    await t.press("Enter");
    await t.until(has("menu.confirm.yes"));
    await reach(t, "menu.confirm.yes");
    await t.press("Enter");
    s = await t.until(has("result"));
    assert.match((await t.node("result")).label, /Game 1 of 3: 0 – 1/, "a rematch is a new match");
    assert.match((await t.node("result.why")).label, /conceded the match/);
    assert.ok(has("rematch")(s) && !has("sideboard")(s), "the match is over after one game");
  },

  async "sideboarding by mouse, by touch and by keyboard, in both languages"({ open }) {
    const hands = {
      mouse: (t) => async (id) => { await settled(t); await t.page.mouse.click(...(await spot(t, id))); await t.ticks(2); },
      touch: (t) => async (id) => { await settled(t); await t.page.touchscreen.tap(...(await spot(t, id))); await t.ticks(2); },
      keyboard: (t) => async (id) => { await settled(t); await reach(t, id, { arrows: false }); await t.press("Enter"); },
    };
    for (const [way, lang, size] of [["mouse", "ja", "desktop"], ["touch", "en", "phone"], ["keyboard", "ja", "frame"]]) {
      const t = await as(open, { lang, size, params: rush(3, { best: "3" }) });
      const act = hands[way](t);
      const ja = lang === "ja";
      await t.until(has("opt-yes"));
      await act("menu");
      await t.until(has("menu.close"));
      await act((await t.state()).nodes.find((n) => n.label === (ja ? "このゲームを投了" : "Concede this game")).id);
      await t.until(has("menu.confirm.yes"));
      await act("menu.confirm.yes");
      await t.until(has("result"));
      await act("sideboard");
      let s = await t.until(has("side-done"));
      const first = (what) => s.nodes.find((n) => n.id.startsWith(what + "-"));
      const out = first("side-main"), back = first("side-side");
      await act(out.id);
      s = await t.until((s) => s.nodes.some((n) => n.id === "side-done" && n.disabled));
      assert.ok(s.nodes.some((n) => n.id === out.id.replace("main", "side")), `${way}: ${out.label} is in the sideboard`);
      await act(back.id);
      s = await t.until((s) => s.nodes.some((n) => n.id === "side-done" && !n.disabled));
      await act("side-done");
      await t.until((s) => !has("side-done")(s) && (ja ? /先攻/ : /Play first/).test(s.status)); // the loser chooses the order
      await settled(t);
      await act("menu");
      await t.until(has("menu.close"));
      await act((await t.state()).nodes.find((n) => n.label === (ja ? "試合を投了" : "Concede the match")).id);
      await t.until(has("menu.confirm.yes"));
      await act("menu.confirm.yes");
      s = await t.until(has("result"));
      assert.match((await t.node("result")).label, ja ? /第2戦（3本勝負）　0 － 2/ : /Game 2 of 3: 0 – 2/);
      assert.ok(!has("sideboard")(s), way + ": the match is over");
    }
  },

  async "two people: hands stay hidden from each other"({ open }) {
    for (const lang of ["en", "ja"]) {
      const t = await as(open, { lang, params: duel(lang === "en" ? 21 : 22, { mode: "two", deck: "rootrunners", deck2: "ashen-choir" }) });
      const { handed, checked } = await passAround(t, lang, {
        most: lang === "en" ? 8 : 5,
        open: (name, p, secrets) => secrets[1 - p].has(name),
        learn(s, mine) {
          for (const n of s.nodes) if (/^hand-\d+$/.test(n.id)) mine.add(n.label.split(/, |、/)[0]);
        },
        async pressed(name, secrets, shown) {
          // What is used or becomes mana is public from then on; the log reports it.
          const log = (await t.state()).nodes.filter((n) => /^(log|creature|pile|mana|stack)/.test(n.id)).map((n) => n.label).join("\n");
          for (const card of [...secrets[0], ...secrets[1]]) if (log.includes(card)) shown.add(card);
          const chosen = /^(.*?)(, |、)/.exec(name)?.[1];
          if (chosen) shown.add(chosen);
        },
      });
      assert.ok(handed >= 5 && checked > 8, `${handed} hand-overs, ${checked} names looked for`);
    }
  },
};

async function looked(open, lang, from) {
  const t = await as(open, { size: "frame", lang, params: rush(3) });
  const { faults, seen } = await everyQuestion(t, lang, { from, most: 9, letters: 12, back: "frame" }); // the smallest is the fastest
  assert.ok(seen.size > 7, "questions: " + [...seen].join(" | "));
  assert.deepEqual(faults, []);
}

// The other language in another game: layouts are checked in both by the Go tests (golden.Fit).
tests["every question at four sizes, in Japanese"] = ({ open }) => looked(open, "ja", 2);
if (process.env.GALLERY === "all") tests["every question at four sizes, in English"] = ({ open }) => looked(open, "en", 0);
