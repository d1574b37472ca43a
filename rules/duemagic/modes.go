package duemagic

import "godeck/internal/lang"

// ModeTexts returns the texts of the modes of a modal ability, nil for any
// other, for choosing modes and for entries with chosen modes (DMG-13.9).
func (g *Game) ModeTexts(ability uint16, l lang.Lang) (texts []string) {
	for _, n := range g.Lib.Abilities[ability].Node.Do {
		if n.Spec.Op != wModes {
			continue
		}
		for _, m := range n.Args[2].Nodes {
			texts = append(texts, g.Lib.ActionsText(g.Lib.Abilities[ability].Def, m.Args[0].Nodes, l))
		}
	}
	return texts
}
