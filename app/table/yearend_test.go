package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger/record"
)

func atYearEnd(t testing.TB, s *shell.Shell, preset string, seats int) *Page {
	t.Helper()
	names := []string{"Ann", "Ben", "Zoë", "Dan", "Eva", "Finn", "Иван", "Maximiliane", "Ida", "Jo", "Kim",
		"Lou"}[:seats]
	page := begun(t, s, "tycoon", preset, names...)
	position := tycoon.NewPosition(s.Session.View().Table)
	position.Transaction = 4
	must.Do(t, s.Session.Record(position))
	apptest.Settle(s, apptest.Phone())
	return page
}

// BenchmarkYearEndOfTwelve measures a tap on a card on the sheet of a year's end with twelve seats, including the draft
// and the preview, without painting.
func BenchmarkYearEndOfTwelve(b *testing.B) {
	s := apptest.Begin(b)
	s.Phone = true
	s.Window.Resize(apptest.Phone())
	atYearEnd(b, s, "extended-strategist", 12)
	deck := board.DeckOf(s.Session.View().Table)
	end := &yearend.YearEnd{}
	for seat := range 12 {
		end.ChangeReveal(seat, func(r *yearend.Reveal) {
			for i := range 7 {
				r.Cards = append(r.Cards, deck.Faces[(seat*7+i)%46].Code)
			}
		})
	}
	pushSheet(s, end)
	sheet := s.Page().(*SheetPage).sheet
	apptest.Settle(s, apptest.Phone())
	card := called(b, s, "NovaTech +30")
	for b.Loop() {
		test.Tap(card)
		must.Hold(b, !sheet.button.Disabled(), "%v", sheet.refusal.Text())
	}
}

// On a low phone the events of a year's end get more than a quarter of the height, and the seats are fully visible.
func TestWhatHappenedHasRoomBesideTheSeats(t *testing.T) {
	s := apptest.Begin(t)
	page := atYearEnd(t, s, "trader", 3)
	page.enter()
	apptest.Tap(t, s, words.Text("tycoon.record.unshown"))
	apptest.Settle(s, fyne.NewSize(390, 600))
	told, seats := page.latest.content.Size().Height, page.seats.Size().Height
	least := page.matrix.SeatsHeightAt(page.seats.Size().Width, matrix.HeadPrices)
	expect.True(t, told > (told+seats)*0.27 && seats >= least,
		"what happened has %v, the rows %v, of which the seats need %v", told, seats, least)
	whole := page.matrix.MinSize().Height
	expect.True(t, seats >= whole, "%v of the %v of the rows have room", seats, whole)
}

// A table opened at a year's end, with a short line under its title, doesn't move when the next year begins.
func TestATableOpenedAtAYearEndDoesNotMove(t *testing.T) {
	s := apptest.Begin(t)
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "tycoon", Names: []string{"Ann", "Ben"}}))
	for turn := range 6 {
		apptest.Record(t, s, &turns.Pass{Seat: turn % 2})
	}
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	apptest.Settle(s, apptest.Phone())
	before := page.head.content.Size().Height
	apptest.Record(t, s, &yearend.YearEnd{By: "totals"})
	apptest.Settle(s, apptest.Phone())
	after := page.head.content.Size().Height
	expect.True(t, after == before && page.head.heading.detail == "Year 2 of 10 · Transaction 1",
		"at %q the head is %v high, it was %v", page.head.heading.detail, after, before)
}
