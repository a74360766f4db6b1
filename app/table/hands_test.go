package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
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
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, "• Deal one company and one forecast to everybody, and lay one pair open. 2 pairs stay face down.")
	apptest.Tap(t, s, words.Say("table.hands.done"))
	apptest.Record(t, s, &stockpile.Bids{Bids: []int{3, 1, 0}}, &stockpile.Piles{}, &stockpile.EndSelling{},
		&stockpile.Movement{Forecasts: stockpile.Forecasts{"+4", "+2", "+1", "$$", "-2", "-3"}})
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.Say("table.hands"))
	apptest.Tap(t, s, words.Say("table.hands.done"))
	if apptest.Shows(s, words.Say("table.hands")) {
		t.Error("what is done still stands on a card")
	}
	apptest.MustContain(t, s, "Deal one company and one forecast to everybody,")
}

// On a phone on its side the seats leave room for what the table has to do, however many they are.
func TestWhatTheHandsHaveToDoIsSeenOnAPhoneOnItsSide(t *testing.T) {
	s := apptest.Begin(t)
	setup := ledger.Setup{Rulebook: "stockpile", Names: []string{"Anna", "Ben", "Carl", "Dora", "Emil"}, Options: stockpile.Rulebook{}.Presets()[0].Options}
	if err := s.Session.Begin(setup); err != nil {
		t.Fatal(err)
	}
	page, size := NewPage(s), fyne.NewSize(844, 420)
	s.Home(page)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
	apptest.Record(t, s, &stockpile.Bids{Bids: []int{3, 1, 0, 0, 0}}, &stockpile.Piles{})
	apptest.Settle(s, size)
	seats := page.seats.Size().Height
	apptest.Record(t, s, &stockpile.EndSelling{}, &stockpile.Movement{Forecasts: stockpile.Forecasts{"+4", "+2", "+1", "$$", "-2", "-3"}})
	apptest.Settle(s, size)
	if told := page.latest.Size().Height; !page.latest.Visible() || told < 3*look.Target || page.seats.Size().Height >= seats {
		t.Errorf("the card has %v, the seats %v of %v", told, page.seats.Size().Height, seats)
	}
	least := page.seats.Size().Height
	apptest.Tap(t, s, words.Say("table.hands.done"))
	if apptest.Settle(s, size); page.seats.Size().Height != least {
		t.Errorf("the seats come under the finger that said Done: %v", page.seats.Size().Height)
	}
	apptest.Record(t, s, &stockpile.Bids{Bids: []int{1, 3, 0, 0, 0}})
	apptest.Settle(s, size)
	if page.seats.Size().Height < seats {
		t.Errorf("the seats stay at %v of %v", page.seats.Size().Height, seats)
	}
}

// A price that splits or a company that is bankrupt is named so, on the board and in the log: the difference of the prices
// would look like a fall or a rise.
func TestSplitIsNoFallAndBankruptcyNoRise(t *testing.T) {
	s := apptest.Begin(t)
	setup := ledger.Setup{Rulebook: "stockpile", Names: []string{"Anna", "Ben", "Carl"}, Options: stockpile.Rulebook{}.Presets()[0].Options}
	if err := s.Session.Begin(setup); err != nil {
		t.Fatal(err)
	}
	apptest.Record(t, s, &stockpile.Bids{Bids: []int{3, 1, 0}}, &stockpile.Piles{Takes: []stockpile.Take{{Seat: 0, Boom: 1}, {Seat: 1, Bust: 1}}},
		&stockpile.Action{Seat: 0, What: "boom", Company: "LEA"}, &stockpile.Action{Seat: 1, What: "bust", Company: "EPI"}, &stockpile.EndSelling{},
		&stockpile.Movement{Forecasts: stockpile.Forecasts{"+2", "+1", "+4", "$$", "-2", "-3"}})
	lanes := lanesNow(s.Session.View())
	if lanes[2].Event != "split" || lanes[5].Event != "bankrupt" || lanes[0].Event != "" {
		t.Errorf("the ladders tell %+v", lanes)
	}
	view := movedOf(s.Session.View())
	if view.Companies[2].Move != 0 || view.Companies[5].Move != 0 || view.Companies[0].Move != 2 {
		t.Errorf("the heads tell %+v", view.Companies)
	}
	s.Home(NewPage(s))
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	s.Push(newLogPage(s))
	apptest.MustContain(t, s, "LEA splits, AME pays a dividend, EPI bankrupt: everybody discards it, COS +2, BOT +1, STA –2, Forecasts")
	apptest.MustContain(t, s, "Anna pays 3, Ben pays 1, Carl pays 0, The bids")
}
