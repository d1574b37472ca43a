// Accessibility by rule, types, another browser: what programs can judge of the
// page, its mirror, and the page of examples.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { firefox, firefoxPath } from "./firefox.mjs";
import { out, serve } from "./harness.mjs";
import { settled } from "./player.mjs";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

// axe returns what axe-core finds wrong on the page that is shown, as lines. The
// program's own picture is a canvas, whose contrast axe cannot see. Habits of articles, such as one heading
// of the first level, are asked for only on the page of examples, which is one.
async function axe(page, where, article = false) {
  const source = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(source + "; 0");
  const faults = await page.evaluate(async (article) => {
    const r = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", ...(article ? ["best-practice"] : [])] });
    return r.violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${v.help}: ${n.html.slice(0, 160)}`));
  }, article);
  assert.deepEqual(faults, [], where);
}

export const tests = {
  async "axe-core finds nothing wrong with the title, a table and its menu"({ open }) {
    const t = await open({ lang: "ja", params: { game: "zutomayo", seed: "7", speed: "off" } });
    await settled(t);
    await axe(t.page, "a table");
    await t.activate("menu");
    await t.until((s) => s.nodes.some((n) => n.role === "dialog"));
    await axe(t.page, "the menu");
    await t.activate((await t.node(/タイトルへ/)).id);
    await t.until((s) => s.scene === "*title.Scene");
    await axe(t.page, "the title");
  },

  async "axe-core finds nothing wrong with the doors before the program is there"({ open, site }) {
    site.broken = (path) => /\.(bin|wasm)$/.test(path);
    try {
      const t = await open({ wait: false });
      t.allow(/./);
      await t.page.waitForSelector("#card, #doors", { state: "attached" });
      await axe(t.page, "the doors");
    } finally { site.broken = null; } // the site is that of the tests after it, too
  },

  async "axe-core finds nothing wrong with the page of examples"({ open, site }) {
    const t = await open({ url: site.url + "embed-demo.html", wait: false, size: { width: 800, height: 900 } });
    await t.page.waitForSelector("godeck-table");
    await t.page.evaluate(() => document.querySelector("godeck-deck").scrollIntoView()); // what is below the fold is not drawn
    await t.page.waitForFunction(() => document.querySelector("godeck-deck")?.shadowRoot?.querySelector("li")); // else it is judged empty
    await axe(t.page, "embed-demo.html", true);
  },

  async "embed.d.ts compiles, and refuses what the program would"() {
    const dir = await mkdtemp(join(tmpdir(), "godeck-types-"));
    try {
      const types = join(here, "..", "..", "docs", "embed.d.ts").replaceAll("\\", "/");
      const good = `import type { GodeckTable, News, Wish } from ${JSON.stringify(types)};
const t: GodeckTable = document.createElement("godeck-table");
const wishes: Wish[] = [{ type: "start", game: "magna", seed: 7 }, { type: "seek", turn: 3, play: true }, { type: "language", lang: "ja" }, { type: "mute", on: true }];
for (const w of wishes) t.send(w);
t.addEventListener("godeck-over", (e) => { const n: News = e.detail; if (n.type === "over") console.log(n.winner, n.link); });
t.play(true); t.sleep(); if (t.awake) t.remove();
`;
      const bad = ["t.send({ type: \"start\", game: \"chess\" });", "t.send({ type: \"seek\" });", "t.send({ type: \"language\", lang: \"fr\" });", "t.awake = true;"];
      const compile = async (text) => {
        await writeFile(join(dir, "use.ts"), text);
        const tsc = require.resolve("typescript/bin/tsc");
        try {
          await promisify(execFile)(process.execPath, [tsc, "--noEmit", "--strict", "--lib", "es2022,dom", "--target", "es2022", "--moduleResolution", "bundler", "--module", "esnext", join(dir, "use.ts")]);
          return "";
        } catch (e) { return e.stdout; }
      };
      assert.equal(await compile(good), "");
      const said = await compile(good + bad.join("\n"));
      const first = good.split("\n").length;
      for (const [i, line] of bad.entries()) assert.match(said, new RegExp(`use\\.ts\\(${first + i},`), `this compiles: ${line}`);
    } finally { await rm(dir, { recursive: true }); }
  },

  async "Firefox opens a table and its menu, and lays out the page of examples"() {
    if (!firefoxPath) {
      console.log("     no Firefox here: apt-get install firefox-esr");
      return;
    }
    const site = await serve();
    const f = await firefox();
    try {
      await f.open(site.url + "?game=zutomayo&seed=7&speed=off&mute=1");
      await f.until(`return document.documentElement.dataset.ready === "1"`, "the first frame");
      // The menu is opened through the mirror, as a screen reader does it.
      const node = (id) => `document.querySelector('#mirror-nodes [data-id="${id}"]')`;
      await f.until(`return !!${node("menu")}`, "a table");
      await f.run(`${node("menu")}.click()`);
      await f.until(`return !!${node("menu.item0")}`, "the menu");
      await f.shot(join(out, "firefox-table.png"));
      assert.equal(await f.run(`return document.querySelector("#panel")?.checkVisibility() ?? false`), false, "nothing has gone wrong");
      await f.open(site.url + "embed-demo.html");
      await f.until(`return [...document.querySelectorAll("godeck-table")].every((t) => t.getBoundingClientRect().height > 100)`, "the tables");
      await f.shot(join(out, "firefox-demo.png"));
    } finally {
      await f.close();
      await site.close();
    }
  },
};
