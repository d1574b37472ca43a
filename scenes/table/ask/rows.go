package ask

import (
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Rows returns the number of buttons in each row below a result: what comes
// next in the first, what can be done with this match in the others.
func Rows(n int, f *board.Frame) (rows []int) {
	widest := 3
	switch {
	case f.Tall:
		widest = 2
	case !f.Small:
		rows, n = append(rows, min(n, 3)), n-3
		widest = 5
	}
	for ; n > 0; n -= widest {
		rows = append(rows, min(n, widest))
	}
	return rows
}

// PutRows declares the choices in rows of the given lengths.
func PutRows(s *ui.Surface, foot ui.Rect, bs []Choice, rows []int) {
	gap := 10 * s.Px(1)
	for i, n := range rows {
		for j, b := range bs[:n] {
			b.Button.Size = 15
			s.Button(b.ID, foot.Col(i, len(rows), gap).Row(j, n, gap), b.Button)
		}
		bs = bs[n:]
	}
}
