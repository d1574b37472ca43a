// Magna Spectra: whole matches by every way into the program, what stays
// hidden, what is kept, and the layout.
import assert from "node:assert/strict";
import { begin, beginByName, brief, concede, ended, everyQuestion, has, longPress, match, namedInJapanese, passAround, play, playByName, reach, settled, spot } from "./player.mjs";

const war = (seed, more = {}) => match(seed, { game: "magna", ...more });
// Seeds whose matches end soon: the third base falls by turn 3.
const plain = (seed) => ({ seed: String(seed), speed: "off", mute: "1" });
const title = async (open, options) => Object.assign(await open(options), { game: "magna" }); // from the title screen

/** Where a chosen card of the hand may go: an empty slot of the own map. */
const slotOf = (s) => s.nodes.find((n) => /^slot-own-/.test(n.id) && !n.disabled);
const held = (n) => /(: let go|— 選択をやめる)$/.test(n.label);

/**
 * Pulls cards where the player of player.mjs would tap: from the hand to a
 * slot, from the third base to the lane, from the lane at an enemy.
 */
function puller(t, act, drag) {
  const done = { hand: 0, force: 0, attack: 0 };
  const gone = async (before) => (await t.state()).status !== before;
  return {
    done,
    async act(n, s) {
      if (/^hand-/.test(n.id) && /(Production|生産)/.test(s.status) && /(: choose|— 選ぶ)$/.test(n.label) && done.hand < 2) {
        await act(n.id); // which slots are free shows once it is chosen
        await settled(t);
        const now = await t.state(), to = slotOf(now);
        if (!to || !now.nodes.some((m) => m.id === n.id && held(m))) return;
        await drag(n.id, to.id);
        await settled(t);
        if ((await t.state()).nodes.some((m) => m.id === n.id && held(m))) return;
        assert.ok(has("means")(await t.state()) || (await gone(now.status)), `${n.label} was pulled to ${to.label}`);
        done.hand++;
        return;
      }
      if (/^unit-/.test(n.id) && /(: join the attack|— 攻撃に加える)$/.test(n.label) && done.attack < 1) {
        const foe = s.nodes.find((m) => /^(unit|trap)-/.test(m.id) && /(: can be struck|: strike[^:]*|— 遊撃[^—]*)$/.test(m.label));
        if (foe) {
          await drag(n.id, foe.id);
          await settled(t);
          const after = (await t.node(n.id))?.label; // who has fought is Checked, or gone
          assert.ok(after !== n.label || (await gone(s.status)), `${n.label} was thrown at ${foe.label}`);
          done.attack++;
          return;
        }
      }
      await act(n.id);
    },
  };
}

export const tests = {
  async "by role and name, in English, as a screen reader"({ open }) {
    const t = await title(open, { lang: "en", params: plain(15) });
    await beginByName(t, "en");
    const n = await playByName(t, "en");
    assert.ok(n > 20, n + " answers");
    await ended(t);
    assert.match(await t.aria(), /button "Rematch"/);
  },

  async "by role and name, in Japanese, as a screen reader"({ open }) {
    const t = await title(open, { lang: "ja", params: plain(19) });
    await beginByName(t, "ja");
    const n = await playByName(t, "ja", { most: 900, enough: brief(40) });
    assert.ok(n > 20, n + " answers");
    await concede(t);
    namedInJapanese(await ended(t));
  },

  async "by mouse alone, cards and units pulled"({ open }) {
    const t = await title(open, { params: plain(18) });
    const click = async (id) => { await t.page.mouse.click(...(await spot(t, id))); await t.ticks(2); };
    const p = puller(t, click, async (a, b) => t.drag(await spot(t, a), await spot(t, b)));
    await begin(t, { act: click });
    await play(t, (n, s) => p.act(n, s));
    assert.ok(p.done.hand > 0, "cards were pulled: " + JSON.stringify(p.done));
    await ended(t);
    await click("rematch");
    await t.until((s) => !s.nodes.some((n) => n.id === "result"));
  },

  async "by touch alone on a phone: taps, pulled cards, a long press"({ open }) {
    const t = await title(open, { size: "phone", lang: "ja", params: plain(19) });
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
        assert.match((await t.node(n.id)).label, /選ぶ$/, "a long press does not choose");
        return;
      }
      await p.act(n, s);
    }, { until: brief((s, i) => i > 25 && p.done.hand > 0 && read && has("menu")(s)) });
    assert.ok(p.done.hand > 0 && read, JSON.stringify(p.done));
    await concede(t, tap);
    await ended(t);
  },

  async "by keyboard alone"({ open }) {
    const t = await title(open, { params: plain(15) });
    const ways = { arrows: 0, tab: 0, digit: 0 };
    let n = 0;
    const key = async (id) => {
      ways[await reach(t, id, { arrows: n++ % 2 === 0 })]++;
      await t.press(n % 3 ? "Enter" : "Space");
    };
    await begin(t, { act: key });
    await play(t, async (node, s) => {
      const hand = s.nodes.filter((m) => /^hand-\d+$/.test(m.id));
      const at = hand.findIndex((m) => m.id === node.id);
      if (at >= 0 && at < 9 && ways.digit < 3) {
        ways.digit++;
        await t.press(String(at + 1));
        await t.idle();
        assert.match((await t.node(node.id)).label, /: let go$/, `the key ${at + 1} chooses ${node.label}`);
        return;
      }
      await key(node.id);
    }, { until: brief((s, i) => i > 25 && ways.arrows > 2 && ways.tab > 2 && ways.digit > 0 && has("menu")(s)) });
    assert.ok(ways.arrows > 2 && ways.tab > 2 && ways.digit > 0, JSON.stringify(ways));
    await concede(t, key);
    await ended(t);
    await reach(t, "home");
    await t.press("Enter");
    await t.until(has("door.magna"));
  },

  async "two people: hands, funds and traps stay hidden from each other"({ open }) {
    for (const lang of ["en", "ja"]) {
      // two decks with no card in common: whose a name is, is never in doubt
      const t = await open({ lang, params: war(lang === "en" ? 21 : 22, { mode: "two", deck: "cinder-oath", deck2: "gilded-eclipse" }) });
      const { handed, checked } = await passAround(t, lang, {
        most: lang === "en" ? 8 : 6,
        async pressed(name, secrets, shown) { // what is used, discarded or turned up is reported to both
          for (const line of (await t.state()).log) {
            if (!/ uses | takes effect| is discarded| leaves the field$| base is |を使う|の効果|が捨てられた|が場を離れた$|拠点は/.test(line)) continue;
            for (const card of [...secrets[0], ...secrets[1]]) if (line.includes(card)) shown.add(card);
          }
        },
        learn(s, mine, secrets, shown) {
          // What is public or reported is no secret; a player's own hand and traps are.
          for (const n of s.nodes) {
            const own = /^(hand|pick)-\d+$/.test(n.id) || /^Trap \(|^トラップ（/.test(n.label) || /^fundcard/.test(n.id);
            const card = n.label.replace(/^(Trap \(|トラップ（)/, "").split(/, |、|\)|）/)[0];
            if (own && card) mine.add(card);
          }
          for (const n of s.nodes) {
            if (!/^(unit|weapon|pile|camp|base)/.test(n.id) || /^Trap \(|^トラップ（/.test(n.label)) continue;
            for (const name of [...secrets[0], ...secrets[1]]) if ((n.label + (n.desc ?? "")).includes(name)) shown.add(name);
          }
        },
      });
      assert.ok(handed >= 6 && checked > 10, `${handed} hand-overs, ${checked} names looked for`);
    }
  },

  async "a match goes on after a reload; its replay is stepped and left"({ open }) {
    const t = await open({ params: war(42) });
    const asks = (turn) => (s) => new RegExp(`^Turn ${turn}\\b`).test(s.status) && s.nodes.some((n) => n.id === "opt-pass");
    await play(t, (n) => t.activate(n.id), { until: asks("[2-9]") });
    await settled(t);
    const said = async () => {
      await settled(t);
      const s = await t.state(); // which base is shown large may differ: the foremost one after a reload
      return { status: s.status, nodes: s.nodes.filter((n) => /^(hand|opt|hud|prompt$|pile|fund|pass)/.test(n.id)).map(({ id, label, disabled }) => ({ id, label: label.replace(/\s+/g, " "), disabled })) };
    };
    const before = await said();
    await t.page.reload();
    await t.ready();
    await t.until(has("hud-own"));
    assert.deepEqual(await said(), before);
    await t.press("Escape");
    await t.until(has("menu.item0"));
    await t.click("button", "Concede");
    await t.page.getByRole("dialog").getByText("Your opponent wins").first().waitFor({ state: "attached" });
    await t.click("button", "Yes");
    await ended(t);
    await t.click("button", "Watch replay");
    await t.until(has("replay-forward"));
    await t.activate("replay-first");
    await settled(t);
    const end = Number(/Replay 0\/(\d+)/.exec((await t.state()).status)[1]);
    for (let i = 1; i <= 3; i++) {
      await t.activate("replay-forward");
      await settled(t);
      assert.match((await t.state()).status, new RegExp(`Replay ${i}/${end}`));
    }
    await t.activate("replay-last");
    await settled(t);
    assert.match((await t.state()).status, /conceded|Replay/);
    await t.activate("replay-leave"); // back to the result
    await t.until(has("home"));
    await t.activate("home");
    await t.until(has("door.magna"));
  },
};

async function looked(open, lang, from) {
  const t = await title(open, { size: "frame", lang, params: war(6) });
  const { faults, seen } = await everyQuestion(t, lang, { from, most: 9, letters: 14, back: "frame" }); // the smallest is the fastest
  assert.ok(seen.size > 7, "questions: " + [...seen].join(" | "));
  assert.deepEqual(faults, []);
}

// The other language in another game: layouts are checked in both by the Go tests (golden.Fit).
tests["every question at four sizes, in English"] = ({ open }) => looked(open, "en", 0);
if (process.env.GALLERY === "all") tests["every question at four sizes, in Japanese"] = ({ open }) => looked(open, "ja", 2);
