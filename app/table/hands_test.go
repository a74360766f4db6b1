package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger"
)

// What the table has to do stands on a card until somebody says that it is done, and then among the other lines.
func TestWhatTheHandsHaveToDoStandsOnACard(t *testing.T) {
	s := apptest.Begin(t)
	setup := ledger.Setup{Rulebook: "stockpile", Names: []string{"Anna", "Ben", "Carl"}, Options: stockpile.Rulebook{}.Presets()[0].Options}
	if err := s.Session.Begin(setup); err != nil {
		t.Fatal(err)
	}
	s.Home(NewPage(s))
	apptest.Record(t, s, &stockpile.Bids{Bids: []int{3, 1, 0}}, &stockpile.Piles{}, &stockpile.Rest{},
		&stockpile.Movement{Forecasts: stockpile.Forecasts{"+4", "+2", "+1", "$$", "-2", "-3"}})
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.Say("table.hands"))
	apptest.Tap(t, s, words.Say("table.hands.done"))
	if apptest.Shows(s, words.Say("table.hands")) {
		t.Error("what is done still stands on a card")
	}
	apptest.MustContain(t, s, "Deal one company and one forecast to everybody.")
}
