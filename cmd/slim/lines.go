package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// This file drops line numbers from a linked program. Go keeps for every
// instruction the file and line it came from, also with -ldflags=-s; in a
// program of this size that is a twelfth of what a page downloads. Which calls
// were inlined, and how arguments are printed, is another fortieth. Crash reports
// keep the names of the functions that were called and offsets within them
// ("?:0 +0x1f"), from which an unstripped build of the same version finds the
// line.

// Positions in the header of Go's table of functions (runtime.pcHeader) and in
// an entry of it (runtime._func), as of Go 1.20 to 1.26.
const (
	headFuncs, headCU, headPC, headEntries = 8, 40, 56, 64
	entryPCSP, entryFile, entryLine        = 16, 20, 24
	entryTables, entryCU, entryStart       = 28, 32, 36
	entryFuncs                             = 43 // the number of its other data
	entrySize                              = 44 // the offsets of its other tables follow, then those of its data
)

// What a function keeps for traces alone, by index: of its tables which call was
// inlined where and which arguments are alive, of its data the inlined calls and
// how arguments are printed.
const (
	tableInlined, tableAlive          = 2, 3
	dataInlined, dataArgs, dataArgsOf = 3, 5, 6
	inlinedSize                       = 16 // of an inlined call
	none                              = math.MaxUint32
)

// Positions in runtime.moduledata, which begins with the address of the table of
// functions and that of their names, as of Go 1.26.
const moduleNames, moduleData, moduleEnd = 8, 320, 328

// headMark begins the table: magic number, padding, size of an instruction and
// of a pointer.
var headMark = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// gap is the number of zero bytes that end a segment of data. The linker's is
// smaller, but thousands of offsets between segments compress worse than zeros.
const gap = 64

var errShort = errors.New("the program ends early")

// dropLines returns a WebAssembly program of Go without its line numbers. The
// runtime treats its functions like those that have none, as assembly does.
func dropLines(wasm []byte) (out []byte, err error) {
	defer func() { // of a position that the program does not have
		if r := recover(); r != nil {
			out, err = nil, fmt.Errorf("its table of functions is not that of Go 1.20 to 1.26: %v", r)
		}
	}()
	start, from, to, err := dataSection(wasm)
	if err != nil {
		return nil, err
	}
	memory, err := load(wasm[from:to])
	if err != nil {
		return nil, err
	}
	at := bytes.Index(memory, headMark)
	if at < 0 {
		return nil, errors.New("there is no table of functions of Go 1.20 to 1.26")
	}
	funcs, err := funcData(memory, at)
	if err != nil {
		return nil, err
	}
	clearInlined(memory[at:], funcs)
	clearLines(memory[at:])
	data := store(memory)
	out = append(out, wasm[:start]...)
	out = append(out, 11)
	out = binary.AppendUvarint(out, uint64(len(data)))
	out = append(out, data...)
	return append(out, wasm[to:]...), nil
}

// headNames is the position in the header of the offset of functions' names.
const headNames = 32

// funcData returns the memory from the data of functions on; the table of
// functions is at an address.
func funcData(memory []byte, at int) ([]byte, error) {
	u64 := binary.LittleEndian.Uint64
	mark := binary.LittleEndian.AppendUint64(nil, uint64(at))
	mark = binary.LittleEndian.AppendUint64(mark, uint64(at)+u64(memory[at+headNames:]))
	module := bytes.Index(memory, mark)
	if module < 0 {
		return nil, errors.New("there is no module of Go 1.26")
	}
	from, end := u64(memory[module+moduleData:]), u64(memory[module+moduleEnd:])
	if from == 0 || from >= uint64(len(memory)) || end < uint64(at) || end > uint64(len(memory)) {
		return nil, errors.New("its module is not that of Go 1.26")
	}
	return memory[from:], nil
}

// clearInlined removes which calls were inlined and how arguments are printed:
// traces name the functions that were called, and who asks for its callers finds
// itself left out where runtime.Callers was inlined. table begins with its header, data
// are those of functions.
func clearInlined(table, data []byte) {
	u32, u64 := binary.LittleEndian.Uint32, binary.LittleEndian.Uint64
	pc, entries := int(u64(table[headPC:])), int(u64(table[headEntries:]))
	trees := map[int]int{} // lengths by place
	kept := map[int]bool{}
	for i := range int(u64(table[headFuncs:])) {
		entry := table[entries+int(u32(table[entries+8*i+4:])):]
		tables := int(u32(entry[entryTables:]))
		of := entry[entrySize+4*tables : entrySize+4*tables+4*int(entry[entryFuncs])]
		for k := range int(entry[entryFuncs]) {
			place := int(u32(of[4*k:]))
			if place == none {
				continue
			}
			switch {
			case k == dataInlined && tables > tableInlined:
				if from := int(u32(entry[entrySize+4*tableInlined:])); from > 0 {
					_, most := pcTable(table[pc+from:])
					trees[place] = max(trees[place], inlinedSize*(1+most))
				}
			case k != dataArgs && k != dataArgsOf:
				kept[place] = true
				continue
			}
			binary.LittleEndian.PutUint32(of[4*k:], none)
		}
		for _, k := range [...]int{tableInlined, tableAlive} {
			if tables > k {
				clear(entry[entrySize+4*k : entrySize+4*k+4])
			}
		}
	}
	for place, size := range trees {
		for i := range size {
			if kept[place+i] {
				size = i
				break
			}
		}
		clear(data[place : place+size])
	}
}

// clearLines removes the tables of files and lines; table begins with its
// header.
func clearLines(table []byte) {
	u32, u64 := binary.LittleEndian.Uint32, binary.LittleEndian.Uint64
	pc, entries := int(u64(table[headPC:])), int(u64(table[headEntries:]))
	// Tables of equal content are one, so what is needed must be known before
	// anything is cleared.
	tables := table[pc:entries]
	needed := make([]bool, len(tables))
	for i := range int(u64(table[headFuncs:])) {
		entry := table[entries+int(u32(table[entries+8*i+4:])):]
		keep := []byte(entry[entryPCSP : entryPCSP+4 : entryPCSP+4])
		keep = append(keep, entry[entrySize:entrySize+4*int(u32(entry[entryTables:]))]...)
		for ; len(keep) > 0; keep = keep[4:] {
			if from := int(u32(keep)); from > 0 {
				length, _ := pcTable(tables[from:])
				for j := range length {
					needed[from+j] = true
				}
			}
		}
		for _, field := range []int{entryFile, entryLine, entryCU, entryStart} {
			clear(entry[field : field+4])
		}
	}
	for i := range tables {
		if !needed[i] {
			tables[i] = 0
		}
	}
	clear(table[u64(table[headCU:]):pc]) // names of files
}

// pcTable returns the length of the table that b begins with, pairs of a
// difference of values and one of positions up to a difference of zero, and the
// greatest of its values.
func pcTable(b []byte) (n, most int) {
	number := func() (v uint64) {
		v, size := binary.Uvarint(b[n:])
		if size <= 0 {
			panic("a table without an end")
		}
		n += size
		return v
	}
	for value, first := int64(-1), true; ; first = false {
		d := number()
		if d == 0 && !first {
			return n, most
		}
		value += int64(d>>1) ^ -int64(d&1)
		most = max(most, int(value))
		number()
	}
}

// dataSection finds the section of a program that fills its memory: where it
// begins, its content and its end.
func dataSection(wasm []byte) (start, from, to int, err error) {
	for at := 8; at < len(wasm); at = to {
		start = at
		size, n := binary.Uvarint(wasm[at+1:])
		if n <= 0 || size > uint64(len(wasm)-at-1-n) {
			return 0, 0, 0, errShort
		}
		from = at + 1 + n
		to = from + int(size)
		if wasm[start] == 11 {
			return start, from, to, nil
		}
	}
	return 0, 0, 0, errors.New("no section of data: is it a WebAssembly program?")
}

// load returns the memory that a section of data fills, from address 0.
func load(section []byte) (memory []byte, err error) {
	next := func() (v uint64) {
		v, n := binary.Uvarint(section)
		if n <= 0 {
			err = errShort
			n = len(section)
		}
		section = section[n:]
		return v
	}
	for range next() {
		if len(section) < 2 || section[0] != 0 || section[1] != 0x41 { // active, at a constant
			return nil, errors.New("a segment of data that Go's linker does not write")
		}
		section = section[2:]
		address := next() // signed, but Go's addresses are never large enough to tell
		next()            // the end of the constant
		size := next()
		if err != nil || size > uint64(len(section)) || address > 1<<30 {
			return nil, errShort
		}
		if missing := int(address+size) - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[address:], section[:size])
		section = section[size:]
	}
	return memory, err
}

// store returns a section of data that fills a memory.
func store(memory []byte) []byte {
	var segments []byte
	count := 0
	zeros := make([]byte, gap)
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		size := bytes.Index(memory[at:], zeros)
		if size < 0 {
			size = len(memory) - at
		}
		segments = append(segments, 0, 0x41)
		segments = appendSigned(segments, at)
		segments = append(segments, 0x0b)
		segments = binary.AppendUvarint(segments, uint64(size))
		segments = append(segments, memory[at:at+size]...)
		at += size
		count++
	}
	return append(binary.AppendUvarint(nil, uint64(count)), segments...)
}

// appendSigned appends a number that is not negative as a signed LEB128.
func appendSigned(b []byte, v int) []byte {
	for ; v >= 64; v >>= 7 {
		b = append(b, byte(v)|128)
	}
	return append(b, byte(v))
}
