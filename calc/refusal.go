package calc

import (
	"fmt"
	"strings"
)

// A Refusal is the reason why an entry, an option or a setup is not accepted. Screens translate it.
type Refusal struct {
	// Code is the key of the refusal's sentence in translations ("cash.short").
	Code string
	// Field is the [Field.Name] of the wrong field, or empty if the whole entry is refused.
	Field         string
	Rule          string // the key of the rule behind the refusal, or empty
	Seat, Company int    // the seat and company of the refusal, or [None]
	// Terms are the sentence's numbers by role, including the allowed limit ("max"). The role "card" holds an index in
	// [Layout.Cards], "seat" and "player" hold seats.
	Terms      []Term
	Unfinished bool // no value is wrong, but a value is missing
}

// Refuse returns a refusal of a field, or of the whole entry if field is empty.
func Refuse(code, field string) *Refusal {
	return &Refusal{Code: code, Field: field, Seat: None, Company: None}
}

// Missing returns the refusal of a field that is not filled in yet.
func Missing(code, field string) *Refusal {
	r := Refuse(code, field)
	r.Unfinished = true
	return r
}

// Under sets [Refusal.Rule]. A nil refusal stays nil.
func (r *Refusal) Under(rule string) *Refusal {
	if r != nil {
		r.Rule = rule
	}
	return r
}

// OrUnder sets [Refusal.Rule] unless it is set already. A nil refusal stays nil.
func (r *Refusal) OrUnder(rule string) *Refusal {
	if r != nil && r.Rule == "" {
		r.Rule = rule
	}
	return r
}

func (r *Refusal) Seated(seat int) *Refusal { r.Seat = seat; return r }

func (r *Refusal) About(company int) *Refusal { r.Company = company; return r }

func (r *Refusal) With(role string, value int) *Refusal {
	r.Terms = append(r.Terms, With(role, value))
	return r
}

func (r *Refusal) Term(role string) (int, bool) { return Line{Terms: r.Terms}.Term(role) }

// Error returns a text for programmers. Players see the translated sentence instead.
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
