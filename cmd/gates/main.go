// Command gates prints the limits that the project has set itself, what is
// measured today, and which of them hold.
//
//	go run ./cmd/gates        a line for each gate
//	go run ./cmd/gates -v     and what stands behind it
//	go run ./cmd/gates -list  what is above the limits of size, as in exceptions.txt
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
// Without a limit it is a figure, which is only printed.
type gate struct {
	name     string
	measured string
	limit    string // empty: a figure
	held     bool
	behind   []string // details
}

func main() {
	verbose := flag.Bool("v", false, "print what stands behind each figure")
	list := flag.Bool("list", false, "print what is above the limits of size, as in exceptions.txt")
	flag.Parse()
	if *list {
		if err := printExceptions("."); err != nil {
			fmt.Fprintln(os.Stderr, "gates:", err)
			os.Exit(2)
		}
		return
	}
	all, err := measure(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, "gates:", err)
		os.Exit(2)
	}
	gates, failed := 0, 0
	for _, g := range all {
		mark, limit := "held    ", "  (limit "+g.limit+")"
		switch {
		case g.limit == "":
			mark, limit = "figure  ", ""
		case !g.held:
			mark = "NOT HELD"
			failed++
		}
		if g.limit != "" {
			gates++
		}
		fmt.Printf("%s  %-58s %s%s\n", mark, g.name, g.measured, limit)
		if *verbose {
			for _, b := range g.behind {
				fmt.Println("            " + b)
			}
		}
	}
	fmt.Printf("\n%d gates, %d failed\n", gates, failed)
	if failed > 0 {
		os.Exit(1)
	}
}

// measure measures everything in the module with the given root.
func measure(root string) ([]gate, error) {
	var all []gate
	for _, f := range []func(string) ([]gate, error){sizes, layers, names, records} {
		g, err := f(root)
		if err != nil {
			return nil, err
		}
		all = append(all, g...)
	}
	return all, nil
}
