// Tables in somebody else's page: embed.js, its element and its messages (docs/embed.md).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { dist, serve } from "./harness.mjs";

/**
 * hosted opens a page of another origin with tables in it. heard() returns what they told, as
 * [id, message]; until(f) waits for it. The policy is as strict as docs/embed.md says it may be.
 */
async function hosted({ open, site }, body, { lang = "en", style = "", size = { width: 800, height: 600 }, files = {}, awake = "", policy = true } = {}) {
  const godeck = `http://127.0.0.1:${site.port}`;
  const csp = policy ? `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${godeck}; frame-src ${godeck}; img-src ${godeck} data:; connect-src 'self'; style-src 'self'">` : "";
  const host = await serve({ pages: { "/host": `<!doctype html><html lang="${lang}"><meta charset="utf-8">${csp}<link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css"><title>host</title>
    <script src="${godeck}/embed.js" ${awake && `data-awake="${awake}"`} data-address="test=1&draw=20&pace=4&mute=1&speed=off" async></script><body><h1>A page</h1>${body}<p class="low">below</p>`,
  "/host.css": (req, res) => { res.setHeader("Content-Type", "text/css"); res.end(`body { margin: 12px; font: 16px/1.6 sans-serif } .low { margin-top: 1600px } ${style}`); }, ...files } });
  const t = await open({ url: host.origin + "/host", wait: false, size, before: (page) => page.addInitScript(() => {
    window.__heard = [];
    addEventListener("godeck", (e) => __heard.push([e.target.id, e.detail]));
  }) });
  const h = { t, page: t.page, host, godeck };
  h.heard = () => t.page.evaluate(() => __heard);
  h.until = (id, type, more = {}) => t.page.waitForFunction(([id, type, more]) => __heard.some(([i, m]) => i === id && m.type === type && Object.keys(more).every((k) => m[k] === more[k])), [id, type, more], { timeout: 120000 });
  h.call = (id, f, ...args) => t.page.evaluate(([id, f, args]) => { document.getElementById(id)[f](...args); }, [id, f, args]);
  h.frame = async (id) => (await t.page.waitForSelector(`#${id} >> iframe`)).contentFrame();
  h.end = () => host.close();
  return h;
}

export const tests = {
  async "embed.js is small; ten tables are pictures until one is touched"(ctx) {
    const js = await readFile(join(dist, "embed.js"));
    assert.ok(gzipSync(js, { level: 9 }).length <= 4096, "4 KB");
    assert.match(js.toString(), /version = "[^"@]+"/);
    const games = Object.keys(JSON.parse(/doors = ({.*?});/.exec(js)[1]));
    assert.equal(games.length, 5);
    for (const g of games) assert.ok((await readFile(join(dist, `door-${g}.webp`))).length <= 60 << 10, g);
    const site = await serve(); // of its own: what other tests still load does not count
    const h = await hosted({ ...ctx, site }, games.flatMap((g) => [g, g]).map((g, i) => `<godeck-table id="t${i}" game="${g}"></godeck-table>`).join(""), { lang: "ja", style: "godeck-table { width: 320px }", size: { width: 360, height: 640 } });
    try {
      await h.page.getByRole("button", { name: /マグナスペクトラ.*あそぶ/ }).first().waitFor();
      assert.equal(await h.page.locator("iframe").count(), 0);
      assert.ok(!site.requests.some((r) => /godeck-|page-|index/.test(r)), "nothing of the game is loaded");
      await h.t.shot("tables-posters-ja");
    } finally {
      await h.end();
      await site.close();
    }
  },

  async "under a strict policy: a table wakes by its button, tells, obeys, scrolls past"(ctx) {
    const h = await hosted(ctx, `<godeck-table id="a" game="zutomayo" level="easy" seed="5"></godeck-table>`, { style: "godeck-table { width: 320px }", size: { width: 360, height: 700 } });
    try {
      const asleep = await h.page.locator("#a").boundingBox();
      await h.page.locator("#a button").click();
      await h.until("a", "question");
      const heard = await h.heard();
      assert.deepEqual(heard.slice(0, 3).map(([, m]) => m.type), ["ready", "started", heard[2][1].type]);
      assert.equal(heard[0][1].height, 560);
      assert.deepEqual(heard[1][1], { godeck: 1, type: "started", game: "zutomayo", mode: "vsai" });
      const box = await h.page.locator("#a").boundingBox();
      assert.ok(box.width === 320 && Math.abs(box.height - 560) < 1, `${box.width} × ${box.height}`);
      assert.deepEqual(box, asleep, "a table that wakes keeps its place and size");
      await h.t.shot("tables-column");
      await h.page.setViewportSize({ width: 360, height: 500 });
      assert.equal((await h.page.locator("#a").boundingBox()).height, 440, "a finger finds the page beside it");
      await h.page.setViewportSize({ width: 360, height: 700 });
      // The wheel is the page's until the table is touched, and again after Escape.
      const wheel = async () => {
        const from = await h.page.evaluate(() => scrollY);
        await h.page.mouse.wheel(0, 60);
        for (let i = 0; i < 20; i++) {
          if (await h.page.evaluate(() => scrollY) !== from) return true;
          await new Promise((f) => setTimeout(f, 50));
        }
        return false;
      };
      await h.page.evaluate(() => scrollTo(0, 0));
      await h.page.mouse.move(100, 300);
      assert.ok(await wheel(), "the page scrolls under the mouse over an untouched table");
      await h.page.evaluate(() => scrollTo(0, 0));
      await h.page.mouse.click(box.x + 2, box.y + 2);
      assert.ok(!await wheel(), "a touched table has the wheel");
      await h.page.keyboard.press("Escape");
      assert.ok(await wheel(), "Escape gives it back");
      // Messages.
      await h.call("a", "send", { type: "dance" });
      await h.until("a", "error", { code: "type" });
      await h.call("a", "send", { type: "seek", turn: 1 });
      await h.until("a", "error", { code: "state" });
      const frame = await h.frame("a");
      await h.call("a", "send", { type: "language", lang: "ja" });
      await frame.waitForFunction(() => document.documentElement.lang === "ja");
      await h.call("a", "send", { type: "pause", on: true });
      const ticks = async () => frame.evaluate(() => new Promise((f) => setTimeout(() => f(__godeck.ticks()), 300)));
      await ticks();
      assert.equal(await h.page.evaluate(() => { const n = __heard.length; document.getElementById("a").send({ type: "start", game: "magna", mode: "watch", level: "easy", seed: 3 }); return n > 0; }), true);
      await h.call("a", "send", { type: "pause", on: false });
      await h.until("a", "started", { game: "magna", mode: "watch" });
      await h.until("a", "turn");
      assert.deepEqual((await frame.evaluate(() => __godeck.errors())), []);
      // An attribute changes while it lives.
      await h.page.evaluate(() => { document.getElementById("a").setAttribute("game", "chess"); });
      await h.until("a", "error", { code: "address" });
    } finally { await h.end(); }
  },

  async "two games side by side; a third puts the first to sleep, which keeps its match, without storage too"(ctx) {
    const h = await hosted(ctx, `<div class="row"><godeck-table id="a" game="zutomayo" level="easy" seed="5" sandbox></godeck-table><godeck-table id="b" game="duemagic" mode="watch" level="easy" seed="6"></godeck-table></div><godeck-table id="c" game="magna"></godeck-table>`,
      { style: ".row { display: flex; gap: 12px } .row > * { flex: 1 } body { background: #222; color: #eee }", size: { width: 1000, height: 560 } });
    try {
      await h.call("a", "play");
      await h.until("a", "question");
      const f = await h.frame("a");
      assert.equal(await f.evaluate(() => __godeck.state().persistent), false);
      const id = (await f.evaluate(() => __godeck.nodes())).find((n) => n.role === "button" && /^(mulligan|keep|commit|done|pass|card)/.test(n.id));
      if (id) await f.evaluate((id) => __godeck.activate(id), id.id);
      await h.call("b", "play");
      await h.until("b", "turn");
      await h.t.shot("tables-two");
      await h.call("c", "play");
      await h.until("c", "started");
      await h.page.getByRole("button", { name: /Go on/ }).waitFor();
      assert.deepEqual(await h.page.evaluate(() => ["a", "b", "c"].map((i) => document.getElementById(i).awake)), [false, true, true]);
      await h.page.evaluate(() => { __heard.length = 0; });
      await h.page.getByRole("button", { name: /Go on/ }).click();
      await h.until("a", "started", { mode: "vsai" });
      const g = await h.frame("a");
      assert.match(g.url(), /resume=1.*#m=/);
      assert.deepEqual(await g.evaluate(() => __godeck.errors()), []);
    } finally { await h.end(); }
  },

  async "a replay from a file of the host page is shown and moved; the end is told with its link"(ctx) {
    const h = await hosted(ctx, `<godeck-table id="w" game="zutomayo" mode="watch" level="easy" seed="3"></godeck-table><godeck-table id="r" replay="/match.txt"></godeck-table>`);
    try {
      await h.call("w", "play");
      await h.until("w", "over");
      const over = (await h.heard()).find(([, m]) => m.type === "over")[1];
      assert.match(over.link, new RegExp(`^${h.godeck}/#r=1`));
      assert.ok(over.winner === 1 || over.winner === 2 || over.winner === 0);
      h.host.pages["/match.txt"] = over.link;
      await h.call("r", "play");
      await h.until("r", "started", { mode: "replay" });
      await h.call("r", "send", { type: "seek", turn: 3 });
      await h.until("r", "turn", { turn: 3 });
      // What left the frames: only what the document names, and never a card.
      const known = { ready: ["version", "height"], resized: ["height"], started: ["game", "mode", "length"], turn: ["turn"], question: ["turn"], over: ["winner", "link"], slept: ["match"], error: ["code", "text", "to"] };
      for (const [, m] of await h.heard()) assert.deepEqual(Object.keys(m).filter((k) => !["godeck", "type", ...known[m.type]].includes(k)), [], JSON.stringify(m));
    } finally { await h.end(); }
  },

  async "a scenario of the host page is looked at and played on; a mistake in one is named with its line"(ctx) {
    const h = await hosted(ctx, `<godeck-table id="p" position="/puzzle.yaml" lang="en"></godeck-table><godeck-table id="q" position="/wrong.yaml" lang="en"></godeck-table>`);
    try {
      h.host.pages["/puzzle.yaml"] = "title: {ja: 詰め, en: Can you win this turn?}\ngame: duemagic\np1: {hand: [riptide], battle: [ash-novice x2], mana: [ash-novice x5]}\np2: {battle: [tide-runner], shields: 1}\n";
      h.host.pages["/wrong.yaml"] = "title: {ja: 誤り, en: Wrong}\ngame: duemagic\np1: {battle: [no-such-card]}\n";
      await h.call("p", "play");
      await h.until("p", "started", { mode: "replay", length: 0 });
      const g = await h.frame("p");
      const there = (f) => g.waitForFunction(f, null, { timeout: 120000, polling: 100 });
      await there(() => __godeck.state().nodes.some((n) => n.id === "replay-continue"));
      assert.ok(await g.evaluate(() => __godeck.state().nodes.filter((n) => /Ash Novice/.test(n.label)).length >= 2), "the creatures lie there");
      await g.evaluate(() => __godeck.activate("replay-continue"));
      await there(() => __godeck.state().nodes.some((n) => /^hand-/.test(n.id)) && !__godeck.state().nodes.some((n) => n.id === "replay-continue"));
      await h.call("q", "play");
      await h.until("q", "error", { code: "record" });
      assert.match((await h.heard()).find(([, m]) => m.type === "error")[1].text, /position:3: no card is called/);
    } finally { await h.end(); }
  },

  async "the code for a web page shows the tag, and the table as it will stand in a page"({ open }) {
    const t = await open({ params: { game: "magna", mode: "watch", seed: "3", speed: "off" } });
    await t.until((s) => s.nodes.some((n) => n.id === "menu"));
    await t.activate("menu");
    await t.activate((await t.until((s) => s.nodes.some((n) => n.label === "Code for a web page"))).nodes.find((n) => n.label === "Code for a web page").id);
    await t.page.locator("#panel-preview godeck-table button").waitFor();
    assert.match(await t.page.textContent("#panel-report"), /^<script src="http[^"]+embed\.js" async><\/script>\n<godeck-table game="magna" .*><\/godeck-table>$/);
    await t.page.keyboard.press("Escape");
    await t.page.locator("#panel").waitFor({ state: "hidden" });
    assert.equal(await t.page.locator("#panel-preview > *").count(), 0);
  },

  async "a frame is told nothing by others, and tells nothing before hello"({ open, site }) {
    const host = await serve({ pages: { "/host": `<!doctype html><link rel="icon" href="data:,"><title>host</title><iframe id="f" width="480" height="300" src="http://127.0.0.1:${site.port}/?test=1&draw=20&mute=1&lang=en&game=magna&seed=3&speed=off"></iframe><iframe id="other" srcdoc="<p>other</p>"></iframe>` } });
    try {
      const t = await open({ url: host.origin + "/host", wait: false, before: (page) => page.addInitScript(() => { window.__got = []; addEventListener("message", (e) => __got.push([e.origin, e.data])); }) });
      const got = (type) => t.page.waitForFunction((type) => __got.find(([, m]) => m.type === type), type, { timeout: 120000 });
      await got("ready");
      const frame = await (await t.page.waitForSelector("#f")).contentFrame();
      await frame.waitForFunction(() => /magna/.test(__godeck.state().scene) && __godeck.idle(), null, { timeout: 120000, polling: 100 }); // a dialog of few buttons in so small a frame
      assert.deepEqual(await t.page.evaluate(() => __got.map(([, m]) => m.type)), ["ready"]);
      // Not its parent: unheard.
      await t.page.evaluate(() => { const s = document.getElementById("other").contentWindow.eval("w => w.postMessage({ godeck: 1, type: 'hello' }, '*')"); s(document.getElementById("f").contentWindow); });
      await t.page.evaluate(() => document.getElementById("f").contentWindow.postMessage("nonsense", "*"));
      await t.page.waitForTimeout(300);
      assert.equal(await t.page.evaluate(() => __got.length), 1);
      await t.page.evaluate(() => { for (const m of [{ godeck: 1, type: "hello" }, { godeck: 7, type: "mute" }, { godeck: 1, type: "load", record: "1abc" }, { godeck: 1, type: "start", game: { x: 1n } }]) document.getElementById("f").contentWindow.postMessage(m, "*"); });
      await t.page.waitForFunction(() => __got.filter(([, m]) => m.type === "error").length >= 3, null, { timeout: 60000 });
      assert.deepEqual((await t.page.evaluate(() => __got.filter(([, m]) => m.type === "error").map(([, m]) => m.code))).slice(0, 3), ["version", "record", "json"]);
      assert.ok((await t.page.evaluate(() => __got.some(([, m]) => m.type === "started"))), "what was told before is told after hello");
    } finally { await host.close(); }
  },
};
