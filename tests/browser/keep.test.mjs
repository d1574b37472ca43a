// What is kept: the match that was left, undo, replays, files.
import assert from "node:assert/strict";
import { readFile, writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { begin, has, match, play, settled, spot } from "./player.mjs";

/** What the screen says, but for the log, which begins anew when a match is taken up again. */
const said = (s) => ({
  status: s.status,
  nodes: s.nodes.filter((n) => !/^log\.|^logdialog|^rail-/.test(n.id)).map(({ id, role, label, desc, disabled, checked, group }) => ({ id, role, label: label.replace(/\s+/g, " "), desc, disabled, checked, group })),
});
// What the last turn brought is told to who was there, instead of the reason of a question: a match that is resumed, or an
// answer taken back, begins without it; a rival speaks for a moment.
const passing = (n) => n.id === "prompt.why" || n.id === "rival.says" || n.id === "consequences" && /^(Last turn |Set [^.]* face down (Clock|HP|Battle|No battle)\b)/.test(n.label);
const untold = (s) => ({ ...s, nodes: s.nodes.filter((n) => !passing(n)).map((n) => (n.id === "prompt" ? { ...n, desc: undefined } : n)) });
const here = async (t) => { await settled(t); return untold(said(await t.state())); };
const setting = (turn) => (s) => new RegExp(`^Turn ${turn}\\b`).test(s.status) && s.nodes.some((n) => n.id === "commit");
const act = (t) => (n) => t.activate(n.id);
const pick = async (t) => t.activate((await t.state()).nodes.find((n) => /^hand-/.test(n.id) && /: set$/.test(n.label)).id);

export const tests = {
  async "a match is resumed exactly where it was left"({ open }) {
    const t = await open({ params: { seed: "41", speed: "off", mute: "1" } });
    await begin(t);
    await play(t, act(t), { until: setting("2") }); // early: what is committed here must not end the match
    await settled(t);
    if (!(await t.node("commit")).disabled) await t.activate((await t.state()).nodes.find((n) => /return to hand/.test(n.label)).id);
    const bare = await here(t);
    await pick(t);
    const before = await here(t);
    assert.notDeepEqual(before, bare);
    await t.page.reload();
    await t.ready();
    await t.idle();
    const button = (await t.state()).nodes.find((n) => n.id === "resume");
    assert.match(button.label, /Resume match/);
    assert.match(button.desc, /^Turn \d/);
    await t.click("button", button.label);
    await t.until(has("dial"));
    assert.deepEqual(await here(t), before, "resumed");

    // A picked card is taken back freely; a committed one, once the cards have been
    // shown, only as practice.
    await t.activate("undo");
    assert.deepEqual(await here(t), bare, "taken back");
    await pick(t);
    assert.deepEqual(await here(t), before, "picked again");
    await t.activate("commit");
    await settled(t);
    await play(t, act(t), { until: has("commit") });
    assert.notEqual((await here(t)).status, before.status);
    await t.activate("undo");
    await t.until(has("practice.yes"));
    await t.shot("keep-practice");
    await t.activate("practice.no");
    assert.notEqual((await here(t)).status, before.status, "declined");
    await t.activate("undo");
    await t.until(has("practice.yes"));
    await t.activate("practice.yes");
    for (let i = 0; i < 4 && (await here(t)).status !== before.status; i++) await t.activate("undo"); // the cards of a commitment one by one
    assert.deepEqual((await here(t)).status, before.status, "the commitment taken back");
    assert.match((await t.node("undo")).label, /practice/);
  },

  async "a match by address goes on after a reload"({ open }) {
    const t = await open({ params: match(42) });
    await play(t, act(t), { until: setting("[2-9]") });
    const before = await here(t);
    await t.page.reload();
    await t.ready();
    await t.until(has("dial"));
    assert.deepEqual(await here(t), before);
  },

  async "conceding asks first; the replay is stepped, played, scrubbed and played on"({ open }) {
    const t = await open({ params: { seed: "43", speed: "off", mute: "1" } });
    await begin(t);
    await play(t, act(t), { until: setting("[4-9]") });
    const concede = async (answer) => {
      await t.press("Escape");
      await t.until(has("menu.item0"));
      await t.click("button", "Concede");
      await t.page.getByRole("dialog").getByText("Your opponent wins").first().waitFor({ state: "attached" });
      await t.click("button", answer);
      await settled(t);
    };
    await concede("No");
    assert.doesNotMatch((await t.state()).status, /over/);
    if ((await t.state()).nodes.some((n) => n.role === "dialog")) await t.press("Escape");
    await t.until((s) => !s.nodes.some((n) => n.role === "dialog"));
    await concede("Yes");
    assert.match((await t.state()).status, /The match is over\. Defeat\. You conceded/);

    await t.click("button", "Watch replay");
    await t.until(has("replay-forward"));
    const at = async () => {
      const n = (await t.state()).nodes.find((n) => n.id === "replay-at" || n.id === "prompt" && /Replay/.test(n.label));
      const m = /(\d+)\D+(\d+)/.exec(n?.label ?? (await t.state()).status.split(". ").at(-1));
      return [Number(m[1]), Number(m[2])];
    };
    await t.until((s) => /Replay [1-9]/.test(s.status)); // it plays by itself
    await t.activate("replay-first");
    await settled(t);
    assert.match((await t.state()).status, /Replay 0\/\d+/);
    const end = Number(/Replay 0\/(\d+)/.exec((await t.state()).status)[1]);
    assert.ok(end > 6, end + " answers");
    for (let i = 1; i <= 3; i++) {
      await t.activate("replay-forward");
      await settled(t);
      assert.match((await t.state()).status, new RegExp(`Replay ${i}/${end}`));
    }
    const three = await here(t);
    await t.activate("replay-forward");
    await t.activate("replay-back");
    assert.deepEqual(await here(t), three, "one step there and back");
    await t.activate("replay-play");
    await t.until((s) => Number(/Replay (\d+)/.exec(s.status)?.[1]) >= 6);
    await t.activate("replay-play");
    await settled(t);
    const paused = (await t.state()).status;
    await t.ticks(60);
    assert.equal((await t.state()).status, paused, "it stands still");
    await t.activate("replay-last");
    await settled(t);
    assert.match((await t.state()).status, /conceded|Replay/);
    // scrubbed with the mouse, in a window that has room for the slider
    await t.resize(1280, 720);
    await t.until(has("replay-at"));
    await t.page.mouse.click(...(await spot(t, "replay-at")));
    await settled(t);
    const mid = Number(/Replay (\d+)/.exec((await t.state()).status)[1]);
    assert.ok(Math.abs(mid - end / 2) <= 2, `the middle of ${end} is ${mid}`);
    // what one did and what a hard player would have done is said at one's own decisions
    await t.activate("replay-first");
    let told = "";
    for (let i = 0; i < 8 && !/Hard would/.test(told); i++) {
      await t.ticks(240);
      told = (await t.state()).nodes.find((n) => n.id === "replay-verdict")?.label ?? "";
      if (!told) await t.activate("replay-forward");
    }
    assert.match(told, /Hard would( do the same)?: set|Hard would( do the same)?: [a-z]+ /);
    assert.doesNotMatch(told, /[{}]/);
    for (const [w, h] of [[1280, 720], [390, 844]]) {
      await t.resize(w, h);
      await t.until(has("replay-verdict"));
      await t.shot(`keep-verdict-${w}`);
    }
    await t.resize(1280, 720);
    await t.until(has("replay-at"));
    await t.page.mouse.click(...(await spot(t, "replay-at")));
    await settled(t);
    // a hard computer player goes on from here, in every window, and nothing of it stays
    for (const [w, h] of [[1280, 720], [390, 844], [844, 390], [480, 270], [640, 360]]) {
      await t.resize(w, h);
      await t.until(has("replay-show"));
      await t.shot(`keep-show-${w}`);
      const was = (await t.state()).status;
      await t.activate("replay-show");
      await t.until(has("replay-back-own"));
      await t.until((s) => Number(/Replay (\d+)/.exec(s.status)?.[1]) > mid + 1);
      await t.shot(`keep-shown-${w}`);
      assert.ok(!(await t.state()).nodes.some((n) => n.id === "replay-continue" || n.id === "replay-show"));
      await t.activate("replay-back-own");
      await t.until(has("replay-show"));
      await settled(t);
      assert.equal((await t.state()).status, was, "back in one's own match");
    }
    await t.activate("replay-continue");
    await t.until((s) => !s.nodes.some((n) => n.id === "replay-forward"));
    await settled(t);
    assert.doesNotMatch((await t.state()).status, /Replay/);
    const n = await play(t, act(t));
    assert.ok(n > 0, "it is live");
    await settled(t);
    assert.match((await t.state()).status, /The match is over/);
    // both matches lie on the shelf
    await t.click("button", "To title");
    await t.until(has("replays"));
    assert.ok(!(await t.state()).nodes.some((n) => n.id === "resume"), "nothing is left to resume");
    await t.activate("replays");
    const list = (await t.until(has("replays.dialog"))).nodes.filter((n) => n.id.startsWith("replay."));
    assert.equal(list.length, 2);
    await t.activate(list[1].id);
    await t.until((s) => new RegExp(`Replay 0/${end}`).test(s.status));
  },

  async "a match is saved as a file and opened again; damaged files say so"({ open }) {
    const t = await open({ params: match(44) });
    await play(t, act(t));
    await settled(t);
    const result = (await t.state()).status;
    const [download] = await Promise.all([t.page.waitForEvent("download"), t.click("button", "Save match")]);
    const dir = await mkdtemp(join(tmpdir(), "godeck-"));
    const file = join(dir, download.suggestedFilename());
    await download.saveAs(file);
    assert.match(file, /zutomayo-turn\d+\.json$/);
    const record = JSON.parse(await readFile(file, "utf8"));
    assert.match(record.format, /^godeck-record\//);
    assert.equal(record.game, "zutomayo");
    assert.equal(String(record.seed), "44");
    assert.ok(record.answers.length > 4);

    await t.activate("home");
    await t.until(has("replays"));
    const choose = async (path) => {
      await t.activate("replays");
      await t.until(has("openfile"));
      const [chooser] = await Promise.all([t.page.waitForEvent("filechooser"), t.page.mouse.click(...(await spot(t, "openfile")))]);
      await chooser.setFiles(path);
    };
    const text = await readFile(file, "utf8");
    const bad = {
      "cut.json": text.slice(0, text.length / 2), "empty.json": "", "other.json": '{"hello": 1}', "list.json": "[]", "noise.godeck": "\u0000\u0001\u00ff godeck",
      "game.json": text.replace('"zutomayo"', '"chess"'), "answers.json": text.replace(/"answers": ?\[/, '"answers": [{"seat": 9, "verb": "fly"},'),
    };
    for (const [name, body] of Object.entries(bad)) {
      await writeFile(join(dir, name), body);
      await choose(join(dir, name));
      const s = await t.until((s) => s.scene === "*lobby.notice");
      assert.ok(s.status.startsWith(name + ": ") && s.status.length > name.length + 8, s.status);
      assert.doesNotMatch(s.status, /panic|nil pointer|goroutine/);
      if (name === "cut.json") await t.shot("keep-damaged-file");
      await t.click("button", "Back");
      await t.until((s) => s.scene === "*title.Scene");
      await t.press("Escape");
      await t.until((s) => !s.nodes.some((n) => n.role === "dialog"));
    }
    await choose(file);
    await t.until((s) => /Replay 0\//.test(s.status));
    await t.activate("replay-last");
    await settled(t);
    const s = await t.state();
    assert.ok(s.nodes.some((n) => n.id === "replay-continue"));
    assert.equal(/HP \d+.*HP \d+/.exec(s.status)[0], /HP \d+.*HP \d+/.exec(result)[0], "the same end");
  },

  async "a link carries the whole match to somebody else"({ open }) {
    const t = await open({ size: "desktop", params: match(45) }); // a small frame has no room for the button
    await t.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await play(t, act(t));
    await settled(t);
    const result = (await t.state()).status;
    await t.click("button", "Copy link");
    await t.page.waitForFunction(() => navigator.clipboard.readText().then((s) => s.includes("#r=")), null, { timeout: 5000, polling: 200 });
    const link = await t.page.evaluate(() => navigator.clipboard.readText());
    assert.ok(!link.includes("?") || !/[?&]r=/.test(link), "the match is in the fragment, which servers do not see");
    const other = await open({ url: link, lang: "ja", params: { speed: "off", mute: "1" } });
    await other.until(has("replay-last"));
    await other.activate("replay-last");
    await settled(other);
    const numbers = (s) => s.match(/HP \d+/g).join();
    assert.equal(numbers((await other.state()).status), numbers(result));
    // a link that was cut on the way says so
    const cut = await open({ url: link.slice(0, -40), wait: true, params: { mute: "1" } });
    await cut.idle();
    assert.match((await cut.state()).scene, /notice/);
    assert.match((await cut.state()).status, /copy the whole link/);
  },
};
