package sheet

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// Shared returns the players who each fill in a part of the entry. For an entry of one player it returns none.
func (t Task) Shared() Parts {
	if parts := t.Parts(); len(parts.Seats) > 0 {
		if parts.Own || len(parts.Seats) == 1 {
			return Parts{}
		}
		return parts
	}
	if _, batch := t.Entry.(calc.Batch); batch || t.Act != oplog.ActRecord || calc.SeatOf(t.Entry, t.Base) != calc.None {
		return Parts{}
	}
	parts := Parts{Seats: seatsOf(t.Entry.Form(t.Base), func(f *calc.Field) bool { return f.Seat != calc.None && Asked(f) })}
	if len(parts.Seats) < 2 {
		return Parts{}
	}
	parts.Missing = calc.Where(parts.Seats, t.partIncomplete)
	return parts
}

// partIncomplete reports whether a player's input is incomplete. It ignores other players' input, which is secret.
func (t Task) partIncomplete(seat int) bool {
	alone := onlyOf(t.Entry, t.Base, t.Game.Rulebook, func(f *calc.Field) bool { return f.Seat == calc.None || f.Seat == seat })
	_, untold := calc.Find(alone.Form(t.Base).Fields, func(f *calc.Field) bool { return f.Seat == seat && f.Check() != nil })
	return untold
}

// PartOf returns a function that accepts a player's secret fields, or all the player's fields if no field is secret.
func (t Task) PartOf(seat int) func(*calc.Field) bool {
	if len(t.Parts().Seats) > 0 {
		return MineOf(seat)
	}
	return func(f *calc.Field) bool { return f.Seat == seat }
}

// CopyFields copies the selected values to another entry of the same kind, in the order of its form.
func CopyFields(into, from calc.Entry, base calc.Table, selected func(*calc.Field) bool) {
	source := from.Form(base)
	// set never returns an error
	_ = calc.AskForm(func() calc.Form { return into.Form(base) }, func(to *calc.Field) (changed bool, err error) {
		f, has := source.Field(to.Name)
		switch {
		case !has || !selected(f):
			return false, nil
		case f.Kind == calc.TextKind && to.SetText != nil && to.GetText() != f.GetText():
			to.SetText(f.GetText())
		case f.Kind != calc.TextKind && to.Set != nil && to.Get() != f.Get():
			to.Set(f.Get())
		default:
			return false, nil
		}
		return true, nil
	})
}

// FinishedParts returns the players with complete input when a form opens, as stored in a draft's progress. All input
// is complete if a past entry is edited or a position is entered during a game.
func (t Task) FinishedParts(progress []byte) Answered {
	said := ReadSaid(progress)
	steps, kind := t.Game.Game.Steps(), t.Entry.Kind()
	held := kind == calc.PositionKind && len(steps) > 0
	past := t.Act == oplog.ActReplace && t.Number <= len(steps) && steps[t.Number-1].Entry.Kind() == kind
	if len(said) > 0 || !held && !past {
		return said
	}
	for _, seat := range t.Parts().Seats {
		said = said.Tell(t.Entry, t.Base, seat)
	}
	return said
}
