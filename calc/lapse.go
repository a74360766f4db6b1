package calc

// Lapse returns the table after a refused entry: its turn passes without effect, so that later entries keep their
// turns. Without a turn now, or an order of turns, the table is unchanged.
func Lapse(t Table, e Entry) (Table, Statement) {
	lapse := t.Layout().Kit.Lapse
	if lapse == nil || t.Over() {
		return t, Statement{}
	}
	b := NewBuilder(t)
	if !lapse(b, e) {
		return t, Statement{}
	}
	return b.Done()
}

// Lapsed begins the line of a lapsed turn: a seat's, or with [None] that of all.
func (b *Builder) Lapsed(seat int) {
	kind := "lapse"
	if seat == None {
		kind = "lapse.all"
	}
	b.Line(kind, "", seat, None)
}

// LapseTurn lapses a seat's turn and the missing turns before it; pass gives the turn to the next seat. It reports
// false for a seat whose turn lies closer behind than ahead: that seat has already had its turn.
func (b *Builder) LapseTurn(seat int, pass func(b *Builder)) bool {
	near := b.MaxMissedTurns()
	for missing := 0; b.Turn() != seat; missing++ {
		if missing == near || b.Over() {
			return false
		}
		b.Lapsed(b.Turn())
		pass(b)
	}
	b.Lapsed(seat)
	pass(b)
	return true
}

// MaxMissedTurns returns the most turns that may be missing before an entry; more could also be a repeated turn.
func (t Table) MaxMissedTurns() int { return (t.Playing() - 1) / 2 }

// SeatOf returns the seat whose turn an entry is, or [None] for an entry of all seats.
func SeatOf(e Entry, t Table) int {
	if seat, asked := e.Form(t).Field("seat"); asked {
		return seat.Get()
	}
	return None
}
