package game

// sparing leaves out pictures in tests, where nobody looks at most of them:
// drawing is the greater part of what an answer costs without a graphics card.
// The zero value leaves out none.
type sparing struct {
	every int  // at most one picture in so many frames
	since int  // frames since the last picture
	asked bool // the next frame is looked at
}

// frame counts a frame and reports whether its picture may be left out. What is
// left out is drawn later: the canvas is out of date for fewer than every frames.
func (s *sparing) frame() bool {
	s.since++
	spare := !s.asked && s.since < s.every
	s.asked = false
	return spare
}

// drawn tells that a picture was drawn.
func (s *sparing) drawn() { s.since = 0 }
