// bench.mjs: the time from opening the page to its first frame, against that
// of an empty Ebitengine program in the same run and browser, both fetched
// compressed by the same means. Prints, and judges nothing: times belong to the
// machine and to what else it does.
//
//	node bench.mjs [rounds] [download Mbit/s]     at least 7 rounds are worth something
//	node bench.mjs --only ours|empty [rounds]     one of the two
//
// "painted" is when the browser shows anything, "door" when a door can be chosen
// (both counted from the first byte of the page), "drawn" is when the program has given its first frame to the browser,
// "shown" when the browser asks for the second, "CPU" what all processes of the
// browser used from opening the page until then, over all their threads.
import { rm, stat } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { cpuClock, emptyProgram, launch, serve } from "./harness.mjs";

const args = process.argv.slice(2);
const at = args.indexOf("--only"), only = at < 0 ? "" : args.splice(at, 2)[1];
const rounds = Number(args[0] || 7), mbit = Number(args[1] || 0);

const dir = await emptyProgram();

const browser = await launch();
const cpu = await cpuClock(browser);

// The page stands still in /hold, which costs nothing, while its figures are read.
let held = () => {};
const pages = { "/hold": async (req, res) => { await held(); res.end(); } };
const sites = { empty: await serve({ dir, pages }), ours: await serve({ pages }) };
const watch = () => {
  const look = () => {
    if (document.querySelector("[data-door]")) performance.mark("bench-door");
    else requestAnimationFrame(look);
  };
  look();
  const mark = performance.mark.bind(performance);
  performance.mark = (name, ...rest) => {
    if (name === "godeck-first-frame") requestAnimationFrame(() => {
      mark("bench-shown");
      const r = new XMLHttpRequest();
      r.open("GET", "/hold", false);
      r.send();
    });
    return mark(name, ...rest);
  };
};

const once = async (name) => {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (mbit) await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: (mbit * 1e6) / 8, uploadThroughput: 1e6 });
  const before = await cpu();
  let used = 0;
  const done = new Promise((then) => { held = async () => { used = (await cpu()) - before; then(); }; });
  const late = setTimeout(() => { console.error(`${name}: no first frame within two minutes`); process.exit(2); }, 120000);
  await page.goto(sites[name].url + (name === "ours" ? "?sw=0&mute=1" : ""));
  await done;
  clearTimeout(late);
  const [drawn, shown] = await page.evaluate(() => ["godeck-first-frame", "bench-shown"].map((n) => performance.getEntriesByName(n)[0].startTime));
  const [painted, door] = await page.evaluate(() => ["first-contentful-paint", "bench-door"].map((n) => (performance.getEntriesByName(n)[0]?.startTime ?? NaN) - performance.getEntriesByType("navigation")[0].responseStart));
  await context.close();
  return { painted, door, drawn, shown, CPU: used };
};

const names = ["empty", "ours"].filter((n) => !only || n === only);
const runs = { ours: [], empty: [] };
for (const n of names) await once(n); // warms the browser and the disk
for (let i = 0; i < rounds; i++) for (const n of names) runs[n].push(await once(n));

const least = (l) => Math.min(...l), median = (l) => l.toSorted((a, b) => a - b)[l.length >> 1];
const ms = (t) => (Number.isFinite(t) ? t.toFixed(0) + " ms" : "–").padStart(9); // the empty program paints no page and has no door
console.log(`first frame, ${rounds} interleaved rounds${mbit ? `, ${mbit} Mbit/s` : ""}; ${cpus().length} processors, load ${loadavg().map((l) => l.toFixed(1)).join(" ")}`);
for (const figure of ["painted", "door", "drawn", "shown", "CPU"]) {
  const of = (n, f) => f(runs[n].map((r) => r[figure]).filter(Number.isFinite));
  for (const [word, f] of [["least", least], ["median", median]]) {
    console.log(figure.padEnd(8), word.padEnd(7), ...names.map((n) => `${n === "ours" ? "title" : "empty"} ${ms(of(n, f))}  `), only || figure === "painted" || figure === "door" ? "" : `ratio ${(of("ours", f) / of("empty", f)).toFixed(2)}`);
  }
}
if (process.env.ALL) for (const n of names) for (const f of ["painted", "door", "drawn", "shown", "CPU"]) console.log(n, f, runs[n].map((r) => r[f].toFixed(0)).join(" "));
console.log(`empty program: ${(await stat(join(dir, "empty.bin"))).size} bytes compressed`);
await browser.close();
await Promise.all(Object.values(sites).map((s) => s.close()));
await rm(dir, { recursive: true });
