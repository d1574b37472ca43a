package magna

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestHandCardsAreWide checks how wide the cards of a hand of six or seven are in every
// window as the table lays them out: no narrower than can be read and met there. In low
// windows hand and question share the width, which gives the map its height.
func TestHandCardsAreWide(t *testing.T) {
	g := game(t)
	for w, least := range map[harness.Window]float64{
		{W: 1280, H: 720, Scale: 1}: 110, {W: 390, H: 844, Scale: 2}: 58, {W: 480, H: 270, Scale: 1}: 44,
		{W: 1920, H: 1080, Scale: 1}: 164, {W: 844, H: 390, Scale: 2}: 60, {W: 1024, H: 768, Scale: 1}: 116,
		{W: 360, H: 640, Scale: 2}: 51, {W: 820, H: 1180, Scale: 1}: 100, {W: 3840, H: 2160, Scale: 1}: 328,
	} {
		for seed := uint64(1); seed <= 2; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed)*2, int(seed)*2+2), 1), w, lang.EN, 1)
			if !b.To(mgn.PromptProduction, 2) {
				t.Fatal("nothing is produced")
			}
			b.Tick(60)
			n := 0
			for _, it := range b.Scene.Record(b.Env).Items {
				if it.Kind != ui.ItemCard || !strings.HasPrefix(it.Owner, "hand-") {
					continue
				}
				if n++; it.Rect.W < least*w.Scale {
					t.Errorf("%v, seed %d: %s is %.0f wide, at least %.0f is wanted", w, seed, it.Owner, it.Rect.W/w.Scale, least)
				}
			}
			if n < 6 {
				t.Errorf("%v, seed %d: %d cards of the hand are seen", w, seed, n)
			}
		}
	}
}

// TestDragToBase deploys by dragging a card to a base, by mouse and touch.
func TestDragToBase(t *testing.T) {
	g := game(t)
	ok := func(b *bench) bool {
		for _, o := range b.Sess.Options() {
			if o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base1, 0) {
				return true
			}
		}
		return false
	}
	f := meet(t, g, &position{"drag", mgn.PromptProduction, 2, ok, nil})
	if !f.ok {
		t.Fatal("nothing to deploy")
	}
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			b := again(t, g, f, w, lang.EN, 1)
			var card rules.CardID
			for _, o := range b.Sess.Options() {
				if o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base1, 0) {
					card = o.Card
				}
			}
			n, found := b.Node("hand-" + strconv.Itoa(int(card)))
			if !found {
				t.Fatalf("card %d is not in the hand: %s", card, b.IDs())
			}
			goal, _ := b.Node("base-own-1")
			r := goal.Rect
			if b.sc.lay.Fold {
				r = b.sc.lay.Tabs[0][0]
			} else {
				c := b.sc.lay.Place(&b.sc.lay.Group[0][0], 0, 2)
				r = c
			}
			if !b.sc.lay.Fold && b.sc.m.On(mgn.Base1, 0, 0).Key != 0 {
				c := b.sc.lay.Place(&b.sc.lay.Group[0][0], 1, 2)
				r = c
			}
			x, y := r.Centre()
			b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
			if !b.sc.AskingMeans() {
				b.Rest()
				if b.Sess.S.Card(card).Zone != rules.ZoneOf(mgn.Base1, 0) {
					t.Fatalf("touch %v, %v: pulling %v to %v does nothing; selected %q", touch, w, n.Rect, r, b.sc.Board.Selected)
				}
				continue
			}
			b.Act("opt-deploy")
			b.Rest()
			if z := b.Sess.S.Card(card).Zone; z != rules.ZoneOf(mgn.Base1, 0) && z.Kind() != mgn.Hand {
				t.Errorf("touch %v, %v: the card went to zone %d", touch, w, z)
			}
		}
	}
}

// TestOwnDropIsNoHaste checks that the button that was there before a card was
// dropped, and is there still, is not refused as pressed in haste right after it.
func TestOwnDropIsNoHaste(t *testing.T) {
	g := game(t)
	deploys := func(o rules.Option) bool {
		return o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base1, 0)
	}
	f := meet(t, g, &position{"drop", mgn.PromptProduction, 2, func(b *bench) bool {
		n := 0
		for _, o := range b.Sess.Options() {
			if deploys(o) {
				n++
			}
		}
		return n > 1
	}, nil})
	if !f.ok {
		t.Fatal("nothing to deploy")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Env.Settings.Speed = ui.SpeedNormal
	o := b.Sess.Options()[slices.IndexFunc(b.Sess.Options(), deploys)]
	was, _ := b.Node("opt-pass")
	id := b.Sess.S.Dec.ID
	b.sc.deeds.Do(b.Env, o)
	for range 600 {
		if b.Tick(1); b.Sess.S.Dec.ID != id && b.sc.Prompting(mgn.PromptProduction) && b.sc.Left() {
			break
		}
	}
	now, ok := b.Node("opt-pass")
	if !ok || now.Rect != was.Rect || b.Sess.S.Dec.ID != id+1 {
		t.Fatalf("the question is another one: %v, then %v", was.Rect, now.Rect)
	}
	haste := func() bool {
		return slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Owner == "toast" })
	}
	b.sc.deeds.Mind.Spared = true // what is left of Fight has been asked about
	x, y := now.Rect.Centre()
	if b.Drag(x, y, x, y, false); haste() {
		t.Error("the press after one's own drop is refused")
	}
	if b.Sess.S.Dec.ID == id+1 {
		t.Error("the press does nothing")
	}
}

// TestDragAttack drags a unit to an enemy, which declares a skirmish, also if it is let go
// of while something is still told.
func TestDragAttack(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"attack", mgn.PromptAttack, 2, func(b *bench) bool {
		for _, t := range b.sc.m.List(mgn.Invasion, 0) {
			_ = t
		}
		return enemies(b)
	}, nil})
	if !f.ok {
		t.Fatal("no attack")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w, lang.JA, 1)
		var from, to token
		for _, q := range b.sc.m.List(mgn.Invasion, 0) {
			if !q.Checked {
				from = q
			}
		}
		for _, q := range b.sc.m.List(b.sc.m.ForceZone(1), 1) {
			if _, ok := b.sc.deeds.Q().Aimable(q); ok {
				to = q
			}
		}
		a, _ := b.Node(places.UnitNode(b.sc.m, from, 0))
		z, _ := b.Node(places.UnitNode(b.sc.m, to, 1))
		x0, y0 := a.Rect.Centre()
		x1, y1 := z.Rect.Centre()
		n := b.Sess.Len()
		b.Drag(x0, y0, x1, y1, false)
		if b.Sess.Len() < n+3 {
			t.Errorf("%v: throwing %s at %s gives %d answers", w, a.Label, z.Label, b.Sess.Len()-n)
		}
		b = again(t, g, f, w, lang.JA, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		b.sc.Timeline.Play(ui.Wait(90))
		b.sc.Then(func() {})
		b.sc.Surface.Invalidate()
		b.Tick(2)
		b.Drag(x0, y0, x1, y1, false)
		if b.Sess.Len() != n {
			t.Fatalf("%v: it is answered while something is told", w)
		}
		if b.Tick(140); b.Sess.Len() < n+3 {
			t.Errorf("%v: pulled early, %s comes to %d answers", w, a.Label, b.Sess.Len()-n)
		}
	}
}

// TestInvasionByALoneUnit counts the clicks from the question whether to march
// to the end of the attacks, for a player who strikes once.
func TestInvasionByALoneUnit(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"lone", mgn.PromptGo, 2, func(b *bench) bool {
		if rules.Seat(b.Sess.S.Vars[mgn.First]) != 0 { // the table may march by itself
			return false
		}
		b.Rest()
		n, fresh := 0, true
		for _, q := range b.sc.m.List(mgn.Base3, 0) {
			if q.ID != 0 && g.CanInvade(&b.Sess.S, q.ID) {
				n++
				fresh = fresh && !q.Checked
			}
		}
		front := b.Sess.S.Zone(rules.ZoneOf(field.LineZone(b.sc.m.Front(1)), 1))
		return n == 1 && fresh && len(front) > 0
	}, nil})
	if !f.ok {
		t.Fatal("no unit goes alone")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	var clicks []string
	click := func(id string) {
		n, ok := b.Node(id)
		if !ok {
			t.Fatalf("no %s after %v, prompt %d: %s", id, clicks, b.Sess.S.Dec.Prompt, b.IDs())
		}
		x, y := n.Rect.Centre()
		b.Drag(x, y, x, y, false)
		b.Rest()
		clicks = append(clicks, id)
	}
	b.Sess.Choose = func(_ *rand.Rand, _ uint8, o []rules.Option) rules.Option { // the defender does nothing
		for _, q := range o {
			if q.Verb == rules.Pass || q.Verb == rules.Done {
				return q
			}
		}
		return o[0]
	}
	b.Rest()
	for struck := false; b.Sess.S.Vars[mgn.Invader] == 1 && len(clicks) < 12; {
		switch b.Sess.S.Dec.Prompt {
		case mgn.PromptGo:
			click("opt-yes")
		case mgn.PromptForce, mgn.PromptContinue:
			click("commit")
		case mgn.PromptAttack:
			id := "opt-pass"
			for _, q := range b.sc.m.List(b.sc.m.ForceZone(1), 1) {
				if _, ok := b.sc.deeds.Q().Aimable(q); ok && !struck {
					id, struck = places.UnitNode(b.sc.m, q, 1), true
					break
				}
			}
			click(id)
		default:
			click("opt-pass")
		}
	}
	t.Logf("%d clicks: %v", len(clicks), clicks)
	if len(clicks) > 5 {
		t.Errorf("an invasion by a lone unit takes %d clicks: %v", len(clicks), clicks)
	}
}

// TestPressesOfAnInvasion counts the presses of an invasion that is reinforced by
// two units of the hand and strikes once with all: from the question whether to
// march to what follows the battle. Every reinforcement takes one.
func TestPressesOfAnInvasion(t *testing.T) {
	g := game(t)
	brings := func(b *bench) (id string) {
		for _, o := range b.Sess.Options() {
			c := b.Sess.S.Card(o.Card)
			if n := "hand-" + strconv.Itoa(int(o.Card)); o.Verb == rules.Use && c.Zone.Kind() == mgn.Hand && g.Lib.Def(c.Def).Attr[mgn.AType] == mgn.Unit && id == "" {
				id = n
			}
		}
		return id
	}
	f := meet(t, g, &position{"usual", mgn.PromptGo, 2, func(b *bench) bool {
		if rules.Seat(b.Sess.S.Vars[mgn.First]) != 0 {
			return false
		}
		b.Rest()
		fresh, small := 0, 0
		for _, q := range b.sc.m.List(mgn.Base3, 0) {
			if q.ID != 0 && g.CanInvade(&b.Sess.S, q.ID) && !q.Checked {
				fresh++
			}
		}
		for _, q := range b.sc.m.List(mgn.Hand, 0) {
			if d := g.Lib.Def(q.Def); q.Def != 0 && d.Attr[mgn.AType] == mgn.Unit && d.Attr[mgn.ARank] == mgn.RankS {
				small++
			}
		}
		front := b.Sess.S.Zone(rules.ZoneOf(field.LineZone(b.sc.m.Front(1)), 1))
		return fresh > 0 && small > 1 && len(front) > 0
	}, nil})
	if !f.ok {
		t.Fatal("no invasion that can be reinforced twice")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Sess.Choose = func(_ *rand.Rand, _ uint8, o []rules.Option) rules.Option { // the defender does nothing
		return o[slices.IndexFunc(append(o, rules.Option{Verb: rules.Pass}), func(q rules.Option) bool { return q.Verb == rules.Pass || q.Verb == rules.Done })%len(o)]
	}
	var presses []string
	press := func(id string) {
		n, ok := b.Node(id)
		if !ok {
			t.Fatalf("no %s after %v, prompt %d: %s", id, presses, b.Sess.S.Dec.Prompt, b.IDs())
		}
		x, y := n.Rect.Centre()
		if strings.HasPrefix(id, "hand-") { // the next one covers its right half
			x, y = n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4
		}
		b.Drag(x, y, x, y, false)
		b.Rest()
		presses = append(presses, id)
	}
	b.Rest()
	came, brought, struck := 0, 0, false
	for b.Sess.S.Vars[mgn.Invader] == 1 && len(presses) < 20 {
		switch b.Sess.S.Dec.Prompt {
		case mgn.PromptGo:
			if _, ok := b.Node("opt-all"); ok {
				press("opt-all")
			} else {
				press("opt-yes")
			}
		case mgn.PromptForce, mgn.PromptContinue:
			press("opt-on")
		case mgn.PromptReinforce:
			id := brings(b)
			if came == 2 || id == "" {
				press("opt-pass")
				break
			}
			held := b.Sess.S.Count(rules.ZoneOf(mgn.Hand, 0))
			press(id)
			if brought++; b.Sess.S.Count(rules.ZoneOf(mgn.Hand, 0)) < held {
				came++
			}
		case mgn.PromptAttack:
			if id := "attack-assault"; !struck {
				struck = true
				press(id)
			} else {
				press("opt-pass")
			}
		default:
			press("opt-pass")
		}
	}
	t.Logf("%d presses, %d of them for %d reinforcements: %v", len(presses), brought, came, presses)
	if came != 2 || brought != came {
		t.Errorf("%d presses bring %d units", brought, came)
	}
	if len(presses) > 8 {
		t.Errorf("a usual invasion takes %d presses", len(presses))
	}
}

// TestOrderByTaps puts a unit first in the order that takes piercing damage.
func TestOrderByTaps(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"order", mgn.PromptOrder, 2, func(b *bench) bool {
		return b.Sess.S.Count(rules.ZoneOf(b.sc.m.ForceZone(0), 0)) > 2
	}, nil})
	if !f.ok {
		t.Skip("no order was asked")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w, lang.JA, 1)
		line := b.sc.deeds.Q().Order()
		last := line[len(line)-1]
		if place, _, _ := field.Share(b.sc.deeds.Q().Order(), int(b.sc.deeds.Mind.Dec().Arg), last.ID); place != len(line) {
			t.Fatalf("%v: the last in line has place %d of %d", w, place, len(line))
		}
		b.Act(places.UnitNode(b.sc.m, last, 0))
		b.Rest()
		if place, _, _ := field.Share(b.sc.deeds.Q().Order(), int(b.sc.deeds.Mind.Dec().Arg), last.ID); place != 1 {
			t.Errorf("%v: who was tapped has place %d", w, place)
		}
		id := b.Sess.S.Dec.ID
		b.Act("order-all")
		b.Rest()
		if b.Sess.S.Dec.ID == id {
			t.Errorf("%v: the order was not taken", w)
		}
	}
}

// TestKeysAlone plays with the keyboard only.
func TestKeysAlone(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"hand", mgn.PromptHand, 2, nil, nil})
	b := again(t, g, f, windows[0], lang.JA, 1)
	if !b.sc.Prompting(mgn.PromptHand) {
		t.Fatal("no Hand phase")
	}
	b.Key("1")
	if b.Sess.S.Picks[0].N != 1 {
		t.Fatal("1 picks nothing")
	}
	b.Key("1")
	if b.Sess.S.Picks[0].N != 0 {
		t.Fatal("1 does not take back")
	}
	at := b.Sess.Len()
	if b.sc.Legal(rules.Option{Verb: rules.Done}) {
		b.Key("Enter")
		b.Rest()
		if b.Sess.Len() == at {
			t.Fatal("Enter does not commit")
		}
	}
	b.Key("l")
	if _, ok := b.Node("logdialog"); !ok {
		t.Error("l opens no log")
	}
	b.Key("Escape")
	for i := 0; i < 3; i++ {
		if _, ok := b.Node("menu"); ok {
			if n, _ := b.Node("menu"); n.Role == ui.RoleDialog {
				break
			}
		}
		b.Key("Escape")
	}
	if n, ok := b.Node("menu"); !ok || n.Role != ui.RoleDialog {
		t.Errorf("Escape opens no menu: %s", b.IDs())
	}
	b.Key("Escape")
	at = b.Sess.Len()
	b.Key("z")
	b.Rest()
	if b.Sess.Len() >= at && at > 3 {
		t.Errorf("undo leaves %d of %d answers", b.Sess.Len(), at)
	}
}

// TestRefusalsSayWhy taps a card that cannot be used.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"why", mgn.PromptProduction, 2, func(b *bench) bool {
		for _, q := range b.sc.m.List(mgn.Hand, 0) {
			b.Rest()
			var o board.CardOpts
			if b.sc.deeds.HandDoes(&o, q.Token); o.Refuse != "" {
				return true
			}
		}
		return false
	}, nil})
	if !f.ok {
		t.Skip("every card can be used")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.sc.Announce()
	for _, q := range b.sc.m.List(mgn.Hand, 0) {
		var o board.CardOpts
		if b.sc.deeds.HandDoes(&o, q.Token); o.Refuse != "" {
			b.sc.Activate(b.Env, "hand-"+strconv.Itoa(int(q.ID)))
			b.Tick(1)
			break
		}
	}
	if a := strings.Join(b.sc.Announce(), "|"); a == "" {
		t.Error("the refusal says nothing")
	}
	if b.Ear().Played["error"] == 0 {
		t.Error("the refusal is silent")
	}
}

// armed returns a unit of the seat with a weapon, among those that ok accepts.
func (b *bench) armed(ok func(t token) bool) (unit, weapon token) {
	for k := mgn.Base1; k <= mgn.Invasion; k++ {
		for _, t := range b.sc.m.List(k, 0) {
			if w := b.sc.m.WeaponOf(t.Key); w.Key != 0 && ok(t) {
				return t, w
			}
		}
	}
	return
}

// TestWeaponLeavesItsUnit taps units in their middle and on their weapons:
// both choose the unit, in every window, and the accessibility tree has one
// entry.
func TestWeaponLeavesItsUnit(t *testing.T) {
	g := game(t)
	legal := func(b *bench) func(t token) bool {
		return func(t token) bool { return b.sc.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}) }
	}
	f := meet(t, g, &position{"force", mgn.PromptForce, 2, func(b *bench) bool {
		b.Rest()
		u, _ := b.armed(legal(b))
		return u.Key != 0
	}, nil})
	if !f.ok {
		t.Fatal("nobody marches with a weapon")
	}
	seen := 0
	for _, w := range windows {
		b := again(t, g, f, w, lang.EN, 1)
		u, arms := b.armed(legal(b))
		tap := func(what string, x, y float64, want bool) {
			b.Drag(x, y, x, y, false)
			b.Rest()
			if got := b.sc.Picked(u.ID); got != want {
				t.Fatalf("%v: a tap on %s leaves the unit picked %v", w, what, got)
			}
		}
		n, ok := b.Node(places.UnitNode(b.sc.m, u, 0))
		if !ok {
			t.Fatalf("%v: no unit among %s", w, b.IDs())
		}
		if _, two := b.Node("weapon-" + strconv.Itoa(int(arms.ID))); two {
			t.Errorf("%v: the weapon is in the mirror beside its unit", w)
		}
		if name := b.sc.Cards.Name(arms.Def, lang.EN); !strings.Contains(n.Label, name) || !strings.Contains(n.Desc, name) {
			t.Errorf("%v: %q, %q do not tell of %s", w, n.Label, n.Desc, name)
		}
		x, y := n.Rect.Centre()
		tap("its middle", x, y, true)
		tap("its middle", x, y, false)
		k, p, _ := b.sc.m.Where(u.Key)
		card, shown := b.sc.lay.Spot(b.sc.m, k, p, u.Place)
		if !shown {
			continue
		}
		seen++
		x, y = b.sc.lay.Arms(card).Centre()
		tap("its weapon", min(x, card.Right()-1), min(y, card.Bottom()-1), true)
	}
	if seen < 4 {
		t.Errorf("weapons were seen in %d windows", seen)
	}
}

// movable reports whether a unit and its weapon can both be moved.
func (b *bench) movable(t token) bool {
	return b.sc.deeds.WeaponDoes(&board.CardOpts{}, b.sc.m.WeaponOf(t.Key)) != "" && len(b.sc.deeds.Q().Uses(t.ID)) > 0
}

// TestWeaponMovesFromAPocket moves a weapon through its unit, in windows where
// the weapon is too small to be touched.
func TestWeaponMovesFromAPocket(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"redeploy", mgn.PromptRedeploy, 2, func(b *bench) bool {
		b.Rest()
		u, _ := b.armed(b.movable)
		return u.Key != 0
	}, nil})
	if !f.ok {
		t.Fatal("no weapon can change hands")
	}
	pockets := 0
	for _, w := range windows {
		b := again(t, g, f, w, lang.JA, 1)
		u, arms := b.armed(b.movable)
		k, _, _ := b.sc.m.Where(u.Key)
		if b.sc.lay.Fold {
			b.sc.fronts.Focus[0] = field.GroupOf(k)
			b.sc.Surface.Invalidate()
			b.Tick(2)
		}
		b.Act(places.UnitNode(b.sc.m, u, 0))
		if b.sc.deeds.Mind.Chosen != u.Key {
			t.Fatalf("%v: the unit is not chosen", w)
		}
		if card, _ := b.sc.lay.Spot(b.sc.m, k, 0, u.Place); !b.sc.lay.Pocket(card) {
			b.Act("weapon-" + strconv.Itoa(int(arms.ID)))
		} else {
			pockets++
			b.Act("opt-weapon")
			if n, _ := b.Node(places.UnitNode(b.sc.m, u, 0)); !n.Checked {
				t.Errorf("%v: the unit does not show that its weapon is chosen", w)
			}
		}
		if b.sc.deeds.Mind.Chosen != arms.Key {
			t.Errorf("%v: the weapon is not chosen", w)
		}
	}
	if pockets == 0 {
		t.Error("no window was so small")
	}
}

// TestRingAsks checks that a weapon that came back and does not fit is all
// that can be moved, and that the table says so (MGN-10.12).
func TestRingAsks(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"ring", mgn.PromptRedeploy, 2, func(b *bench) bool { b.Rest(); u, _ := b.armed(b.movable); return u.Key != 0 }, nil})
	if !f.ok {
		t.Fatal("no weapon can change hands")
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := again(t, g, f, w, l, 1.3)
			u, arms := b.armed(b.movable)
			s := b.Sess.S
			s.Seats[0][mgn.Ring] = int16(arms.ID)
			b.Sess.Load(&s)
			b.Rest()
			q := b.sc.deeds.Question(l).Text
			if !strings.Contains(q, b.sc.Cards.Name(arms.Def, l)) {
				t.Errorf("%v: asked is %q", w, q)
			}
			if n, ok := b.Node("opt-done"); !ok || !n.Disabled {
				t.Errorf("%v: the redeployment can be ended with a weapon that does not fit", w)
			}
			b.Faults("ring")
			k, _, _ := b.sc.m.Where(u.Key)
			if b.sc.fronts.Focus[0] = field.GroupOf(k); b.sc.lay.Fold {
				b.sc.Surface.Invalidate()
				b.Tick(2)
			}
			node := places.UnitNode(b.sc.m, u, 0)
			if card, _ := b.sc.lay.Spot(b.sc.m, k, 0, u.Place); !b.sc.lay.Pocket(card) {
				node = "weapon-" + strconv.Itoa(int(arms.ID))
			}
			b.Act(node)
			if b.sc.deeds.Mind.Chosen != arms.Key {
				t.Errorf("%v: a tap on %s does not take the weapon in hand", w, node)
			}
		}
	}
}

// TestLaneCountsWhoCanStrike checks that the lane shows the attack still to
// come, without units that are Checked.
func TestLaneCountsWhoCanStrike(t *testing.T) {
	g := game(t)
	var spent, fresh int
	f := meet(t, g, &position{"spent", mgn.PromptAttack, 2, func(b *bench) bool {
		spent, fresh = 0, 0
		for _, c := range b.Sess.S.Zone(rules.ZoneOf(mgn.Invasion, 0)) {
			if n := g.Attack(&b.Sess.S, c); b.Sess.S.Card(c).Has(mgn.FlagChecked) {
				spent += n
			} else {
				fresh += n
			}
		}
		return spent > 0 && fresh > 0
	}, nil})
	if !f.ok {
		t.Fatal("no force with a spent unit in it")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Rest()
	want := Text.T(lang.EN, "lane.sum", fresh, len(b.Sess.S.Zone(rules.ZoneOf(mgn.Invasion, 0))))
	for _, it := range b.sc.Record(b.Env).Items {
		if it.Text == want {
			return
		}
	}
	t.Errorf("the lane does not say %q", want)
}

// TestNothingToDrawIsNotCalledDrawing checks the words for a player whose hand is full.
func TestNothingToDrawIsNotCalledDrawing(t *testing.T) {
	g := game(t)
	for _, full := range []bool{true, false} {
		f := meet(t, g, &position{"hand", mgn.PromptHand, 1, func(b *bench) bool {
			n := len(b.Sess.S.Zone(rules.ZoneOf(mgn.Hand, 0))) - g.Limit(&b.Sess.S, 0)
			return full && n == 0 || !full && n < 0
		}, nil})
		if !f.ok {
			t.Fatal("no such hand")
		}
		b := again(t, g, f, windows[0], lang.JA, 1)
		b.Rest()
		n, _ := b.Node("commit")
		if draws := strings.Contains(n.Label, "引"); draws == full {
			t.Errorf("full hand %v: the button says %q", full, n.Label)
		}
	}
}

// TestALargerHandSaysFromWhere: a hand limit that a base changes names the base.
func TestALargerHandSaysFromWhere(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"hand", mgn.PromptHand, 1, func(b *bench) bool { return g.Limit(&b.Sess.S, 0) != mgn.HandLimit }, nil})
	if !f.ok {
		t.Fatal("no such hand")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Rest()
	var by rules.Tally
	g.LimitBy(&b.Sess.S, 0, &by)
	if len(by) == 0 {
		t.Fatal("nothing changes the limit")
	}
	n, _ := b.Node("hud-own")
	if name := g.Lib.Card(by[0].Def).Name.In(lang.EN); !strings.Contains(n.Label, name) {
		t.Errorf("the limit of %d does not name %s: %q", g.Limit(&b.Sess.S, 0), name, n.Label)
	}
}

// TestResolvedMarches: who goes second and declares an invasion is not asked
// again whether to march; with one unit that can go, nor who goes.
func TestResolvedMarches(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"resolved", mgn.PromptArmament, 2, func(b *bench) bool {
		s := &b.Sess.S
		b.Rest()
		return rules.Seat(s.Vars[mgn.First]) == 1 && s.Seats[1][mgn.Option] != mgn.OptionInvade && b.sc.Legal(rules.Option{Verb: rules.Mode, N: 1}) &&
			slices.ContainsFunc(s.Zone(rules.ZoneOf(mgn.Base3, 0)), func(c rules.CardID) bool { return g.CanInvade(s, c) })
	}, nil})
	if !f.ok {
		t.Fatal("nobody declares an invasion last")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Rest()
	b.Act("opt-invade")
	b.Rest()
	if d := b.Sess.S.Dec.Prompt; d == mgn.PromptGo || b.Sess.S.Vars[mgn.Invader] != 1 {
		t.Errorf("prompt %d, invader %d: the force was not sent", d, b.Sess.S.Vars[mgn.Invader])
	}
}
