// run.mjs: runs the tests of *.test.mjs, three at a time, each worker with a
// Chromium of its own.
//
//   node run.mjs                 all
//   node run.mjs page offline    files or tests whose name contains a word
//
// WORKERS=1 runs them one after another. A test file exports `tests`: {"what
// holds": async ({browser, site, open}) => {…}}. The last line is "N passed, N failed".
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cpuClock, launch, open, serve } from "./harness.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const limit = Number(process.env.TEST_TIMEOUT || 180) * 1000;

const list = [];
for (const file of readdirSync(here).filter((f) => f.endsWith(".test.mjs")).sort()) {
  const { tests } = await import(pathToFileURL(join(here, file)));
  for (const [name, test] of Object.entries(tests)) {
    const full = file.replace(".test.mjs", "") + ": " + name;
    if (words.length && !words.some((w) => full.includes(w))) continue;
    list.push({ full, test });
  }
}

/** once runs a test and tells how it went; the result is null or what went wrong. */
async function once({ full, test }, { browser, site, clock }, second) {
  const opened = [];
  const began = Date.now(), used = await clock();
  let timer;
  try {
    await Promise.race([
      test({
        browser, site,
        /** open a page of the site; it is checked and closed after the test. */
        open: async (options = {}) => {
          const t = await open(options.browser || browser, options.url || site.url, options);
          opened.push(t);
          return t;
        },
      }),
      new Promise((_, no) => { timer = setTimeout(() => no(new Error(`longer than ${limit / 1000} s`)), limit); }),
    ]);
    for (const t of opened) await t.check();
    const seconds = (ms) => (ms / 1000).toFixed(1);
    console.log(`ok   ${full} (${seconds(Date.now() - began)} s, ${seconds((await clock()) - used)} of processor, ${opened.length} opened${second ? ", at the second try" : ""})`);
    return true;
  } catch (e) {
    console.log(`${second ? "FAIL" : "once failed:"} ${full}\n     ${String(e.stack || e).replaceAll("\n", "\n     ")}`);
    for (const [i, t] of opened.entries()) {
      await t.shot(`failed-${full.replace(/[^a-z0-9]+/gi, "-")}-${i}`).catch(() => {});
      if (t.faults.length) console.log("     faults: " + t.faults.join("\n             "));
    }
    return false;
  } finally {
    clearTimeout(timer);
    for (const t of opened) await t.close().catch(() => {});
  }
}

/** work takes tests from a queue with a browser of its own and returns those that failed. */
async function work(queue, second) {
  if (!queue.length) return [];
  // A page runs for seconds: compiling its program twice is a third of the work.
  const browser = await launch({ args: ["--js-flags=" + (process.env.JSFLAGS ?? "--liftoff-only")] }), site = await serve(), clock = await cpuClock(browser);
  const failed = [];
  for (let t; (t = queue.shift());) if (!(await once(t, { browser, site, clock }, second))) failed.push(t);
  await browser.close();
  await site.close();
  return failed;
}

// A test waits now and then, so three share two processors well (with four, two stumbled). A real browser on a busy machine stumbles now and then: a test
// that fails is tried once more, alone, and both results are printed.
const queue = [...list];
const workers = Math.min(Number(process.env.WORKERS || 3), list.length);
const stumbled = (await Promise.all(Array.from({ length: workers }, () => work(queue)))).flat();
const failed = await work(stumbled, true);
console.log(`${list.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
