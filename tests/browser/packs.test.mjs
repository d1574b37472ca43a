// Cards of one's own and packs from outside: by the address, by dropping, and
// made at the desk. Nothing is loaded before the player agrees.
import assert from "node:assert/strict";
import { has, settled } from "./player.mjs";

const pack = (game, id, card) => JSON.stringify({ format: "godeck-pack/1", game, id, name: { ja: "港のパック", en: "Harbour Pack" }, cards: [card] });
const cat = { id: "fan-cat", type: "character", name: { ja: "港の猫", en: "Harbour Cat" }, clock: 1, powerCost: 0, night: 40, day: 20, effects: [{ when: "setTurn", do: [{ op: "draw", n: 1 }] }] };
const stored = (t) => t.page.evaluate(() => localStorage.getItem("godeck/packs.zutomayo"));
const maker = (s) => s.scene === "*maker.Scene";

export const tests = {
  async "a pack of the address is asked about, loaded, and its card made anew"({ open, site }) {
    site.pages["/packs/fan.json"] = (_, res) => { res.setHeader("Content-Type", "application/json"); res.end(pack("zutomayo", "fan", cat)); };
    const t = await open({ params: { pack: "packs/fan.json", mute: "1" } });
    await t.until((s) => maker(s) && has("offer.yes")(s));
    await t.idle();
    assert.match((await t.node("offer.text")).label, /Harbour Pack.*not one of ours/s);
    assert.equal(await stored(t), null);
    await t.activate("offer.yes");
    await t.until(has("pack.fan"));
    assert.match(await stored(t), /fan-cat/);
    await t.activate("new");
    await t.until(has("at.effects"));
    await settled(t);
    await t.activate("at.effects");
    await t.until(has("opt.setTurn"));
    await t.activate("opt.setTurn");
    await t.until(has("at.effects[0].when"));
    await settled(t);
    await t.shot("maker-desk");
    await t.activate("save");
    await t.until((s) => s.nodes.find((n) => n.id === "save")?.disabled);
    assert.match(await stored(t), /my-cards-/);
  },

  async "a pack that is dropped is asked about; a broken one and nonsense are refused with the reason"({ open }) {
    const t = await open({ lang: "ja", size: "phone", params: { mute: "1" } });
    await t.idle();
    const drop = (name, text) => t.page.evaluate(([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    }, [name, text]);
    await drop("fan.json", pack("zutomayo", "fan", { ...cat, type: "dragon" }));
    await t.until((s) => maker(s) && has("offer.no")(s));
    assert.match((await t.node("offer.text")).label, /dragon.*ありません.*次のどれかにしてください/, "the fault and its mend, in Japanese");
    await settled(t);
    await t.shot("maker-refused-phone");
    assert.ok(!(await t.nodes()).some((n) => n.id === "offer.yes"));
    await drop("fan.json", pack("zutomayo", "fan", cat));
    await t.until(has("offer.yes"));
    await settled(t);
    await t.shot("maker-offer-phone");
    await t.activate("offer.no");
    assert.equal(await stored(t), null);
    await drop("x.txt", "\u0000nothing");
    await t.until((s) => s.scene === "*lobby.notice");
  },

  async "a card has a picture of its maker's, which stays on the device"({ open }) {
    const t = await open({ params: { mute: "1" } });
    await t.idle();
    const drop = (name, data) => t.page.evaluate(async ([name, data]) => {
      if (data === "red") {
        const c = document.createElement("canvas");
        c.width = 900, c.height = 600;
        Object.assign(c.getContext("2d"), { fillStyle: "#ff2010" }).fillRect(0, 0, 900, 600);
        data = await new Promise((done) => c.toBlob(done, "image/png"));
      }
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([data], name));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    }, [name, data]);
    await drop("fan.json", pack("zutomayo", "fan", cat));
    await t.until(has("offer.no"));
    await t.activate("offer.no");
    await t.until(has("new"));
    await t.activate("new");
    await t.until(has("undo"));
    await settled(t);
    const pictures = () => t.page.evaluate(() => [localStorage.getItem("godeck/pictures.zutomayo"), Object.keys(localStorage).filter((k) => k.startsWith("godeck/picture."))]);
    await drop("red.png", "red");
    await t.page.waitForFunction(() => localStorage.getItem("godeck/pictures.zutomayo"));
    await settled(t);
    const [list, keys] = await pictures();
    const name = list.match(/[0-9a-f]{16}/)[0];
    assert.deepEqual(keys, [`godeck/picture.${name}`]);
    await t.shot("maker-own-picture");
    await t.activate("save");
    await t.until((s) => s.nodes.find((n) => n.id === "save")?.disabled);
    const mine = await stored(t);
    assert.ok(mine.includes(name) && mine.length < 4000, "the pack names the picture and does not have it");
    await drop("bad.gif", "GIF89a and nothing more");
    await settled(t);
    await t.activate("back");
    await t.until((s) => s.nodes.some((n) => n.id.startsWith("card.my-")));
    assert.equal((await pictures())[1].length, 1);
    await t.activate((await t.nodes()).find((n) => n.id.startsWith("card.my-")).id);
    await t.until(has("remove"));
    await t.activate("remove");
    await t.until(has("remove.yes"));
    await t.activate("remove.yes");
    await t.until(has("mine.none"));
    assert.deepEqual(await pictures(), [null, []], "with its card the picture goes");
  },
};
