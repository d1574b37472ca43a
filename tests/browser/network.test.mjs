// Wrong answers of the network: with status 200, and for caches to keep for a year.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { dist, launch, open, serve } from "./harness.mjs";

/** lies makes a site that answers wrongly at first: once for each path that matches, then truly. */
async function lies(matches, body = "<!doctype html><title>Sign in to the hotel</title>", type = "text/html") {
  const site = await serve({ path: "/lies/" });
  site.told = [];
  const files = ["", "assets/"];
  for (const dir of files) {
    for (const name of await readdir(join(dist, dir))) {
      const path = "/lies/" + dir + name;
      if (!matches(path)) continue;
      site.pages[path] = async (req, res) => {
        res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
        const true_ = await readFile(join(dist, dir, name)).catch(() => null);
        if (!true_) return res.writeHead(404).end();
        const count = site.told.filter((p) => p === path).length;
        site.told.push(path);
        if (count < (site.lies ?? 1)) {
          res.setHeader("Content-Type", type);
          return res.end(typeof body === "function" ? body(true_) : body);
        }
        res.setHeader("Content-Type", name.endsWith(".js") ? "text/javascript" : name.endsWith(".css") ? "text/css" : "application/octet-stream");
        res.end(true_);
      };
    }
  }
  return site;
}

/** controlled waits until the service worker has all it needs and answers for the page. */
const controlled = (t) => t.page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((f) => navigator.serviceWorker.addEventListener("controllerchange", f));
});

/** wrong lists what the page's caches hold that is not what its name says. */
const wrong = (t) => t.page.evaluate(async () => {
  const bad = [];
  let seen = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const want = (/(?:^|[-/])([0-9a-f]{12})[-.]/.exec(new URL(request.url).pathname) || [])[1];
      if (!want) continue;
      seen++;
      const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await (await cache.match(request)).arrayBuffer()));
      if (![...sum].map((b) => b.toString(16).padStart(2, "0")).join("").startsWith(want)) bad.push(request.url);
    }
  }
  return { bad, seen };
});

const flipped = (bytes) => { const b = Buffer.from(bytes); b[b.length >> 1] ^= 0x40; return b; };

export const tests = {
  async "a sign-in page in the place of pictures is not kept, and the table opens all the same"({ open }) {
    const site = await lies((p) => p.endsWith("-atlas.gz.bin"));
    try {
      const t = await open({ worker: true, url: site.url, params: { game: "zutomayo", mode: "watch", seed: "1", mute: "1" } });
      await controlled(t);
      const kept = await wrong(t);
      assert.deepEqual(kept.bad, []);
      assert.ok(kept.seen > 5, kept.seen + " files are kept");
      await t.page.reload();
      await t.ready();
      assert.equal((await t.state()).crashed, false);
    } finally { await site.close(); }
  },

  async "nor is one in the place of the program or the scripts"({ open }) {
    const site = await lies((p) => /\.(bin|js|json)$/.test(p) && !p.endsWith("/sw.js"));
    try {
      const t = await open({ worker: true, url: site.url, params: { mute: "1" } });
      t.allow(/integrity|Failed to|MIME|digest/);
      await t.idle();
      await controlled(t);
      assert.deepEqual((await wrong(t)).bad, []);
      site.broken = () => true;
      await t.page.reload();
      await t.ready();
      await t.idle();
    } finally { await site.close(); }
  },

  async "one altered byte of the program, the script or the pictures is noticed"({ open }) {
    const site = await lies((p) => /\.(bin|js)$|-atlas\.png$/.test(p) && !p.endsWith("/sw.js"), flipped, "application/octet-stream");
    try {
      const t = await open({ worker: true, url: site.url, params: { mute: "1" } });
      t.allow(/integrity|Failed to|MIME|digest/);
      await t.idle();
      await controlled(t);
      const kept = await wrong(t);
      assert.deepEqual(kept.bad, []);
      assert.ok(site.told.some((p) => p.endsWith(".bin")));
    } finally { await site.close(); }
  },

  async "the decoder of zstd is the one of the npm package zstddec"() {
    const text = await readFile(new URL("node_modules/zstddec/dist/zstddec-stream.mjs", import.meta.url), "utf8");
    assert.deepEqual(Buffer.from(/const wasm = "([^"]+)"/.exec(text)[1], "base64"), await readFile(new URL("../../web/zstd.wasm", import.meta.url)));
  },

  async "a browser that unpacks nothing gets the program uncompressed"({ open }) {
    const site = await serve({ path: "/plain/" });
    try {
      const t = await open({ url: site.url, before: (page) => page.addInitScript(() => { delete window.DecompressionStream; }), params: { mute: "1" } });
      await t.ready();
      await t.idle();
      const programs = site.requests.filter((p) => /\/godeck-/.test(p));
      assert.deepEqual(programs.map((p) => p.replace(/.*\./, "")), ["wasm"]);
    } finally { await site.close(); }
  },

  async "what an earlier version kept wrongly does not outlive a reload"({ open }) {
    const site = await serve({ path: "/spoilt/" });
    try {
      const t = await open({ worker: true, url: site.url, params: { mute: "1" } });
      await controlled(t);
      const spoilt = await t.page.evaluate(async () => {
        let n = 0;
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (!/\.(bin|wasm|json|png|ogg)$/.test(new URL(request.url).pathname) || request.url.includes("icon")) continue;
            await cache.put(request, new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }));
            n++;
          }
        }
        return n;
      });
      assert.ok(spoilt >= 4, spoilt + " files were spoilt");
      await t.page.goto(site.url + "?test=1&draw=20&game=zutomayo&mode=watch&seed=1&mute=1");
      await t.ready();
      await t.until((s) => s.nodes.some((n) => n.id === "dial"));
      assert.equal((await t.state()).crashed, false);
      let left; // the pictures arrive behind the first frames of the table
      for (let n = 0; n < 60; n++) {
        left = (await wrong(t)).bad.filter((u) => !u.endsWith(".ogg")); // sound was not asked for
        if (!left.length) break;
        await t.page.waitForTimeout(500);
      }
      assert.deepEqual(left, [], "and it has been put right");
    } finally { await site.close(); }
  },

  async "a page that is not secure, for which the browser does not hash, notices it as well"() {
    const site = await lies((p) => /\.(bin|json)$|-atlas\.png$/.test(p));
    const browser = await launch({ args: ["--host-resolver-rules=MAP table.test 127.0.0.1"] });
    try {
      const t = await open(browser, `http://table.test:${site.port}/lies/`, { params: { game: "zutomayo", mode: "watch", seed: "1", mute: "1" } });
      assert.equal(await t.page.evaluate(() => isSecureContext), false);
      await t.until((s) => s.nodes.some((n) => n.id === "dial"));
      assert.equal((await t.state()).crashed, false);
      await t.check();
    } finally { await browser.close(); await site.close(); }
  },

  async "a host that goes on lying is said to, and tried again"({ open }) {
    const site = await lies((p) => p.endsWith(".js") && !p.endsWith("/sw.js"));
    site.lies = 99;
    try {
      const t = await open({ worker: true, url: site.url, wait: false });
      t.allow(/integrity|Failed to|MIME|digest/);
      await t.page.getByText("The page did not arrive whole").waitFor({ timeout: 30000 });
      await t.page.getByText("読み込めませんでした").waitFor();
      await t.shot("network-stuck");
      site.lies = 0;
      await t.page.reload();
      await t.ready();
    } finally { await site.close(); }
  },

  async "a program that never arrives whole is said to, and tried again"({ open }) {
    const site = await lies((p) => p.endsWith(".bin"), (b) => b.subarray(0, b.length / 2), "application/octet-stream");
    site.lies = 99;
    try {
      const t = await open({ worker: true, url: site.url, wait: false });
      t.allow(/integrity|Failed to/);
      await t.page.getByRole("heading", { name: "Could not load" }).waitFor({ timeout: 60000 });
      site.lies = 0;
      await t.page.getByRole("button", { name: "Try again" }).click();
      await t.ready();
    } finally { await site.close(); }
  },
};
