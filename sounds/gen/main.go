// Command gen makes every sound of godeck from nothing: it synthesises the
// effects, writes the music as MIDI, has FluidSynth play it, cuts exact loops
// and has oggenc encode the results into the directory above.
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
	return s.encode(wav, "pack/effects", 0.3)
}

// list writes which layers every piece of music has, from calm to tense.
func (s studio) list() error {
	var out strings.Builder
	last := ""
	for _, t := range tracks() {
		piece, _, _ := strings.Cut(t.file, "-")
		if piece != last && last != "" {
			out.WriteByte('\n')
		}
		if piece != last {
			out.WriteString(piece)
		}
		out.WriteString("\t" + t.file)
		last = piece
	}
	return os.WriteFile(filepath.Join(s.out, "pack", "music.tsv"), []byte(out.String()+"\n"), 0o644)
}

func (s studio) music(track track) error {
	score := track.score()
	left, right, err := s.perform(track.file, score)
	if err != nil {
		return err
	}
	length := score.samples()
	left, right = master(cutLoop(left, length), cutLoop(right, length), track.loudness)
	wav := filepath.Join(s.tmp, track.file+".wav")
	if err := writeWAV(wav, 2, padLoop(left), padLoop(right)); err != nil {
		return err
	}
	return s.encode(wav, track.file, track.quality,
		fmt.Sprintf("LOOPSTART=%d", loopPad), fmt.Sprintf("LOOPLENGTH=%d", length), "TITLE="+track.title)
}

// stems prints the balance of a mix: loudness while playing, part by part.
func (s studio) stems(track track) error {
	fmt.Println(track.file)
	for i, p := range track.score().parts {
		solo := track.score()
		solo.parts = solo.parts[i : i+1]
		left, right, err := s.perform(track.file+".stem", solo)
		if err != nil {
			return err
		}
		n := solo.samples()
		left, right = left[n:2*n], right[n:2*n]
		fmt.Printf("  program %3d: mean %6.1f, loudest second %6.1f, balance %+.1f\n", p.setup[0][1],
			meanLoudness(left, right), windowLoudness(1, left, right), meanLoudness(right)-meanLoudness(left))
	}
	return nil
}

// perform has FluidSynth play a score.
func (s studio) perform(name string, score *score) (left, right wave, err error) {
	mid := filepath.Join(s.tmp, name+".mid")
	raw := filepath.Join(s.tmp, name+".raw.wav")
	if err := os.WriteFile(mid, score.midi(repeats), 0o644); err != nil {
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
func (s studio) encode(wav, name string, quality float64, comments ...string) error {
	args := []string{"-Q", "--serial", "1", "-q", fmt.Sprint(quality), "-o", filepath.Join(s.out, name+".ogg")}
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
