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

// What the lobby understands of an address.
var params = []game.Param{
	{Name: "game", Help: "zutomayo, magna, guardians, duemagic or mattsan: opens at its table"},
	{Name: "mode", Help: "vsai (usual), two or watch"},
	{Name: "level", Help: "easy, normal or hard: the computer player"},
	{Name: "rival", Help: "id of somebody to play against, with an own deck and level"},
	{Name: "deck", Help: "the first player's deck: its id, a code, or random"},
	{Name: "desk", Help: "1: the deck of a code is not played but opened where decks are built"},
	{Name: "deck2", Help: "the second player's deck, in the same way"},
	{Name: "seed", Help: "a number: the same deal and dice again"},
	{Name: "best", Help: "1 or 3 games (duemagic)"},
	{Name: "quick", Help: "1: the quick mulligan (duemagic)"},
	{Name: "lesson", Help: "id of a tutorial of the game"},
	{Name: "r", Help: "a whole match, as a shared link holds it"},
}

func main() {
	err := game.Run(game.Config{
		Title: "godeck",
		Icon:  icon,
		First: func(env *ui.Env) ui.Scene {
			return lobby.First(lobby.Options{Credits: credits, Version: game.Version}, env)
		},
		Params: params,
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "godeck:", err)
		os.Exit(1)
	}
}
