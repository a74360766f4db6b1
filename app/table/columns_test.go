package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/calc/shoulders"
)

func TestLaddersStandOverTheirColumnsAfterUndo(t *testing.T) {
	s := apptest.Begin(t)
	page := begun(t, s, "shoulders", "basic", "Anna", "Ben")
	apptest.Record(t, s, &shoulders.Start{Seat: 1, Company: "swift", Par: 50},
		&shoulders.Start{Seat: 0, Company: "elgin", Par: 50})
	apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: 1}, apptest.Desktop())
	s.Undo()
	columns, board := page.matrix.Columns(page.seats.Size().Width), page.board
	if len(columns) != 1 || board.Size().Width != columns[0].Width+2*look.Space1 ||
		board.Position().X != page.seats.Position().X+columns[0].X-look.Space1 {
		t.Errorf("the board stands at %v, %v wide, over columns at %v", board.Position(), board.Size(), columns)
	}
}

func TestLaddersStayWhenCashGrows(t *testing.T) {
	s := apptest.Begin(t)
	page := seated(t, s, "4x6", nil, "Anna", "Ben", "Carl")
	apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: 1}, fyne.NewSize(820, 880))
	was := page.matrix.Columns(page.seats.Size().Width)
	for _, cash := range []int{1_234, 56_789} {
		e := position(s)
		e.Seats[0].Cash = cash
		apptest.Record(t, s, e)
		if now := page.matrix.Columns(page.seats.Size().Width); was == nil || !slices.Equal(now, was) {
			t.Errorf("with %d the ladders stand at %v, before at %v", cash, now, was)
		}
	}
}
