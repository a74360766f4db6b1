package calc

// Lapse returns the table after an entry that the rules refuse: its turn passes as if nothing had been done in it, so
// that the entries after it keep their turns. Where the entry stands for no turn now, or the game keeps no order, the
// table stays as it is and the statement is empty.
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

// Lapsed begins the line of a turn that passes so: a seat's, or with [None] everybody's.
func (b *Builder) Lapsed(seat int) {
	kind := "lapse"
	if seat == None {
		kind = "lapse.all"
	}
	b.Line(kind, "", seat, None)
}

// LapseTurn lets a seat's turn pass, and the missing turns before it; pass gives the turn to the next seat. It
// reports false for a seat whose turn lies closer behind than ahead: that seat has had its turn already.
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

// MaxMissedTurns is how many turns may be missing before an entry. With more, a turn that was passed over could not be
// told from one that comes twice.
func (t Table) MaxMissedTurns() int { return (t.Playing() - 1) / 2 }

// SeatOf returns the seat whose turn an entry is, or [None] for an entry that is everybody's.
func SeatOf(e Entry, t Table) int {
	if seat, asked := e.Form(t).Field("seat"); asked {
		return seat.Get()
	}
	return None
}
