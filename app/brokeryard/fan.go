package brokeryard

import (
	"scripkeeper/app/cards"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
)

// A fan is the whole deck. Cards that cannot be in the open seat's hand are greyed.
type fan struct {
	*cards.Fan
	editor *RoundEditor
	// open is true while the cards are shown although one is chosen.
	open bool
}

func newFan(e *RoundEditor, choose func(code string), say func(sentence string)) *fan {
	l := e.table.Layout()
	f := &fan{editor: e, Fan: cards.NewFan(l, rules.DeckOf(e.table), choose, func(place int, _ string) {
		if r := e.round.HandRefusals(e.table, e.seat)[place]; r != nil {
			say(words.Refusal(rulebook, l, r))
		}
	})}
	if !rules.TradesClosed(e.table) {
		f.Bare()
	}
	return f
}

// update shows what the open seat can hold. Why it cannot hold the others is only written when one is tapped: the
// reason is another one for each card, and what a tile says before is only its word.
func (f *fan) update() {
	f.Faces.Choose(f.editor.play().Card)
	for place, refusal := range f.editor.round.HandRefusals(f.editor.table, f.editor.seat) {
		absent := ""
		if refusal != nil {
			absent = cards.Absent(refusal)
		}
		f.Faces[place].Show(refusal, absent)
	}
}
