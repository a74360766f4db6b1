package calc

import (
	"cmp"
	"strings"
	"unicode/utf8"
)

// Check returns the refusal of the first field whose value is not allowed, or nil. [Entry.Apply] also checks
// combinations of values.
func Check(e Entry, t Table) *Refusal {
	return Asked(e, t).Check()
}

// OrCheck returns r or, if r is nil, the refusal from [Check]. Thus r, a refusal of the whole entry, comes first.
func (r *Refusal) OrCheck(e Entry, t Table) *Refusal {
	if r != nil {
		return r
	}
	return Check(e, t)
}

func (f Form) Check() *Refusal {
	for _, field := range f.Fields {
		if refusal := field.Check(); refusal != nil {
			return refusal
		}
	}
	return nil
}

// Check returns nil if the field's value is allowed, otherwise its refusal with the field's name, seat and company, the
// value, and the bounds. If the choice or range has no refusal of its own, the code is general, such as value.choice or
// value.range. A choice not yet made is refused as unfinished.
func (f *Field) Check() *Refusal {
	if f.Kind == TextKind {
		return f.checkWords()
	}
	value := f.Get()
	if _, allowed := f.Allowed.Index(value); allowed {
		return nil
	}
	for _, c := range f.Allowed.Choices {
		if c.Value == value && c.Refusal != nil {
			return f.ownRefusal(c.Refusal)
		}
	}
	r := f.Allowed.Refusal
	switch {
	case f.spelled != nil && f.spelled():
		return f.ownRefusal(Refuse("value.default", f.Name))
	case r != nil:
	case len(f.Allowed.Choices) > 0 && f.Kind == SeatKind:
		r = Refuse("seat.unknown", f.Name).With("player", value).With("seats", len(f.Allowed.Choices))
	case f.Allowed.Choices != nil:
		r = Refuse("value.choice", f.Name)
	default:
		r = Refuse("value.range", f.Name)
	}
	r = f.ownRefusal(r)
	r.Unfinished = r.Unfinished || f.Allowed.Choices != nil && value == None
	if f.Allowed.Choices == nil {
		r.addTerm("value", value)
		r.addTerm("min", f.Allowed.Min)
		r.addTerm("max", f.Allowed.Max)
		if f.Allowed.Step > 1 {
			r.addTerm("step", f.Allowed.Step)
		}
	}
	return r
}

func (f *Field) checkWords() *Refusal {
	if f.Allowed.allowsWords(f.GetText()) {
		return nil
	}
	r := f.ownRefusal(cmp.Or(f.Allowed.Refusal, Refuse("value.words", f.Name)))
	length, _ := measure(f.GetText())
	r.Unfinished = length == 0
	r.addTerm("length", length)
	r.addTerm("min", f.Allowed.Min)
	r.addTerm("max", f.Allowed.Max)
	return r
}

func (a Allowed) allowsWords(words string) bool {
	length, readable := measure(words)
	return readable && length >= a.Min && (a.Max == 0 || length <= a.Max)
}

func (f *Field) ownRefusal(r *Refusal) *Refusal {
	own := *r
	own.Field = f.Name
	own.Terms = own.Terms[:len(own.Terms):len(own.Terms)]
	if own.Seat == None {
		own.Seat = f.Seat
	}
	if own.Company == None {
		own.Company = f.Company
	}
	return &own
}

// addTerm adds a term unless the refusal already has a term with the same role.
func (r *Refusal) addTerm(role string, value int) {
	if _, has := r.Term(role); !has {
		r.Terms = append(r.Terms, With(role, value))
	}
}

// measure returns a text's number of characters, which is 0 for a text of spaces only, and whether the text is valid
// UTF-8.
func measure(words string) (length int, readable bool) {
	if strings.TrimSpace(words) == "" {
		return 0, true
	}
	return utf8.RuneCountInString(words), utf8.ValidString(words)
}
