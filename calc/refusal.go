package calc

import (
	"fmt"
	"strings"
)

// A Refusal says why an entry, an option or a setup is not accepted, and what would be. It is a value: a screen
// writes it in its own language.
type Refusal struct {
	// Code names the sentence ("cash.short"), dotted lower case.
	Code string
	// Field is the field that is wrong, as in [Field.Name], or empty when it is the entry as a whole.
	Field string
	// Rule is the key of the rule that refuses, or empty when it is plain sense.
	Rule string
	// Seat and Company are whom it is about, or [None].
	Seat, Company int
	// Terms are the numbers of the sentence by their roles, among them what would be allowed ("max"). The role "card"
	// holds an index in [Layout.Cards], "seat" and "player" hold seats; all others are plain.
	Terms []Term
	// Unfinished reports that nothing is wrong yet: something is still to be filled in.
	Unfinished bool
}

// Refuse begins a refusal of a field.
func Refuse(code, field string) *Refusal {
	return &Refusal{Code: code, Field: field, Seat: None, Company: None}
}

// Missing begins a refusal of a field that is merely not filled in yet.
func Missing(code, field string) *Refusal {
	r := Refuse(code, field)
	r.Unfinished = true
	return r
}

// Under names the rule that refuses. A nil refusal stays nil.
func (r *Refusal) Under(rule string) *Refusal {
	if r != nil {
		r.Rule = rule
	}
	return r
}

// OrUnder names the rule that refuses where none is named yet. A nil refusal stays nil.
func (r *Refusal) OrUnder(rule string) *Refusal {
	if r != nil && r.Rule == "" {
		r.Rule = rule
	}
	return r
}

// Seated names the seat that it is about.
func (r *Refusal) Seated(seat int) *Refusal { r.Seat = seat; return r }

// About names the company that it is about.
func (r *Refusal) About(company int) *Refusal { r.Company = company; return r }

// With adds a number of the sentence.
func (r *Refusal) With(role string, value int) *Refusal {
	r.Terms = append(r.Terms, With(role, value))
	return r
}

// Term returns a number of the refusal by its role, and whether it has one.
func (r *Refusal) Term(role string) (int, bool) { return Line{Terms: r.Terms}.Term(role) }

// Error is the refusal for a programmer's eye. Players read the sentence of its code instead.
func (r *Refusal) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "refused: %s", r.Code)
	if r.Field != "" {
		fmt.Fprintf(&b, " (%s)", r.Field)
	}
	for _, t := range r.Terms {
		fmt.Fprintf(&b, " %s=%d", t.Role, t.Value)
	}
	return b.String()
}
