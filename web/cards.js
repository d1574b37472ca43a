// cards.js: single cards and deck lists of godeck in other pages (docs/embed.md).
// Version @VERSION@. They are HTML and need neither the program nor a frame.
//
//   <script src="https://…/cards.js" async></script>
//   … <godeck-card game="duemagic" card="dmg-001"></godeck-card> …
//   <godeck-deck game="duemagic" deck="…"></godeck-deck>
(() => {
  "use strict";
  if (customElements.get("godeck-card")) return;
  const base = new URL(".", document.currentScript.src);
  const words = {
    ja: { none: "このカードは見つかりません：", list: "このデッキは見つかりません：", have: "。あるのは：", far: "godeckからカードを読めません（docs/embed.mdの「Content security policy」）：", side: "サイドボード", curve: "コスト", n: "枚" },
    en: { none: "No such card: ", list: "No such deck: ", have: ". There are: ", far: "The cards cannot be read from godeck (docs/embed.md, “content security policy”): ", side: "Sideboard", curve: "Cost", n: " cards" },
  };
  const books = new Map();
  const book = (game, l) => {
    const url = new URL(`cards/${encodeURIComponent(game)}.${l}.json`, base).href;
    if (!books.has(url)) books.set(url, fetch(url).then((r) => { if (!r.ok) throw new Error(r.status); return r.json(); })
      .catch((e) => { books.delete(url); throw Object.assign(new Error(url), { far: `${url} (${e.message})` }); }));
    return books.get(url);
  };
  /** unknown is the error for an id that a list of ids does not have: it names up to twelve that it has. */
  const unknown = (id, ids) => Object.assign(new Error(id), { have: ids.slice(0, 12).join(", ") + (ids.length > 12 ? " …" : "") });
  const make = (tag, className, ...children) => {
    const e = document.createElement(tag);
    e.className = className;
    e.append(...children);
    return e;
  };
  const langOf = (e) => (e.getAttribute("lang") || e.closest("[lang]")?.lang || navigator.language || "en").toLowerCase().startsWith("ja") ? "ja" : "en";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { --c: #888; }
    :host([hidden]) { display: none; }
    .name { font: inherit; color: inherit; background: none; border: 0; padding: 0; border-bottom: 2px dotted currentColor; cursor: pointer; }
    .name:focus-visible { outline: 3px solid #41a0ff; }
    .card { position: relative; box-sizing: border-box; width: 232px; border: 4px solid var(--c); border-radius: 14px; overflow: hidden; background: #12101f; color: #f3efff;
      font: 13px/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; text-align: left; white-space: normal; box-shadow: 0 6px 24px #0008; }
    .card b { display: block; padding: 6px 10px 0; font-size: 16px; line-height: 1.25; }
    .card small { display: block; padding: 0 10px; color: #c9c1ea; }
    .art { height: 104px; margin: 6px 0; display: flex; align-items: center; justify-content: center; background: radial-gradient(circle at 50% 30%, var(--c), #0d0b1a 130%); }
    .art img { height: 92%; filter: drop-shadow(0 3px 4px #000a); }
    .card ul { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0 10px; list-style: none; }
    .card li { padding: 0 7px; border-radius: 9px; background: #ffffff1c; }
    .card p { margin: 6px 10px; }
    .card em { display: block; margin: 6px 10px 8px; color: #b3aad8; }
    .over { position: fixed; z-index: 2147483000; }
    .deck { font: 15px/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
    .deck .heading { margin: .3em 0; font-size: 1.1em; font-weight: bold; }
    .deck ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 4px; margin: 0 0 .6em; padding: 0; list-style: none; }
    .deck ol > li { display: flex; align-items: center; gap: 8px; padding: 2px 8px; border-left: 5px solid var(--c); border-radius: 6px; background: #12101f; color: #f3efff; min-height: 34px; }
    .deck ol > li > img { width: 26px; height: 26px; }
    .deck ol .name { border: 0; text-align: left; flex: 1; min-height: 32px; }
    .curve { display: flex; align-items: flex-end; gap: 4px; height: 64px; margin: .4em 0; }
    .curve i { flex: 0 1 34px; display: flex; flex-direction: column; justify-content: flex-end; height: 100%; font: 12px/1.2 system-ui, sans-serif; text-align: center; }
    .curve i::before { content: ""; height: calc(var(--h) * 40px); background: #ff4fa3; border-radius: 3px 3px 0 0; }`);

  const picture = (c) => {
    const img = document.createElement("img");
    Object.assign(img, { src: new URL(`cards/${c.a}.png`, base).href, alt: "", loading: "lazy", width: 92, height: 92 });
    return img;
  };
  /** A card as HTML: everything that is printed on it. */
  const cardOf = (c) => {
    const e = make("div", "card", make("b", "", c.t), make("small", "", [c.s, c.k].filter(Boolean).join(" · ")));
    e.style.setProperty("--c", c.c);
    if (c.a) e.append(make("div", "art", picture(c)));
    if (c.n) e.append(make("ul", "", ...c.n.map(([label, value]) => make("li", "", `${label} ${value}`))));
    for (const r of c.r || []) e.append(make("p", "", r));
    if (c.f) e.append(make("em", "", c.f));
    return e;
  };

  /** named is a card's name in running text: its card appears beside it under the mouse, by a tap and by the keyboard. */
  const named = (c) => {
    const b = make("button", "name", c.t), box = make("span", "");
    let shown = null;
    const hide = () => { shown?.remove(); shown = null; b.setAttribute("aria-expanded", "false"); };
    const show = () => {
      if (shown) return;
      shown = cardOf(c);
      shown.classList.add("over");
      shown.setAttribute("role", "note");
      box.append(shown);
      b.setAttribute("aria-expanded", "true");
      const r = b.getBoundingClientRect(), w = shown.offsetWidth, h = shown.offsetHeight;
      shown.style.left = Math.max(4, Math.min(r.left, innerWidth - w - 4)) + "px";
      shown.style.top = Math.max(4, r.bottom + h + 6 < innerHeight ? r.bottom + 6 : r.top - h - 6) + "px";
    };
    b.type = "button";
    hide();
    b.addEventListener("pointerenter", (e) => { if (e.pointerType === "mouse") show(); });
    b.addEventListener("pointerleave", (e) => { if (e.pointerType === "mouse") hide(); });
    b.addEventListener("click", (e) => { if (e.detail && shown && e.pointerType !== "mouse") hide(); else show(); });
    b.addEventListener("keydown", (e) => { if (e.key === "Escape") hide(); });
    b.addEventListener("blur", hide);
    addEventListener("scroll", hide, { passive: true });
    box.append(b);
    return box;
  };

  // ---- codes of decks (rules/deck): "D1", then in base64url game, name, cover, groups of cards by number, checksum

  const hash = (bytes) => {
    let h = 2166136261;
    for (const c of bytes) h = Math.imul(h ^ c, 16777619);
    return Math.max(1, ((h >>> 24) ^ h) & 0xffffff);
  };
  const utf8 = new TextEncoder(), text8 = new TextDecoder();
  /** decode returns {game, name, main, side} with cards as hashes or ids, or throws. */
  const decode = (code) => {
    const b = Uint8Array.from(atob(code.slice(2).replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    const end = b.length - 3;
    let at = 0;
    const byte = () => { if (at >= end) throw new Error("short"); return b[at++]; };
    const num = () => { for (let n = 0, k = 0; ; k += 7) { const c = byte(); n += (c & 127) * 2 ** k; if (c < 128) return n; } };
    const text = () => { const n = num(); if (at + n > end) throw new Error("short"); return text8.decode(b.subarray(at, at += n)); };
    const deck = () => {
      const out = [];
      for (let g = num(); g > 0; g--) for (let n = num(), k = num(); k > 0; k--) {
        const h = byte() * 65536 + byte() * 256 + byte();
        out.push([h || text(), n]);
      }
      return out;
    };
    if ((b[end] << 16 | b[end + 1] << 8 | b[end + 2]) !== hash(b.subarray(0, end))) throw new Error("checksum");
    const game = text(), name = text();
    num();
    return { game, name, main: deck(), side: deck() };
  };

  class Drawn extends HTMLElement {
    static observedAttributes = ["game", "card", "deck", "lang", "whole"];
    #root = this.attachShadow({ mode: "open" });
    #turn = 0;
    connectedCallback() {
      this.#root.adoptedStyleSheets = [sheet];
      // What nobody sees yet is not fetched.
      const seen = new IntersectionObserver(([e]) => { if (e.isIntersecting) { seen.disconnect(); this.#seen = true; this.#draw(); } }, { rootMargin: "300px" });
      this.#root.append("\u00a0");
      seen.observe(this);
    }
    #seen = false;
    attributeChangedCallback() { if (this.#seen) this.#draw(); }
    async #draw() {
      const turn = ++this.#turn, l = langOf(this);
      let content;
      const w = words[l];
      try { content = await this.content(l, w); } catch (e) {
        const id = this.getAttribute("card") || this.getAttribute("deck") || "";
        content = make("span", "", e.far ? w.far + e.far : (this.deckly ? w.list : w.none) + id + (e.have ? w.have + e.have : ""));
      }
      if (turn === this.#turn) this.#root.replaceChildren(content);
    }
  }
  class Card extends Drawn {
    async content(l) {
      const id = this.getAttribute("card"), { cards } = await book(this.getAttribute("game"), l), c = cards[id];
      if (!c) throw unknown(id, Object.keys(cards));
      return this.hasAttribute("whole") ? cardOf(c) : named(c);
    }
  }
  class Deck extends Drawn {
    deckly = true;
    async content(l, w) {
      const text = (this.getAttribute("deck") || "").replace(/\s/g, ""), code = /(?:^|deck=)(D1[\w-]{6,})/.exec(text);
      let list = code && decode(code[1]);
      const b = await book(list ? list.game : this.getAttribute("game"), l);
      if (list) {
        const ids = new Map(Object.keys(b.cards).map((id) => [hash(utf8.encode(id)), id]));
        const known = (d) => d.map(([c, n]) => [typeof c === "number" ? ids.get(c) : c, n]);
        list = { t: list.name, m: known(list.main), s: known(list.side) };
      } else if (!(list = b.decks[text])) throw unknown(text, Object.keys(b.decks));
      const count = (d) => d.reduce((n, [, k]) => n + k, 0), costs = [];
      const rows = (d) => make("ol", "", ...d.map(([id, n]) => {
        const c = b.cards[id];
        const alike = c.s && d.some(([other]) => other !== id && b.cards[other].t === c.t); // by name alone
        const li = make("li", "", n + "×", ...(c.a ? [picture(c)] : []), named(c), ...(alike ? [make("small", "", c.s)] : []));
        li.style.setProperty("--c", c.c);
        return li;
      }));
      const byCost = [...list.m].sort(([x], [y]) => b.cards[x].e - b.cards[y].e);
      for (const [id, n] of list.m) if (b.cards[id].e >= 0) costs[b.cards[id].e] = (costs[b.cards[id].e] || 0) + n;
      // Not <h…>: which level fits is for the host page to know.
      const e = make("section", "deck", make("p", "heading", `${list.t} (${count(list.m)}${w.n})`));
      if (costs.length) {
        const most = Math.max(...costs.filter(Boolean));
        const bars = Array.from(costs, (n = 0, cost) => {
          const i = make("i", "", String(cost));
          i.style.setProperty("--h", n / most);
          i.title = `${w.curve} ${cost}: ${n}`;
          return i;
        });
        const curve = make("div", "curve", ...bars);
        curve.setAttribute("role", "img");
        curve.setAttribute("aria-label", `${w.curve}: ` + bars.map((i) => i.title.slice(w.curve.length + 1)).join(", "));
        e.append(make("small", "", w.curve), curve);
      }
      e.append(rows(byCost));
      if (list.s?.length) e.append(make("p", "heading", `${w.side} (${count(list.s)}${w.n})`), rows(list.s));
      return e;
    }
  }
  customElements.define("godeck-card", Card);
  customElements.define("godeck-deck", Deck);
})();
