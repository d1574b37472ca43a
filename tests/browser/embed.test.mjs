// The page inside somebody else's: a sandboxed frame of another site, without storage.
import assert from "node:assert/strict";
import { serve } from "./harness.mjs";
import { play, settled } from "./player.mjs";

/** framed opens a host page with the game in a frame and returns a Table whose state is the frame's. */
async function framed({ open, site }, { width = 480, height = 270, query = "lang=en&seed=52", sandbox = "allow-scripts", allow = "" } = {}) {
  const host = await serve({ pages: { "/host": `<!doctype html><link rel="icon" href="data:,"><title>host</title><body style="margin:40px 20px"><input id="own"><br>
    <iframe sandbox="${sandbox}" allow="${allow}" width="${width}" height="${height}" style="border:0" src="http://127.0.0.1:${site.port}/?test=1&draw=20&speed=off&mute=1&${query}"></iframe>` } });
  const t = await open({ url: host.origin + "/host", wait: false, size: { width: 640, height: 400 } });
  const element = await t.page.waitForSelector("iframe");
  const frame = await element.contentFrame();
  await frame.waitForFunction(() => document.documentElement.dataset.ready === "1", null, { timeout: 60000 });
  const box = await element.boundingBox();
  // The Table's own methods, looking into the frame.
  const inside = Object.create(t, { page: { value: new Proxy(t.page, { get: (p, k) => {
    const from = ["evaluate", "waitForFunction", "locator", "getByRole"].includes(k) ? frame : p;
    return typeof from[k] === "function" ? from[k].bind(from) : from[k];
  } }) } });
  inside.host = host;
  inside.click2 = async (id) => {
    const n = (await inside.nodes()).find((n) => n.id === id);
    assert.ok(n, "no node " + id);
    // boundingBox is of the whole page already
    const r = await frame.locator(`#mirror-nodes [data-id="${id}"]`).boundingBox();
    await t.page.mouse.click(r.x + r.width / 2, r.y + r.height / 2);
    await inside.ticks(2);
  };
  inside.box = box;
  return inside;
}

export const tests = {
  async "a match is begun and played by clicks in a sandboxed frame of 480×270"(ctx) {
    const t = await framed(ctx);
    try {
      const entries = await t.page.evaluate(() => history.length);
      await settled(t);
      await t.click2("door.zutomayo");
      await t.until((s) => s.nodes.some((n) => n.id === "start"));
      await t.shot("embed-setup");
      await t.click2("start");
      await t.until((s) => s.nodes.some((n) => n.id === "dial"));
      await play(t, (n) => t.click2(n.id), { until: (s) => /Turn [3-9]/.test(s.status) && s.nodes.some((n) => n.id === "commit") });
      await settled(t);
      await t.shot("embed-turn");
      const s = await t.state();
      assert.equal(s.persistent, false);
      assert.equal(await t.page.evaluate(() => history.length), entries, "the host's Back is its own");
      assert.deepEqual(s.errors, []);
      // What happens in the frame stays there: the host page's keys are its own.
      await t.page.evaluate(() => { window.__keys = []; addEventListener("keydown", (e) => __keys.push(e.key), true); });
      await t.press("Escape");
      await t.until((s) => s.nodes.some((n) => n.id === "menu.item0"));
      await t.press("Tab", "Tab");
      const f = await t.state();
      assert.ok(f.focus && f.focusShown, "the keyboard moves the focus after a click");
      await t.press("Escape");
      await t.until((s) => !s.nodes.some((n) => n.role === "dialog"));
      const before = await t.page.evaluate(() => __keys.length);
      await typeOutside(t);
      assert.equal(await t.page.evaluate(() => __keys.length), before, "keys typed into the host's own field stay there");
    } finally { await t.host.close(); }
  },

  async "a frame with a match in its address opens at the table, without the right to gamepads, too"(ctx) {
    const t = await framed(ctx, { query: "lang=ja&game=zutomayo&seed=5&level=easy", allow: "gamepad 'none'" });
    try {
      assert.equal(await t.page.evaluate(() => { try { Navigator.prototype.getGamepads.call(navigator); return ""; } catch (e) { return e.name; } }), "SecurityError");
      await t.until((s) => s.nodes.some((n) => n.id === "dial"));
      await settled(t);
      assert.match((await t.state()).status, /最初のキャラクター|引き直す/);
    } finally { await t.host.close(); }
  },
};

async function typeOutside(t) {
  const input = Object.getPrototypeOf(t).page.locator("#own");
  await input.click();
  await Object.getPrototypeOf(t).page.keyboard.type("1z ");
  assert.equal(await input.inputValue(), "1z ");
}
