// Package effect is the language in which cards are written: data, never
// code. A game describes its words once in a Vocabulary (names, parameters,
// Japanese and English templates, an instruction number); the checker, the
// JSON Schema, the compiler and the rules text of every card all come from
// that one table, so that text and behaviour cannot drift apart.
//
// docs/cards.md shows the language to people who write card packs.
package effect
