// The record: a match that was played is noted with what was done in it, can be
// watched, saved and deleted.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { concede, has, match, play, settled } from "./player.mjs";

const setting = (turn) => (s) => new RegExp(`^Turn ${turn}\\b`).test(s.status) && s.nodes.some((n) => n.id === "commit");

export const tests = {
  async "a match that has ended is in the record with its deeds, is watched, saved as a file and deleted"({ open }) {
    const t = await open({ params: match(12, { rival: "owl-clerk" }) });
    await play(t, (n) => t.activate(n.id), { until: setting("4") });
    await concede(t);
    await t.until(has("result.gain"));
    const told = (await t.node("result.gain")).label;
    assert.match(told, /^New deed: /);
    await t.activate("home");
    await t.until(has("record"));
    await t.activate("record");
    await t.until(has("export"));
    const row = (await t.state()).nodes.filter((n) => n.id.startsWith("match."));
    assert.equal(row.length, 1);
    assert.match(row[0].label, /^Lost, v\. Owl Clerk$/);

    // What was done for the first time burns, the rest is a hint.
    await t.activate("tab.zutomayo");
    await t.activate("sheet.deeds");
    await t.until((s) => s.nodes.some((n) => n.id.startsWith("deed.")));
    const stored = JSON.parse((await t.page.evaluate(() => localStorage.getItem("godeck/record"))).slice(1)); // "t": it is text
    assert.ok(stored.deeds.zutomayo.length > 0);
    const lit = (await t.node("deed." + stored.deeds.zutomayo[0]));
    assert.ok(told.includes(lit.label), `${told} does not name ${lit.label}`);
    assert.match(lit.desc, /^Done\. /);
    await t.shot("record-deeds");

    const [d] = await Promise.all([t.page.waitForEvent("download"), t.activate("export")]);
    assert.equal(d.suggestedFilename(), "godeck-record.json");
    const file = JSON.parse(await readFile(await d.path(), "utf8"));
    assert.equal(file.format, "godeck-record/1");
    assert.deepEqual(file, stored);

    await t.activate("tab.all");
    await t.until(has(row[0].id));
    await t.activate(row[0].id);
    await t.until(has("match.watch"));
    await t.activate("match.watch");
    await t.until((s) => /Replay 0\//.test(s.status));
    await settled(t);
    await t.page.goto(t.page.url().replace(/\?.*/, "?test=1&draw=20&lang=en&speed=off&mute=1"));
    await t.ready();
    await t.until(has("record"));
    await t.activate("record");
    await t.until(has("clear"));
    await t.activate("clear");
    await t.activate("clear.ask.yes");
    await t.until((s) => s.nodes.every((n) => !n.id.startsWith("match.")));
    assert.equal(await t.page.evaluate(() => localStorage.getItem("godeck/record")), null);
    await t.check();
  },
};
