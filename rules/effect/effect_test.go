package effect_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/internal/lang/prose"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/rules/games/all"
	ztm "godeck/rules/zutomayo"
)

func pack(cards string) []byte {
	return []byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"p","name":{"ja":"名","en":"name"},"cards":[` + cards + `]}`)
}

const plain = `"name":{"ja":"名","en":"Name"},"element":"dark","clock":1,"powerCost":0`

func enchant(id, effects string) string {
	return fmt.Sprintf(`{"id":%q,"type":"enchant",%s,"effects":[%s]}`, id, plain, effects)
}

// TestCheckerNamesEveryFault checks that one run reports every fault of a pack
// with its line, field and remedy.
func TestCheckerNamesEveryFault(t *testing.T) {
	bad := `{
  "format": "godeck-pack/1",
  "game": "zutomayo",
  "id": "Bad Id",
  "name": {"ja": "名"},
  "cards": [
    {"id": "a", "type": "charakter", "name": {"ja": "名", "en": "A"}},
    {"id": "b", "type": "enchant", "name": {"ja": "名", "en": "B"}, "clock": 99, "powerCost": 0, "night": 10},
    {"id": "c", "type": "character", "name": {"ja": "名", "en": "C"}, "clock": 1, "powerCost": 0, "night": 15, "day": 10,
     "effects": [{"when": "effectStep", "do": [{"op": "attackMood", "n": 10}]}]},
    {"id": "d", "type": "enchant", "name": {"ja": "名", "en": "D"}, "clock": 1, "powerCost": "two",
     "effects": [{"when": "effectStep", "do": []}, {"do": ["clockReset"]}]},
    {"id": "d", "type": "enchant", "name": {"ja": "名", "en": "D"}, "clock": 1, "powerCost": 2, "colour": "red",
     "effects": [{"when": "effectStep", "do": [{"op": "clockNullify"}]}]}
  ],
  "decks": [{"id": "x", "name": {"ja": "名", "en": "X"}, "key": "b", "difficulty": 4, "plan": {"ja": "` + strings.Repeat("夜", 49) + `", "en": "Night."}, "cards": {"a": 3}}]
}`
	_, err := effect.ReadPack(ztm.Vocab(), "bad.json", []byte(bad))
	fs, ok := err.(effect.Faults)
	if !ok {
		t.Fatalf("no faults: %v", err)
	}
	for _, want := range []string{
		`bad.json:4: id: "Bad Id" is not an id`,
		`bad.json:5: name.en: is missing`,
		`bad.json:7: card a.type: unknown type "charakter"`,
		`card b.clock: 99 is out of range — use 0 to 17`,
		`card b.night: a card of type enchant has no such field`,
		`card c.night: 15 is not a multiple of 10`,
		`bad.json:10: card c.effects[0].when: "effectStep" does not work on a card of type character`,
		`unknown action "attackMood"`, `did you mean "attackMod"`,
		`card d.powerCost: expected a whole number, got a string`,
		`card d.effects[0].do: is missing or empty`,
		`card d.effects[1].when: is missing`,
		`"d" is used twice`,
		`card d.colour: unknown field`,
		`"clockNullify" describes a lasting state`,
		`the deck has 1 cards`, `deck x.key: "b" is not in the deck`, `deck x.difficulty: 4 is out of range — use 1 to 3`, `deck x.plan.ja: is longer than a line`, `cards.a: 3 is out of range — use 1 to 2`,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("not named: %s", want)
		}
	}
	for _, f := range fs {
		if f.Line == 0 || f.File != "bad.json" {
			t.Errorf("a fault without a place: %v", f)
		}
	}
	if t.Failed() {
		t.Log("\n" + err.Error())
	}
}

// TestBrokenDocuments checks that a document that is not a pack is refused
// with a place, without a panic.
func TestBrokenDocuments(t *testing.T) {
	for _, d := range []string{"", "{", "[]", "null", `{"a":1,"a":2}`, "{} {}", `{"format":"godeck-pack/9","game":"x"}`,
		strings.Repeat("[", 5000), `"\ud800"`, "\x00"} {
		if _, err := effect.ReadPack(ztm.Vocab(), "f", []byte(d)); err == nil {
			t.Errorf("accepted: %.30q", d)
		}
	}
}

// TestUnknownCardInDeck checks that a deck with an unknown card is refused
// when the packs are compiled.
func TestUnknownCardInDeck(t *testing.T) {
	data := []byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"p","name":{"ja":"名","en":"n"},"decks":[{"id":"x","name":{"ja":"名","en":"X"},"cards":{` +
		func() string {
			var s []string
			for i := 0; i < 10; i++ {
				s = append(s, fmt.Sprintf(`"no-%d":2`, i))
			}
			return strings.Join(s, ",")
		}() + `}}]}`)
	_, err := ztm.LoadOnly(ztm.File{Name: "p.json", Data: data})
	if err == nil || !strings.Contains(err.Error(), `no card has the id "no-3"`) {
		t.Errorf("got %v", err)
	}
}

// TestTextOfEveryCard checks that every card of the built-in pack has a text
// in both languages without template remains, and no two different behaviours
// read alike.
func TestTextOfEveryCard(t *testing.T) {
	g, err := ztm.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		seen := map[string]string{}
		for id := 1; id < len(g.Lib.Defs); id++ {
			d := &g.Lib.Defs[id]
			for i, text := range g.Lib.RulesText(rules.DefID(id), l) {
				if f := slips(l, text); len(f) > 0 {
					t.Errorf("%v in %q", f, text)
				}
				if strings.ContainsAny(text, "{}|%") || strings.Contains(text, "  ") || len(text) < 4 {
					t.Errorf("%s: %q", d.ID, text)
				}
				if l == lang.JA != (strings.HasSuffix(text, "。") || strings.HasSuffix(text, "）")) {
					t.Errorf("%s: wrong ending: %q", d.ID, text)
				}
				what := behaviour(g.Lib, d.Abilities[i])
				key := fmt.Sprint(d.Attr[ztm.AType], text)
				if other, ok := seen[key]; ok && other != what {
					t.Errorf("%s: two behaviours share the text %q:\n%s\n%s", d.ID, text, other, what)
				}
				seen[key] = what
			}
		}
	}
}

// behaviour describes an ability as data, independently of the text.
func behaviour(l *effect.Library, ability uint16) string {
	a := l.Abilities[ability]
	var b strings.Builder
	var node func(n *effect.Node)
	nodes := func(ns []*effect.Node) {
		b.WriteByte('[')
		for _, n := range ns {
			node(n)
		}
		b.WriteByte(']')
	}
	node = func(n *effect.Node) {
		b.WriteString("(" + n.Spec.Name)
		for i := range n.Args {
			x := &n.Args[i]
			fmt.Fprintf(&b, " %s=%d%s", n.Spec.Params[i].Name, x.N, x.Ref)
			if x.Filter != nil {
				fmt.Fprintf(&b, "<%d", x.Filter.Type)
				for _, t := range x.Filter.Tests {
					fmt.Fprintf(&b, " %s,%d,%v,%d", t.Field.Name, t.Cmp, t.Mask, t.N)
				}
				b.WriteByte('>')
			}
			nodes(x.Nodes)
		}
		b.WriteByte(')')
	}
	node(a.Node.When)
	nodes(a.Node.If)
	nodes(a.Node.Do)
	fmt.Fprint(&b, a.Late, a.List, a.Extra)
	return b.String()
}

// slips returns the mistakes of grammar in a text.
func slips(l lang.Lang, text string) []string {
	if l == lang.JA {
		return prose.Japanese(text)
	}
	return prose.English(text)
}

// TestTextFollowsEffect checks that different behaviours have different texts:
// changing any parameter of any word changes the text in both languages.
func TestTextFollowsEffect(t *testing.T) {
	who := []string{`"me"`, `"opp"`, `"both"`}
	var cards []string
	add := func(e string) {
		cards = append(cards, enchant(fmt.Sprintf("e%d", len(cards)), e))
	}
	do := func(words ...string) string {
		return `{"when":"effectStep","do":[` + strings.Join(words, ",") + `]}`
	}
	for i := range ztm.Vocab().Words {
		s := &ztm.Vocab().Words[i]
		if s.Static || s.Kind == effect.Trigger || s.Kind == effect.Number || s.Name == "and" {
			continue
		}
		// Vary each parameter while the others keep their first value.
		values := make([][]string, len(s.Params))
		for j := range s.Params {
			p := &s.Params[j]
			switch p.Sort {
			case effect.Int, effect.Amount:
				lo := p.Min
				if lo <= 0 {
					lo = 1
				}
				values[j] = []string{fmt.Sprint(lo)}
				if p.Max > lo {
					values[j] = append(values[j], fmt.Sprint(lo+1))
				}
				if p.Sort == effect.Amount {
					values[j] = append(values[j], `{"op":"count","zone":"abyss"}`, `{"op":"hoursSet"}`)
				}
			case effect.Who:
				values[j] = who
				if p.Single {
					values[j] = who[:2]
				}
			case effect.OneOf, effect.SomeOf:
				for _, v := range p.Enum.Values {
					values[j] = append(values[j], fmt.Sprintf("%q", v.Name))
				}
			case effect.Cond:
				values[j] = []string{`"night"`, `"day"`}
			case effect.Actions:
				values[j] = []string{`["clockReset"]`, `[{"op":"heal","n":10}]`}
			case effect.Bool:
				values[j] = []string{"false", "true"}
			case effect.Cards:
				values[j] = []string{`{}`, `{"type":"enchant"}`, `{"element":["dark"]}`, `{"powerCost":{"atMost":2}}`, `{"powerCost":2}`}
			}
		}
		// Some words are senseless with "both"; their texts must differ all
		// the same.
		base := make([]string, len(values))
		for j := range values {
			base[j] = values[j][0]
		}
		seen := map[string]bool{}
		for j := -1; j < len(values); j++ {
			n := 1
			if j >= 0 {
				n = len(values[j])
			}
			for k := 0; k < n; k++ {
				args := append([]string{}, base...)
				if j >= 0 {
					args[j] = values[j][k]
				}
				w := fmt.Sprintf(`{"op":%q`, s.Name)
				for q := range args {
					w += fmt.Sprintf(`,%q:%s`, s.Params[q].Name, args[q])
				}
				w += "}"
				if seen[w] {
					continue
				}
				seen[w] = true
				if s.Kind == effect.Action {
					add(do(w))
				} else {
					add(`{"when":"effectStep","if":` + w + `,"do":["clockReset"]}`)
				}
			}
		}
	}
	p, err := effect.ReadPack(ztm.Vocab(), "gen.json", pack(strings.Join(cards, ",")))
	if err != nil {
		t.Fatal(err)
	}
	lib, err := effect.Compile(ztm.Vocab(), p)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		text := map[string]string{}
		for id := 1; id < len(lib.Defs); id++ {
			got := strings.Join(lib.RulesText(rules.DefID(id), l), " ")
			if f := slips(l, got); len(f) > 0 {
				t.Errorf("%v in %q", f, got)
			}
			what := behaviour(lib, lib.Defs[id].Abilities[0])
			if other, ok := text[got]; ok && other != what {
				t.Errorf("two behaviours read %q:\n  %s\n  %s", got, other, what)
			}
			text[got] = what
		}
	}
}

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) {
	g, err := ztm.Load()
	if err != nil {
		t.Fatal(err)
	}
	all := ""
	for i := range g.Lib.Abilities {
		all += behaviour(g.Lib, uint16(i))
	}
	var unused []string
	for i := range ztm.Vocab().Words {
		if n := ztm.Vocab().Words[i].Name; !strings.Contains(all, "("+n) && n != "and" {
			unused = append(unused, n)
		}
	}
	sort.Strings(unused)
	if len(unused) > 0 {
		t.Errorf("no card uses: %s", strings.Join(unused, ", "))
	}
}

func FuzzReadPack(f *testing.F) {
	f.Add(pack(enchant("a", `{"when":"effectStep","do":["clockReset"]}`)))
	if b, err := os.ReadFile(filepath.Join("..", "zutomayo", "cards.json")); err == nil {
		f.Add(b)
	}
	f.Add([]byte(`{"format":"godeck-pack/1","cards":[{"effects":[{"when":{"op":"damageTaken"},"do":[{"op":"if","cond":[],"then":[]}]}]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := effect.ReadPack(ztm.Vocab(), "f.json", data)
		if err != nil {
			if _, ok := err.(effect.Faults); !ok {
				t.Fatalf("an error without a place: %v", err)
			}
			return
		}
		lib, err := effect.Compile(ztm.Vocab(), p)
		if err != nil {
			return
		}
		for id := range lib.Defs {
			lib.RulesText(rules.DefID(id), lang.JA)
			lib.RulesText(rules.DefID(id), lang.EN)
		}
	})
}

// TestHostileTexts checks that texts which would hide or rearrange what stands
// around them are refused, and that no fault repeats what it complains about
// at length.
func TestHostileTexts(t *testing.T) {
	for _, r := range []string{"\u202e", "\u2066", "\u200b", "\u0085", "\u007f", "\u2028", "\ufeff", "\ue000", "\ufffd", "\U000e0041"} {
		data := pack(fmt.Sprintf(`{"id":"a","type":"enchant","name":{"ja":"名","en":"Na%sme"},"clock":1,"powerCost":0}`, r))
		if _, err := effect.ReadPack(ztm.Vocab(), "f", data); err == nil || !strings.Contains(err.Error(), "f:1: card a.name.en: contains the control character U+") {
			t.Errorf("%U: %v", []rune(r)[0], err)
		}
	}
	long := strings.Repeat("x", 1<<20)
	for what, cards := range map[string]string{
		"a long id":     fmt.Sprintf(`{"id":%q,"type":"enchant","name":{},"effects":[%s1]}`, long, strings.Repeat("1,", 400)),
		"a long field":  fmt.Sprintf(`{"id":"a","type":"enchant",%q:1}`, long),
		"a long number": fmt.Sprintf(`{"id":"a","type":"enchant","clock":%s}`, strings.Repeat("9", 1<<20)),
		"an escape":     `{"id":"a","type":"enchant","\u001b[2J":1}`,
	} {
		_, err := effect.ReadPack(ztm.Vocab(), "f", pack(cards))
		if err == nil || len(err.Error()) > 100_000 || strings.ContainsRune(err.Error(), '\x1b') {
			t.Errorf("%s: %d bytes of faults", what, len(fmt.Sprint(err)))
		}
	}
}

// TestTwiceUsedIDs checks that every pack, card and deck of a library has an
// id of its own: records name them by it.
func TestTwiceUsedIDs(t *testing.T) {
	var list []string
	for i := range 10 {
		list = append(list, fmt.Sprintf(`"ztm-%03d":2`, i+1))
	}
	deck := fmt.Sprintf(`{"id":"d","name":{"ja":"名","en":"n"},"cards":{%s}}`, strings.Join(list, ","))
	file := func(name, id, decks string) ztm.File {
		return ztm.File{Name: name, Data: []byte(fmt.Sprintf(`{"format":"godeck-pack/1","game":"zutomayo","id":%q,"name":{"ja":"名","en":"n"},"decks":[%s]}`, id, decks))}
	}
	var many []ztm.File
	for i := range effect.MaxPacks {
		many = append(many, file(fmt.Sprint("many-", i), fmt.Sprint("p", i), ""))
	}
	for want, files := range map[string][]ztm.File{
		`a:1: decks[1].id: "d" is used twice`:                         {file("a", "p", deck+","+deck)},
		`b:1: deck d: another pack has a deck with this id`:           {file("a", "p", deck), file("b", "q", deck)},
		`b:1: id: another pack has the id "p"`:                        {file("a", "p", deck), file("b", "p", "")},
		fmt.Sprintf("many-15:1: more than %d packs", effect.MaxPacks): many, // with the built-in one
	} {
		if _, err := ztm.Load(files...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// TestWideFilters checks that an action is not about more cards than it can
// keep: the piles of two large decks.
func TestWideFilters(t *testing.T) {
	for _, c := range []struct {
		what  string
		legal bool
	}{
		{`{"of":"any","zone":"graveyard","all":true}`, false},
		{`{"of":"any","zone":"graveyard","n":2}`, true},
		{`{"of":"opp","zone":"graveyard","all":true}`, true},
		{`{"of":"any","all":true}`, true},
	} {
		_, err := effect.ReadPack(dmg.Vocab(), "f", []byte(`{"format":"godeck-pack/1","game":"duemagic","id":"p","name":{"ja":"名","en":"n"},"cards":[
			{"id":"a","type":"spell","cost":1,"name":{"ja":"名","en":"n"},"effects":[{"when":"spell","do":[{"op":"move","what":`+c.what+`,"to":"hand"}]}]}]}`))
		if (err == nil) != c.legal {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// TestZonesOfChoices checks that an action about cards of some zones is refused
// for cards elsewhere, to which it would do nothing.
func TestZonesOfChoices(t *testing.T) {
	for _, c := range []struct{ v, card, want string }{
		{"magna", `"type":"tactic","effects":[{"when":"tacticAttack","do":[{"op":"damage","to":{"of":"opp","zone":"discard"},"n":1}]}]`, "card a.effects[0].do.to.zone: the action does nothing to cards there (discard) — use one of: field"},
		{"magna", `"type":"trap","effects":[{"when":"broken","do":[{"op":"split","to":"attackers","n":2}]}]`, "split divides points among all units that fit"},
		{"duemagic", `"type":"spell","cost":1,"effects":[{"when":"spell","do":[{"op":"destroy","what":{"zone":"mana"}}]}]`, "(mana) — use one of: battle"},
	} {
		data := fmt.Sprintf(`{"format":"godeck-pack/1","game":%q,"id":"p","name":{"ja":"名","en":"n"},"cards":[{"id":"a","name":{"ja":"名","en":"n"},%s}]}`, c.v, c.card)
		_, err := effect.ReadPack(all.Vocabulary(c.v), "f", []byte(data))
		if err == nil || !strings.Contains(err.Error(), strings.Replace(c.want, "do.to", "do[0].to", 1)) {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}
