package deck_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/games/all"
)

// eachGame runs a test with the library of every game.
func eachGame(t *testing.T, f func(t *testing.T, lib *effect.Library)) {
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			g, err := all.Load(e.ID)
			if err != nil {
				t.Fatal(err)
			}
			f(t, g.Library())
		})
	}
}

func library(t testing.TB, game string) *effect.Library {
	g, err := all.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	return g.Library()
}

func TestBuiltInDecksComeBackFromEveryForm(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		for _, d := range lib.Decks() {
			for _, in := range [2]lang.Lang{lang.JA, lang.EN} {
				l := deck.Of(lib, d, in)
				if f := l.Faults(lib); f != nil {
					t.Errorf("%s: %v", d.ID, f)
				}
				code, err := l.Code(lib)
				if err != nil {
					t.Fatal(err)
				}
				if len(code) > 200 {
					t.Errorf("%s: a code of %d bytes", d.ID, len(code))
				}
				link, err := l.Link(lib, "https://example.org/godeck/?lang=ja#x")
				if err != nil || link != "https://example.org/godeck/?game="+l.Game+"&deck="+code {
					t.Errorf("link %s, %v", link, err)
				}
				for form, data := range map[string]string{
					"file": string(l.JSON()), "text": l.Text(lib, in), "code": code, "link": link,
					"Windows text": "\ufeff" + strings.ReplaceAll(l.Text(lib, in), "\n", "\r\n"),
					"wrapped code": code[:40] + "\r\n " + code[40:],
				} {
					r, err := deck.Read(lib, []byte(data))
					if err != nil {
						t.Errorf("%s as %s: %v", d.ID, form, err)
						continue
					}
					if len(r.Lines) > 0 || !r.List.Same(l) || r.List.Name != l.Name {
						t.Errorf("%s as %s: %q %v %v", d.ID, form, r.List.Name, r.List, r.Lines)
					}
					if form != "text" && form != "Windows text" && r.List.Cover != l.Cover {
						t.Errorf("%s as %s: cover %q", d.ID, form, r.List.Cover)
					}
					if !slices.Equal(r.List.Main, l.Main) {
						t.Errorf("%s as %s is in another order", d.ID, form)
					}
				}
				main, side := l.Designs(lib)
				if len(main) != len(lib.Expand(d)) || len(side) != len(lib.Side(d)) || len(l.IDs()) != len(main) {
					t.Errorf("%s has %d and %d cards", d.ID, len(main), len(side))
				}
			}
		}
	})
}

func TestEveryCardIsFoundByItsNames(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		for i := 1; i < len(lib.Cards); i++ {
			id := lib.Cards[i].ID
			l := &deck.List{Game: lib.Vocab.Game, Main: []deck.Entry{{Card: id, N: 2}}}
			texts := []string{l.Text(lib, lang.JA), l.Text(lib, lang.EN), "2 " + id, strings.ToUpper(id) + " x2"}
			for _, in := range [2]lang.Lang{lang.JA, lang.EN} {
				if i%7 != 1 {
					break // one in seven is enough for what people add to names
				}
				line := strings.TrimPrefix(strings.Split(l.Text(lib, in), "\n")[3], "2 ")
				texts = append(texts, "２ "+line, "2x "+line, "x2 "+line, "×2 "+line, line+" x2", line+" ×2", "2枚 "+line, line+"　2枚", "・2 "+line, "2 "+line+" (SET) 123", "2 "+line+" [ABC-01]", "2 "+strings.ToUpper(line), "Deck ("+lib.Vocab.Types[0].EN+")\n1 "+line+"\n"+line)
			}
			for _, text := range texts {
				r, err := deck.ReadText(lib, text)
				if err != nil || len(r.Lines) > 0 || !r.List.Same(l) {
					t.Errorf("%s, read from %q: %v %v", id, text, r, err)
				}
			}
		}
	})
}

// A typo in any name of at least four letters gets the card as a suggestion.
func TestTyposGetSuggestions(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		for i := 1; i < len(lib.Cards); i++ {
			for _, in := range [2]lang.Lang{lang.JA, lang.EN} {
				name := []rune(lib.Cards[i].Name.In(in))
				if len(name) < 4 || i%3 != 1 {
					continue
				}
				wrong := slices.Clone(name)
				wrong[1] = 'ヶ'
				r, err := deck.ReadText(lib, "# a list\n\n3 "+string(wrong))
				if err != nil {
					t.Fatal(err)
				}
				if len(r.Lines) != 1 || len(r.List.Unread) != 1 {
					t.Errorf("%s: %v", string(wrong), r)
					continue
				}
				x := r.Lines[0]
				named := func(d rules.DefID) bool { return lib.Card(d).Name == lib.Cards[i].Name }
				if x.N != 3 || x.Copies != 3 || !slices.ContainsFunc(x.Suggest, named) || x.Why.JA == "" || x.Why.EN == "" {
					t.Errorf("%s: %+v", string(wrong), x)
				}
				if len(x.Suggest) > 0 {
					r.Accept(lib, 3, x.Suggest[0])
					if len(r.Lines)+len(r.List.Unread) != 0 || r.List.Cards(false) != 3 {
						t.Errorf("%s after its suggestion was taken: %+v", string(wrong), r.List)
					}
				}
			}
		}
	})
}

func TestText(t *testing.T) {
	lib := library(t, "duemagic")
	for _, c := range []struct {
		text, main, side string
		lines            string // number: copies
	}{
		{"4 Wick Page", "wick-page 4", "", ""},
		{"4 Wick Page\n2 wick page", "wick-page 6", "", ""},
		{"Main\n4 Wick Page\nSideboard (2)\n2 Wick Page", "wick-page 4", "wick-page 2", ""},
		{"【サイドボード】\n2 灯芯の小姓\n【メイン】\n1 灯芯の小姓", "wick-page 1", "wick-page 2", ""},
		{"SB: 2 Wick Page\n1 Wick Page", "wick-page 1", "wick-page 2", ""},
		{"== Side ==\n2 Wick Page", "", "wick-page 2", ""},
		{"Creatures (4)\n4 Wick Page\nクリーチャー：4", "wick-page 4", "", ""},
		{"// remark\n; remark\n※remark\n# remark\nWick Page", "wick-page 1", "", ""},
		{"0 Wick Page\n1 Wick Page", "wick-page 1", "", ""},
		{"100 Wick Page", "wick-page 100", "", ""},
		{"101 Wick Page\n1 Wick Page", "wick-page 1", "", "1: 101"},
		{"99999999999999999999 Wick Page", "", "", "1: 101"},
		{"Name: 私のデッキ\n1 Wick Page\nhello?", "wick-page 1", "", "3: 1"},
		{"4", "", "", "1: 4"},
	} {
		r, err := deck.ReadText(lib, c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		show := func(list []deck.Entry) (s string) {
			for _, e := range list {
				s += fmt.Sprintf(" %s %d", e.Card, e.N)
			}
			return strings.TrimPrefix(s, " ")
		}
		lines := ""
		for _, x := range r.Lines {
			lines += fmt.Sprintf("%d: %d", x.N, x.Copies)
		}
		if show(r.List.Main) != c.main || show(r.List.Side) != c.side || lines != c.lines {
			t.Errorf("%q: main %q, side %q, lines %q", c.text, show(r.List.Main), show(r.List.Side), lines)
		}
	}
	for text, want := range map[string]string{
		"":                       "no card",
		"# only a remark":        "no card",
		"Game: magna\n1 x":       "line 1: this is a deck of another game (magna)",
		"1 Wick Page\x00":        "UTF-8",
		"60 Wick Page\n60 灯芯の小姓": "line 2: there are more than 100 cards",
		strings.Repeat("1 nobody knows this\n", 100): "too many lines are not understood",
		strings.Repeat("1 Wick Page\n", 700):         "600 lines",
		strings.Repeat("x", deck.MaxFile+1):          "64 KiB",
	} {
		if _, err := deck.Read(lib, []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %v, expected %s", text, err, want)
		}
	}
}

func TestNamesWithSubtitles(t *testing.T) {
	lib := library(t, "zutomayo")
	names := map[string]int{}
	for i := 1; i < len(lib.Cards); i++ {
		names[lib.Cards[i].Name.EN]++
	}
	tried := 0
	for i := 1; i < len(lib.Cards); i++ {
		c := lib.Cards[i]
		if names[c.Name.EN] < 2 {
			continue
		}
		tried++
		r, err := deck.ReadText(lib, "2 "+c.Name.EN)
		if err != nil || len(r.Lines) != 1 || len(r.Lines[0].Suggest) < 2 || !strings.Contains(r.Lines[0].Why.EN, "several") {
			t.Errorf("%s alone: %+v %v", c.Name.EN, r, err)
		}
		for _, text := range []string{"2 " + c.Name.EN + " (" + c.Subtitle.EN + ")", "2 " + c.Name.EN + ", " + c.Subtitle.EN, "2 " + c.Name.JA + "（" + c.Subtitle.JA + "）"} {
			if r, err := deck.ReadText(lib, text); err != nil || len(r.List.Main) != 1 || r.List.Main[0].Card != c.ID {
				t.Errorf("%s: %+v %v", text, r, err)
			}
		}
	}
	if tried == 0 {
		t.Error("no two cards share a name")
	}
}

func TestCodesOfStrangers(t *testing.T) {
	lib := library(t, "duemagic")
	l := deck.Of(lib, lib.Decks()[0], lang.EN)
	code, err := l.Code(lib)
	if err != nil {
		t.Fatal(err)
	}
	if g, err := deck.CodeGame(code); err != nil || g != "duemagic" {
		t.Errorf("game %q, %v", g, err)
	}
	if !deck.IsCode(code) || deck.IsCode("beacon-court") || deck.IsCode("random") {
		t.Error("a code is not told from an id")
	}
	for i := range code {
		for _, c := range "A0_" {
			if wrong := code[:i] + string(c) + code[i+1:]; wrong != code {
				if _, err := deck.ReadCode(lib, wrong); err == nil {
					t.Errorf("%d altered: accepted", i)
				}
			}
		}
		if _, err := deck.ReadCode(lib, code[:i]); err == nil {
			t.Errorf("cut at %d: accepted", i)
		}
	}
	for text, want := range map[string]string{
		"D2" + code[2:]:                    "newer version",
		"D1":                               "whole",
		"hello":                            "not the code of a deck",
		"D1" + strings.Repeat("A", 10_000): "too long",
	} {
		if _, err := deck.ReadCode(lib, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: %v, expected %s", text, err, want)
		}
	}
	if _, err := deck.ReadCode(library(t, "magna"), code); err == nil || !strings.Contains(err.Error(), "another game (duemagic)") {
		t.Errorf("in another game: %v", err)
	}
	l.Main[0].Card = "nobody"
	if _, err := l.Code(lib); err == nil || !strings.Contains(err.Error(), "nobody: this card is not loaded") {
		t.Errorf("with an unknown card: %v", err)
	}
}

// A code depends on the cards alone: not on their order in the pack, nor on
// that of the list.
func TestCodesDoNotDependOnOrder(t *testing.T) {
	for _, e := range all.Games() {
		g, err := e.Load()
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Library()
		turned := *lib
		turned.Defs, turned.Cards = slices.Clone(lib.Defs), slices.Clone(lib.Cards)
		slices.Reverse(turned.Defs[1:])
		slices.Reverse(turned.Cards[1:])
		for _, d := range lib.Decks() {
			l := deck.Of(lib, d, lang.JA)
			a, err := l.Code(lib)
			if err != nil {
				t.Fatal(err)
			}
			slices.Reverse(l.Main)
			slices.Reverse(l.Side)
			if b, err := l.Code(&turned); err != nil || a != b {
				t.Errorf("%s: %s\n%s %v", d.ID, a, b, err)
			}
		}
	}
}

func TestFiles(t *testing.T) {
	for text, want := range map[string]string{
		`{}`:                         "not a godeck deck",
		`{"format":"godeck-deck/2"}`: "newer version",
		`{"format":"godeck-deck/1"}`: "game: is missing",
		`{"format":"godeck-deck/1","game":"x","cards":{"a":0}}`:                             "cards.a: the number of copies is impossible",
		`{"format":"godeck-deck/1","game":"x","cards":{"a":-1}}`:                            "impossible",
		`{"format":"godeck-deck/1","game":"x","cards":{"a":1000}}`:                          "impossible",
		`{"format":"godeck-deck/1","game":"x","cards":{"a":1,"a":2}}`:                       "a card twice",
		`{"format":"godeck-deck/1","game":"x","cards":["a"]}`:                               "object of numbers",
		`{"format":"godeck-deck/1","game":"x","cards":{"a":60,"b":60}}`:                     "more than 100 cards",
		`{"format":"godeck-deck/1","game":"x","name":"a\u202eb"}`:                           "control character",
		`{"format":"godeck-deck/1","game":"x","notes":"` + strings.Repeat("x", 5000) + `"}`: "too long",
		`{"format":"godeck-deck/1","game":"x"} {}`:                                          "something follows",
		`{`:                                 "cannot be read",
		strings.Repeat(" ", deck.MaxFile+1): "64 KiB",
	} {
		if _, err := deck.ParseJSON([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.80s: %v, expected %s", text, err, want)
		}
	}
	l := &deck.List{Game: "x", ID: "own:1", Name: "名 <&> \"q\"", Cover: "c", Notes: "a\nb\tc", Main: []deck.Entry{{Card: "z", N: 1}, {Card: "a", N: 2}}, Side: []deck.Entry{{Card: "s", N: 3}}, Unread: []string{"4 Nobody"}}
	again, err := deck.ParseJSON(l.JSON())
	if err != nil || string(again.JSON()) != string(l.JSON()) {
		t.Errorf("%s %v", l.JSON(), err)
	}
}

func FuzzRead(f *testing.F) {
	lib := library(f, "duemagic")
	for _, d := range lib.Decks() {
		l := deck.Of(lib, d, lang.JA)
		code, _ := l.Code(lib)
		f.Add([]byte(code))
		f.Add(l.JSON())
		f.Add([]byte(l.Text(lib, lang.JA)))
		f.Add([]byte(l.Text(lib, lang.EN)))
	}
	f.Add([]byte("4x Wick Page (ABC) 12\nSB: ２　灯芯の小姓\n×3 wick-page"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := deck.Read(lib, data)
		if err != nil {
			return
		}
		l := r.List
		l.Faults(lib)
		deck.StatsOf(lib, l)
		deck.Draw(lib, l, 1)
		again, err := deck.ParseJSON(l.JSON())
		if err != nil || string(again.JSON()) != string(l.JSON()) {
			t.Fatalf("the list does not come back from its file: %s %v", l.JSON(), err)
		}
		if len(l.Unknown(lib)) > 0 {
			return
		}
		text, err := deck.Read(lib, []byte(l.Text(lib, lang.JA)))
		if err != nil || !text.List.Same(l) {
			if len(l.Main)+len(l.Side) > 0 && len(l.Unread) == 0 {
				t.Fatalf("the list does not come back from its text: %s %v", l.Text(lib, lang.JA), err)
			}
		}
		if code, err := l.Code(lib); err == nil {
			if back, err := deck.ReadCode(lib, code); err != nil || !back.Same(l) {
				t.Fatalf("the list does not come back from its code: %v %v", back, err)
			}
		}
	})
}

func FuzzReadCode(f *testing.F) {
	lib := library(f, "guardians")
	for _, d := range lib.Decks() {
		code, _ := deck.Of(lib, d, lang.EN).Code(lib)
		f.Add(code)
	}
	f.Fuzz(func(t *testing.T, code string) {
		_, _ = deck.CodeGame(code)
		l, err := deck.ReadCode(lib, code)
		if err != nil {
			return
		}
		if again, err := l.Code(lib); err != nil || strings.Join(strings.Fields(code), "") != again {
			t.Fatalf("%q and %q are one deck", code, again)
		}
	})
}

// Notes are kept as they were written, as far as a file may have them.
func TestNotes(t *testing.T) {
	l := &deck.List{Game: "x", Name: "n", Main: []deck.Entry{{Card: "a", N: 1}}}
	for text, want := range map[string]string{
		"": "",
		"受けてから殴る。\n\t2枚目は待つ ":           "受けてから殴る。\n\t2枚目は待つ ",
		"a\x00b\r\nc\u202e":             "ab\nc",
		strings.Repeat("あ", 2000):       strings.Repeat("あ", deck.MaxNotes/3),
		strings.Repeat("x", 5000) + "あ": strings.Repeat("x", deck.MaxNotes),
	} {
		l.Note(text)
		if l.Notes != want {
			t.Errorf("%.20q becomes %.20q, %d bytes", text, l.Notes, len(l.Notes))
		}
		if again, err := deck.ParseJSON(l.JSON()); err != nil || again.Notes != want {
			t.Errorf("%.20q is not read again: %v", text, err)
		}
	}
}
