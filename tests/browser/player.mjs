// A player for browser tests: plays whole matches without knowing the rules, by
// whatever input it is given. choose() reads nodes and knows their ids;
// chooseByName() reads the mirror as a screen reader does and knows only names.
import assert from "node:assert/strict";

// -- the games: what differs between their tables

/** What plays a game: games[t.game], zutomayo when the address names none. */
export const games = {};
const gameOf = (t) => games[t.game ?? "zutomayo"];

// -- ZUTOMAYO CARD, by id

const order = [/^opt-yes$/, /^opt-number-/, /^name-(?!tab|all|short)/, /^order-(?!all)/, /^pick-/, /^stone-/, /^hand-\d+$/];

/** A card is only worth operating when its label offers to choose it. */
const offered = (n) => !/^(hand|pick)-/.test(n.id) || /(: (choose|set)|— (選ぶ|セットする))$/.test(n.label);

/** The node to operate next, or null when nothing is asked of us. */
export function choose(nodes, seen = new Set()) {
  const on = nodes.filter((n) => n.role === "button" && !n.disabled && offered(n));
  const has = (id) => on.find((n) => n.id === id);
  if (has("handover.go")) return has("handover.go");
  if (has("commit")) return has("commit"); // enough is picked once it is lit
  for (const re of order) {
    const n = on.find((n) => re.test(n.id) && !n.checked && !seen.has(n.id));
    if (n) return n;
  }
  return has("ask-open") ?? null;
}

const over = (s) => s.nodes.some((n) => n.id === "result" || n.id === "result-open");

/**
 * Plays until the result is shown or until(state, answers) says so; act(node, state)
 * operates a node. Returns how often it did.
 */
export async function play(t, act, { most = process.env.WHOLE ? 2000 : 600, each, until } = {}) {
  const game = gameOf(t);
  let seen = new Set(), last = "", quiet = 0;
  for (let i = 0; i < most; ) {
    const s = await t.rested();
    if (over(s) || (until && until(s, i))) return i;
    const key = s.nodes.map((n) => n.id + n.disabled + n.label).join();
    if (key !== last) seen = new Set();
    last = key;
    // A card that moved on under the stroke may be read instead of used.
    const n = game.choose(s.nodes, seen, t, s) ?? s.nodes.find((n) => n.id === "zoom.close");
    if (!n) { // the opponent is thinking
      assert.ok(++quiet < 400, "nothing is asked, and the match is not over: " + s.status + s.nodes.filter((n) => n.role === "button" && !n.disabled).map((n) => `\n${n.id}: ${n.label}`).join(""));
      await t.ticks(3);
      continue;
    }
    quiet = 0;
    seen.add(n.id);
    if (each) await each(s, i);
    await act(n, s);
    i++;
  }
  throw new Error("the match does not end: " + JSON.stringify((await t.state()).nodes.map((n) => [n.id, n.label, n.disabled])));
}

// -- ZUTOMAYO CARD, by role and name alone

const names = {
  en: { have: "I have it", commit: /^(Commit|Confirm|Choose none|Keep all|Keep this hand|Redraw \d+)$/, yes: /^Use it$/, hours: /^\d+ h → /, use: / next$/, take: /: (choose|set)$/, name: "Name a card", open: /^Back to the question$/, again: "Rematch" },
  ja: { have: "受け取りました", commit: /^(決定|選ばない|引き直さない|この手札で始める|\d+枚引き直す)$/, yes: /^使う$/, hours: /^\d+時間 → /, use: /^次は「/, take: /— (選ぶ|セットする)$/, name: "カード名を1つ宣言しましょう", open: /^選択に戻る$/, again: "もう一度" },
};

function nextName(list, lang) {
  const w = names[lang];
  if (list.some((b) => b.name === w.again)) return null;
  const on = list.filter((b) => !b.off && !b.on);
  for (const re of [w.have, w.commit, w.yes, w.hours, w.use, w.take]) {
    const b = on.find((b) => (re instanceof RegExp ? re.test(b.name) : re === b.name));
    if (b) return b.name;
  }
  const named = on.filter((b) => b.dialog === w.name);
  if (named.length) return named.at(-1).name; // tabs and Close come before the names
  return on.find((b) => w.open.test(b.name))?.name ?? "";
}

games.zutomayo = { door: /^ZUTOMAYO CARD$/, table: "dial", choose, next: nextName };

// -- Magna Spectra, by name: ids and names are one, since it reads labels only

const mgn = {
  have: /^(I have it|受け取りました)$/,
  again: /^(Rematch|もう一度)$/,
  how: /^(Deploy \(|Lay as a trap \(|Equip \(|Reinforce \/|Replace |配備する（|トラップにする（|装備する（|増援する／|[^—]+と入れ替える$)/,
  now: /^(March(, \+\d to hand)?|Use it|Reinforce|Summon|Use \(\d+\)|侵攻する(。手札＋\d)?|使う|増援する|招来する|作戦を使う（\d+）)$/,
  join: /(: join the attack|— 攻撃に加える)$/,
  kill: /(: strike and defeat it|— 遊撃して撃破する)$/,
  effects: /^(Abilities and Tactics \(|Block: |ブロック：|アビリティと戦術（)/,
  assault: /^(Assault the whole force|部隊全体に突撃する)/,
  invade: /^(Declare an invasion|侵攻を宣言する)/,
  fund: /^(War fund|軍資金|Lay it as a war fund and move nothing.*|軍資金に置き、誰も動かさない.*)$/,
  magna: /^(\+1 Magna|マグナ＋1)$/,
  pick: /(: choose( \(.+\))?|— 選ぶ(（.+）)?)$/,
  slot: /^(?!Opposing|AI|相手).*(slot \d+|スロット\d+)$/,
  here: /(: (put it here|equip|change places)|— (ここへ|装備させる|入れ替える))$/,
  held: /(: let go|— 選択をやめる)$/,
  go: /^(March \(\d+\)|Go on \(\d+\)|\d+体で出陣|\d+体で進む)$/,
  commit: /^(Confirm|Keep all(, draw \d+)?|Discard \d+|Attack|Take in order|決定|捨てない|捨てずに\d+枚引く|\d+枚捨てて引く|攻撃する|この順で受ける)$/,
  end: /^(Withdraw|引き揚げる)$/,
  use: /^(Use (?!it$|\()|.+を使う$)/,
  number: /^\d+$/,
  retreat: /^(End without (attacking|playing)|End production|To battle without help|攻撃せずに終える|何も出さずに終える|増援なしで戦闘へ)$/,
  pass: /^(To armament|To battle|Pick attackers|攻撃役を選ぶ|End attacks|No Chain|No block|Enough|Finish moving|生産を終える|増援を終える|攻撃を終える|重ねない|ブロックしない|ここまでにする|再配備を終える|End and leave your .+ empty|.+に守り手がいないまま終える)$/,
  open: /^(Back to the question|選択に戻る)$/,
};

// The name of a card without what a tap on it would do: "Ash Runner, …".
const bare = (name) => name.replace(/(: |— )[^:—]*$/, "");

/** The next of the buttons {name, off, on}; null when the match is over, undefined when nothing is asked. tried remembers cards that led nowhere. */
function warNext(list, tried) {
  if (list.some((b) => mgn.again.test(b.name))) return null;
  const on = list.filter((b) => !b.off);
  const find = (re) => on.find((b) => re.test(b.name));
  const fresh = (re) => on.find((b) => re.test(b.name) && !tried.has(bare(b.name)));
  for (const re of [mgn.have, mgn.retreat, mgn.how, mgn.now, mgn.join]) if (find(re)) return find(re);
  for (const re of [mgn.kill, mgn.assault]) if (find(re)) return find(re);
  if (find(mgn.go) || find(mgn.end)) return fresh(mgn.pick) ?? find(mgn.go) ?? find(mgn.end);
  for (const re of [mgn.commit, mgn.invade, mgn.fund]) if (find(re)) return find(re);
  const use = fresh(mgn.use) ?? fresh(mgn.effects) ?? on.filter((b) => mgn.number.test(b.name)).at(-1);
  if (use) {
    tried.add(bare(use.name));
    return use;
  }
  // Several are chosen until a button may be pressed: those chosen are not let go.
  if (list.some((b) => b.off && mgn.commit.test(b.name)) && find(mgn.pick)) return find(mgn.pick);
  const held = find(mgn.held);
  if (held) {
    const to = fresh(mgn.slot) ?? fresh(mgn.here);
    if (to) {
      tried.add(bare(to.name));
      return to;
    }
    tried.add(bare(held.name));
    return held;
  }
  return fresh(mgn.pick) ?? find(mgn.magna) ?? find(mgn.pass) ?? find(mgn.open);
}

/** What was tried is forgotten when the match has gone on; a card that is only held says other things too. */
const triedAt = (t, step, held = false) => {
  if (!t.tried || (t.step !== step && !held)) [t.step, t.tried] = [step, new Set()];
  return t.tried;
};

const warStep = (s) => s.status.replace(/[^0-9]*$/, "");

games.magna = {
  door: /^(Magna Spectra|マグナスペクトラ)$/, table: "hud-own",
  choose: (nodes, seen, t, s) => warNext(nodes.filter((n) => n.role === "button").map((n) => ({ name: n.label, off: n.disabled, on: n.checked, n })), triedAt(t, warStep(s), nodes.some((n) => mgn.held.test(n.label))))?.n ?? null,
  next(list, lang, t, s) {
    const b = warNext(list, triedAt(t, warStep(s), list.some((b) => mgn.held.test(b.name))));
    return b === null ? null : (b?.name ?? "");
  },
};

// -- Duemagic, by name as well

const dmg = {
  have: /^(I have it|受け取りました)$/,
  again: /^(Rematch|Next game|もう一度|次のゲームへ)$/,
  keep: /^(Keep|Keep all|キープ|引き直さない)$/,
  now: /^(Play first|Use it|Untap|All, in this order|Bring it in|Change|Invade|Pay|To mana|Confirm|Choose none|As shown|Cast \(\d+\)|Summon \(\d+\)|Ninja Strike|Cheaper: sacrifice|Pay with shields|Use ability \d+|Attack the player|先攻|使う|アンタップする|この順で全部|出す|チェンジ|侵略する|支払う|マナに置く|決定|選ばない|このままの順で|唱える（\d+）|召喚（\d+）|ニンジャ・ストライク|1体破壊して軽く|表のシールドで払う|能力\d+を使う|プレイヤーを攻撃)$/,
  use: /(: (can be used|can go to mana|can attack|choose|attack this)(, \w+)?|— (使える|マナに置ける|攻撃できる|選ぶ|攻撃する)(、[^、]+)?)$/,
  free: /(^|, |、)(Use for free|無料で使う|Discard .+ to use it|《.+》を捨てて使う|Revolution Change|Invasion|J-Change|革命チェンジ|侵略|Jチェンジ)$/,
  number: /^(\d+|All|\d+つ|すべて)$/,
  player: /^(AI|Player \d|プレイヤー\d)$/,
  done: /^(Keep the rest|Keep in hand|Let it happen|Add no more|Attack as it is|That is all: attack|Leave it|出さない|このまま攻撃|これだけで攻撃する|残りは手札に|手札に残す|このまま受ける|これ以上積まない)(\.|。|$)/,
  pass: /^(Go on|To attack|End turn|Let it resolve|No answer|Skip mana|No block|進む|攻撃へ|ターン終了|解決する|対応しない|マナに置かない|ブロックしない)(\.|。|$)/,
  open: /^(Back to the question|選択に戻る)$/,
};

/** The next button; cards that led nowhere (tried) are left alone until the game has gone on. */
function duel(list, tried) {
  if (list.some((b) => dmg.again.test(b.name))) return null;
  const on = list.filter((b) => !b.off && !b.on);
  const find = (re) => on.find((b) => re.test(b.name));
  for (const re of [dmg.have, dmg.keep, dmg.free, dmg.now]) if (find(re)) return find(re);
  const use = on.find((b) => dmg.use.test(b.name) && !tried.has(b.name));
  if (use) {
    tried.add(use.name);
    return use;
  }
  // A mode is a sentence, and the only buttons of its dialog but Close.
  const mode = on.find((b) => /(choose a mode|どれを使いますか？)$/.test(b.dialog) && !/^(Close|閉じる)$/.test(b.name) && b.name.length > 12);
  return mode ?? find(dmg.number) ?? find(dmg.player) ?? find(dmg.done) ?? find(dmg.pass) ?? find(dmg.open);
}

const turnOf = (s) => s.status.replace(/[^。.]*$/, "");

games.duemagic = {
  door: /^(Duemagic|デュエマジック)$/, table: "hud-own",
  choose(nodes, seen, t, s) {
    const mode = nodes.find((n) => /^opt-mode-/.test(n.id) && !n.disabled);
    return mode ?? duel(nodes.filter((n) => n.role === "button").map((n) => ({ name: n.label, off: n.disabled, on: n.checked, dialog: "", n })), triedAt(t, turnOf(s)))?.n ?? null;
  },
  next(list, lang, t, s) {
    const b = duel(list, triedAt(t, turnOf(s)));
    return b === null ? null : (b?.name ?? "");
  },
};

// -- Mattsan Card Game, by name

const mtz = {
  have: /^(I have it|受け取りました)$/,
  again: /^(Rematch|もう一度)$/,
  main: /(Your turn|あなたのターンです)$/,
  now: /^(Begin with it|このユニットで始める|Confirm|Use it|Use it anyway|Use this|Charge it|Place it|Use \(\d+\)|Use its ability|Turn face-up|Attack again|All, in this order|On the left of the bench|決定|使う|これを使う|それでも使う|ソウルにする|配置する|使う（ソウル\d+）|能力を使う|オモテにする|もう一度攻撃|この順で全部|ベンチの左側)(\.|。|$)/,
  order: /( next$|^次は「|, Use this$|、これを使う$)/,
  use: /(: (use|choose to charge)|— (使う|ソウルチャージに選ぶ))(\.|。|$)/,
  pick: /(: (choose|switch to the battlefield|put it here)|— (選ぶ|戦場と交代する|ここに置く))(\.|。|$)/,
  held: /(: take back|— 選択をやめる)(\.|。|$)/,
  slot: /^(Your bench|あなたのベンチ|Player \d’s bench|プレイヤー\dのベンチ|Your battlefield|あなたの戦場)|(: put it here|— ここに置く)/,
  acts: [/^(Attack|攻撃) (?!0$)/, /^(Super|超必殺技)$/, /^(Special|必殺技)$/, /^(Act|行動を選ぶ)$/, /^(Switch|交代)$/, /^(Attack|攻撃) 0$/],
  pass: /^(No charge|No answer|Let it fall|Give up the match|Keep it|Just draw|Keep the roll|That is all|No attack|End turn( without attacking)?|Leave it|Choose none|チャージしない|対抗しない|そのまま倒れる|全滅を認めて負ける|使わない|そのまま引く|この目でよい|これで決める|攻撃しない|攻撃せずターン終了|ターン終了|選ばない)(\.|。|$)/,
  open: /^(Back to the question|選択に戻る)$/,
  leave: /^(Close|Cancel|Switch in|閉じる|やめる|戦場と交代)$/,
};

/**
 * The next button: cards are used and placed, then the fighter attacks, or does
 * what else it can. What was tried is left alone until the match has gone on, so
 * that a card which led nowhere is laid down again.
 */
function deskNext(list, tried, status) {
  if (list.some((b) => mtz.again.test(b.name))) return null;
  const on = list.filter((b) => !b.off && !b.on);
  const find = (re) => on.find((b) => re.test(b.name));
  const fresh = (re) => on.find((b) => re.test(b.name) && !tried.has(b.name));
  const held = on.find((b) => mtz.held.test(b.name)), main = mtz.main.test(status);
  const named = on.filter((b) => /^(Name a card|カード名を1つ言いましょう)$/.test(b.dialog));
  const next = find(mtz.have) ?? find(mtz.now) ?? find(mtz.order)
    ?? (held ? fresh(mtz.slot) ?? held : fresh(mtz.use) ?? (main ? undefined : fresh(mtz.pick)) ?? named.at(-1))
    ?? mtz.acts.map(fresh).find(Boolean) ?? find(mtz.pass) ?? find(mtz.open) ?? fresh(mtz.pick) ?? find(mtz.leave);
  if (next && next !== held) tried.add(next.name);
  return next;
}

const deskStep = (s) => s.status.replace(/[^。.]*$/, "") + s.log.slice(-3).join();

games.mattsan = {
  door: /^(Mattsan Card Game|マッツァンカードゲーム)$/, table: "hud-own",
  choose(nodes, seen, t, s) {
    const name = nodes.findLast((n) => /^name-\d/.test(n.id));
    return name ?? deskNext(nodes.filter((n) => n.role === "button").map((n) => ({ name: n.label, off: n.disabled, on: n.checked && !mtz.held.test(n.label), dialog: "", n })), triedAt(t, deskStep(s)), s.status)?.n ?? null;
  },
  next(list, lang, t, s) {
    const b = deskNext(list.map((b) => ({ ...b, on: b.on && !mtz.held.test(b.name) })), triedAt(t, deskStep(s)), s.status);
    return b === null ? null : (b?.name ?? "");
  },
};

// -- Battle Guardians, by name

const bgd = {
  go: /^(Charge it|Charge and draw|Summon|Summon silently|Awaken it|EquipRebirth|Summon in rage|Rage Summon|Limit Summon|LimitSummon|Equip Rebirth|Place it|Cast it|Use its ability|チャージする|チャージして引く|召喚する|沈黙召喚する|覚醒降臨させる|装着転成する|レイジング召喚する|極限召喚する|ここに置く|スペルを使う|能力を使う)$/,
  use: /(: |\. |— |。)(use it|Charge it|使う|チャージする)$/i,
  pick: /(: choose|— 選ぶ)$/,
  done: /^(Keep this card|Begin( with .+)?|.+で始める|Confirm|Redraw \d+|このカードをキープ|決定|\d+枚引き直す)$/,
  kept: /^(The kept card|キープカード)/,
  on: /^(I have it|受け取りました|Go first|先攻|Keep this hand|この手札で始める|Main deck|メインから引く|Roll the die|サイコロを振る|Nullify.*|ライフ.*で無効.*|(.*, )?Counter( \(\d Force\))?|.*Discard to negate|.*カウンターする.*|.*捨てて無効にする|Use it|使う|All, in this order|この順で全部|Search the main deck|メインデッキから探す|From .*|.*から戻す)$/,
  pass: /^(End summons|召喚を終える|Place none|置かない|Do not enter|Skip it|入らない|End turn|ターンを終える|振らずに終える|Let it happen|対応しない|Take.*|受ける.*|Do not answer|End the Extra Phase|エクストラを終える|No charge|チャージしない|Do not draw|引かない|Leave it|使わない|Choose none|選ばない|Do nothing|何もしない|Do it anyway|それでも行う)$/,
  open: /^(Back to the question|選択に戻る)$/,
};

/** The button to press next: cards are used where that is offered, the kept card first. */
function ringNext(list, tried) {
  if (list.some((b) => /^(Rematch|もう一度)$/.test(b.name))) return null;
  const on = list.filter((b) => !b.off && !/^(Menu|メニュー)$/.test(b.name));
  const find = (re) => on.find((b) => re.test(b.name));
  const go = find(bgd.go) ?? find(bgd.done);
  if (go) return go;
  const card = on.find((b) => bgd.use.test(b.name) && !b.on && !tried.has(b.name)) ?? on.find((b) => bgd.pick.test(b.name) && !b.on && !tried.has(b.name));
  if (card) {
    tried.add(card.name);
    return card;
  }
  return find(bgd.on) ?? find(bgd.pass) ?? find(bgd.open);
}

games.guardians = {
  door: /^(Battle Guardians|バトル・ガーディアンズ)$/, table: "hud-own",
  choose(nodes, seen, t, s) {
    return ringNext(nodes.filter((n) => n.role === "button").map((n) => ({ name: n.label, off: n.disabled, on: n.checked, n })), triedAt(t, s.status + s.log?.length))?.n ?? null;
  },
  next(list, lang, t, s) {
    const b = ringNext(list, triedAt(t, s.status + s.log?.length));
    return b === null ? null : (b?.name ?? "");
  },
};

// -- by role and name

const words = {
  en: { vsai: "Versus AI", two: "Two players", watch: "Watch two AIs", easy: "Easy", start: "Start the match" },
  ja: { vsai: "AIと対戦", two: "ふたりで対戦", watch: "AI同士を観戦", easy: "やさしい", start: "対戦をはじめる" },
};

/** Every button of the mirror as assistive technology has it. */
export const buttons = (t) => t.page.getByRole("button").evaluateAll((all) => all.filter((e) => e.closest("#mirror-nodes")).map((e) => ({
  name: e.textContent, off: e.getAttribute("aria-disabled") === "true", on: e.getAttribute("aria-pressed") === "true",
  dialog: e.closest("[role=dialog]")?.getAttribute("aria-label") ?? "",
})));

/** The name of the button to press next, "" when nothing is asked, null when the match is over. */
export async function chooseByName(t, lang) {
  return gameOf(t).next(await buttons(t), lang, t, await t.state());
}

/** Where a test that has seen enough of a match stops playing it; with WHOLE=1 it plays to the end. */
export const brief = (enough) => (process.env.WHOLE ? undefined : enough);

/** Plays a match by role and name, or so many answers of it. press(name) presses a button. */
export async function playByName(t, lang, { press, most = 400, each, enough = most } = {}) {
  press ??= (name) => t.click("button", name);
  for (let i = 0, quiet = 0, late = 0; i < most; ) {
    await settled(t);
    const name = await chooseByName(t, lang);
    if (name === null || (i >= enough && has("menu")(await t.state()))) return i;
    if (name === "") {
      assert.ok(++quiet < 400, "nothing is asked: " + (await t.state()).status);
      await t.ticks(3);
      continue;
    }
    quiet = 0;
    if (each) await each(i);
    try {
      await press(name);
    } catch (e) {
      // The match went on between reading and pressing, and the button was
      // taken away: as a person would, look again.
      if (!(e instanceof Gone || /Timeout/.test(String(e))) || ++late > 6) throw e;
      continue;
    }
    i++;
  }
  throw new Error("the match does not end");
}

/** From the title to the table, by role and name. */
export async function beginByName(t, lang, { mode = "vsai", press } = {}) {
  const w = words[lang];
  press ??= (role, name) => t.click(role, name);
  await t.idle();
  await press("button", gameOf(t).door);
  await press("radio", w[mode]);
  if (mode !== "two") await press("radio", w.easy);
  await press("button", w.start);
  await t.until(onTable(t));
}

// -- opening matches

export const onTable = (t) => (s) => s.nodes.some((n) => n.id === gameOf(t).table || n.id === "choose" || n.id === "handover.go");

/** From the title to the table; act(id) operates a node. */
export async function begin(t, { mode = "vsai", level = "easy", act = (id) => t.activate(id) } = {}) {
  await t.idle();
  await act("door." + (t.game ?? "zutomayo"));
  await t.until((s) => s.nodes.some((n) => n.id === "start"));
  await act(`mode.${mode}`);
  if (mode !== "two") await act(`level.${level}`);
  await act("start");
  await t.until(onTable(t));
}

/** The address of a match that is always the same. */
export const match = (seed = 1, more = {}) => ({ game: "zutomayo", seed: String(seed), level: "easy", speed: "off", mute: "1", ...more });

/** settled waits until nothing moves and the mirror has caught up, and returns the state. */
export async function settled(t) {
  await t.idle();
  await t.ticks(8);
  return t.rested();
}

// -- kinds of input

/** Where a stroke hits the node, though other nodes may lie over its middle. */
export async function spot(t, id) {
  for (let i = 0; ; i++) {
    const r = await t.page.locator(`#mirror-nodes [data-id="${id}"]`).boundingBox();
    // The mirror follows a moment later: not where the node was, nor nowhere.
    const n = await t.node(id);
    if (r && (!n || i > 12 || Math.abs(n.x - r.x) + Math.abs(n.y - r.y) < 2)) return [r.x + r.width / 2, r.y + r.height / 2];
    assert.ok(i <= 12, "no element for " + id);
    await t.ticks(1);
  }
}

/** A finger that stays down for n ticks. */
export async function longPress(t, [x, y], n = 60) {
  const cdp = await t.context.newCDPSession(t.page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y, id: 1 }] });
  await t.ticks(n);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await t.ticks(3);
  await cdp.detach();
}

/** The node that has the page's focus. */
export const focused = (t) => t.page.evaluate(() => document.activeElement?.dataset?.id ?? "");

/** Brings the focus to a node, by arrows where they lead there, by Tab otherwise. */
export async function reach(t, id, { arrows = true } = {}) {
  if (arrows) {
    let been = new Set();
    for (let i = 0; i < 12; i++) {
      const s = await t.state();
      if (s.focus === id && s.focusShown) return "arrows";
      const at = s.nodes.find((n) => n.id === s.focus), to = s.nodes.find((n) => n.id === id);
      assert.ok(to, "no node " + id);
      let key = "ArrowDown";
      if (at) {
        const dx = to.x + to.w / 2 - at.x - at.w / 2, dy = to.y + to.h / 2 - at.y - at.h / 2;
        key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
      }
      if (been.has(s.focus + key)) break;
      been.add(s.focus + key);
      await t.press(key);
    }
  }
  // Tab is the browser's own: only where it stops is the program's affair.
  for (let i = 0; i < 120; i++) {
    if ((await focused(t)) === id) {
      await t.ticks(2);
      return "tab";
    }
    await t.page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not get to ${id}`);
}

// -- what has to hold on every screen

// Cards lie in fans and piles: their nodes may overlap and be narrow.
const loose = (n) => /^(hand-|card-|pick-|order-\d|ask-card|(unit|trap|weapon|base|camp|fundcard)-|creature-\d|stone-\d|stack-\d|shield-|browser\.card|log\.line|logdialog\.list|zoom\.card)/.test(n.id);

const seen = ({ x, y, w, h, clip }) => {
  if (!clip) return { x, y, w, h };
  const [cx, cy, cw, ch] = clip, left = Math.max(x, cx), top = Math.max(y, cy);
  return { x: left, y: top, w: Math.min(x + w, cx + cw) - left, h: Math.min(y + h, cy + ch) - top };
};

/**
 * Faults of the layout as a list of texts: enabled buttons that overlap, are
 * smaller than a finger or lie outside the window.
 */
export function layoutFaults(nodes, { width, height }) {
  const live = nodes.filter((n) => ["button", "radio", "slider"].includes(n.role) && !n.disabled && !loose(n)).map((n) => ({ n, r: seen(n) }));
  const at = ({ n }) => `${n.id} (${n.label}) ${[n.x, n.y, n.w, n.h].map((v) => Math.round(v * 10) / 10)}`;
  const out = [];
  // A question's panel lies over the table: what is below it cannot be touched.
  const asked = nodes.some((n) => n.id === "ask-aside"), over = ({ n }) => asked && /^(ask|opt|order)-/.test(n.id);
  for (const [i, a] of live.entries()) {
    if ((a.n.w < 43.5 || a.n.h < 43.5) && !/^rail-/.test(a.n.id)) // a finger has more room than a picture of the rail takes
      out.push("small: " + at(a));
    if (a.r.w <= 0 || a.r.h <= 0) continue; // scrolled away
    if (a.r.x < -0.5 || a.r.y < -0.5 || a.r.x + a.r.w > width + 0.5 || a.r.y + a.r.h > height + 0.5) out.push("outside: " + at(a));
    for (const b of live.slice(i + 1)) {
      if (over(a) !== over(b)) continue;
      const w = Math.min(a.r.x + a.r.w, b.r.x + b.r.w) - Math.max(a.r.x, b.r.x), h = Math.min(a.r.y + a.r.h, b.r.y + b.r.h) - Math.max(a.r.y, b.r.y);
      if (w > 0.5 && h > 0.5) out.push(`overlap: ${at(a)} and ${at(b)}`);
    }
  }
  return out;
}

// -- what several files look for

/** Whether a state has the node: for until(). */
export const has = (id) => (s) => s.nodes.some((n) => n.id === id);

/** The state when the result is shown. */
export async function ended(t) {
  const s = await settled(t);
  assert.ok(has("result")(s), "no result: " + s.status);
  assert.match(s.status, /The match is over|対戦終了/);
  return s;
}

/** Gives the match up by the menu, unless it is over, and waits for its result; act(id) operates a node, what is the item's name. */
export async function concede(t, act = (id) => t.activate(id), what = /^(Concede|投了する)$/) {
  await settled(t);
  if (over(await t.state())) return;
  const press = async (find) => act((await t.until((s) => s.nodes.some(find))).nodes.find(find).id);
  await press((n) => n.id === "menu");
  await press((n) => what.test(n.label));
  await press((n) => /\.yes$/.test(n.id));
  await t.until(has("result"));
}

/** Nothing of a page in Japanese is named in another language. */
export function namedInJapanese(s) {
  for (const node of s.nodes) assert.doesNotMatch(node.label, /[a-z]{5}/, node.id + ": " + node.label);
}

/**
 * A true click on what has a role and a name, for beginByName and playByName.
 * What is scrolled out of its list is a line at the list's edge: the wheel
 * brings it into view first, as it would for a person. A busy machine may take
 * as long as it likes to answer: this fails only if what is asked for is still
 * not there, or covered, when nothing moves. (Playwright's own click fails
 * after a time; its trial click cannot be used, since the program hears it.)
 */
export const clicker = (t) => async (role, name) => {
  const there = t.page.getByRole(role, { name, exact: typeof name === "string" }).first();
  const { width, height } = t.page.viewportSize();
  await t.idle(); // what moves would be missed
  for (let wheel = 0, missed = 0; ;) {
    const at = await there.count() && await there.evaluate((e) => {
      const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
      return { x, y, height: r.height, free: e.contains(document.elementFromPoint(x, y)) };
    });
    if (at && at.height < 8 && wheel++ < 40) {
      await t.page.mouse.move(width / 2, height / 2);
      await t.page.mouse.wheel(0, 60);
      await t.ticks(20);
    } else if (at?.free) {
      await t.page.mouse.click(at.x, at.y);
      return t.ticks(2);
    } else {
      if (missed++ > 1) throw new Gone(`${role} ${name} is ${at ? "covered" : "not there"}`);
      await settled(t);
    }
  }
};

class Gone extends Error {}

/** Everything that this page tells anybody, as one text. */
export async function told(t) {
  const s = await t.state();
  return [s.title, s.status, ...s.nodes.flatMap((n) => [n.label, n.desc ?? "", n.group ?? ""]),
    await t.page.evaluate(() => document.body.textContent + [...document.querySelectorAll("[aria-label]")].map((e) => e.getAttribute("aria-label")).join("\n"))].join("\n");
}

/**
 * Plays a match of two people at one device by role and name until it has
 * changed hands so often, and looks whether what is secret to one can be read
 * by the other: learn(s, mine, secrets, shown) notes what the player now asked
 * sees for himself and what lies open; pressed(name, secrets, shown) what an
 * answer has laid open; open(name, p, secrets) excepts names. Returns how often
 * it was handed over and how many names were looked for.
 */
export async function passAround(t, lang, { most, learn, pressed = async () => {}, open = () => false }) {
  const secrets = [new Set(), new Set()], shown = new Set(), enough = new Error("enough");
  let who = -1, handed = 0, checked = 0;
  const check = async (p, when) => {
    const text = await told(t);
    for (const name of secrets[p]) {
      if (shown.has(name) || open(name, p, secrets)) continue;
      checked++;
      assert.ok(!text.includes(name), `${when}: player ${p + 1}'s ${name} can be read: ${text.slice(Math.max(0, text.indexOf(name) - 100), text.indexOf(name) + 60)}`);
    }
  };
  const press = async (name) => {
    const s = await settled(t);
    const head = s.nodes.find((n) => n.id === "handover.title");
    if (head) {
      const p = /(Player |プレイヤー)(\d)/.exec(head.label)[2] - 1;
      assert.equal((await buttons(t)).length, 1, "only taking the device is possible");
      await pressed("", secrets, shown); // what the last answer revealed may be reported only now
      await check(0, "at the hand-over");
      await check(1, "at the hand-over");
      await t.click("button", name);
      who = p;
      await settled(t);
      learn(await t.state(), new Set(), secrets, shown); // what is public now
      await check(1 - p, `when player ${p + 1} has taken it`);
      if (++handed >= most) throw enough;
      return;
    }
    learn(s, secrets[who], secrets, shown);
    await check(1 - who, `while player ${who + 1} plays`);
    await t.click("button", name);
    await pressed(name, secrets, shown);
  };
  try {
    await playByName(t, lang, { press });
  } catch (e) {
    if (e !== enough) throw e;
  }
  return { handed, checked };
}

const looks = { desktop: [1280, 720], full: [1920, 1080], phone: [390, 844], frame: [480, 320] };

/**
 * Plays on and looks at every question, at one of four sizes after another, for
 * faults of the layout, until it has seen so many. Questions count as the same
 * when they begin with the same letters. Afterwards the window gets the size
 * back, if one is named.
 */
export async function everyQuestion(t, lang, { from, most, letters, back }) {
  const faults = [], seen = new Set();
  const resize = async (name) => {
    const [width, height] = looks[name];
    await t.resize(width, height);
    await t.idle();
    return { width, height };
  };
  let turn = from;
  await play(t, async (n, s) => {
    const q = (s.nodes.find((m) => m.id === "prompt") ?? s.nodes.find((m) => m.role === "dialog"))?.label ?? "";
    const key = q.replace(/\d+/g, "#").slice(0, letters) + n.id.replace(/\d+/g, "#");
    if (!seen.has(key)) {
      seen.add(key);
      const name = Object.keys(looks)[turn++ % 4], size = await resize(name);
      for (const f of layoutFaults(await t.nodes(), size)) faults.push(`${key} ${name}: ${f}`);
      await t.shot(`${t.game}-${String(seen.size).padStart(2, "0")}-${name}-${lang}`);
      if (back) await resize(back);
    }
    await t.activate(n.id);
  }, { until: () => seen.size >= most });
  return { faults, seen };
}
