// The page itself, whatever scene it opens with.
import { launch, serve } from "./harness.mjs";
import assert from "node:assert/strict";

// record notes every call of the page into the program: [name, ...arguments].
const record = (t) => t.page.evaluate(() => {
  const page = window.godeckPage, call = page.call;
  window.__calls = [];
  page.call = (...args) => { window.__calls.push(args); call(...args); };
});
const recorded = (t, name) => t.page.evaluate((name) => window.__calls.filter((c) => c[0] === name), name);

const active = (t) => t.page.evaluate(() => {
  const e = document.activeElement;
  return e && e.dataset && e.dataset.id ? e.dataset.id : e ? e.tagName : "";
});

/** What is asked of the title one after another, of one page. */
const atTheTitle = {
  async "the mirror has every node by role and name"(t) {
    for (const n of await t.nodes()) {
      if (!["button", "radio", "heading", "slider"].includes(n.role)) continue;
      await t.page.getByRole(n.role, { name: n.label, exact: true }).first().waitFor({ state: "attached", timeout: 15000 });
    }
  },

  async "Tab goes through the buttons and out of the page"(t) {
    const stops = (await t.nodes()).filter((n) => ["button", "radio", "slider"].includes(n.role));
    const seen = [];
    for (let i = 0; i < stops.length; i++) {
      await t.press("Tab");
      seen.push(await active(t));
    }
    assert.deepEqual(new Set(seen), new Set(stops.map((n) => n.id)));
    const s = await t.state();
    assert.equal(s.focus, seen.at(-1), "the canvas follows");
    assert.ok(s.focusShown);
    await t.press("Tab");
    const left = await active(t);
    assert.ok(["BODY", "HTML"].includes(left), "Tab after the last button stays at " + left);
  },

  async "arrow keys move the page's focus too"(t) {
    await t.press("Tab");
    const first = await active(t);
    let moved = false;
    for (const k of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
      await t.press(k);
      const now = await active(t);
      assert.equal(now, (await t.state()).focus);
      moved ||= now !== first;
    }
    assert.ok(moved, "some arrow leads somewhere");
  },

  async "the browser keeps its shortcuts"(t) {
    const prevented = await t.page.evaluate(() => {
      const out = {};
      for (const [name, init] of Object.entries({
        tab: { key: "Tab" }, f5: { key: "F5" }, f12: { key: "F12" }, reload: { key: "r", ctrlKey: true }, find: { key: "f", metaKey: true },
        back: { key: "ArrowLeft", altKey: true }, space: { key: " " }, arrow: { key: "ArrowDown" },
      })) {
        const e = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
        document.querySelector("canvas").dispatchEvent(e);
        out[name] = e.defaultPrevented;
      }
      return out;
    });
    assert.deepEqual(prevented, { tab: false, f5: false, f12: false, reload: false, find: false, back: false, space: true, arrow: true });
  },
};

export const tests = {
  async "the title: its mirror, Tab, arrows, the browser's own keys"({ open }) {
    const t = await open();
    for (const [what, step] of Object.entries(atTheTitle)) {
      await t.idle();
      try { await step(t); } catch (e) { throw new Error(what, { cause: e }); }
    }
  },

  async "a plain click on a mirror button reaches the table as a stroke"({ open }) {
    const t = await open();
    await t.idle();
    const n = (await t.nodes()).find((n) => n.role === "button" && !n.disabled);
    await record(t);
    await t.page.getByRole("button", { name: n.label, exact: true }).first().click({ timeout: 15000 });
    const strokes = (await recorded(t, "pointer")).map((c) => c[1]);
    assert.deepEqual(strokes.filter((p) => p !== 1), [0, 2]);
    assert.deepEqual(await recorded(t, "activate"), [], "and is not operated twice");
  },

  async "a screen reader's click operates once"({ open }) {
    const t = await open();
    await t.idle();
    const n = (await t.nodes()).find((n) => n.role === "button" && !n.disabled);
    await record(t);
    await t.click("button", n.label);
    assert.deepEqual(await recorded(t, "activate"), [["activate", n.id]]);
    assert.deepEqual(await recorded(t, "pointer"), []);
  },

  async "boots in Japanese and in English"({ open }) {
    for (const lang of ["ja", "en"]) {
      const t = await open({ lang, size: { width: 640, height: 360, scale: 1 } });
      await t.idle();
      const s = await t.state();
      assert.equal(s.settings.lang, lang);
      assert.equal(await t.page.evaluate(() => document.documentElement.lang), lang);
      assert.ok(s.nodes.length > 1, "nodes");
      assert.ok(s.title.length > 0, "title");
      assert.equal(await t.page.title(), s.title);
      const labels = s.nodes.map((n) => n.label).join("");
      assert.equal(/[ぁ-んァ-ン一-龠]/.test(labels), lang === "ja" || labels.includes("日本語"), labels);
      await t.shot("boot-" + lang);
    }
  },

  async "the address chooses the language"({ open }) {
    const t = await open({ lang: "en", params: { lang: "ja" } });
    assert.equal((await t.state()).settings.lang, "ja");
  },

  async "the shortest tap arrives, and a cancelled touch ends"({ open }) {
    const t = await open({ size: "phone" });
    await t.idle();
    await record(t);
    await t.page.touchscreen.tap(5, 5);
    await t.ticks(3);
    let p = await recorded(t, "pointer");
    assert.deepEqual(p.map((c) => c[1]), [0, 2]);
    assert.ok(p.every((c) => c[2] === 1 && c[5] === true), "first finger, touch");
    const cdp = await t.context.newCDPSession(t.page);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 5, y: 5, id: 7 }] });
    await t.ticks(3);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
    await t.ticks(3);
    p = await recorded(t, "pointer");
    assert.deepEqual(p.slice(2).map((c) => c[1]).filter((x) => x !== 1), [0, 3]);
  },

  async "a table at rest is not drawn again"({ open }) {
    const t = await open({ params: { draw: "1" }, before: (page) => page.emulateMedia({ reducedMotion: "reduce" }) }); // the title's lights never rest
    await t.idle();
    let a, b = {}; // its pictures may still be on their way
    for (let i = 0; i < 30 && (!a || a.drawn !== b.drawn); i++) {
      a = await t.state();
      await t.ticks(10);
      b = await t.state();
    }
    await t.ticks(30);
    b = await t.state();
    assert.equal(a.drawn, b.drawn);
  },

  async "the canvas is as fine as the screen"({ open }) {
    const t = await open({ size: { width: 400, height: 300, scale: 2 } });
    const s = await t.state();
    assert.deepEqual([s.width, s.height, s.scale], [800, 600, 2]);
    await t.resize(300, 400);
  },

  async "the content security policy is strict"({ open }) {
    const t = await open();
    const csp = await t.page.getAttribute("meta[http-equiv=Content-Security-Policy]", "content");
    assert.match(csp, /default-src 'none'/);
    assert.doesNotMatch(csp, /'unsafe-inline'|'unsafe-eval'|https?:|\*/);
    // and in force: an inline script does not run
    t.allow(/CSP: script-src|Content Security Policy/);
    const ran = await t.page.evaluate(() => {
      const s = document.createElement("script");
      s.textContent = "window.__inline = true";
      document.body.append(s);
      return !!window.__inline;
    });
    assert.equal(ran, false);
  },

  async "works under any path"({ open }) {
    const site = await serve({ path: "/games/table%20one/".replace("%20", "-") });
    try {
      const t = await open({ url: site.url, params: { mute: "1" } }); // no music on its way when the site closes
      await t.idle();
      assert.ok(site.requests.every((p) => p.startsWith("/games/table-one/")), site.requests.join());
    } finally { await site.close(); }
  },

  async "runs in a sandboxed frame of another site, without storage"({ open, site }) {
    const host = await serve({ pages: { "/host": `<!doctype html><link rel="icon" href="data:,"><title>host</title><iframe sandbox="allow-scripts" width="600" height="340" src="http://127.0.0.1:${site.port}/?test=1&draw=20&lang=en"></iframe>` } });
    try {
      const t = await open({ url: host.origin + "/host", wait: false });
      t.allow(/call to released function/); // a listener of the sound library that outlives its function; not traced, harmless to play
      const frame = await (await t.page.waitForSelector("iframe")).contentFrame();
      await frame.waitForFunction(() => document.documentElement.dataset.ready === "1", null, { timeout: 60000 });
      const s = await frame.evaluate(() => window.__godeck.state());
      assert.equal(s.persistent, false);
      assert.deepEqual(s.errors, []);
      // a click gives it the keyboard
      await t.page.mouse.click(300, 300);
      await frame.evaluate(() => {
        window.__keys = [];
        const call = window.godeckPage.call;
        window.godeckPage.call = (...a) => { if (a[0] === "key") window.__keys.push(a[1]); call(...a); };
      });
      await t.page.keyboard.press("?");
      await frame.waitForFunction(() => window.__keys.includes("?"), null, { timeout: 5000 });
      await t.shot("sandboxed");
    } finally { await host.close(); }
  },

  async "opens without a network after the first visit"({ open }) {
    const site = await serve({ path: "/offline/" });
    try {
      const t = await open({ worker: true, url: site.url, params: { mute: "1" } }); // music is not kept for later
      await t.page.evaluate(async () => {
        const reg = await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) await new Promise((f) => navigator.serviceWorker.addEventListener("controllerchange", f));
        return reg.scope;
      });
      site.broken = () => true;
      await t.page.reload();
      await t.ready();
      await t.idle();
      assert.ok((await t.state()).nodes.length > 1);
    } finally { await site.close(); }
  },

  async "a new version is offered, not forced"({ open }) {
    const { cp, mkdtemp, readFile, writeFile, rm } = await import("node:fs/promises");
    const { join } = await import("node:path");
    const { tmpdir } = await import("node:os");
    const { dist } = await import("./harness.mjs");
    const dir = await mkdtemp(join(tmpdir(), "godeck-"));
    await cp(dist, dir, { recursive: true });
    const site = await serve({ path: "/v/" });
    site.dir = dir;
    try {
      const t = await open({ worker: true, url: site.url });
      await t.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) await new Promise((f) => navigator.serviceWorker.addEventListener("controllerchange", f));
      });
      const sw = await readFile(join(dir, "sw.js"), "utf8");
      await writeFile(join(dir, "sw.js"), sw.replace(/const version = ".*?"/, 'const version = "next"'));
      await t.page.reload();
      await t.ready();
      const button = t.page.getByRole("button", { name: "更新 / Update" });
      await button.waitFor({ state: "visible", timeout: 60000 }); // the new version stores all of itself first
      await Promise.all([t.page.waitForEvent("load"), button.click()]);
      await t.ready();
      assert.deepEqual(await t.page.evaluate(async () => (await caches.keys()).filter((k) => k.includes("next")).length), 1);
    } finally { await site.close(); await rm(dir, { recursive: true }); }
  },

  async "a new version leaves a match in progress alone, and goes on with it"({ open }) {
    const { cp, mkdtemp, readFile, writeFile, rm } = await import("node:fs/promises");
    const { join } = await import("node:path");
    const { tmpdir } = await import("node:os");
    const { dist } = await import("./harness.mjs");
    const { play } = await import("./player.mjs");
    const dir = await mkdtemp(join(tmpdir(), "godeck-"));
    await cp(dist, dir, { recursive: true });
    const site = await serve({ path: "/v/" });
    site.dir = dir;
    try {
      const t = await open({ worker: true, url: site.url, params: { speed: "off", mute: "1" } });
      await t.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) await new Promise((f) => navigator.serviceWorker.addEventListener("controllerchange", f));
      });
      await t.activate("door.zutomayo");
      await t.until((s) => s.nodes.some((n) => n.id === "start"));
      await t.activate("start");
      const turn = (s) => Number(/Turn (\d+)/.exec(s.status)?.[1] ?? 0);
      await play(t, (n) => t.activate(n.id), { until: (s) => turn(s) >= 2 && s.nodes.some((n) => n.id === "commit") });
      // A new version is published while the match is played: it waits, and says nothing.
      const sw = await readFile(join(dir, "sw.js"), "utf8");
      await writeFile(join(dir, "sw.js"), sw.replace(/const version = ".*?"/, 'const version = "next"'));
      await t.page.evaluate(async () => {
        const reg = await navigator.serviceWorker.ready;
        const found = new Promise((f) => reg.addEventListener("updatefound", f, { once: true }));
        await reg.update();
        await found;
        while (!reg.waiting) await new Promise((f) => setTimeout(f, 100));
      });
      const button = t.page.getByRole("button", { name: "更新 / Update" });
      assert.equal(await button.isVisible(), false, "nothing is offered in the middle of a match");
      // Another window takes the new version: this one plays on with its own.
      await t.page.evaluate(async () => {
        const taken = new Promise((f) => navigator.serviceWorker.addEventListener("controllerchange", f, { once: true }));
        (await navigator.serviceWorker.ready).waiting.postMessage("activate");
        await taken;
      });
      const before = turn(await t.state());
      await play(t, (n) => t.activate(n.id), { until: (s) => turn(s) > before && s.nodes.some((n) => n.id === "commit") });
      const status = (await t.state()).status;
      assert.deepEqual((await t.state()).errors, []);
      // The new version goes on with the match of the old one.
      await t.page.reload();
      await t.ready();
      await t.until((s) => s.nodes.some((n) => n.id === "resume"));
      assert.deepEqual(await t.page.evaluate(async () => (await caches.keys()).filter((k) => k.includes("next")).length), 1);
      await t.activate("resume");
      await t.until((s) => s.idle && s.nodes.some((n) => n.id === "commit"));
      assert.equal(turn(await t.state()), turn({ status }));
    } finally { await site.close(); await rm(dir, { recursive: true }); }
  },

  async "says readably that WebGL2 is missing"({ open }) {
    const t = await open({ wait: false, before: (page) => page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === "webgl2" ? null : get.call(this, kind, ...rest); };
    }) });
    await t.page.getByRole("heading", { name: "No WebGL2" }).waitFor();
    await t.page.getByText("ハードウェア").waitFor();
    await t.page.getByText("hardware acceleration").waitFor();
    await t.shot("no-webgl2");
  },

  async "says so in a browser that really has no WebGL"({ open }) {
    const bare = await launch({ gl: "none" });
    try {
      const t = await open({ browser: bare, wait: false });
      await t.page.getByRole("heading", { name: "No WebGL2" }).waitFor();
      await t.check();
    } finally { await bare.close(); }
  },

  async "says readably that WebAssembly is missing"({ open }) {
    const t = await open({ wait: false, before: (page) => page.addInitScript(() => { delete window.WebAssembly; }) });
    await t.page.getByRole("heading", { name: "No WebAssembly" }).waitFor();
  },

  async "a lost network can be tried again"({ open }) {
    const site = await serve();
    try {
      site.broken = (p) => p.endsWith(".bin");
      const t = await open({ url: site.url, wait: false });
      t.allow(/Failed to load resource|ERR_/);
      await t.page.getByRole("heading", { name: "Could not load" }).waitFor({ timeout: 30000 });
      await t.shot("lost-network");
      site.broken = null;
      await t.page.getByRole("button", { name: "Try again" }).click();
      await t.ready();
      await t.idle();
    } finally { await site.close(); }
  },

  async "pictures that do not arrive: the title does without, a table says so and tries again"({ open }) {
    const site = await serve();
    try {
      site.broken = (p) => p.endsWith("-atlas.gz.bin");
      const title = await open({ url: site.url + "?sw=0" });
      title.allow(/Failed to load resource|ERR_/);
      await title.idle();
      await title.shot("no-pictures");
      const t = await open({ url: site.url + "?sw=0&game=zutomayo&mode=watch&seed=1", wait: false });
      t.allow(/Failed to load resource|ERR_/);
      await t.page.getByRole("heading", { name: "Could not load the pictures" }).waitFor({ timeout: 60000 });
      site.broken = null;
      await t.page.getByRole("button", { name: "Try again" }).click();
      await t.ready();
      assert.equal((await t.state()).crashed, false);
    } finally { await site.close(); }
  },

  async "without JavaScript the page says why it is empty"({ site }) {
    const bare = await launch({ args: ["--blink-settings=scriptEnabled=false"] });
    try {
      const page = await bare.newPage();
      await page.goto(site.url);
      // What is laid out, from outside: nothing can run inside.
      const cdp = await page.context().newCDPSession(page);
      const { documents, strings } = await cdp.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
      const shown = documents[0].layout.text.filter((i) => i >= 0).map((i) => strings[i]).join(" ");
      assert.match(shown, /needs JavaScript/);
      assert.match(shown, /JavaScript が必要/);
    } finally { await bare.close(); }
  },

  async "a crash is told, with a report to copy"({ open }) {
    const t = await open();
    await t.idle();
    t.allow(/asked for by a test/);
    await t.page.waitForFunction(() => !document.getElementById("card")); // the first paint has gone
    await t.page.evaluate(() => window.__godeck.crash());
    await t.page.getByRole("heading", { name: "Sorry" }).waitFor();
    const report = await t.page.locator("#panel-report").textContent();
    assert.match(report, /asked for by a test/);
    assert.match(report, /godeck\/game/);
    await t.shot("crash");
    await t.page.getByRole("button", { name: "Reload" }).click();
    await t.ready();
    await t.idle();
  },

  async "a lost picture reopens the page once, then asks"({ open }) {
    const t = await open();
    await t.idle();
    const lose = () => t.page.evaluate(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    await Promise.all([t.page.waitForEvent("load"), lose()]);
    await t.ready();
    await t.idle();
    t.allow(/webgl|WebGL|context/i);
    await lose();
    await t.page.getByRole("heading", { name: "The picture was lost" }).waitFor();
  },

  async "every context of sound wakes with a gesture and sleeps when hidden"({ open }) {
    const t = await open();
    await t.idle();
    await t.page.evaluate(() => { window.__sound = new AudioContext(); });
    await t.page.mouse.click(3, 3);
    await t.page.waitForFunction(() => window.__sound.state === "running", null, { timeout: 5000 });
    await t.page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await t.page.waitForFunction(() => window.__sound.state === "suspended", null, { timeout: 5000 });
  },

  async "sound that cannot be had is told of once, and the game goes on"({ open }) {
    const broken = {
      "no AudioContext": () => { delete window.AudioContext; delete window.webkitAudioContext; },
      "an AudioContext that refuses": () => { window.AudioContext = window.webkitAudioContext = class { constructor() { throw new DOMException("no more contexts", "NotSupportedError"); } }; },
      "a worklet that never comes": () => { AudioWorklet.prototype.addModule = () => new Promise(() => {}); },
    };
    for (const [name, script] of Object.entries(broken)) {
      const t = await open({ before: (page, t) => { t.allow(/no sound: /); return page.addInitScript(script); } });
      await t.idle();
      await t.page.mouse.click(3, 3);
      const told = () => t.page.locator("#mirror-log", { hasText: "The game goes on without sound." }).count();
      for (const end = Date.now() + 30000; !(await told()) && Date.now() < end;) await t.ticks(10);
      assert.equal(await told(), 1, name);
      await t.ticks(60);
      const log = await t.page.locator("#mirror-log").textContent();
      assert.equal(log.split("without sound").length, 2, `${name}: told more than once`);
      assert.deepEqual((await t.state()).errors, [], name);
      await t.check();
      await t.close();
    }
  },

  async "music comes after the first gesture, not before"({ open }) {
    const site = await serve();
    // As people's browsers have it; the others of these tests may play at once.
    const browser = await launch({ args: ["--autoplay-policy=document-user-activation-required"] });
    try {
      // The test listens to the output: what is fetched must be heard.
      const listen = () => {
        const connect = AudioNode.prototype.connect;
        AudioNode.prototype.connect = function (to, ...rest) {
          if (to instanceof AudioDestinationNode) {
            const ear = this.context.createAnalyser(), wave = new Float32Array(ear.fftSize);
            connect.call(this, ear);
            window.__loud = () => { ear.getFloatTimeDomainData(wave); return Math.max(...wave.map(Math.abs)); };
          }
          return connect.call(this, to, ...rest);
        };
      };
      const t = await open({ url: site.url, browser, before: (page) => page.addInitScript(listen) });
      await t.idle();
      await t.ticks(20);
      const music = () => site.requests.filter((p) => p.endsWith(".ogg") && !p.endsWith("effects.ogg")); // those are kept for offline play
      // A Chromium that lets a page sound at once (it has been seen to, whatever
      // it was told) may fetch at once: music is fetched when it can be heard.
      const early = await t.page.evaluate(() => window.godeckPage.audioStates());
      if (!early.includes("running")) assert.deepEqual(music(), []);
      await t.page.mouse.click(3, 3);
      for (let i = 0; i < 100 && !music().length; i++) await t.page.waitForTimeout(100);
      assert.ok(music().length > 0, "no music was fetched");
      assert.ok((await t.page.evaluate(() => window.godeckPage.audioStates())).includes("running"));
      await t.page.waitForFunction(() => window.__loud && window.__loud() > 0.01, null, { timeout: 15000 });
      await t.check();
    } finally { await browser.close(); await site.close(); }
  },
};
