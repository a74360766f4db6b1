package room

import (
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// An Ask is a guest's entry: its kind and the fields set so far. Entries themselves are never exchanged with guests.
type Ask struct {
	// Act is "record", the default, "replace" or "insert". Op is the operation that created the place of the entry to
	// replace or to insert before; unlike its number it does not change.
	Act  oplog.Act `json:"act"`
	Op   int64     `json:"op"`
	Kind string    `json:"kind"`
	// Head names the state of the game that the guest saw; empty for the current one.
	Head string `json:"head"`
	Sets []Set  `json:"sets"`
	// Seat is the seat whose hand is open, nil or -1 for none.
	Seat *int `json:"seat"`
	// Onward also passes the turn. Nobody answers "nothing" for all players whose part is missing.
	Onward bool `json:"onward"`
	Nobody bool `json:"nobody"`
}

// A Set sets a field: to a number, to text, or to a number as typed.
type Set struct {
	Field string  `json:"field"`
	Value *int    `json:"value,omitempty"`
	Text  *string `json:"text,omitempty"`
}

// put sets a field, and reports whether the entry has it and the form has room for the value or offers it as a choice.
func (s Set) put(e calc.Entry, base calc.Table, may func(*calc.Field) bool) bool {
	f, has := calc.SheetForm(e, base).Field(s.Field)
	if !has {
		f, has = e.Form(base).Field(s.Field) // pages of the last version use these names
	}
	switch {
	case !has || !may(f):
		return false
	case f.Kind == calc.TextKind:
		if s.Text == nil || f.SetText == nil {
			return false
		}
		f.SetText(*s.Text)
		return true
	}
	value, said := s.number()
	switch {
	case f.Set == nil || len(f.Allowed.Choices) > 0 && !said:
		return false
	case !said && s.Text != nil && strings.TrimSpace(*s.Text) != "":
		value = sheet.LessThanAllowed(f) // the form says what would be allowed
	case !said || !canHold(f, value):
		return false
	}
	f.Set(value)
	return true
}

// number returns the number of a set, parsed if typed, and whether it has one.
func (s Set) number() (int, bool) {
	switch {
	case s.Value != nil:
		return *s.Value, true
	case s.Text != nil:
		return door.Sum(*s.Text)
	}
	return 0, false
}

// canHold reports whether a field can hold a number, regardless of the rules.
func canHold(f *calc.Field, value int) bool {
	if len(f.Allowed.Choices) == 0 {
		return value >= min(-sheet.MostTyped, f.Allowed.Min) && value <= max(sheet.MostTyped, f.Allowed.Max)
	}
	for _, c := range f.Allowed.Choices {
		if c.Value == value {
			return true
		}
	}
	return value == calc.None
}

// hand returns the seat whose hand a guest asks to see; a seat sees its own. It is a problem if the guest may not see
// it or the seat does not exist.
func (a Ask) hand(by door.Guest, l *calc.Layout) (int, error) {
	asked := calc.None
	if a.Seat != nil {
		asked = *a.Seat
	}
	switch {
	case asked != calc.None && !l.HasSeat(asked):
		return calc.None, malformed()
	case by.Role == door.Keeper:
		return asked, nil
	case by.Role == door.Seat && l.HasSeat(by.Seat) && (asked == calc.None || asked == by.Seat):
		return by.Seat, nil
	}
	return calc.None, forbidden()
}

func malformed() error { return door.NewProblem(door.Malformed, words.Text("live.malformed")) }

func forbidden() error { return door.NewProblem(door.Forbidden, words.Text("live.forbidden")) }

func refused(sentence string) error { return door.NewProblem(door.Refused, sentence) }

// settable selects the fields that may be set while a hand is open: no secrets of others.
func settable(t sheet.Task, hand int) func(*calc.Field) bool {
	shown := t.Shown()
	return func(f *calc.Field) bool { return !f.Secret || shown || f.Seat == hand }
}
