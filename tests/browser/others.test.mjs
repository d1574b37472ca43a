// As others meet it: a page that somebody writes after reading docs/embed.md, the
// published archive on a host of theirs, links that leave the page, and Firefox.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import { firefox, firefoxPath } from "./firefox.mjs";
import { dist, out, serve } from "./harness.mjs";
import { settled } from "./player.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The blocks of HTML in docs/embed.md, with the address of a site in the place of the example's. */
async function examples(address) {
  const text = await readFile(join(root, "docs", "embed.md"), "utf8");
  return [...text.matchAll(/```html\n(.*?)```/gs)].map(([, html]) => html.replaceAll("https://example.org/godeck/", address));
}

/** A page of somebody else: what the document says about a table, and about a card and a deck. */
async function fanPage(address, lang) {
  const [table, , cards] = await examples(address);
  assert.match(table, /embed\.js.*<godeck-table/s);
  assert.match(cards, /cards\.js.*<godeck-card.*<godeck-deck/s);
  const page = `<!doctype html>\n<html lang="${lang}">\n<meta charset="utf-8">\n<link rel="icon" href="data:,">\n<title>A fan page</title>\n<h1>My favourite game</h1>\n${cards}${table}`;
  assert.ok(page.trim().split("\n").length <= 20, "twenty lines");
  return page;
}

/** unzip reads an archive: its files by name. */
function unzip(data) {
  const files = new Map();
  const end = data.lastIndexOf("PK\x05\x06", undefined, "latin1");
  for (let n = data.readUInt16LE(end + 10), at = data.readUInt32LE(end + 16); n > 0; n--) {
    const [method, size, name, extra, comment, from] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20), data.readUInt16LE(at + 28), data.readUInt16LE(at + 30), data.readUInt16LE(at + 32), data.readUInt32LE(at + 42)];
    const start = from + 30 + data.readUInt16LE(from + 26) + data.readUInt16LE(from + 28);
    const body = data.subarray(start, start + size);
    files.set(data.toString("utf8", at + 46, at + 46 + name), method === 8 ? inflateRawSync(body) : body);
    at += 46 + name + extra + comment;
  }
  return files;
}

export const tests = {
  async "twenty lines after docs/embed.md show a card, a deck and a table that can be played"({ open }) {
    const site = await serve({ path: "/godeck/" });
    const address = `http://127.0.0.1:${site.port}/godeck/`;
    const host = await serve({ pages: { "/fan": await fanPage(address, "en") } });
    try {
      const t = await open({ url: host.origin + "/fan", wait: false, size: { width: 700, height: 900 } });
      await t.page.getByRole("button", { name: "Toko" }).first().waitFor();
      await t.page.getByText(/Ember Ledger \(20 cards\)/).waitFor();
      assert.equal(await t.page.locator("iframe").count(), 0, "nothing of the game until it is asked for");
      await t.page.evaluate(() => { window.__heard = []; addEventListener("godeck", (e) => __heard.push(e.detail)); });
      await t.page.locator("godeck-table button").click();
      await t.page.waitForFunction(() => __heard.some((m) => m.type === "question"), null, { timeout: 120000 });
      // The first question takes a click.
      const element = await t.page.locator("godeck-table >> iframe").elementHandle();
      const frame = await element.contentFrame();
      const before = await frame.locator("body").ariaSnapshot();
      const box = await frame.locator('#mirror-nodes [data-id^="pick-"]').first().boundingBox();
      await t.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await assert.doesNotReject(async () => {
        for (let i = 0; i < 100; i++, await t.page.waitForTimeout(100)) if (await frame.locator("body").ariaSnapshot() !== before) return;
        throw new Error("a click changes nothing");
      });
      await t.shot("fan-page");
    } finally { await host.close(); await site.close(); }
  },

  async "the page's archive, unpacked on a host's subfolder, opens and is played"({ open }) {
    const dir = await mkdtemp(join(tmpdir(), "godeck-archive-"));
    try {
      await promisify(execFile)("go", ["run", "./cmd/release", "-out", dir, "-page", dist, "none"], { cwd: root });
      const names = await readdir(dir);
      const files = unzip(await readFile(join(dir, names.find((n) => n.endsWith("-page.zip")))));
      for (const name of ["index.html", "sw.js", "embed.js", "PUBLISHING.txt", "LICENSE.txt", ".nojekyll"]) assert.ok(files.has(name), name);
      for (const [name, body] of files) {
        await mkdir(join(dir, "www", dirname(name)), { recursive: true });
        await writeFile(join(dir, "www", name), body);
      }
      const site = await serve({ path: "/name/", dir: join(dir, "www") });
      try {
        const t = await open({ url: site.url, worker: true, params: { game: "zutomayo", seed: "7", speed: "off", mute: "1" } });
        await settled(t);
        assert.ok((await t.state()).nodes.some((n) => n.id === "dial"));
        await t.page.evaluate(() => navigator.serviceWorker.ready);
        assert.ok(site.requests.every((p) => p.startsWith("/name/") || p === "/favicon.ico"), "nothing outside of the folder is asked for");
      } finally { await site.close(); }
    } finally { await rm(dir, { recursive: true }); }
  },

  async "a link of the credits opens in another tab, by mouse, finger and keyboard"({ open }) {
    for (const size of ["desktop", "phone"]) {
      const t = await open({ size });
      await t.context.route(/^https:/, (route) => route.fulfill({ body: "elsewhere", contentType: "text/plain" }));
      await t.idle();
      await t.activate("credits");
      const link = (await t.until((s) => s.nodes.some((n) => /^credit\..*\.link/.test(n.id)))).nodes.find((n) => /^credit\..*\.link/.test(n.id));
      const follow = async (act) => {
        const [tab] = await Promise.all([t.context.waitForEvent("page", { timeout: 20000 }), act()]);
        await tab.waitForURL(/^https:/);
        assert.equal(await tab.evaluate(() => opener), null, "it learns nothing of this page");
        assert.ok(tab.url().includes(link.label.split("/")[0]), tab.url());
        await tab.close();
      };
      await t.page.evaluate((id) => document.querySelector(`#mirror-nodes [data-id="${id}"]`)?.focus(), link.id);
      await t.until((s) => s.focus === link.id); // brought into view
      await t.idle();
      await follow(() => t.page.keyboard.press("Enter"));
      await follow(async () => { if (size === "phone") await t.tap(link.id); else await t.mouse(link.id); });
      await t.close();
    }
  },

  async "Firefox: a card and a deck of another origin in both languages, a table that hears and tells"() {
    if (!firefoxPath) {
      console.log("     no Firefox here: apt-get install firefox-esr");
      return;
    }
    const site = await serve({ path: "/godeck/" });
    const address = `http://127.0.0.1:${site.port}/godeck/`;
    const page = async (lang) => (await fanPage(address, lang)).replace("<godeck-table ", `<godeck-table id="t" `).replace("async></script>", `async data-address="test=1&mute=1&speed=off"></script>`)
      .replace("</title>", `</title><script>window.heard = []; addEventListener("godeck", (e) => heard.push(e.detail));</script>`)
      .replace(/(embed\.js") async/, `$1 data-address="test=1&mute=1&speed=off" async`);
    const host = await serve({ pages: { "/ja": await page("ja"), "/en": await page("en") } });
    const f = await firefox();
    // Of the page itself, not of a copy: what it has heard is the page's own.
    const heard = (type) => `return JSON.stringify(window.wrappedJSObject.heard.find((m) => m.type === ${JSON.stringify(type)}) ?? null)`;
    const until = async (type) => { for (const end = Date.now() + 120000; ;) {
      const m = JSON.parse(await f.run(heard(type)));
      if (m) return m;
      const bad = JSON.parse(await f.run(heard("error")));
      assert.ok(!bad && Date.now() < end, `no ${type}: ${JSON.stringify(bad)}`);
      await new Promise((then) => setTimeout(then, 300));
    } };
    try {
      for (const [lang, card] of [["ja", "トウコ"], ["en", "Toko"]]) {
        await f.open(host.origin + "/" + lang);
        await f.until(`return document.querySelector("godeck-card").shadowRoot?.textContent.includes(${JSON.stringify(card)}) && document.querySelector("godeck-deck").shadowRoot?.querySelectorAll("li").length > 5`, `card and deck (${lang})`);
        if (lang === "ja") continue; // one program is enough for both: its language is changed below
        await f.run(`window.wrappedJSObject.document.getElementById("t").play()`);
        await until("ready");
        await f.run(`const w = window.wrappedJSObject; w.eval('document.getElementById("t").send({ type: "start", game: "zutomayo", mode: "watch", level: "easy", seed: 3 })')`);
        await until("started");
        await until("turn");
        await f.run(`window.wrappedJSObject.eval('document.getElementById("t").send({ type: "language", lang: "ja" })')`);
        await f.shot(join(out, "firefox-fan.png"));
      }
    } finally {
      await f.close();
      await host.close();
      await site.close();
    }
  },

  async "Firefox: a table in a sandbox takes mouse, finger, keys and readers' clicks, in both languages"() {
    if (!firefoxPath) {
      console.log("     no Firefox here: apt-get install firefox-esr");
      return;
    }
    const site = await serve({ path: "/godeck/" });
    const address = `http://127.0.0.1:${site.port}/godeck/`;
    const host = await serve({ pages: { "/box": `<!doctype html>\n<meta charset="utf-8">\n<link rel="icon" href="data:,">\n<title>A fan page</title>
<script>window.heard = []; addEventListener("godeck", (e) => heard.push(e.detail));</script>
<script src="${address}embed.js" data-address="test=1&mute=1&speed=off" async></script>
<godeck-table id="t" sandbox game="zutomayo" seed="7" lang="en"></godeck-table>` } });
    const f = await firefox();
    const heard = async () => JSON.parse(await f.run(`return JSON.stringify(window.wrappedJSObject.heard)`));
    const state = async () => JSON.parse(await f.run(`return JSON.stringify(window.wrappedJSObject.__godeck.state())`));
    const until = async (find) => { for (const end = Date.now() + 60000; ; await new Promise((then) => setTimeout(then, 300))) {
      const s = await state(), n = s.idle && s.nodes.find(find);
      if (n) return n;
      assert.ok(Date.now() < end, `no ${find}: ${JSON.stringify(s)}`);
    } };
    try {
      await f.open(host.origin + "/box");
      await f.until(`return !!window.wrappedJSObject.document.getElementById("t").play`, "embed.js");
      await f.run(`window.wrappedJSObject.document.getElementById("t").play()`);
      let news = [];
      for (const end = Date.now() + 120000; !news.some((m) => m.type === "question"); await new Promise((then) => setTimeout(then, 300))) {
        news = await heard();
        assert.ok(!news.some((m) => m.type === "error") && Date.now() < end, JSON.stringify(news));
      }
      assert.ok(news.some((m) => m.type === "ready"));
      await f.enter(`return document.getElementById("t").shadowRoot.querySelector("iframe")`);
      assert.equal(await f.run(`return window.origin`), "null", "it is in a sandbox");
      assert.equal(await f.run(`Navigator.prototype.getGamepads.call(navigator); return document.fullscreenEnabled`), true, "gamepads and full screen are allowed");
      const card = await until((n) => /^hand-/.test(n.id) && /: (choose|set)$/.test(n.label));
      await f.click(card.x + card.w / 2, card.y + card.h / 2);
      const commit = await until((n) => n.id === "commit" && !n.disabled);
      const turn = (await state()).status;
      await f.tap(commit.x + commit.w / 2, commit.y + commit.h / 2);
      for (const end = Date.now() + 60000; (await state()).status === turn; await new Promise((then) => setTimeout(then, 300))) assert.ok(Date.now() < end, "a finger changes nothing: " + turn);
      await until((n) => /^hand-/.test(n.id) || n.id === "commit");
      const escape = "\uE00C";
      await f.key(escape);
      await until((n) => n.label === "Resume");
      await f.key(escape);
      await until((n) => n.id === "menu" && n.role === "button");
      await f.run(`document.querySelector('#mirror-nodes [data-id="menu"]').click()`); // as a screen reader does
      await until((n) => n.label === "Resume");
      await f.out();
      await f.run(`window.wrappedJSObject.eval('document.getElementById("t").send({ type: "language", lang: "ja" })')`);
      await f.enter(`return document.getElementById("t").shadowRoot.querySelector("iframe")`);
      await until((n) => /タイトルへ/.test(n.label));
      assert.deepEqual((await state()).errors, []);
      await f.out();
      await f.shot(join(out, "firefox-sandbox.png"));
      assert.ok(!(await heard()).some((m) => m.type === "error"));
    } finally {
      await f.close();
      await host.close();
      await site.close();
    }
  },
};
