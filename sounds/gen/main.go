// Command gen makes every sound of godeck from nothing: it synthesises the
// effects, writes the music as MIDI, has FluidSynth play it, cuts its
// sections and has oggenc encode the results into the directory above.
//
// Run it through sounds/make.sh. The same tools give the same bytes.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", ".", "directory of the music; the effects go to pack/ in it")
	tmp := flag.String("tmp", os.TempDir(), "directory for intermediate files")
	font := flag.String("font", "/usr/share/sounds/sf2/FluidR3_GM.sf2", "General MIDI sound font")
	only := flag.String("only", "", "make one of: effects, or a music file's base name")
	stems := flag.Bool("stems", false, "instead of making music, print how loud each part is by itself")
	flag.Parse()

	studio := studio{out: *out, tmp: *tmp, font: *font}
	if *only == "" || *only == "effects" {
		if err := studio.effects(); err != nil {
			log.Fatal(err)
		}
	}
	if err := studio.list(); err != nil {
		log.Fatal(err)
	}
	for _, track := range tracks() {
		if *only != "" && *only != track.file {
			continue
		}
		if *stems {
			if err := studio.stems(track); err != nil {
				log.Fatal(err)
			}
			continue
		}
		if err := studio.music(track); err != nil {
			log.Fatal(err)
		}
	}
}

// studio knows where sounds come from and where they go.
type studio struct{ out, tmp, font string }

func (s studio) effects() error {
	pack, index := packEffects(effects())
	wav := filepath.Join(s.tmp, "effects.wav")
	if err := writeWAV(wav, 1, pack); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(s.out, "pack", "effects.tsv"), []byte(index), 0o644); err != nil {
		return err
	}
	return s.encode(wav, "pack/effects", 0.3, rate, false)
}

// list writes what every piece of music is made of: its moods from calm to
// tense, each with its tune, then the solo.
func (s studio) list() error {
	var out strings.Builder
	for i, t := range tracks() {
		if i == 0 || tracks()[i-1].piece() != t.piece() {
			out.WriteString(t.piece())
		}
		out.WriteString("\t" + t.file + "\t" + t.file + "-lead")
		if i == len(tracks())-1 || tracks()[i+1].piece() != t.piece() {
			out.WriteString("\t" + t.piece() + "-solo\n")
		}
	}
	return os.WriteFile(filepath.Join(s.out, "pack", "music.tsv"), []byte(out.String()), 0o644)
}

// Accompaniments have drums and room, in two channels. What sings alone has one,
// and its piece says how much of its brightness it can spare. The mixer plays any
// rate that a hundredth of a second divides.
const (
	baseRate = 24000
	quality  = -1 // of oggenc: the least
)

// music records a mood of a piece: the accompaniment and the tune by
// themselves, so that the mixer can set the one without the other, and the solo
// that may stand in the tune's place.
func (s studio) music(track track) error {
	whole := track.score()
	record := func(name string, sc *score) (stereo, error) {
		left, right, err := s.perform(name, sc)
		l := sc.layout()
		return stereo{l.cut(sc, left), l.cut(sc, right)}, err
	}
	base, err := record(track.file, whole.only(func(p *part) bool { return !p.sings }))
	if err != nil {
		return err
	}
	lead, err := record(track.file+"-lead", whole.only(func(p *part) bool { return p.sings }))
	if err != nil {
		return err
	}
	base, lead = master(base, lead, track.loudness)
	if err := s.keep(track.file, track, whole, base, false); err != nil {
		return err
	}
	if err := s.keep(track.file+"-lead", track, whole, lead, true); err != nil || track.solo == nil {
		return err
	}
	solo, err := record(track.piece()+"-solo", track.solo())
	if err != nil {
		return err
	}
	solo = solo.shape()
	solo = solo.times(decibels(meanLoudness(lead[0], lead[1]) - meanLoudness(solo[0], solo[1])))
	return s.keep(track.piece()+"-solo", track, whole, solo, true)
}

// keep encodes a recording with the places of its sections.
func (s studio) keep(name string, track track, score *score, w stereo, alone bool) error {
	wav := filepath.Join(s.tmp, name+".wav")
	if err := writeWAV(wav, 2, w[0], w[1]); err != nil {
		return err
	}
	l := score.layout()
	fileRate := baseRate
	if alone {
		fileRate = track.leadRate
	}
	return s.encode(wav, name, quality, fileRate, alone, fmt.Sprintf("SECTIONS=%d", l.sections), fmt.Sprintf("LENGTH=%d", l.length),
		fmt.Sprintf("SLOT=%d", l.slot), fmt.Sprintf("FIRST=%d", margin), fmt.Sprintf("EARLY=%d", early), "TITLE="+track.title)
}

// stems prints the balance of a mix: loudness while playing, part by part.
func (s studio) stems(track track) error {
	fmt.Println(track.file)
	score := track.score()
	for _, p := range score.parts {
		left, right, err := s.perform(track.file+".stem", score.only(func(q *part) bool { return p == q }))
		if err != nil {
			return err
		}
		l := score.layout()
		left, right = l.cut(score, left), l.cut(score, right)
		fmt.Printf("  program %3d: mean %6.1f, loudest second %6.1f, balance %+.1f\n", p.setup[0][1],
			meanLoudness(left, right), windowLoudness(1, left, right), meanLoudness(right)-meanLoudness(left))
	}
	return nil
}

// perform has FluidSynth play a score.
func (s studio) perform(name string, score *score) (left, right wave, err error) {
	mid := filepath.Join(s.tmp, name+".mid")
	raw := filepath.Join(s.tmp, name+".raw.wav")
	if err := os.WriteFile(mid, score.midi(), 0o644); err != nil {
		return nil, nil, err
	}
	err = run("fluidsynth", "-ni", "-q", "-F", raw, "-T", "wav", "-O", "float", "-r", fmt.Sprint(rate), "-g", "0.4",
		"-o", "synth.polyphony=512", "-o", "synth.chorus.active=0",
		"-o", "synth.reverb.room-size=0.62", "-o", "synth.reverb.damp=0.35",
		"-o", "synth.reverb.width=0.8", "-o", "synth.reverb.level=0.55",
		s.font, mid)
	if err != nil {
		return nil, nil, err
	}
	return readFloatWAV(raw)
}

// encode makes an Ogg Vorbis file with a fixed serial number, so that bytes repeat.
func (s studio) encode(wav, name string, quality float64, hertz int, mono bool, comments ...string) error {
	args := []string{"-Q", "--serial", "1", "-q", fmt.Sprint(quality), "-o", filepath.Join(s.out, name+".ogg")}
	if hertz != rate {
		args = append(args, "--resample", fmt.Sprint(hertz))
	}
	if mono {
		args = append(args, "--downmix")
	}
	for _, c := range comments {
		args = append(args, "-c", c)
	}
	return run("oggenc", append(args, wav)...)
}

func run(name string, args ...string) error {
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	return nil
}
