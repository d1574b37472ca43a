package watch

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// linked is a session with a link of its own.
type linked struct {
	*fakesession.Session
	link string
}

func (l linked) Link() string { return l.link }

// copies is a host that keeps what is copied.
type copies struct {
	ui.Host
	got []string
}

func (c *copies) CopyText(s string)   { c.got = append(c.got, s) }
func (c *copies) Param(string) string { return "" }

// TestLinksThatAreTooLong checks that “Copy link” copies the link of a match that has
// ended, and of one that is too long for a link copies nothing and says so.
func TestLinksThatAreTooLong(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for link, says := range map[string]string{"": "nolink", "https://example.org/#r": "copied"} {
				sess := linked{fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), link}
				sc, tb := s.open(g, sess, match)
				b := harness.Sit(t, sc, tb, sess.Session, desk, lang.EN, 1)
				host := &copies{}
				b.Env.Host = host
				b.Rest()
				if err := sess.Concede(); err != nil {
					t.Fatal(err)
				}
				b.Rest()
				b.Act("link")
				if n := len(host.got); n > 1 || (n == 1) != (link != "") || n == 1 && host.got[0] != link {
					t.Errorf("link %q: copied %q", link, host.got)
				}
				if !slices.ContainsFunc(b.Scene.Record(b.Env).Items, func(it ui.Item) bool {
					return it.Kind == ui.ItemCover && it.Owner == "toast" && it.Text == words.Text.T(lang.EN, says)
				}) {
					t.Errorf("link %q: it does not say %q", link, words.Text.T(lang.EN, says))
				}
			}
		})
	}
}
