package main

import (
	"fmt"
	"godeck/rules/scenario"
)

func main() {
	var r scenario.Runner
	s, err := scenario.Parse("x", nil)
	fmt.Println(s, err)
	fmt.Println(r.Lesson(s[0]))
}
