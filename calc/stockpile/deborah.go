package stockpile

import "scripkeeper/calc"

// A Declare is the dividend that Deborah declares at the end of a round (Investor Abilities: Dividend Deborah).
type Declare struct {
	Seat int `json:"seat"`
	// Company is the code of the company that pays.
	Company string `json:"company"`
	// Claims are the cards shown for it.
	Claims Claims `json:"claims,omitempty"`
}

// Kind names the entry in records.
func (*Declare) Kind() string { return "deborah" }

// Form asks for the company and for what its holders show.
func (e *Declare) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if notNow(t, phaseDeclaring) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, asksAnew(companyField("company", &e.Company, unknownCompany("deborah", t)), func() {
		e.Claims = e.inquiry(t, companyOf(e.Company)).nothingShown(t, e.Claims)
	}))
	if company := companyOf(e.Company); company != calc.None {
		fields = append(fields, e.inquiry(t, company).fields(t, &e.Claims)...)
	}
	return calc.Form{Fields: fields}
}

func (e *Declare) inquiry(t calc.Table, company int) inquiry {
	return inquire(t, company, "", nil, true, optionsOf(t).Claims == "all")
}

// Apply pays every holder for the shares shown, and ends the round.
// Refusals: game.over, phase.*, seat.*, company.unknown, claim.*.
func (e *Declare) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := notTurn(t, phaseDeclaring, e.Seat).OrCheck(e, t)
	company := companyOf(e.Company)
	q := e.inquiry(t, company)
	if refusal == nil {
		refusal = strayClaim(t, e.Claims, []inquiry{q})
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("deborah", "deborah", e.Seat, company, calc.With("each", declarePay))
		newMove(b, q, e.Claims).dividend("dividend.deborah", "deborah", declarePay)
		payHeld(b, t)
		endRound(b)
	})
}
