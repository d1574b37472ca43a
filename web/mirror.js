// mirror.js: the scene as DOM elements, for screen readers, keyboards, tests
// and host pages. The program sends its nodes; this file keeps an element for
// each id and reports focus and activation.
(() => {
  "use strict";
  const page = window.godeckPage;
  const make = (tag, props = {}, attrs = {}) => {
    const e = Object.assign(document.createElement(tag), props);
    for (const [k, v] of Object.entries(attrs)) e.setAttribute(k, v);
    return e;
  };
  const root = make("div", { id: "mirror" });
  const status = make("div", { id: "mirror-status", className: "heard" }, { role: "status", "aria-live": "off" });
  const nodesBox = make("main", { id: "mirror-nodes" });
  const log = make("div", { id: "mirror-log", className: "heard" }, { role: "log", "aria-live": "polite", "aria-relevant": "additions" });
  const descs = make("div", { id: "mirror-descs", hidden: true });
  root.append(status, nodesBox, log, descs);
  page.mirrorRoot = root;

  const tags = { button: "button", radio: "button", heading: "h2", slider: "div", text: "p", group: "div", dialog: "div", textbox: "input" };
  const operable = new Set(["button", "radio", "slider", "textbox"]);
  const known = new Map(); // node id -> {el, desc, last: JSON of the node}
  const wrappers = new Map(); // "kind:label#n" -> element
  let changing = false;
  let counter = 0;

  const setAttr = (e, name, value) => {
    if (value === null || value === undefined || value === false) { if (e.hasAttribute(name)) e.removeAttribute(name); }
    else if (e.getAttribute(name) !== String(value)) e.setAttribute(name, String(value));
  };

  const create = (n) => {
    const el = make(n.area ? "textarea" : tags[n.role] || "div", { className: operable.has(n.role) ? "node live" : "node" });
    el.dataset.id = n.id;
    el.dataset.role = n.role;
    if (el.tagName === "BUTTON") el.type = "button";
    if (n.role === "radio" || n.role === "slider" || n.role === "group") el.setAttribute("role", n.role);
    if (n.role === "slider") { el.tabIndex = 0; setAttr(el, "aria-valuemin", 0); setAttr(el, "aria-valuemax", 100); }
    const k = { el, desc: null, last: "" };
    if (n.role === "textbox") write(k, n.id);
    return k;
  };
  // A text field shows itself. What the program has of it comes a little later
  // than what is typed: only a text that was never typed here is the program's.
  const write = (k, id) => {
    const { el } = k;
    k.typed = new Set();
    Object.assign(el, { autocomplete: "off", spellcheck: false, className: "node live field" });
    setAttr(el, "autocapitalize", "off");
    el.addEventListener("input", () => { k.typed.add(el.value); page.call("write", id, el.value); });
    el.addEventListener("blur", () => k.typed.clear());
    el.addEventListener("keydown", (e) => {
      if (!e.isComposing && e.key === "Escape" && el.dataset.clears && el.value) {
        el.value = "";
        el.dispatchEvent(new Event("input"));
        return;
      }
      if (!e.isComposing && (e.key === "Escape" || e.key === "Enter" && el.tagName === "INPUT")) page.canvas.focus({ preventScroll: true });
    });
  };
  const fillField = (k, n) => {
    const { el } = k, text = n.text || "";
    if (el.value !== text && !k.typed.has(text)) el.value = text;
    if (n.clears) el.dataset.clears = 1;
    Object.assign(el, { placeholder: n.hint || "", maxLength: n.most });
    Object.assign(el.style, { fontSize: Math.max(16, n.size) + "px", fontWeight: n.bold ? 700 : 400 });
    setAttr(el, "aria-label", n.label);
  };

  const fill = (k, n, place) => {
    const sign = JSON.stringify(n) + place.join();
    if (k.last === sign) return;
    k.last = sign;
    const { el } = k;
    if (n.role === "textbox") fillField(k, n);
    else if (n.role === "slider" || n.role === "group") setAttr(el, "aria-label", n.label);
    else if (el.textContent !== n.label) el.textContent = n.label;
    setAttr(el, "aria-disabled", n.disabled ? "true" : null);
    if (n.role === "radio") setAttr(el, "aria-checked", n.checked ? "true" : "false");
    else if (n.role === "button") setAttr(el, "aria-pressed", n.checked ? "true" : null);
    if (n.role === "slider") {
      setAttr(el, "aria-valuenow", Math.round((n.value || 0) * 100));
      setAttr(el, "aria-valuetext", Math.round((n.value || 0) * 100) + "%");
    }
    if (n.desc) {
      if (!k.desc) {
        k.desc = make("span", { id: "mirror-desc-" + ++counter });
        descs.append(k.desc);
      }
      if (k.desc.textContent !== n.desc) k.desc.textContent = n.desc;
      setAttr(el, "aria-describedby", k.desc.id);
    } else if (k.desc) {
      k.desc.remove();
      k.desc = null;
      setAttr(el, "aria-describedby", null);
    }
    const [x, y, w, h] = place;
    Object.assign(el.style, { left: x + "px", top: y + "px", width: w + "px", height: h + "px" });
  };

  // placeOf returns the position of an element: over its node or, where later
  // nodes cover the middle (cards in a fan), over a visible part, so that
  // clicking the element is clicking the node.
  const inside = (r, x, y) => x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
  // seenOf returns the part of a node within its scrolling area; a node
  // scrolled out of it is at the edge.
  const seenOf = (n) => {
    if (!n.clip) return n;
    const [cx, cy, cw, ch] = n.clip;
    const x = Math.min(Math.max(n.x, cx), cx + cw), y = Math.min(Math.max(n.y, cy), cy + ch);
    return { x, y, w: Math.max(0, Math.min(n.x + n.w, cx + cw) - x), h: Math.max(0, Math.min(n.y + n.h, cy + ch) - y), role: n.role };
  };
  const placeOf = (i, nodes) => {
    const n = nodes[i];
    const whole = [n.x, n.y, Math.max(1, n.w), Math.max(1, n.h)];
    if (!operable.has(n.role) || !n.w || !n.h) return whole;
    const above = [];
    for (let j = i + 1; j < nodes.length; j++) {
      const o = nodes[j];
      if (operable.has(o.role) && o.x < n.x + n.w && o.x + o.w > n.x && o.y < n.y + n.h && o.y + o.h > n.y) above.push(o);
    }
    const cx = n.x + n.w / 2, cy = n.y + n.h / 2;
    const clear = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && !above.some((o) => inside(o, x, y));
    if (clear(cx, cy)) return whole;
    let best = null, bestD = Infinity;
    for (let a = 0; a < 16; a++) for (let b = 0; b < 16; b++) {
      const x = n.x + ((a + 0.5) / 16) * n.w, y = n.y + ((b + 0.5) / 16) * n.h;
      const d = (x - cx) ** 2 + (y - cy) ** 2;
      if (d < bestD && clear(x, y)) { best = [x, y]; bestD = d; }
    }
    return best ? [best[0] - 1, best[1] - 1, 2, 2] : whole;
  };

  page.nodes = (json) => {
    const nodes = JSON.parse(json);
    const focused = document.activeElement;
    changing = true;
    const seen = new Set();
    const usedWrappers = new Set();
    const runs = new Map();
    const tree = []; // top-level elements in order
    const children = new Map(); // wrapper -> elements in order
    let dialog = null, group = null, groupLabel = "";
    const wrapper = (kind, label) => {
      const nth = runs.get(kind + label) || 0;
      runs.set(kind + label, nth + 1);
      const key = `${kind}:${label}#${nth}`;
      let w = wrappers.get(key);
      if (!w) {
        w = make("div", {}, { role: kind, "aria-label": label });
        if (kind === "dialog") w.setAttribute("aria-modal", "true");
        wrappers.set(key, w);
      }
      usedWrappers.add(key);
      children.set(w, []);
      return w;
    };
    const shown = nodes.map(seenOf);
    nodes.forEach((n, i) => {
      if (n.role === "dialog") {
        dialog = wrapper("dialog", n.label);
        group = null;
        groupLabel = "";
        tree.push(dialog);
        setAttr(dialog, "aria-description", n.desc || null);
        return;
      }
      let k = known.get(n.id);
      if (k && k.el.dataset.role !== n.role) { drop(n.id); k = null; }
      if (!k) { k = create(n); known.set(n.id, k); }
      seen.add(n.id);
      fill(k, n, placeOf(i, shown));
      if ((n.group || "") !== groupLabel) {
        groupLabel = n.group || "";
        group = groupLabel ? wrapper("group", groupLabel) : null;
        if (group) (dialog ? children.get(dialog) : tree).push(group);
      }
      (group ? children.get(group) : dialog ? children.get(dialog) : tree).push(k.el);
      if (group) setAttr(group, "role", children.get(group).every((e) => e.dataset.role === "radio") ? "radiogroup" : "group");
    });
    for (const id of [...known.keys()]) if (!seen.has(id)) drop(id);
    arrange(nodesBox, tree);
    for (const [w, list] of children) arrange(w, list);
    for (const [key, w] of [...wrappers]) if (!usedWrappers.has(key)) { w.remove(); wrappers.delete(key); }
    // Moving an element takes its focus away.
    if (focused && focused !== document.activeElement && focused.isConnected && root.contains(focused)) focused.focus({ preventScroll: true });
    changing = false;
    if (entry && known.has(entry)) {
      known.get(entry).el.focus({ preventScroll: true });
      entry = "";
    }
  };
  // enterAt takes the keyboard's focus to a node as soon as there is one.
  let entry = "";
  page.enterAt = (id) => { entry = id; };
  const drop = (id) => {
    const k = known.get(id);
    known.delete(id);
    k.el.remove();
    if (k.desc) k.desc.remove();
  };
  const arrange = (parent, list) => {
    let at = parent.firstChild;
    for (const e of list) {
      if (e === at) at = at.nextSibling;
      else parent.insertBefore(e, at);
    }
    while (at) {
      const next = at.nextSibling;
      at.remove();
      at = next;
    }
  };

  // ---- focus: the page's and the program's are kept equal

  page.focus = (id) => {
    const k = known.get(id);
    if (k && document.activeElement !== k.el) k.el.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", (e) => {
    if (!changing && e.target.dataset && e.target.dataset.id) page.call("focus", e.target.dataset.id);
  });
  root.addEventListener("focusout", (e) => {
    // When another window gets the focus, keep the place.
    if (changing || !document.hasFocus() || (e.relatedTarget && root.contains(e.relatedTarget))) return;
    if (e.target.isConnected) page.call("focus", "");
  });
  root.addEventListener("click", (e) => {
    const el = e.target.closest("[data-id]");
    if (!el || !operable.has(el.dataset.role) || el.dataset.role === "textbox") return;
    // Clicks by mouse or finger were already reported as strokes; the rest
    // come from screen readers, scripts and host pages.
    if (e.isTrusted && e.detail > 0 && performance.now() - page.lastStroke < 700) return;
    page.call("activate", el.dataset.id);
  });

  // ---- state and log

  page.status = (text) => { if (status.textContent !== text) status.textContent = text; };
  // A burst of lines is announced as one; a screen reader cannot keep up with
  // more. What was said some time ago is no longer there to be met: the game has a
  // log of its own, and sentences of a lesson are over with their step.
  const keep = 60, pause = 350, stays = 60000;
  let waiting = [], timer = 0;
  const flush = () => {
    timer = 0;
    const lines = waiting;
    waiting = [];
    const said = lines.map((line) => make("p", { textContent: line }));
    log.append(...said);
    setTimeout(() => { for (const p of said) p.remove(); }, stays);
    while (log.childElementCount > keep) log.firstElementChild.remove();
  };
  page.say = (text) => {
    waiting.push(...text.split("\n").filter(Boolean));
    if (!timer) timer = setTimeout(flush, pause);
  };
})();
