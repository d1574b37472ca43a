package sounds

import (
	"encoding/binary"
	"errors"
	"math"
	"sync"
	"testing"
	"time"
)

// sounder is ui.Sounds, which this package does not import.
type sounder interface {
	Play(name string, gain, pan float64)
	Music(name string, tension float64)
	Hush(ticks int)
}

var _ sounder = (*Player)(nil)

// stage is a player whose device is the test.
type stage struct {
	*Player
	t         *testing.T
	clock     time.Time
	suspended []bool
}

func (s *stage) suspend(on bool) { s.suspended = append(s.suspended, on) }

func newStage(t *testing.T) *stage {
	s := &stage{t: t, clock: time.Unix(1000, 0)}
	s.Player = newPlayer(Embedded, func(*Player) (device, error) { return s, nil })
	s.now = func() time.Time { return s.clock }
	s.bank.decode(readPack(t))
	s.SetVolume(1, 1, false)
	s.hear(0.01) // the device fills itself in advance
	return s
}

// hear lets time pass and returns the left and right channel.
func (s *stage) hear(seconds float64) (left, right []float64) {
	s.t.Helper()
	for rest := int(seconds * SampleRate); rest > 0; rest -= 512 {
		out := make([]byte, min(rest, 512)*8)
		n, err := s.Read(out)
		if err != nil || n != len(out) {
			s.t.Fatalf("Read = %d, %v", n, err)
		}
		for i := 0; i < n; i += 8 {
			left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(out[i:]))))
			right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(out[i+4:]))))
		}
		s.clock = s.clock.Add(time.Duration(len(out)/8) * time.Second / SampleRate)
	}
	return left, right
}

func rms(x []float64) float64 { return math.Sqrt(power(x) / float64(len(x))) }

// awaitMusic waits until files of music have been fetched.
func (s *stage) awaitMusic(files ...string) {
	s.t.Helper()
	for range 1000 {
		s.hear(0.001)
		s.mu.Lock()
		all := true
		for _, file := range files {
			all = all && s.tracks[file] != nil && s.tracks[file].data != nil
		}
		s.mu.Unlock()
		if all {
			return
		}
		time.Sleep(time.Millisecond)
	}
	s.t.Fatalf("not fetched: %v", files)
}

func TestPlay(t *testing.T) {
	s := newStage(t)
	s.Play("no such sound", 1, 0)
	s.Play("card-place", 0, 0)
	s.Play("card-place", math.NaN(), math.NaN())
	if l, _ := s.hear(0.2); rms(l) != 0 {
		t.Error("something sounds that should not")
	}
	s.Play("card-place", 1, -1)
	l, r := s.hear(0.2)
	if rms(l) == 0 || rms(l) < 3*rms(r) {
		t.Errorf("pan to the left: %.4f, %.4f", rms(l), rms(r))
	}
	if l, _ := s.hear(0.2); rms(l[SampleRate/10:]) != 0 {
		t.Error("a short sound does not end")
	}
}

func TestSameTickIsOneSound(t *testing.T) {
	s := newStage(t)
	for range 5 {
		s.Play("tick", 0.5, 0)
	}
	s.Play("tick", 1, 0)
	s.hear(0.005)
	if n := len(s.mixer.voices); n != 1 {
		t.Fatalf("%d voices", n)
	}
	if g := s.mixer.voices[0].left; g != 1 {
		t.Errorf("gain %v, not the greatest", g)
	}
	s.clock = s.clock.Add(30 * time.Millisecond)
	s.Play("tick", 1, 0)
	s.hear(0.005)
	if n := len(s.mixer.voices); n != 2 {
		t.Errorf("%d voices after two ticks", n)
	}
}

func TestVoicesAreLimited(t *testing.T) {
	s := newStage(t)
	var peak float64
	for range 4 {
		for _, name := range Names() {
			s.Play(name, 1, 0)
		}
		s.clock = s.clock.Add(30 * time.Millisecond)
		l, _ := s.hear(0.02)
		for _, x := range l {
			peak = max(peak, math.Abs(x))
		}
		sounding := 0
		for _, v := range s.mixer.voices {
			if v.fade < 0 {
				sounding++
			}
		}
		if sounding > maxVoices {
			t.Fatalf("%d voices", sounding)
		}
	}
	if peak >= 0.98 {
		t.Errorf("peak %.3f", peak)
	}
}

func TestFirstSoundsWaitButNotForever(t *testing.T) {
	s := newStage(t)
	s.Play("win", 1, 0)
	s.clock = s.clock.Add(200 * time.Millisecond) // the browser wakes its audio
	if l, _ := s.hear(0.1); rms(l) == 0 {
		t.Error("the first sound was lost")
	}
	s.hear(3)
	s.Play("win", 1, 0)
	s.clock = s.clock.Add(time.Minute)
	if l, _ := s.hear(0.1); rms(l) != 0 {
		t.Error("a sound from a minute ago")
	}
	for range 100 {
		s.clock = s.clock.Add(time.Second)
		s.Play("win", 1, 0)
	}
	if len(s.queue) > maxQueue {
		t.Errorf("%d wait", len(s.queue))
	}
}

func TestMuteVolumeSuspend(t *testing.T) {
	s := newStage(t)
	s.Play("win", 1, 0)
	s.hear(0.2)
	s.SetVolume(1, 1, true)
	s.hear(0.8)
	if l, _ := s.hear(0.3); rms(l) > 1e-4 {
		t.Errorf("muted, but %.5f", rms(l))
	}
	s.SetVolume(1, 1, false)
	s.Play("win", 1, 0)
	s.hear(0.3)
	s.Suspend(true)
	s.hear(0.1)
	voice := s.mixer.voices[0].position
	if l, _ := s.hear(1); rms(l) != 0 {
		t.Error("suspended, but it sounds")
	}
	if s.mixer.voices[0].position != voice {
		t.Error("time passes while suspended")
	}
	s.Suspend(false)
	if l, _ := s.hear(0.3); rms(l) == 0 {
		t.Error("does not continue")
	}
	if len(s.suspended) != 2 || !s.suspended[0] || s.suspended[1] {
		t.Errorf("device was told %v", s.suspended)
	}
}

func TestMusicFollowsTensionAndPieces(t *testing.T) {
	s := newStage(t)
	s.Music("zutomayo", 0)
	s.awaitMusic(pieces()["zutomayo"]...)
	s.hear(2)
	if len(s.mixer.pieces) != 1 || s.mixer.pieces[0].tension != 0 {
		t.Fatalf("pieces: %+v", s.mixer.pieces)
	}
	tense := func() *reader {
		q := s.mixer.pieces[0]
		return q.moods[1].base.readers[q.phrases[0].reader]
	}
	if read := tense().next; true {
		if s.hear(0.5); tense().next != read {
			t.Error("the silent mood is decoded")
		}
	}
	s.Music("zutomayo", 1)
	l, _ := s.hear(3)
	if jump := greatestStep(l); jump > 0.25 {
		t.Errorf("a click while moods cross: %.2f", jump)
	}
	if q := s.mixer.pieces[0]; q.tension != 1 || tense().next != q.phrases[0].position {
		t.Errorf("tension %v, file at %d, piece at %d", q.tension, tense().next, q.phrases[0].position)
	}
	s.Music("title", 0)
	s.awaitMusic("title")
	s.hear(0.3)
	if len(s.mixer.pieces) != 2 {
		t.Error("pieces do not cross")
	}
	s.hear(2)
	if len(s.mixer.pieces) != 1 || s.mixer.pieces[0].name != "title" {
		t.Errorf("%d pieces", len(s.mixer.pieces))
	}
	s.Music("", 0)
	s.hear(2)
	if l, _ := s.hear(0.2); rms(l) != 0 || len(s.mixer.pieces) != 0 {
		t.Error("music does not stop")
	}
}

func greatestStep(x []float64) (jump float64) {
	for i := 1; i < len(x); i++ {
		jump = max(jump, math.Abs(x[i]-x[i-1]))
	}
	return jump
}

// TestSectionsInTheOrderOfTheProgramme plays three and a half minutes: every section
// begins exactly when the one before it ends, in the programme's order, and no
// variation of a section is heard twice.
func TestSectionsInTheOrderOfTheProgramme(t *testing.T) {
	s := newStage(t)
	s.Music("zutomayo", 0.5)
	s.awaitMusic(pieces()["zutomayo"]...)
	q := s.mixer.pieces[0]
	length := q.moods[0].base.readers[0].at.length
	heard := map[turn]bool{}
	for i, want := range q.order[:4] {
		now := q.phrases[0]
		if now.turn != want || heard[now.turn] || now.position > length {
			t.Fatalf("phrase %d is %+v, not %+v", i, now, want)
		}
		heard[now.turn] = true
		l, _ := s.hear(float64(length-now.position+512) / SampleRate)
		if rms(l) < 0.01 {
			t.Errorf("phrase %d is silent", i)
		}
		if jump := greatestStep(l); jump > 0.35 {
			t.Errorf("phrase %d: a click of %.2f", i, jump)
		}
		if len(q.phrases) != 2 || q.phrases[1].turn != want {
			t.Errorf("phrase %d: the room does not answer it: %+v", i, q.phrases)
		}
	}
	s.hear(2)
	if len(q.phrases) != 1 {
		t.Error("a section is never over")
	}
}

func TestHush(t *testing.T) {
	s := newStage(t)
	s.Music("title", 0)
	s.awaitMusic("title")
	s.hear(3)
	s.Hush(60)
	s.Play("tick", 1, 0)
	s.hear(0.3)
	if l, _ := s.hear(0.5); rms(l) > 1e-4 {
		t.Errorf("music is heard in the silence: %.5f", rms(l))
	}
	if s.hear(1); s.mixer.hush != 0 {
		t.Errorf("music does not come back: %.3f", s.mixer.hush)
	}
	s.Hush(1 << 30)
	s.hear(4.5)
	if s.mixer.hush == 1 {
		t.Error("a silence without end")
	}
}

func TestBigEffectsDuckMusic(t *testing.T) {
	s := newStage(t)
	s.Music("title", 0)
	s.awaitMusic("title")
	s.hear(2)
	s.Play("win", 1, 0)
	s.hear(0.4)
	if s.mixer.duck < 0.5 {
		t.Errorf("duck %.2f", s.mixer.duck)
	}
	s.hear(5)
	if s.mixer.duck > 0.05 {
		t.Errorf("duck %.2f after the effect", s.mixer.duck)
	}
}

func TestNothingIsDownloadedBeforeAudioRuns(t *testing.T) {
	p := newPlayer(func(string, func([]byte, error)) { t.Error("fetched") }, func(*Player) (device, error) { return &stage{}, nil })
	p.Music("title", 0)
	if _, err := p.Read(make([]byte, 4096)); err != nil { // the device fills itself in advance
		t.Fatal(err)
	}
	time.Sleep(10 * time.Millisecond)
}

func TestMutedMusicIsNotDownloaded(t *testing.T) {
	fetched := make(chan string, 10)
	s := &stage{t: t, clock: time.Unix(1000, 0)}
	s.Player = newPlayer(func(name string, done func([]byte, error)) {
		fetched <- name
		done(nil, errors.New("offline"))
	}, func(*Player) (device, error) { return s, nil })
	s.now = func() time.Time { return s.clock }
	s.SetVolume(1, 0, false)
	s.Music("title", 0)
	s.hear(0.1)
	select {
	case name := <-fetched:
		t.Fatalf("fetched %s for nobody", name)
	case <-time.After(20 * time.Millisecond):
	}
	s.SetVolume(1, 1, false)
	s.hear(0.1)
	if name := <-fetched; name != "sounds/title.ogg" {
		t.Errorf("fetched %s", name)
	}
	s.awaitMusic("title") // built in when the site does not answer
}

func TestEffectsFollow(t *testing.T) {
	fetched := make(chan func([]byte, error), 10)
	s := &stage{t: t, clock: time.Unix(1000, 0)}
	s.Player = newPlayer(func(name string, done func([]byte, error)) {
		if name != packFile {
			t.Errorf("fetched %s", name)
		}
		fetched <- done
	}, func(*Player) (device, error) { return s, nil })
	s.now = func() time.Time { return s.clock }
	s.SetVolume(1, 1, false)
	s.Play("card-place", 1, 0)
	if s.hear(0.01); len(fetched) != 0 {
		t.Error("fetched before audio runs")
	}
	s.hear(0.1)
	(<-fetched)(readPack(t), nil)
	for range 1000 {
		if s.hear(0.0001); len(s.mixer.voices) == 1 {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Error("the effect that waited for the pack is not heard")
}

func TestNoDevice(t *testing.T) {
	p := newPlayer(func(string, func([]byte, error)) { t.Error("fetched without a device") }, func(*Player) (device, error) { return nil, errors.New("no card") })
	told := 0
	p.OnSilence(func(reason error) {
		if told++; reason.Error() != "no card" {
			t.Error(reason)
		}
	})
	for range 1000 {
		p.Play("win", 1, 0)
		p.Music("zutomayo", 0.5)
	}
	p.Suspend(true)
	p.Suspend(false)
	p.SetVolume(0.5, 0.5, false)
	if told != 1 {
		t.Errorf("silence was told %d times", told)
	}
	t.Setenv("GODECK_NOSOUND", "1")
	if d, err := openDevice(p); d != nil || err != nil {
		t.Errorf("GODECK_NOSOUND opens the device: %v, %v", d, err)
	}
}

func TestConcurrentUse(t *testing.T) {
	s := newStage(t)
	var wait sync.WaitGroup
	for _, do := range []func(i int){
		func(i int) { s.Play(Names()[i%len(Names())], 1, 0) },
		func(i int) { s.Music([]string{"title", "zutomayo", ""}[i%3], float64(i%10)/9) },
		func(i int) { s.SetVolume(1, float64(i%5)/4, i%7 == 0) },
		func(i int) { s.set(func(c *control) { c.hidden = i%5 == 0 }) },
	} {
		wait.Go(func() {
			for i := range 200 {
				do(i)
			}
		})
	}
	out := make([]byte, 4096)
	for range 200 {
		if _, err := s.Read(out); err != nil {
			t.Fatal(err)
		}
	}
	wait.Wait()
}

func TestFollow(t *testing.T) {
	s := newStage(t)
	muted := true
	s.Follow(func() (float64, float64, bool) { return 1, 1, muted })
	s.Play("win", 1, 0)
	if l, _ := s.hear(0.2); rms(l) != 0 {
		t.Error("sounds though muted")
	}
	muted = false
	s.Play("win", 1, 0)
	if l, _ := s.hear(0.2); rms(l) == 0 {
		t.Error("silent though not muted")
	}
}
