package calc

// Lapse returns the table after a refused entry: the turn is skipped, so later entries keep their turns. If the entry
// has no turn now or the game has no turn order, the table is unchanged.
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

// Lapsed begins the line that states a skipped turn: the turn of a seat or, for [None], of all seats.
func (b *Builder) Lapsed(seat int) {
	kind := "lapse"
	if seat == None {
		kind = "lapse.all"
	}
	b.Line(kind, "", seat, None)
}

// LapseTurn skips a seat's turn and any missing turns before it. The function pass gives the turn to the next seat. If
// the seat's last turn is nearer than its next turn, the seat has probably played already, and LapseTurn returns false.
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

// MaxMissedTurns returns how many turns may be missing before an entry. If more are missing, the entry may be a
// repetition.
func (t Table) MaxMissedTurns() int { return (t.Playing() - 1) / 2 }

// SeatOf returns the seat whose turn an entry records, or [None] if all seats take part.
func SeatOf(e Entry, t Table) int {
	if seat, asked := e.Form(t).Field("seat"); asked {
		return seat.Get()
	}
	return None
}
