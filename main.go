// Godeck is a table for trading card games, in the browser and on the desktop.
package main

import (
	"fmt"
	"os"

	"godeck/game"
)

func main() {
	if err := game.Run(game.Config{Title: "godeck", First: game.Placeholder}); err != nil {
		fmt.Fprintln(os.Stderr, "godeck:", err)
		os.Exit(1)
	}
}
