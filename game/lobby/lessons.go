package lobby

import (
	"encoding/json"
	"slices"

	"godeck/internal/lang"
	"godeck/rules/games"
	"godeck/rules/lesson"
	"godeck/rules/session"
	"godeck/scenes/table"
	coach "godeck/scenes/table/lesson"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// lessonKey is the storage key of completed lessons: {"<game>": ["<lesson>"]}.
const lessonKey = "lessons"

// school has the tutorials of the games, and what the player has done in them.
type school struct {
	store  ui.Store
	taught map[string][]*lesson.Lesson // by game, as far as they have been read
}

// lessons returns the tutorials of a game, none if the file is broken.
func (l *school) lessons(game string) []*lesson.Lesson { return l.read(game, func() {}) }

func (l *school) read(game string, pause func()) []*lesson.Lesson {
	d := tableEntry(game)
	if d == nil {
		return nil
	}
	if list, ok := l.taught[game]; ok {
		return list
	}
	list, err := lesson.ReadPausing(d.Lessons, pause)
	if err != nil {
		list = nil
	}
	l.taught[game] = list
	return list
}

func (l *school) learned() map[string][]string {
	out := map[string][]string{}
	if b, ok := l.store.Load(lessonKey); ok && json.Unmarshal(b, &out) != nil {
		return map[string][]string{} // damaged: start again
	}
	return out
}

// learn records a completed lesson.
func (l *school) learn(game, id string) {
	m := l.learned()
	if slices.Contains(m[game], id) {
		return
	}
	m[game] = append(m[game], id)
	if b, err := json.Marshal(m); err == nil {
		_ = l.store.Save(lessonKey, b)
	}
}

// marksKey is the storage key of lessons that were left: {"<game>/<lesson>":
// session.Bookmark}.
const marksKey = "lessonmarks"

// marks returns the bookmarks, none if they are damaged.
func (l *school) marks() map[string]session.Bookmark {
	out := map[string]session.Bookmark{}
	if b, ok := l.store.Load(marksKey); ok && json.Unmarshal(b, &out) != nil {
		return map[string]session.Bookmark{}
	}
	return out
}

// mark stores where a lesson is; at its beginning or end there is nothing to
// store.
func (l *school) mark(game, id string, s *session.Lesson) {
	m, key := l.marks(), game+"/"+id
	delete(m, key)
	if at, of := s.Progress(); at > 0 && at < of {
		if ended, _ := s.Ended(); !ended {
			m[key] = session.BookmarkOf(s)
		}
	}
	if b, err := json.Marshal(m); err == nil {
		_ = l.store.Save(marksKey, b)
	}
}

// list lists a game's lessons for the title.
func (l *school) list(game string) []title.LessonInfo {
	done, left := l.learned()[game], l.marks()
	var out []title.LessonInfo
	for _, x := range l.lessons(game) {
		_, begun := left[game+"/"+x.ID]
		out = append(out, title.LessonInfo{ID: x.ID, Title: x.Title, About: x.About, Done: slices.Contains(done, x.ID), Left: begun, Puzzle: x.Puzzle})
	}
	return out
}

// teach opens a lesson.
func (l *lobby) teach(env *ui.Env, game, id string) {
	if s := l.lesson(game, id); s != nil {
		env.Scenes.Replace(s)
	}
}

// lesson returns the scene of a lesson: the game's own table under a coach.
// The stored match is untouched.
func (l *lobby) lesson(game, id string) ui.Scene {
	list := l.school.lessons(game)
	i := slices.IndexFunc(list, func(x *lesson.Lesson) bool { return x.ID == id })
	if i < 0 {
		return nil
	}
	g, err := l.loader.game(game)
	if err != nil {
		return nil
	}
	d := tableEntry(game)
	learner := d.Rival
	if len(d.Rivals) > 0 {
		learner = d.Rivals[0].Name
	}
	o := coach.CoachOptions{Title: list[i].Title, Praise: list[i].Praise, Puzzle: list[i].Puzzle}
	s, t, err := taught(l, g, list[i], learner, &o)
	if err != nil {
		return nil
	}
	leave := func(env *ui.Env) {
		if env.Sounds != nil {
			env.Sounds.Music("", 0)
		}
		t := l.title()
		t.ShowLessons(game)
		env.Scenes.Replace(t)
	}
	o.Leave, o.Play = leave, func(env *ui.Env) { l.title().Play(env, game) }
	if next := after(list, i, l.school.learned()[game]); next != nil {
		o.NextTitle = next.Title
		o.Next = func(env *ui.Env) { l.teach(env, game, next.ID) }
	}
	scene := d.Open(g, s, table.Place{Leave: leave, Lesson: !list[i].Puzzle})
	if t, ok := scene.(interface{ Oppose([2]*table.Rival) }); ok && len(d.Rivals) > 0 {
		t.Oppose([2]*table.Rival{d.Rivals[0], d.Rivals[0]})
	}
	l.framed.offerCode(scene, func() string { return element("godeck-table", "game", game, "lesson", id) })
	coach := coach.NewCoach(scene, t, o)
	l.framed.watched(coach, s, game)
	return coach
}

// taught begins a lesson or a puzzle, and puts into o what becomes of it. Where a
// puzzle was left is not kept: it is short.
func taught(l *lobby, g games.Game, x *lesson.Lesson, rival lang.Phrase, o *coach.CoachOptions) (table.Session, session.Teacher, error) {
	if x.Puzzle {
		s, err := session.NewPuzzle(g, x, rival)
		o.Learned = func() { l.school.learn(x.Game, x.ID) }
		return s, session.Tutor{Puzzle: s}, err
	}
	s, err := session.NewLesson(g, x, rival)
	if err != nil {
		return nil, nil, err
	}
	o.Progressed = func() { l.school.mark(x.Game, x.ID, s) }
	o.Learned = func() {
		o.Progressed()
		l.school.learn(x.Game, x.ID)
	}
	o.Resumed = session.Resume(s, l.school.marks()[x.Game+"/"+x.ID])
	return s, s, nil
}

// after returns the lesson that follows another, or the puzzle that follows a
// puzzle: the first that has not been completed, else just the next. After the last
// lesson come the puzzles.
func after(list []*lesson.Lesson, i int, done []string) (next *lesson.Lesson) {
	for _, x := range list[i+1:] {
		if list[i].Puzzle && !x.Puzzle || x.Puzzle && !list[i].Puzzle && next != nil {
			continue
		}
		if !slices.Contains(done, x.ID) {
			return x
		}
		if next == nil {
			next = x
		}
	}
	return next
}
