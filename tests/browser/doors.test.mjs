// The doors before the program is there: HTML and CSS, usable by mouse, keyboard and screen reader.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dist, serve } from "./harness.mjs";

/** held opens the page of a site that keeps the program back until release is called. */
async function held({ open }, options = {}) {
  let release;
  const go = new Promise((then) => { release = then; });
  const site = await serve();
  for (const file of await import("node:fs").then((fs) => fs.readdirSync(dist))) {
    if (/^godeck-.*\.(bin|wasm)$/.test(file)) site.pages["/" + file] = async (req, res) => {
      await go;
      res.end(await readFile(join(dist, file)));
    };
  }
  const t = await open({ url: site.url, wait: false, ...options });
  return { t, release, end: () => { release(); return site.close(); } };
}

/** pressed puts the mouse down on a door. */
async function pressed(page) {
  const box = await page.getByRole("button", { name: /Magna Spectra/ }).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

export const tests = {
  async "the doors are there before the program; one that is clicked opens with it"(ctx) {
    const { t, release, end } = await held(ctx);
    try {
      const door = t.page.getByRole("button", { name: /Magna Spectra/ });
      await door.click();
      assert.equal(await door.getAttribute("aria-pressed"), "true");
      assert.match(await t.page.getByRole("status").first().textContent(), /opens as soon/);
      assert.equal(await t.page.getByText("真夜中").count() + await t.page.getByText("三層").count() > 0 && await t.page.getByText("三層").first().isVisible(), false, "one language");
      await t.shot("doors-first");
      // The program takes over the doors' pictures.
      await t.page.waitForFunction(() => [...document.querySelectorAll(".door img[lang=en]")].every((i) => i.complete && i.naturalWidth));
      assert.deepEqual(await t.page.evaluate(() => [...document.querySelectorAll(".door img")].filter((i) => i.offsetWidth).map((i) => i.lang)), Array(5).fill("en"), "pictures of one language");
      assert.equal(await t.page.evaluate(() => performance.getEntriesByType("resource").filter((e) => /door-/.test(e.name) && !/\.en-/.test(e.name)).length), 0, "those in Japanese are not loaded");
      const posters = await t.page.evaluate(() => ["zutomayo", "magna", "none"].map((g) => { const p = window.godeckPage.poster(g); return p && [p.width, p.height, p.data.some((b) => b)]; }));
      assert.deepEqual(posters, [[224, 417, true], [224, 417, true], null]);
      release();
      await t.ready(120000);
      const s = await t.until((s) => s.nodes.some((n) => n.id === "start"), 120000);
      assert.match(s.status, /Magna Spectra/);
    } finally { await end(); }
  },

  async "a door that is held down while the program takes over opens"(ctx) {
    const { t, release, end } = await held(ctx);
    try {
      await pressed(t.page);
      release();
      await t.ready(120000);
      await t.page.mouse.up();
      assert.match((await t.until((s) => s.nodes.some((n) => n.id === "start"), 120000)).status, /Magna Spectra/);
    } finally { await end(); }
  },

  async "a door that a mouse has left again neither opens nor has the keyboard's ring"(ctx) {
    const { t, release, end } = await held(ctx);
    try {
      await pressed(t.page);
      await t.page.mouse.move(5, 5);
      await t.page.mouse.up();
      release();
      await t.ready(120000);
      const s = await t.until((s) => s.nodes.some((n) => n.id === "door.magna"), 60000);
      assert.equal(s.focusShown, false);
    } finally { await end(); }
  },

  async "the keyboard stays at its door when the program takes over, and nothing is read twice"(ctx) {
    const { t, release, end } = await held(ctx, { lang: "ja", size: "phone" });
    try {
      await t.page.getByRole("button", { name: /ZUTOMAYO/ }).waitFor();
      await t.page.keyboard.press("Tab");
      await t.page.keyboard.press("Tab");
      assert.equal(await t.page.evaluate(() => document.activeElement.dataset.door), "magna");
      await t.shot("doors-first-phone-ja");
      release();
      await t.ready(120000);
      await t.until((s) => s.focus === "door.magna", 60000);
      assert.equal(await t.page.getByRole("button", { name: /マグナスペクトラ/ }).count(), 1);
      assert.equal(await t.page.evaluate(() => document.activeElement.dataset.id), "door.magna");
    } finally { await end(); }
  },

  async "an address that leads to a table shows no doors; the first response is small"(ctx) {
    const { t, release, end } = await held(ctx, { params: { game: "zutomayo", lang: "ja" } });
    try {
      await t.page.getByText("カードゲームの台を用意しています").waitFor();
      assert.equal(await t.page.locator(".door").first().isVisible(), false);
      const size = await t.page.evaluate(() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).filter((e) => !/godeck-|assets/.test(e.name)).reduce((n, e) => n + e.encodedBodySize, 0));
      assert.ok(size > 0 && size <= 120 << 10, size + " bytes");
      release();
      await t.ready(120000);
    } finally { await end(); }
  },
};
