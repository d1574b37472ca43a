// Package effect is the language of cards: data, never code. A game describes
// its words once in a Vocabulary (names, parameters, Japanese and English
// templates, an instruction number). The checker, the JSON Schema, the
// compiler and the rules text of every card come from that one table, so text
// and behaviour cannot drift apart.
//
// docs/cards.md explains the language to authors of card packs.
package effect
