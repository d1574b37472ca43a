// Command pixels prints the bare pixels of a grey PNG file, line after line, as
// the page gets a sheet of silhouettes.
//
//	go run ./sprites/pixels <sprites/atlas.png
package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "pixels:", err)
		os.Exit(1)
	}
}

func run() error {
	img, err := png.Decode(os.Stdin)
	if err != nil {
		return err
	}
	grey, ok := img.(*image.Gray)
	if !ok || grey.Stride != grey.Rect.Dx() {
		return errors.New("not a grey picture")
	}
	_, err = os.Stdout.Write(grey.Pix)
	return err
}
