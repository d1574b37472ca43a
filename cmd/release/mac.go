package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/png"
	"strings"

	"golang.org/x/image/draw"
)

// pageBits is the alignment of a program within a universal one: 16 KiB, the
// page size of Apple's processors.
const pageBits = 14

// universal joins programs for several processors, as lipo does. Every part
// keeps the signature that the Go linker has given it, without which macOS does
// not start a program for Apple's processors.
func universal(parts [][]byte) ([]byte, error) {
	const align = 1 << pageBits
	var head bytes.Buffer
	put := func(v ...uint32) {
		for _, x := range v {
			_ = binary.Write(&head, binary.BigEndian, x) // a buffer takes everything
		}
	}
	put(macho.MagicFat, uint32(len(parts)))
	at := align
	for _, p := range parts {
		f, err := macho.NewFile(bytes.NewReader(p))
		if err != nil {
			return nil, fmt.Errorf("a part of the universal program: %w", err)
		}
		if at+len(p) > 1<<31 {
			return nil, errors.New("the universal program is too large")
		}
		put(uint32(f.Cpu), f.SubCpu, uint32(at), uint32(len(p)), pageBits)
		at = (at + len(p) + align - 1) &^ (align - 1)
	}
	out := head.Bytes()
	for _, p := range parts {
		out = append(out, make([]byte, (align-len(out)%align)%align)...)
		out = append(out, p...)
	}
	return out, nil
}

// scaled returns a square picture in another size.
func scaled(src image.Image, size int) *image.NRGBA {
	dst := image.NewNRGBA(image.Rect(0, 0, size, size))
	draw.CatmullRom.Scale(dst, dst.Bounds(), src, src.Bounds(), draw.Src, nil)
	return dst
}

// pngOf encodes a picture in a size.
func pngOf(src image.Image, size int) ([]byte, error) {
	var b bytes.Buffer
	err := png.Encode(&b, scaled(src, size))
	return b.Bytes(), err
}

// icnsOf returns an icon for macOS, made of a PNG.
func icnsOf(icon []byte) ([]byte, error) {
	src, err := png.Decode(bytes.NewReader(icon))
	if err != nil {
		return nil, err
	}
	var body []byte
	for _, k := range []struct {
		kind string
		size int
	}{{"icp4", 16}, {"icp5", 32}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}} {
		p, err := pngOf(src, k.size)
		if err != nil {
			return nil, err
		}
		body = append(body, k.kind...)
		body = binary.BigEndian.AppendUint32(body, uint32(len(p)+8))
		body = append(body, p...)
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(len(body)+8)), body...), nil
}

// infoPlist describes the program to macOS.
func infoPlist(v version) []byte {
	return []byte(strings.NewReplacer("@NUMBER@", v.number, "@FULL@", v.full()).Replace(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleName</key><string>godeck</string>
	<key>CFBundleDisplayName</key><string>godeck</string>
	<key>CFBundleIdentifier</key><string>io.github.godeck</string>
	<key>CFBundleExecutable</key><string>godeck</string>
	<key>CFBundleIconFile</key><string>godeck</string>
	<key>CFBundlePackageType</key><string>APPL</string>
	<key>CFBundleShortVersionString</key><string>@NUMBER@</string>
	<key>CFBundleVersion</key><string>@NUMBER@</string>
	<key>CFBundleGetInfoString</key><string>godeck @FULL@</string>
	<key>CFBundleDevelopmentRegion</key><string>en</string>
	<key>CFBundleLocalizations</key><array><string>en</string><string>ja</string></array>
	<key>LSApplicationCategoryType</key><string>public.app-category.card-games</string>
	<key>LSMinimumSystemVersion</key><string>12.0</string>
	<key>NSHighResolutionCapable</key><true/>
	<key>NSSupportsAutomaticGraphicsSwitching</key><true/>
</dict>
</plist>
`))
}
