package duemagic

import (
	"math/bits"
	"os"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// TestCounterparts checks that every card text quoted by the source (RULES.md
// §8) has a counterpart with the same mechanics.
func TestCounterparts(t *testing.T) {
	g := mustLoad(t)
	for quoted, ours := range map[string]string{
		"トライガード・チャージャー": "threefold-watch", "煌メク聖戦 絶十": "verdict-bearer", "バッドドッグ・マニアクス": "mad-hounds",
		"カリヤドネ": "deep-librarian", "失われし禁術の復元": "forbidden-draft", "デーモン・ハンド": "hand-from-below",
		"パラダイム・パラダイスLab.": "step-back", "（マナゾーンに置く）": "swallowing-earth", "スチーム・ハエタタキ": "steam-swatter",
		"ゼンメツー・スクラッパー": "cinder-sweep", "堕魔 ドゥポイズ": "twin-dirge", "インフェルノ・サイン": "gate-of-return",
		"（プレイヤーを1人選ぶ）": "shallow-graves", "知識と流転と時空の決断": "three-currents", "ボルメテウス・ブラック・ドラゴン": "dragon-of-last-rites",
		"魔龍バベルギヌス": "vault-necromant", "ヴィルヘルム": "torch-of-judgement", "英知と追撃の宝剣": "rewritten-fate",
		"（選んでもよい、バトル）": "bell-burner", "ラスト・バイオレンス": "violent-epilogue", "龍装05号 イヴィルヴィ": "toll-taker",
		"龍装者 ジスタジオ": "tower-of-vigil", "おしゃかなクン": "soul-cellarer", "煌龍 サッヴァーク": "white-flame-judge",
		"光牙忍ハヤブサマル": "mist-hayato", "ボーラス": "warhorn-wyrm", "ジャミング・チャフ": "hush-of-the-court",
		"オリオティス・ジャッジ": "measure-for-measure", "完全不明": "perfect-witness",
		"革命チェンジ": "last-conductor", "侵略": "overrun-behemoth", "Jチェンジ": "wildfire-stag", "墓地進化": "returning-guest",
		"マナ進化": "humus-king", "デッキ進化": "prophet-of-the-deck", "手札進化": "mask-of-the-hall",
		"S・バック": "eel-of-the-moat", "表向きのシールドカードで踏み倒し": "white-flame-judge", "破壊によるコスト軽減": "cathedral-of-dust",
	} {
		if g.Lib.Find(ours) == 0 {
			t.Errorf("%s has no counterpart %s", quoted, ours)
		}
	}
}

// TestPool checks that the pool has at least 120 cards of five civilizations,
// multicolour and colourless, names and flavour in both languages, no name
// twice.
func TestPool(t *testing.T) {
	g := mustLoad(t)
	if n := len(g.Lib.Defs) - 1; n < 120 {
		t.Errorf("%d cards", n)
	}
	mono, many, none, triggers := map[int16]int{}, 0, 0, 0
	names := map[string]bool{}
	for id := 1; id < len(g.Lib.Defs); id++ {
		d, text := &g.Lib.Defs[id], g.Lib.Card(rules.DefID(id))
		switch bits.OnesCount16(uint16(d.Attr[ACiv])) {
		case 0:
			none++
		case 1:
			mono[d.Attr[ACiv]]++
		default:
			many++
		}
		triggers += rules.Truth(g.des[id].kw&bit(KwTrigger) != 0)
		if names[text.Name.JA] || names[text.Name.EN] || text.Flavour.JA == "" || text.Flavour.EN == "" {
			t.Errorf("%s: name twice or no flavour", d.ID)
		}
		names[text.Name.JA], names[text.Name.EN] = true, true
		if d.Attr[AType] == Creature && int(d.Attr[ACost]) < bits.OnesCount16(uint16(d.Attr[ACiv])) {
			t.Errorf("%s costs less than its civilizations", d.ID)
		}
	}
	if len(mono) != 5 || many < 20 || none < 8 || triggers < 25 {
		t.Errorf("civilizations %v, multicolour %d, colourless %d, S-Triggers %d", mono, many, none, triggers)
	}
	for _, deck := range g.Lib.Decks() {
		n := 0
		for _, d := range g.DeckOf(deck) {
			n += rules.Truth(g.des[d].kw&bit(KwTrigger) != 0)
		}
		if n < 8 || n > 16 {
			t.Errorf("%s has %d S-Trigger cards", deck.ID, n)
		}
	}
}

func FuzzReadPack(f *testing.F) {
	if b, err := os.ReadFile("cards.json"); err == nil {
		f.Add(b)
	}
	f.Add([]byte(`{"format":"godeck-pack/1","game":"duemagic","id":"p","name":{"ja":"名","en":"n"},"cards":[{"id":"a","type":"spell","cost":1,"name":{"ja":"名","en":"n"},"effects":[{"when":"spell","do":[{"op":"modes","n":1,"of":[{"op":"mode","do":["peek"]}]}]}]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := effect.ReadPack(Vocab(), "f.json", data)
		if err != nil {
			if _, ok := err.(effect.Faults); !ok {
				t.Fatalf("an error without a place: %v", err)
			}
			return
		}
		lib, err := effect.Compile(Vocab(), p)
		if err != nil {
			return
		}
		g := New(lib)
		for id := range lib.Defs {
			g.Lib.RulesText(rules.DefID(id), lang.JA)
			g.Lib.RulesText(rules.DefID(id), lang.EN)
		}
	})
}
