//go:build !js

package main

import (
	"fmt"
	"io"
	"os"

	"godeck/rules/scenario"
)

// main writes the record of the scenario on standard input.
func main() {
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, "positions:", err)
		os.Exit(1)
	}
	record, why := compile(&scenario.Runner{}, "stdin", string(text))
	if why != "" {
		fmt.Fprintln(os.Stderr, why)
		os.Exit(1)
	}
	fmt.Print(record)
}
