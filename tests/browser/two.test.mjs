// Two people at one device, and two programs.
import assert from "node:assert/strict";
import { buttons, match, play, playByName, reach, settled, told } from "./player.mjs";

const nameOf = (n) => n.label.split(/, cost |、コスト/)[0];

const enough = new Error("enough");

// What the log says of cards that everybody has seen.
const shown = /opens with|had set|reveal|最初のキャラクター|をセットしていた|公開|見せ/;

export const tests = {
  async "two people: hands stay hidden from each other, to the end of the match"({ open }) {
    for (const lang of ["en", "ja"]) {
      const t = await open({ lang, params: match(lang === "en" ? 21 : 22, { mode: "two", deck: "lamplight-parade", deck2: "ember-ledger" }) });
      await t.idle();
      const secret = [new Set(), new Set()]; // names in the hand of each, when last seen by its owner
      const open_ = new Set(); // names that lie open on the table
      let who = -1, handed = 0, checked = 0;
      const check = async (p, when) => {
        for (const line of (await t.state()).log) if (shown.test(line)) for (const name of secret[p]) if (line.includes(name)) open_.add(name);
        const text = [...(await t.state()).log, await told(t)].join("\n");
        for (const name of secret[p]) {
          if (open_.has(name)) continue;
          checked++;
          assert.ok(!text.includes(name), `${when}: player ${p + 1}'s ${name} can be read: ${text.slice(Math.max(0, text.indexOf(name) - 100), text.indexOf(name) + 60)}`);
        }
      };
      const press = async (name) => {
        await settled(t);
        const s = await t.state();
        const title = s.nodes.find((n) => n.id === "handover.title");
        if (title) {
          const p = /(Player |プレイヤー)(\d)/.exec(title.label)[2] - 1;
          assert.deepEqual((await buttons(t)).length, 1, "only taking the device is possible");
          assert.ok(!s.nodes.some((n) => /^(hand|card|pick)-/.test(n.id)), "no card is told");
          await check(1 - p, "at the hand-over");
          await check(p, "at the hand-over, its own before it is taken");
          if (handed++ < 1) await t.shot(`two-handover-${lang}`);
          await t.click("button", name);
          who = p;
          await settled(t);
          const { nodes } = await t.state();
          // A question about an effect is asked in place of the hand.
          assert.ok(nodes.some((n) => /^(hand-\d+|ask-aside|choose|names|order)$/.test(n.id)), "the own hand is told: " + nodes.map((n) => n.id));
          await check(1 - p, `while player ${p + 1} plays`);
          if (lang === "ja" && handed === 6) throw enough;
          return;
        }
        for (const n of s.nodes) {
          if (/^hand-\d+$/.test(n.id)) continue;
          for (const name of [...secret[0], ...secret[1]]) {
            const hidden = /^log/.test(n.id) && / draw|引いた/.test(n.label);
            if (!hidden && (n.label + (n.desc ?? "")).includes(name)) open_.add(name);
          }
        }
        const hand = s.nodes.filter((n) => /^hand-\d+$/.test(n.id));
        if (hand.length) secret[who] = new Set(hand.map(nameOf));
        await check(1 - who, `while player ${who + 1} plays`);
        await t.click("button", name);
      };
      try {
        await playByName(t, lang, { press });
      } catch (e) {
        if (e === enough) continue; // the whole match is played in English
        throw e;
      }
      assert.ok(handed >= 4 && checked > 20, `${handed} hand-overs, ${checked} names looked for`);
      await settled(t);
      assert.match((await t.state()).status, /The match is over\. (Player [12] wins|Draw)|対戦終了。(プレイヤー[12]の勝ち|引き分け)/);
    }
  },

  async "two programs are watched to the end, while everything is changed"({ open }) {
    const t = await open({ params: match(31, { mode: "watch", speed: "normal" }) });
    t.allow(/AudioContext was not allowed/);
    const settings = async (f) => {
      await t.activate("menu");
      await t.until((s) => s.nodes.some((n) => n.id === "menu.item1"));
      await t.activate("menu.item1");
      await t.until((s) => s.nodes.some((n) => n.id === "settings"));
      await f();
      await t.activate("settings.close"); // leads back to the menu
      await t.until((s) => s.nodes.some((n) => n.id === "menu.close"));
      await t.activate("menu.close");
      await t.until((s) => !s.nodes.some((n) => n.id === "menu.close"));
    };
    await t.until((s) => s.nodes.some((n) => n.id === "menu"));
    const speed = async (name) => {
      await settings(() => t.activate("set.speed." + name));
      assert.equal((await t.state()).settings.speed, { normal: 0, off: 1, fast: 2, slow: 3 }[name]);
    };
    await speed("slow");
    await t.ticks(20);
    assert.equal((await t.state()).idle, false, "at slow speed the story takes its time");
    await settings(async () => { // still slowly: at a faster speed the match might be over before it is looked at
      await t.activate("set.lang.ja");
      await t.until((s) => s.settings.lang === "ja");
      for (const id of ["set.text.1.3", "set.motion", "set.mute", "set.mute", "set.mute"]) await t.activate(id);
      const slider = (await t.state()).nodes.filter((n) => n.role === "slider");
      assert.ok(slider.length >= 2, "two volumes");
      await reach(t, slider[0].id, { arrows: false });
      const before = (await t.node(slider[0].id)).value;
      await t.press("ArrowLeft", "ArrowLeft");
      assert.ok((await t.node(slider[0].id)).value < before, "arrows move a slider");
    });
    let s = await t.state();
    assert.deepEqual([s.settings.lang, s.settings.textScale, s.settings.reducedMotion], ["ja", 1.3, true]);
    await t.until((s) => /ターン/.test(s.status));
    await t.until((s) => s.nodes.some((n) => /^hand-\d+$/.test(n.id))); // hands are open to watchers
    await t.shot("watch-largest-ja");
    await speed("fast");
    await speed("off");
    s = await t.until((s) => s.nodes.some((n) => n.id === "result"), 60000);
    await settled(t);
    s = await t.state();
    assert.match(s.status, /対戦終了/);
    await t.shot("watch-result-largest-ja");
  },

  async "the language changes in the middle of a match"({ open }) {
    const t = await open({ params: match(32) });
    await play(t, (n) => t.activate(n.id), { until: (s) => /Turn [3-9]/.test(s.status) && s.nodes.some((n) => n.id === "commit") });
    await settled(t);
    const en = await t.state();
    const set = async (lang) => {
      await t.press("Escape");
      await t.until((s) => s.nodes.some((n) => n.id === "menu.item1"));
      await t.activate("menu.item1");
      await t.until((s) => s.nodes.some((n) => n.id === "set.lang." + lang));
      await t.activate("set.lang." + lang);
      await t.press("Escape"); // leads back to the menu
      await t.until((s) => s.nodes.some((n) => n.id === "menu.close"));
      await t.press("Escape");
      await t.until((s) => !s.nodes.some((n) => n.role === "dialog"));
      await settled(t);
      return t.state();
    };
    const ja = await set("ja");
    assert.match(ja.status, /ターン/);
    const ids = (s) => s.nodes.map((n) => n.id).filter((id) => !/^log|^prompt\.why$|^rival\.says$/.test(id)); // what the rival says comes and goes; a long reason has a line of its own in one language, and is a description in the other
    assert.deepEqual(ids(ja), ids(en));
    for (const n of ja.nodes) assert.doesNotMatch(n.label + (n.desc ?? "") + (n.group ?? ""), /[a-z]{5}/, n.id + ": " + n.label + " / " + n.desc + " / " + n.group);
    assert.equal(await t.page.evaluate(() => document.documentElement.lang), "ja");
    const back = await set("en");
    assert.equal(back.status, en.status);
    const plain = (s) => s.nodes.filter((n) => n.id !== "rival.says").map(({ id, label, desc, group }) => ({ id, label, desc, group }));
    assert.deepEqual(plain(back), plain(en), "and back nothing is lost");
  },
};
