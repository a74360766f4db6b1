package calc

// Leave takes a player out of the game: the player's cash and shares are returned, and the player ranks last.
type Leave struct {
	// Seat is the seat of the player who leaves, from 0.
	Seat int `json:"seat"`
}

func (*Leave) Kind() string { return "leave" }

func (e *Leave) Form(t Table) Form {
	f := Player(t, "seat", &e.Seat, func(seat int) *Refusal { return e.refusal(t, seat) })
	if t.Turn() == None {
		f.Likely = max(0, t.FirstPlaying())
	}
	return Form{Fields: []*Field{f}}
}

func (e *Leave) refusal(t Table, seat int) *Refusal {
	if cannot := t.Layout().Kit.CannotLeave; cannot != nil && !t.Over() {
		if refusal := cannot(t); refusal != nil {
			return refusal
		}
	}
	if seat == None {
		return Missing("leave.who", "seat").Under("ruling")
	}
	refusal := t.PlayerRefusal("seat", seat)
	if refusal != nil && refusal.Code == "seat.out" {
		return Refuse("leave.out", "seat").Under(refusal.Rule).Seated(seat)
	}
	return refusal
}

// Apply returns the player's cash to the bank and the shares to the market, then calls [Kit.SettleLeaver]. Refusals:
// game.over, leave.who, seat.unknown, leave.out, and those of [Kit.CannotLeave].
func (e *Leave) Apply(t Table) (Table, Statement, *Refusal) {
	return Build(t, e.refusal(t, e.Seat), func(b *Builder) {
		terms := []Term{With("cash", b.Cash(e.Seat))}
		if leaving := b.Layout().Kit.LeavingTerms; leaving != nil {
			terms = append(terms, leaving(t, e.Seat)...)
		}
		b.Line("leave", "ruling", e.Seat, None, terms...)
		b.Strip(e.Seat)
		b.Set(b.Layout().OutMark(e.Seat), 1)
		if left := b.Layout().Kit.SettleLeaver; left != nil {
			left(b, e.Seat)
		}
	})
}

// EndAlone ends the game if at most one player is left, and reports whether it has ended the game.
func (b *Builder) EndAlone() bool {
	if b.Playing() > 1 {
		return false
	}
	b.Finish("over.alone")
	return true
}
