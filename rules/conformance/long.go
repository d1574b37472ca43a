package conformance

import (
	"os"
	"strconv"
	"testing"
)

// Long returns how many matches a check plays: n, or n/4 with -short, times
// GODECK_LONG if that is set.
func Long(n int) int {
	if k, err := strconv.Atoi(os.Getenv("GODECK_LONG")); err == nil && k > 0 {
		return n * k
	}
	if testing.Short() {
		return max(1, n/4)
	}
	return n
}
