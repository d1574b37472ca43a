// Tutorials: one lesson of each game through the mirror, one by a finger on
// the phone; refusals with a hint, the marks of what is learned, the ways on.
import assert from "node:assert/strict";
import { has, layoutFaults } from "./player.mjs";


// What is operated at each gate, by id. A list in a list is tried from the
// left: layouts differ in what can be attacked.
const ways = {
  duemagic: [["hand-1", "charge"], ["hand-2", "use"], ["pass"], ["pass"], ["creature-5", ["attack-player", "shield-opp-1"]], ["creature-6", "creature-20"], ["pass"], ["pass"],
    ["creature-2", ["attack-player", "shield-opp-1"]], ["creature-5", "attack-player"]],
  zutomayo: [["hand-12", "commit"], ["hand-11", "commit"], ["hand-10", "hand-9", "commit"], ["order-9"]],
  magna: [["pick-13", "pick-14", "pick-15", "commit"], ["hand-8", "commit"], ["hand-12", "base-own-3", ["opt-deploy", "coach.task"]], ["hand-10", "base-own-1", ["opt-deploy", "coach.task"]], ["hand-9", "base-own-1", ["opt-trap", "coach.task"]],
    ["opt-pass"], ["opt-invade"], ["opt-yes"], ["hand-6"], ["hand-11"], ["opt-pass"], ["unit-6", "unit-11", "attack-assault"], [["opt-on", "commit"]], [["opt-on", "commit"]]],
};

/** The task in the coach's strip, "" while words are to be read. */
const task = (s) => s.nodes.find((n) => n.id === "coach.task")?.label ?? "";

/** Plays a lesson by act(t, id); each(k, what) is called where something stands still. */
async function attend(t, game, act, each = async () => {}) {
  let gate = 0, k = 0;
  for (let n = 0; n < 200; n++) {
    await t.idle();
    const s = await t.state();
    if (has("coach.end")(s)) return k;
    if (has("coach.next")(s)) {
      await each(k++, "words");
      await act(t, "coach.next");
      await t.ticks(2);
      continue;
    }
    const words = task(s);
    assert.ok(words, "nothing is asked: " + s.status);
    await t.until((x) => x.status.includes(words)); // the mirror's status has the task
    await each(k++, "task");
    assert.ok(gate < ways[game].length, "one gate more than known: " + words);
    for (const step of ways[game][gate++]) {
      await t.idle();
      const now = await t.state();
      if (has("coach.next")(now) || task(now) !== words) break; // a window may need fewer strokes
      const id = Array.isArray(step) ? step.find((x) => has(x)(now)) : step;
      assert.ok(has(id)(now), `${id} is not there at “${words}”: ${now.nodes.map((x) => x.id).join(" ")}`);
      if (id !== "coach.task") await act(t, id);
      await t.ticks(2);
    }
  }
  throw new Error("the lesson does not end");
}

const byMirror = async (t, id) => { // as a screen reader does: by role and name, once that is unique
  const s = await t.state();
  const n = s.nodes.find((x) => x.id === id);
  if (n.role === "button" && s.nodes.filter((x) => x.role === "button" && x.label === n.label).length === 1) return t.click("button", n.label);
  return t.activate(id);
};

async function lookAt(t, name) {
  const s = await t.state();
  const { width, height } = t.page.viewportSize();
  await t.shot(name);
  // Creatures and units that lie sideways in a low window are nodes larger than
  // their touch cells; game/lobby's test holds the cells apart.
  return layoutFaults(await t.nodes(), { width, height }).filter((f) => !/creature-|unit-|trap-/.test(f));
}

export const tests = {
  async "Duemagic's first lesson through the mirror: a wrong answer is refused with a hint; the lesson is marked"({ open }) {
    const t = await open({ lang: "en", params: { speed: "off" } });
    await t.activate("door.duemagic");
    await t.until(has("lessons"));
    await t.click("button", /^Tutorials \(0 of 7\)$/);
    await t.until(has("lesson.first-steps"));
    assert.deepEqual(await lookAt(t, "tutorial-list-en"), []);
    await t.click("button", /^First steps$/);
    await t.until(has("coach.next"));
    await t.activate("menu").catch(() => {}); // the table waits for the coach
    assert.ok(!(await t.state()).nodes.some((n) => n.id === "menu"), "while words are to be read only the coach is there");
    const faults = [];
    let tried = false;
    await attend(t, "duemagic", byMirror, async (k, what) => {
      if (what === "task" && !tried) {
        tried = true;
        const before = (await t.state()).status;
        await t.activate("pass");
        await t.until((s) => s.log.join(" ").includes("For now, put Thorn Boar into your mana zone."));
        assert.equal((await t.state()).status, before);
        await t.shot("tutorial-refused-en");
      }
      if (k % 5 === 2) faults.push(...(await lookAt(t, `tutorial-duemagic-en-${k}`)));
    });
    assert.deepEqual(faults, []);
    await lookAt(t, "tutorial-duemagic-en-end");
    assert.match((await t.state()).status, /Well done!/);
    await t.click("button", "To title");
    await t.until(has("lesson.first-steps"));
    assert.ok((await t.state()).nodes.find((n) => n.id === "lesson.first-steps").checked, "the lesson is marked");
  },

  async "ZUTOMAYO's guided match by a finger on the phone"({ open }) {
    const t = await open({ lang: "ja", size: "phone", params: { game: "zutomayo", lesson: "first-match", speed: "off" } });
    const faults = [];
    await attend(t, "zutomayo", (t, id) => t.tap(id), async (k) => { if (k % 4 === 1) faults.push(...(await lookAt(t, `tutorial-zutomayo-phone-ja-${k}`))); });
    await lookAt(t, "tutorial-zutomayo-phone-ja-end");
    assert.deepEqual(faults, []);
    assert.match((await t.state()).status, /お見事/);
  },

  async "Magna Spectra's guided match through the mirror"({ open }) {
    const t = await open({ lang: "ja", params: { game: "magna", lesson: "first-match", speed: "off" } });
    const faults = [];
    await attend(t, "magna", byMirror, async (k) => { if (k % 7 === 1) faults.push(...(await lookAt(t, `tutorial-magna-ja-${k}`))); });
    await lookAt(t, "tutorial-magna-ja-end");
    assert.deepEqual(faults, []);
  },

  async "a lesson by the keyboard alone: Enter reads on, Escape and the menu work, leaving asks and leads back to the list"({ open }) {
    const t = await open({ lang: "en", size: "frame", params: { game: "duemagic", lesson: "stack", speed: "off" } });
    await t.idle();
    assert.deepEqual(await lookAt(t, "tutorial-frame-en-0"), []);
    await t.press("Enter");
    const asked = (s) => /^First, some company: use Inkwell Clerk/.test(task(s));
    await t.until(asked);
    assert.deepEqual(await lookAt(t, "tutorial-frame-en-1"), []);
    await t.activate("coach.leave"); // in the middle it asks
    await t.until(has("coach.stay"));
    assert.deepEqual(await lookAt(t, "tutorial-leave-frame-en"), []);
    await t.press("Escape");
    await t.until(asked);
    await t.activate("coach.leave");
    await t.until(has("coach.stay"));
    await t.activate("coach.totitle");
    await t.until(has("lesson.stack"));
    assert.ok(!(await t.state()).nodes.find((n) => n.id === "lesson.stack").checked);
    assert.deepEqual(await lookAt(t, "tutorial-list-frame-en"), []);
  },

  async "a puzzle by the mouse: a miss sets the position up again, then it is solved and marked"({ open }) {
    const t = await open({ lang: "en", size: "desktop", params: { game: "zutomayo", lesson: "puzzle-guest", speed: "off" } });
    const set = async (...names) => {
      await t.until((s) => /^Win in this turn/.test(task(s)));
      await t.idle();
      for (const name of names) {
        await t.mouse((await t.state()).nodes.find((n) => n.id.startsWith("hand-") && n.label.includes(name)).id);
        await t.idle();
      }
      await t.mouse("commit");
    };
    await t.idle();
    await t.mouse("coach.hint");
    await t.until((s) => /^Night is five hours away/.test(task(s)));
    await t.mouse("coach.hint");
    await set("The Owl Countess", "Sundown Order");
    await t.until(has("coach.again"));
    assert.deepEqual(await lookAt(t, "puzzle-missed-en"), []);
    await t.mouse("coach.again");
    await set("The Owl Countess", "The One Who Is Lost");
    await t.until((s) => /Solved!/.test(s.status));
    await t.until(has("coach.totitle"));
    await t.idle();
    assert.deepEqual(await lookAt(t, "puzzle-solved-en"), []);
    await t.mouse("coach.totitle");
    await t.until(has("lesson.puzzle-guest"));
    assert.ok((await t.state()).nodes.find((n) => n.id === "lesson.puzzle-guest").checked, "the puzzle is marked");
  },
};
