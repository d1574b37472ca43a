// guard.js is inlined into index.html. It knows the language and whether the
// address leads to a table before anything is painted, and keeps the door that is
// chosen before the program is there, or held down when it comes. It fetches a script that fails its
// integrity check again, bypassing all caches; if that does not help, the page
// says so.
{
  const root = document.documentElement, q = new URLSearchParams(location.search);
  let own = "";
  try { own = JSON.parse(localStorage.getItem("godeck/settings").slice(1)).lang; } catch { /* no visit before */ }
  root.lang = (q.get("lang") || own || navigator.language || "en").toLowerCase().startsWith("ja") ? "ja" : "en";
  if (q.get("game") || q.get("r") || q.get("resume") || location.hash.length > 3) root.className = "straight";
  const doorOf = (e) => e.target.closest && e.target.closest("[data-door]");
  addEventListener("pointerdown", (e) => {
    if (doorOf(e) && e.isPrimary && !e.button) root.dataset.held = doorOf(e).dataset.door;
  });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => { delete root.dataset.held; });
  addEventListener("click", (e) => {
    const door = doorOf(e);
    if (!door) return;
    root.dataset.door = door.dataset.door;
    for (const d of document.querySelectorAll("[data-door]")) d.setAttribute("aria-pressed", d === door);
    document.getElementById("wait").innerHTML = '<i lang="ja">用意ができしだい開きます</i><i lang="en">It opens as soon as the table is set</i>';
  });
  let tries = 0;
  addEventListener("error", async (e) => {
    const old = e.target;
    if (!old.integrity) return;
    while (tries++ < 4) {
      try {
        await fetch(old.src, { cache: "reload", integrity: old.integrity });
        const fresh = document.createElement(old.localName);
        for (const a of old.attributes) fresh.setAttribute(a.name, a.value);
        old.replaceWith(fresh);
        return;
      } catch { await new Promise((then) => setTimeout(then, 600 * tries)); }
    }
    document.getElementById("stuck").hidden = false;
  }, true);
}
