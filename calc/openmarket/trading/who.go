package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// who is who buys or sells.
func (p dealParts) who() board.Party {
	who := board.Holder(p.by, p.seat, p.holder, [3]string{"trader", "seat", "holder"})
	who.Moves = true
	return who
}

// walkWho goes through the fields of who buys or sells, and reports whether that one can. Only where companies hold
// shares of others anybody is asked whether it is a company.
func (p dealParts) walkWho(t calc.Table, w *calc.Walk, d *deal) bool {
	who := p.who()
	if w.Refuse(who.Unasked(t)) && w.Ask == nil {
		return false
	}
	if !board.OptionsOf(t).CompaniesHold() {
		w.Step(true, func() *calc.Field { return board.MoverField(t, p.seat) })
		return !w.Refuse(board.MoverRefusal(t, d.who.Index))
	}
	a, said := who.Account(t)
	refused := func(a calc.Account) *calc.Refusal { return who.PlayingRefusal(t, a) }
	player := *p.by == ""
	w.Steps(player || said && refused(a) == nil, func() []*calc.Field { return who.Fields(t, refused) })
	if player {
		return !w.Refuse(board.MoverRefusal(t, d.who.Index))
	}
	d.who = a
	return said && refused(a) == nil
}
