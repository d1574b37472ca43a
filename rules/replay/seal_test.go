package replay_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// TestSealed checks that what is stored of an unfinished match tells neither
// the seed nor a deck nor the next draws, and is read again as it was.
func TestSealed(t *testing.T) {
	for _, m := range unfinished(t) {
		rec := m.Record()
		data, ending := rec.File()
		if ending != ".godeck" || !bytes.Equal(data, rec.Kept()) {
			t.Fatalf("%s: saved as %q", rec.Game, ending)
		}
		for name, secret := range map[string][]byte{
			"the seed": binary.LittleEndian.AppendUint64(nil, rec.Seed),
			"a deck":   []byte(rec.Decks[0].ID), "the other deck": []byte(rec.Decks[1].ID),
			"the pack": []byte(rec.Packs[0].ID), "answers": rec.Binary()[len(rec.Binary())-12:],
		} {
			if len(secret) > 0 && bytes.Contains(data, secret) {
				t.Errorf("%s: %s can be read off the file", rec.Game, name)
			}
		}
		again, err := replay.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(again, rec) {
			t.Errorf("%s: read as %+v, was %+v", rec.Game, again, rec)
		}
		var damaged *replay.Error
		for i := range data {
			bad := bytes.Clone(data)
			bad[i] ^= 0x20
			if _, err := replay.Parse(bad); !errors.As(err, &damaged) {
				t.Fatalf("byte %d altered: %v", i, err)
			}
			if _, err := replay.ParseBinary(data[:i]); !errors.As(err, &damaged) {
				t.Fatalf("cut to %d bytes: %v", i, err)
			}
		}
	}
}

// TestFinishedIsOpen checks that a match that is over is saved readable.
func TestFinishedIsOpen(t *testing.T) {
	for _, m := range unfinished(t) {
		if _, err := m.Concede(0); err != nil {
			t.Fatal(err)
		}
		rec := m.Record()
		if data, ending := rec.File(); ending != ".json" || !bytes.Equal(data, rec.JSON()) {
			t.Errorf("%s: saved as %q", rec.Game, ending)
		}
		if !bytes.Equal(rec.Kept(), rec.Binary()) {
			t.Errorf("%s: stored sealed", rec.Game)
		}
	}
}

// unfinished returns a match of every game, somewhere in its first turns.
func unfinished(t *testing.T) (list []*replay.Match) {
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g := load(t, info.ID)
		m, err := replay.New(g, replay.Setup{Decks: pairOf(g), Seed: 0x5eed_5eed_5eed_5eed})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(3, 3))
		for m.Len() < 40 && !m.State().Over() {
			seat := rules.Seat(rng.IntN(2))
			options := slices.DeleteFunc(m.Options(seat), func(o rules.Option) bool { return o.Verb == rules.Concede })
			if len(options) == 0 {
				continue
			}
			if _, err := m.Answer(seat, options[rng.IntN(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, m)
	}
	return list
}
