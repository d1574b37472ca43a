// Command gates prints the limits that the project has set itself, what is
// measured today, and which of them hold.
//
//	go run ./cmd/gates        a line for each gate
//	go run ./cmd/gates -v     and what stands behind it
//
// It exits with 1 while a gate does not hold, and a test of this package fails
// (docs/architecture.md, “Gates”).
package main

import (
	"flag"
	"fmt"
	"os"
)

// gate is a limit with its measurement.
type gate struct {
	name     string
	measured string
	limit    string
	held     bool
	behind   []string // details
}

func main() {
	verbose := flag.Bool("v", false, "print what stands behind each figure")
	flag.Parse()
	all, err := measure(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, "gates:", err)
		os.Exit(2)
	}
	failed := 0
	for _, g := range all {
		mark := "held    "
		if !g.held {
			mark = "NOT HELD"
			failed++
		}
		fmt.Printf("%s  %-58s %s  (limit %s)\n", mark, g.name, g.measured, g.limit)
		if *verbose {
			for _, b := range g.behind {
				fmt.Println("            " + b)
			}
		}
	}
	fmt.Printf("\n%d gates, %d failed\n", len(all), failed)
	if failed > 0 {
		os.Exit(1)
	}
}

// measure measures everything in the module with the given root.
func measure(root string) ([]gate, error) {
	var all []gate
	for _, f := range []func(string) ([]gate, error){lines, arrows, names, records} {
		g, err := f(root)
		if err != nil {
			return nil, err
		}
		all = append(all, g...)
	}
	return all, nil
}
