package view

import (
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func turn(seat int, card string, free int) *stockholder.Turn {
	return &stockholder.Turn{Seat: seat, Card: card, Free: fourcolours.Assign(free)}
}

func TestTheLogTellsRulingsAndAmendments(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben", "Zoë")
	enter(t, g, turn(0, "B+60", 1), &calc.Ruling{Seat: 1, What: "cash", Change: 50, Reason: "miscounted"},
		turn(1, "R+60", 0))
	must.Do(t, g.Undo(ledger.Author{}))
	must.Do(t, g.Replace(1, turn(0, "B+60", 2), ledger.Author{}))
	v := NewGame(g)
	log, undone := logOf(v), Undone(v)
	if len(log) != 2 || !strings.HasPrefix(log[0].Title, "Correction for Ben") ||
		!strings.HasPrefix(log[0].Detail, "Correction: Ben's cash ") ||
		!strings.HasSuffix(log[0].Detail, ", miscounted") || !strings.HasSuffix(log[1].Detail,
		", edited") || log[1].Round != "Round 1" {
		t.Errorf("the log tells %+v", log)
	}
	expect.True(t, len(undone) == 1 && undone[0].Title == "Ben: R +60" && undone[0].Struck, "undone is %+v", undone)
	told := EntryDetailsOf(v, v.Game.Steps()[1])
	expect.True(t, told.Reason == "Reason: miscounted" && len(told.Lines) != 0, "the correction is told as %+v", told)
}

func TestAStatementQuotesARuleOnce(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben", "Zoë")
	sale := turn(0, "R+60", 0)
	sale.Before = [4]int{-1, -1, 1, 0}
	enter(t, g, sale)
	quoted := map[string]int{}
	for _, line := range EntryDetailsOf(NewGame(g), g.Steps()[0]).Lines {
		quoted[line.Rule]++
		expect.True(t, line.Rule == "" || quoted[line.Rule] <= 1, "%q is quoted again", line.Rule)
	}
	expect.True(t, len(quoted) >= 3, "quoted are %v", quoted)
}

// A line does not repeat the entry's name. Instructions are listed separately until the players have carried them out.
func TestWhatHappenedLastIsToldOnce(t *testing.T) {
	g := preset(t, stockpile.Rulebook{}, 0, "Anna", "Ben", "Carl")
	enter(t, g, &demand.Bids{Bids: []int{3, 1, 0}}, &demand.Take{Seat: 0})
	last := Recent(NewGame(g), false).Entries[0]
	if last.Title != "Anna takes the pile" || len(last.Lines) == 0 || last.Lines[0].Text == "Anna takes the pile." {
		t.Errorf("told is %+v", last)
	}
	g = preset(t, stockpile.Rulebook{}, 0, "Anna", "Ben", "Carl")
	enter(t, g, &demand.Bids{Bids: []int{3, 1, 0}}, &demand.Piles{}, &stockpile.Rest{},
		&stockpile.Movement{Forecasts: board.Forecasts{"+4", "+2", "+1", "$$", "-2", "-3"}})
	v := NewGame(g)
	waiting, done := Recent(v, false), Recent(v, true)
	expect.True(t, len(waiting.Hands) != 0 && len(done.Hands) == 0 &&
		len(done.Entries[0].Lines) == len(waiting.Entries[0].Lines)+len(waiting.Hands),
		"the hands have to do %q; when that is done %q", waiting.Hands, done.Hands)
}

// An undo turns the clock back, and a long pause counts for no player.
func TestTheClockFollowsFromTheEntries(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Anna", "Ben")
	enter(t, g, turn(0, "B+60", 1), turn(1, "R+60", 0))
	last := g.Steps()[1].At
	for _, one := range []struct {
		clock Clock
		after time.Duration
		want  string
	}{
		{TurnClock, 5*time.Minute + time.Second, "this turn 5\u00a0min"},
		{PlayerClock, 7*time.Minute + time.Second, "Anna 7\u00a0min"},
		{TurnClock, 30 * time.Second, "this turn 0\u00a0min"}, {TurnClock, time.Hour, ""},
		{NoClock, 5 * time.Minute, ""},
	} {
		got := NewGame(g).Clock(one.clock, last.Add(one.after))
		expect.True(t, got == one.want, "%d after %v: %q, not %q", one.clock, one.after, got, one.want)
	}
	must.Do(t, g.Undo(ledger.Author{}))
	expect.Equal(t, NewGame(g).Clock(PlayerClock, last.Add(5*time.Minute+time.Second)), "Ben 5\u00a0min",
		"after an undo")
}

// Setting a premium is not a turn: a pass instead would add a turn.
func TestNobodyPassesInThePlaceOfAPremium(t *testing.T) {
	g := strategists(t)
	enter(t, g, &yearend.YearEnd{By: "totals"}, &office.SetPremium{Company: "A", Percent: 15},
		&turns.Pass{Seat: 1}, &office.Dividend{Company: "A", Each: 5})
	amendment := game.Amendment{Act: oplog.ActReplace, Number: 1, Entry: &trading.Buy{Company: "A", Shares: 1_000}}
	d := must.Get(g.Amendment(amendment))(t)
	c := ConsequencesOf(NewGame(g), d)
	expect.True(t, len(c.Illegal) == 2 && strings.Contains(c.Warning, "Premium on Atlas Bank") && !c.Same,
		"the consequences are %+v", c)
	must.Do(t, g.Replace(1, amendment.Entry, ledger.Author{}))
	v, refused := NewGame(g), g.Refused()
	must.Hold(t, len(refused) == 2, "%d entries wait to be mended", len(refused))
	if e, _ := PassInstead(v, refused[0]); e != nil {
		t.Errorf("in the place of a premium %s is offered", words.EntryShort(v.ID(), refused[0].Before, e))
	}
	if e, own := PassInstead(v, refused[1]); e == nil || !own || calc.SeatOf(e, refused[1].Before) != 0 {
		t.Errorf("in the place of a transaction %v is offered", e)
	}
	for i, want := range []string{"Premium on Atlas Bank: 15%", "Anna declares a dividend of 5 on Atlas Bank"} {
		got := LogEntryOf(v, refused[i]).Title
		expect.True(t, got == want, "%q is to be mended, must be %q", got, want)
	}
}

// strategists returns a game of Tycoon in which Anna holds enough of a company to set its premium at the year's end.
func strategists(t *testing.T) *game.Game {
	t.Helper()
	var options calc.Options
	for _, p := range (tycoon.Rulebook{}).Presets() {
		if p.Key == "strategist" {
			options = p.Options
		}
	}
	options.(*agreement.Options).Cash = 3_000_000
	g := begun(t, record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}, Options: options})
	enter(t, g, &trading.Buy{Company: "A", Shares: 100_000})
	for turn := 1; turn < 6; turn++ {
		enter(t, g, &turns.Pass{Seat: turn % 2})
	}
	return g
}

// A company that was just launched has no path.
func TestPathsOnAChart(t *testing.T) {
	game := recordings.Read(t, "openmarket", "rails-chart")
	table, _, refusal := game.Rulebook.Open(game.Options, game.Names)
	told := map[int][]Path{}
	for n, e := range game.Entries {
		must.Hold(t, refusal == nil, "%v", refusal)
		before := table
		var s calc.Statement
		table, s, refusal = e.Apply(table)
		told[n+1] = Paths(before, s)
	}
	expect.Equal(t, len(told[1]), 0, "paths of a launch")
	for _, c := range []struct {
		entry  int
		prices []int
		steps  []Step
	}{
		{20, []int{84, 76}, []Step{Down}},
		{34, []int{94, 104, 116}, []Step{Right, Right}},
	} {
		if expect.Equal(t, len(told[c.entry]), 1, "paths of entry %d", c.entry); len(told[c.entry]) == 1 {
			expect.True(t, slices.Equal(told[c.entry][0].Prices, c.prices), "prices of entry %d: %v", c.entry, told[c.entry][0].Prices)
			expect.True(t, slices.Equal(told[c.entry][0].Steps, c.steps), "steps of entry %d: %v", c.entry, told[c.entry][0].Steps)
		}
	}
	for n, paths := range told {
		for _, p := range paths {
			expect.Equal(t, len(p.Cells), len(p.Steps)+1, "cells of entry %d", n)
		}
	}
}
