// frame.js: the page in a frame of somebody else's (docs/embed.md): carries
// messages between that page and the program (game/frame). Only the page around
// the frame is heard. Until it has said hello nobody is told anything but that
// the program is ready, and then only its origin is.
(() => {
  "use strict";
  const page = window.godeckPage;
  page.tell = () => {};
  if (!page.framed || window.parent === window) return;
  const version = 1, most = 1 << 20, limit = 50;
  let origin = "", ready = false;
  const told = [], asked = [];

  const send = (news, to) => window.parent.postMessage({ godeck: version, ...news }, to === "null" ? "*" : to);
  const tell = (news) => {
    if (origin) send(news, origin);
    else if (told.push(news) > limit) told.shift();
  };
  page.tell = (json) => {
    const news = JSON.parse(json);
    if (news.link) news.link = location.origin + location.pathname + news.link;
    tell(news);
  };

  // The height that suits a width: tables are composed for these shapes.
  const height = () => Math.round(innerWidth < 480 ? Math.min(innerWidth * 1.75, 700) : innerWidth < 700 ? innerWidth * 0.75 : innerWidth * 9 / 16);
  let wished = 0;
  const resized = () => {
    if (height() !== wished) tell({ type: "resized", height: wished = height() });
  };
  addEventListener("resize", resized);

  addEventListener("message", (e) => {
    const m = e.data;
    if (e.source !== window.parent || !m || typeof m !== "object" || !("godeck" in m)) return; // not meant for us
    if (!origin && m.type === "hello" && m.godeck === version) {
      origin = e.origin;
      for (const news of told.splice(0)) send(news, origin);
      return;
    }
    if (e.origin !== origin || m.type === "hello") return;
    let text = "";
    try { text = JSON.stringify(m); } catch { /* says what is wrong with it below */ }
    if (text.length > most * 1.1) text = "";
    const scenario = m.type === "load" && typeof m.record === "string" && page.isScenario(m.record);
    if (asked.push({ text, scenario }) > limit) asked.shift();
    obey();
  });
  // obey hands on what is asked for, in its order: a scenario is compiled first.
  let busy = false;
  const obey = async () => {
    while (ready && !busy && asked.length) {
      const { text, scenario } = asked.shift();
      if (!scenario || !text) { page.call("wish", text); continue; }
      busy = true;
      try {
        const m = JSON.parse(text);
        page.call("wish", JSON.stringify({ ...m, record: await page.compile("position", m.record) }));
      } catch (e) {
        tell({ type: "error", to: "load", code: "record", text: e.message });
      }
      busy = false;
    }
  };

  const first = page.firstFrame;
  page.firstFrame = () => {
    first();
    if (ready) return;
    ready = true;
    wished = height();
    send({ type: "ready", version: JSON.parse(document.querySelector("meta[name=godeck]").content).version, height: wished }, "*");
    obey();
  };
  const crash = page.crash;
  page.crash = (report) => {
    tell({ type: "error", code: "crash", text: document.documentElement.lang === "ja" ? "プログラムが止まりました。" : "The program has stopped." });
    crash(report);
  };
})();
