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

// atYearEnd begins a game of Stock Market Tycoon of some players at the end of its first year.
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

// A year's end that is ended in the middle goes on with the player who is missing, says who that is, and is recorded
// once all were asked.
func TestYearEndGoesOnInTheMiddle(t *testing.T) {
	s := apptest.Begin(t)
	page := atYearEnd(t, s, "trader", 3)
	page.enter()
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.next", "seat", "Ann"))
	apptest.TapTile(t, s, "NovaTech –30")
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.next", "seat", "Ben"))
	apptest.TapTile(t, s, "NovaTech +10")

	s, page = again(t, s)
	page.enter()
	apptest.MustShow(t, s, apptest.Text("sheet.parts.missing", "seats", "Ben, Zoë, Share Suspended"))
	s.Record()
	n := len(s.Session.Game().Steps())
	must.Hold(t, n == 1, "%d entries are recorded", n)
	for _, label := range []string{"Next: Ben", "Next: Zoë", "Next: Share Suspended", "Done"} {
		apptest.TapSpoken(t, s, label)
	}
	apptest.MustShow(t, s, "NovaTech falls: 80 – 20 = 60")
	apptest.Tap(t, s, words.Text("sheet.record"))
	steps := s.Session.Game().Steps()
	must.Hold(t, len(steps) == 2 && s.Page() == page, "%d entries, the page is %T", len(steps), s.Page())
	end := steps[1].Entry.(*yearend.YearEnd)
	expect.True(t, end.Revealed(0).Cards[0] == "N-30" && end.Revealed(1).Cards[0] == "N+10", "recorded is %+v", end)
}

// What was told of a year's end stays when an earlier entry is put right in between.
func TestYearEndOutlivesAnAmendment(t *testing.T) {
	s := apptest.Begin(t)
	page := atYearEnd(t, s, "trader", 3)
	page.enter()
	apptest.TapSpoken(t, s, apptest.Text("sheet.parts.next", "seat", "Ann"))
	apptest.TapTile(t, s, "NovaTech –30")
	s.Back()
	position := tycoon.NewPosition(s.Session.View().Table)
	position.Prices[0] = 25
	must.Do(t, s.Session.Replace(1, position))
	page.enter()
	apptest.MustContain(t, s, "1 card · not finished")
}

// BenchmarkYearEndOfTwelve is one tap on a card on the sheet of a year's end of twelve seats, with the draft that it
// leaves in the book and all that the sheet shows of it, without painting: while players are missing, and when nothing
// is.
func BenchmarkYearEndOfTwelve(b *testing.B) {
	for name, progress := range map[string]string{"missing": `{"unrevealed":[3],"asked":["suspends"]}`,
		"whole": `{"asked":["suspends"]}`} {
		b.Run(name, func(b *testing.B) {
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
			sheet.choose(s.Session.View(), end, []byte(progress))
			apptest.Settle(s, apptest.Phone())
			test.Tap(called(b, s, "Ann, 7 cards"))
			card := called(b, s, "NovaTech +30")
			for b.Loop() {
				test.Tap(card)
				must.Hold(b, sheet.button.Disabled() == (name == "missing"), "%v", sheet.refusal.Text())
			}
		})
	}
}

// The table stands still where the line beneath the title takes two lines in a transaction and one at the year's end.
func TestHeadKeepsItsHeight(t *testing.T) {
	s := apptest.Begin(t)
	page := atYearEnd(t, s, "trader", 4)
	tops := map[float32]bool{}
	for _, step := range []func(){s.Undo, s.Redo, s.Undo, s.Redo} {
		step()
		apptest.Settle(s, apptest.Phone())
		tops[page.seats.Position().Y] = true
	}
	expect.True(t, len(tops) == 1, "the seats begin at %v", tops)
}

// On a low phone a year's end has more room than a quarter, and the seats are seen whole: what the bank holds is folded.
func TestWhatHappenedHasRoomBesideTheSeats(t *testing.T) {
	s := apptest.Begin(t)
	page := atYearEnd(t, s, "trader", 3)
	page.enter()
	for _, label := range []string{"Next: Ann", "Next: Ben", "Next: Zoë", "Next: Share Suspended", "Done"} {
		apptest.TapSpoken(t, s, label)
	}
	apptest.Tap(t, s, words.Text("sheet.record"))
	apptest.Settle(s, fyne.NewSize(390, 600))
	told, seats := page.latest.content.Size().Height, page.seats.Size().Height
	least := page.matrix.SeatsHeightAt(page.seats.Size().Width, matrix.HeadPrices)
	expect.True(t, told > (told+seats)*0.27 && seats >= least,
		"what happened has %v, the rows %v, of which the seats need %v", told, seats, least)
	whole := page.matrix.MinSize().Height
	expect.True(t, seats >= whole, "%v of the %v of the rows have room", seats, whole)
}

// A table that is opened at a year's end, where the line under its title is short, does not move when the next year
// begins.
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
