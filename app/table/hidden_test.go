package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// Where nobody says before the end what the players hold, the table shows what everybody knows, calls the rest hidden,
// ranks nobody, and no "Why?" tells of a portfolio of nothing.
func TestHiddenHoldingsAreNeitherShownNorRanked(t *testing.T) {
	g := apptest.RecordedGame(t, "stockpile", "standard-four-hidden")
	s := apptest.Begin(t)
	page := playedTo(t, s, g, len(g.Entries)/2)
	apptest.Settle(s, apptest.Phone())
	view := movedOf(s.Session.View())
	for seat, row := range view.Seats {
		if !row.Veiled || row.Rank != 0 {
			t.Errorf("%s: veiled %t, rank %d", row.Name, row.Veiled, row.Rank)
		}
		if cash := s.Session.View().Table.Cash(seat); row.Cash != cash {
			t.Errorf("%s: cash %d, not %d", row.Name, row.Cash, cash)
		}
	}
	for i, place := range s.Session.View().Standing.Places {
		if place.Seat != i {
			t.Errorf("the standing names player %d at %d, which tells who leads", place.Seat, i)
		}
	}
	if got := view.Seats[0].Detail; got != "owes 1" {
		t.Errorf("what Ann owes reads %q", got)
	}
	if got := view.Seats[3].Detail; got != "first player" {
		t.Errorf("Dan is %q", got)
	}
	for _, column := range []int{0, matrix.WorthColumn} {
		page.why(1, column)
		apptest.MustShow(t, s, words.Tell("why.hidden", words.Names{"name": "Ben"}))
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			if text, ok := o.(*text.Text); ok && strings.Contains(text.Text(), "= 0") {
				t.Errorf("it tells %q", text.Text())
			}
		})
		s.Back()
	}
	s.Push(NewResultPage(s))
	apptest.MustShow(t, s, words.Say("common.hidden"))
	if apptest.Shows(s, words.Tell("result.rank", words.Names{"rank": "1"})) {
		t.Error("somebody is ranked")
	}
}
