package stockpile

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/calc"
)

const (
	// maxReason is the longest reason of a ruling, in characters.
	maxReason = 200
	// maxMoney bounds what one entry says of money, so that sums stay far from overflow.
	maxMoney = 1_000_000
)

// A Ruling puts cash or cards of a seat right by the table's own decision, balanced against the rulings' account.
type Ruling struct {
	Seat int `json:"seat"`
	// What is "cash", a company's code for its regular cards, or the code and "/2" for its split cards.
	What string `json:"what"`
	// Change is how much more (above zero) or less the seat has after it.
	Change int `json:"change"`
	// Reason is said in the table's own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// Kind names the entry in records.
func (*Ruling) Kind() string { return "ruling" }

// rulable are the words of what can be put right, and what they mean.
func rulable(t calc.Table) (words []string, commodities []calc.Commodity) {
	words, commodities = []string{"cash"}, []calc.Commodity{calc.Cash()}
	if !optionsOf(t).known() {
		return words, commodities
	}
	for company := range Companies {
		words = append(words, codeOf(company), codeOf(company)+"/2")
		commodities = append(commodities, calc.Share(company), splitCard(company))
	}
	return words, commodities
}

// commodity is what the ruling puts right.
func (e *Ruling) commodity(t calc.Table) (calc.Commodity, bool) {
	words, commodities := rulable(t)
	for i, word := range words {
		if word == e.What {
			return commodities[i], true
		}
	}
	return calc.Commodity{}, false
}

// bounds are how far a seat's balance can be put right.
func bounds(t calc.Table, seat int, c calc.Commodity) (low, high int) {
	low, high = -t.Balance(calc.Of(seat), c), maxMoney
	if !c.IsCash() {
		high = max(0, cardsEach-cardsOut(t, c.Company))
	}
	return low, high
}

// outRefusal refuses seats that are out of the game, and have nothing.
func outRefusal(t calc.Table, rule string) func(seat int) *calc.Refusal {
	return func(seat int) *calc.Refusal {
		if t.Out(seat) {
			return calc.Refuse("ruling.out", "seat").Under(rule).Seated(seat)
		}
		return nil
	}
}

// Form asks for the seat, what is put right, by how much, and why.
func (e *Ruling) Form(t calc.Table) calc.Form {
	words, _ := rulable(t)
	change := calc.Only(0)
	if commodity, ok := e.commodity(t); ok && t.Layout().HasSeat(e.Seat) {
		change = calc.Range(bounds(t, e.Seat, commodity))
	}
	return calc.Form{Fields: []*calc.Field{
		calc.Player(t, "seat", &e.Seat, outRefusal(t, "ruling")),
		calc.Pick("what", &e.What, words...),
		calc.Amount("change", &e.Change, change.Guarded()),
		calc.Words("reason", &e.Reason),
	}}
}

// reasonRefusal refuses a reason that is missing, too long or unreadable.
func reasonRefusal(seat int, reason string) *calc.Refusal {
	length := utf8.RuneCountInString(reason)
	if strings.TrimSpace(reason) == "" {
		length = 0
	}
	if length > 0 && length <= maxReason && utf8.ValidString(reason) {
		return nil
	}
	return calc.Refuse("ruling.reason", "reason").Seated(seat).With("length", length).With("max", maxReason)
}

// Apply moves what is put right. Money that comes in pays the fees that the seat holds.
// Refusals: seat.unknown, ruling.out, ruling.which, ruling.nothing, ruling.range, ruling.reason.
func (e *Ruling) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	commodity, known := e.commodity(t)
	var refusal *calc.Refusal
	switch {
	case !t.Layout().HasSeat(e.Seat):
		refusal = calc.Refuse("seat.unknown", "seat").With("player", e.Seat).With("seats", len(t.Layout().Seats))
	case t.Out(e.Seat):
		refusal = calc.Refuse("ruling.out", "seat").Seated(e.Seat)
	case !known:
		refusal = calc.Refuse("ruling.which", "what").Seated(e.Seat)
	case e.Change == 0:
		refusal = calc.Refuse("ruling.nothing", "change").Seated(e.Seat)
	default:
		low, high := bounds(t, e.Seat, commodity)
		if e.Change < low || e.Change > high {
			refusal = calc.Refuse("ruling.range", "change").Seated(e.Seat).With("min", low).With("max", high)
		} else {
			refusal = reasonRefusal(e.Seat, e.Reason)
		}
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal.Under("ruling")
	}
	held := t.Balance(calc.Of(e.Seat), commodity)
	kind := "ruling.cash"
	switch {
	case commodity.Class == Split:
		kind = "ruling.split"
	case !commodity.IsCash():
		kind = "ruling.cards"
	}
	d := calc.NewBuilder(t)
	d.Line(kind, "ruling", e.Seat, commodity.Company,
		calc.Term{Role: "before", Value: held}, calc.Term{Role: "change", Value: e.Change},
		calc.Term{Role: "after", Value: held + e.Change})
	d.Secret(t.Layout().Veiled && !commodity.IsCash())
	d.Move(calc.Rulings(), calc.Of(e.Seat), commodity, e.Change)
	if commodity.Class == Split && e.Change > 0 {
		d.Set(own(t, splitMark+commodity.Company), 1)
	}
	payHeld(d, t)
	uncovered(d)
	next, statement := d.Done()
	return next, statement, nil
}
