// input.js: mouse, touch, wheel and key events, in order, for the program
// (game/input_js.go).
//
// Ebitengine's own listeners would lose taps shorter than a tick, ignore
// cancelled touches, and suppress Tab and the browser's shortcuts, so they do
// not get the events handled here.
(() => {
  "use strict";
  const page = window.godeckPage;
  const DOWN = 0, MOVE = 1, UP = 2, CANCEL = 3;
  const strokes = new Map(); // pointerId -> {id, touch, secondary, x, y}
  // A page around a frame scrolls past the game until it is touched, and again after Escape or a click elsewhere.
  let activated = !page.framed;
  page.lastStroke = -1e9;

  const writing = (t) => t instanceof Element && t.matches("input, textarea"); // a text field of the mirror
  const onTable = (e) => e.target === page.canvas || (e.target instanceof Node && page.mirrorRoot.contains(e.target) && !writing(e.target));
  const freeID = () => {
    const used = new Set([...strokes.values()].map((s) => s.id));
    for (let id = 1; ; id++) if (!used.has(id)) return id;
  };
  const send = (phase, s) => page.call("pointer", phase, s.id, s.x, s.y, s.touch, s.secondary);
  const end = (pointerId, phase) => {
    const s = strokes.get(pointerId);
    if (!s) return;
    strokes.delete(pointerId);
    page.lastStroke = performance.now();
    send(phase, s);
  };
  const cancelAll = () => { for (const id of [...strokes.keys()]) end(id, CANCEL); };

  addEventListener("pointerdown", (e) => {
    if (!page.canvas || page.panelUp() || !onTable(e) || e.button === 1 || e.button > 2) return;
    activated = true;
    const touch = e.pointerType !== "mouse";
    if (strokes.has(e.pointerId)) end(e.pointerId, CANCEL);
    const s = { id: touch ? freeID() : 0, touch, secondary: e.button === 2 || (e.button === 0 && e.ctrlKey), x: e.clientX, y: e.clientY };
    strokes.set(e.pointerId, s);
    // A drag continues outside of the window, and over elements that
    // disappear.
    try { page.canvas.setPointerCapture(e.pointerId); } catch { /* a synthetic pointer */ }
    send(DOWN, s);
  }, true);
  addEventListener("pointermove", (e) => {
    if (!page.canvas) return;
    const s = strokes.get(e.pointerId);
    if (e.pointerType === "mouse") page.call("hover", true, e.clientX, e.clientY);
    if (!s) return;
    s.x = e.clientX;
    s.y = e.clientY;
    send(MOVE, s);
  }, true);
  addEventListener("pointerup", (e) => {
    const s = strokes.get(e.pointerId);
    if (s) { s.x = e.clientX; s.y = e.clientY; }
    end(e.pointerId, UP);
    if (e.pointerType !== "mouse") page.call("hover", false, 0, 0);
  }, true);
  addEventListener("pointercancel", (e) => end(e.pointerId, CANCEL), true);
  addEventListener("touchcancel", () => { for (const [id, s] of strokes) if (s.touch) end(id, CANCEL); }, true);
  addEventListener("blur", () => { activated = !page.framed; cancelAll(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden) cancelAll(); });
  document.documentElement.addEventListener("pointerleave", (e) => { if (e.pointerType === "mouse") page.call("hover", false, 0, 0); });

  // Buttons of the mirror must not take the focus from a mouse or finger, and
  // an iframe gets the keyboard only on request.
  addEventListener("mousedown", (e) => {
    if (!page.canvas || page.panelUp() || !onTable(e)) return;
    e.preventDefault();
    window.focus();
    page.canvas.focus({ preventScroll: true });
  }, true);
  addEventListener("contextmenu", (e) => { if (page.canvas && onTable(e)) e.preventDefault(); }, true);
  addEventListener("dragstart", (e) => { if (onTable(e)) e.preventDefault(); }, true);
  // Without this a double tap zooms on some phones.
  addEventListener("touchstart", (e) => {
    if (!page.canvas || page.panelUp() || !onTable(e)) return;
    if (e.cancelable) e.preventDefault();
    page.canvas.focus({ preventScroll: true });
  }, { capture: true, passive: false });

  const notch = [100, 3, 1]; // one wheel notch in pixels, lines, pages
  addEventListener("wheel", (e) => {
    if (!page.canvas || page.panelUp() || !onTable(e)) return;
    e.stopImmediatePropagation();
    if (!activated || e.ctrlKey) return; // left to the page's own scrolling and zooming
    e.preventDefault();
    page.call("wheel", -e.deltaX / notch[e.deltaMode], -e.deltaY / notch[e.deltaMode]);
  }, { capture: true, passive: false });

  // ---- keys

  const own = new Set(["Enter", " ", "Escape", "Backspace", "Delete", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);
  const editing = (t) => t instanceof Element && t.closest("input, textarea, select, [contenteditable], #panel, #update, #card");
  const keyOf = (e) => {
    if (e.key === "Process" || e.key === "Unidentified" || e.isComposing) {
      // An input method is active: use the physical key.
      const m = /^Key([A-Z])$|^Digit([0-9])$/.exec(e.code);
      return m ? (m[1] || m[2]).toLowerCase() : e.code === "Space" ? " " : e.code;
    }
    return e.key.length === 1 ? e.key.toLowerCase() : e.key;
  };
  addEventListener("keydown", (e) => {
    if (!page.canvas || editing(e.target)) return;
    e.stopImmediatePropagation(); // Ebitengine prevents all defaults
    const ctrl = e.ctrlKey || e.metaKey;
    const key = keyOf(e);
    if (e.key === "Tab" || e.altKey || /^F\d/.test(e.key) || page.panelUp()) return;
    if (ctrl && !"zy".includes(key)) return; // left to the browser's shortcuts
    if (own.has(key) || ctrl || key === "/" || key === "'") e.preventDefault();
    activated = !page.framed || e.key !== "Escape";
    page.call("key", key, e.shiftKey, ctrl, e.repeat);
  }, true);

  // ---- gamepads: the program asks in every tick while there is one

  // In a frame that is not allowed gamepads browsers throw, which would end the
  // program: Ebitengine asks, too, in every tick. A page's permission never changes.
  try { navigator.getGamepads?.(); } catch { navigator.getGamepads = () => []; }
  const pads = () => [...navigator.getGamepads?.() ?? []].filter((p) => p?.connected);
  for (const type of ["gamepadconnected", "gamepaddisconnected"]) addEventListener(type, () => page.call("gamepad", pads().length > 0));
  page.pad = () => {
    if (page.panelUp()) return null;
    const held = (p) => p.buttons.reduce((bits, b, i) => bits | (b.pressed && i < 16) << i, 0);
    const list = pads(), p = list.find(held) ?? list[0];
    return p ? [p.id, held(p), ...[0, 1, 2, 3].map((i) => p.axes[i] ?? 0)] : null;
  };
})();
