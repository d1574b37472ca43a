// run.mjs: runs the tests of *.test.mjs one after another, in one Chromium.
//
//   node run.mjs                 all
//   node run.mjs page offline    files or tests whose name contains a word
//
// A test file exports `tests`: {"what holds": async ({browser, site, t…}) => {…}}.
// The last line is "N passed, N failed".
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launch, open, serve } from "./harness.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const limit = Number(process.env.TEST_TIMEOUT || 180) * 1000;

let passed = 0, failed = 0;
const browser = await launch();
const site = await serve();
for (const file of readdirSync(here).filter((f) => f.endsWith(".test.mjs")).sort()) {
  const { tests } = await import(pathToFileURL(join(here, file)));
  for (const [name, test] of Object.entries(tests)) {
    const full = file.replace(".test.mjs", "") + ": " + name;
    if (words.length && !words.some((w) => full.includes(w))) continue;
    // Written, but never yet seen to pass: run them by name.
    if (name.startsWith("unproven: ") && !words.length) {
      console.log(`     not run: ${full}`);
      continue;
    }
    // A real browser on a busy machine stumbles now and then: a test that fails
    // is tried once more, and both are told.
    for (let second = false; ; second = true) {
      const opened = [];
      const began = Date.now();
      let timer, again = false;
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
        passed++;
        console.log(`ok   ${full} (${((Date.now() - began) / 1000).toFixed(1)} s${second ? ", at the second try" : ""})`);
      } catch (e) {
        again = !second;
        if (!again) failed++;
        console.log(`${again ? "once failed:" : "FAIL"} ${full}\n     ${String(e.stack || e).replaceAll("\n", "\n     ")}`);
        for (const [i, t] of opened.entries()) {
          await t.shot(`failed-${full.replace(/[^a-z0-9]+/gi, "-")}-${i}`).catch(() => {});
          if (t.faults.length) console.log("     faults: " + t.faults.join("\n             "));
        }
      } finally {
        clearTimeout(timer);
        for (const t of opened) await t.close().catch(() => {});
      }
      if (!again) break;
    }
  }
}
await browser.close();
await site.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
