package shoulders

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/calc"
)

// maxReason is the longest reason of a ruling, in characters.
const maxReason = 200

// A Ruling puts something of a seat right by the table's own decision: cash, balanced against the rulings' account, or
// certificates, which come from a company's treasury or the bank pool or go there.
type Ruling struct {
	Seat int `json:"seat"`
	// What is "cash", "common", "preferred" or "director".
	What string `json:"what"`
	// Company is whose certificate it is.
	Company string `json:"company,omitempty"`
	// Treasury tells that the certificates come from or go to the treasury, not the bank pool.
	Treasury bool `json:"treasury,omitzero"`
	// Change is how much more (above zero) or less the seat has after it.
	Change int `json:"change"`
	// Reason is said in the table's own words, 1 to 200 characters.
	Reason string `json:"reason"`
}

// Kind names the entry in records.
func (*Ruling) Kind() string { return "ruling" }

// subjects are what a ruling can put right.
func subjects() []string { return []string{"common", "preferred", "director", "cash"} }

// class is the class of certificate that the ruling is about, and whether it is about one.
func (e *Ruling) class() (calc.Class, bool) {
	for class, name := range subjects()[:classes] {
		if name == e.What {
			return calc.Class(class), true
		}
	}
	return 0, false
}

// other is the account that the change is balanced against.
func (e *Ruling) other(company int) calc.Account {
	if e.Treasury {
		return calc.Treasury(company)
	}
	return calc.Market()
}

// bounds are the least and the most change. There is none of what is unknown, and who has left gets no certificates.
func (e *Ruling) bounds(t calc.Table) (low, high int) {
	if e.What == "cash" {
		return -t.Cash(e.Seat), maxAmount
	}
	class, _ := e.class()
	company := companyOf(t, e.Company)
	if company == calc.None || t.Out(e.Seat) {
		return 0, 0
	}
	c := certificate(company, class)
	return -t.Balance(calc.Of(e.Seat), c), t.Balance(e.other(company), c)
}

// Form asks for the seat, what is put right, by how much, and why.
func (e *Ruling) Form(t calc.Table) calc.Form {
	words := []word{
		{"cash", "cash", nil}, {"common", "some_common", nil}, {"preferred", "the_preferred", nil}, {"director", "the_director", nil},
	}
	fields := []*calc.Field{
		calc.Player(t, "seat", &e.Seat, func(int) *calc.Refusal { return nil }),
		pick("what", &e.What, words, func() { e.Company, e.Treasury = "", false }),
	}
	if _, shares := e.class(); shares {
		fields = append(fields, companyField(t, &e.Company, likelyCompany(t), startedOnly(t)), calc.Flag("from_treasury", &e.Treasury))
	}
	change := calc.Only(0)
	if t.Layout().HasSeat(e.Seat) {
		change = calc.Range(e.bounds(t))
	}
	return calc.Form{Fields: append(fields, calc.Amount("change", &e.Change, change.Guarded()), calc.Words("reason", &e.Reason))}
}

func (e *Ruling) check(t calc.Table) *calc.Refusal {
	_, shares := e.class()
	switch {
	case !t.Layout().HasSeat(e.Seat):
		return calc.Refuse("seat.unknown", "seat").With("player", e.Seat).With("seats", len(t.Layout().Seats))
	case e.What != "cash" && !shares, !shares && (e.Company != "" || e.Treasury):
		return calc.Refuse("ruling.subject", "what")
	}
	if shares {
		if _, refusal := companyRefusal(t, e.Company); refusal != nil {
			return refusal
		}
	}
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

// Apply moves what is put right.
func (e *Ruling) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.check(t); refusal != nil {
		return t, calc.Statement{}, refusal.Under("ruling")
	}
	commodity, other := calc.Cash(), calc.Rulings()
	if class, shares := e.class(); shares {
		company := companyOf(t, e.Company)
		commodity, other = certificate(company, class), e.other(company)
	}
	before := t.Balance(calc.Of(e.Seat), commodity)
	d := calc.NewBuilder(t)
	d.Line("ruling."+e.What, "ruling", e.Seat, commodity.Company,
		calc.Term{Role: "before", Value: before}, calc.Term{Role: "change", Value: e.Change},
		calc.Term{Role: "after", Value: before + e.Change})
	d.Move(other, calc.Of(e.Seat), commodity, e.Change)
	followOperator(d)
	next, statement := d.Done()
	return next, statement, nil
}
