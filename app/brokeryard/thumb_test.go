package brokeryard

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/ledger/recordings"
)

// four is a number for each colour: blue, red, yellow, green.
type four = [rules.Colours]int

// A thumb enters a round as a player would: it taps what can be seen, and counts the taps.
type thumb struct {
	apptest.Thumb
	round  *rules.Round
	editor *RoundEditor
}

// opened is the opening table of a preset with some seats, its options changed where change is given.
func opened(t testing.TB, preset string, seats int, change func(*rules.Options)) calc.Table {
	t.Helper()
	names := []string{"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"}
	for seat := len(names); seat < seats; seat++ {
		names = append(names, fmt.Sprintf("Player %d", seat+1))
	}
	return apptest.Opened(t, rules.Rulebook{}, apptest.Options(t, rules.Rulebook{}, preset, change), names[:seats])
}

// position is a table set as said.
func position(t testing.TB, table calc.Table, change func(*rules.Position)) calc.Table {
	t.Helper()
	e := rules.NewPosition(table)
	change(e)
	return apptest.Applied(t, table, e)
}

// hand opens the editor of a new round in a window of a phone's width.
func hand(t testing.TB, table calc.Table) *thumb { return handOf(t, table, rules.NewRound(table)) }

// handOf opens the editor of a round that has begun.
func handOf(t testing.TB, table calc.Table, round *rules.Round) *thumb {
	t.Helper()
	apptest.App(t)
	h := &thumb{Thumb: apptest.Thumb{T: t, Table: table}, round: round}
	h.editor = newRoundEditor(form.Task{Table: table, Changed: h.Changed, Refuse: h.Refuse, Dock: h.Dock}, round)
	h.Open(h.editor, h.editor.Object(), fyne.NewSize(366, 1100))
	return h
}

// colour is a company's name by its code.
func colour(code byte) string {
	return map[byte]string{'B': "Blue", 'R': "Red", 'Y': "Yellow", 'G': "Green"}[code]
}

// enter taps a play into the open part: trades, then the card and where its numbers go, or that it was missed.
func (h *thumb) enter(p rules.Play) {
	h.T.Helper()
	for place, net := range p.Trade {
		if net == 0 {
			continue
		}
		h.Tap("Trade " + colour("BRYG"[place]))
		for _, digit := range fmt.Sprint(max(net, -net)) {
			h.Tap(string(digit))
		}
		if net < 0 {
			h.Tap(words.Text("sheet.sign"))
		}
	}
	if p.Missed {
		h.Tap(said("brokeryard.sheet.missed"))
		return
	}
	h.Tap(colour(p.Card[0]) + " " + words.Effect(p.Card[1:]))
	h.assign(p)
}

// assign taps where the numbers of a card go.
func (h *thumb) assign(p rules.Play) {
	h.T.Helper()
	deck := rules.DeckOf(h.Table)
	place, _ := deck.Index(p.Card)
	var ways []string
	for i, effect := range deck.Faces[place].Free {
		ways = append(ways, colour("BRYG"[p.Free[i]-1])+" "+words.Effect(effect.String()))
	}
	if len(ways) > 0 {
		h.Tap(words.Join(ways))
	}
}

// A game is a recorded game.
type game struct {
	table   calc.Table
	entries []calc.Entry
}

// recorded reads a recorded game of the rulebook.
func recorded(t testing.TB, name string) game {
	t.Helper()
	read := recordings.Read(t, "brokeryard", name)
	return game{apptest.Opened(t, read.Rulebook, read.Options, read.Names), read.Entries}
}

// said is the sentence of a key.
func said(key string, pairs ...string) string { return apptest.Text(key, pairs...) }
