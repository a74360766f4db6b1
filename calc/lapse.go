package calc

// Lapse returns the table after a refused entry: the entry's turn passes without effect, so that later entries keep
// their turns. The table is unchanged if the entry has no turn now, or if the game has no turn order.
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

// Lapsed begins the line that states a lapsed turn: the turn of a seat, or with [None] a turn of all seats.
func (b *Builder) Lapsed(seat int) {
	kind := "lapse"
	if seat == None {
		kind = "lapse.all"
	}
	b.Line(kind, "", seat, None)
}

// LapseTurn lapses a seat's turn and any turns missing before it; the function pass gives the turn to the next seat. If
// the seat's last turn is nearer than its next one, the seat has probably had its turn, and LapseTurn returns false.
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

// MaxMissedTurns returns the largest number of turns that can be assumed missing before an entry. With more, the entry
// could just as well repeat a turn.
func (t Table) MaxMissedTurns() int { return (t.Playing() - 1) / 2 }

// SeatOf returns the seat that takes its turn with an entry, or [None] if all seats take part.
func SeatOf(e Entry, t Table) int {
	if seat, asked := e.Form(t).Field("seat"); asked {
		return seat.Get()
	}
	return None
}
