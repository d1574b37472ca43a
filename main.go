// Godeck is a table for trading card games, in the browser and on the desktop.
package main

import (
	_ "embed"
	"fmt"
	"os"

	"godeck/game"
	"godeck/game/lobby"
	"godeck/scenes/ui"
)

//go:embed ATTRIBUTIONS.md
var credits string

func main() {
	err := game.Run(game.Config{
		Title: "godeck",
		First: func(env *ui.Env) ui.Scene {
			return lobby.First(lobby.Options{Credits: credits, Version: game.Version}, env)
		},
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "godeck:", err)
		os.Exit(1)
	}
}
