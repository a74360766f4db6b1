package brokeryard

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	rules "scripkeeper/calc/brokeryard"
)

// BenchmarkTapsOfSixty is one tap of a round of 60 seats, without painting: a card, where its number goes, and the next
// seat, over and over.
func BenchmarkTapsOfSixty(b *testing.B) {
	h := handOf(b, opened(b, "mass", 60, nil), crowded(b))
	p := h.editor.part
	for seat := 30; seat < 60; seat++ {
		h.round.Plays[seat] = rules.Play{}
	}
	h.editor.count()
	h.editor.show(30)
	taps := []func(){
		func() { test.Tap(p.fan.Rows.First().(fyne.Tappable)) },
		func() {
			if first, ok := p.assign.First().(fyne.Tappable); ok {
				test.Tap(first)
			}
		},
		func() {
			test.Tap(p.next)
			if h.editor.seat == -1 || h.editor.seat > 55 {
				for seat := 30; seat < 60; seat++ {
					h.round.Plays[seat] = rules.Play{}
				}
				h.editor.count()
				h.editor.show(30)
			}
		},
	}
	for i := 0; b.Loop(); i++ {
		taps[i%len(taps)]()
	}
}

// BenchmarkListOfSixty opens the list of 60 players and turns its pages.
func BenchmarkListOfSixty(b *testing.B) {
	h := handOf(b, opened(b, "mass", 60, nil), crowded(b))
	for i := 0; b.Loop(); i++ {
		h.editor.roster.top = 0
		h.editor.show(i % 60)
		h.editor.back()
	}
}

// BenchmarkOpenSixty makes the editor of a round of 60.
func BenchmarkOpenSixty(b *testing.B) {
	h := hand(b, opened(b, "mass", 60, nil))
	for b.Loop() {
		newRoundEditor(form.Task{Table: h.Table, Changed: func() {}, Refuse: func(string) {}}, rules.NewRound(h.Table))
	}
}
