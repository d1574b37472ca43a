// boot.js: checks the browser, fetches the program with progress, starts it,
// and says readably what is wrong when something is. Then the service worker.
(() => {
  "use strict";
  const page = window.godeckPage;
  const $ = (id) => document.getElementById(id);
  // {version, wasm, wasmBytes, gz, gzBytes, br, brBytes, assets}; br and assets may be missing
  const build = JSON.parse(document.querySelector("meta[name=godeck]").content);
  const tries = 3, stall = 30000;

  // ---- assets by their repository name

  let assetNames = null;
  page.asset = async (name) => {
    if (!assetNames) {
      assetNames = build.assets ? fetch(build.assets).then((r) => { if (!r.ok) throw new Error(String(r.status)); return r.json(); }) : Promise.resolve({});
      assetNames.catch(() => { assetNames = null; });
    }
    const file = (await assetNames)[name];
    if (!file) throw new Error("not published; see web/assets.list");
    const r = await fetch("assets/" + file);
    if (!r.ok) throw new Error("status " + r.status);
    // Programs are published compressed.
    const body = name.endsWith(".wasm") ? r.body.pipeThrough(new DecompressionStream("gzip")) : r.body;
    return new Uint8Array(await new Response(body).arrayBuffer());
  };

  // ---- what the program prints, for the report of a crash

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
    // Phones allow few contexts: give this one back.
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return null;
  };

  // ---- download

  const can = (format) => { try { new DecompressionStream(format); return true; } catch { return false; } };
  const choose = () => {
    if (build.br && can("brotli")) return { url: build.br, bytes: build.brBytes, format: "brotli" };
    if (can("gzip")) return { url: build.gz, bytes: build.gzBytes, format: "gzip" };
    return { url: build.wasm, bytes: build.wasmBytes, format: "" };
  };
  const MB = (n) => (n / 1048576).toFixed(1);
  let shown = -Infinity;
  const progress = (got, total) => {
    if (got && got < total && performance.now() - shown < 100) return; // drawing it takes time too
    shown = performance.now();
    $("bar").value = Math.min(100, (100 * got) / total);
    $("bytes").textContent = `${MB(got)} / ${MB(total)} MB`;
  };

  // download returns a Response of the wasm module whose body arrives as it is loaded.
  const download = async (file) => {
    const aborter = new AbortController();
    let timer = 0;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => aborter.abort(new Error("no data for " + stall / 1000 + " s")), stall);
    };
    alive();
    const r = await fetch(file.url, { signal: aborter.signal });
    if (!r.ok) throw new Error(`${file.url}: status ${r.status}`);
    let got = 0;
    progress(0, file.bytes);
    const counted = r.body.pipeThrough(new TransformStream({
      transform(chunk, c) { got += chunk.byteLength; progress(got, file.bytes); alive(); c.enqueue(chunk); },
      flush() { clearTimeout(timer); },
    }));
    const plain = file.format ? counted.pipeThrough(new DecompressionStream(file.format)) : counted;
    return new Response(plain, { headers: { "Content-Type": "application/wasm" } });
  };

  const instantiate = async (file, imports) => {
    if (WebAssembly.instantiateStreaming) {
      try {
        return (await WebAssembly.instantiateStreaming(download(file), imports)).instance;
      } catch (e) {
        // Some browsers stream only from responses with an address.
        if (!(e instanceof TypeError) || !navigator.onLine) throw e;
      }
    }
    const bytes = await (await download(file)).arrayBuffer();
    return (await WebAssembly.instantiate(bytes, imports)).instance;
  };

  const sleep = (ms) => new Promise((f) => setTimeout(f, ms));

  // bury quiets the listeners and timers of a program that has ended: each of
  // them would fail, and a timer would try for ever.
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
    // Collecting garbage while the program sets itself up only delays the
    // first frame; game/app.go turns the collector on with it.
    go.env = { GOGC: "off" };
    let instance = null, error = null;
    // Asking for WebGL2 takes as long as some frames: ask while the program
    // travels, and when it is there at once, let it find out itself.
    let lack = null;
    setTimeout(page.canStore);
    const asking = setTimeout(() => { if ((lack = noWebGL())) fail(lack); }, 1500);
    for (let i = 0; i < tries && !instance && !lack; i++) {
      if (i) await sleep(600 * i * i);
      try { instance = await instantiate(file, go.importObject); } catch (e) { error = e; }
    }
    clearTimeout(asking);
    if (lack) return;
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

  // ---- service worker: offline after the first visit, never in a stranger's frame

  let waitingWorker = null, atTitle = true;
  const offer = () => { $("update").hidden = !(waitingWorker && atTitle); };
  page.depth = (n) => { atTitle = n <= 1; offer(); refine(); };
  // Ebitengine reads the fineness of the screen once. After zooming, or on
  // another monitor, the picture would be soft: open anew where nothing is lost.
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

  // Errors outside the program: the page says so only while nothing else can.
  addEventListener("error", (e) => keepPrinted(`error: ${e.message} (${e.filename}:${e.lineno})`));
  addEventListener("unhandledrejection", (e) => keepPrinted(`rejected: ${e.reason}`));

  const l = page.param("lang") || navigator.language || "en";
  document.documentElement.lang = l.toLowerCase().startsWith("ja") ? "ja" : "en";
  start();
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
})();
