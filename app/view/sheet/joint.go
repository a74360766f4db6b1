package sheet

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// Shared are the players who each tell a part of an entry that is nobody's own, in secret or in the open, so that each
// may do so on a device of their own. There are none where fewer than two are asked.
func (t Task) Shared() Parts {
	if parts := t.Parts(); len(parts.Seats) > 0 {
		if parts.Own || len(parts.Seats) == 1 {
			return Parts{}
		}
		return parts
	}
	var parts Parts
	form := t.Entry.Form(t.Base)
	if _, batch := t.Entry.(calc.Batch); batch || t.Act != oplog.ActRecord || calc.SeatOf(t.Entry, t.Base) != calc.None {
		return parts
	}
	for _, f := range form.Fields {
		if f.Seat == calc.None || !Asked(f) {
			continue
		}
		if !slices.Contains(parts.Seats, f.Seat) {
			parts.Seats = append(parts.Seats, f.Seat)
		}
	}
	if len(parts.Seats) < 2 {
		return Parts{}
	}
	slices.Sort(parts.Seats)
	for _, seat := range parts.Seats {
		if t.untold(seat) {
			parts.Missing = append(parts.Missing, seat)
		}
	}
	return parts
}

// untold reports whether something is missing in a player's part, which others' parts have no say in: whether all can be
// right would tell what they are.
func (t Task) untold(seat int) bool {
	alone := onlyOf(t.Entry, t.Base, t.Game.Rulebook, func(f *calc.Field) bool { return f.Seat == calc.None || f.Seat == seat })
	_, untold := calc.Find(alone.Form(t.Base).Fields, func(f *calc.Field) bool { return f.Seat == seat && f.Check() != nil })
	return untold
}

// PartOf selects what is asked of a player: in secret where the entry asks anybody so, else whatever is about the
// player.
func (t Task) PartOf(seat int) func(*calc.Field) bool {
	if len(t.Parts().Seats) > 0 {
		return MineOf(seat)
	}
	return func(f *calc.Field) bool { return f.Seat == seat }
}

// Take puts those values of an entry into another one of its kind that are selected, in the order of the form.
func Take(into, from calc.Entry, base calc.Table, selected func(*calc.Field) bool) {
	for _, f := range from.Form(base).Fields {
		if !selected(f) {
			continue
		}
		to, has := into.Form(base).Field(f.Name)
		switch {
		case !has:
		case f.Kind == calc.TextKind && to.SetText != nil:
			to.SetText(f.GetText())
		case f.Kind != calc.TextKind && to.Set != nil && to.Get() != f.Get():
			to.Set(f.Get())
		}
	}
}

// Begun is who has told their part of an entry with which a sheet begins, as a draft's progress says it. An entry of
// the past was told by all, and a position in the middle of a game begins with what everybody holds.
func (t Task) Begun(progress []byte) Said {
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
