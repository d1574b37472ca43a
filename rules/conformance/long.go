package conformance

import (
	"os"
	"strconv"
	"testing"
)

// Long returns how many matches a check plays: n, a quarter of it with -short,
// and as many times n as the environment variable GODECK_LONG says.
func Long(n int) int {
	if k, err := strconv.Atoi(os.Getenv("GODECK_LONG")); err == nil && k > 0 {
		return n * k
	}
	if testing.Short() {
		return max(1, n/4)
	}
	return n
}

// Exploring reports whether GODECK_LONG asks for longer runs. What is looked
// for only then finds more than a test can promise.
func Exploring() bool { return os.Getenv("GODECK_LONG") != "" }
