// bench.mjs: the time from opening the page to its first frame, against that
// of an empty Ebitengine program in the same run and browser, both fetched
// compressed by the same means.
//
//	node bench.mjs [rounds] [download Mbit/s]     prints the best of each and their ratio
import { execFileSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, serve } from "./harness.mjs";

const rounds = Number(process.argv[2] || 5), mbit = Number(process.argv[3] || 0);
export const limit = 1.5;

const dir = await mkdtemp(join(tmpdir(), "godeck-bench-"));
const root = join(import.meta.dirname, "..", "..");
execFileSync("go", ["build", "-trimpath", "-ldflags=-s -w", "-o", join(dir, "empty.wasm"), "./tests/browser/empty"], { cwd: root, env: { ...process.env, GOOS: "js", GOARCH: "wasm" }, stdio: "inherit" });
const goroot = execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim();
await copyFile(join(goroot, "lib/wasm/wasm_exec.js"), join(dir, "wasm_exec.js"));
await writeFile(join(dir, "empty.bin"), gzipSync(await readFile(join(dir, "empty.wasm")), { level: 9 }));
await writeFile(join(dir, "index.html"), `<!doctype html><body><script src="wasm_exec.js"></script><script>
const go = new Go();
const r = fetch("empty.bin").then((r) => new Response(r.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } }));
WebAssembly.instantiateStreaming(r, go.importObject).then((m) => go.run(m.instance));
</script>`);

const ours = await serve(), empty = await serve();
empty.dir = dir;
const browser = await launch();
const once = async (url) => {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (mbit) await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: (mbit * 1e6) / 8, uploadThroughput: 1e6 });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("godeck-first-frame").length, null, { timeout: 120000, polling: 20 });
  const t = await page.evaluate(() => performance.getEntriesByName("godeck-first-frame")[0].startTime);
  await context.close();
  return t;
};
const times = { ours: [], empty: [] };
await once(empty.url); // warm the browser and the disk
await once(ours.url + "?sw=0&mute=1");
// The best of several, for other work on the machine only ever adds; on a busy
// machine up to three times as many.
let a = Infinity, b = Infinity;
for (let i = 0; i < rounds || (i < 3 * rounds && a / b > limit); i++) {
  times.empty.push(await once(empty.url));
  times.ours.push(await once(ours.url + "?sw=0&mute=1"));
  [a, b] = [Math.min(...times.ours), Math.min(...times.empty)];
}
console.log(`first frame of the title ${a.toFixed(0)} ms, of an empty Ebitengine program ${b.toFixed(0)} ms: ratio ${(a / b).toFixed(2)} (limit ${limit}), ${times.ours.length} rounds${mbit ? `, ${mbit} Mbit/s` : ""}`);
console.log(`all: ${times.ours.map((t) => t.toFixed(0)).join(" ")} against ${times.empty.map((t) => t.toFixed(0)).join(" ")}`);
const bytes = async (p) => (await stat(p)).size;
console.log(`empty program: ${await bytes(join(dir, "empty.bin"))} bytes compressed`);
await browser.close();
await ours.close();
await empty.close();
await rm(dir, { recursive: true });
process.exit(a / b <= limit ? 0 : 1);
