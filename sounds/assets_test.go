package sounds

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Limits of what a player has to download, in bytes.
const (
	maxPack  = 250_000
	maxTitle = 420_000
	maxGame  = 1_000_000 // all files of a game's piece; the effects are everybody's
)

// peakLimit is -1 dBFS.
var peakLimit = math.Pow(10, -1.0/20)

func decodedBank(t *testing.T) *bank {
	t.Helper()
	b := newBank()
	b.decode(readPack(t))
	if b.decoded.Load() == 0 || b.decoded.Load() != int64(len(b.samples)) {
		t.Fatalf("decoded %d of %d samples", b.decoded.Load(), len(b.samples))
	}
	return b
}

func TestEffectsAreClean(t *testing.T) {
	b := decodedBank(t)
	for _, name := range Names() {
		for i, take := range b.takes[name] {
			pcm := b.pcm(take)
			if pcm == nil {
				t.Errorf("%s %d: outside the pack", name, i)
				continue
			}
			x := make([]float64, len(pcm))
			var peak, sum float64
			for j, v := range pcm {
				x[j] = float64(v) / 32767
				peak = max(peak, math.Abs(x[j]))
				sum += x[j]
			}
			if peak > peakLimit {
				t.Errorf("%s %d: peak %.2f", name, i, peak)
			}
			if peak < 0.02 {
				t.Errorf("%s %d: nearly silent, peak %.3f", name, i, peak)
			}
			if mean := math.Abs(sum / float64(len(x))); mean > 0.004 {
				t.Errorf("%s %d: offset %.4f", name, i, mean)
			}
			if a, z := math.Abs(x[0]), math.Abs(x[len(x)-1]); a > 0.01 || z > 0.01 {
				t.Errorf("%s %d: clicks: begins at %.3f, ends at %.3f", name, i, a, z)
			}
			if share := power(above(x, 8000)) / power(x); share > 0.01 {
				t.Errorf("%s %d: piercing: %.1f %% of its energy above 8 kHz", name, i, share*100)
			}
			if share := power(above(x, 3500)) / power(x); share > 0.35 {
				t.Errorf("%s %d: sharp: %.0f %% of its energy above 3.5 kHz", name, i, share*100)
			}
			if seconds := float64(len(x)) / SampleRate; seconds > 3 {
				t.Errorf("%s %d: %.1f s long", name, i, seconds)
			}
		}
	}
}

// TestLoudness keeps roles apart: what is heard a hundred times is quieter
// than what decides a match.
func TestLoudness(t *testing.T) {
	b := decodedBank(t)
	level := func(name string) float64 {
		var loudest float64
		for _, take := range b.takes[name] {
			x := b.pcm(take)
			const window = SampleRate / 10
			var sum float64
			for i, v := range x {
				sum += float64(v) * float64(v)
				if i >= window {
					sum -= float64(x[i-window]) * float64(x[i-window])
				}
				loudest = max(loudest, sum)
			}
		}
		return 10 * math.Log10(loudest)
	}
	for _, pair := range [][2]string{
		{"ui-focus", "ui-tap"}, {"ui-tap", "stack"}, {"card-deal", "card-reveal"},
		{"hit-light", "hit-medium"}, {"hit-medium", "hit-heavy"},
		{"attack-light", "attack-medium"}, {"attack-medium", "attack-heavy"},
	} {
		if a, b := level(pair[0]), level(pair[1]); a >= b {
			t.Errorf("%s (%.1f dB) is not quieter than %s (%.1f dB)", pair[0], a, pair[1], b)
		}
	}
}

// TestSectionsFit checks that all files of a piece have the same sections, that
// slots begin and end in silence, and that nothing is too loud.
func TestSectionsFit(t *testing.T) {
	for name, files := range pieces() {
		var at layout
		for _, file := range files {
			r, err := newReader(readMusic(t, file))
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if at.length == 0 {
				at = r.at
			}
			if r.at != at {
				t.Errorf("%s: the files differ in their sections: %s has %+v, not %+v", name, file, r.at, at)
			}
			for s := range at.sections {
				x := make([]float32, at.slot*2)
				r.read(x, s, 0)
				if r.broken {
					t.Fatalf("%s: section %d cannot be read", file, s)
				}
				var peak, edge float64
				for i, v := range x {
					v := math.Abs(float64(v))
					peak = max(peak, v)
					if i < 200 || i > len(x)-200 {
						edge = max(edge, v)
					}
				}
				if peak > peakLimit || peak < 0.02 {
					t.Errorf("%s, section %d: peak %.2f", file, s, peak)
				}
				if edge > 0.004 {
					t.Errorf("%s, section %d: its slot clicks: %.4f at an end", file, s, edge)
				}
			}
		}
	}
}

// TestProgrammes checks that no section comes back in the same variation within three minutes of a game's piece.
func TestProgrammes(t *testing.T) {
	for name, files := range pieces() {
		r, err := newReader(readMusic(t, files[0]))
		if err != nil {
			t.Fatal(err)
		}
		variations := []variation{written, invented, breath}
		if len(files) > 3 {
			variations = append(variations, borrowed)
		}
		for seed := range uint64(300) {
			order := programme(r.at.sections, variations, rand.New(rand.NewPCG(seed, 1)))
			if len(order) != int(r.at.sections)*len(variations) || order[0] != (turn{0, written}) {
				t.Fatalf("%s: %v", name, order)
			}
			seen := map[turn]bool{}
			for i, now := range order {
				if next := order[(i+1)%len(order)]; seen[now] || !follows(now, next) {
					t.Fatalf("%s, seed %d: %v is followed by %v, or comes twice", name, seed, now, next)
				}
				seen[now] = true
			}
		}
		round := float64(int64(len(variations))*r.at.sections*r.at.length) / SampleRate
		t.Logf("%s: all variations of all sections in %.0f s", name, round)
		if least := 180.0; name != "title" && round < least {
			t.Errorf("%s repeats after %.0f s", name, round)
		}
	}
}

func TestSeekEqualsPlaying(t *testing.T) {
	for _, file := range []string{"zutomayo-tense", "zutomayo-calm-lead"} {
		open := func() *reader {
			r, err := newReader(readMusic(t, file))
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		r := open()
		const frames = 3000
		whole := make([]float32, (r.at.slot+frames)*2)
		for i := int64(0); i < r.at.slot+frames; i += 500 { // in pieces, as the mixer does
			n := min(500, r.at.slot+frames-i)
			r.read(whole[i*2:(i+n)*2], 1, i)
		}
		if r.broken {
			t.Fatal("broken while playing")
		}
		if rms32(whole[r.at.slot*2:]) != 0 {
			t.Errorf("%s: something sounds after the slot", file)
		}
		part := make([]float32, frames*2)
		for _, from := range []int64{0, 1, 777, 44100, 300_001, r.at.slot - frames, r.at.slot - 10} {
			other := open()
			other.read(part, 1, from)
			for i, x := range part {
				if math.Abs(float64(x-whole[from*2+int64(i)])) > 1e-4 || other.broken {
					t.Errorf("%s: reading from frame %d differs from playing up to it: sample %d is %f, not %f", file, from, i, x, whole[from*2+int64(i)])
					break
				}
			}
		}
	}
}

func rms32(x []float32) float64 {
	sum := 0.0
	for _, v := range x {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum / float64(max(1, len(x))))
}

// TestRatesAreKept compares a tone of another rate with the tone as it should be.
func TestRatesAreKept(t *testing.T) {
	for _, rate := range []int64{16000, 22000, 24000, 44100} {
		r := &reader{at: layout{1, 0, SampleRate, 0, SampleRate}, channels: 1, num: rate / 100}
		for i := range rate + 100 {
			r.buf = append(r.buf, float32(math.Sin(2*math.Pi*1000*float64(i)/float64(rate))))
		}
		x := make([]float32, 2*20000)
		r.section, r.next = 0, 2000
		r.read(x, 0, 2000)
		for i := range 20000 {
			if want := math.Sin(2 * math.Pi * 1000 * float64(i+2000) / SampleRate); math.Abs(float64(x[2*i])-want) > 0.01 {
				t.Fatalf("%d Hz: frame %d is %.3f, not %.3f", rate, i, x[2*i], want)
			}
		}
	}
}

// FuzzReader reads whatever claims to be music.
func FuzzReader(f *testing.F) {
	f.Add([]byte("OggS"), int64(0))
	whole, err := os.ReadFile("title-solo.ogg")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole[:20000], int64(100))
	f.Fuzz(func(t *testing.T, data []byte, from int64) {
		r, err := newReader(data)
		if err != nil {
			return
		}
		x := make([]float32, 2048)
		r.read(x, 0, from)
		r.read(x, from, 0)
	})
}

func TestSizes(t *testing.T) {
	size := func(files ...string) (bytes int) {
		for _, file := range files {
			bytes += len(readMusic(t, file))
		}
		return bytes
	}
	pack := len(readPack(t)) + len(effectsTable)
	if pack > maxPack {
		t.Errorf("the effects are %d bytes", pack)
	}
	if n := size(pieces()["title"]...); n > maxTitle {
		t.Errorf("the title music is %d bytes", n)
	}
	for name, files := range pieces() {
		if n := size(files...); n > maxGame {
			t.Errorf("%s: %d bytes of music", name, n)
		}
	}
}

func TestFilesAreThere(t *testing.T) {
	var onDisk []string
	found, err := filepath.Glob("*.ogg")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		onDisk = append(onDisk, "sounds/"+f)
	}
	files := Files()
	slices.Sort(files)
	if !slices.Equal(files, onDisk) {
		t.Errorf("Files() = %q, in the directory: %q", files, onDisk)
	}
}

func readPack(t *testing.T) (pack []byte) {
	t.Helper()
	Embedded(packFile, func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		pack = data
	})
	return pack
}

func readMusic(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file + ".ogg")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// above is what of x lies above a frequency: two high-pass sections, 24 dB an octave.
func above(x []float64, frequency float64) []float64 {
	for range 2 {
		w := 2 * math.Pi * frequency / SampleRate
		alpha, c := math.Sin(w)/(2*0.707), math.Cos(w)
		a0 := 1 + alpha
		b0, b1 := (1+c)/2/a0, -(1+c)/a0
		a1, a2 := -2*c/a0, (1-alpha)/a0
		out := make([]float64, len(x))
		var x1, x2, y1, y2 float64
		for i, v := range x {
			out[i] = b0*v + b1*x1 + b0*x2 - a1*y1 - a2*y2
			x2, x1, y2, y1 = x1, v, y1, out[i]
		}
		x = out
	}
	return x
}

func power(x []float64) (sum float64) {
	for _, v := range x {
		sum += v * v
	}
	return sum
}
