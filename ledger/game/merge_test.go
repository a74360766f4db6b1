package game

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func grown(t *rapid.T, g *Game, label string) {
	for range rapid.IntRange(0, 6).Draw(t, label) {
		switch n := len(g.Steps()); rapid.IntRange(0, 5).Draw(t, "act") {
		case 0:
			if n > 0 {
				must.Do(t, g.Void(rapid.IntRange(1, n).Draw(t, "void"), ledger.Author{Person: label}))
			}
		case 1:
			if n > 0 {
				_ = g.Replace(rapid.IntRange(1, n).Draw(t, "replace"),
					ledgertest.Price(0, 10*rapid.IntRange(1, 9).Draw(t, "price")), ledger.Author{Person: label})
			}
		case 2:
			if _, can := g.Undoing(); can {
				must.Do(t, g.Undo(ledger.Author{Person: label}))
			}
		default:
			_, _ = g.Record(ledgertest.Price(rapid.IntRange(0, 1).Draw(t, "company"),
				10*rapid.IntRange(1, 9).Draw(t, "price")), ledger.Author{Person: label})
		}
	}
}

func replayed2(t rapid.TB, r record.Record) *Game {
	t.Helper()
	return must.Get(Replay(r, ledgertest.Books()))(t)
}

func picked(t *rapid.T, p Diff) (picks, mirrored []Choice) {
	i, j := 0, 0
	for i < len(p.Ours) || j < len(p.Theirs) {
		theirs := rapid.Bool().Draw(t, "side")
		switch {
		case theirs && j < len(p.Theirs):
			j++
		case !theirs && i < len(p.Ours):
			i++
		default:
			continue
		}
		if rapid.Bool().Draw(t, "pick") {
			pick := Choice{theirs, i - 1}
			if theirs {
				pick.Index = j - 1
			}
			picks = append(picks, pick)
			mirrored = append(mirrored, Choice{!pick.Theirs, pick.Index})
		}
	}
	return picks, mirrored
}

// The same picks give the same game on either device. No entry is lost, and each copy continues to the merged game.
func TestPartedCopiesBecomeOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		start := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
		grown(t, start, "both")
		ours, theirs := replayed2(t, start.Export()), replayed2(t, start.Export())
		grown(t, ours, "ours")
		grown(t, theirs, "theirs")
		p := must.Get(Compare(ours, theirs))(t)
		picks, mirrored := picked(t, p)
		r := must.Get(MergeRecord(ours, theirs, picks))(t)
		here := replayed2(t, r)
		r = must.Get(MergeRecord(theirs, ours, mirrored))(t)
		there := replayed2(t, r)
		must.Hold(t, here.Head() == there.Head(), "the heads are %v and %v", here.Head(), there.Head())
		if ours.Head() == theirs.Head() {
			return
		}
		must.Hold(t, len(here.Steps()) == p.Common+len(picks),
			"there are %d entries, not %d and %d picked", len(here.Steps()), p.Common, len(picks))
		for _, joined := range []*Game{here, there} {
			for _, side := range []*Game{ours, theirs} {
				for op := int64(1); op <= side.log.Last(); op++ {
					of := side.log.At(op)
					common := slices.ContainsFunc(side.steps[:p.Common],
						func(step Step) bool { return step.Source == op })
					if side.log.HasEntry(op) && !slices.ContainsFunc(joined.log.All(), func(o oplog.Operation) bool {
						return o.Kind == of.Kind && string(o.Entry) == string(of.Entry) &&
							(common || o.By == of.By && o.At.Equal(of.At))
					}) {
						t.Fatalf("operation %d is lost", op)
					}
				}
				outcome, more, fault := Relate(side, joined)
				must.Hold(t, fault == nil && (outcome == oplog.OutcomeLonger || side.Head() == joined.Head()),
					"a copy takes the joined one for %q, %v", outcome, fault)
				r := side.Export()
				r.Operations = append(r.Operations, more...)
				on := replayed2(t, r)
				must.Hold(t, on.Head() == joined.Head() && (len(more) == 0 || slices.Equal(on.Joined(), joined.Joined())),
					"a copy that goes on does not come to the joined one")
			}
			again, err := MergeRecord(joined, here, nil)
			must.Hold(t, err == nil && len(again.Operations) == int(joined.log.Last()),
				"joined once more there are %d operations, %v", len(again.Operations), err)
		}
	})
}

func TestRowsSetLikeEntriesSideBySide(t *testing.T) {
	start := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	said(t, start, ledgertest.Price(0, 30))
	ours, theirs := replayed2(t, start.Export()), replayed2(t, start.Export())
	said(t, ours, ledgertest.Buy(0, 0, 1), ledgertest.Price(0, 50), ledgertest.Price(1, 60))
	said(t, theirs, ledgertest.Price(0, 50), ledgertest.Buy(0, 1, 1), ledgertest.Price(1, 70))
	p := must.Get(Compare(ours, theirs))(t)
	got := ""
	for _, row := range p.Rows() {
		switch {
		case row.Same:
			got += "="
		case row.Ours != nil && row.Theirs != nil:
			got += "~"
		case row.Ours != nil:
			got += "<"
		default:
			got += ">"
		}
	}
	expect.True(t, p.Common == 1 && got == "<=>~", "after %d common entries the rows are %s", p.Common, got)
}

func TestOnlyEntriesOfTheSidesCanBePicked(t *testing.T) {
	start := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	ours, theirs := replayed2(t, start.Export()), replayed2(t, start.Export())
	said(t, ours, ledgertest.Price(0, 30), ledgertest.Price(0, 40))
	said(t, theirs, ledgertest.Price(0, 50))
	for _, picks := range [][]Choice{{{false, 2}}, {{true, 1}}, {{false, 1}, {false, 0}}, {{true, 0}, {true, 0}},
		{{false, -1}}} {
		_, err := MergeRecord(ours, theirs, picks)
		expect.True(t, err != nil && err.(*ledger.Fault).Code == "join.pick", "%v: %v", picks, err)
	}
	other := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	if _, err := MergeRecord(ours, other, nil); err == nil || err.(*ledger.Fault).Code != "join.games" {
		t.Errorf("another game: %v", err)
	}
}

func TestGamesOfOneNumberAreNotCompared(t *testing.T) {
	one := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	setup := ledgertest.TinySetup()
	setup.ID, setup.Names = one.ID(), []string{"Zoe", "Bob"}
	other := must.Get(Scratch(setup, ledgertest.Books()))(t)
	ledgertest.WantFault(t, ledgertest.Second(Compare(one, other)), "join.setups")
	ledgertest.WantFault(t, ledgertest.Second(Merge(one, other, nil)), "join.setups")
}

func pair(t *rapid.T) (ours, theirs *Game) {
	start := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	grown(t, start, "both")
	ours, theirs = replayed2(t, start.Export()), replayed2(t, start.Export())
	grown(t, ours, "ours")
	grown(t, theirs, "theirs")
	if rapid.Bool().Draw(t, "unsigned") {
		return unsigned(t, ours), unsigned(t, theirs)
	}
	return ours, theirs
}

func unsigned(t rapid.TB, g *Game) *Game {
	t.Helper()
	r := g.Export()
	for i := range r.Operations {
		r.Operations[i].By, r.Operations[i].At = ledger.Author{}, time.Time{}
	}
	return replayed2(t, r)
}

func heads(g *Game) (all []ledger.Hash) {
	for n := range len(g.Steps()) + 1 {
		all = append(all, g.HeadAfter(n))
	}
	return all
}

// One undo reverses a merge and one redo repeats it, also after a round trip and on a device that imports the merge.
func TestAMergeIsUndoneAtOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ours, theirs := pair(t)
		p := must.Get(Compare(ours, theirs))(t)
		picks, _ := picked(t, p)
		joined, err := Merge(ours, theirs, picks)
		if err != nil {
			ledgertest.WantFault(t, err, "join.pick")
			return
		}
		var file bytes.Buffer
		must.Do(t, joined.Export().Write(&file))
		r := must.Get(record.Read(&file))(t)
		cases := []struct{ merged, before *Game }{{joined, ours}, {replayed2(t, r), ours}}
		_, more, fault := Relate(theirs, joined)
		must.Hold(t, fault == nil, "%v", fault)
		if len(more) > 0 && more[len(more)-1].Merged == len(
			more) { // otherwise theirs first takes over operations of ours, or lacks nothing
			taken := theirs.Export()
			taken.Operations = append(taken.Operations, more...)
			cases = append(cases, struct{ merged, before *Game }{replayed2(t, taken), theirs})
		}
		for _, c := range cases {
			if c.merged.Length() == c.before.Length() {
				continue // the merge added nothing
			}
			reversal, can := c.merged.Undoing()
			must.Hold(t, can && reversal.Merge, "the undo is %+v of %v", reversal, can)
			want := heads(c.merged)
			must.Do(t, c.merged.Undo(ledgertest.Ann()))
			must.Hold(t, slices.Equal(heads(c.merged), heads(c.before)),
				"after one undo there are %d entries, there were %d", len(c.merged.Steps()), len(c.before.Steps()))
			must.Do(t, c.merged.Redo(ledgertest.Ann()))
			must.Hold(t, slices.Equal(heads(c.merged), want), "one redo does not bring it again")
		}
	})
}

// Merging again adds nothing, whatever the picks are. Voided entries are kept once, even if the heads are equal.
func TestMergingAgainAddsNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ours, theirs := pair(t)
		p := must.Get(Compare(ours, theirs))(t)
		picks, _ := picked(t, p)
		joined, err := Merge(ours, theirs, picks)
		if err != nil {
			ledgertest.WantFault(t, err, "join.pick")
			return
		}
		lacking := lackedBy(theirs, joined, p.Common)
		must.Hold(t, len(lacking) == 0, "the operations %v of the other copy are lost", lacking)
		if joined.Length() > ours.Length() {
			again, err := Merge(joined, theirs, picks)
			if must.Do(t, err); again.Length() != joined.Length() {
				t.Fatalf("%d operations are added by the same picks", again.Length()-joined.Length())
			}
		}
		for _, copied := range []*Game{ours, theirs, joined} {
			q := must.Get(Compare(joined, copied))(t)
			again := q.All(false)
			if len(q.Ours) == len(q.Theirs) && rapid.Bool().Draw(t, "theirs that say the same") {
				for i := range again {
					if q.matches(Choice{true, i}, q.Ours[i]) {
						again[i].Theirs = true
					}
				}
			}
			r := must.Get(MergeRecord(joined, copied, again))(t)
			must.Hold(t, len(r.Operations) == joined.Length(),
				"%d operations are added", len(r.Operations)-joined.Length())
		}
	})
}

// A merge has as many equal unsigned entries as the copy with more of them.
func TestEqualUnsignedEntriesAreNotLost(t *testing.T) {
	ours := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	theirs := replayed2(t, ours.Export())
	said(t, ours, ledgertest.Price(0, 20), ledgertest.Price(0, 30))
	said(t, theirs, ledgertest.Price(0, 20), ledgertest.Price(0, 20))
	ours, theirs = unsigned(t, ours), unsigned(t, theirs)
	p := must.Get(Compare(ours, theirs))(t)
	joined := must.Get(Merge(ours, theirs, p.All(false)))(t)
	held := 0
	for _, o := range joined.Operations() {
		held += calc.Bit(string(o.Entry) == string(theirs.Operations()[0].Entry))
	}
	expect.Equal(t, held, 2, "entries of the price of 20")
	again := must.Get(Merge(joined, theirs, p.All(false)))(t)
	expect.Equal(t, again.Length(), joined.Length(), "operations after merging again")
}

// Equal entries of both copies are always included, once each and in order.
func TestWhatBothHaveIsAlwaysIn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ours := must.Get(Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
		theirs := replayed2(t, ours.Export())
		for _, side := range []*Game{ours, theirs} {
			for range rapid.IntRange(1, 5).Draw(t, "entries") { // few kinds, so that some entries are equal
				must.Get(side.Record(ledgertest.Price(0, 10*rapid.IntRange(1, 3).Draw(t, "price")),
					ledgertest.Ann()))(t)
			}
		}
		p := must.Get(Compare(ours, theirs))(t)
		picks, _ := picked(t, p)
		all, err := p.WithCommon(picks)
		if err != nil {
			ledgertest.WantFault(t, err, "join.pick")
			return
		}
		must.Do(t, func() error {
			if fault := p.check(all); fault != nil {
				return fault
			}
			return nil
		}())
		for _, row := range p.Rows() {
			if row.Same && !slices.Contains(all, Choice{false, row.Ours.Number - p.Common - 1}) &&
				!slices.Contains(all, Choice{true, row.Theirs.Number - p.Common - 1}) {
				t.Fatalf("entry %d is left out", row.Ours.Number)
			}
		}
		again, err := p.WithCommon(all)
		must.Do(t, err)
		must.Hold(t, slices.Equal(again, all), "%v and then %v", all, again)
	})
}

func said(t rapid.TB, g *Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Get(g.Record(e, ledgertest.Ann()))(t)
	}
}
