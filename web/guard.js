// guard.js stands in index.html itself. A script or style that is not what was
// published, whichever cache has kept it, is asked for anew past every cache;
// when that is of no use, the page says so.
{
  let tries = 0;
  addEventListener("error", async (e) => {
    const old = e.target, url = old.src || old.href;
    if (!old.integrity) return;
    while (tries++ < 4) {
      try {
        await fetch(url, { cache: "reload", integrity: old.integrity });
        const fresh = document.createElement(old.localName);
        for (const a of old.attributes) fresh.setAttribute(a.name, a.value);
        old.replaceWith(fresh);
        return;
      } catch { await new Promise((then) => setTimeout(then, 600 * tries)); }
    }
    document.getElementById("stuck").hidden = false;
  }, true);
}
