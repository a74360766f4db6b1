package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// The players' tasks at the real table are on a card until Done is tapped, and then among the other lines.
func TestWhatTheHandsHaveToDoStandsOnACard(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, "stockpile", "standard", "Anna", "Ben", "Carl")
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(
		t, s, "• Deal one company and one forecast to everyone, and turn one pair face up. 2 pairs stay face down.")
	apptest.Tap(t, s, words.Text("common.done"))
	apptest.Record(t, s, &demand.Bids{Bids: []int{3, 1, 0}}, &demand.Piles{}, &stockpile.Rest{},
		&stockpile.Movement{Forecasts: board.Forecasts{"+4", "+2", "+1", "$$", "-2", "-3"}})
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.Text("table.hands"))
	apptest.Tap(t, s, words.Text("common.done"))
	expect.True(t, !apptest.Shows(s, words.Text("table.hands")), "what is done still stands on a card")
	apptest.MustContain(t, s, "Deal one company and one forecast to everyone,")
}

// On a phone on its side, even many seats leave space for the card with the players' tasks.
func TestWhatTheHandsHaveToDoIsSeenOnAPhoneOnItsSide(t *testing.T) {
	s := apptest.Begin(t)
	page, size := begun(t, s, "stockpile", "standard", "Anna", "Ben", "Carl", "Dora", "Emil"), fyne.NewSize(844, 420)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
	apptest.Record(t, s, &demand.Bids{Bids: []int{3, 1, 0, 0, 0}}, &demand.Piles{})
	apptest.Settle(s, size)
	seats := page.seats.Size().Height
	apptest.Record(t, s, &stockpile.Rest{}, &stockpile.Movement{Forecasts: board.Forecasts{"+4", "+2", "+1", "$$",
		"-2", "-3"}})
	apptest.Settle(s, size)
	if told := page.latest.content.Size().Height; !page.latest.content.Visible() || told < 3*look.Target ||
		page.seats.Size().Height >= seats {
		t.Errorf("the card has %v, the seats %v of %v", told, page.seats.Size().Height, seats)
	}
	least := page.seats.Size().Height
	apptest.Tap(t, s, words.Text("common.done"))
	if apptest.Settle(s, size); page.seats.Size().Height != least {
		t.Errorf("the seats come under the finger that said Done: %v", page.seats.Size().Height)
	}
	apptest.Record(t, s, &demand.Bids{Bids: []int{1, 3, 0, 0, 0}})
	apptest.Settle(s, size)
	expect.True(t, page.seats.Size().Height >= seats, "the seats stay at %v of %v", page.seats.Size().Height, seats)
}

// On an upright tablet the latest events take no space from the seats, whatever the players have to do.
func TestSeatsAreSeenBesideWhatTheHandsHaveToDo(t *testing.T) {
	s, size := apptest.Begin(t), apptest.Tablet()
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
	page := begun(t, s, "stockpile", "standard", "Anna", "Ben", "Carl", "Dora")
	apptest.Record(t, s, &demand.Bids{Bids: []int{3, 1, 0, 0}}, &demand.Piles{}, &stockpile.Rest{},
		&stockpile.Movement{Forecasts: board.Forecasts{"+4", "+2", "+1", "$$", "-2", "-3"}})
	apptest.Settle(s, size)
	apptest.MustShow(t, s, words.Text("table.hands"))
	last := page.matrix.SeatsHeightAt(page.seats.Size().Width, matrix.HeadCodes)
	expect.True(t, page.seats.Size().Height >= last, "the seats have %v of %v", page.seats.Size().Height, last)
	expect.True(t, page.latest.content.Size().Height >= page.latest.handsHeight(),
		"what the table has to do has %v of %v", page.latest.content.Size().Height, page.latest.handsHeight())
}
