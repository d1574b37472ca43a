// The desk: decks are built by finger on a phone, cards are found by writing in
// the page's own field, lists come in by paste; what is built is stored and
// played.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { out } from "./harness.mjs";
import { has, layoutFaults, settled } from "./player.mjs";

const desk = { speed: "off", mute: "1" };
// Strips are low: a mouse hits them, and fingers get the whole list instead.
const clean = async (t, where) => assert.deepEqual(layoutFaults(await t.nodes(), t.page.viewportSize()).filter((f) => !/^small: (deck|side)\./.test(f)), [], where);
const field = (t, id) => t.page.locator(`[data-id="${id}"]`);

/** scanned reads the QR code in a picture file, as a stranger's telephone would. */
async function scanned(t, file) {
  const page = await t.page.context().newPage();
  try {
    await page.addScriptTag({ path: fileURLToPath(import.meta.resolve("jsqr")) });
    return await page.evaluate(async (data) => {
      const picture = await createImageBitmap(await (await fetch(data)).blob());
      const c = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      c.drawImage(picture, 0, 0);
      return jsQR(c.getImageData(0, 0, picture.width, picture.height).data, picture.width, picture.height)?.data;
    }, "data:image/png;base64," + (await readFile(file)).toString("base64"));
  } finally {
    await page.close();
  }
}

/** enter opens the desk behind a game's door. */
async function enter(t, game, way = "build") {
  await t.idle();
  await t.activate("door." + game);
  await t.until(has(way));
  await settled(t);
  await t.activate(way);
  await t.until((s) => s.scene === "*builder.Scene");
  await t.idle();
}

export const tests = {
  async "what a deck's cards are worth is asked, stopped and gone on with, and a missing one is put in"({ open }) {
    const t = await open({ lang: "en", size: "phone", params: desk });
    const label = (id) => (s) => s.nodes.find((n) => n.id === id)?.label ?? "";
    const study = async () => {
      await t.tap("more");
      await t.until(has("more.study"));
      await settled(t);
      await t.tap("more.study");
      await t.until(has("study.go"));
      await settled(t);
    };
    await enter(t, "zutomayo");
    await t.tap("new");
    await t.until(has("play"));
    await settled(t);
    await t.tap((await t.nodes()).find((n) => n.id.startsWith("c.")).id);
    await t.tap("more");
    await t.until(has("more.fill"));
    await settled(t);
    await t.tap("more.fill");
    await t.until((s) => !s.nodes.find((n) => n.id === "play")?.disabled);
    await settled(t);
    await study();
    await clean(t, "study");
    await t.tap("study.go");
    await t.until((s) => / points \(/.test(label("study.row.0")(s)));
    await t.tap("study.go");
    await settled(t);
    const stopped = label("study.games")(await t.state());
    assert.match(stopped, /^\d+ of \d+ games$/);
    await clean(t, "stopped");
    await t.shot("builder-study-phone");
    await t.tap("study.go");
    await t.until((s) => label("study.games")(s) !== stopped);
    await t.tap("study.go");
    await settled(t);
    await t.tap("study.close");
    await settled(t);
    await t.tap("undo"); // the cards that completed it
    await t.until((s) => s.nodes.find((n) => n.id === "play")?.disabled);
    await settled(t);
    await study();
    await t.tap("study.1");
    await settled(t);
    await t.tap("study.go");
    await t.until((s) => / points \(/.test(label("study.row.0")(s)));
    await t.tap("study.go");
    await settled(t);
    await t.tap("study.row.0");
    await t.until((s) => /changed/.test(label("study.games")(s)));
  },

  async "a deck is built, named and played on a phone, in fewer than eighty taps"({ open }) {
    const t = await open({ lang: "ja", size: "phone", params: desk });
    let taps = 0;
    const tap = async (id) => { taps++; await t.tap(id); };
    await enter(t, "zutomayo");
    await clean(t, "shelf");
    await t.shot("builder-shelf-phone");
    await tap("new");
    await t.until(has("play"));
    await settled(t);
    await clean(t, "empty desk");
    const cards = (await t.nodes()).filter((n) => n.id.startsWith("c.") && n.clip && n.y >= n.clip[1] && n.y + n.h <= n.clip[1] + n.clip[3]).slice(0, 8);
    for (const { id } of cards) for (let i = 0; i < 2; i++) await tap(id);
    assert.match((await t.node(cards[0].id)).label, /×2$/);
    await tap(cards[0].id); // a third is refused
    assert.match((await t.node(cards[0].id)).label, /×2$/);
    assert.equal((await t.node("play")).disabled, true);
    await tap("more");
    await t.until(has("more.fill"));
    await settled(t);
    await clean(t, "more");
    await tap("more.fill");
    await t.until((s) => !s.nodes.find((n) => n.id === "play")?.disabled);
    taps++;
    await field(t, "name").tap();
    await t.page.keyboard.press("Control+A");
    await t.page.keyboard.type("夜勤");
    await t.until((s) => s.nodes.find((n) => n.id === "name")?.text === "夜勤");
    await t.page.keyboard.press("Enter");
    await settled(t);
    await t.shot("builder-desk-phone");
    await tap("whole");
    await t.until(has("list.count"));
    await settled(t);
    await clean(t, "list");
    await t.shot("builder-list-phone");
    await tap("list.close");
    await tap("play");
    await t.until(has("start"));
    const seat = await t.node("seat1");
    assert.match(seat.label, /夜勤/);
    assert.ok(taps < 80, `${taps} taps`);
    await t.activate("start");
    await t.until((s) => s.scene === "*zutomayo.Scene");
    const u = await t.page.evaluate(() => localStorage.getItem("godeck/decks.zutomayo"));
    assert.match(u, /夜勤/);
  },

  async "a deck's QR code is read off the screen and off its picture, and leads to the deck"({ open }) {
    const t = await open({ lang: "en", size: "desktop", params: desk, context: { deviceScaleFactor: 1 } });
    await enter(t, "magna");
    await t.activate("new");
    await t.until(has("play"));
    await t.activate("more");
    await t.until(has("more.fill"));
    await t.activate("more.fill");
    await t.until((s) => !s.nodes.find((n) => n.id === "play")?.disabled);
    await t.activate("share");
    await t.until(has("share.qr"));
    await t.activate("share.qr");
    await t.until(has("qr.picture"));
    await settled(t);
    let address;
    for (let i = 0; !address && i < 4; i++) { // the picture may be of the moment before
      await t.ticks(30);
      await t.shot("builder-qr");
      address = await scanned(t, join(out, "builder-qr.png"));
    }
    assert.match(address ?? "nothing", /^http:.*[?&]deck=D1/);
    await t.press("Escape");
    await t.until((s) => !has("qr.picture")(s));
    await t.activate("share");
    await t.until((s) => s.nodes.some((n) => n.id === "share.picture" && !n.disabled));
    const [download] = await Promise.all([t.page.waitForEvent("download"), t.activate("share.picture")]);
    const file = join(out, "builder-poster.png");
    await download.saveAs(file);
    assert.equal(await scanned(t, file), address);
    await t.page.goto(address + "&test=1&sw=0");
    await t.ready();
    await t.until((s) => s.scene === "*builder.Scene" && has("play")(s));
  },

  async "a card's page fetches its rulings and begins a match in which it can be played"({ open }) {
    const t = await open({ lang: "en", params: desk });
    await enter(t, "duemagic", "gallery");
    await t.activate("c.wick-page");
    await t.until(has("page.rulings"));
    await settled(t);
    await t.activate("page.rulings");
    await t.until(has("rulings.named0")); // from a file of its own
    await clean(t, "rulings");
    await t.activate("rulings.close");
    await t.until((s) => !s.nodes.some((n) => n.id === "rulings.close"));
    await t.activate("page.try");
    await t.until((s) => s.scene === "*duemagic.Scene");
  },

  async "cards are found by writing, and a list is pasted"({ open }) {
    const t = await open({ lang: "en", size: "desktop", params: desk });
    await enter(t, "guardians", "gallery");
    const all = (await t.node("hue.all")).label;
    await field(t, "search").fill("draw");
    await t.until((s) => s.nodes.find((n) => n.id === "hue.all").label !== all);
    await t.shot("builder-search-desktop");
    await field(t, "search").fill("");
    await t.until((s) => s.nodes.find((n) => n.id === "hue.all").label === all);
    await clean(t, "gallery");
    await t.activate("decks");
    await t.until(has("import"));
    await t.activate("import");
    await t.until(has("import.text"));
    await settled(t);
    const name = "Cannon";
    await field(t, "import.text").fill(`Name: Pasted\n2 bgd-001\n3 ${name} that nobody knows\n`);
    await t.until((s) => !s.nodes.find((n) => n.id === "import.read").disabled);
    await t.activate("import.read");
    await t.until(has("import.take"));
    await settled(t);
    await clean(t, "read");
    await t.activate("import.take");
    await t.until(has("play"));
    assert.equal((await t.node("name")).text, "Pasted");
    await settled(t);
    await clean(t, "desk");
    await t.press("Tab");
    await t.shot("builder-desk-desktop");
  },
};
