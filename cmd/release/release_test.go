package main

import (
	"bytes"
	"debug/macho"
	"debug/pe"
	"encoding/binary"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestArchivesAreReproducible writes archives twice and reads them again.
func TestArchivesAreReproducible(t *testing.T) {
	at := time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)
	files := map[string]entry{"godeck-1/b": {[]byte("two"), true}, "godeck-1/a": {bytes.Repeat([]byte("x"), 70000), false}, "godeck-1/c/d": {nil, false}}
	for _, ending := range []string{".zip", ".tar.gz"} {
		var made [2][]byte
		for i := range made {
			path := filepath.Join(t.TempDir(), "x"+ending)
			if err := writeArchive(path, files, at); err != nil {
				t.Fatal(err)
			}
			made[i], _ = os.ReadFile(path)
			got, err := readArchive(path)
			if err != nil || len(got) != len(files) {
				t.Fatalf("%s: %d files, %v", ending, len(got), err)
			}
			for name, e := range files {
				if g := got[name]; !bytes.Equal(g.data, e.data) || g.program != e.program {
					t.Errorf("%s: %s came back as %d bytes, %v", ending, name, len(g.data), g.program)
				}
			}
		}
		if !bytes.Equal(made[0], made[1]) {
			t.Errorf("%s differs", ending)
		}
	}
}

// thin is a program for a processor, as far as its head says.
func thin(cpu macho.Cpu, n int) []byte {
	var b bytes.Buffer
	_ = binary.Write(&b, binary.LittleEndian, macho.FileHeader{Magic: macho.Magic64, Cpu: cpu, Type: macho.TypeExec})
	b.Write(make([]byte, 4+n))
	return b.Bytes()
}

func TestUniversal(t *testing.T) {
	parts := [][]byte{thin(macho.CpuAmd64, 50000), thin(macho.CpuArm64, 7)}
	b, err := universal(parts)
	if err != nil {
		t.Fatal(err)
	}
	f, err := macho.NewFatFile(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range f.Arches {
		if a.Offset%(1<<pageBits) != 0 || !bytes.Equal(b[a.Offset:a.Offset+a.Size], parts[i]) {
			t.Errorf("part %d at %d with %d bytes is not the one that was given", i, a.Offset, a.Size)
		}
	}
	if _, err := universal([][]byte{[]byte("#!/bin/sh")}); err == nil {
		t.Error("a script is taken for a program")
	}
}

func testIcon(t *testing.T) []byte {
	b, err := os.ReadFile("../../web/icon-512.png")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestIcns(t *testing.T) {
	b, err := icnsOf(testIcon(t))
	if err != nil {
		t.Fatal(err)
	}
	if string(b[:4]) != "icns" || int(binary.BigEndian.Uint32(b[4:])) != len(b) {
		t.Fatalf("head %q", b[:8])
	}
	n := 0
	for at := 8; at < len(b); n++ {
		size := int(binary.BigEndian.Uint32(b[at+4:]))
		if string(b[at+9:at+12]) != "PNG" {
			t.Fatalf("%q is no PNG", b[at:at+4])
		}
		at += size
	}
	if n != 5 {
		t.Errorf("%d sizes", n)
	}
}

// TestWindowsResources reads the object file as a linker would: one section
// whose tree leads to every resource, with a relocation for each.
func TestWindowsResources(t *testing.T) {
	obj, err := windowsResources(testIcon(t), version{number: "1.20.3", commit: "abc"})
	if err != nil {
		t.Fatal(err)
	}
	f, err := pe.NewFile(bytes.NewReader(obj))
	if err != nil {
		t.Fatal(err)
	}
	s := f.Section(".rsrc")
	if s == nil || f.Machine != pe.IMAGE_FILE_MACHINE_AMD64 {
		t.Fatal("no section of resources for amd64")
	}
	sec, err := s.Data()
	if err != nil {
		t.Fatal(err)
	}
	le := binary.LittleEndian
	found := map[uint32]int{}
	var leaves []uint32
	var walk func(at, depth, kind uint32)
	walk = func(at, depth, kind uint32) {
		n := uint32(le.Uint16(sec[at+14:]))
		last := uint32(0)
		for i := range n {
			id, to := le.Uint32(sec[at+16+8*i:]), le.Uint32(sec[at+20+8*i:])
			if i > 0 && id <= last {
				t.Errorf("ids are not in order at %d", at)
			}
			last = id
			if depth == 0 {
				kind = id
			}
			if to>>31 != 0 {
				walk(to&^(1<<31), depth+1, kind)
				continue
			}
			found[kind]++
			leaves = append(leaves, to)
			data := sec[le.Uint32(sec[to:]):][:le.Uint32(sec[to+4:])]
			switch kind {
			case rtIcon:
				if string(data[1:4]) != "PNG" {
					t.Error("an icon is no PNG")
				}
			case rtVersion:
				if int(le.Uint16(data)) != len(data) || !bytes.Contains(data, wide("1.20.3+abc")) || le.Uint32(data[48:]) != 1<<16|20 {
					t.Errorf("the version is %q", data)
				}
			}
		}
	}
	walk(0, 0, 0)
	if found[rtIcon] != len(iconSizes) || found[rtGroupIcon] != 1 || found[rtVersion] != 1 {
		t.Errorf("found %v", found)
	}
	if len(s.Relocs) != len(leaves) {
		t.Fatalf("%d relocations for %d resources", len(s.Relocs), len(leaves))
	}
	for i, r := range s.Relocs {
		if r.VirtualAddress != leaves[i] || r.Type != relocAddr32NB {
			t.Errorf("relocation %d is %+v", i, r)
		}
	}
}

func TestVersionAndTexts(t *testing.T) {
	v, err := versionOf("../..")
	if err != nil || v.number == "" {
		t.Fatalf("%+v, %v", v, err)
	}
	if _, err := versionOf(t.TempDir()); err == nil {
		t.Error("a release without a changelog")
	}
	if p := string(infoPlist(v)); strings.Contains(p, "@") || !strings.Contains(p, v.number) {
		t.Errorf("Info.plist: %s", p)
	}
	for _, p := range platforms {
		b, err := os.ReadFile("readme-" + p.os + ".txt")
		if err != nil || !strings.Contains(string(b), "@VERSION@") {
			t.Errorf("%s: %v", p.os, err)
		}
	}
	if _, err := chosen([]string{"amiga"}); err == nil || !strings.Contains(err.Error(), "macos-universal") {
		t.Errorf("%v", err)
	}
	b, err := billOfMaterials(nil, v)
	if err != nil || !json.Valid(b) {
		t.Errorf("%s, %v", b, err)
	}
}
