// Package walls tests what the architecture says of the whole: which packages may know
// which, what links the engine, and whether the documents name what there is.
package walls
