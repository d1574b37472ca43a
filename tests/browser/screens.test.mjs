// Every screen of a match at four sizes and in both languages: a picture of
// each in out/gallery-*.png, and the layout checked through the nodes.
import assert from "node:assert/strict";
import { has, layoutFaults, play, settled, spot } from "./player.mjs";

const all = { desktop: [1280, 720], full: [1920, 1080], phone: [390, 844], frame: [480, 320] };

// Every picture takes its time: a run takes each screen at one size in English
// and at another in Japanese, in turn; GALLERY=all takes all of them.
const everything = process.env.GALLERY === "all";

/** The number of the turn; 0 in the set-up. */
const turnOf = (s) => Number(/^(?:Turn |ターン)(\d+)/.exec(s.status)?.[1] ?? 0);

const shut = (s) => !s.nodes.some((n) => n.role === "dialog");

async function journey(t, lang) {
  const sizes = Object.keys(all);
  let turn = lang === "en" ? 0 : 2;
  const faults = [];
  const check = async (name, size) => {
    const [width, height] = all[size];
    for (const f of layoutFaults(await t.nodes(), { width, height })) faults.push(`${name} ${width}×${height} ${lang}: ${f}`);
    await t.shot(`gallery-${name}-${size}-${lang}`);
  };
  /** A screen that stands still. */
  const stop = async (name) => {
    for (const size of everything ? sizes : [sizes[turn++ % sizes.length]]) {
      await t.resize(...all[size]);
      await t.idle();
      await check(name, size);
    }
  };
  const seen = new Set();
  const once = async (name, f) => { if (!seen.has(name)) { seen.add(name); await f(); } };
  const speed = async (name) => {
    await t.activate("menu");
    await t.until(has("menu.item1"));
    await t.activate("menu.item1");
    await t.until(has("set.speed." + name));
    await t.activate("set.speed." + name);
    await t.activate("settings.close"); // leads back to the menu
    await t.until(has("menu.close"));
    await t.activate("menu.close");
    await t.until(shut);
  };

  await t.idle();
  await stop("title");
  await t.activate("door.zutomayo");
  await t.until(has("start"));
  await t.activate("level.easy");
  for (const [seat, deck] of [["1", "noon-foundry"], ["2", "ember-ledger"]]) {
    await t.activate("seat" + seat);
    await t.until(has(`deck${seat}.${deck}`));
    if (seat === "1") await stop("decks");
    await t.activate(`deck${seat}.${deck}`);
    await t.until(has("deck.take"));
    if (seat === "1") await stop("deck");
    await t.activate("deck.take");
    await t.until(has("start"));
  }
  await stop("setup");
  await t.activate("start");
  await t.until(has("dial"));

  // A turn's presentation is shown at one size after another, again in the next turns
  // when a question came between.
  const told = (everything ? sizes : lang === "en" ? ["desktop"] : ["phone"]).map((size) => (
    { size, turns: 0, stops: { reveal: [/Reveal|公開/, everything ? 25 : 0], battle: [/Battle|バトル/, everything ? 75 : 0] } }));
  await play(t, async (n, s) => {
    const hand = s.nodes.filter((n) => /^hand-\d+$/.test(n.id));
    if (n.id === "commit" && /Place your first|最初のキャラクター/.test(s.status)) await once("first", () => stop("first"));
    if (/^hand-/.test(n.id) && /1 or 2|1枚か2枚/.test(s.status)) await once("set", async () => {
      await stop("set");
      // A card is read: right button or long press.
      await t.page.mouse.click(...(await spot(t, n.id)), { button: "right" });
      await t.until(has("zoom.close"));
      await stop("zoom");
      await t.press("Escape");
      await t.until(shut);
      await t.press("l");
      await t.until(has("logdialog"));
      await stop("log");
      await t.press("Escape");
      await t.until(shut);
      await t.press("Escape");
      await t.until(has("menu.item0"));
      await stop("menu");
      await t.activate("menu.item1");
      await t.until(has("settings"));
      await stop("settings");
      await t.activate("settings.close"); // leads back to the menu
      await t.until(has("menu.close"));
      await t.activate("menu.close");
      await t.until(shut);
      await t.activate("pile-opp-charger");
      await settled(t);
      if ((await t.state()).nodes.some((n) => n.id === "browser")) await stop("pile");
      await t.press("Escape");
      await t.until(shut);
    });
    if (n.id === "ask-card" || s.nodes.some((n) => n.id === "ask-aside")) await once("ask", () => stop("ask"));
    if (s.nodes.some((n) => n.id === "choose")) await once("choose", () => stop("choose"));
    if (n.id === "commit" && /Set 1 or 2|1枚か2枚/.test(s.status) && seen.has("set") && !seen.has("two")) {
      const more = hand.find((n) => /: set$|— セットする$/.test(n.label) && !n.disabled);
      if (more) {
        await t.activate(more.id);
        await settled(t);
        await once("two", () => stop("two"));
      }
    }
    const story = told.find(({ turns, stops }) => turns < 4 && Object.keys(stops).length);
    if (n.id === "commit" && turnOf(s) > 1 && story && shut(s)) {
      story.turns++;
      const { size, stops } = story;
      await t.resize(...all[size]);
      await speed(everything ? "slow" : "normal");
      await t.activate("commit");
      for (const end = Date.now() + 40000; Object.keys(stops).length && Date.now() < end; await t.ticks(4)) {
        const s = await t.state();
        if (s.nodes.some((n) => /^(commit|ask-aside|choose|result)$/.test(n.id))) break;
        const q = s.status.split(/\. |。/).at(-1);
        for (const [name, [re, wait]] of Object.entries(stops)) {
          if (!re.test(q)) continue;
          delete stops[name];
          await t.ticks(wait);
          await check(name, size);
        }
      }
      if (has("menu")(await t.state()) && shut(await t.state())) await speed("off");
      return;
    }
    await t.activate(n.id);
  });
  await t.until(has("result"));
  await stop("result");
  await t.activate("watch");
  await t.until(has("replay-forward"));
  await t.activate("replay-play");
  await stop("replay");
  await t.activate("replay-leave"); // back to the result
  await t.until(has("home"));
  await t.activate("home");
  await t.until(has("door.zutomayo"));
  await t.activate("replays");
  await t.until(has("replays.dialog"));
  await stop("replays");
  await t.press("Escape");
  await t.until(shut);
  await t.activate("door.zutomayo");
  await t.until(has("start"));
  await t.activate("mode.two");
  await t.activate("start");
  await t.until(has("handover.go"));
  await stop("handover");
  for (const name of ["first", "set", "two"]) assert.ok(seen.has(name), "never came to: " + name);
  for (const { size, stops } of told) assert.ok(everything || !Object.keys(stops).length, `the story did not show at ${size}: ${Object.keys(stops)}`);
  assert.deepEqual(faults, []);
}

export const tests = {
  async "every screen of a match in English"({ open }) {
    await journey(await open({ size: "desktop", lang: "en", params: { seed: "6", speed: "off", mute: "1" } }), "en");
  },
  async "every screen of a match in Japanese"({ open }) {
    await journey(await open({ size: "desktop", lang: "ja", params: { seed: "6", speed: "off", mute: "1" } }), "ja");
  },
};
