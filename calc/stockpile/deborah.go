package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Declare is Deborah's dividend at the end of a round (Investor Abilities: Dividend Deborah).
type Declare struct {
	// Seat is Deborah's seat.
	Seat int `json:"seat"`
	// Company is the code of the company that pays.
	Company string `json:"company"`
	// Claims are the cards shown for the dividend.
	Claims Claims `json:"claims,omitempty"`
}

func (*Declare) Kind() string { return "deborah" }

func (e *Declare) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if board.PhaseRefusal(t, board.PhaseDeclaring) != nil {
		return calc.Form{Fields: fields}
	}
	company := board.CompanyField("company", &e.Company, board.UnknownCompany("deborah", t))
	fields = append(fields, onChange(company, func() {
		e.Claims = e.inquiry(t, board.CompanyOf(e.Company)).nothingShown(t, e.Claims)
	}))
	if company := board.CompanyOf(e.Company); company != calc.None {
		fields = append(fields, e.inquiry(t, company).fields(t, &e.Claims)...)
	}
	return calc.Form{Fields: fields}
}

func (e *Declare) inquiry(t calc.Table, company int) inquiry {
	return inquire(t, company, "", nil, true, board.OptionsOf(t).Claims == "all")
}

// Apply pays the dividend and ends the round. Refusals: game.over, phase.*, seat.*, company.unknown, claim.*.
func (e *Declare) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.TurnRefusal(t, board.PhaseDeclaring, e.Seat).OrCheck(e, t)
	company := board.CompanyOf(e.Company)
	q := e.inquiry(t, company)
	if refusal == nil {
		refusal = strayClaim(t, e.Claims, []inquiry{q})
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("deborah", "deborah", e.Seat, company, calc.With("each", board.DeclarePay))
		newMove(b, q, e.Claims).dividend("dividend.deborah", "deborah", board.DeclarePay)
		board.PayHeld(b, t)
		endRound(b)
	})
}
