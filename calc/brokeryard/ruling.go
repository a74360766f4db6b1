package brokeryard

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/calc"
)

// maxReason is the longest reason of a ruling, in characters.
const maxReason = 200

// A Ruling puts cash or shares of a seat right by the table's own decision, balanced against the rulings' account.
// Cash may end below zero, which is a debt. After the last round a ruling can bring about a draw, or settle one.
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
	if commodity, ok := e.commodity(t); ok && t.Layout().HasSeat(e.Seat) {
		change = calc.Range(e.lowest(t, commodity), maxTrade)
	}
	return calc.Form{Fields: []*calc.Field{
		calc.Player(t, "seat", &e.Seat, func(int) *calc.Refusal { return nil }),
		calc.Pick("what", &e.What, words...),
		calc.Amount("change", &e.Change, change),
		calc.Words("reason", &e.Reason),
	}}
}

// commodity is what the ruling puts right.
func (e *Ruling) commodity(t calc.Table) (calc.Commodity, bool) {
	if e.What == "cash" {
		return calc.Cash(), true
	}
	for i, company := range t.Layout().Companies {
		if company.Code == e.What {
			return calc.Share(i), true
		}
	}
	return calc.Commodity{}, false
}

// lowest is the most that can be taken: all the shares, or any sum, because cash may end below zero.
func (e *Ruling) lowest(t calc.Table, commodity calc.Commodity) int {
	if commodity.IsCash() {
		return -maxTrade
	}
	return -min(t.Balance(calc.Of(e.Seat), commodity), maxTrade)
}

// Apply moves what is put right.
// Refusals: seat.unknown, ruling.what, ruling.nothing, ruling.range, ruling.reason.
func (e *Ruling) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	commodity, known := e.commodity(t)
	reason := utf8.RuneCountInString(e.Reason)
	if strings.TrimSpace(e.Reason) == "" {
		reason = 0
	}
	var refusal *calc.Refusal
	switch {
	case !t.Layout().HasSeat(e.Seat):
		refusal = calc.Refuse("seat.unknown", "seat").With("value", e.Seat+1).With("max", len(t.Layout().Seats))
	case !known:
		refusal = calc.Refuse("ruling.what", "what")
	case e.Change == 0:
		refusal = calc.Refuse("ruling.nothing", "change").Seated(e.Seat)
	case e.Change > maxTrade || e.Change < e.lowest(t, commodity):
		refusal = calc.Refuse("ruling.range", "change").Seated(e.Seat).
			With("min", e.lowest(t, commodity)).With("max", maxTrade)
	case reason == 0 || reason > maxReason || !utf8.ValidString(e.Reason):
		refusal = calc.Refuse("ruling.reason", "reason").Seated(e.Seat).With("length", reason).With("max", maxReason)
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal.Under("ruling")
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
	if phase := PhaseOf(t); phase == PhaseToss || phase == PhaseEnd {
		decide(d)
	}
	next, statement := d.Done()
	return next, statement, nil
}
