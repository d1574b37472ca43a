// sw.js: the page offline after the first visit. One cache a version, named by
// content; files of art and music are kept as they are fetched.
"use strict";
const version = "@VERSION@";
const files = @FILES@;       // always needed; all have content-hashed names but "./"
const wasm = @WASM@;         // {br, gz, raw}: one of them, as boot.js chooses
const bootAssets = @BOOT@;   // art that a match needs, effects
const here = self.registration.scope;
const cacheName = `godeck ${here} ${version}`;
const assetCache = `godeck ${here} assets`;
const mine = (name) => name.startsWith(`godeck ${here} `);
const can = (format) => { try { new DecompressionStream(format); return true; } catch { return false; } };

self.addEventListener("install", (e) => e.waitUntil((async () => {
  const cache = await caches.open(cacheName);
  const program = wasm.br && can("brotli") ? wasm.br : can("gzip") ? wasm.gz : wasm.raw;
  await cache.addAll([new Request("./", { cache: "reload" }), ...files, program]);
  const art = await caches.open(assetCache);
  await Promise.all(bootAssets.map(async (f) => { if (!await art.match(f)) await art.add(f); }));
})()));

self.addEventListener("activate", (e) => e.waitUntil((async () => {
  for (const name of await caches.keys()) if (mine(name) && name !== cacheName && name !== assetCache) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("message", (e) => { if (e.data === "activate") self.skipWaiting(); });

self.addEventListener("fetch", (e) => {
  const { request } = e;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(here)) return;
  const path = url.href.slice(here.length).split(/[?#]/)[0];
  if (request.mode === "navigate" && (path === "" || path === "index.html")) {
    e.respondWith(caches.match("./", { cacheName, ignoreSearch: true }).then((r) => r || fetch(request)));
  } else if (path.startsWith("assets/")) {
    e.respondWith((async () => {
      const cache = await caches.open(assetCache);
      const have = await cache.match(request);
      if (have) return have;
      const r = await fetch(request);
      if (r.ok) await cache.put(request, r.clone());
      return r;
    })());
  } else {
    e.respondWith(caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true }).then((r) => r || fetch(request)));
  }
});
