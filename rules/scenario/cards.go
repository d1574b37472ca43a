package scenario

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"

	"godeck/rules/effect"
)

// blank is the id of the card that fills decks whose content does not matter.
const blank = "blank"

// packWriter writes inline cards as a pack, each value on the line where the
// scenario has it, so that faults from the pack checker point into the
// scenario.
type packWriter struct {
	b    strings.Builder
	line int
}

func (w *packWriter) at(line int) {
	for w.line < line {
		w.b.WriteByte('\n')
		w.line++
	}
}

func (w *packWriter) text(s string) {
	q, _ := json.Marshal(s)
	w.b.Write(q)
}

var jsonNumber = regexp.MustCompile(`^-?(0|[1-9]\d*)$`)

func (w *packWriter) value(n *node) {
	w.at(n.line)
	switch {
	case n.null:
		w.b.WriteString("null")
	case n.kind == sequence:
		w.b.WriteByte('[')
		for i, v := range n.list {
			if i > 0 {
				w.b.WriteByte(',')
			}
			w.value(v)
		}
		w.b.WriteByte(']')
	case n.kind == mapping:
		w.b.WriteByte('{')
		for i, k := range n.keys {
			if i > 0 {
				w.b.WriteByte(',')
			}
			w.at(k.line)
			w.text(k.text)
			w.b.WriteByte(':')
			w.value(n.vals[i])
		}
		w.b.WriteByte('}')
	case !n.lit && (n.text == "true" || n.text == "false" || jsonNumber.MatchString(n.text)):
		w.b.WriteString(n.text)
	default:
		w.text(n.text)
	}
}

// pack turns the scenario's own cards and the blank card into a pack. Missing
// fields get the smallest value, so that a card with one interesting number is
// one short line.
func (s *Scenario) pack(v *effect.Vocabulary) []byte {
	w := &packWriter{line: 1}
	w.b.WriteString(`{"format":"` + effect.Format + `","game":"` + s.Game + `","id":"scenario","name":{"ja":"場面","en":"Scenario"},"cards":[`)
	s.card(w, v, blank, &node{kind: mapping, line: 1}, len(v.Types) > 1)
	if c := s.root.get("cards"); c != nil && !c.null {
		if c.kind != mapping && c.kind != sequence {
			c.fail("cards is {id: {…}, …} or a list of cards")
		}
		for i, k := range c.keys {
			w.b.WriteByte(',')
			s.card(w, v, k.text, c.vals[i], false)
		}
		for _, n := range c.list {
			id := n.get("id")
			if n.kind != mapping || id == nil {
				n.fail("a card in a list needs an id")
			}
			w.b.WriteByte(',')
			s.card(w, v, id.word(), n, false)
		}
	}
	w.b.WriteString("]}\n")
	return []byte(w.b.String())
}

func (s *Scenario) card(w *packWriter, v *effect.Vocabulary, id string, n *node, second bool) {
	if n.null {
		n = &node{kind: mapping, line: n.line}
	}
	if n.kind != mapping {
		n.fail("a card is {type: …, …}, got %s", n.describe())
	}
	w.at(n.line)
	w.b.WriteString(`{"id":`)
	w.text(id)
	ty := 0
	if second {
		ty = 1
	}
	if t := n.get("type"); t != nil {
		ty = v.TypeIndex(t.word())
	} else {
		w.b.WriteString(`,"type":`)
		w.text(v.Types[ty].Name)
	}
	name := n.get("name")
	if name == nil || name.kind == scalar {
		en := id
		if name != nil {
			en = name.word()
		}
		ja := en
		if id == blank {
			ja, en = "白紙", "Blank"
		}
		w.b.WriteString(`,"name":{"ja":`)
		w.text(ja)
		w.b.WriteString(`,"en":`)
		w.text(en)
		w.b.WriteByte('}')
	}
	for i := range v.Fields {
		f := &v.Fields[i]
		if n.get(f.Name) != nil || f.Opt || ty < 0 || f.For != 0 && f.For&(1<<uint(ty)) == 0 {
			continue
		}
		w.b.WriteByte(',')
		w.text(f.Name)
		w.b.WriteByte(':')
		if f.Kind == effect.FieldEnum {
			w.text(f.Enum.Values[0].Name)
		} else {
			w.b.WriteString(strconv.Itoa(f.Min))
		}
	}
	for i, k := range n.keys {
		if k.text == "id" || k.text == "name" && n.vals[i].kind == scalar {
			continue
		}
		w.b.WriteByte(',')
		w.at(k.line)
		w.text(k.text)
		w.b.WriteByte(':')
		w.value(n.vals[i])
	}
	w.b.WriteByte('}')
}
