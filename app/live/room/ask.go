package room

import (
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// An Ask is an entry that a guest fills in: which one it is, and what was filled in since the sheet was opened. No
// entry itself ever comes from a guest or goes to one.
type Ask struct {
	// Act is "record", which is what empty asks for, "replace" or "insert"; Op the operation that made the place of the
	// living entry that is replaced or inserted before. Its number changes when entries before it come and go.
	Act oplog.Act `json:"act"`
	Op  int64     `json:"op"`
	// Kind is the kind of the entry, empty for the likeliest.
	Kind string `json:"kind"`
	// Head names the game that the guest saw; empty asks for the game as it is.
	Head string `json:"head"`
	// Sets are what was filled in, in that order.
	Sets []Set `json:"sets"`
	// Seat is whose hand is open, nil or -1 for nobody's.
	Seat *int `json:"seat"`
	// Onward passes the turn on after the entry. Nobody says for all whose part is missing that there is nothing.
	Onward bool `json:"onward"`
	Nobody bool `json:"nobody"`
}

// A Set fills in a field: with a number, with words, or with a number as it was typed.
type Set struct {
	Field string  `json:"field"`
	Value *int    `json:"value,omitempty"`
	Text  *string `json:"text,omitempty"`
}

// put fills in a field, and reports whether the entry has it and can be given that: a number that the form has
// room for, or one of its choices.
func (s Set) put(e calc.Entry, base calc.Table, may func(*calc.Field) bool) bool {
	f, has := calc.SheetForm(e, base).Field(s.Field)
	if !has {
		f, has = e.Form(base).Field(s.Field) // by which a page of the last version asked
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
		value = sheet.LessThanAllowed(f) // the form says what would be right
	case !said || !fits(f, value):
		return false
	}
	f.Set(value)
	return true
}

// number is the number of a set, as a number or as it was typed, and whether it has one.
func (s Set) number() (int, bool) {
	switch {
	case s.Value != nil:
		return *s.Value, true
	case s.Text != nil:
		return door.Sum(*s.Text)
	}
	return 0, false
}

// fits reports whether a field can be given a number. Whether the rules allow it is another matter.
func fits(f *calc.Field, value int) bool {
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

// hand is whose hand a guest asks to see. A seat sees its own. The problems tell that it is not the guest's to see, or
// that there is no such seat.
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

// refused is the problem of what cannot be done, with the sentence that says why.
func refused(sentence string) error { return door.NewProblem(door.Refused, sentence) }

// keeps reports whether a field is one that may be filled in while a hand is open: nothing secret of others.
func keeps(t sheet.Task, hand int) func(*calc.Field) bool {
	shown := t.Shown()
	return func(f *calc.Field) bool { return !f.Secret || shown || f.Seat == hand }
}
