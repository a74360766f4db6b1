package calc

// Skip skips a player's turn.
type Skip struct {
	// Seat is the seat whose turn is skipped, from 0.
	Seat int `json:"seat"`
}

func (*Skip) Kind() string { return "skip" }

func (e *Skip) Form(t Table) Form { return Form{Fields: []*Field{Mover(t, &e.Seat)}} }

func (e *Skip) refusal(t Table) *Refusal {
	kit := t.Layout().Kit
	if kit.Skip == nil {
		return Refuse("skip.never", "")
	}
	refusal := t.TurnRefusal("seat", e.Seat)
	if refusal == nil && kit.CannotSkip != nil {
		refusal = kit.CannotSkip(t, e.Seat)
	}
	return refusal
}

// Apply passes the turn by [Kit.Skip]. Refusals: skip.never, game.over, seat.*, and those of [Kit.CannotSkip].
func (e *Skip) Apply(t Table) (Table, Statement, *Refusal) {
	return Build(t, e.refusal(t), func(b *Builder) { t.Layout().Kit.Skip(b, e.Seat) })
}
