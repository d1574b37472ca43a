// Mattsan Card Game: whole matches by every way into the program, what stays
// hidden, and the layout.
import assert from "node:assert/strict";
import { begin, beginByName, brief, concede, ended, everyQuestion, has, longPress, match, namedInJapanese, passAround, play, playByName, reach, settled, spot } from "./player.mjs";

const desk = (seed, more = {}) => match(seed, { game: "mattsan", ...more });
const plain = (seed) => ({ seed: String(seed), speed: "off", mute: "1" });
const title = async (open, options) => Object.assign(await open(options), { game: "mattsan" }); // from the title screen

/** Pulls cards of the hand where the player of player.mjs would tap: to a slot, or to the souls. */
function puller(t, act, drag) {
  const done = { slot: 0, soul: 0 };
  return {
    done,
    async act(n, s) {
      const charge = /(choose to charge|ソウルチャージに選ぶ)$/.test(n.label);
      if (/^hand-/.test(n.id) && charge && done.soul < 1 && has("souls-own")(s)) {
        await drag(n.id, "souls-own");
        await settled(t);
        assert.ok(!has(n.id)(await t.state()), `${n.label} was pulled to the souls`);
        done.soul++;
        return;
      }
      const to = s.nodes.find((m) => /^slot-own-[2-4]$/.test(m.id));
      if (/^hand-/.test(n.id) && /(: use|— 使う)$/.test(n.label) && /HP/.test(n.label) && to && done.slot < 2) {
        await drag(n.id, to.id);
        await settled(t);
        if (!has(n.id)(await t.state())) done.slot++;
        else await act(n.id);
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
    const n = await playByName(t, "en", { most: 700 });
    assert.ok(n > 8, n + " answers");
    await ended(t);
    assert.match(await t.aria(), /button "Rematch"/);
  },

  async "by role and name, in Japanese, as a screen reader"({ open }) {
    const t = await title(open, { lang: "ja", params: plain(9) });
    await beginByName(t, "ja");
    const n = await playByName(t, "ja", { most: 700 });
    assert.ok(n > 8, n + " answers");
    namedInJapanese(await ended(t));
  },

  async "by mouse alone, cards pulled"({ open }) {
    const t = await title(open, { size: { width: 1024, height: 640 }, params: plain(13) }); // a shorter window has no room for souls
    const click = async (id) => { await t.page.mouse.click(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, click, async (a, b) => t.drag(await spot(t, a), await spot(t, b)));
    await begin(t, { act: click });
    await play(t, (n, s) => p.act(n, s), { until: brief((s, i) => i > 15 && p.done.slot > 0 && p.done.soul > 0 && has("menu")(s)) });
    assert.ok(p.done.slot > 0 && p.done.soul > 0, "cards were pulled: " + JSON.stringify(p.done));
    await concede(t, click);
    await ended(t);
    await click("rematch");
    await t.until((s) => !s.nodes.some((n) => n.id === "result"));
  },

  async "by touch alone on a phone: taps, pulled cards, a long press"({ open }) {
    const t = await title(open, { size: "phone", lang: "ja", params: plain(13) });
    const tap = async (id) => { await t.page.touchscreen.tap(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, tap, async (a, b) => t.touchDrag(await spot(t, a), await spot(t, b)));
    let read = 0;
    await begin(t, { act: tap });
    await play(t, async (n, s) => {
      if (/^hand-/.test(n.id) && !read++) {
        await longPress(t, await spot(t, n.id));
        const z = await t.until(has("zoom"));
        assert.ok(z.nodes.some((m) => m.label.includes(n.label.split("、")[0])), "the card is read");
        await tap("zoom.close");
        await t.until((s) => !has("zoom")(s));
      }
      await p.act(n, s);
    }, { until: brief((s, i) => i > 15 && p.done.slot > 0 && read && has("menu")(s)) });
    assert.ok(p.done.slot > 0 && read, JSON.stringify(p.done));
    await concede(t, tap);
    await ended(t);
  },

  async "by keyboard alone"({ open }) {
    const t = await title(open, { params: plain(9) });
    const ways = { arrows: 0, tab: 0, attack: 0 };
    let n = 0;
    const key = async (id) => {
      ways[await reach(t, id, { arrows: n++ % 2 === 0 })]++;
      await t.press(n % 3 ? "Enter" : "Space");
    };
    await begin(t, { act: key });
    await play(t, async (node) => {
      if (node.id === "act-attack" && ways.attack < 2) {
        ways.attack++;
        await t.press("a");
        await t.press("a");
        return;
      }
      await key(node.id);
    });
    assert.ok(ways.arrows > 2 && ways.tab > 2 && ways.attack > 0, JSON.stringify(ways));
    await ended(t);
    await reach(t, "home");
    await t.press("Enter");
    await t.until(has("door.mattsan"));
  },

  async "two people: hands, souls and face-down cards stay hidden from each other"({ open }) {
    for (const lang of ["en", "ja"]) {
      const t = await open({ lang, params: desk(22, { mode: "two", deck: "brassworks-battery", deck2: "relay-express" }) });
      const { handed, checked } = await passAround(t, lang, {
        most: 6,
        async pressed(name, secrets, shown) { // what is placed, used or discarded is reported to both
          for (const line of (await t.state()).log) {
            if (/face-down|ウラ向き|charge|ソウルに/.test(line)) continue;
            for (const card of [...secrets[0], ...secrets[1]]) if (line.includes(card)) shown.add(card);
          }
        },
        learn(s, mine, secrets, shown) {
          for (const n of s.nodes) {
            const down = /^(Face-down: |ウラ向きの《)/.test(n.label);
            const card = n.label.replace(/^(Face-down: |ウラ向きの《)/, "").split(/, |、|》|: /)[0];
            if ((/^(hand|pick)-\d+$/.test(n.id) || down) && card) mine.add(card);
            if (!/^(card|pile|entry)-/.test(n.id) || down) continue;
            for (const name of [...secrets[0], ...secrets[1]]) if ((n.label + (n.desc ?? "")).includes(name)) shown.add(name);
          }
        },
      });
      assert.ok(handed >= 4 && checked > 8, `${handed} hand-overs, ${checked} names looked for`);
    }
  },

  async "a match goes on after a reload; its replay is stepped and left"({ open }) {
    const t = await open({ params: desk(42) });
    await play(t, (n) => t.activate(n.id), { until: (s) => /^Turn [3-9]\b/.test(s.status) && has("acts")(s) });
    await settled(t);
    const said = async () => {
      await settled(t);
      const s = await t.state();
      return { status: s.status, nodes: s.nodes.filter((n) => !/^log|^ticker|^rail-/.test(n.id)).map(({ id, label, disabled }) => ({ id, label: label.replace(/\s+/g, " "), disabled })) };
    };
    const before = await said();
    await t.page.reload();
    await t.ready();
    await t.until(has("hud-own"));
    assert.deepEqual(await said(), before);
    await t.press("Escape");
    await t.until(has("menu.item0"));
    await t.click("button", "Concede");
    await t.click("button", "Yes");
    await ended(t);
    await t.click("button", "Watch replay");
    await t.until(has("replay-forward"));
    await t.press("Home"); // a low window has no room for the button
    await settled(t);
    assert.match((await t.state()).status, /Replay 0\//);
    await t.activate("replay-leave"); // back to the result
    await t.until(has("home"));
    await t.activate("home");
    await t.until(has("door.mattsan"));
  },
};

async function looked(open, lang, from) {
  const t = await title(open, { size: "frame", lang, params: desk(6) });
  const { faults, seen } = await everyQuestion(t, lang, { from, most: 9, letters: 14, back: "frame" });
  assert.ok(seen.size > 7, "questions: " + [...seen].join(" | "));
  assert.deepEqual(faults, []);
}

// The other language in another game: layouts are checked in both by the Go tests (golden.Fit).
tests["every question at four sizes, in Japanese"] = ({ open }) => looked(open, "ja", 2);
if (process.env.GALLERY === "all") tests["every question at four sizes, in English"] = ({ open }) => looked(open, "en", 0);
