package ui

import "godeck/scenes/ui/typeset"

// What sets text, of package typeset, under the names that every scene uses.
type (
	Face = typeset.Face
	Run  = typeset.Run
	Para = typeset.Para
)

// The faces: text, emphasis, titles.
const (
	Regular = typeset.Regular
	Bold    = typeset.Bold
	Display = typeset.Display
)

// UseFonts sets the typefaces (typeset.Use).
func UseFonts(regular, bold, display []byte) error {
	defer clearLabels()
	return typeset.Use(regular, bold, display)
}

// UseRest adds a typeface for the characters that the others lack (typeset.UseRest).
func UseRest(data []byte) error {
	defer clearLabels()
	return typeset.UseRest(data)
}

// Measure returns the width of one line of text at a size in device pixels.
func Measure(s string, face Face, size float64) float64 { return typeset.Measure(s, face, size) }

// Layout breaks runs into lines of at most width device pixels (typeset.Layout).
func Layout(runs []Run, size, lineHeight, width float64) *Para {
	return typeset.Layout(runs, size, lineHeight, width)
}

// LayoutFit is Layout at the largest size that fits (typeset.LayoutFit).
func LayoutFit(runs []Run, size, floor, lineHeight, width, height float64) *Para {
	return typeset.LayoutFit(runs, size, floor, lineHeight, width, height)
}

// TextOf returns the words of runs.
func TextOf(runs []Run) string { return typeset.TextOf(runs) }

// FitText lays out words as Text with Wrap does, for measuring and for Para.
func FitText(s string, st TextStyle, w, h float64) *Para {
	return fit(s, &st, Rect{W: w, H: h}, st.Floor)
}

func fit(s string, st *TextStyle, r Rect, floor float64) *Para {
	h := r.H
	if st.Loose {
		h = 1e9
	}
	return typeset.Fit(s, typeset.Box{Face: st.Face, Size: st.Size, Floor: floor, W: r.W, H: h, LineHeight: st.LineHeight, Balanced: st.Align == Middle})
}
