package tycoon

import (
	"slices"
	"testing"

	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// crowded is a year's end of twelve players who have told their cards, ten each of a deck of 120.
func crowded(b *testing.B) *thumb {
	b.Helper()
	h := twelve(b, nil)
	entry, editor := h.entry.(*yearend.YearEnd), h.editor.(*YearEndEditor)
	deck := board.DeckOf(h.Table)
	at := 0
	for seat := range 12 {
		var cards []string
		for range 7 {
			face := deck.Faces[at%46]
			cards = append(cards, face.Code)
			at++
		}
		slices.SortFunc(cards, func(x, y string) int {
			first, _ := deck.Index(x)
			second, _ := deck.Index(y)
			return first - second
		})
		entry.ChangeReveal(seat, func(r *yearend.Reveal) { r.Cards = cards })
	}
	editor.progress.unrevealed = nil
	editor.touch()
	return h
}

// A tap on a card, without painting: 12 seats, 84 cards told.
func BenchmarkTapCard(b *testing.B) {
	h := crowded(b)
	h.Tap("Ann")
	tile := h.Find("NovaTech +30")
	for b.Loop() {
		tile.Tapped(nil)
	}
}

// A tap on a stock to suspend, with twelve rows of six.
func BenchmarkTapSuspend(b *testing.B) {
	h := crowded(b)
	h.Tap(said("tycoon.sheet.step.suspends"))
	tile := h.Find("Zoë suspends NovaTech")
	for b.Loop() {
		tile.Tapped(nil)
	}
}

// Opening the part of a seat.
func BenchmarkOpenSeat(b *testing.B) {
	h := crowded(b)
	editor := h.editor.(*YearEndEditor)
	for b.Loop() {
		editor.show(ofSeat(3))
	}
}

// Opening the overview once nothing is missing.
func BenchmarkOpenOverview(b *testing.B) {
	h := crowded(b)
	editor := h.editor.(*YearEndEditor)
	for b.Loop() {
		editor.show(overview())
	}
}
