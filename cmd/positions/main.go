// Positions compiles scenario files (docs/scenarios.md) into records that begin
// with their position. It is a program of its own, beside the page's, which
// fetches it when the first scenario is opened: reading YAML and checking a
// scenario takes more code than a match.
package main

import "godeck/rules/scenario"

// compile returns the record of a scenario file as JSON, or why there is none.
func compile(run *scenario.Runner, name, text string) (record, why string) {
	rec, err := run.Record(name, []byte(text))
	if err != nil {
		return "", err.Error()
	}
	return string(rec.JSON()), ""
}
