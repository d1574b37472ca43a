//go:build !js

package game

import (
	"bytes"
	"encoding/binary"
	"image"
)

// orientation returns how a JPEG lies in its file, as Exif says: 1 as it should
// be seen, 2 to 8 mirrored or turned (upright undoes it). Cameras and phones note
// there how they were held. What says nothing, or nonsense, lies as it should.
func orientation(file []byte) int {
	const soi, app1, sos = 0xD8, 0xE1, 0xDA
	if len(file) < 2 || file[0] != 0xFF || file[1] != soi {
		return 1
	}
	for at := 2; at+4 <= len(file) && file[at] == 0xFF; {
		kind := file[at+1]
		if kind == 0xFF { // padding
			at++
			continue
		}
		if kind == sos {
			break
		}
		n := int(binary.BigEndian.Uint16(file[at+2:])) // with its own two bytes
		if n < 2 || at+2+n > len(file) {
			break
		}
		if part := file[at+4 : at+2+n]; kind == app1 && bytes.HasPrefix(part, []byte("Exif\x00\x00")) {
			return orientationTag(part[6:])
		}
		at += 2 + n
	}
	return 1
}

// orientationTag reads the orientation of a TIFF header's first directory.
func orientationTag(t []byte) int {
	var order binary.ByteOrder = binary.LittleEndian
	switch {
	case len(t) < 8:
		return 1
	case bytes.HasPrefix(t, []byte("MM\x00\x2a")):
		order = binary.BigEndian
	case !bytes.HasPrefix(t, []byte("II\x2a\x00")):
		return 1
	}
	at := uint64(order.Uint32(t[4:]))
	if at+2 > uint64(len(t)) {
		return 1
	}
	const tag, short, entry = 0x0112, 3, 12
	n := uint64(order.Uint16(t[at:]))
	for e := at + 2; n > 0 && e+entry <= uint64(len(t)); n, e = n-1, e+entry {
		if order.Uint16(t[e:]) != tag {
			continue
		}
		if v := order.Uint16(t[e+8:]); order.Uint16(t[e+2:]) == short && v >= 1 && v <= 8 {
			return int(v)
		}
		return 1
	}
	return 1
}

// upright returns a picture as it should be seen.
func upright(img *image.RGBA, orientation int) *image.RGBA {
	if orientation < 2 || orientation > 8 {
		return img
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	if orientation >= 5 {
		out = image.NewRGBA(image.Rect(0, 0, h, w))
	}
	for y := range h {
		for x := range w {
			u, v := x, y
			switch orientation {
			case 2:
				u = w - 1 - x
			case 3:
				u, v = w-1-x, h-1-y
			case 4:
				v = h - 1 - y
			case 5:
				u, v = y, x
			case 6: // the camera's right side was up
				u, v = h-1-y, x
			case 7:
				u, v = h-1-y, w-1-x
			case 8:
				u, v = y, w-1-x
			}
			copy(out.Pix[out.PixOffset(u, v):][:4], img.Pix[img.PixOffset(x, y):][:4])
		}
	}
	return out
}
