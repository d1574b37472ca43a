// embed.js: tables of godeck in other pages (docs/embed.md). Version @VERSION@.
//
//   <script src="https://…/embed.js" async></script>
//   <godeck-table game="magna"></godeck-table>
//
// A table is a picture with a button until it is touched; then it is a frame.
(() => {
  "use strict";
  const version = "@VERSION@", protocol = 1;
  if (customElements.get("godeck-table")) return;
  const script = document.currentScript;
  const base = new URL(".", script.src), origin = base.origin;
  const doors = @DOORS@; // {id: [Japanese name, English name]}
  const words = {
    ja: { play: "あそぶ", on: "続ける", watch: "リプレイを見る", learn: "手ほどき", table: "カードゲームの台", bad: "この記録を受け取れませんでした。" },
    en: { play: "Play", on: "Go on", watch: "Watch the replay", learn: "Tutorial", table: "Card table", bad: "This record did not arrive." },
  };
  // Attributes that are part of the address; of these, language and sound need no new frame.
  const address = ["game", "mode", "level", "rival", "deck", "deck2", "seed", "best", "quick", "lesson", "speed", "lang", "mute"];

  // More awake tables than this would take each other's picture: a browser has few WebGL contexts.
  const most = Math.max(1, Number(script.dataset.awake) || 2);
  const awake = []; // in the order in which they woke
  const framed = new Set(); // these, and those that are about to sleep
  let numbers = 0;

  const make = (tag, props, ...children) => {
    const e = Object.assign(document.createElement(tag), props);
    e.append(...children);
    return e;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; position: relative; width: 100%; aspect-ratio: 16 / 9; overflow: hidden; border-radius: 8px; background: #0d0b1a; color: #fff; container-type: inline-size; }
    :host(.middle) { aspect-ratio: 4 / 3; }
    :host(.narrow) { aspect-ratio: 4 / 7; }
    :host(:not([height])) { max-height: 88svh; }
    :host(.narrow:not([height])) { max-height: min(88svh, 700px); }
    :host([hidden]) { display: none; }
    iframe, button, img { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; margin: 0; padding: 0; }
    img { object-fit: cover; object-position: 50% 35%; opacity: .85; }
    button { display: flex; flex-direction: column; align-items: center; justify-content: flex-end; gap: .4em; box-sizing: border-box; padding: 1em; cursor: pointer;
      background: none; color: inherit; font: 700 clamp(18px, 5cqw, 30px)/1.25 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; text-shadow: 0 0 .5em #000, 0 1px 3px #000; z-index: 1; }
    button::before { content: ""; position: absolute; inset: 40% 0 0; background: linear-gradient(transparent, #06041ae0); z-index: -1; }
    button:focus-visible { outline: 4px solid #41e0ff; outline-offset: -4px; }
    .go { font-size: 17px; padding: .5em 1.3em; min-height: 44px; box-sizing: border-box; border-radius: 2em; background: #ff4fa3; color: #14081f; text-shadow: none; }
    button:hover .go { background: #ff7dbc; }
    p { position: absolute; inset: auto 0 0; margin: 0; padding: .5em 1em; background: #000c; font: 15px/1.5 system-ui, sans-serif; z-index: 2; }`);

  class Table extends HTMLElement {
    static observedAttributes = [...address, "replay", "position", "name", "sandbox", "height"];
    #root = this.attachShadow({ mode: "open" });
    #frame = null;
    #match = "";     // of a sleeping table that cannot store, under a seal
    #slept = false;  // it has been awake
    #ready = false;
    #told = [];      // messages for a frame that is not ready yet
    #number = ++numbers;
    #due = 0;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [sheet];
      new ResizeObserver(([{ contentRect: { width } }]) => { // the shapes of web/frame.js: asleep as awake
        this.classList.toggle("narrow", width > 0 && width < 480);
        this.classList.toggle("middle", width >= 480 && width < 700);
      }).observe(this);
      this.#poster();
      if (this.hasAttribute("awake")) this.play(false);
    }
    disconnectedCallback() {
      this.#gone();
    }
    attributeChangedCallback(name, was, now) {
      if (was === now || !this.isConnected) return;
      if (name === "height") { this.style.height = this.#height(); return; }
      if (!this.#frame) this.#poster();
      else if (name === "lang") this.send({ type: "language", lang: this.#lang() });
      else if (name === "mute") this.send({ type: "mute", on: this.#on("mute") });
      else { // once for several attributes that change together
        clearTimeout(this.#due);
        this.#due = setTimeout(() => { if (this.#frame) { this.#match = ""; this.#slept = false; this.#gone(); this.play(false); } });
      }
    }

    #on(name) { return this.hasAttribute(name) && this.getAttribute(name) !== "0"; }
    #lang() {
      const own = this.getAttribute("lang") || this.closest("[lang]")?.lang || navigator.language || "en";
      return own.toLowerCase().startsWith("ja") ? "ja" : "en";
    }
    #height() { return /^\d+$/.test(this.getAttribute("height")) ? this.getAttribute("height") + "px" : ""; }

    /** The picture with the button. */
    #poster() {
      const l = this.#lang(), w = words[l], game = this.getAttribute("game"), names = doors[game];
      const go = this.#slept ? w.on : this.hasAttribute("replay") ? w.watch : this.hasAttribute("lesson") ? w.learn : w.play;
      const b = make("button", { type: "button", lang: l }, make("span", { textContent: names ? names[l === "ja" ? 0 : 1] : "godeck" }), make("span", { className: "go", textContent: "▶ " + go }));
      b.addEventListener("click", () => this.play());
      this.#root.replaceChildren(make("img", { src: new URL(`door-${names ? game : Object.keys(doors)[0]}${l === "en" ? ".en" : ""}.webp`, base), alt: "", loading: "lazy", decoding: "async" }), b);
      this.style.height = this.#height();
    }

    /** play wakes the table; focus says whether it gets the keyboard. */
    play(focus = true) {
      if (this.#frame || !this.isConnected) return;
      while (awake.length >= most) awake[0].sleep();
      awake.push(this);
      const l = this.#lang(), q = new URLSearchParams({ lang: l, table: this.getAttribute("name") || location.pathname + " " + this.#number });
      for (const a of address) if (a !== "lang" && this.hasAttribute(a)) q.set(a, a === "mute" ? (this.#on(a) ? "1" : "0") : this.getAttribute(a));
      if (this.#slept) q.set("resume", "1");
      for (const extra of new URLSearchParams(script.dataset.address)) q.set(...extra); // for tests
      const replay = this.getAttribute("replay") || this.getAttribute("position") || "", code = /(?:#r=|^)(1[\w-]{20,})$/.exec(replay.trim());
      let hash = this.#match ? "#m=" + this.#match : "";
      if (code) hash = "#r=" + code[1];
      const f = this.#frame = make("iframe", { title: `${(doors[this.getAttribute("game")] || [])[l === "ja" ? 0 : 1] || "godeck"} – ${words[l].table}`, allow: "fullscreen; autoplay; clipboard-write; gamepad; screen-wake-lock" });
      if (this.hasAttribute("sandbox")) {
        f.setAttribute("sandbox", "allow-scripts");
        f.allow = f.allow.replace(/[\w-]+/g, "$& *"); // its origin is none that Firefox would take for the address's
      }
      this.#ready = false;
      f.addEventListener("load", () => this.#post({ type: "hello" }));
      f.src = new URL("?" + q + hash, base).href;
      if (focus) f.addEventListener("load", () => f.focus(), { once: true });
      framed.add(this);
      this.#root.replaceChildren(f);
      if (replay && !code) this.#fetch(replay);
    }

    /** The page fetches the record: the frame may not. */
    async #fetch(url) {
      try {
        const r = await fetch(url);
        if (!r.ok) throw new Error(r.status);
        this.send({ type: "load", record: await r.text() });
      } catch (e) {
        const text = words[this.#lang()].bad;
        this.#root.append(make("p", { textContent: text }));
        this.#event({ type: "error", code: "fetch", text: `${text} ${url}: ${e.message}` });
      }
    }

    /** sleep gives the frame back and keeps its match. */
    sleep() {
      if (!this.#frame) return;
      const f = this.#frame;
      awake.splice(awake.indexOf(this), 1);
      if (!this.#ready) return this.#end(f, "");
      this.#post({ type: "sleep" });
      setTimeout(() => this.#end(f, ""), 5000); // it does not answer
    }
    #end(f, match) {
      if (this.#frame !== f) return;
      this.#slept = this.#ready;
      this.#match = match || this.#match;
      this.#gone();
      this.#poster();
    }
    #gone() {
      const i = awake.indexOf(this);
      if (i >= 0) awake.splice(i, 1);
      framed.delete(this);
      this.#frame?.remove();
      this.#frame = null;
      this.#told = [];
    }

    /** send sends the program a message: see docs/embed.md. */
    send(message) {
      if (!this.#frame) this.play(false);
      if (this.#ready) this.#post(message);
      else this.#told.push(message);
    }
    // A frame in a sandbox has no origin that could be named; it gets nothing secret.
    #post(message) { this.#frame.contentWindow?.postMessage({ godeck: protocol, ...message }, this.#frame.hasAttribute("sandbox") ? "*" : origin); }

    heard(e) {
      const f = this.#frame;
      if (!f || e.source !== f.contentWindow || e.origin !== (f.hasAttribute("sandbox") ? "null" : origin) || !e.data || e.data.godeck !== protocol) return;
      const m = e.data;
      if (m.type === "ready") {
        this.#ready = true;
        this.#post({ type: "hello" });
        for (const x of this.#told.splice(0)) this.#post(x);
      }
      if (m.type === "ready" || m.type === "resized") { if (m.height > 0 && !this.hasAttribute("height")) this.style.height = Math.min(m.height, 4000) + "px"; }
      if (m.type === "slept") return this.#end(f, typeof m.match === "string" ? m.match : "");
      if (m.type === "over") this.#match = "";
      this.#event(m);
    }
    /** Events: "godeck" for every message, and "godeck-TYPE". */
    #event(detail) {
      for (const name of ["godeck", "godeck-" + detail.type]) this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
    }
    get awake() { return !!this.#frame; }
    static version = version;
  }
  addEventListener("message", (e) => { for (const t of [...framed]) t.heard(e); });
  customElements.define("godeck-table", Table);
})();
