package game

import "godeck/scenes/ui"

// stack holds the scenes, the visible one last. Changes are queued until the
// end of the tick, so that no scene is removed while it runs.
type stack struct {
	app    *App
	scenes []ui.Scene
	wishes []wish
}

type wish struct {
	scene ui.Scene // nil: pop
	pop   bool
}

// Push puts a scene on top.
func (s *stack) Push(scene ui.Scene) { s.wishes = append(s.wishes, wish{scene: scene}) }

// Replace replaces the top scene.
func (s *stack) Replace(scene ui.Scene) {
	s.wishes = append(s.wishes, wish{scene: scene, pop: true})
}

// Pop removes the top scene. Removing the last one ends the program.
func (s *stack) Pop() { s.wishes = append(s.wishes, wish{pop: true}) }

func (s *stack) top() ui.Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

func (s *stack) apply() {
	if len(s.wishes) == 0 {
		return
	}
	for i := 0; i < len(s.wishes); i++ { // Close may add wishes
		w := s.wishes[i]
		if n := len(s.scenes); w.pop && n > 0 {
			old := s.scenes[n-1]
			s.scenes[n-1] = nil
			s.scenes = s.scenes[:n-1]
			if c, ok := old.(ui.Closer); ok {
				c.Close()
			}
		}
		if w.scene != nil {
			s.scenes = append(s.scenes, w.scene)
		}
	}
	clear(s.wishes)
	s.wishes = s.wishes[:0]
	if s.app != nil {
		s.app.changed()
	}
}
