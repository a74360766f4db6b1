package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// anybody reports whether any player can trade out of turn. While companies operate, presidents sell to pay what their
// company cannot; since version 8, players can also buy.
func (p dealParts) anybody(t calc.Table) bool {
	return operating.CanActOutOfTurn(t) || p.sells && board.OptionsOf(t).HasVersion(7) && operating.Running(t)
}

func (p dealParts) seatRefusal(t calc.Table, seat int) *calc.Refusal {
	if p.anybody(t) {
		return board.PlayerRefusal(t, "seat", seat)
	}
	return board.MoverRefusal(t, seat)
}

func (p dealParts) walkWho(t calc.Table, w *calc.Walk, d *deal) bool {
	who := board.Holder(p.by, p.seat, p.holder, [3]string{"trader", "seat", "holder"})
	who.Moves = !p.anybody(t)
	if w.Refuse(who.Unasked(t)) && w.Ask == nil {
		return false
	}
	if !board.OptionsOf(t).CompaniesHold() {
		w.Step(true, func() *calc.Field {
			if p.anybody(t) {
				return board.PlayerField(t, "seat", p.seat)
			}
			return board.MoverField(t, p.seat)
		})
		return !w.Refuse(p.seatRefusal(t, d.who.Index))
	}
	a, said := who.Account(t)
	refused := func(a calc.Account) *calc.Refusal { return who.PlayingRefusal(t, a) }
	player := *p.by == ""
	w.Steps(player || said && refused(a) == nil, func() []*calc.Field { return who.Fields(t, refused) })
	if player {
		return !w.Refuse(p.seatRefusal(t, d.who.Index))
	}
	d.who = a
	return said && refused(a) == nil
}
