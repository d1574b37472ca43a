package maker

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"hash/crc32"
	"io"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
)

// MaxLink is the length of the longest code of a card, in bytes.
const MaxLink = 6 << 10

const (
	linkMark = "C1"     // begins every code: its version
	maxCard  = 64 << 10 // unpacked size of a code in bytes
)

// LinkError says in both languages why a card has no code, or what is wrong with
// one.
type LinkError struct{ lang.Phrase }

// Error returns the English text.
func (e *LinkError) Error() string { return e.EN }

// Link returns a card that JSON returned as a code for addresses: a pack of its
// own that has the card's id and name, deflated, base64url. One longer than
// MaxLink is an error.
func Link(v *effect.Vocabulary, id string, name lang.Phrase, card []byte) (string, error) {
	data, err := Pack(v, "link-"+id, name, "", card)
	if err != nil {
		return "", err
	}
	var small, b bytes.Buffer
	if err := json.Compact(&small, data); err != nil {
		return "", err
	}
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	_, _ = w.Write(small.Bytes())
	_ = w.Close()
	sum := crc32.ChecksumIEEE(small.Bytes())
	b.Write([]byte{byte(sum >> 8), byte(sum)})
	code := linkMark + base64.RawURLEncoding.EncodeToString(b.Bytes())
	if len(code) > MaxLink {
		return "", &LinkError{lang.Phrase{JA: "カードが大きすぎてリンクにできません。ファイルで渡してください。", EN: "The card is too large for a link. Hand it on as a file."}}
	}
	return code, nil
}

// ErrDamaged is the error for what is no whole code of a card, or one of another
// game than its link says.
var ErrDamaged = &LinkError{lang.Phrase{JA: "リンクが途中で切れているか、壊れています。リンク全体をコピーして、もう一度開いてください。", EN: "Part of the link is missing or damaged. Please copy the whole link and open it again."}}

// ReadLink returns the pack in a code. Whether it is one is for the checker
// (effect.ReadPack). The error is a *LinkError.
func ReadLink(code string) ([]byte, error) {
	if len(code) > MaxLink {
		return nil, &LinkError{lang.Phrase{JA: "カードのリンクとしては長すぎます。", EN: "It is too long for the link of a card."}}
	}
	body, ok := strings.CutPrefix(code, linkMark)
	if !ok && len(code) > 2 && code[0] == linkMark[0] && code[1] > linkMark[1] && code[1] <= '9' {
		return nil, &LinkError{lang.Phrase{JA: "新しい版のgodeckで作られたリンクです。このgodeckを更新すると開けます。", EN: "The link was made by a newer godeck. Update this one to open it."}}
	}
	packed, err := base64.RawURLEncoding.Strict().DecodeString(body)
	if err != nil || !ok || len(packed) < 3 {
		return nil, ErrDamaged
	}
	packed, sum := packed[:len(packed)-2], packed[len(packed)-2:]
	data, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxCard+1))
	if err != nil || len(data) > maxCard {
		return nil, ErrDamaged
	}
	if c := crc32.ChecksumIEEE(data); sum[0] != byte(c>>8) || sum[1] != byte(c) {
		return nil, ErrDamaged
	}
	return data, nil
}
