package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/png"
	"unicode/utf16"
)

// Kinds of Windows resources, the language of ours (English), and what a COFF
// object says of them.
const (
	rtIcon      = 3
	rtGroupIcon = 14
	rtVersion   = 16
	langEnglish = 0x0409

	machineAMD64   = 0x8664
	relocAddr32NB  = 3
	sectionFlags   = 0x40000040 // initialized data, readable
	staticSymbol   = 3
	coffHeaderSize = 20
	sectionSize    = 40
)

// resource is one resource of a program.
type resource struct {
	kind, id uint32
	data     []byte
}

// iconSizes are the sizes in which Windows shows an icon.
var iconSizes = []int{16, 24, 32, 48, 64, 256}

// windowsResources returns an object file with icon and version, which the Go
// linker takes up when it lies beside the sources.
func windowsResources(icon []byte, v version) ([]byte, error) {
	src, err := png.Decode(bytes.NewReader(icon))
	if err != nil {
		return nil, err
	}
	group := le16(0, 1, uint16(len(iconSizes)))
	var list []resource
	for i, size := range iconSizes {
		p, err := pngOf(src, size)
		if err != nil {
			return nil, err
		}
		list = append(list, resource{rtIcon, uint32(i + 1), p})
		group = append(group, byte(size), byte(size), 0, 0) // 256 is written as 0
		group = append(group, le16(1, 32)...)
		group = binary.LittleEndian.AppendUint32(group, uint32(len(p)))
		group = append(group, le16(uint16(i+1))...)
	}
	list = append(list, resource{rtGroupIcon, 1, group})
	info, err := versionInfo(v)
	if err != nil {
		return nil, err
	}
	list = append(list, resource{rtVersion, 1, info})
	return coff(list), nil
}

func le16(v ...uint16) (b []byte) {
	for _, x := range v {
		b = binary.LittleEndian.AppendUint16(b, x)
	}
	return b
}

// coff returns an object file with a section of resources, which are in order
// of kind and id: a directory of kinds, one of ids for each, one of languages
// for each of these, and then the data.
func coff(list []resource) []byte {
	const dir, item, leaf = 16, 8, 16
	le := binary.LittleEndian
	var kinds [][]resource
	for _, r := range list {
		if n := len(kinds); n > 0 && kinds[n-1][0].kind == r.kind {
			kinds[n-1] = append(kinds[n-1], r)
		} else {
			kinds = append(kinds, []resource{r})
		}
	}
	ids := dir + item*len(kinds) // where the directories of ids begin
	langs := ids
	for _, k := range kinds {
		langs += dir + item*len(k)
	}
	leaves := langs + (dir+item)*len(list)
	data := leaves + leaf*len(list)
	var sec []byte
	head := func(n int) {
		sec = append(sec, make([]byte, 12)...)
		sec = append(sec, le16(0, uint16(n))...)
	}
	const down = 1 << 31 // an entry leads to another directory
	put := func(id, at uint32) { sec = le.AppendUint32(le.AppendUint32(sec, id), at) }
	head(len(kinds))
	at := ids
	for _, k := range kinds {
		put(k[0].kind, uint32(at)|down)
		at += dir + item*len(k)
	}
	at = langs
	for _, k := range kinds {
		head(len(k))
		for _, r := range k {
			put(r.id, uint32(at)|down)
			at += dir + item
		}
	}
	for i := range list {
		head(1)
		put(langEnglish, uint32(leaves+leaf*i))
	}
	var relocs []byte
	at = data
	for i, r := range list {
		relocs = le.AppendUint32(relocs, uint32(leaves+leaf*i))
		relocs = append(le.AppendUint32(relocs, 0), le16(relocAddr32NB)...)
		sec = le.AppendUint32(le.AppendUint32(sec, uint32(at)), uint32(len(r.data)))
		sec = append(sec, make([]byte, 8)...)
		at += (len(r.data) + 7) &^ 7
	}
	for _, r := range list {
		sec = append(sec, r.data...)
		sec = append(sec, make([]byte, (8-len(sec)%8)%8)...)
	}
	start := coffHeaderSize + sectionSize
	out := le16(machineAMD64, 1)
	out = le.AppendUint32(out, 0)
	out = le.AppendUint32(out, uint32(start+len(sec)+len(relocs)))
	out = le.AppendUint32(out, 1)
	out = append(out, le16(0, 0)...)
	out = append(out, ".rsrc\x00\x00\x00"...)
	for _, x := range []int{0, 0, len(sec), start, start + len(sec), 0} {
		out = le.AppendUint32(out, uint32(x))
	}
	out = append(out, le16(uint16(len(list)), 0)...)
	out = le.AppendUint32(out, sectionFlags)
	out = append(append(out, sec...), relocs...)
	out = append(out, ".rsrc\x00\x00\x00"...)
	out = le.AppendUint32(out, 0)
	out = append(out, le16(1, 0)...)
	out = append(out, staticSymbol, 0)
	return le.AppendUint32(out, 4) // the table of long names is empty
}

// versionInfo returns what the Explorer shows as details of a program.
func versionInfo(v version) ([]byte, error) {
	var n [3]uint16
	if _, err := fmt.Sscanf(v.number, "%d.%d.%d", &n[0], &n[1], &n[2]); err != nil {
		return nil, fmt.Errorf("version %q: %w", v.number, err)
	}
	le := binary.LittleEndian
	var fixed []byte
	hi, lo := uint32(n[0])<<16|uint32(n[1]), uint32(n[2])<<16
	for _, x := range []uint32{0xfeef04bd, 1 << 16, hi, lo, hi, lo, 0x3f, 0, 0x40004, 1, 0, 0, 0} {
		fixed = le.AppendUint32(fixed, x)
	}
	var table [][]byte
	for _, kv := range [][2]string{
		{"CompanyName", "godeck"}, {"FileDescription", "godeck"}, {"FileVersion", v.number}, {"InternalName", "godeck"},
		{"LegalCopyright", "see LICENSE and ATTRIBUTIONS.md"}, {"OriginalFilename", "godeck.exe"}, {"ProductName", "godeck"}, {"ProductVersion", v.full()},
	} {
		text := wide(kv[1])
		table = append(table, block(kv[0], 1, len(text)/2, text))
	}
	strings := block("StringFileInfo", 1, 0, nil, block("040904b0", 1, 0, nil, table...))
	vars := block("VarFileInfo", 1, 0, nil, block("Translation", 0, 4, le16(langEnglish, 1200)))
	return block("VS_VERSION_INFO", 0, len(fixed), fixed, strings, vars), nil
}

// wide returns a text as Windows has it, with a zero at its end.
func wide(s string) []byte { return le16(append(utf16.Encode([]rune(s)), 0)...) }

// block is a node of the version's tree: a key, a value and further nodes, all
// aligned to 4 bytes. kind is 1 for text, whose length counts characters.
func block(key string, kind uint16, length int, value []byte, children ...[]byte) []byte {
	pad := func(b []byte) []byte { return append(b, make([]byte, (4-len(b)%4)%4)...) }
	b := pad(append(le16(0, uint16(length), kind), wide(key)...))
	b = append(b, value...)
	for _, c := range children {
		b = append(pad(b), c...)
	}
	binary.LittleEndian.PutUint16(b, uint16(len(b)))
	return b
}
