// Choosing: the way of somebody new, decks by their key cards, the last set-up
// again, what comes after a match, two programs watched; by mouse, finger,
// keyboard and through the mirror.
import assert from "node:assert/strict";
import { concede, has, layoutFaults, match, reach, settled } from "./player.mjs";

const table = (s) => s.scene === "*zutomayo.Scene";
const habits = (t) => t.page.evaluate(() => localStorage.getItem("godeck/habits"));
const clean = async (t, size) => assert.deepEqual(layoutFaults(await t.nodes(), t.page.viewportSize()), [], size);

export const tests = {
  async "somebody new is led to a lesson, then to an easy match"({ open }) {
    for (const [lang, size] of [["ja", "desktop"], ["en", "phone"]]) {
      const t = await open({ lang, size, params: { speed: "off", mute: "1" } });
      await t.idle();
      await t.activate("door.zutomayo");
      await t.until(has("new.match"));
      await t.shot(`choose-new-${size}-${lang}`);
      await t.click("button", lang === "ja" ? /^まずは手ほどき/ : /^Start with the tutorial/);
      await t.until((s) => s.scene === "*lesson.Coach");
      await t.page.goBack().catch(() => {});
      const u = await open({ lang, size, params: { speed: "off", mute: "1" } });
      await u.idle();
      await u.activate("door.zutomayo");
      await u.until(has("new.match"));
      await u.click("button", lang === "ja" ? /^やさしい相手と一戦/ : /^An easy first match/);
      await u.until(table);
      assert.match(await habits(u), /"level":"easy"/);
    }
  },

  async "a deck is chosen by mouse, finger and keyboard"({ open }) {
    const chosen = async (t) => {
      await t.until(table);
      return /"decks":\["paper-gale","random"\]/.test(await habits(t));
    };
    const ways = {
      desktop: (t) => (id) => t.mouse(id),
      phone: (t) => (id) => t.tap(id),
      frame: (t) => async (id) => { await reach(t, id); await t.press("Enter"); },
    };
    for (const [size, way] of Object.entries(ways)) {
      const t = await open({ lang: size === "phone" ? "ja" : "en", size, params: { speed: "off", mute: "1" } });
      const go = way(t);
      await t.idle();
      await go("door.zutomayo");
      for (const [seat, deck] of [["1", "paper-gale"], ["2", "random"]]) {
        await t.until(has("start"));
        await settled(t);
        await t.activate("seat" + seat);
        await t.until(has(`deck${seat}.${deck}`));
        await settled(t);
        await clean(t, size);
        await (size === "desktop" && deck !== "random" ? go(`deck${seat}.${deck}`) : t.activate(`deck${seat}.${deck}`)); // it may have to be scrolled to
        await t.until(has("deck.take"));
        await settled(t);
        await clean(t, size);
        await t.shot(`choose-deck${seat}-${size}`);
        await go("deck.take");
      }
      await t.until(has("start"));
      await settled(t);
      await go("start");
      assert.ok(await chosen(t), await habits(t));
    }
  },

  async "after a match: again, decks exchanged, another deck; the list of matches"({ open }) {
    for (const [lang, size] of [["en", "desktop"], ["ja", "phone"]]) {
      const t = await open({ lang, size, params: match(3, { deck: "lamplight-parade", deck2: "ember-ledger" }) });
      await t.until(table);
      await concede(t);
      await t.until(has("rematch"));
      await settled(t);
      await clean(t, size);
      await t.shot(`choose-result-${size}-${lang}`);
      await t.activate("swap");
      await t.until((s) => table(s) && !s.nodes.some((n) => n.id === "rematch"));
      await concede(t);
      await t.until(has("rematch"));
      await t.activate("decks");
      await t.until(has("deck1.ember-ledger"));
      assert.ok((await t.node("deck1.ember-ledger")).checked, "the decks have been exchanged");
      await t.activate("decks.close");
      await t.until(has("start"));
      await t.activate("setup.close");
      await t.until(has("replays"));
      await t.activate("replays");
      await t.until((s) => s.nodes.filter((n) => /^replay\./.test(n.id)).length === 2);
      await settled(t);
      await clean(t, size);
      await t.shot(`choose-records-${size}-${lang}`);
      const said = (await t.state()).nodes.filter((n) => /^replay\./.test(n.id)).map((n) => n.desc);
      for (const d of said) assert.match(d, lang === "en" ? /^lost.*ZUTOMAYO CARD · today/ : /^負け.*ZUTOMAYO CARD・今日/);
    }
  },

  async "the last set-up is one click once a match has been won"({ open }) {
    const t = await open({ params: { speed: "off", mute: "1" }, before: (page) => page.addInitScript(() => {
      localStorage.setItem("godeck/habits", "b" + btoa(JSON.stringify({ last: "magna", games: { magna: { won: true, begun: true, mode: 0, decks: ["rootmarch", "gilded-eclipse"], level: "hard" } } })));
    }) });
    await t.until(has("again"));
    await t.click("button", /^Again: Magna Spectra/);
    await t.until((s) => s.scene === "*magna.Scene");
  },

  async "two programs are stopped, led step by step and looked back at"({ open }) {
    for (const [game, size, lang] of [["zutomayo", "desktop", "ja"], ["duemagic", "phoneWide", "en"], ["magna", "phone", "ja"]]) {
      const t = await open({ size, lang, params: match(5, { game, mode: "watch", speed: "fast" }) });
      const at = async () => Number((await t.state()).nodes.filter((n) => n.id.startsWith("replay-")).map((n) => /(\d+) of \d+|手中 (\d+)手目|^(\d+) \/ \d+/.exec(n.label)).filter(Boolean).map((m) => m[1] ?? m[2] ?? m[3])[0]);
      const reaches = async (ok, what) => {
        for (const end = Date.now() + 60000; !ok(await at()); await t.ticks(10)) assert.ok(Date.now() < end, `${game}: ${what}`);
      };
      await t.until((s) => s.nodes.some((n) => /^hand-\d+$/.test(n.id)));
      await t.activate("replay-play"); // stop
      await settled(t);
      const n = await at();
      await t.ticks(60);
      assert.equal(await at(), n, "they wait");
      await t.activate("replay-forward");
      await reaches((k) => k > n, "one step");
      await settled(t);
      assert.equal(await at(), n + 1, "one step");
      await t.activate("replay-first");
      await settled(t);
      assert.equal(await at(), 0);
      await t.shot(`choose-watch-${game}-${size}`);
      await t.activate("replay-last");
      await settled(t);
      await t.activate("replay-play");
      await reaches((k) => k > n + 2, "they play on");
      assert.ok(!(await t.state()).nodes.some((x) => x.id === "replay-continue"), "nobody has to play on");
    }
  },

  async "Back goes one step back, and leaves from the title"({ open }) {
    const t = await open({ size: "phone", params: { speed: "off", mute: "1", seed: "5" } });
    const back = () => t.page.evaluate(() => history.back());
    const at = (f) => t.until((s) => f(s));
    const length = () => t.page.evaluate(() => history.length);
    const title = (s) => s.scene === "*title.Scene" && !s.nodes.some((n) => n.id === "start") && s.nodes.some((n) => n.id === "door.zutomayo");
    await t.idle();
    const before = await length();
    await t.tap("door.zutomayo");
    await at((s) => s.nodes.some((n) => n.id === "new.match" || n.id === "start"));
    await t.page.waitForFunction((n) => history.length === n + 1, before);
    await back();
    await at(title);
    await t.tap("door.zutomayo");
    await at((s) => s.nodes.some((n) => n.id === "new.match"));
    await t.activate("new.match");
    await at((s) => s.scene === "*zutomayo.Scene");
    await back();
    await at((s) => s.nodes.some((n) => n.role === "dialog")); // the menu, which has the ways out
    await back();
    await at((s) => s.scene === "*zutomayo.Scene" && !s.nodes.some((n) => n.role === "dialog"));
    await t.page.reload();
    await t.page.waitForFunction(() => document.documentElement.dataset.ready === "1" && window.__godeck, null, { timeout: 60000 });
    await at(title);
    assert.equal(await length(), before + 1, "Back and a reload make entries");
    await t.page.waitForFunction(() => history.state === null);
    await t.page.goBack();
    assert.equal(t.page.url(), "about:blank");
  },

  async "Back in a match by its address asks first"({ open }) {
    const t = await open({ size: "phone", params: { game: "zutomayo", mode: "vsai", seed: "7", speed: "off", mute: "1" } });
    await t.until((s) => s.scene === "*zutomayo.Scene" && s.idle);
    await t.page.touchscreen.tap(195, 3);
    await t.page.waitForFunction(() => history.state?.godeck === "inside");
    await t.page.evaluate(() => history.back());
    await t.until((s) => s.nodes.some((n) => n.role === "dialog"));
    assert.match(t.page.url(), /game=zutomayo/);
  },
};
