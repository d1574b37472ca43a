package game

import "godeck/scenes/ui"

// stack holds the scenes, the visible one last. Changes are queued until the
// end of the tick, so that no scene is removed while it runs.
type stack struct {
	app     *App
	scenes  []ui.Scene
	changes []change
}

type change struct {
	scene ui.Scene // nil: pop
	pop   bool
}

// Push puts a scene on top.
func (s *stack) Push(scene ui.Scene) { s.changes = append(s.changes, change{scene: scene}) }

// Replace replaces the top scene.
func (s *stack) Replace(scene ui.Scene) {
	s.changes = append(s.changes, change{scene: scene, pop: true})
}

// Pop removes the top scene. Removing the last one ends the program.
func (s *stack) Pop() { s.changes = append(s.changes, change{pop: true}) }

// DropScenes removes all scenes; another must be pushed in the same tick.
func (s *stack) DropScenes() {
	for range s.scenes {
		s.Pop()
	}
}

func (s *stack) top() ui.Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

func (s *stack) apply() {
	if len(s.changes) == 0 {
		return
	}
	for i := 0; i < len(s.changes); i++ { // Close may add changes
		c := s.changes[i]
		if n := len(s.scenes); c.pop && n > 0 {
			old := s.scenes[n-1]
			s.scenes[n-1] = nil
			s.scenes = s.scenes[:n-1]
			if closer, ok := old.(ui.Closer); ok {
				closer.Close()
			}
		}
		if c.scene != nil {
			s.scenes = append(s.scenes, c.scene)
		}
	}
	clear(s.changes)
	s.changes = s.changes[:0]
	if s.app != nil {
		s.app.changed()
	}
}
