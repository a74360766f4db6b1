package calc

// Lapse is the table after an entry that the rules refuse: its turn goes by as if nothing had been done in it, so that
// whatever follows keeps its place in the order of turns. Where the entry has no turn now, or the game no order, the
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

// Lapsed begins the line of a turn that goes by, or with [None] of what is no seat's own.
func (b *Builder) Lapsed(seat int) {
	kind := "lapse"
	if seat == None {
		kind = "lapse.all"
	}
	b.Line(kind, "", seat, None)
}

// LapseTurn lets the turn of a seat go by, and those before it that are missing. Pass passes the turn on. A seat whose
// turn lies closer behind than ahead has had it already: then nothing goes by, which is told.
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

// SeatOf is the seat whose turn an entry is, or [None] where it is nobody's.
func SeatOf(e Entry, t Table) int {
	for _, f := range e.Form(t).Fields {
		if f.Name == "seat" {
			return f.Get()
		}
	}
	return None
}
