package lobby

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/rules/deck"
	"godeck/scenes/maker"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// This file keeps the pictures that makers have chosen for their cards. They
// stay on the device: a card names one by its content (sprites.Art.Own), and
// neither packs nor records nor links have more of it than that name.

const (
	picturesKey  = "pictures." // + game: the names of its pictures
	pictureKey   = "picture."  // + name: a small file
	picturesMost = 40          // of a game
	pictureSide  = 320         // longest side in pixels
)

// ownPictures keeps the pictures of the players' own cards.
type ownPictures struct {
	store  ui.Store
	reader picture.Reader  // nil: nothing here reads pictures
	asked  map[string]bool // games whose pictures have been asked for
}

// names returns the names of a game's pictures, the oldest first.
func (o *ownPictures) names(game string) (out []string) {
	if b, ok := o.store.Load(picturesKey + game); ok && json.Unmarshal(b, &out) != nil {
		return nil
	}
	return out
}

func (o *ownPictures) write(game string, names []string) error {
	if len(names) == 0 {
		o.store.Delete(picturesKey + game)
		return nil
	}
	b, _ := json.Marshal(names) // plain data: cannot fail
	return o.store.Save(picturesKey+game, b)
}

// show makes a game's pictures known, once; cards that were painted before are
// painted again.
func (o *ownPictures) show(game string) {
	if o.reader == nil || o.asked[game] {
		return
	}
	if o.asked == nil {
		o.asked = map[string]bool{}
	}
	o.asked[game] = true
	for _, name := range o.names(game) {
		file, ok := o.store.Load(pictureKey + name)
		if !ok || sprites.HasOwn(name) {
			continue
		}
		o.reader.ReadPicture(file, pictureSide, func(p *picture.Picture, err error) {
			if err == nil { // a damaged one leaves the card its staging
				sprites.SetOwn(name, p.W, p.H, p.Pix)
				cards.Renew()
			}
		})
	}
}

// keep stores a picture and returns its name.
func (o *ownPictures) keep(game string, p *picture.Picture) (string, error) {
	sum := sha256.Sum256(p.File)
	name := hex.EncodeToString(sum[:8])
	names := o.names(game)
	if !slices.Contains(names, name) {
		if len(names) >= picturesMost {
			return "", &deck.Error{What: lang.Phrase{JA: "自分の絵は1ゲームにつき40枚までです", EN: "a game can have 40 pictures of your own"},
				Hint: lang.Phrase{JA: "使わない絵のカードを消してください", EN: "delete a card whose picture you do not need"}}
		}
		err := o.store.Save(pictureKey+name, p.File)
		if err == nil {
			err = o.write(game, append(names, name))
		}
		if err != nil {
			o.store.Delete(pictureKey + name)
			return "", &deck.Error{What: lang.Phrase{JA: "この端末に空きがなく、絵を保存できませんでした", EN: "the picture could not be saved: this device has no room for it"}}
		}
	}
	sprites.SetOwn(name, p.W, p.H, p.Pix)
	cards.Renew()
	return name, nil
}

// picturesOf implements maker.Pictures for a game.
type picturesOf struct {
	o    *ownPictures
	game string
}

// pictures returns what reads and keeps pictures of a game's own cards, or nil
// if nothing here reads pictures.
func (o *ownPictures) of(game string) maker.Pictures {
	if o.reader == nil {
		return nil
	}
	return picturesOf{o, game}
}

// Take implements maker.Pictures.
func (p picturesOf) Take(file []byte, then func(name string, err error)) {
	p.o.reader.ReadPicture(file, pictureSide, func(pic *picture.Picture, err error) {
		if err != nil {
			then("", unreadable(file, err))
			return
		}
		then(p.o.keep(p.game, pic))
	})
}

// unreadable says what is wrong with the file of a picture, and what to do.
func unreadable(file []byte, err error) error {
	var huge *picture.Huge
	switch f := picture.Format(file); {
	case errors.As(err, &huge):
		n := fmt.Sprintf("%d×%d", huge.W, huge.H)
		return &deck.Error{What: lang.Phrase{JA: "この絵は" + n + "ピクセルあり、大きすぎます", EN: "this picture is too large: " + n + " pixels"},
			Hint: lang.Phrase{JA: "一辺を4,000ピクセル以下に縮めてから選んでください", EN: "make it smaller, 4,000 pixels a side at most, and choose it again"}}
	case f == "HEIC" || f == "AVIF": // which not everything reads
		return &deck.Error{What: lang.Phrase{JA: f + "の絵はここでは読めません", EN: "pictures as " + f + " cannot be read here"},
			Hint: lang.Phrase{JA: "JPEGかPNGで書き出してから選んでください", EN: "save it as JPEG or PNG and choose that"}}
	case f != "":
		return &deck.Error{What: lang.Phrase{JA: "この" + f + "は途中で切れているか、壊れています", EN: "this " + f + " is cut off or damaged"},
			Hint: lang.Phrase{JA: "元の絵をもう一度保存して選んでください", EN: "save the picture anew and choose it again"}}
	}
	return &deck.Error{What: lang.Phrase{JA: "このファイルは絵として読めません", EN: "this file is not a picture that can be read"},
		Hint: lang.Phrase{JA: "PNG・JPEG・WebPのファイルを選んでください", EN: "choose a PNG, JPEG or WebP file"}}
}

// Sweep implements maker.Pictures.
func (p picturesOf) Sweep(used []string) {
	var kept []string
	for _, name := range p.o.names(p.game) {
		if slices.Contains(used, name) {
			kept = append(kept, name)
			continue
		}
		p.o.store.Delete(pictureKey + name)
	}
	_ = p.o.write(p.game, kept) // shorter than before: there is room
}
