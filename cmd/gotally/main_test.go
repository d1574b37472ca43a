package main

import (
	"strings"
	"testing"
)

func TestTally(t *testing.T) {
	const in = `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"pass","Package":"p","Test":"TestA/sub"}
{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestB","Output":"because\n"}
{"Action":"fail","Package":"p","Test":"TestB"}
{"Action":"fail","Package":"p"}
{"ImportPath":"q","Action":"build-output","Output":"syntax error\n"}
{"ImportPath":"q","Action":"build-fail"}
{"Action":"fail","Package":"q"}
{"Action":"skip","Package":"r","Test":"TestC"}
{"Action":"pass","Package":"r"}
`
	var out strings.Builder
	passed, failed := tally(strings.NewReader(in), &out)
	if passed != 1 || failed != 2 {
		t.Errorf("%d passed, %d failed; want 1, 2", passed, failed)
	}
	for _, want := range []string{"because", "syntax error", "p: TestB", "q does not build"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}
