package calc

import (
	"fmt"
	"strings"
)

// A Refusal is the reason why an entry, an option or a setup is not accepted. It also states what would be accepted.
// Each screen puts it into the reader's language.
type Refusal struct {
	// Code is the key of the refusal's sentence, dotted lower case ("cash.short").
	Code string
	// Field is the [Field.Name] of the wrong field. It is empty if the entry as a whole is refused.
	Field         string
	Rule          string // the key of the rule that refuses, empty if none needs to
	Seat, Company int    // what the refusal is about, or [None]
	// Terms are the numbers in the sentence by role, including the limit that would be allowed ("max"). The role "card"
	// holds an index in [Layout.Cards], and "seat" and "player" hold seats; all others are plain numbers.
	Terms      []Term
	Unfinished bool // nothing is wrong yet: some value is still to be filled in
}

// Refuse returns a refusal of a field, or of the entry as a whole if field is empty.
func Refuse(code, field string) *Refusal {
	return &Refusal{Code: code, Field: field, Seat: None, Company: None}
}

// Missing returns a refusal of a field that has not been filled in yet.
func Missing(code, field string) *Refusal {
	r := Refuse(code, field)
	r.Unfinished = true
	return r
}

// Under sets the rule that refuses. A nil refusal stays nil.
func (r *Refusal) Under(rule string) *Refusal {
	if r != nil {
		r.Rule = rule
	}
	return r
}

// OrUnder sets the rule if there is none yet. A nil refusal stays nil.
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

// Error describes the refusal for programmers. Players read the sentence named by its code instead.
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
