// Battle Guardians: whole matches by every way into the program, the die in the
// hand, and the layout.
import assert from "node:assert/strict";
import { begin, beginByName, brief, concede, ended, everyQuestion, has, longPress, match, namedInJapanese, play, playByName, reach, settled, spot } from "./player.mjs";

const ring = (seed, more = {}) => match(seed, { game: "guardians", ...more });
const plain = (seed) => ({ seed: String(seed), speed: "off", mute: "1" });
const title = async (open, options) => Object.assign(await open(options), { game: "guardians" }); // from the title screen

/** Pulls cards to their places, and the die out of the ring, where the player of player.mjs would tap. */
function puller(t, act, drag, off) {
  const done = { charge: 0, die: 0 };
  return {
    done,
    async act(n, s) {
      if (/^hand-/.test(n.id) && /(: Charge it|— チャージする)$/.test(n.label) && done.charge < 2) {
        await drag(await spot(t, n.id), await spot(t, "force-own").catch(() => spot(t, "slot-charge")));
        await settled(t);
        if (!has(n.id)(await t.state())) done.charge++;
        else await act(n.id);
        return;
      }
      if (n.id === "roll" && done.die < 2) {
        const [x, y] = await spot(t, "die");
        await drag([x, y], [x + off, y + off]);
        await settled(t);
        done.die++;
        return;
      }
      await act(n.id);
    },
  };
}

export const tests = {
  async "by role and name, in English, as a screen reader"({ open }) {
    const t = await title(open, { lang: "en", params: plain(3) });
    await beginByName(t, "en");
    const n = await playByName(t, "en", { most: 900 });
    assert.ok(n > 8, n + " answers");
    await ended(t);
    assert.match(await t.aria(), /button "Rematch"/);
  },

  async "by role and name, in Japanese, as a screen reader"({ open }) {
    const t = await title(open, { lang: "ja", params: plain(5) });
    await beginByName(t, "ja");
    const n = await playByName(t, "ja", { most: 900, enough: brief(40) });
    assert.ok(n > 8, n + " answers");
    await concede(t);
    namedInJapanese(await ended(t));
  },

  async "by mouse alone, cards and the die pulled"({ open }) {
    const t = await title(open, { params: plain(7) });
    const click = async (id) => { await t.page.mouse.click(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, click, (a, b) => t.drag(a, b), 120);
    await begin(t, { act: click });
    await play(t, (n, s) => p.act(n, s), { until: brief((s, i) => i > 30 && p.done.charge > 0 && p.done.die > 0 && has("menu")(s)) });
    assert.ok(p.done.charge > 0 && p.done.die > 0, "pulled: " + JSON.stringify(p.done));
    await concede(t, click);
    await ended(t);
    await click("rematch");
    await t.until((s) => !s.nodes.some((n) => n.id === "result"));
  },

  async "by touch alone on a phone: taps, pulled cards, the die thrown, a long press"({ open }) {
    const t = await title(open, { size: "phone", lang: "ja", params: plain(4) });
    const tap = async (id) => { await t.page.touchscreen.tap(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, tap, (a, b) => t.touchDrag(a, b), 60);
    let read = 0;
    await begin(t, { act: tap });
    await play(t, async (n, s) => {
      if (/^hand-/.test(n.id) && !read++) {
        await longPress(t, await spot(t, n.id));
        await t.until(has("zoom"));
        await tap("zoom.close");
        await t.until((s) => !has("zoom")(s));
        return;
      }
      await p.act(n, s);
    }, { until: brief((s, i) => i > 25 && p.done.die > 0 && read && has("menu")(s)) });
    assert.ok(p.done.die > 0 && read, JSON.stringify(p.done));
    await concede(t, tap);
    await ended(t);
  },

  async "by keyboard alone"({ open }) {
    const t = await title(open, { params: plain(9) });
    const ways = { arrows: 0, tab: 0, roll: 0 };
    let n = 0;
    const key = async (id) => {
      ways[await reach(t, id, { arrows: n++ % 2 === 0 })]++;
      await t.press(n % 3 ? "Enter" : "Space");
    };
    await begin(t, { act: key });
    await play(t, async (node) => {
      if (node.id === "roll" && ways.roll < 2) {
        ways.roll++;
        await t.press("r");
        return;
      }
      await key(node.id);
    }, { until: brief((s, i) => i > 25 && ways.arrows > 2 && ways.tab > 2 && ways.roll > 0 && has("menu")(s)) });
    assert.ok(ways.arrows > 2 && ways.tab > 2 && ways.roll > 0, JSON.stringify(ways));
    await concede(t, key);
    await ended(t);
  },
};

async function looked(open, lang, from) {
  const t = await title(open, { size: "frame", lang, params: ring(6) });
  const { faults, seen } = await everyQuestion(t, lang, { from, most: 9, letters: 14, back: "frame" });
  assert.ok(seen.size > 7, "questions: " + [...seen].join(" | "));
  assert.deepEqual(faults, []);
}

// The other language in another game: layouts are checked in both by the Go tests (golden.Fit).
tests["every question at four sizes, in English"] = ({ open }) => looked(open, "en", 0);
if (process.env.GALLERY === "all") tests["every question at four sizes, in Japanese"] = ({ open }) => looked(open, "ja", 2);
