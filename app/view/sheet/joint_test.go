package sheet

import (
	"slices"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func TestARoundIsSharedAndATurnIsNot(t *testing.T) {
	r := recordings.Read(t, "brokeryard", "six-seats-3x5")
	v := begun(t, record.Setup{Rulebook: "brokeryard", Names: r.Names, Options: r.Options})
	round := brokeryard.NewRound(v.Table)
	for seat := range r.Names {
		missing := newTask(v, round).Shared().Missing
		must.Hold(t, len(missing) == len(r.Names)-seat && missing[0] == seat, "missing are %v", missing)
		CopyFields(round, r.Entries[0], v.Table, newTask(v, round).PartOf(seat))
	}
	expect.True(t, Same(round, r.Entries[0]), "the parts make %+v", round)
	expect.Equal(t, len(newTask(v, round).Shared().Missing), 0, "missing at last")

	turns := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}})
	expect.Equal(t, len(newTask(turns, &stockholder.Turn{}).Shared().Seats), 0, "players of a turn")
}

func TestAnEntryOfThePastWasTold(t *testing.T) {
	seen := 0
	veiled(t, func(task Task) {
		steps := task.Game.Game.Steps()
		if len(steps) == 0 {
			return
		}
		last := steps[len(steps)-1]
		past := Task{Game: task.Game, Act: oplog.ActReplace, Number: last.Number, Base: last.Before, Entry: last.Entry,
			Looker: calc.None}
		if len(past.Parts().Seats) < 2 {
			return
		}
		seen++
		past.Said = past.FinishedParts(nil)
		expect.Equal(t, len(past.Parts().Missing), 0, "missing in entry %d", last.Number)
	})
	expect.True(t, seen > 3, "only %d entries were told by several", seen)
}

func TestTakingOutTellsWhatBecomesImpossible(t *testing.T) {
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: r.Names, Options: r.Options}, r.Entries[:9]...)
	first, last := VoidOf(v, v.Game.Steps()[0]), VoidOf(v, v.Game.Steps()[8])
	expect.True(t, len(first.Consequences.Illegal) > 0 && first.Consequences.Warning != "", "the first: %+v", first)
	expect.True(t, len(last.Consequences.Illegal) == 0 && last.Instead == "", "the last: %+v", last)
	expect.True(t, first.Record != last.Record && first.Title != last.Title, "both are called alike: %+v", first)
}

func TestAHandKnowsNothingOfOthers(t *testing.T) {
	seen := 0
	veiled(t, func(task Task) {
		for _, seat := range task.Parts().Seats {
			known := view.TableAsKnownTo(task.Base, seat)
			for other := range task.Game.Layout.Seats {
				for company := range task.Game.Layout.Companies {
					want := 0
					if other == seat {
						want = task.Base.Shares(seat, company)
					}
					expect.Equal(t, known.Shares(other, company), want, "seat %d knows of %d", seat, other)
				}
			}
			seen += len(slices.Collect(slices.Values(task.Hand(seat).Fields)))
		}
	})
	expect.True(t, seen > 100, "only %d fields", seen)
}
