package magna

import (
	"os"
	"regexp"
	"testing"
)

// TestTheFirstLessonRollsPlainly checks that a beginner's first roll is no tie,
// which is an exception to be learned later.
func TestTheFirstLessonRollsPlainly(t *testing.T) {
	b, err := os.ReadFile("lessons/1-first-match.yaml")
	m := regexp.MustCompile(`(?m)^dice: \[(\d), (\d)`).FindSubmatch(b)
	if err != nil || m == nil || string(m[1]) == string(m[2]) {
		t.Errorf("the first lesson begins with %q (%v)", m, err)
	}
}
