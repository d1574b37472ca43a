package guardians

import _ "embed"

//go:generate go run ../../cmd/referee lessons lessons

// Lessons are the tutorials, compiled from lessons/*.yaml (docs/tutorials.md).
//
//go:embed lessons/lessons.json
var Lessons []byte
