package main

import "math"

// effect is one named sound. Several takes of a name are variants that the
// player takes in turn.
type effect struct {
	name  string
	level float64 // loudness of the loudest tenth of a second, decibels
	duck  float64 // how far music steps back, 0..1
	takes []wave
}

// Levels by role, so that a match is a landscape and not a wall.
const (
	whisper = -33 // focus moving
	touch   = -29 // buttons, paper
	event   = -24 // something changes on the table
	blow    = -20 // attacks, hits
	jingle  = -22 // a game is decided
)

// effects lists everything; interface sounds come first because they are decoded first.
func effects() []effect {
	one := func(name string, level, duck float64, takes ...wave) effect {
		return effect{name, level, duck, takes}
	}
	return []effect{
		one("ui-tap", touch, 0, wood(620, 0.09, 0.5)),
		one("ui-back", touch, 0, join(0.055, wood(540, 0.08, 0.4), wood(410, 0.1, 0.4))),
		one("ui-focus", whisper, 0, wood(880, 0.05, 0.2)),
		one("error", touch+1, 0, errorTone()),
		one("undo", touch, 0, undo()),
		one("card-draw", touch, 0, draw(11), draw(12)),
		one("card-deal", touch-1, 0, deal(21), deal(22), deal(23)),
		one("card-place", touch+1, 0, place(31, 1), place(32, 0.92), place(33, 1.07)),
		one("card-flip", touch, 0, flip(41), flip(42)),
		one("card-reveal", event, 0.2, reveal()),
		one("shuffle", touch, 0, shuffle()),
		one("commit", event, 0.2, commit()),
		one("tick", touch+1, 0, tick(1), tick(1.06), tick(0.94), tick(0.98)),
		one("stack", event-2, 0, stack()),
		one("resolve", event-1, 0.2, resolve()),
		one("turn-start", event-2, 0.2, turnStart()),
		one("your-turn", event, 0.3, yourTurn()),
		one("power-gain", event-1, 0.1, powerGain()),
		one("charge", event, 0.2, charge()),
		one("abyss", event+1, 0.4, abyss()),
		one("bell-night", event, 0.5, bellNight()),
		one("bell-day", event+2.2, 0.5, bellDay()),
		one("attack-light", blow-4, 0.2, attack(51, 0.22, 1500, 0)),
		one("attack-medium", blow-2.6, 0.3, attack(52, 0.3, 1000, 0.5)),
		one("attack-heavy", blow-2.3, 0.45, attack(53, 0.42, 700, 1)),
		one("hit-light", blow-3, 0.2, hit(61, 190, 0.07, 0.8), hit(62, 205, 0.07, 0.8)),
		one("hit-medium", blow-1, 0.35, hit(63, 140, 0.13, 0.7), hit(64, 150, 0.13, 0.7)),
		one("hit-heavy", blow+1, 0.6, hitHeavy()),
		one("shield", event+1, 0.3, shield()),
		one("heal", event, 0.2, heal()),
		one("break", blow-1, 0.4, shatter()),
		one("defeat", event+1, 0.4, defeat()),
		one("dice-throw", event-2, 0, diceThrow()),
		one("dice-land", event-1, 0, diceLand()),
		one("area-enter", event, 0.4, areaEnter()),
		one("area-leave", event-1, 0.3, areaEnter().reversed().times(swell(0.7, 1.8))),
		one("win", jingle, 0.8, win()),
		one("lose", jingle, 0.8, lose()),
		one("draw-game", jingle, 0.8, drawGame()),
		one("mana-tap", touch+3, 0, manaTap(81), manaTap(86)),
		one("mana-charge", event-1, 0.1, manaCharge()),
		one("shield-break", blow-2, 0.35, shieldBreak(0)),
		one("trigger", event+2, 0.4, trigger()),
		one("priority-pass", touch-1, 0, join(0.05, wood(470, 0.07, 0.5), paper(601, 0.09, 1500, 900, swell(0.03, 0.09)).scale(0.5))),
		one("fizzle", event-2, 0.1, fizzle()),
		one("base-fall", blow-2, 0.6, baseFall()),
		one("march", event-2, 0.1, march(611)),
		one("trap-spring", event+2, 0.3, trapSpring()),
		one("chain", event-1, 0.1, chainLink()),
		one("equip", event-1, 0.1, equip()),
		one("war-horn", event+1, 0.3, warHorn()),
		one("coin", touch+3, 0, coin()),
		one("die-hit", blow-2, 0.4, dieHit()),
		one("die-miss", event-1, 0.3, dieMiss()),
		one("strike", event-1, 0.25, chime(74)),
		one("crowd-rise", event-2, 0.2, crowd(951, 0.9, 0.72, 380, 700)),
		one("crowd-roar", blow-3, 0.35, crowd(961, 0.8, 0.1, 800, 560)),
		one("crowd-groan", event-1, 0.25, crowd(971, 0.55, 0.14, 460, 250)),
		one("circle", event, 0.3, circle()),
		one("stone-crack", event, 0.2, stoneCrack(0), stoneCrack(1)),
		one("steel", event-1, 0.1, steel(0, 57), steel(1, 59)),
		one("counter", event, 0.2, counter()),
		one("soul", event-1, 0.1, soul()),
		one("wobble", touch+2, 0, wobble()),
		one("crayon", touch+2, 0, crayon()),
		one("tape", event-3, 0, tape()),
		one("carton", event-1, 0.1, carton()),
		one("boing", event+1, 0.3, boing()),
		one("pop", event-1, 0.2, pop()),
	}
}

// Notes in hertz; A4 is 440.
func note(midi float64) float64 { return 440 * math.Pow(2, (midi-69)/12) }

// join places sounds one after another, a fixed step apart.
func join(step float64, sounds ...wave) wave {
	var w wave
	for i, s := range sounds {
		end := step*float64(i) + float64(len(s))/rate
		w = grow(w, end)
		w.add(step*float64(i), 1, s)
	}
	return w
}

func grow(w wave, seconds float64) wave {
	if n := int(seconds*rate) + 1; n > len(w) {
		w = append(w, make(wave, n-len(w))...)
	}
	return w
}

// Materials.

// wood is a knock on a small block.
func wood(freq, seconds, body float64) wave {
	w := struck(freq, seconds, 0.0015,
		mode{1, 1, 0.018}, mode{2.57, 0.28, 0.009}, mode{4.3, 0.08, 0.004}, mode{0.5, body, 0.03})
	w.add(0, 0.3, noise(uint64(freq), 0.014, strike(0.001, 0.003)).filter(lowpass, constant(5000), 0.7))
	return w
}

// paper is a brush of card over card: noise whose colour moves.
func paper(seed uint64, seconds, from, to float64, amp curve) wave {
	w := noise(seed, seconds, amp)
	return w.filter(bandpass, glide(from*1.2, to*1.2, seconds), 0.75).filter(lowpass, constant(7500), 0.6)
}

// felt is the dull knock of a card or die on cloth.
func felt(freq, tau float64) wave {
	w := tone(tau*7, glide(freq*1.5, freq, 0.02), strike(0.003, tau), 0.6, 0.15)
	w.add(0, 0.6, noise(uint64(freq*100), 0.05, strike(0.001, 0.012)).filter(lowpass, constant(2400), 0.7))
	return w
}

// drum is a skin: the pitch falls as the stroke spreads.
func drum(seed uint64, freq, tau, crack float64) wave {
	w := tone(tau*7, glide(freq*1.9, freq, 0.05), strike(0.002, tau), 1, 0.4, 0.22, 0.12)
	w.add(0, 0.35, tone(tau*4, constant(freq*2.14), strike(0.002, tau*0.4)))
	w.add(0, crack, noise(seed, 0.16, strike(0.001, 0.024)).filter(lowpass, glide(6500, 1200, 0.1), 0.7))
	return w
}

// bell is cast metal: partials of a temple bell, each beating with a twin.
func bell(freq, seconds float64) wave {
	var modes []mode
	for _, m := range []mode{{0.5, 0.32, 1.3}, {1, 1, 0.9}, {1.19, 0.4, 0.7}, {1.56, 0.3, 0.5},
		{2, 0.42, 0.45}, {2.66, 0.2, 0.3}, {3.01, 0.12, 0.22}, {4.1, 0.06, 0.12}} {
		modes = append(modes, m, mode{m.ratio * 1.0035, m.amp * 0.5, m.tau})
	}
	return struck(freq, seconds, 0.004, modes...)
}

// glow is a soft voice: a sine with a hint of harmonics that swells and fades.
func glow(midi, peak, end float64) wave {
	vibrato := func(t float64) float64 { return note(midi) * (1 + 0.0025*math.Sin(2*math.Pi*5.1*t)) }
	return tone(end, vibrato, swell(peak, end), 1, 0.18, 0.06)
}

// kotoNote is a koto-like note.
func kotoNote(midi, seconds float64) wave {
	w := pluck(uint64(midi), note(midi), seconds, 0.5).filter(lowpass, constant(4200), 0.7)
	w.add(0, 0.15, wood(note(midi)*2, 0.05, 0))
	return w
}

// Interface.

func errorTone() wave {
	w := silence(0.34)
	w.add(0, 1, tone(0.16, constant(note(64)), strike(0.006, 0.05), 1, 0.25))
	w.add(0.12, 1, tone(0.2, constant(note(62.9)), strike(0.006, 0.06), 1, 0.25))
	return w
}

func undo() wave {
	w := paper(71, 0.24, 2000, 700, swell(0.17, 0.24))
	w.add(0.02, 0.22, tone(0.2, glide(520, 300, 0.18), swell(0.05, 0.2)))
	return w
}

// Cards.

func draw(seed uint64) wave {
	w := silence(0.3)
	w.add(0, 1, paper(seed, 0.22, 800, 2700, swell(0.15, 0.22)))
	w.add(0.19, 0.5, paper(seed+100, 0.06, 2200, 1400, strike(0.002, 0.012)))
	return w
}

func deal(seed uint64) wave {
	w := silence(0.2)
	w.add(0, 0.8, paper(seed, 0.12, 1200, 2600, swell(0.06, 0.12)))
	w.add(0.1, 0.6, felt(150, 0.012))
	return w
}

func place(seed uint64, pitch float64) wave {
	w := silence(0.24)
	w.add(0, 0.35, paper(seed, 0.07, 2300, 1200, swell(0.05, 0.07)))
	w.add(0.05, 0.9, felt(150*pitch, 0.02))
	w.add(0.052, 0.55, paper(seed+100, 0.06, 1900*pitch, 900, strike(0.002, 0.014)))
	return w
}

func flip(seed uint64) wave {
	w := silence(0.26)
	w.add(0, 0.7, paper(seed, 0.12, 900, 2400, swell(0.08, 0.12)))
	w.add(0.11, 0.9, paper(seed+100, 0.08, 2500, 1300, strike(0.003, 0.018)))
	w.add(0.12, 0.4, felt(140, 0.015))
	return w
}

func reveal() wave {
	w := silence(0.9)
	w.add(0, 0.9, flip(43))
	for i, midi := range []float64{69, 76, 83} {
		w.add(0.12+0.045*float64(i), 0.22, glow(midi, 0.06, 0.6))
	}
	return w.room(0.3, 0.5)
}

func shuffle() wave {
	w := silence(1.05)
	for i := range 26 {
		at := 0.55 * math.Pow(float64(i)/26, 0.85)
		w.add(at, 0.4+0.012*float64(i), paper(uint64(200+i), 0.05, 1500+30*float64(i), 2100, strike(0.003, 0.009)))
	}
	w.add(0.58, 0.9, paper(240, 0.3, 2400, 900, swell(0.1, 0.3)))
	w.add(0.86, 0.8, felt(120, 0.02))
	w.add(0.865, 0.4, paper(241, 0.06, 1800, 900, strike(0.002, 0.014)))
	return w
}

func commit() wave {
	w := silence(0.32)
	w.add(0, 0.6, wood(760, 0.2, 0.3))
	w.add(0.002, 0.5, struck(1180, 0.2, 0.002, mode{1, 1, 0.035}, mode{1.8, 0.2, 0.02}))
	w.add(0.006, 0.9, felt(125, 0.03))
	return w.room(0.25, 0.35)
}

// The clock.

func tick(pitch float64) wave {
	w := silence(0.16)
	w.add(0, 1, struck(1150*pitch, 0.1, 0.001, mode{1, 0.5, 0.012}, mode{1.73, 0.25, 0.008}, mode{0.42, 1, 0.02}, mode{2.9, 0.08, 0.004}))
	w.add(0, 0.35, noise(uint64(pitch*1000), 0.01, strike(0.001, 0.002)).filter(lowpass, constant(5500), 0.7))
	return w.room(0.18, 0.2)
}

func bellNight() wave {
	w := silence(2.3)
	w.add(0, 1, bell(note(50), 2.2))
	w.add(0.02, 0.3, glow(57, 0.5, 2.0))
	w.add(0.25, 0.22, glow(64.0, 0.5, 1.8))
	w.add(0.4, 0.16, glow(60, 0.6, 1.8))
	return w.room(0.35, 0.8).times(swellOut(2.6))
}

func bellDay() wave {
	w := silence(2.0)
	w.add(0, 0.8, bell(note(62), 1.8))
	for i, midi := range []float64{69, 74, 78, 81, 86} {
		w.add(0.1+0.09*float64(i), 0.2, kotoNote(midi, 1.0))
		w.add(0.1+0.09*float64(i), 0.12, glow(midi, 0.2, 1.3))
	}
	return w.room(0.3, 0.7).times(swellOut(2.3))
}

// chime is a number struck on a small bell.
func chime(midi float64) wave {
	w := silence(0.62)
	w.add(0, 0.9, bell(note(midi), 0.6))
	w.add(0, 0.35, wood(1100, 0.03, 0.5))
	return w.room(0.2, 0.3).times(swellOut(0.72))
}

// crowd is a full stand with one throat: it swells to its peak (seconds) and lets
// go; its vowel moves from one pitch of the mouth to another.
func crowd(seed uint64, seconds, peak, from, to float64) wave {
	w := silence(seconds)
	for i := range 5 { // ranks, none quite together
		x := float64(i)
		late := 0.03 * math.Mod(x*0.618, 1)
		swells := swell(peak, seconds-late)
		w.add(late, 0.5, noise(seed+uint64(i), seconds, swells).filter(bandpass, glide(from*(1+0.13*x), to*(1+0.13*x), seconds), 2.4))
		voice := 118 + 21*x
		w.add(late, 0.05, tone(seconds-late, glide(voice, voice*(1+0.25*(to-from)/(to+from)), seconds), swells, 1, 0.7, 0.5, 0.35, 0.2))
	}
	return w.room(0.2, 0.12).times(swellOut(seconds + 0.12))
}

// swellOut leaves a sound alone and closes its last third.
func swellOut(seconds float64) curve {
	return func(t float64) float64 {
		x := (t - seconds*2/3) / (seconds / 3)
		if x <= 0 {
			return 1
		}
		c := math.Cos(math.Pi / 2 * min(x, 1))
		return c * c
	}
}

// Powers.

func powerGain() wave {
	w := silence(0.7)
	for i, midi := range []float64{64, 67, 71, 76} {
		w.add(0.055*float64(i), 0.6, kotoNote(midi, 0.5))
		w.add(0.055*float64(i), 0.2, glow(midi, 0.05, 0.4))
	}
	return w.room(0.2, 0.35)
}

func charge() wave {
	saw := tone(0.8, glide(123, 247, 0.7), swell(0.6, 0.8), 1, 0.5, 0.33, 0.25, 0.2, 0.16, 0.14, 0.12)
	w := saw.filter(lowpass, glide(400, 3200, 0.7), 1.1)
	w.add(0.05, 0.3, paper(301, 0.7, 400, 2200, swell(0.55, 0.7)))
	w.add(0.58, 0.25, glow(76, 0.06, 0.2))
	return w.room(0.2, 0.3)
}

func abyss() wave {
	w := tone(1.1, glide(190, 58, 1.0), swell(0.12, 1.1), 1, 0.6, 0.45, 0.3, 0.2)
	w.add(0, 0.5, tone(1.1, glide(199, 55, 1.0), swell(0.2, 1.1), 1, 0.5, 0.4))
	w.add(0, 0.7, noise(302, 1.1, swell(0.1, 1.1)).filter(lowpass, glide(2600, 220, 1), 0.8))
	w.add(0.02, 0.5, struck(note(53), 0.9, 0.01, mode{1, 0.6, 0.3}, mode{1.414, 0.4, 0.22}))
	return w.room(0.35, 0.7)
}

func shield() wave {
	w := struck(720, 0.7, 0.004, mode{1, 1, 0.16}, mode{1.502, 0.6, 0.13}, mode{2.24, 0.3, 0.08}, mode{3.3, 0.1, 0.04}, mode{0.5, 0.5, 0.1})
	w.add(0, 0.5, paper(303, 0.16, 700, 2400, swell(0.03, 0.16)))
	w.add(0, 0.6, felt(130, 0.03))
	return w.room(0.3, 0.45)
}

func heal() wave {
	w := silence(1.0)
	for i, midi := range []float64{62, 66, 69, 76} {
		w.add(0.09*float64(i), 0.5, glow(midi, 0.16, 0.7))
	}
	return w.room(0.35, 0.6)
}

// Fights.

func attack(seed uint64, seconds, colour, weight float64) wave {
	w := silence(seconds + 0.08)
	w.add(0, 1, noise(seed, seconds, swell(seconds*0.72, seconds)).filter(bandpass, glide(colour*0.4, colour*1.6, seconds), 1.1).filter(lowpass, constant(6000), 0.6))
	w.add(0, 0.4*weight, noise(seed+1, seconds, swell(seconds*0.6, seconds)).filter(lowpass, glide(150, 600, seconds), 0.8))
	w.add(0, 0.22*weight, tone(seconds, glide(80, 150, seconds), swell(seconds*0.7, seconds), 1, 0.5, 0.3))
	return w
}

func hit(seed uint64, freq, tau, crack float64) wave {
	return drum(seed, freq, tau, crack).room(0.15, 0.25)
}

func hitHeavy() wave {
	w := silence(0.8)
	w.add(0, 0.62, drum(65, 88, 0.18, 1.3))
	w.add(0.004, 0.6, drum(66, 172, 0.1, 0.6))
	w.add(0.01, 0.45, noise(67, 0.6, strike(0.004, 0.12)).filter(lowpass, glide(1800, 200, 0.4), 0.7))
	return w.room(0.25, 0.5)
}

func shatter() wave {
	w := silence(0.8)
	w.add(0, 0.8, drum(68, 170, 0.06, 0.8))
	for i := range 18 {
		x := float64(i)
		at := 0.01 + 0.42*math.Pow(x/18, 1.4)
		freq := 900 + 1900*math.Mod(x*0.618, 1)
		w.add(at, 0.3*math.Exp(-x/11), struck(freq, 0.2, 0.0015, mode{1, 1, 0.03}, mode{1.62, 0.5, 0.02}))
	}
	return w.room(0.22, 0.35)
}

func defeat() wave {
	w := silence(0.95)
	w.add(0, 0.6, tone(0.8, glide(330, 110, 0.7), swell(0.04, 0.8), 1, 0.3, 0.15).filter(lowpass, glide(2000, 300, 0.7), 0.8))
	w.add(0, 0.7, drum(69, 110, 0.09, 0.5))
	for i := range 16 {
		w.add(0.08+0.04*float64(i), 0.3*math.Exp(-float64(i)/9), paper(uint64(320+i), 0.06, 1100-40*float64(i), 600, strike(0.004, 0.014)))
	}
	return w.room(0.3, 0.5)
}

// Dice.

func diceClick(seed uint64, freq float64) wave {
	w := struck(freq, 0.08, 0.001, mode{1, 1, 0.008}, mode{1.9, 0.35, 0.005}, mode{0.45, 0.5, 0.012})
	w.add(0, 0.12, noise(seed, 0.01, strike(0.001, 0.002)).filter(lowpass, constant(4000), 0.7))
	return w
}

func diceThrow() wave {
	w := silence(0.5)
	for i := range 8 {
		x := float64(i)
		w.add(0.045*x+0.012*math.Mod(x*0.618, 1), 0.5+0.3*math.Mod(x*0.382, 1), diceClick(uint64(400+i), 1300+400*math.Mod(x*0.618, 1)))
	}
	w.add(0.22, 0.6, paper(410, 0.26, 600, 1800, swell(0.14, 0.26)))
	return w
}

func diceLand() wave {
	w := silence(0.8)
	at, gap := 0.0, 0.19
	for i := range 7 {
		x := float64(i)
		strength := math.Pow(0.68, x)
		w.add(at, strength, felt(170+12*x, 0.016))
		w.add(at, 0.5*strength, diceClick(uint64(420+i), 1150+220*math.Mod(x*0.618, 1)))
		at += gap
		gap *= 0.66
	}
	return w
}

// The stack and areas.

func stack() wave {
	w := silence(0.4)
	w.add(0, 0.7, felt(150, 0.02))
	w.add(0, 0.5, kotoNote(69, 0.35))
	w.add(0.06, 0.35, kotoNote(74, 0.3))
	return w.room(0.15, 0.25)
}

func resolve() wave {
	w := silence(0.7)
	w.add(0, 0.6, paper(501, 0.25, 500, 1800, swell(0.2, 0.25)))
	for i, midi := range []float64{74, 69, 66, 62} {
		w.add(0.16+0.03*float64(i), 0.4, kotoNote(midi, 0.5))
	}
	w.add(0.2, 0.3, glow(62, 0.08, 0.45))
	return w.room(0.22, 0.35)
}

func areaEnter() wave {
	w := silence(1.3)
	w.add(0, 0.8, noise(502, 1.2, swell(0.5, 1.2)).filter(lowpass, glide(400, 1800, 0.6), 0.8))
	w.add(0.1, 0.5, glow(57, 0.4, 1.1))
	w.add(0.15, 0.4, glow(64, 0.4, 1.1))
	w.add(0.25, 0.25, glow(71, 0.4, 1.0))
	w.add(0.4, 0.2, bell(note(57), 0.9))
	return w.room(0.3, 0.5)
}

// Turns and results, all within one pentatonic so that they agree with the music.

func turnStart() wave {
	return join(0.11, kotoNote(64, 0.5), kotoNote(71, 0.6)).room(0.22, 0.4)
}

func yourTurn() wave {
	w := join(0.1, kotoNote(69, 0.5), kotoNote(74, 0.5), kotoNote(78, 0.9))
	w.add(0.2, 0.2, glow(74, 0.08, 0.6))
	return w.room(0.25, 0.45)
}

func win() wave {
	w := silence(2.2)
	for i, midi := range []float64{62, 66, 69, 74, 76, 78, 81} {
		w.add(0.095*float64(i), 0.55, kotoNote(midi, 1.4))
	}
	for _, midi := range []float64{50, 57, 62, 66, 69, 76} {
		w.add(0.66, 0.13, glow(midi, 0.18, 1.5))
	}
	w.add(0.66, 0.5, drum(601, 90, 0.16, 0.3))
	w.add(0.66, 0.14, bell(note(74), 1.2))
	return w.room(0.3, 0.7)
}

func lose() wave {
	w := silence(2.1)
	for i, midi := range []float64{71, 67, 64, 60} {
		w.add(0.24*float64(i), 0.55, kotoNote(midi, 1.1))
	}
	for _, midi := range []float64{57, 60, 64, 71} {
		w.add(0.74, 0.15, glow(midi, 0.3, 1.3))
	}
	w.add(0.74, 0.2, bell(note(57), 1.2))
	return w.room(0.35, 0.8)
}

func drawGame() wave {
	w := silence(1.7)
	for i, midi := range []float64{64, 69, 71, 64} {
		w.add(0.16*float64(i), 0.5, kotoNote(midi, 1.0))
	}
	for _, midi := range []float64{52, 57, 62, 64} {
		w.add(0.5, 0.14, glow(midi, 0.25, 1.1))
	}
	return w.room(0.3, 0.6)
}

// Stones, spells, sieges.

// manaTap is a stone of glass touched with a mallet.
func manaTap(midi float64) wave {
	w := struck(note(midi), 0.36, 0.002, mode{1, 1, 0.085}, mode{2.76, 0.22, 0.03}, mode{0.5, 0.25, 0.06})
	w.add(0, 0.4, wood(note(midi)/2, 0.04, 0.2))
	return w.room(0.2, 0.25)
}

func manaCharge() wave {
	w := silence(0.6)
	w.add(0, 0.8, felt(140, 0.022))
	for i, midi := range []float64{66, 74, 81} {
		w.add(0.04+0.05*float64(i), 0.5, struck(note(midi), 0.4, 0.003, mode{1, 1, 0.09}, mode{2.76, 0.16, 0.03}))
	}
	return w.room(0.22, 0.3)
}

// shieldBreak is a pane that gives: a knock, then shards that fall in turn.
func shieldBreak(take int) wave {
	w := silence(0.75)
	w.add(0, 0.55, drum(uint64(630+take), 210, 0.045, 0.7))
	w.add(0, 0.5, struck(note(81), 0.25, 0.002, mode{1, 1, 0.05}, mode{1.41, 0.8, 0.04}, mode{2.2, 0.3, 0.025}))
	for i := range 15 {
		x := float64(i + 5*take)
		freq := note(69 + []float64{0, 5, 9, 12, 2, 14, 7}[(i+3*take)%7])
		w.add(0.05+0.34*math.Pow(float64(i)/15, 1.3)+0.012*math.Mod(x*0.618, 1), 0.26*math.Exp(-float64(i)/9),
			struck(freq*1.003, 0.2, 0.0015, mode{1, 1, 0.035}, mode{2.76, 0.25, 0.015}))
	}
	return w.room(0.24, 0.3)
}

// trigger is a shield that answers: a rising blaze and a bright chord.
func trigger() wave {
	w := silence(0.9)
	w.add(0, 0.6, paper(641, 0.3, 500, 2600, swell(0.24, 0.3)))
	for i, midi := range []float64{62, 69, 74, 78} {
		w.add(0.2+0.02*float64(i), 0.5, struck(note(midi), 0.6, 0.004, mode{1, 1, 0.16}, mode{2, 0.4, 0.1}, mode{3.01, 0.15, 0.06}))
	}
	w.add(0.22, 0.35, glow(74, 0.06, 0.5))
	return w.times(swellOut(0.9)).room(0.2, 0.25)
}

// fizzle is a spell that finds nothing to hold on to.
func fizzle() wave {
	w := paper(651, 0.5, 2400, 500, swell(0.05, 0.5))
	w.add(0, 0.4, tone(0.45, glide(440, 196, 0.4), swell(0.03, 0.42), 1, 0.2))
	for i := range 7 {
		w.add(0.08+0.05*float64(i), 0.2*math.Exp(-float64(i)/4), wood(700-60*float64(i), 0.04, 0.1))
	}
	return w
}

// baseFall is a wall that leans, and then all its stones.
func baseFall() wave {
	w := silence(1.0)
	w.add(0, 0.5, drum(661, 96, 0.14, 1.1))
	w.add(0.12, 0.7, noise(662, 1.1, swell(0.18, 1.1)).filter(lowpass, glide(900, 130, 1), 0.8))
	for i := range 13 {
		x := float64(i)
		w.add(0.1+0.06*x+0.03*math.Mod(x*0.618, 1), 0.5*math.Exp(-x/7), felt(95+70*math.Mod(x*0.382, 1), 0.03))
		w.add(0.1+0.06*x, 0.22*math.Exp(-x/6), wood(260+120*math.Mod(x*0.618, 1), 0.06, 0.7))
	}
	w.add(0.34, 0.75, drum(663, 70, 0.2, 0.7))
	return w.room(0.2, 0.3).times(swellOut(1.3))
}

// march is a rank of boots, four steps that are not quite together.
func march(seed uint64) wave {
	w := silence(0.75)
	for step := range 4 {
		for k := range 3 {
			at := 0.15*float64(step) + 0.012*math.Mod(float64(int(seed)+step*3+k)*0.618, 1)
			w.add(at, 0.35, felt(105+12*float64(k), 0.022))
			w.add(at, 0.16, paper(seed+uint64(step*3+k), 0.05, 1300, 700, strike(0.003, 0.014)))
		}
	}
	w.add(0, 0.4, drum(seed+40, 98, 0.05, 0.3))
	w.add(0.3, 0.4, drum(seed+41, 98, 0.05, 0.3))
	return w.room(0.14, 0.2)
}

// trapSpring is a catch that lets go, a rope that sings, a bite of wood.
func trapSpring() wave {
	w := silence(0.5)
	w.add(0, 0.5, wood(920, 0.05, 0.2))
	w.add(0.03, 0.5, tone(0.16, glide(180, 620, 0.13), swell(0.1, 0.16), 1, 0.5, 0.3).filter(lowpass, constant(2600), 0.7))
	w.add(0.16, 0.9, wood(330, 0.12, 0.9))
	w.add(0.165, 0.7, drum(671, 150, 0.05, 0.9))
	w.add(0.19, 0.4, wood(410, 0.08, 0.6))
	return w.room(0.2, 0.25)
}

// chainLink is iron on iron: one link more.
func chainLink() wave {
	w := silence(0.36)
	for i, at := range []float64{0, 0.07, 0.11} {
		w.add(at, 0.8-0.2*float64(i), struck(880+130*float64(i), 0.18, 0.0015, mode{1, 1, 0.035}, mode{1.52, 0.6, 0.025}, mode{2.31, 0.25, 0.015}))
	}
	w.add(0.11, 0.4, felt(150, 0.02))
	return w.room(0.18, 0.2)
}

// equip is a blade in leather, and the buckle.
func equip() wave {
	w := silence(0.45)
	w.add(0, 0.5, paper(681, 0.2, 1000, 2400, swell(0.14, 0.2)))
	w.add(0.1, 0.3, tone(0.2, glide(1400, 1750, 0.18), swell(0.12, 0.2), 1, 0.3))
	w.add(0.25, 0.7, struck(1050, 0.15, 0.0015, mode{1, 1, 0.03}, mode{1.5, 0.4, 0.02}))
	w.add(0.255, 0.6, felt(160, 0.018))
	return w.room(0.15, 0.2)
}

// warHorn calls an invasion: an ox horn, root and fifth.
func warHorn() wave {
	w := silence(0.95)
	blow := func(at, seconds, midi, gain float64) {
		lip := func(t float64) float64 { return note(midi) * (1 - 0.05*math.Exp(-t*26)) }
		w.add(at, gain, tone(seconds, lip, swell(seconds*0.3, seconds), 1, 0.75, 0.5, 0.36, 0.22, 0.12, 0.06).filter(lowpass, constant(1500), 0.7))
	}
	blow(0, 0.4, 52, 0.8)
	blow(0.27, 0.68, 59, 1)
	return w.room(0.22, 0.3)
}

// coin is one coin laid on another.
func coin() wave {
	return join(0.06, struck(1560, 0.2, 0.0015, mode{1, 1, 0.03}, mode{1.34, 0.5, 0.022}, mode{0.5, 0.4, 0.03}),
		struck(1390, 0.25, 0.0015, mode{1, 1, 0.04}, mode{1.34, 0.5, 0.03}, mode{0.5, 0.4, 0.03})).room(0.12, 0.15)
}
