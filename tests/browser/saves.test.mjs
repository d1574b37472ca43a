// A match is kept, or the player is told: storage that is full or forbidden,
// two tabs, matches that cannot be read, crashes, files that are too large.
import assert from "node:assert/strict";
import { mkdtemp, open as openFile, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve, Table } from "./harness.mjs";
import { begin, has, match, play, settled, spot } from "./player.mjs";

const act = (t) => (n) => t.activate(n.id);
const setting = (turn) => (s) => new RegExp(`^Turn ${turn}\\b|^ターン${turn}`).test(s.status) && s.nodes.some((n) => n.id === "commit");
const shows = (t, re) => t.until((s) => s.scene === "*lobby.notice" && re.test(s.title + " " + s.status));

/** fill makes the browser refuse to store more, or to store again. */
const fill = (t, on) => t.page.evaluate((on) => {
  const own = Storage.prototype;
  own.__set ??= own.setItem;
  own.setItem = on ? function () { throw new DOMException("full", "QuotaExceededError"); } : own.__set;
}, on);

/** tab opens the page in another tab of the same browser window. */
async function tab(t, site, params = {}) {
  const page = await t.context.newPage();
  const u = new Table(t.context, page);
  const url = new URL(site.url);
  for (const [k, v] of Object.entries({ test: "1", draw: "20", speed: "off", mute: "1", ...params })) url.searchParams.set(k, v);
  await page.goto(url.href);
  await u.ready();
  return u;
}

/** download operates a button and returns the name and the bytes of the file it gives. */
async function download(t, press) {
  const [d] = await Promise.all([t.page.waitForEvent("download"), press()]);
  return [d.suggestedFilename(), await readFile(await d.path())];
}

export const tests = {
  async "storage that is full is told, the match can be saved as a file, and play goes on"({ open }) {
    const t = await open({ params: match(61) });
    await play(t, act(t), { until: setting("[1-9]") });
    await settled(t);
    await fill(t, true);
    await play(t, act(t), { until: (s) => s.scene === "*lobby.notice" });
    await shows(t, /not being saved/);
    await t.shot("saves-full");
    const [name, bytes] = await download(t, () => t.click("button", "Save to a file"));
    assert.match(name, /^zutomayo-\d+\.godeck$/);
    assert.equal(bytes[0], 2, "an unfinished match is sealed");
    assert.doesNotMatch(bytes.toString("latin1"), /zutomayo|lamplight|first-night/);
    await t.click("button", "Play on");
    await t.until(has("dial"));
    await play(t, act(t), { until: (s) => s.scene === "*lobby.notice" }); // the end is told again
    await shows(t, /not be put among the replays/);
    await fill(t, false);
    await t.click("button", "Play on");
    await settled(t);
  },

  async "storage that is full when the page starts loses no match that was stored before"({ open }) {
    const t = await open({ params: match(66) });
    await play(t, act(t), { until: setting("[3-9]") });
    await settled(t);
    await t.page.addInitScript(() => {
      const own = Storage.prototype.setItem;
      Storage.prototype.setItem = function (k, v) {
        if (this === localStorage && sessionStorage.getItem("full")) throw new DOMException("full", "QuotaExceededError");
        own.call(this, k, v);
      };
    });
    const title = async (full) => {
      await t.page.evaluate((full) => { full ? sessionStorage.setItem("full", "1") : sessionStorage.removeItem("full"); }, full);
      const url = new URL(t.page.url());
      url.search = "?test=1&draw=20&lang=en&speed=off&mute=1";
      await t.page.goto(url.href);
      await t.ready();
      await t.until(has("resume"));
    };
    const kept = () => t.page.evaluate(() => localStorage.getItem("godeck/match"));
    const first = await kept();
    assert.ok(first);
    t.page.on("dialog", (d) => d.accept()); // what is not stored is asked about before the page goes

    // Another match from its start to its end: the player hears what is at risk.
    await title(true);
    await t.activate("door.zutomayo");
    await t.until(has("start"));
    await t.activate("start");
    await shows(t, /No room for the match you left/);
    await t.shot("saves-full-at-start");
    await t.click("button", "Begin anyway");
    await shows(t, /not being saved/);
    await t.click("button", "Play on");
    await t.until(has("dial"));
    await play(t, act(t), { until: (s) => s.scene === "*lobby.notice" });
    await shows(t, /not be put among the replays/);
    assert.equal(await kept(), first, "the first match");

    // The first match itself, to its end.
    await title(true);
    await t.activate("resume");
    await shows(t, /not being saved/);
    await t.click("button", "Play on");
    await t.until(has("dial"));
    await play(t, act(t), { until: (s) => s.scene === "*lobby.notice" });
    await shows(t, /not be put among the replays/);
    assert.equal(await kept(), first, "the first match, after it was played on");

    await title(false);
    await t.activate("resume");
    await t.until(has("dial"));
    await t.until((s) => /^Turn [3-9]/.test(s.status));
  },

  async "storage that is full but can overwrite what is there saves the match"({ open }) {
    const t = await open({ params: match(68) });
    await play(t, act(t), { until: setting("[1-9]") });
    await settled(t);
    const kept = () => t.page.evaluate(() => localStorage.getItem("godeck/match"));
    const first = await kept();
    assert.ok(first);
    await t.page.addInitScript(() => { // there is no room for another value
      const own = Storage.prototype.setItem;
      Storage.prototype.setItem = function (k, v) {
        if (this === localStorage && this.getItem(k) === null) throw new DOMException("full", "QuotaExceededError");
        own.call(this, k, v);
      };
    });
    const title = async () => {
      const url = new URL(t.page.url());
      url.search = "?test=1&draw=20&lang=en&speed=off&mute=1";
      await t.page.goto(url.href);
      await t.ready();
      await t.until(has("resume"));
      await t.activate("resume");
      await t.until(has("dial"));
      return Number(/^Turn (\d+)/.exec((await t.until((s) => /^Turn \d/.test(s.status))).status)[1]);
    };
    const turn = await title();
    await play(t, act(t), { until: (s) => setting(turn + 1)(s) || s.scene === "*lobby.notice" });
    await settled(t);
    assert.notEqual(await kept(), first, "the match that has gone on");
    assert.equal(await title(), turn + 1);
  },

  async "the page asks before it goes with a match that is stored nowhere, and only then"({ open }) {
    const t = await open({ params: match(69) });
    let asked = 0;
    t.page.on("dialog", (d) => { asked += d.type() === "beforeunload"; d.accept(); });
    const leave = async () => {
      await t.page.mouse.click(3, 3); // a browser asks only whoever has used the page
      await t.page.reload();
      await t.ready();
    };
    await play(t, act(t), { until: setting("[1-9]") });
    await settled(t);
    await leave();
    assert.equal(asked, 0, "asked although the match is stored");
    await play(t, act(t), { until: setting("[1-9]") });
    await settled(t);
    await fill(t, true);
    await play(t, act(t), { until: (s) => s.scene === "*lobby.notice" });
    await shows(t, /not being saved/);
    await t.click("button", "Play on");
    await t.until(has("dial"));
    await leave();
    assert.equal(asked, 1, "times asked with a match that is stored nowhere");
  },

  async "the crash page promises only what is so, and offers the match"({ open }) {
    for (const full of [false, true]) {
      const t = await open({ params: match(62) });
      t.allow(/asked for by a test/);
      await play(t, act(t), { until: setting("[1-9]") });
      await settled(t);
      if (full) {
        await fill(t, true);
        await play(t, act(t), { until: (s) => s.scene === "*lobby.notice" });
        await t.click("button", "Play on");
        await t.until(has("dial"));
      }
      await t.page.evaluate(() => window.__godeck.crash());
      await t.page.getByRole("heading", { name: "Sorry" }).waitFor();
      const said = await t.page.locator("#panel-en").textContent();
      assert.equal(/is saved after every answer/.test(said), !full, said);
      assert.equal(/could not be saved/.test(said), full, said);
      if (!full) continue;
      await t.shot("saves-crash-full");
      const [name, bytes] = await download(t, () => t.page.getByRole("button", { name: "Save the match" }).click());
      assert.match(name, /\.godeck$/);
      assert.equal(bytes[0], 2, "a sealed record");
      const dir = await mkdtemp(join(tmpdir(), "godeck-"));
      await writeFile(join(dir, name), bytes);
      const again = await open({ params: { mute: "1", speed: "off" } });
      await again.idle();
      await again.activate("replays");
      await again.until(has("openfile"));
      const [chooser] = await Promise.all([again.page.waitForEvent("filechooser"), again.page.mouse.click(...(await spot(again, "openfile")))]);
      await chooser.setFiles(join(dir, name));
      await again.until((s) => /Replay 0\//.test(s.status));
    }
  },

  async "a frame that may not store says so, and a crash in it offers the match"({ open, site }) {
    const host = await serve({ pages: { "/host": `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><iframe sandbox="allow-scripts allow-downloads" width="480" height="320" style="border:0" src="http://127.0.0.1:${site.port}/?test=1&draw=20&lang=en&game=zutomayo&seed=63&mute=1&speed=off"></iframe>` } });
    try {
      const t = await open({ url: host.origin + "/host", wait: false, size: "frame" });
      t.allow(/asked for by a test|call to released function/);
      const frame = await (await t.page.waitForSelector("iframe")).contentFrame();
      await frame.waitForFunction(() => document.documentElement.dataset.ready === "1", null, { timeout: 60000 });
      await frame.waitForFunction(() => window.__godeck.state().log.some((l) => /Nothing can be saved here/.test(l)), null, { timeout: 20000 });
      await t.shot("saves-frame");
      await frame.evaluate(() => window.__godeck.crash());
      await frame.getByRole("button", { name: "Save the match" }).waitFor();
      assert.match(await frame.locator("#panel-en").textContent(), /could not be saved/);
      await t.shot("saves-frame-crash");
    } finally { await host.close(); }
  },

  async "a second tab is told, takes the match over, and the first is told"({ open, site }) {
    const a = await open({ params: { seed: "64", speed: "off", mute: "1" } });
    await begin(a);
    await play(a, act(a), { until: setting("[2-9]") });
    await settled(a);
    const b = await tab(a, site);
    await b.page.bringToFront();
    await b.until(has("resume"));
    await b.activate("resume");
    await shows(b, /Open in another tab/);
    await b.shot("saves-elsewhere");
    await b.click("button", "Back");
    await b.until((s) => s.scene === "*title.Scene");
    await b.activate("resume");
    await shows(b, /Open in another tab/);
    await b.click("button", "Go on here");
    await b.until(has("dial"));
    await shows(a, /Taken over by another tab/);
    await a.shot("saves-stale");
    const [stale] = await download(a, () => a.click("button", "Save to a file"));
    assert.ok(Number(/-(\d+)\.godeck$/.exec(stale)[1]) > 0);
    const turn = Number(/Turn (\d+)/.exec((await b.until((s) => /Turn \d/.test(s.status))).status)[1]); // told with the table's first tick
    await play(b, act(b), { until: setting(turn + 1) });
    // the first takes it back, with what the second has played
    await a.page.bringToFront();
    await a.click("button", "Go on here");
    await a.until(has("dial"));
    await shows(b, /Taken over by another tab/);
    assert.match((await a.state()).status, new RegExp(`^Turn ${turn + 1}`));
    await b.click("button", "To title");
    await b.until((s) => s.scene === "*title.Scene");
    // a new match in the second stops that of the first, and keeps it
    await b.activate("door.zutomayo");
    await b.until(has("start"));
    await b.activate("start");
    await shows(b, /A match is going on in another tab/);
    await b.click("button", "Begin here");
    await b.until(has("dial"));
    await shows(a, /Taken over/);
    await b.press("Escape");
    await b.until(has("menu.item0"));
    await b.click("button", "To title");
    await b.until(has("replays"));
    await b.activate("replays");
    const list = (await b.until(has("replays.dialog"))).nodes.filter((n) => n.id.startsWith("replay."));
    assert.equal(list.length, 1);
    assert.match(list[0].desc, /unfinished/);
    await b.check();
  },

  async "a tab that is closed keeps nobody away"({ open, site }) {
    const a = await open({ params: { seed: "65", speed: "off", mute: "1" } });
    await begin(a);
    await play(a, act(a), { until: setting("[2-9]") });
    await settled(a);
    const b = await tab(a, site);
    await a.page.close();
    await b.page.bringToFront();
    await b.page.mouse.click(3, 3);
    await b.page.waitForFunction(() => !window.godeckPage.elsewhere(), null, { timeout: 5000 });
    await b.activate("resume");
    await b.until(has("dial"));
    await b.check();
  },

  async "a match of other rules or cards is named, offered as a file, and not deleted"({ open }) {
    const t = await open({ params: { seed: "66", speed: "off", mute: "1" } });
    await begin(t);
    await play(t, act(t), { until: setting("[1-9]") });
    await settled(t);
    await t.page.evaluate(() => { // a record of version 99 of the rules, with one answer
      const text = (s) => String.fromCharCode(s.length) + s;
      const player = text("lamplight-parade") + "\0" + text("") + text("");
      const other = "\x01" + text("zutomayo") + "\x63\0" + player + player + "\0".repeat(8) + "\0" + "\x01\x02" + "\0\0";
      localStorage.setItem("godeck/match", "b" + btoa(other));
    });
    await t.page.reload();
    await t.ready();
    await t.until(has("resume"));
    await t.activate("resume");
    const s = await shows(t, /cannot be resumed/);
    assert.match(s.status, /rules have been revised/);
    await t.shot("saves-unreadable");
    const [name] = await download(t, () => t.click("button", "Save to a file"));
    assert.match(name, /^zutomayo-1\.godeck$/);
    await t.click("button", "Back");
    await t.until(has("resume"));
    await begin(t);
    await t.press("Escape");
    await t.until(has("menu.item0"));
    await t.click("button", "To title");
    await t.until(has("replays"));
    await t.activate("replays");
    const list = (await t.until(has("replays.dialog"))).nodes.filter((n) => n.id.startsWith("replay."));
    assert.equal(list.length, 1, "a new match has not taken its place");
  },

  async "a damaged stored match is offered for rescue and not overwritten"({ open }) {
    const t = await open({ params: { seed: "67", speed: "off", mute: "1" } });
    for (const spoilt of ["?" + "\u202ematch".repeat(3), "b*not base64*"]) {
      await t.page.evaluate((text) => localStorage.setItem("godeck/match", text), spoilt);
      await t.page.reload();
      await t.ready();
      await t.until(has("resume"));
      await t.activate("resume");
      await shows(t, /cannot be resumed/);
      const [name, bytes] = await download(t, () => t.click("button", "Save to a file"));
      assert.equal(name, "godeck-match.godeck");
      assert.equal(bytes.toString(), spoilt);
      await t.click("button", "Back");
      await t.until(has("resume"));
      await begin(t);
      assert.ok(await t.page.evaluate((text) => Object.values(localStorage).some((v) => v === text || v === "t" + text), spoilt), "still stored");
      await t.press("Escape");
      await t.until(has("menu.item0"));
      await t.click("button", "To title");
      await t.until(has("replays"));
    }
  },

  async "a file of 700 MB is called too large at once"({ open }) {
    const dir = await mkdtemp(join(tmpdir(), "godeck-"));
    const path = join(dir, "large.json");
    const f = await openFile(path, "w");
    await f.truncate(700 * 1024 * 1024); // a sparse file: it takes no room
    await f.close();
    try {
      const t = await open({ params: { mute: "1" } });
      await t.idle();
      await t.activate("replays");
      await t.until(has("openfile"));
      const [chooser] = await Promise.all([t.page.waitForEvent("filechooser"), t.page.mouse.click(...(await spot(t, "openfile")))]);
      await chooser.setFiles(path);
      const s = await t.until((s) => s.scene === "*lobby.notice", 10000);
      assert.match(s.status, /large\.json: It is too large/);
      await t.shot("saves-too-large");
    } finally { await rm(dir, { recursive: true }); }
  },

  async "a cut link, an unknown language and an unknown tempo are named"({ open }) {
    for (const [params, says] of [
      [{ r: "1eJxLSS0u" }, /whole link/], [{ lang: "fr" }, /lang=fr.*ja, en/], [{ speed: "warp" }, /speed=warp.*off, swift, fast, normal, slow/],
    ]) {
      const t = await open({ params: { mute: "1", ...params } });
      const s = await t.until((s) => s.scene === "*lobby.notice");
      assert.match(s.status, says);
      assert.doesNotMatch(s.status, /JSON|json/);
      await t.shot("saves-address-" + Object.keys(params)[0]);
      await t.click("button", "Back");
      await t.until((s) => s.scene === "*title.Scene");
    }
  },
};
