package openmarket

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/calc"
)

// maxReason is the longest reason of a ruling, in characters.
const maxReason = 200

// A Ruling puts cash, shares or the loan of a seat right by the table's own decision. Cash and shares are balanced
// against the rulings' account.
type Ruling struct {
	Seat int `json:"seat"`
	// What is "shares" or "loan", nothing for cash.
	What string `json:"what,omitzero"`
	// Company and Class say which shares.
	Company string `json:"company,omitzero"`
	Class   string `json:"class,omitzero"`
	// Change is how much more (above zero) or less the seat has after it.
	Change int `json:"change"`
	// Reason is said in the table's own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// Kind names the entry in records.
func (*Ruling) Kind() string { return "ruling" }

// Form asks for the seat, what is put right, by how much, and why.
func (e *Ruling) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{
		calc.Player(t, "seat", &e.Seat, func(int) *calc.Refusal { return nil }),
		usual("what", &e.What, rulingWords(t)...),
	}
	if e.What == "shares" {
		fields = append(fields, companyField(t, "company", &e.Company, func(int) *calc.Refusal { return nil }))
		if t.Layout().Classes > 1 {
			fields = append(fields, classField(t, "class", &e.Class))
		}
	}
	change := calc.Only(0)
	if e.subject(t) == nil {
		low, high := e.bounds(t)
		change = calc.Range(low, high)
	}
	return calc.Form{Fields: append(fields, calc.Amount("change", &e.Change, change.Guarded()), calc.Words("reason", &e.Reason))}
}

// rulingWords are what can be put right.
func rulingWords(t calc.Table) []string {
	words := []string{"cash", "shares"}
	if optionsOf(t).lends() {
		words = append(words, "loan")
	}
	return words
}

// subject refuses a ruling that does not say what of whom it puts right.
func (e *Ruling) subject(t calc.Table) *calc.Refusal {
	switch {
	case !t.Layout().HasSeat(e.Seat):
		return calc.Refuse("seat.unknown", "seat").With("player", e.Seat).With("seats", len(t.Layout().Seats))
	case wordOf(e.What, rulingWords(t)) == calc.None, e.What != "shares" && (e.Company != "" || e.Class != ""):
		return calc.Refuse("ruling.what", "what")
	case e.What == "shares" && companyOf(t, e.Company) == calc.None:
		return calc.Refuse("company.none", "company")
	}
	return classRefusal(t, "class", e.Class)
}

// has is how much the seat has of what is put right. The ruling must have a subject.
func (e *Ruling) has(t calc.Table) int {
	if e.What == "loan" {
		return Loan(t, e.Seat)
	}
	return t.Balance(calc.Of(e.Seat), e.commodity(t))
}

func (e *Ruling) commodity(t calc.Table) calc.Commodity {
	if e.What != "shares" {
		return calc.Cash()
	}
	class, _ := classOf(t, e.Class)
	return certificate(companyOf(t, e.Company), class)
}

// bounds are the least and the most change.
func (e *Ruling) bounds(t calc.Table) (low, high int) {
	if e.What == "shares" {
		return -e.has(t), maxShares - e.has(t)
	}
	return max(-e.has(t), -maxPay), min(maxCash-e.has(t), maxPay)
}

// Apply puts it right.
// Refusals: seat.unknown, company.none, class.none, ruling.what, ruling.nothing, ruling.range, ruling.reason.
func (e *Ruling) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := e.subject(t)
	if refusal == nil {
		refusal = e.changeRefusal(t)
	}
	if refusal != nil {
		return denied(t, refusal.Under("ruling"))
	}
	held, d := e.has(t), calc.NewBuilder(t)
	terms := []calc.Term{
		{Role: "before", Value: held}, {Role: "change", Value: e.Change}, {Role: "after", Value: held + e.Change},
	}
	switch c := e.commodity(t); e.What {
	case "loan":
		d.Line("ruling.loan", "ruling", e.Seat, calc.None, terms...)
		d.Set(loanMark(t.Layout(), e.Seat), held+e.Change)
	case "shares":
		d.Line("ruling.shares"+suffix(t, c.Class), "ruling", e.Seat, c.Company, terms...)
		d.Move(calc.Rulings(), calc.Of(e.Seat), c, e.Change)
	default:
		d.Line("ruling.cash", "ruling", e.Seat, calc.None, terms...)
		d.Move(calc.Rulings(), calc.Of(e.Seat), c, e.Change)
	}
	return done(t, d)
}

// changeRefusal refuses a change that is none or too large, and a missing reason.
func (e *Ruling) changeRefusal(t calc.Table) *calc.Refusal {
	low, high := e.bounds(t)
	reason := utf8.RuneCountInString(e.Reason)
	if strings.TrimSpace(e.Reason) == "" {
		reason = 0
	}
	switch {
	case e.Change == 0:
		return calc.Refuse("ruling.nothing", "change").Seated(e.Seat)
	case e.Change < low || e.Change > high:
		return calc.Refuse("ruling.range", "change").Seated(e.Seat).With("min", low).With("max", high)
	case reason == 0 || reason > maxReason || !utf8.ValidString(e.Reason):
		return calc.Refuse("ruling.reason", "reason").Seated(e.Seat).With("length", reason).With("max", maxReason)
	}
	return nil
}
