package brokeryard

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Every round of recorded games is tapped in and is the round that was recorded: trades, every sort of card, missed
// rounds, seats that are out, stop orders, the duel.
func TestRoundsOfRecordedGames(t *testing.T) {
	for _, name := range apptest.Few([]string{"alone", "toss", "debts", "six-seats-3x5", "stops-by-choice", "duel",
		"trump", "mass-start-14"}) {
		t.Run(name, func(t *testing.T) {
			g := recorded(t, name)
			rounds := 0
			for i, e := range g.entries {
				round, is := e.(*rules.Round)
				if is {
					rounds++
					h := hand(t, g.table)
					h.enterAll(round)
					got, want := apptest.Written(t, h.round), apptest.Written(t, round)
					must.Hold(t, got == want, "entry %d is\n%s\nmust be\n%s", i+1, got, want)
					must.Hold(t, h.editor.seat == calc.None && h.editor.missing == 0,
						"entry %d: when all are in, seat %d is open", i+1, h.editor.seat)
				}
				next, _, refusal := e.Apply(g.table)
				must.Hold(t, refusal == nil, "%v", refusal)
				g.table = next
			}
			must.Hold(t, rounds != 0, "the game has no round")
		})
	}
}

// enterAll taps a whole round in, seat after seat as the editor leads.
func (h *thumb) enterAll(round *rules.Round) {
	h.T.Helper()
	for {
		seat := h.editor.seat
		if seat == calc.None {
			return
		}
		h.enter(round.Plays[seat])
		if round.Plays[seat].Missed {
			continue
		}
		next := h.editor.after(seat)
		if next == calc.None {
			h.Tap(words.Text("brokeryard.sheet.overview"))
		} else {
			h.Tap("Next: " + h.editor.name(next))
		}
	}
}

// A seat that plays a card without trades is three taps: the card, where its number goes, and on. A zero and a missed
// round are fewer.
func TestTapsOfASeat(t *testing.T) {
	h := hand(t, opened(t, "3x5", 4, nil))
	h.Tap("Blue +60")
	h.Tap("Red –30")
	h.Tap(said("brokeryard.sheet.next", "seat", "Ben"))
	expect.True(t, h.Taps == 3 && h.editor.seat == 1, "%d taps, seat %d", h.Taps, h.editor.seat)
	h.Taps = 0
	h.Tap("Yellow 0")
	h.Tap(said("brokeryard.sheet.next", "seat", "Cleo"))
	expect.True(t, h.Taps == 2 && h.editor.seat == 2, "a zero: %d taps, seat %d", h.Taps, h.editor.seat)
	h.Taps = 0
	h.Tap(said("brokeryard.sheet.missed"))
	expect.True(t, h.Taps == 1 && h.editor.seat == 3 && h.round.Plays[2].Missed,
		"missed: %d taps, seat %d", h.Taps, h.editor.seat)
	h.Tap("Green +100")
	h.Taps = 0
	h.Tap("Blue –10, Red –20, Yellow –30")
	h.Tap(said("brokeryard.sheet.overview"))
	expect.True(t, h.editor.seat == calc.None && h.Changes != 0,
		"seat %d is open, %d changes were told", h.editor.seat, h.Changes)
	_, _, refusal := h.round.Apply(h.Table)
	expect.True(t, refusal == nil, "%v", refusal)
}

// A seat is edited again by one tap in the list, and its card is changed there.
func TestSeatIsEditedAgain(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	for _, next := range []string{"Next: Ben", "Next: Cleo", "Everyone is in"} {
		h.Tap([]string{"Blue 0", "Red 0", "Green 0"}[h.editor.seat])
		h.Tap(next)
	}
	h.Tap("Ben, R 0")
	h.Tap(words.Text("sheet.card.change"))
	h.Tap("Blue 0")
	expect.True(t, len(h.Said) == 1 && h.Said[0] == "Every B 0 has been played. The deck has 1.",
		"of a card that another one plays it says %q", h.Said)
	h.Tap("Yellow –60")
	expect.True(t, h.round.Plays[1].Card == "Y-60" && h.round.Plays[1].Free == (rules.Free{}),
		"the play is %+v", h.round.Plays[1])
	h.Tap(said("brokeryard.sheet.all"))
	h.MustSay("not finished")
	h.Tap("Ben, Y –60")
	h.Tap(said("brokeryard.sheet.missed"))
	h.Tap("Ben, Missed")
	h.Tap(said("brokeryard.sheet.missed"))
	expect.True(t, h.round.Plays[1] == (rules.Play{}) && h.editor.seat == 1,
		"taken back it is %+v, seat %d", h.round.Plays[1], h.editor.seat)
}

// What is wrong with a trade is said at once, and the round waits for it.
func TestImpossibleTrade(t *testing.T) {
	h := hand(t, opened(t, "3x5", 2, nil))
	h.Tap(said("brokeryard.sheet.trade", "company", "Blue"))
	h.Tap("7")
	h.MustSay("Buy 7 at 100: costs 700, 700 more than you have")
	h.Tap("Yellow 0")
	sentence, unfinished := h.editor.Refused(nil)
	expect.True(t, !unfinished && sentence == "7 blue at 100 cost 700; Ann has 0. That isn't enough for one.",
		"the sheet says %q", sentence)
	expect.True(t, h.Find(said("brokeryard.sheet.next", "seat", "Ben")) == nil, "it leads on from what is impossible")
	h.Tap(said("sheet.cell.all.spoken", "company", "Blue"))
	expect.Equal(t, h.round.Plays[0].Trade, four{-1}, "all that is sold")
	h.Tap(said("sheet.cell.most.spoken", "company", "Green"))
	expect.Equal(t, h.round.Plays[0].Trade, four{-1, 0, 0, 1}, "all that is bought")
	h.Tap(said("brokeryard.sheet.next", "seat", "Ben"))
}

// Who owes money is warned: without sales the card does nothing.
func TestDebtorIsWarned(t *testing.T) {
	const warning = "Owes 60. Sales must bring that much, or Ann is bankrupt now and the card does nothing."
	table := position(t, opened(t, "3x5", 3, nil), func(e *rules.Position) { e.Seats[0].Cash = -60 })
	h := hand(t, table)
	h.MustSay(warning)
	h.Tap(said("sheet.cell.all.spoken", "company", "Blue"))
	expect.True(t, !h.Says(warning), "it warns of a debt that is paid")
	h.Tap(said("brokeryard.sheet.missed"))
	expect.True(t, !h.Says(warning), "it warns the next player")
}

// In the last round nobody trades where the table agreed so.
func TestNoTradesInTheLastRound(t *testing.T) {
	table := opened(t, "3x5", 2, func(o *rules.Options) { o.NoTradeLastRound = true })
	table = position(t, table, func(e *rules.Position) { e.Round = 8 })
	h := hand(t, table)
	expect.True(t, h.Find(said("brokeryard.sheet.trade", "company", "Blue")) == nil, "a trade can be opened")
	h.MustSay(said("brokeryard.rule.house.no_trade_last_round"))
	h.Type("t")
	expect.True(t, !h.editor.part.trades.Open(), "the keyboard opens a trade")
}

// Who is missing is named, also when they are many.
func TestRefusalNamesWhoIsMissing(t *testing.T) {
	h := hand(t, opened(t, "mass", 60, nil))
	refused := func() string {
		_, _, refusal := h.round.Apply(h.Table)
		sentence, unfinished := h.editor.Refused(refusal)
		expect.True(t, unfinished, "%q is more than not finished", sentence)
		return sentence
	}
	got := refused()
	expect.True(t, got == "Still missing: Ann, Ben, Cleo and 57 more.", "%v", got)
	for seat := range 58 {
		h.round.Plays[seat].Missed = true
	}
	h.editor.touch()
	if got := refused(); got != "Still missing: Player 59, Player 60." {
		t.Error(got)
	}
	if sentence, _ := h.editor.Refused(calc.Refuse("cash.short", "trade.0.0")); sentence != "" {
		t.Errorf("another refusal is called %q", sentence)
	}
}

// Three quick taps on the same spot say of three players that they missed the round.
func TestMissedStaysUnderTheThumb(t *testing.T) {
	h := hand(t, opened(t, "mass", 60, nil))
	h.round.Plays[0].Trade[0] = -1
	h.editor.show(0)
	button := fyne.CurrentApp().Driver().AbsolutePositionForObject(
		h.Find(said("brokeryard.sheet.missed")).(fyne.CanvasObject))
	for range 3 {
		test.TapCanvas(h.Window.Canvas(), button.AddXY(20, 20))
	}
	for seat := range 4 {
		expect.True(t, h.round.Plays[seat].Missed == (seat < 3),
			"after three taps seat %d is %+v", seat, h.round.Plays[seat])
	}
}

// A card that cannot be played says why: it is gone only when all of its kind were played, else this player has used
// them.
func TestACardSaysWhyItCannotBePlayed(t *testing.T) {
	met := map[string]int{}
	for _, name := range []string{"six-seats-3x5", "debts", "stops-by-choice", "duel"} {
		checkAbsent(t, recorded(t, name), met)
	}
	expect.True(t, met["gone"] != 0 && met["used"] != 0, "met were %v", met)
}

// checkAbsent looks at the cards of the first player in every round, and counts the words that it met.
func checkAbsent(t *testing.T, g game, met map[string]int) {
	t.Helper()
	for _, e := range g.entries {
		if _, is := e.(*rules.Round); is {
			h := hand(t, g.table)
			h.editor.part.fan.update()
			for place, refusal := range h.editor.round.HandRefusals(g.table, h.editor.seat) {
				if refusal == nil {
					continue
				}
				want := "used"
				if refusal.Code == "card.gone" {
					want = "gone"
				}
				met[want]++
				if got := h.editor.part.fan.Faces[place].Beside.Text(); got != want {
					t.Fatalf("in round %d the card %d, refused as %s, says %q", g.table.Round(), place, refusal.Code,
						got)
				}
			}
		}
		next, _, refusal := e.Apply(g.table)
		must.Hold(t, refusal == nil, "%v", refusal)
		g.table = next
	}
}

// No card and no cell moves while shares are traded, whatever comes of it.
func TestCardsKeepTheirPlaceBesideATrade(t *testing.T) {
	h := hand(t, opened(t, "3x5", 3, nil))
	places := func() (all []fyne.Position) {
		h.Settle()
		for _, label := range []string{"All players", "Trade Blue", "Trade Green", "Blue +100", "Green –60"} {
			all = append(all, fyne.CurrentApp().Driver().AbsolutePositionForObject(h.Find(label).(fyne.CanvasObject)))
		}
		return all
	}
	stand := places()
	for _, label := range []string{"Blue: sell all", "Red: buy the most", "Trade Yellow", "9", "Trade Yellow",
		"Trade Yellow", "Buy / sell", "Trade Yellow"} {
		if h.Tap(label); !slices.Equal(places(), stand) {
			t.Errorf("after %q they stand at %v, not at %v", label, places(), stand)
		}
	}
}
