// Package lesson teaches on a table: a Coach wraps the scene, which does not
// know it, and has the teacher's words, a ring around what they are about, and
// the end of the lesson. It sees the scene's nodes only, no match.
package lesson
