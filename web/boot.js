// boot.js: checks the browser, fetches the program with progress, starts it,
// and reports problems readably. Then it registers the service worker.
(() => {
  "use strict";
  const page = window.godeckPage;
  const $ = (id) => document.getElementById(id);
  // {version, programs: [{url, bytes, format}], unzstd, assets}: the program as it is
  // published, smallest first, the last one uncompressed; assets may be missing
  const build = JSON.parse(document.querySelector("meta[name=godeck]").content);
  const tries = 3, stall = 30000;

  // ---- network

  // The name of a published file contains the hash of its bytes, so that wrong
  // responses are noticed: a host's error page with status 200, a truncated or
  // altered file, from whichever cache.
  const right = async (url, bytes) => {
    const want = (/(?:^|[-/])([0-9a-f]{12})[-.]/.exec(url) || [])[1];
    if (!want) return true;
    const sum = window.crypto && crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(new Uint8Array(bytes));
    return [...sum.subarray(0, 6)].map((b) => b.toString(16).padStart(2, "0")).join("") === want;
  };
  // sha256 is for insecure contexts, where browsers do not provide it.
  const sha256 = (bytes) => {
    const k = [], h = [];
    for (let n = 2; k.length < 64; n++) { // fractional parts of the roots of the first primes
      let prime = true;
      for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
      if (!prime) continue;
      if (h.length < 8) h.push((n ** (1 / 2) * 2 ** 32) | 0);
      k.push((n ** (1 / 3) * 2 ** 32) | 0);
    }
    const length = bytes.length, padded = new Uint8Array((length + 72) & ~63);
    padded.set(bytes);
    padded[length] = 128;
    const view = new DataView(padded.buffer), w = new Int32Array(64);
    view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
    view.setUint32(padded.length - 4, length << 3);
    const turn = (x, n) => (x >>> n) | (x << (32 - n));
    for (let at = 0; at < padded.length; at += 64) {
      for (let i = 0; i < 64; i++) {
        if (i < 16) { w[i] = view.getInt32(at + 4 * i); continue; }
        const p = w[i - 15], q = w[i - 2];
        w[i] = w[i - 16] + (turn(p, 7) ^ turn(p, 18) ^ (p >>> 3)) + w[i - 7] + (turn(q, 17) ^ turn(q, 19) ^ (q >>> 10));
      }
      let [a, b, c, d, e, f, g, y] = h;
      for (let i = 0; i < 64; i++) {
        const s = (y + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i]) | 0;
        const t = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        y = g; g = f; f = e; e = (d + s) | 0; d = c; c = b; b = a; a = (s + t) | 0;
      }
      [a, b, c, d, e, f, g, y].forEach((v, i) => { h[i] = (h[i] + v) | 0; });
    }
    const out = new DataView(new ArrayBuffer(32));
    h.forEach((v, i) => out.setInt32(4 * i, v));
    return new Uint8Array(out.buffer);
  };
  // receive fetches a published file. If it is not the right one it is fetched
  // once more, bypassing all caches.
  const receive = async (url) => {
    let why = "";
    for (const cache of ["default", "reload"]) {
      const r = await fetch(url, { cache });
      if (!r.ok) { why = "status " + r.status; continue; }
      const bytes = await r.arrayBuffer();
      if (await right(url, bytes)) return new Uint8Array(bytes);
      why = "not the file that was published";
    }
    throw new Error(`${url}: ${why}`);
  };

  const can = (format) => { try { new DecompressionStream(format); return true; } catch { return false; } };
  const inflated = async (bytes) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());

  // ---- assets by their repository name

  let assetNames = null;
  page.asset = async (name) => {
    if (!assetNames) {
      assetNames = build.assets ? receive(build.assets).then((b) => JSON.parse(new TextDecoder().decode(b))) : Promise.resolve({});
      assetNames.catch(() => { assetNames = null; });
    }
    const published = (await assetNames)[name];
    if (!published) throw new Error("not published; see web/assets.list");
    const file = await receive("assets/" + published);
    // Programs and silhouette sheets are published compressed. If the browser
    // cannot inflate them, the program does, which blocks it for a second.
    return published.endsWith(".gz.bin") && can("gzip") ? inflated(file) : file;
  };

  // A scenario file becomes a record by a program of its own (cmd/positions),
  // which is fetched when the first one is opened.
  let compiler = null;
  page.isScenario = (text) => /^game:/m.test(text) && !/^\s*[{[]/.test(text);
  page.compile = async (name, text) => {
    if (!compiler) {
      compiler = page.asset("positions.wasm").then(async (program) => {
        const go = new Go(), { instance } = await WebAssembly.instantiate(program, go.importObject);
        go.run(instance).then(() => { compiler = null; }); // it has crashed: the next scenario gets another one
        return globalThis.godeckCompile;
      });
      compiler.catch(() => { compiler = null; });
    }
    const [record, why] = (await compiler)(name, text);
    if (why) throw new Error(why);
    return record;
  };

  // need is asset for files that the game cannot run without: it retries.
  page.need = async (name) => {
    for (let i = 1; ; i++) {
      try { return await page.asset(name); } catch (e) {
        if (i % tries) { await sleep(600 * i * i); continue; }
        i = 0;
        await new Promise((then) => fail({
          title: "絵を読み込めませんでした / Could not load the pictures",
          ja: "カードの絵を受け取れませんでした。通信を確かめて、もう一度試してください。",
          en: "The pictures of the cards did not arrive. Please check the connection and try again.",
          buttons: [["もう一度 / Try again", () => { page.closePanel(); then(); }]],
        }, e));
      }
    }
  };

  // ---- what the program prints, for crash reports

  const printed = [];
  const keepPrinted = (text) => {
    printed.push(...text.split("\n"));
    if (printed.length > 200) printed.splice(0, printed.length - 200);
  };
  const writeSync = globalThis.fs.writeSync;
  const decoder = new TextDecoder();
  globalThis.fs.writeSync = (fd, buf) => {
    keepPrinted(decoder.decode(buf));
    return writeSync.call(globalThis.fs, fd, buf);
  };

  const again = ["もう一度 / Try again", () => { page.closePanel(); start(); }];
  const fail = (what, error) => page.panel({ ...what, report: error ? String(error.stack || error) : "" });

  const noWebAssembly = () => {
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiate) return {
      title: "WebAssembly がありません / No WebAssembly",
      ja: "このゲームは WebAssembly で動きます。新しい Chrome・Edge・Firefox・Safari で開くか、ブラウザの保護モード(ロックダウンモードなど)を外してください。",
      en: "This game runs on WebAssembly. Please open it in a current Chrome, Edge, Firefox or Safari, or leave your browser’s lockdown mode for this page.",
      buttons: [again],
    };
    return null;
  };
  const noWebGL = () => {
    let gl = null;
    try { gl = document.createElement("canvas").getContext("webgl2"); } catch { /* counts as missing */ }
    if (!gl) return {
      title: "WebGL2 がありません / No WebGL2",
      ja: "このゲームの描画には WebGL2 が必要です。\n・ブラウザを新しくする\n・設定の「ハードウェア アクセラレーション」を有効にする\n・ほかのブラウザで開く\nのどれかを試してください。",
      en: "This game draws with WebGL2. Please try one of these:\n· update your browser\n· turn on “hardware acceleration” in its settings\n· open the page in another browser",
      buttons: [again],
    };
    // Phones allow few contexts: release this one.
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return null;
  };

  // ---- download

  // Few browsers unpack zstd themselves; the others do it with zstd's own decoder,
  // a program of 22 KB (docs/figures.md).
  const choose = () => build.programs.find(({ format }) => !format || can(format === "zstd" ? "gzip" : format));
  let zstd = null;
  const unzstd = async () => {
    if (!zstd) {
      zstd = receive(build.unzstd).then(inflated).then((bytes) => WebAssembly.compile(bytes));
      zstd.catch(() => { zstd = null; });
    }
    const { exports: z } = await WebAssembly.instantiate(await zstd, { env: { emscripten_notify_memory_growth() {} } });
    const most = 1 << 17, context = z.ZSTD_createDCtx();
    const from = z.malloc(most), to = z.malloc(most), buffers = z.malloc(24); // what is read, what is written; address, size and position of both
    let expected = 1;
    return new TransformStream({
      transform(chunk, c) {
        for (let at = 0; at < chunk.length; at += most) {
          const part = chunk.subarray(at, at + most);
          new Uint8Array(z.memory.buffer).set(part, from);
          for (let read = 0, wrote = most; read < part.length || wrote === most;) {
            new Uint32Array(z.memory.buffer, buffers, 6).set([from, part.length, read, to, most, 0]);
            expected = z.ZSTD_decompressStream(context, buffers + 12, buffers);
            if (expected < 0) throw new Error("zstd: error " + -expected);
            [, , read, , , wrote] = new Uint32Array(z.memory.buffer, buffers, 6); // the memory may have grown
            if (wrote) c.enqueue(new Uint8Array(z.memory.buffer).slice(to, to + wrote));
          }
        }
      },
      flush() { if (expected) throw new Error("zstd: truncated"); },
    });
  };
  const unpacker = async (format) => format === "zstd" && !can(format) ? unzstd() : new DecompressionStream(format);
  const MB = (n) => (n / 1048576).toFixed(1);
  let shown = -Infinity;
  const progress = (got, total) => {
    if (got && got < total && performance.now() - shown < 100) return; // drawing it takes time too
    shown = performance.now();
    $("bar").value = Math.min(100, (100 * got) / total);
    $("bytes").textContent = `${MB(got)} / ${MB(total)} MB`;
  };

  // download returns a Response with the wasm module, streamed while it loads;
  // file.whole then tells whether it was the right one.
  const download = async (file, cache) => {
    const aborter = new AbortController();
    let timer = 0;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => aborter.abort(new Error("no data for " + stall / 1000 + " s")), stall);
    };
    alive();
    const unpacking = file.format ? unpacker(file.format) : null; // while the first bytes are on their way
    unpacking?.catch(() => {});
    const r = await fetch(file.url, { signal: aborter.signal, cache });
    if (!r.ok) throw new Error(`${file.url}: status ${r.status}`);
    let got = 0, arrived;
    const parts = [];
    file.whole = new Promise((then) => { arrived = then; });
    progress(0, file.bytes);
    const counted = r.body.pipeThrough(new TransformStream({
      transform(chunk, c) { got += chunk.byteLength; parts.push(chunk); progress(got, file.bytes); alive(); c.enqueue(chunk); },
      flush() {
        clearTimeout(timer);
        arrived(new Blob(parts).arrayBuffer().then((bytes) => right(file.url, bytes)));
      },
    }));
    const plain = unpacking ? counted.pipeThrough(await unpacking) : counted;
    return new Response(plain, { headers: { "Content-Type": "application/wasm" } });
  };

  const instantiate = async (file, imports, cache) => {
    const load = async () => {
      if (WebAssembly.instantiateStreaming) {
        try {
          return (await WebAssembly.instantiateStreaming(download(file, cache), imports)).instance;
        } catch (e) {
          // Some browsers stream only from responses with a URL.
          if (!(e instanceof TypeError) || !navigator.onLine) throw e;
        }
      }
      const bytes = await (await download(file, cache)).arrayBuffer();
      return (await WebAssembly.instantiate(bytes, imports)).instance;
    };
    const instance = await load();
    if (!await file.whole) throw new Error(`${file.url}: not the file that was published`);
    return instance;
  };

  const sleep = (ms) => new Promise((f) => setTimeout(f, ms));

  // bury disables the listeners and timers of a program that has ended: each
  // would fail, and a timer would retry forever.
  const bury = (go) => {
    for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
    go._scheduledTimeouts.clear();
    go._resume = () => {};
  };

  async function start() {
    const bare = noWebAssembly();
    if (bare) return fail(bare);
    const file = choose();
    const go = new Go();
    // Garbage collection during start-up only delays the first frame;
    // game/app.go turns it on after that.
    go.env = { GOGC: "off" };
    let instance = null, error = null;
    // Checking for WebGL2 takes several frames: do it while the program is
    // loading, or not at all if that is fast.
    let lack = null;
    setTimeout(page.canStore);
    const asking = setTimeout(() => { if ((lack = noWebGL())) fail(lack); }, 1500);
    for (let i = 0; i < tries && !instance && !lack; i++) {
      if (i) await sleep(600 * i * i);
      try { instance = await instantiate(file, go.importObject, i ? "reload" : "default"); } catch (e) { error = e; }
    }
    clearTimeout(asking);
    if (lack) return;
    await page.looked;
    if (!instance) return fail({
      title: "読み込めませんでした / Could not load",
      ja: "ゲームの本体を受け取れませんでした。通信を確かめて、もう一度試してください。",
      en: "The game itself did not arrive. Please check the connection and try again.",
      buttons: [again],
    }, error);
    performance.mark("godeck-instantiated");
    let code = 0;
    go.exit = (c) => { code = c; };
    try {
      await go.run(instance);
      bury(go);
      if ((lack = noWebGL())) return fail(lack);
      page.crash(`the program ended with status ${code}\n\n${printed.join("\n")}`);
    } catch (e) {
      bury(go);
      page.crash(`${e.stack || e}\n\n${printed.join("\n")}`);
    }
  }

  // ---- service worker: offline after the first visit, never in another
  // site's frame

  let waitingWorker = null, atTitle = false;
  const offer = () => { $("update").hidden = !(waitingWorker && atTitle); };
  page.resting = (on) => { atTitle = on; offer(); refine(); };
  // Ebitengine reads the pixel ratio once. After zooming, or on another
  // monitor, the picture would be blurred: reload when nothing is lost.
  const fineness = devicePixelRatio;
  let refining = 0;
  const refine = () => {
    clearTimeout(refining);
    if (devicePixelRatio !== fineness) refining = setTimeout(() => { if (atTitle && devicePixelRatio !== fineness && !page.panelUp()) location.reload(); }, 1500);
  };
  addEventListener("resize", refine);
  $("update-now").addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    waitingWorker.postMessage("activate");
  });
  const sameOriginTop = () => { try { return !page.framed || !!window.top.location.href; } catch { return false; } };
  const register = async () => {
    try {
      if (!isSecureContext || !sameOriginTop() || page.param("sw") === "0" || !navigator.serviceWorker) return;
      const reg = await navigator.serviceWorker.register("sw.js");
      const watch = (w) => w && w.addEventListener("statechange", () => {
        if (w.state === "installed" && navigator.serviceWorker.controller) { waitingWorker = w; offer(); }
      });
      if (reg.waiting && navigator.serviceWorker.controller) { waitingWorker = reg.waiting; offer(); }
      watch(reg.installing);
      reg.addEventListener("updatefound", () => watch(reg.installing));
    } catch { /* a frame without storage, a private window: the page works without */ }
  };

  // Errors outside of the program are only kept for a report.
  addEventListener("error", (e) => keepPrinted(`error: ${e.message} (${e.filename}:${e.lineno})`));
  addEventListener("unhandledrejection", (e) => keepPrinted(`rejected: ${e.reason}`));

  start();
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
})();
