// Single cards, deck lists and the page of examples: cards.js and embed-demo.html (docs/embed.md).
import assert from "node:assert/strict";
import { join } from "node:path";
import { out, serve } from "./harness.mjs";

/** bare opens a page without waiting for the program, which these pages do not have. */
async function bare(open, url, size) {
  return open({ url, wait: false, size });
}

export const tests = {
  async "a card in running text and a deck list need no program, under a strict policy"({ open, site }) {
    const godeck = `http://127.0.0.1:${site.port}`;
    const host = await serve({ pages: { "/host": `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${godeck}; connect-src ${godeck}; img-src ${godeck} data:"><link rel="icon" href="data:,"><title>host</title>
      <script src="${godeck}/cards.js" async></script><body><p>It begins with <godeck-card id="c" game="zutomayo" card="ztm-001"></godeck-card>, and <godeck-card id="no" game="zutomayo" card="nothing"></godeck-card>.</p>
      <godeck-card id="w" game="magna" card="mgn-011" lang="ja" whole></godeck-card><godeck-deck id="d" game="zutomayo" deck="ember-ledger"></godeck-deck><godeck-deck id="own" deck="D1CHp1dG9tYXlvCER1c2sg5aScBAIBBmc6GXMsTnMvZnM15nY3j3Y6lwIHZy8NZzm5djzrdj1_dkAndkKzh5aWADDLCQ"></godeck-deck><godeck-deck id="bad" game="zutomayo" deck="D1AAAAAAAAAA"></godeck-deck>` } });
    try {
      const before = site.requests.length;
      const t = await bare(open, host.origin + "/host", { width: 420, height: 900 });
      await t.page.getByRole("button", { name: "Toko" }).first().hover();
      const note = t.page.getByRole("note");
      await note.waitFor();
      assert.match(await note.innerText(), /Night attack 30[\s\S]*lights the first lamp/);
      await t.shot("cards-text");
      await t.page.mouse.move(1, 1);
      await note.waitFor({ state: "detached" });
      await t.page.getByRole("button", { name: "Toko" }).first().focus();
      await t.page.keyboard.press("Enter");
      await note.waitFor();
      await t.page.keyboard.press("Escape");
      await note.waitFor({ state: "detached" });
      await t.page.getByText("No such card: nothing").waitFor();
      await t.page.getByText("No such deck: D1AAAAAAAAAA").waitFor();
      await t.page.getByText("貫通4ダメージ").waitFor();
      await t.page.getByText(/Ember Ledger \(20 cards\)/).waitFor();
      // The code of a deck of one's own (rules/deck): one of the packs' decks under another name.
      await t.page.getByText(/Dusk 夜 \(20 cards\)/).waitFor();
      assert.equal(await t.page.locator("#own li").count(), 13);
      await t.page.getByRole("img", { name: /^Cost: 0: / }).first().waitFor();
      await t.page.screenshot({ path: join(out, "cards-page.png"), fullPage: true });
      assert.ok(!site.requests.slice(before).some((p) => /godeck-|page-|\.wasm/.test(p)), "no program");
    } finally { await host.close(); }
  },

  async "the page of examples: three tables, cards, a deck and a replay"({ open, site }) {
    const t = await bare(open, site.url + "embed-demo.html", { width: 800, height: 900 });
    // Cards are fetched when a reader comes near them.
    await t.page.locator("godeck-card").first().scrollIntoViewIfNeeded();
    await t.page.getByRole("button", { name: "トウコ" }).first().waitFor();
    assert.equal(await t.page.locator("iframe").count(), 0);
    assert.equal(await t.page.locator("godeck-table").count(), 5);
    await t.page.screenshot({ path: join(out, "embed-demo.png"), fullPage: true });
    await t.page.evaluate(() => { window.__heard = []; addEventListener("godeck", (e) => __heard.push(e.detail)); document.getElementById("replay").play(); });
    await t.page.waitForFunction(() => __heard.some((m) => m.type === "started" && m.mode === "replay" || m.type === "error"), null, { timeout: 120000 });
    assert.deepEqual(await t.page.evaluate(() => __heard.filter((m) => m.type === "error")), []);
  },
};
