// sw.js: makes the page work offline after the first visit. There is one cache
// per version, named by content; art and music are cached as they are fetched.
// Responses that do not match their name are not stored: a host's error page
// with status 200, or a truncated response.
"use strict";
const version = "@VERSION@";
const files = @FILES@; // always needed
const plain = @PLAIN@; // hashes of files without one in their names
const programs = @PROGRAMS@; // [{url, format}]: boot.js uses the first one that it can decode
const bootAssets = @BOOT@; // art needed for a match, sound effects
const here = self.registration.scope;
const cacheName = `godeck ${here} ${version}`;
const assetCache = `godeck ${here} assets`;
const mine = (name) => name.startsWith(`godeck ${here} `);
const can = (format) => { try { new DecompressionStream(format); return true; } catch { return false; } };
const pathOf = (url) => url.slice(here.length).split(/[?#]/)[0];

// right reports whether bytes are those of the published file.
const right = async (path, bytes) => {
  if (path === "./") { // hosts may add to a page, so only the essentials are checked
    const text = new TextDecoder().decode(bytes);
    return text.includes(programs[0].url) && text.includes("</html>");
  }
  const want = plain[path] || (/(?:^|[-/])([0-9a-f]{12})[-.]/.exec(path) || [])[1];
  if (!want) return true;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...sum.subarray(0, 6)].map((b) => b.toString(16).padStart(2, "0")).join("") === want;
};

// receive fetches a file. A wrong response is fetched once more, bypassing all
// caches; if it is still wrong the result is an error.
const receive = async (path, modes = ["default", "reload"]) => {
  let answer;
  for (const cache of modes) {
    const r = answer = await fetch(here + path.replace("./", ""), { cache });
    if (!r.ok) continue;
    const bytes = await r.arrayBuffer();
    if (await right(path, bytes)) {
      const headers = new Headers(r.headers);
      for (const h of ["Content-Encoding", "Content-Length"]) headers.delete(h); // of the transfer
      return new Response(bytes, { headers });
    }
    answer = new Response(null, { status: 502, statusText: "not what was published" });
  }
  return answer;
};

const store = async (cache, path, modes) => {
  const r = await receive(path, modes);
  if (!r.ok) throw new Error(`${path}: ${r.status} ${r.statusText}`);
  await cache.put(path, r);
};

self.addEventListener("install", (e) => e.waitUntil((async () => {
  const cache = await caches.open(cacheName);
  const program = programs.find(({ format }) => !format || can(format === "zstd" ? "gzip" : format)).url;
  await Promise.all([store(cache, "./", ["reload"]), ...[...files, program].map((f) => store(cache, f))]);
  const art = await caches.open(assetCache);
  for (const request of await art.keys()) { // earlier versions did not check
    const kept = await art.match(request);
    if (kept && !await right(pathOf(request.url), await kept.arrayBuffer())) await art.delete(request);
  }
  await Promise.all(bootAssets.map(async (f) => { if (!await art.match(f)) await store(art, f); }));
})()));

self.addEventListener("activate", (e) => e.waitUntil((async () => {
  for (const name of await caches.keys()) if (mine(name) && name !== cacheName && name !== assetCache) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("message", (e) => { if (e.data === "activate") self.skipWaiting(); });

// serve responds from a cache and fills it. The page uses "reload" for files
// that were wrong. If the cache is full the file is served all the same.
const serve = async (e, name, path) => {
  const cache = await caches.open(name);
  const again = e.request.cache === "reload";
  const have = again ? null : await cache.match(path, { ignoreSearch: true, ignoreVary: true });
  if (have) return have;
  const r = await receive(path, again ? ["reload"] : undefined);
  if (r.ok) e.waitUntil(cache.put(path, r.clone()).catch(() => {}));
  return r;
};

self.addEventListener("fetch", (e) => {
  const { request } = e;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(here)) return;
  const path = pathOf(url.href);
  if (request.mode === "navigate" && (path === "" || path === "index.html")) {
    e.respondWith(caches.match("./", { cacheName, ignoreSearch: true }).then((r) => r || fetch(request)));
  } else if (path.startsWith("assets/")) {
    e.respondWith(serve(e, assetCache, path));
  } else if (files.includes(path) || programs.some((p) => p.url === path)) {
    e.respondWith(serve(e, cacheName, path));
  }
});
