package session

import (
	"encoding/json"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/lesson"
	ztm "godeck/rules/zutomayo"
)

func taught(t testing.TB) *Lesson {
	t.Helper()
	g, err := ztm.Load()
	if err != nil {
		t.Fatal(err)
	}
	list, err := lesson.Read(ztm.Lessons)
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewLesson(g, list[0], lang.Phrase{JA: "相手", EN: "Rival"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// onward takes the next step of a lesson.
func onward(t testing.TB, s *Lesson) {
	t.Helper()
	s.Events()
	switch st := s.step(); st.Kind {
	case lesson.Say:
		s.Next()
	case lesson.Play:
		s.Update()
	default:
		for _, o := range st.Ways[0] {
			if err := s.Answer(o.Rules()); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestResume leaves a lesson at every step and continues there: the match is
// the same, and nothing is presented again.
func TestResume(t *testing.T) {
	s := taught(t)
	for last := -1; ; {
		if ended, _ := s.Ended(); ended {
			break
		}
		if b := BookmarkOf(s); b.Step > 0 && b.Step != last && s.way == 0 {
			last = b.Step
			data, err := json.Marshal(b)
			if err != nil {
				t.Fatal(err)
			}
			var read Bookmark
			if err := json.Unmarshal(data, &read); err != nil {
				t.Fatal(err)
			}
			k := taught(t)
			if !Resume(k, read) {
				t.Fatalf("step %d: it does not continue", b.Step)
			}
			if k.at != s.at || *k.View() != *s.View() {
				t.Errorf("step %d: it continues with another match", b.Step)
			}
			if ev, _ := k.Events(); len(ev) > 0 {
				t.Errorf("step %d: %d events are presented again", b.Step, len(ev))
			}
		}
		onward(t, s)
	}
	if s.at == 0 {
		t.Error("the lesson has no steps")
	}
}

// FuzzBookmark continues lessons at whatever is stored: they begin afresh or
// stand where the bookmark says.
func FuzzBookmark(f *testing.F) {
	f.Add([]byte(`{"step":3,"of":12,"given":[]}`))
	s := taught(f)
	for range 12 {
		if ended, _ := s.Ended(); ended {
			break
		}
		onward(f, s)
	}
	data, err := json.Marshal(BookmarkOf(s))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		var b Bookmark
		if json.Unmarshal(data, &b) != nil {
			return
		}
		k := taught(t)
		switch went := Resume(k, b); {
		case went && k.at != b.Step:
			t.Errorf("it stands at step %d, not %d", k.at, b.Step)
		case !went && (k.at != 0 || k.s.Over() || len(k.given) > 0):
			t.Errorf("it does not begin afresh: step %d", k.at)
		}
	})
}
