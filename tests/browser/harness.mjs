// harness.mjs: serves dist/, opens the page in Chromium, finds its ways in.
// See README.md for how to write a test.
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { copyFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
export const dist = process.env.DIST || join(here, "..", "..", "dist");
export const out = join(here, "out");
mkdirSync(out, { recursive: true });

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".json": "application/json", ".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
  ".png": "image/png", ".ttf": "font/ttf", ".webp": "image/webp", ".ogg": "audio/ogg",
};

/**
 * serve hosts a directory under a path of a free port, as the plainest host does.
 * Returns {url, port, requests, close(), broken}: set broken = (path) => true to
 * make requests fail; extra pages are given as {"/path": "html"} or a handler.
 */
export async function serve({ path = "/", pages = {}, dir = dist, cors = true } = {}) {
  const s = { requests: [], broken: null, pages };
  let answering = 0, last = 0;
  const server = createServer(async (req, res) => {
    answering++;
    res.once("close", () => { answering--; last = Date.now(); });
    const url = new URL(req.url, "http://x");
    s.requests.push(url.pathname);
    if (s.broken && s.broken(url.pathname)) return req.socket.destroy();
    if (cors) res.setHeader("Access-Control-Allow-Origin", "*");
    res.setHeader("Cache-Control", "no-cache");
    if (url.pathname === "/favicon.ico") return res.writeHead(204).end();
    if (typeof s.pages[url.pathname] === "function") return s.pages[url.pathname](req, res);
    if (s.pages[url.pathname]) {
      res.setHeader("Content-Type", types[".html"]);
      return res.end(s.pages[url.pathname]);
    }
    let p = normalize(decodeURIComponent(url.pathname));
    if (!p.startsWith(path)) return res.writeHead(404).end();
    p = p.slice(path.length) || "index.html";
    try {
      const body = await readFile(join(s.dir || dir, p));
      res.setHeader("Content-Type", types[extname(p)] || "application/octet-stream");
      res.end(body);
    } catch {
      res.writeHead(404).end("not found");
    }
  });
  await new Promise((f) => server.listen(0, "127.0.0.1", f));
  s.port = server.address().port;
  s.origin = `http://localhost:${s.port}`;
  s.url = s.origin + path;
  // A page that is still open may be about to fetch: the site goes when it is quiet.
  s.close = async () => {
    for (const end = Date.now() + 3000; Date.now() < end && (answering || Date.now() - last < 400);) await new Promise((f) => setTimeout(f, 50));
    await new Promise((f) => { server.close(f); server.closeAllConnections(); });
  };
  return s;
}

/**
 * emptyProgram builds the Ebitengine program that figures are measured against,
 * with no edits to the engine, as a site in a new directory; the caller removes it.
 */
export async function emptyProgram() {
  const dir = await mkdtemp(join(tmpdir(), "godeck-empty-"));
  execFileSync("go", ["build", "-trimpath", "-ldflags=-s -w", "-o", join(dir, "empty.wasm"), "./tests/browser/empty"],
    { cwd: join(here, "..", ".."), env: { ...process.env, GOOS: "js", GOARCH: "wasm" }, stdio: "inherit" });
  const goroot = execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim();
  await copyFile(join(goroot, "lib/wasm/wasm_exec.js"), join(dir, "wasm_exec.js"));
  await writeFile(join(dir, "empty.bin"), gzipSync(await readFile(join(dir, "empty.wasm")), { level: 9 }));
  await writeFile(join(dir, "index.html"), `<!doctype html><body><script src="wasm_exec.js"></script><script>
const go = new Go();
const r = fetch("empty.bin").then((r) => new Response(r.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } }));
WebAssembly.instantiateStreaming(r, go.importObject).then((m) => go.run(m.instance));
</script>`);
  return dir;
}

/** What all processes of a browser have used of the processors so far, in milliseconds. */
export async function cpuClock(browser) {
  const control = await browser.newBrowserCDPSession();
  return async () => (await control.send("SystemInfo.getProcessInfo")).processInfo.reduce((sum, p) => sum + p.cpuTime * 1000, 0);
}

export const executablePath = process.env.CHROMIUM || ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/** launch starts one Chromium. GL is Mesa's software renderer through EGL unless GL=swiftshader; gl: "none" has no WebGL. */
export async function launch({ gl = process.env.GL || "egl", args = [] } = {}) {
  if (!executablePath) throw new Error("no Chromium: apt-get install chromium, or set CHROMIUM=/path");
  const glArgs = {
    egl: ["--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"],
    swiftshader: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    none: ["--disable-gpu", "--disable-3d-apis"],
  }[gl];
  return chromium.launch({
    executablePath, headless: true,
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", ...glArgs, ...args],
  });
}

/** The sizes that every screen is looked at in: CSS pixels, touch. */
export const sizes = {
  desktop: { width: 1280, height: 720, touch: false },
  phone: { width: 390, height: 844, touch: true },
  phoneWide: { width: 844, height: 390, touch: true },
  frame: { width: 480, height: 320, touch: false },
  small: { width: 640, height: 360, touch: false },
};

/**
 * Device pixels per CSS pixel where a test does not say. Without a graphics card
 * drawing is most of the work of a run, and hands and layouts know only CSS
 * pixels; FINE=1 draws pictures that are worth looking at.
 */
export const fineness = process.env.FINE || process.env.GALLERY ? 1 : 0.5;

/**
 * Table is one opened page. Errors of any kind collect in faults; check() fails on them.
 */
export class Table {
  constructor(context, page) {
    this.context = context;
    this.page = page;
    this.faults = [];
    this.allowed = [];
    this.watch(page);
    // A click or tap is as short as one can be, however busy the machine: with a rest in it it would be a long press.
    for (const [device, name] of [[page.mouse, "click"], [page.touchscreen, "tap"]]) {
      const act = device[name].bind(device);
      device[name] = (...args) => this.still(() => act(...args));
    }
  }
  watch(page) {
    page.on("console", (m) => { if (m.type() === "error") this.faults.push(`console: ${m.text()} (${m.location().url})`); });
    page.on("pageerror", (e) => this.faults.push(`page error: ${e.stack || e}`));
    page.on("crash", () => this.faults.push("the page crashed"));
  }
  /** allow names expected faults (regular expression). */
  allow(re) { this.allowed.push(re); return this; }

  // -- state, through window.__godeck

  // As one text: a message with many small values takes Playwright twice as long, at both ends.
  async state() { return JSON.parse(await this.page.evaluate(() => JSON.stringify(window.__godeck.state()))); }
  async nodes() { return JSON.parse(await this.page.evaluate(() => JSON.stringify(window.__godeck.nodes()))); }
  /** node finds one by id or label (string or regular expression); undefined if there is none. */
  async node(what) { return (await this.nodes()).find((n) => matches(n, what)); }
  /** idle waits until nothing moves; in the page, since a message there and back costs more than the look. */
  async idle(timeout = 30000) { await this.rest(timeout, false); }
  /** rested does the same and returns the state. */
  async rested(timeout = 30000) { return JSON.parse(await this.rest(timeout, true)); }
  rest(timeout, state) {
    return this.lasting(() => this.page.evaluate(([timeout, state]) => new Promise((then, fail) => {
      const end = performance.now() + timeout;
      const look = () => {
        if (window.__godeck && window.__godeck.idle()) then(state ? JSON.stringify(window.__godeck.state()) : "");
        else if (performance.now() > end) fail(new Error(`something moves after ${timeout} ms`));
        else setTimeout(look, 20);
      };
      look();
    }), [timeout, state]));
  }
  /** lasting does something in the page, and again in the page that follows when it is left meanwhile. */
  async lasting(f) {
    for (;;) {
      try { return await f(); } catch (e) {
        if (!/context was destroyed|because of a navigation/.test(e)) throw e;
        await this.ready();
      }
    }
  }
  /** until waits until f(state) holds and returns the state. */
  async until(f, timeout = 30000) {
    for (const end = Date.now() + timeout; ; ) {
      const s = await this.state();
      if (f(s)) return s;
      if (Date.now() > end) throw new Error(`not within ${timeout} ms: ${f}; state: ${JSON.stringify(s).slice(0, 2000)}`);
      await new Promise((then) => setTimeout(then, 50));
    }
  }
  /** ticks waits for n ticks of the program; many are played at once, without a picture of each. */
  ticks(n) {
    return this.lasting(() => this.page.evaluate((n) => new Promise((then, fail) => {
      const { step, ticks } = window.__godeck, to = ticks() + n, end = performance.now() + 30000;
      if (n > 4) step(n - 4);
      const look = () => {
        window.__wake?.();
        if (ticks() >= to) then();
        else if (performance.now() > end) fail(new Error(`not ${n} ticks within 30 s`));
        else setTimeout(look, 8);
      };
      look();
    }), n));
  }
  /** still does something while the program's clock stands. */
  async still(f) {
    const stand = (on) => this.page.evaluate((on) => { window.__stands = on; window.__godeck?.still(on); }, on).catch((e) => {
      if (!/context was destroyed|because of a navigation|has been closed/.test(e)) throw e; // the page was left by it
    });
    await stand(true);
    try { return await f(); } finally { await stand(false); }
  }
  step(n) { return this.page.evaluate((n) => { window.__wake?.(); window.__godeck.step(n); }, n); }
  /** resize gives the window another size, in CSS pixels, and waits until the program has it. */
  async resize(width, height) {
    await this.page.setViewportSize({ width, height });
    const scale = await this.page.evaluate(() => devicePixelRatio);
    await this.until((s) => s.width === Math.round(width * scale) && s.height === Math.round(height * scale));
    await this.ticks(3);
  }

  // -- four ways in

  /** click operates an element of the mirror by role and name, as a screen reader does. */
  async click(role, name, options = {}) {
    const l = this.page.getByRole(role, { name, exact: typeof name === "string", ...options }).first();
    await l.waitFor({ state: "attached", timeout: 15000 });
    await l.dispatchEvent("click");
    await this.ticks(2);
  }
  /** activate operates a node by id. */
  async activate(id) {
    await this.page.evaluate((id) => { window.__wake?.(); window.__godeck.activate(id); }, id);
    await this.ticks(2);
  }
  /** mouse clicks the middle of a node with the real mouse. */
  async mouse(what, { button = "left" } = {}) {
    const [x, y] = await this.middle(what);
    await this.page.mouse.click(x, y, { button });
    await this.ticks(2);
  }
  /** tap touches the middle of a node, as short as a tap can be. */
  async tap(what) {
    const [x, y] = await this.middle(what);
    await this.page.touchscreen.tap(x, y);
    await this.ticks(2);
  }
  /** drag moves the mouse from one node (or point) to another. */
  async drag(from, to, { steps = 8 } = {}) {
    const a = Array.isArray(from) ? from : await this.middle(from);
    const b = Array.isArray(to) ? to : await this.middle(to);
    await this.page.mouse.move(...a);
    await this.still(async () => { // with a rest before it moves it would be a long press
      await this.page.mouse.down();
      await this.page.mouse.move(...toward(a, b, steps));
    });
    await this.page.mouse.move(...b, { steps });
    await this.ticks(2);
    await this.page.mouse.up();
    await this.ticks(2);
  }
  /** touchDrag does the same with a finger. */
  async touchDrag(from, to, { steps = 8 } = {}) {
    const a = Array.isArray(from) ? from : await this.middle(from);
    const b = Array.isArray(to) ? to : await this.middle(to);
    const cdp = await this.context.newCDPSession(this.page);
    const send = (type, p) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: p ? [{ x: p[0], y: p[1], id: 1 }] : [] });
    await this.still(async () => { // as with the mouse
      await send("touchStart", a);
      await send("touchMove", toward(a, b, steps));
    });
    for (let i = 2; i <= steps; i++) {
      await send("touchMove", [a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps]);
      await this.ticks(1);
    }
    await send("touchEnd", null);
    await this.ticks(2);
    await cdp.detach();
  }
  /** press sends keys one after another: press("Tab", "Enter"). */
  async press(...keys) {
    for (const k of keys) {
      await this.page.keyboard.press(k);
      await this.ticks(2);
    }
  }
  async middle(what) {
    const n = await this.node(what);
    if (!n) throw new Error(`no node ${what}; there are: ${(await this.nodes()).map((n) => `${n.id} (${n.label})`).join(", ")}`);
    return [n.x + n.w / 2, n.y + n.h / 2];
  }

  // -- looking

  /** shot writes a screenshot to tests/browser/out/NAME.png. */
  async shot(name) {
    // Most pictures are left out (draw=N): this one is wanted. A page that is crashed, asleep or left has its last one.
    await this.page.evaluate(() => new Promise((then) => {
      const h = window.__godeck, end = performance.now() + 2000;
      if (!h) return then();
      window.__wake?.();
      h.look();
      const wait = () => (h.looked() || performance.now() > end ? then() : setTimeout(wait, 8));
      wait();
    })).catch(() => {});
    await this.page.screenshot({ path: join(out, name + ".png") });
  }
  /** aria is the page as a screen reader has it. */
  aria() { return this.page.locator("body").ariaSnapshot(); }
  /** check fails when anything went wrong since the page was opened. */
  async check() {
    const own = await this.page.evaluate(() => ((window.__godeck && window.__godeck.errors()) || [])).catch(() => []);
    const bad = [...this.faults, ...own.map((e) => "program: " + e)].filter((f) => !this.allowed.some((re) => re.test(f)));
    if (bad.length) throw new Error("faults:\n  " + bad.join("\n  "));
  }
  close() { return this.context.close(); }
}

// The first of so many steps from a to b, farther than a hand trembles.
const toward = (a, b, steps) => {
  const part = Math.min(1, Math.max(1 / steps, 24 / Math.hypot(b[0] - a[0], b[1] - a[1])));
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
};

const matches = (n, what) => what instanceof RegExp ? what.test(n.label) || what.test(n.id) : n.id === what || n.label === what;

/**
 * open opens the page and waits for its first frame.
 * size: a name of sizes or {width, height, scale, touch}; lang: "ja" or "en";
 * params: more parameters of the address (draw: "1" draws every frame, not one in twenty); wait: false returns at once;
 * worker: with the service worker, which stores and hashes the whole page: a quarter of the work of opening it.
 */
export async function open(browser, url, { size = "small", lang = "en", params = {}, wait = true, worker = false, context: extra = {}, before } = {}) {
  const s = typeof size === "string" ? sizes[size] : size;
  const context = await browser.newContext({
    viewport: { width: s.width, height: s.height }, deviceScaleFactor: s.scale || fineness,
    hasTouch: !!s.touch, isMobile: !!s.touch, locale: lang === "ja" ? "ja-JP" : "en-GB", ...extra,
  });
  const page = await context.newPage();
  const t = new Table(context, page);
  t.game = params.game;
  // A violation of the content security policy is an error of ours.
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (e) => console.error(`CSP: ${e.violatedDirective} refused ${e.blockedURI} at ${e.sourceFile}:${e.lineNumber}`));
  });
  if (params.draw !== "1" && !worker) await context.addInitScript(dozing);
  if (before) await before(page, t);
  const u = new URL(url);
  for (const [k, v] of Object.entries({ test: "1", pace: "4", draw: "20", ...(worker ? {} : { sw: "0" }), ...params })) u.searchParams.set(k, v);
  await page.goto(u.href);
  if (wait) await t.ready();
  return t;
}

/**
 * dozing runs in a page before the program: while nothing moves and nobody does
 * anything, frames come eight times a second, not sixty, since a frame in which
 * nothing happens still takes the browser 3 ms; the program's clock goes on as
 * before. What a person or a test does brings the next frames at once; anything else
 * comes an eighth of a second later. Nor are gamepads asked for, since a thread of
 * the browser's would look for them all the time.
 */
function dozing() {
  if (window !== window.top) return; // tables in frames sleep by their own rules
  const ask = window.requestAnimationFrame.bind(window);
  const pace = Number(new URLSearchParams(location.search).get("pace")) || 1;
  let due = 0, waiting = null;
  const go = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const { f } = waiting;
    waiting = null;
    ask(f);
  };
  const wake = window.__wake = () => { due = 3; go(); };
  window.requestAnimationFrame = (f) => {
    queueMicrotask(() => { // the program is not asked for anything while it asks
      if (waiting || due-- > 0 || !window.__godeck?.idle()) ask(f);
      else waiting = { f, timer: setTimeout(() => { if (!window.__stands) window.__godeck?.step(7 * pace); go(); }, 125) };
    });
    return 0;
  };
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "touchstart", "touchmove", "touchend", "touchcancel", "mousemove", "wheel", "click", "keydown", "keyup", "input", "paste", "drop", "focusin", "resize", "message", "visibilitychange"]) {
    addEventListener(type, wake, { capture: true, passive: true });
  }
  navigator.getGamepads = () => [];
}

/** ready waits for the program's first frame. */
Table.prototype.ready = async function (timeout = 60000) {
  await this.page.waitForFunction(() => document.documentElement.dataset.ready === "1", null, { timeout });
  return this;
};
