package calc

// Skip lets a player's turn go by.
type Skip struct {
	Seat int `json:"seat"`
}

// Kind names the entry in records.
func (*Skip) Kind() string { return "skip" }

// Form asks for nothing: it is the turn of the seat whose turn it is.
func (e *Skip) Form(t Table) Form { return Form{Fields: []*Field{Mover(t, &e.Seat)}} }

// Apply passes the turn on by [Kit.Skip]. Refusals: game.over, seat.*, and those of [Kit.CannotSkip].
func (e *Skip) Apply(t Table) (Table, Statement, *Refusal) {
	kit := t.Layout().Kit
	refusal := t.TurnRefusal("seat", e.Seat)
	if refusal == nil && kit.CannotSkip != nil {
		refusal = kit.CannotSkip(t, e.Seat)
	}
	return Build(t, refusal, func(b *Builder) { kit.Skip(b, e.Seat) })
}
