// firefox.mjs: drives Firefox by Marionette, its own remote protocol: lines of
// JSON over a socket. playwright-core needs a Firefox of its own making; this
// takes the distribution's.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const firefoxPath = process.env.FIREFOX || ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);

const freePort = () => new Promise((f) => {
  const s = createServer().listen(0, "127.0.0.1", () => { const { port } = s.address(); s.close(() => f(port)); });
});

/** firefox starts a Firefox in a window that nobody sees. */
export async function firefox({ width = 1000, height = 800 } = {}) {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "godeck-firefox-"));
  const prefs = { "marionette.port": port, "webgl.force-enabled": true, "gfx.x11-egl.force-enabled": true, "browser.shell.checkDefaultBrowser": false, "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.auto": false, "browser.startup.homepage_override.mstone": "ignore", "media.autoplay.default": 0, "toolkit.startup.max_resumed_crashes": -1 };
  await writeFile(join(profile, "user.js"), Object.entries(prefs).map(([k, v]) => `user_pref(${JSON.stringify(k)}, ${JSON.stringify(v)});\n`).join(""));
  // Without a display Firefox has no WebGL at all, so it gets one that nobody sees.
  const args = ["--marionette", "--no-remote", "--profile", profile, "--width", String(width), "--height", String(height), "about:blank"];
  const [program, all] = process.env.DISPLAY ? [firefoxPath, args] : ["xvfb-run", ["-a", "-s", `-screen 0 ${width}x${height}x24`, firefoxPath, ...args]];
  const child = spawn(program, all, { stdio: "ignore", detached: true, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1", MOZ_CRASHREPORTER_DISABLE: "1" } });
  const stop = async () => {
    try { process.kill(-child.pid, "SIGTERM"); } catch { /* it has ended */ } // the display, too
    setTimeout(() => { try { process.kill(-child.pid, "SIGKILL"); } catch { /* it has ended */ } }, 3000).unref();
    await new Promise((f) => { if (child.exitCode !== null || child.signalCode) f(); else child.on("exit", f); });
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await reach(port, child);
    const waiting = new Map();
    let rest = Buffer.alloc(0), id = 0;
    socket.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) { // LENGTH:JSON
        const colon = rest.indexOf(":");
        const length = Number(rest.subarray(0, colon));
        if (colon < 0 || rest.length < colon + 1 + length) return;
        const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length));
        rest = rest.subarray(colon + 1 + length);
        if (!Array.isArray(message)) continue; // the greeting
        const [, n, error, value] = message;
        const { yes, no } = waiting.get(n) ?? {};
        waiting.delete(n);
        if (error) no?.(new Error(`Firefox: ${error.error}: ${error.message}`)); else yes?.(value);
      }
    });
    socket.on("close", () => { for (const { no } of waiting.values()) no(new Error("Firefox has gone")); });
    const ask = (name, params = {}) => new Promise((yes, no) => {
      waiting.set(++id, { yes, no });
      const text = JSON.stringify([0, id, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    await ask("WebDriver:NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return {
      open: (url) => ask("WebDriver:Navigate", { url }),
      /** run carries out a function body in the page, and returns what it returns. */
      run: async (script, args = []) => (await ask("WebDriver:ExecuteScript", { script, args, newSandbox: true, sandbox: "default" })).value,
      /** until waits for a body to return something true. */
      async until(script, what = script, seconds = 90) {
        for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
          const v = await this.run(script);
          if (v) return v;
          await new Promise((f) => setTimeout(f, 250));
        }
        throw new Error(`Firefox waited ${seconds} s in vain for: ${what}`);
      },
      async into(selector) { // a frame
        const { value } = await ask("WebDriver:FindElement", { using: "css selector", value: selector });
        await ask("WebDriver:SwitchToFrame", { element: Object.values(value)[0] });
      },
      /** enter goes into a frame that a body returns: one in a shadow tree, which selectors do not reach. */
      async enter(script) { await ask("WebDriver:SwitchToFrame", { element: Object.values(await this.run(script))[0] }); },
      /** click presses the mouse at a point of the page or frame that is looked into. */
      click: (x, y) => ask("WebDriver:PerformActions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" },
        actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pause", duration: 60 }, { type: "pointerUp", button: 0 }] }] }),
      /** tap is a finger there. */
      tap: (x, y) => ask("WebDriver:PerformActions", { actions: [{ type: "pointer", id: "finger", parameters: { pointerType: "touch" },
        actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pause", duration: 60 }, { type: "pointerUp", button: 0 }] }] }),
      /** key presses a key, by its WebDriver character. */
      key: (value) => ask("WebDriver:PerformActions", { actions: [{ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "pause", duration: 60 }, { type: "keyUp", value }] }] }),
      /** out goes back to the page. */
      out: () => ask("WebDriver:SwitchToFrame", { id: null }),
      async shot(path) { await writeFile(path, Buffer.from((await ask("WebDriver:TakeScreenshot", { full: false })).value, "base64")); },
      async close() { socket.destroy(); await stop(); },
    };
  } catch (e) {
    await stop();
    throw e;
  }
}

/** reach connects as soon as Firefox listens. */
async function reach(port, child) {
  for (const end = Date.now() + 60000; Date.now() < end;) {
    if (child.exitCode !== null) throw new Error(`Firefox has ended with status ${child.exitCode}`);
    const s = await new Promise((f) => { const c = connect(port, "127.0.0.1", () => f(c)); c.on("error", () => f(null)); });
    if (s) return s;
    await new Promise((f) => setTimeout(f, 200));
  }
  throw new Error("Firefox does not listen");
}
