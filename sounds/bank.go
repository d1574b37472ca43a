package sounds

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jfreymuth/oggvorbis"
)

// All effects follow one another in one Ogg file, which costs one header and
// not fifty; the table says where each begins. Desktop programs carry the
// file, a browser fetches it once sound is wanted.
const packFile = "sounds/pack/effects.ogg"

//go:embed pack/effects.tsv
var effectsTable string

// decodeStep is how many samples are decoded before others get their turn;
// in a browser there is but one thread.
const decodeStep = 8192

// take is one recording of an effect within the pack.
type take struct {
	start, length int
	duck          float64 // how far music steps back
}

// bank holds the effects, decoded in the background from first to last.
type bank struct {
	takes   map[string][]take
	samples []int16
	decoded atomic.Int64 // samples that may be read
	once    sync.Once
}

func newBank() *bank {
	takes, err := parseTable(effectsTable)
	if err != nil {
		panic(err) // the table is part of the program; a test reads it
	}
	return &bank{takes: takes}
}

func parseTable(table string) (map[string][]take, error) {
	takes := map[string][]take{}
	for line := range strings.Lines(table) {
		var t take
		f := strings.Fields(line)
		if len(f) != 4 {
			return nil, fmt.Errorf("pack/effects.tsv: %q: not four fields", line)
		}
		var errs [3]error
		t.start, errs[0] = strconv.Atoi(f[1])
		t.length, errs[1] = strconv.Atoi(f[2])
		t.duck, errs[2] = strconv.ParseFloat(f[3], 64)
		if err := errors.Join(errs[:]...); err != nil {
			return nil, fmt.Errorf("pack/effects.tsv: %q: %w", line, err)
		}
		takes[f[0]] = append(takes[f[0]], t)
	}
	return takes, nil
}

func (b *bank) has(name string) bool { return len(b.takes[name]) > 0 }

// pcm returns the samples of a take, or nil if it is not decoded yet.
func (b *bank) pcm(t take) []int16 {
	if int64(t.start+t.length) > b.decoded.Load() {
		return nil
	}
	return b.samples[t.start : t.start+t.length]
}

// decode decodes the pack, once.
func (b *bank) decode(pack []byte) {
	b.once.Do(func() {
		r, err := oggvorbis.NewReader(bytes.NewReader(pack))
		if err != nil {
			return
		}
		samples := make([]int16, r.Length())
		b.samples = samples
		buf := make([]float32, decodeStep)
		for n := 0; n < len(samples); {
			read, err := r.Read(buf)
			for i, x := range buf[:min(read, len(samples)-n)] {
				samples[n+i] = int16(clamp(float64(x), -1, 1) * 32767)
			}
			n = min(n+read, len(samples))
			b.decoded.Store(int64(n))
			if err != nil {
				return
			}
			time.Sleep(time.Millisecond)
		}
	})
}
