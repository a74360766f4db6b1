package endtoend

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// Secrets are entered on each player's own page, with a dark screen in between, and revealed at the end.
func TestWholeGameFromHandToHand(t *testing.T) {
	if !*soak {
		t.Skip("played by make soak")
	}
	t.Parallel()
	g := readGame(t, "stockpile", "fees-four-veiled")
	path := g.begin(t, lastRound(g), sized(390, 844), withArgs("--phone"))
	rounds := make([]int, g.table.Layout().Rounds)
	handed := false
	for number, e := range g.ahead {
		before, round := g.taps, g.table.Round()-1
		handed = g.keepInTurn(e, handed)
		rounds[round] += g.taps - before
		if number%12 == 0 && !handed {
			g.Shot(fmt.Sprintf("veiled-%03d-after-%s", number, e.Kind()))
		}
	}
	played := slices.DeleteFunc(rounds, func(taps int) bool { return taps == 0 })
	counts := tally{"Hidden hands upright: a whole round": played}
	g.Gone(text("common.hidden"))
	g.mustEndAsRecorded(path)
	recorded := recordings.Read(t, "stockpile", "fees-four-veiled")
	curve := text("table.chart")
	for seat, name := range g.names {
		worth := worth(recorded, seat)
		expect.Equal(t, worth, recorded.Worth[seat], "what %s holds at the end is worth", name)
		g.Bring(text("why.worth", "name", name) + " " + strconv.Itoa(worth))
		curve += ", " + name + " " + strconv.Itoa(worth)
	}
	g.Bring(curve)
	g.Shot("veiled-curve")
	counts.mustStandInTable(t, "stockpile", tapsColumn)
}

func lastRound(g keptGame) int {
	table, ended := g.table, 0
	for i, e := range g.entries {
		if table.Round() == table.Layout().Rounds {
			break
		}
		table, _, _ = e.Apply(table)
		ended = i + 1
	}
	return len(g.entries) - ended
}

// keepInTurn records an entry with secrets, and reports whether this has passed the phone to the next player. handed
// reports the same for the previous entry.
func (g *keptGame) keepInTurn(want calc.Entry, handed bool) bool {
	g.t.Helper()
	id, expected := g.rulebook.ID(), g.rulebook.Expected(g.table).All()
	e := expected[0]
	if e.Kind() != want.Kind() {
		g.t.Fatalf("a %s comes next, not a %s", e.Kind(), want.Kind())
	}
	if !handed {
		g.Tap(words.EntryTitle(id, g.table, e))
	}
	secret := func(f *calc.Field) bool { return f.Secret }
	own := slices.ContainsFunc(e.Form(g.table).Fields, secret) && calc.SeatOf(e, g.table) != calc.None
	if !own {
		g.fillIn(e, want, func(f *calc.Field) bool { return !f.Secret })
	}
	asked := slices.DeleteFunc(e.Form(g.table).Fields, func(f *calc.Field) bool { return !f.Secret })
	first := !handed
	for seat := range g.names {
		at := slices.IndexFunc(asked, func(f *calc.Field) bool { return f.Seat == seat })
		if at < 0 {
			continue
		}
		show := text("veil.only", "name", g.names[seat])
		if first && !own {
			g.In(words.FieldOf(id, g.table.Layout(), asked[at])).Tap(show)
		} else {
			g.Tap(show)
		}
		first = false
		g.See(text("veil.eyes", "name", g.names[seat]))
		g.fillIn(e, want, func(f *calc.Field) bool { return own || f.Secret && f.Seat == seat })
		g.Tap(text("veil.done"))
	}
	if !own {
		g.Tap(g.recordLabel(e))
	}
	g.pass(want)
	if next := g.rulebook.Expected(g.table).Next; own && len(next) > 0 && next[0].Kind() == want.Kind() {
		g.See(text("veil.pass", "name", g.names[calc.SeatOf(next[0], g.table)]))
		return true
	}
	return false
}

// fillIn fills in those fields of an entry for which meant returns true. It fills in secret numbers by taps on +.
func (g *keptGame) fillIn(e, want calc.Entry, meant func(*calc.Field) bool) {
	g.t.Helper()
	settled(e, g.table)
	for place := 0; place < len(e.Form(g.table).Fields); place++ {
		f := e.Form(g.table).Fields[place]
		wanted, ok := want.Form(g.table).Field(f.Name)
		switch {
		case !ok || !meant(f) || same(f, wanted) || !sheet.Asked(f):
			continue
		case f.Secret && f.Kind == calc.AmountKind:
			for range wanted.Get() {
				g.In(words.FieldOf(g.rulebook.ID(), g.table.Layout(), f)).Tap("+")
			}
			f.Set(wanted.Get())
		default:
			g.fill(e, f, wanted)
		}
		settled(e, g.table)
	}
}
