// Package kage holds the shaders of package sprites as text. It needs no
// graphics, so that cmd/slim can translate them when the page is built.
package kage

import (
	"embed"
	"strconv"
	"strings"
)

//go:embed *.kage
var files embed.FS

// Sets are the stage sets of scene.kage, then those that only tables and card backs have.
var Sets = []string{
	"skyline", "roofs", "alley", "rails", "sea", "hills", "grove", "foundry", "shelves", "bridge",
	"shrine", "clouds", "rays", "dial", "facets", "stars", "lanterns", "stage", "cogs", "gust", "arena",
	"crayon", "felt", "carton", "notebook", "torn", "shoebox", "starry",
	"table", "desk", "seal", "scribble",
}

// Pictures is how many of Sets a picture may name.
const Pictures = 28

// ByHand are the sets that are drawn, cut and sewn by a child: what stands in them and the last pass
// are made by crayon.kage and paper.kage.
var ByHand = []string{"crayon", "felt", "carton", "notebook", "torn", "shoebox", "starry", "desk", "scribble"}

// Source is a shader by the name of its file.
func Source(name string) string {
	src, err := files.ReadFile(name + ".kage")
	if err != nil {
		panic(err) // embedded
	}
	return string(src)
}

// Fronts are the shapes of front.kage, which stand in front of everything.
var Fronts = []string{"grass", "branch", "rail", "rock", "books", "cloud", "pipe", "slab"}

// Front is front.kage cut down to one shape.
func Front(shape string) string { return only(Source("front"), "= grass(p, ", "= "+shape+"(p, ") }

// Scene is scene.kage cut down to one set and what it calls: graphics drivers
// take seconds over all sets in one program.
func Scene(set string) string {
	return only(Source("scene"), "= skyline(c, p)", "= "+set+"(c, p)")
}

// only is a source in which Fragment calls one function instead of another, without what is not called then.
func only(src, call, instead string) string {
	head, blocks, _ := strings.Cut(src, "\nfunc ")
	funcs := map[string]string{}
	var order []string
	for _, block := range strings.Split(blocks, "\nfunc ") {
		f, _, _ := strings.Cut(block, "(")
		funcs[f] = block
		order = append(order, f)
	}
	funcs["Fragment"] = strings.Replace(funcs["Fragment"], call, instead, 1)
	needed := map[string]bool{}
	var need func(string)
	need = func(f string) {
		if needed[f] {
			return
		}
		needed[f] = true
		for g := range funcs {
			if strings.Contains(funcs[f], g+"(") {
				need(g)
			}
		}
	}
	need("Fragment")
	out := head
	for _, f := range order {
		if needed[f] {
			out += "\nfunc " + funcs[f]
		}
	}
	return out
}

// placePrefix begins the names of the files of places.
const placePrefix = "place-"

// Place is the shader of a game's place: what all places share, and the game's own part.
func Place(game string) string { return Source("place") + "\n" + Source(placePrefix+game) }

// Split reports whether a game's place has the functions overTable and onTable, of which PlaceHalf
// makes programs.
func Split(game string) bool { return strings.Contains(Source(placePrefix+game), "\nfunc "+Below+"(") }

// PlaceHalf is the shader of a game's place cut down to what is above the table, or to the
// table alone: where branches are not skipped, as in software drawing, a program that has
// both pays for both at every pixel.
func PlaceHalf(game, half string) string {
	return only(Place(game), "exp(-place(", "exp(-"+half+"(")
}

// Above and Below are the halves of a place that is split.
const (
	Above = "overTable"
	Below = "onTable"
)

// Dial are the parts of the Chronos, from the middle out.
var Dial = [...]string{"plate", "enamel", "ring"}

// DialLights are for how many lights there are programs of the dial: by day there are three,
// by night five. Each light costs as much as a tenth of the rest.
var DialLights = [...]int{3, 5, 8}

// Chronos is chronos.kage cut down to a part of the dial and so many lights.
func Chronos(part string, lights int) string {
	src := only(Source("chronos"), "= plate(p, ", "= "+part+"(p, ")
	return strings.Replace(src, "i < 8;", "i < "+strconv.Itoa(lights)+";", 1)
}

// All are the sources of every shader that sprites may ask for.
func All() []string {
	var all []string
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // embedded
	}
	for _, e := range entries {
		name := strings.TrimSuffix(e.Name(), ".kage")
		if game, ok := strings.CutPrefix(name, placePrefix); ok {
			all = append(all, Place(game))
			if Split(game) {
				all = append(all, PlaceHalf(game, Above), PlaceHalf(game, Below))
			}
		} else if name != "scene" && name != "place" && name != "front" && name != "chronos" {
			all = append(all, Source(name))
		}
	}
	for _, part := range Dial {
		for _, n := range DialLights {
			all = append(all, Chronos(part, n))
		}
	}
	for _, set := range Sets {
		all = append(all, Scene(set))
	}
	for _, shape := range Fronts {
		all = append(all, Front(shape))
	}
	return all
}
