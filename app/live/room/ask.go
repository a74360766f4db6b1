package room

import (
	"slices"
	"strings"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

// An EntryRequest is a guest's request for an entry: the kind of entry and the fields set so far.
type EntryRequest struct {
	// Act is "record" (the default), "replace" or "insert". Op identifies the entry to replace or to insert before: it
	// is the log operation that first recorded the entry. Unlike an entry's number, Op never changes.
	Act  oplog.Act `json:"act"`
	Op   int64     `json:"op"`
	Kind string    `json:"kind"`
	// Head identifies the state of the game that the guest saw; "" means the current state.
	Head string       `json:"head"`
	Sets []FieldValue `json:"sets"`
	// Seat is the index of the seat whose secret fields are shown. Nil or -1 means no seat.
	Seat *int `json:"seat"`
	// With Onward, the turn passes, too. With Nobody, all who have not answered get the answer "nothing".
	Onward bool `json:"onward"`
	Nobody bool `json:"nobody"`
}

// A FieldValue sets a field to a number, to text, or to a number as typed in Text.
type FieldValue struct {
	Field string  `json:"field"`
	Value *int    `json:"value,omitempty"`
	Text  *string `json:"text,omitempty"`
}

// put sets a field. It returns false if the field does not exist, must not be set, or cannot hold the value.
func (s FieldValue) put(e calc.Entry, base calc.Table, may func(*calc.Field) bool) bool {
	f, has := calc.SheetForm(e, base).Field(s.Field)
	if !has {
		f, has = e.Form(base).Field(s.Field) // pages of the previous version use these field names
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
		value = sheet.LessThanAllowed(f) // invalid, so the form shows the allowed range
	case !said || !canHold(f, value):
		return false
	}
	f.Set(value)
	return true
}

// number returns the number to set, parsed if typed, and whether there is a number.
func (s FieldValue) number() (int, bool) {
	switch {
	case s.Value != nil:
		return *s.Value, true
	case s.Text != nil:
		return door.Sum(*s.Text)
	}
	return 0, false
}

func canHold(f *calc.Field, value int) bool {
	if len(f.Allowed.Choices) == 0 {
		return value >= min(-sheet.MostTyped, f.Allowed.Min) && value <= max(sheet.MostTyped, f.Allowed.Max)
	}
	offered := func(c calc.Choice) bool { return c.Value == value }
	return value == calc.None || slices.ContainsFunc(f.Allowed.Choices, offered)
}

// hand returns the seat whose secret fields the guest may see, or [calc.None]. A player gets their own seat. The error
// is [door.Forbidden] for another's seat and [door.Malformed] for an unknown seat.
func (a EntryRequest) hand(by door.Guest, l *calc.Layout) (int, error) {
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

// settable returns a function that reports whether a field may be set: any public field, and the hand's secret fields.
func settable(t sheet.Task, hand int) func(*calc.Field) bool {
	shown := t.Shown()
	return func(f *calc.Field) bool { return !f.Secret || shown || f.Seat == hand }
}
