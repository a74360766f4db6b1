package tycoon

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/calc"
)

// maxReason is the longest reason of a ruling, in characters.
const maxReason = 200

// A Ruling puts cash or shares of a seat right by the table's own decision, balanced against the rulings' account.
type Ruling struct {
	Seat int `json:"seat"`
	// What is "cash" or a company's code.
	What string `json:"what"`
	// Change is how much more (above zero) or less the seat has after it.
	Change int `json:"change"`
	// Reason is said in the table's own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// Kind names the entry in records.
func (*Ruling) Kind() string { return "ruling" }

// Form asks for the seat, what is put right, by how much, and why.
func (e *Ruling) Form(t calc.Table) calc.Form {
	words := []string{"cash"}
	for _, company := range t.Layout().Companies {
		words = append(words, company.Code)
	}
	change := calc.Only(0)
	if commodity, ok := e.commodity(); ok && t.Layout().HasSeat(e.Seat) {
		change = e.bounds(t, commodity)
	}
	return calc.Form{Fields: []*calc.Field{
		calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal {
			if t.Out(seat) {
				return calc.Refuse("leave.out", "seat").Under("ruling").Seated(seat)
			}
			return nil
		}),
		calc.Pick("what", &e.What, words...),
		calc.Amount("change", &e.Change, change.Guarded()),
		calc.Words("reason", &e.Reason),
	}}
}

// commodity is what the ruling puts right.
func (e *Ruling) commodity() (calc.Commodity, bool) {
	if e.What == "cash" {
		return calc.Cash(), true
	}
	company := companyOf(e.What)
	return calc.Share(company), company != calc.None
}

// bounds are how much less and more the seat can have: no less than nothing, and no more shares than the bank has.
func (e *Ruling) bounds(t calc.Table, commodity calc.Commodity) calc.Allowed {
	held, most := t.Balance(calc.Of(e.Seat), commodity), maxCash
	if !commodity.IsCash() {
		most = BankLeft(t, commodity.Company)
	}
	return calc.Range(-held, most)
}

// Apply moves what is put right.
// Refusals: seat.unknown, leave.out, ruling.what, ruling.nothing, ruling.range, ruling.reason.
func (e *Ruling) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	commodity, known := e.commodity()
	reason := utf8.RuneCountInString(e.Reason)
	if strings.TrimSpace(e.Reason) == "" {
		reason = 0
	}
	var refusal *calc.Refusal
	switch {
	case !t.Layout().HasSeat(e.Seat):
		refusal = calc.Refuse("seat.unknown", "seat").With("player", e.Seat).With("seats", len(t.Layout().Seats))
	case t.Out(e.Seat):
		refusal = calc.Refuse("leave.out", "seat").Seated(e.Seat)
	case !known:
		refusal = calc.Refuse("ruling.what", "what")
	case e.Change == 0:
		refusal = calc.Refuse("ruling.nothing", "change").Seated(e.Seat)
	default:
		if allowed := e.bounds(t, commodity); e.Change < allowed.Min || e.Change > allowed.Max {
			refusal = calc.Refuse("ruling.range", "change").Seated(e.Seat).With("min", allowed.Min).With("max", allowed.Max)
		} else if reason == 0 || reason > maxReason || !utf8.ValidString(e.Reason) {
			refusal = calc.Refuse("ruling.reason", "reason").Seated(e.Seat).With("length", reason).With("max", maxReason)
		}
	}
	if refusal != nil {
		return refused(t, refusal.Under("ruling"))
	}
	held := t.Balance(calc.Of(e.Seat), commodity)
	kind := "ruling.shares"
	if commodity.IsCash() {
		kind = "ruling.cash"
	}
	d := calc.NewBuilder(t)
	d.Line(kind, "ruling", e.Seat, commodity.Company,
		calc.Term{Role: "before", Value: held}, calc.Term{Role: "change", Value: e.Change},
		calc.Term{Role: "after", Value: held + e.Change})
	d.Move(calc.Rulings(), calc.Of(e.Seat), commodity, e.Change)
	updateRoles(d)
	next, statement := d.Done()
	return next, statement, nil
}
