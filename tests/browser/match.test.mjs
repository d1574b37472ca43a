// Whole matches, by every way into the program.
import assert from "node:assert/strict";
import { begin, beginByName, chooseByName, clicker, ended, focused, longPress, match, namedInJapanese, onTable, play, playByName, reach, settled, spot } from "./player.mjs";

/** Whether a slot wants a card: it is where the question is answered. */
const aims = (s, id) => {
  const first = /Place your first|最初のキャラクター/.test(s.status);
  return s.nodes.some((n) => n.id === id) && (id === "slot-fighter") === first;
};

export const tests = {
  async "by role and name, in English, with true clicks"({ open }) {
    const t = await open({ lang: "en", params: { seed: "11", speed: "off", mute: "1" } });
    const press = clicker(t);
    await beginByName(t, "en", { press });
    const n = await playByName(t, "en", { press: (name) => press("button", name) });
    assert.ok(n > 4, n + " answers");
    await ended(t);
    assert.match(await t.aria(), /button "Rematch"/);
  },

  async "by role and name, in Japanese, as a screen reader"({ open }) {
    const t = await open({ lang: "ja", params: { seed: "12", speed: "off", mute: "1" } });
    await beginByName(t, "ja");
    const n = await playByName(t, "ja");
    assert.ok(n > 4, n + " answers");
    namedInJapanese(await ended(t));
  },

  async "by mouse alone, cards clicked and pulled"({ open }) {
    const t = await open({ params: { seed: "13", speed: "off", mute: "1" } });
    const click = async (id) => { await t.page.mouse.click(...(await spot(t, id))); await t.ticks(2); };
    await begin(t, { act: click });
    const dragged = [];
    await play(t, async (n, s) => {
      const slot = n.id.startsWith("hand-") && dragged.length < 3 ? ["slot-fighter", "slot-a"].find((id) => aims(s, id)) : null;
      if (!slot) return click(n.id);
      await t.drag(await spot(t, n.id), await spot(t, slot));
      await t.idle();
      const after = await t.node(n.id);
      assert.match(after.label, /return to hand/, `${n.id} was pulled to ${slot}`);
      dragged.push(slot);
    });
    assert.ok(dragged.length > 0);
    await ended(t);
    await click("rematch");
    await t.until((s) => !s.nodes.some((n) => n.id === "result"));
  },

  async "by touch alone on a phone: taps, a pulled card, a long press"({ open }) {
    const t = await open({ size: "phone", lang: "ja", params: { seed: "14", speed: "off", mute: "1" } });
    const tap = async (id) => { await t.page.touchscreen.tap(...(await spot(t, id))); await t.ticks(2); };
    await begin(t, { act: tap });
    let dragged = 0, read = 0;
    await play(t, async (n, s) => {
      const hand = n.id.startsWith("hand-");
      if (hand && !read) {
        await longPress(t, await spot(t, n.id));
        const z = await t.until((s) => s.nodes.some((n) => n.id === "zoom"));
        assert.ok(z.nodes.some((m) => m.role === "heading" || m.id === "zoom"), "the card is read");
        const card = n.label.split("、")[0];
        assert.ok(z.nodes.some((m) => m.label.includes(card)), `${card} is named`);
        assert.ok(!(await t.aria()).includes("決定"), "nothing under the zoom can be operated");
        await tap("zoom.close");
        await t.until((s) => !s.nodes.some((n) => n.id === "zoom"));
        assert.match((await t.node(n.id)).label, /(選ぶ|セットする)$/, "a long press does not choose");
        read++;
        return;
      }
      const slot = hand && dragged < 2 ? ["slot-fighter", "slot-a"].find((id) => aims(s, id)) : null;
      if (!slot) return tap(n.id);
      await t.touchDrag(await spot(t, n.id), await spot(t, slot));
      await t.idle();
      assert.match((await t.node(n.id)).label, /手札に戻す/, `${n.id} was pulled to ${slot}`);
      dragged++;
    });
    assert.ok(dragged && read);
    await ended(t);
  },

  async "by keyboard alone"({ open }) {
    const t = await open({ params: { seed: "15", speed: "off", mute: "1" } });
    const ways = { arrows: 0, tab: 0, digit: 0 };
    let n = 0;
    const key = async (id) => {
      ways[await reach(t, id, { arrows: n++ % 2 === 0 })]++;
      await t.press(n % 3 ? "Enter" : "Space");
    };
    await begin(t, { act: key });
    await play(t, async (node, s) => {
      const hand = s.nodes.filter((m) => /^hand-\d+$/.test(m.id) && !/return to hand/.test(m.label));
      const at = hand.findIndex((m) => m.id === node.id);
      if (at >= 0 && at < 9 && ways.digit < 3) {
        ways.digit++;
        await t.press(String(at + 1));
        await t.idle();
        const after = await t.node(node.id);
        assert.ok(!after || !/: (choose|set)$/.test(after.label), `the key ${at + 1} chooses ${node.label}`);
        return;
      }
      await key(node.id);
    });
    assert.ok(ways.arrows > 2 && ways.tab > 2 && ways.digit > 0, JSON.stringify(ways));
    await ended(t);
    await reach(t, "home");
    await t.press("Enter");
    await t.until((s) => s.nodes.some((n) => n.id === "door.zutomayo"));
  },
};
