// page.js: what the page does for the program: storage, files, clipboard, full
// screen, unlocking of sound, panels. The program calls window.godeckPage and
// registers its own functions with connect().
(() => {
  "use strict";
  const $ = (id) => document.getElementById(id);
  const go = {}; // functions of the program, by name
  const params = new URLSearchParams(location.search);
  const framed = (() => { try { return window.self !== window.top; } catch { return true; } })();
  const page = {};
  window.godeckPage = page;

  // call calls a function of the program, if it is registered yet.
  page.call = (name, ...args) => { if (go[name]) go[name](...args); };
  page.connect = (functions) => {
    Object.assign(go, functions);
    adoptCanvas();
  };
  page.framed = framed;
  document.documentElement.classList.toggle("framed", framed);

  // Ebitengine appends the canvas. It must not come first in tab order, and
  // the mirror has to follow it.
  let canvas = null;
  const adoptCanvas = () => {
    if (canvas) return;
    canvas = document.querySelector("canvas");
    if (!canvas) return;
    canvas.tabIndex = -1;
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", "godeck");
    page.canvas = canvas;
    document.body.append(page.mirrorRoot);
    canvas.addEventListener("webglcontextlost", contextLost);
  };

  // ---- parameters and preferences

  // A shared match (r), or that of a table that slept (m), is in the fragment, which is not sent to servers or logged.
  const fragment = new URLSearchParams(location.hash.slice(1));
  page.param = (name) => params.get(name) ?? (name === "r" || name === "m" ? fragment.get(name) : null) ?? "";
  page.reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  page.safeInsets = () => {
    const s = getComputedStyle($("safe-area"));
    return [s.paddingTop, s.paddingRight, s.paddingBottom, s.paddingLeft].map((v) => parseFloat(v) || 0);
  };
  page.lang = (l) => { document.documentElement.lang = l; };
  page.title = (t) => { document.title = t; };

  // ---- storage: every call may throw in a frame without permission to store

  const prefix = "godeck/";
  const storage = (f, otherwise) => { try { return f(window.localStorage); } catch { return otherwise; } };
  // canStore reports whether values outlive the page. A storage that is full
  // when the page starts does too if it has values of ours: they are at risk, so
  // every save that fails is told. The first access is slow, so boot.js makes
  // it while the program is loading.
  let stores = null;
  page.canStore = () => stores ??= storage((s) => {
    try {
      s.setItem(prefix + "probe", "1");
      s.removeItem(prefix + "probe");
      return true;
    } catch { return Object.keys(s).some((k) => k.startsWith(prefix)); }
  }, false);
  // Tables side by side in another page have matches of their own (?table=NAME);
  // everything else, such as settings, is the player's.
  const room = framed && params.get("table") ? "table " + params.get("table").slice(0, 80) + "/" : "";
  const matchKey = "match"; // game/lobby/savedgames.go
  const named = (key) => prefix + (key === matchKey || key.startsWith(matchKey + ".") ? room : "") + key;
  // Values that cannot be stored are kept while the page is open; null: removed.
  const memory = new Map();
  page.load = (key) => memory.has(key) ? memory.get(key) : storage((s) => s.getItem(named(key)), null);
  // There may be room for a value even if there was none for another.
  page.save = (key, text) => {
    const stored = storage((s) => { s.setItem(named(key), text); return true; }, false);
    if (stored) memory.delete(key);
    else memory.set(key, text);
    return stored;
  };
  // Where nothing can be stored, what has been stored before stays: its
  // successor would be lost with the page.
  page.remove = (key) => {
    if (!page.canStore()) {
      memory.set(key, null);
      return;
    }
    memory.delete(key);
    storage((s) => s.removeItem(named(key)));
  };
  // unsaved returns the match if it is not stored anywhere.
  page.unsaved = () => memory.get(matchKey);
  page.saveUnsaved = () => {
    const text = page.unsaved();
    page.download("godeck-match.godeck", text[0] === "b" ? Uint8Array.from(atob(text.slice(1)), (c) => c.charCodeAt(0)) : new TextEncoder().encode(text.slice(1)));
  };
  // A frame on another page has told that it cannot store, and keeps nobody there.
  addEventListener("beforeunload", (e) => { if (page.unsaved() && (page.canStore() || !framed)) e.preventDefault(); });

  // ---- other windows: the one that plays the match holds the lock. Who may
  // write is recorded in the store itself (game/lobby/savedgames.go), even
  // without locks; they only tell whether the other window is still open.

  const lock = named(matchKey);
  let holding = false, letGo = () => {}, turn = 0, others = false, again = 0;
  const look = async () => {
    try { others = !holding && (await navigator.locks.query()).held.some((l) => l.name === lock); } catch { others = false; }
    clearTimeout(again);
    if (others) again = setTimeout(look, 500); // closing is not announced
  };
  page.looked = look();
  page.hold = (on) => {
    const now = ++turn;
    letGo();
    holding = on && page.canStore();
    if (holding) others = false; // who lets go still knows of the other
    if (!holding || !navigator.locks) return;
    navigator.locks.request(lock, { steal: true }, () => new Promise((then) => {
      if (turn === now) letGo = then;
      else then(); // released before it was granted
    })).catch(() => { // another window has taken it
      if (turn !== now) return;
      holding = false;
      others = true;
      page.call("stored", matchKey + ".owner");
    }).finally(look);
  };
  page.elsewhere = () => others;
  addEventListener("storage", (e) => {
    if (e.key !== null && !e.key.startsWith(prefix)) return;
    let key = e.key === null ? "" : e.key.slice(prefix.length);
    if (room && key.startsWith(room)) key = key.slice(room.length);
    else if (key && named(key) !== e.key) return; // another table's
    memory.delete(key); // the other window's value is newer
    look().then(() => page.call("stored", key));
    setTimeout(look, 300); // it may take the lock after writing
  });
  for (const type of ["focus", "pointerdown", "keydown", "visibilitychange"]) addEventListener(type, look, { capture: true, passive: true });

  // ---- files, clipboard, full screen

  page.download = (name, bytes) => {
    const url = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    const a = document.createElement("a");
    a.href = url;
    a.download = name;
    a.click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
  };
  // barring tells whether a frame keeps downloads from the page: "frame"; "maybe" where that cannot be seen.
  const barring = () => {
    if (self === top) return "";
    const f = frameElement;
    return !f ? "maybe" : f.hasAttribute("sandbox") && !f.sandbox.contains("allow-downloads") ? "frame" : "";
  };
  // picture shares a picture where the browser can, and downloads it otherwise.
  page.picture = (name, w, h, pixels, saved) => {
    const canvas = document.createElement("canvas");
    canvas.width = w;
    canvas.height = h;
    canvas.getContext("2d").putImageData(new ImageData(pixels, w, h), 0, 0);
    canvas.toBlob(async (blob) => {
      if (!blob) return saved("toBlob");
      const files = [new File([blob], name, { type: "image/png" })];
      try {
        if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files })) return await navigator.share({ files });
      } catch (e) {
        if (e.name === "AbortError") return; // the player has closed the sheet
      }
      const barred = barring();
      if (barred === "frame") return saved(barred);
      try {
        page.download(name, new Uint8Array(await blob.arrayBuffer()));
        saved(barred);
      } catch (e) { saved(String(e)); }
    });
  };
  // readPicture reads a picture of at most area pixels, and makes it smaller where a side has more than most.
  page.readPicture = async (file, most, area, then) => {
    try {
      const whole = await createImageBitmap(new Blob([file]));
      if (whole.width * whole.height > area) return then(whole.width, whole.height, null, null, "");
      const k = Math.min(1, most / Math.max(whole.width, whole.height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(whole.width * k));
      canvas.height = Math.max(1, Math.round(whole.height * k));
      const c = canvas.getContext("2d");
      c.fillStyle = "#1b1622";
      c.fillRect(0, 0, canvas.width, canvas.height);
      c.imageSmoothingQuality = "high";
      c.drawImage(whole, 0, 0, canvas.width, canvas.height);
      whole.close();
      const pixels = new Uint8Array(c.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const small = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.86));
      then(canvas.width, canvas.height, pixels, new Uint8Array(await small.arrayBuffer()), "");
    } catch (e) { then(0, 0, null, null, String(e)); }
  };
  // poster returns the pixels of the picture on a door; null if it is not there, or
  // not the page's own to look at, as in a sandboxed frame.
  page.poster = (game) => {
    const img = document.querySelector(`[data-door="${game}"] img[lang="${document.documentElement.lang}"]`);
    if (!img || !img.complete || !img.naturalWidth) return null;
    const canvas = document.createElement("canvas");
    canvas.width = img.naturalWidth;
    canvas.height = img.naturalHeight;
    const c = canvas.getContext("2d", { willReadFrequently: true });
    c.drawImage(img, 0, 0);
    try {
      return c.getImageData(0, 0, canvas.width, canvas.height);
    } catch { return null; }
  };
  // read returns the name of a file, its size, its bytes (null if there are more
  // than limit) and why it cannot be read. A scenario is read as a record.
  const read = async (name, get, limit, scenario = /\.ya?ml$/i.test(name)) => {
    let size = 0, bytes = null, why = "";
    try {
      const blob = await get();
      size = blob.size;
      if (size <= limit) bytes = new Uint8Array(await blob.arrayBuffer());
      if (bytes && scenario) bytes = new TextEncoder().encode(await page.compile(name, new TextDecoder().decode(bytes)));
    } catch (e) {
      bytes = null;
      why = e.message || String(e);
    }
    return [name, size, bytes, why];
  };
  // upload asks for a file of at most limit bytes; a larger one is not read.
  page.upload = (accept, limit, then) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.addEventListener("change", () => {
      const file = input.files[0];
      if (file) read(file.name, () => file, limit).then((got) => then(...got));
    });
    input.click();
  };
  // receive hands on files of at most limit bytes that are dropped on the page,
  // and the card pack or scenario of the address (?pack=, ?position=), which must
  // be on this site (connect-src). The program asks before it uses a pack.
  page.receive = (limit) => {
    const give = async (name, get, scenario) => page.call("file", ...await read(name, get, limit, scenario));
    const files = (e) => e.dataTransfer?.types.includes("Files");
    addEventListener("dragover", (e) => { if (files(e)) e.preventDefault(); });
    addEventListener("drop", (e) => {
      if (!files(e)) return;
      e.preventDefault();
      for (const file of [...e.dataTransfer.files].slice(0, 1)) give(file.name, () => file);
    });
    for (const kind of ["pack", "position"]) if (params.get(kind)) give(params.get(kind), async () => {
      const answer = await fetch(new URL(params.get(kind), location.href), { credentials: "omit" });
      if (!answer.ok) throw answer.status;
      const parts = [], body = answer.body.getReader();
      for (let n = 0; n <= limit;) { // a stranger may send without end
        const { done, value } = await body.read();
        if (done) return new Blob(parts);
        parts.push(value);
        n += value.length;
      }
      body.cancel();
      return new Blob(parts);
    }, kind === "position");
  };
  // open opens a link in another tab, which learns nothing of this one. With
  // "noopener" the answer would not say whether the browser allowed it.
  page.open = (link) => {
    const tab = window.open("about:blank", "_blank");
    if (!tab) return false;
    tab.opener = null;
    tab.location = link;
    return true;
  };
  page.copy = async (text) => {
    const tag = text.includes("{godeck}/"); // game/frame
    text = text.replaceAll("{godeck}/", new URL(".", location.href));
    if (/^(#r=|\?game=)/.test(text)) text = location.origin + location.pathname + text;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Older browsers, and frames without clipboard-write.
      const area = document.createElement("textarea");
      area.value = text;
      area.className = "heard";
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    if (tag) preview(text);
  };
  page.isFullscreen = () => !!(document.fullscreenElement || document.webkitFullscreenElement);
  page.fullscreen = (on) => {
    // The whole page rather than the canvas, so that the mirror stays usable.
    const root = document.documentElement;
    const f = on ? root.requestFullscreen || root.webkitRequestFullscreen : document.exitFullscreen || document.webkitExitFullscreen;
    if (!f || on === page.isFullscreen()) return;
    const p = f.call(on ? root : document);
    if (p && p.catch) p.catch(() => {});
  };

  // ---- sound: browsers start it only within a gesture and may stop it at any
  // time, and Ebitengine tries once. All contexts are kept and resumed.

  const contexts = [];
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Native = window[name];
    if (!Native) continue;
    window[name] = class extends Native {
      constructor(...args) { super(...args); contexts.push(this); }
    };
  }
  const wake = () => {
    if (!quiet) for (const c of contexts) if (c.state !== "running" && c.state !== "closed" && !document.hidden) c.resume().catch(() => {});
  };
  const rest = () => { for (const c of contexts) if (c.state === "running") c.suspend().catch(() => {}); };
  let quiet = false; // the page around the frame has stopped the program
  page.quiet = (on) => {
    quiet = on;
    if (on) rest();
    else wake();
  };
  for (const type of ["pointerdown", "pointerup", "touchend", "mouseup", "click", "keydown"]) addEventListener(type, wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      page.call("hidden");
      rest();
    } else wake();
  });
  addEventListener("pagehide", () => page.call("hidden"));
  page.audioStates = () => contexts.map((c) => c.state);

  // ---- panels

  let panelUp = false;
  // panel reports a problem in both languages. buttons: [ja / en, action].
  page.panel = ({ title, ja, en, report, buttons }) => {
    panelUp = true;
    $("panel-title").textContent = title;
    $("panel-ja").textContent = ja;
    $("panel-en").textContent = en;
    const box = $("panel-buttons");
    box.replaceChildren(...buttons.map(([label, action]) => {
      const b = document.createElement("button");
      b.type = "button";
      b.textContent = label;
      b.addEventListener("click", () => action(b));
      return b;
    }));
    $("panel-report").hidden = !report;
    $("panel-report").textContent = report || "";
    $("panel").hidden = false;
    if ($("card")) $("card").hidden = true; // it is removed with the first frame
    page.mirrorRoot.inert = true;
    if (box.firstChild) box.firstChild.focus();
  };
  // preview shows a tag for other pages as it looks there, and the tag itself.
  const preview = (code) => {
    const [, script, tag] = /src="([^"]+)"[^]*?\n([^]*)/.exec(code);
    page.panel({
      title: "ページに置くコード / The code for your page",
      ja: "コピーしました。ページのHTMLに貼ると、下のように見えます。",
      en: "It is copied. Pasted into a page’s HTML it looks as below.",
      report: code,
      buttons: [["閉じる / Close", page.closePanel], ["もう一度コピー / Copy again", (b) => {
        navigator.clipboard?.writeText(code).catch(() => {});
        b.textContent = "コピーしました / Copied";
      }]],
    });
    $("panel-preview").innerHTML = tag;
    if (customElements.get($("panel-preview").firstElementChild.localName)) return;
    const s = document.createElement("script");
    s.src = script;
    document.head.append(s);
  };
  page.closePanel = () => {
    panelUp = false;
    $("panel").hidden = true;
    $("panel-preview").textContent = "";
    if ($("card")) $("card").hidden = false;
    page.mirrorRoot.inert = false;
  };
  page.panelUp = () => panelUp;
  addEventListener("keydown", (e) => { if (e.key === "Escape" && $("panel-preview").firstChild) page.closePanel(); }, true);
  const reload = ["もう一度開く / Reload", () => location.reload()];

  // What happens to the match when the page is reloaded.
  const fate = () => page.unsaved() ? {
    ja: "対戦は保存できていません。開き直すと失われるので、先にファイルに保存してください。",
    en: "The match could not be saved and is lost when the page is opened again: save it to a file first.",
    buttons: [["対戦をファイルに保存 / Save the match", page.saveUnsaved], reload],
  } : page.load(matchKey) !== null ? {
    ja: "対戦は手ごとに保存されているので、開き直せば続きから遊べます。",
    en: "Your match is saved after every answer: reload to go on with it.",
    buttons: [reload],
  } : { ja: "もう一度開いてください。", en: "Please reload the page.", buttons: [reload] };

  page.crash = (report) => {
    if (panelUp) return;
    const { ja, en, buttons } = fate();
    page.panel({
      title: "申し訳ありません / Sorry",
      ja: `プログラムが止まりました。${ja}\n下の報告を開発者に送っていただけると直せます。`,
      en: `The program has stopped. ${en}\nThe report below helps to fix it.`,
      report: report + "\n" + navigator.userAgent,
      buttons: [...buttons, ["報告をコピー / Copy the report", (b) => {
        page.copy($("panel-report").textContent);
        b.textContent = "コピーしました / Copied";
      }]],
    });
  };

  // Ebitengine would reload at once, over and over with a broken driver:
  // reload once a minute at most, otherwise the player decides.
  const contextLost = (e) => {
    e.preventDefault();
    e.stopImmediatePropagation();
    page.call("hidden");
    const last = Number(session("lost")) || 0;
    if (!page.unsaved() && Date.now() - last > 60000 && session("lost", String(Date.now()))) {
      location.reload();
      return;
    }
    const { ja, en, buttons } = fate();
    page.panel({
      title: "画面が失われました / The picture was lost",
      ja: `端末の描画が止まりました。${ja}`,
      en: `The device stopped drawing. ${en}`,
      buttons,
    });
  };
  addEventListener("webglcontextlost", contextLost, true);
  const session = (key, value) => {
    try {
      if (value !== undefined) sessionStorage.setItem(prefix + key, value);
      return sessionStorage.getItem(prefix + key);
    } catch { return null; }
  };

  // ---- the browser's Back is Escape, except on the title, where it leaves

  // One entry of the history stands for everything that is not the title. It is
  // used up by Back and made again. A frame's history is that of the page around it.
  const inside = "inside";
  let away = false, guarded = history.state?.godeck === inside, dropping = false;
  const guard = () => {
    if (framed || !away || guarded || dropping || navigator.userActivation?.hasBeenActive === false) return; // browsers pass over what nobody has asked for
    try { history.pushState({ godeck: inside }, ""); guarded = true; } catch { /* too many at once: the next press tries again */ }
  };
  page.away = (on) => {
    away = on;
    if (on) guard();
    else if (guarded && !framed) { guarded = false; dropping = true; history.back(); }
  };
  addEventListener("popstate", () => {
    guarded = history.state?.godeck === inside; // also by Forward
    if (dropping) { dropping = false; guard(); return; }
    if (framed || guarded) return;
    if (away) page.call("key", "Escape", false, false, false);
    guard();
  });
  for (const type of ["pointerdown", "pointerup", "keydown"]) addEventListener(type, guard, { capture: true, passive: true });

  // ---- the first frame removes the card; a door chosen on it is opened

  let at = document.activeElement, byKeys = false; // the program's canvas takes the focus when it comes
  addEventListener("focusin", (e) => {
    if (e.target.localName === "canvas") {
      if (at.dataset.door && at.isConnected && !document.documentElement.dataset.ready) at.focus({ preventScroll: true }); // Enter opens it still
    } else [at, byKeys] = [e.target, e.target.matches(":focus-visible")];
  });
  page.firstFrame = () => {
    const card = $("card"), root = document.documentElement;
    if (!card || card.classList.contains("gone")) return;
    // Who holds a door down when the program comes has pressed it: the release would
    // reach what has taken its place, and be lost.
    const door = root.dataset.held || root.dataset.door, focused = byKeys && at.dataset.door;
    root.dataset.ready = "1";
    card.classList.add("gone");
    card.inert = true; // the mirror says the same from now on
    card.setAttribute("aria-hidden", "true");
    performance.mark("godeck-first-frame");
    if (door) page.call("activate", "door." + door);
    else if (focused) page.enterAt("door." + focused);
    setTimeout(() => card.remove(), page.reducedMotion() ? 0 : 400);
  };
})();
