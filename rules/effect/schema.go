package effect

import "encoding/json"

type obj = map[string]any

// Schema returns the JSON Schema (draft 2020-12) of the game's card packs,
// generated from the vocabulary.
func (v *Vocabulary) Schema() []byte {
	defs := obj{}
	text := obj{"type": "object", "additionalProperties": false, "required": []string{"ja", "en"},
		"properties": obj{"ja": obj{"type": "string", "minLength": 1}, "en": obj{"type": "string", "minLength": 1}}}
	id := obj{"type": "string", "pattern": "^[a-z0-9][a-z0-9-]{0,39}$"}
	for k, name := range map[Kind]string{Action: "action", Condition: "condition", Number: "amount", Trigger: "trigger"} {
		defs[name] = obj{"oneOf": v.wordsSchema(k)}
	}
	defs["conditions"] = obj{"oneOf": []any{obj{"$ref": "#/$defs/condition"}, obj{"type": "array", "items": obj{"$ref": "#/$defs/condition"}, "maxItems": 12}}}
	filter := obj{}
	var types []string
	for _, t := range v.Types {
		types = append(types, t.Name)
	}
	filter["type"] = oneOrMore(types)
	card := obj{"id": id, "type": obj{"enum": types}, "name": text, "subtitle": text, "flavour": text, "art": obj{"type": "object"}}
	v.fieldsSchema(card, filter)
	defs["filter"] = obj{"type": "object", "properties": filter, "additionalProperties": false}
	v.abilitiesSchema(card)
	deck := obj{"type": "object", "additionalProperties": false, "required": []string{"id", "name", "cards"},
		"properties": obj{"id": id, "name": text, "key": id, "difficulty": obj{"type": "integer", "minimum": 1, "maximum": Hardest},
			"plan": text, "guide": text, "cards": v.listSchema(false)}}
	if v.Deck.HasSide() {
		deck["properties"].(obj)["sideboard"] = v.listSchema(true)
	}
	root := obj{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"title":   "godeck card pack: " + v.Game, "type": "object", "additionalProperties": false,
		"required": []string{"format", "game", "id", "name"},
		"properties": obj{"$schema": obj{"type": "string"}, "format": obj{"const": Format}, "game": obj{"const": v.Game},
			"id": id, "name": text, "author": obj{"type": "string"}, "licence": obj{"type": "string"},
			"cards": obj{"type": "array", "maxItems": 2000, "items": obj{"type": "object", "properties": card, "required": []string{"id", "type", "name"}, "additionalProperties": false}},
			"decks": obj{"type": "array", "items": deck}},
		"$defs": defs,
	}
	out, _ := json.MarshalIndent(root, "", "  ")
	return append(out, '\n')
}

// wordsSchema lists what the words of a kind look like: those that need no
// parameters may stand for themselves.
func (v *Vocabulary) wordsSchema(k Kind) (alts []any) {
	for i := range v.Words {
		s := &v.Words[i]
		if s.Kind != k {
			continue
		}
		props := obj{"op": obj{"const": s.Name}}
		req := []string{"op"}
		free := true
		for j := range s.Params {
			p := &s.Params[j]
			props[p.Name] = v.paramSchema(p)
			if !p.Opt {
				req = append(req, p.Name)
				free = false
			}
		}
		o := obj{"type": "object", "description": s.Doc, "properties": props, "required": req, "additionalProperties": false}
		alts = append(alts, o)
		if free {
			alts = append(alts, obj{"const": s.Name, "description": s.Doc})
		}
	}
	return alts
}

// fieldsSchema adds the fields to what a card and a filter may have.
func (v *Vocabulary) fieldsSchema(card, filter obj) {
	for i := range v.Fields {
		f := &v.Fields[i]
		if f.Kind == FieldCard {
			filter[f.Name] = obj{"type": "string", "description": "a card id; cards of its name are meant"}
			continue
		}
		if f.Kind != FieldInt {
			filter[f.Name] = oneOrMore(names(f.Enum))
			switch {
			case f.Derived:
			case f.Kind == FieldMask:
				card[f.Name] = oneOrMore(names(f.Enum))
			default:
				card[f.Name] = obj{"enum": names(f.Enum)}
			}
			continue
		}
		n := obj{"type": "integer", "minimum": f.Min, "maximum": f.Max}
		cmp := obj{}
		for _, c := range Cmp.Values {
			cmp[c.Name] = n
		}
		filter[f.Name] = obj{"oneOf": []any{n, obj{"type": "object", "properties": cmp, "additionalProperties": false}}}
		m := obj{"type": "integer", "minimum": f.Min, "maximum": f.Max}
		if f.MultipleOf > 1 {
			m["multipleOf"] = f.MultipleOf
		}
		card[f.Name] = m
	}
}

// abilitiesSchema adds the lists of abilities to what a card may have.
func (v *Vocabulary) abilitiesSchema(card obj) {
	when := obj{"$ref": "#/$defs/trigger"}
	do := obj{"type": "array", "items": obj{"$ref": "#/$defs/action"}, "minItems": 1, "maxItems": 12}
	ability := obj{"type": "object", "additionalProperties": false, "required": []string{"when", "do"},
		"properties": obj{"when": when, "if": obj{"$ref": "#/$defs/conditions"}, "do": do, "late": obj{"type": "boolean"}}}
	card["effects"] = obj{"type": "array", "items": ability}
	for i := range v.Lists {
		l := &v.Lists[i]
		if l.Bare != "" {
			card[l.Name] = obj{"type": "array", "items": obj{"$ref": "#/$defs/action"}}
			continue
		}
		props := obj{"when": when, "if": obj{"$ref": "#/$defs/conditions"}}
		req := []string{"when"}
		if !l.NoAction {
			props["do"], req = do, append(req, "do")
		}
		for j := range l.Extra {
			props[l.Extra[j].Name] = v.paramSchema(&l.Extra[j])
		}
		card[l.Name] = obj{"type": "array", "items": obj{"type": "object", "properties": props, "required": req, "additionalProperties": false}}
	}
}

// listSchema returns the schema of a deck list: copies by card.
func (v *Vocabulary) listSchema(side bool) obj {
	return obj{"type": "object", "additionalProperties": obj{"type": "integer", "minimum": 1, "maximum": v.Deck.entry(side)}}
}

func names(e *Enum) []string {
	var s []string
	for _, v := range e.Values {
		s = append(s, v.Name)
	}
	return s
}

func oneOrMore(values []string) obj {
	return obj{"oneOf": []any{obj{"enum": values}, obj{"type": "array", "minItems": 1, "items": obj{"enum": values}}}}
}

func (v *Vocabulary) paramSchema(p *Param) obj {
	switch p.Sort {
	case Int:
		return obj{"type": "integer", "minimum": p.Min, "maximum": p.Max}
	case Amount:
		return obj{"oneOf": []any{obj{"type": "integer", "minimum": p.Min, "maximum": p.Max}, obj{"$ref": "#/$defs/amount"}}}
	case Cond:
		return obj{"$ref": "#/$defs/conditions"}
	case Actions:
		return obj{"type": "array", "items": obj{"$ref": "#/$defs/action"}, "minItems": 1, "maxItems": 12}
	case Who:
		return obj{"enum": p.players()}
	case OneOf:
		return obj{"enum": names(p.Enum)}
	case SomeOf:
		return oneOrMore(names(p.Enum))
	case Cards:
		return obj{"$ref": "#/$defs/filter"}
	case Choose:
		return v.choiceSchema(p)
	case CardRef:
		return obj{"type": "string"}
	}
	return obj{"type": "boolean"}
}
