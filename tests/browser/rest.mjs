// rest.mjs: what a full table costs while nothing moves, against an empty
// Ebitengine program, both in WebAssembly in the same browser and run, by turns.
// The page that is not measured is stopped. Prints, and judges nothing.
//
//	node rest.mjs [rounds] [seconds]
//
// "CPU" is what all processes of the browser use for one frame, the drawing of
// the page included; frames are counted by requestAnimationFrame.
import { rm } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { cpuClock, emptyProgram, launch, open, serve } from "./harness.mjs";
import { play } from "./player.mjs";

const rounds = Number(process.argv[2] || 5), seconds = Number(process.argv[3] || 4);
const size = { width: 1280, height: 720, scale: 1 };

const dir = await emptyProgram();

const browser = await launch();
const cpu = await cpuClock(browser);
const sites = { empty: await serve({ dir }), table: await serve({}) };

// A gate before requestAnimationFrame: closed, the page stands still.
const gate = (page) => page.addInitScript(() => {
  const ask = window.requestAnimationFrame.bind(window);
  let waiting = [];
  window.__frames = 0;
  window.__gate = (shut) => { window.__shut = shut; if (!shut) for (const f of waiting.splice(0)) ask(f); };
  window.requestAnimationFrame = (f) => {
    const once = (t) => { window.__frames++; f(t); };
    return window.__shut ? waiting.push(once) : ask(once);
  };
});

const pages = {};
const context = await browser.newContext({ viewport: { width: size.width, height: size.height } });
pages.empty = await context.newPage();
await gate(pages.empty);
await pages.empty.goto(sites.empty.url);
await pages.empty.waitForFunction(() => performance.getEntriesByName("godeck-first-frame").length > 0, null, { timeout: 120000 });
await pages.empty.evaluate(() => window.__gate(true));

const t = await open(browser, sites.table.url, { size, lang: "ja", before: gate, params: { game: "zutomayo", mode: "vsai", level: "easy", seed: "7", speed: "off", mute: "1", draw: "1" } });
await play(t, (n) => t.activate(n.id), { until: (s) => /ターン4/.test(s.status) });
await t.idle();
await t.ticks(90);
pages.table = t.page;
const before = await t.state();
await t.page.evaluate(() => window.__gate(true));

const runs = { empty: [], table: [] };
for (let i = 0; i < rounds; i++) for (const name of ["empty", "table"]) {
  const page = pages[name];
  await page.evaluate(() => window.__gate(false));
  await new Promise((then) => setTimeout(then, 500));
  const [frames, used] = [await page.evaluate(() => window.__frames), await cpu()];
  await new Promise((then) => setTimeout(then, seconds * 1000));
  const n = (await page.evaluate(() => window.__frames)) - frames;
  runs[name].push(((await cpu()) - used) / Math.max(1, n));
  await page.evaluate(() => window.__gate(true));
}
await t.page.evaluate(() => window.__gate(false));
const after = await t.state();
const least = (l) => Math.min(...l), median = (l) => l.toSorted((a, b) => a - b)[l.length >> 1];
console.log(`a full table at rest, 1280×720 in the browser, ${rounds} interleaved rounds of ${seconds} s; ${cpus().length} processors, load ${loadavg().map((l) => l.toFixed(1)).join(" ")}`);
for (const [word, f] of [["least", least], ["median", median]]) {
  console.log("CPU a frame", word.padEnd(7), `empty ${f(runs.empty).toFixed(2)} ms   table ${f(runs.table).toFixed(2)} ms   ratio ${(f(runs.table) / f(runs.empty)).toFixed(2)}`);
}
console.log(`${after.drawn - before.drawn} pictures drawn in ${after.ticks - before.ticks} ticks of the table`);
await browser.close();
await Promise.all(Object.values(sites).map((s) => s.close()));
await rm(dir, { recursive: true });
