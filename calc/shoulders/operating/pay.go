package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// A Pay pays costs from a company's treasury, each for its own purpose. Other costs, such as buildings, are entered as
// a [Treasury].
type Pay struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Wages is the amount paid for wages, in dollars.
	Wages int `json:"wages,omitzero"`
	// Goods is the amount paid for goods, in dollars.
	Goods int `json:"goods,omitzero"`
	// Machinery is the amount paid for machinery, in dollars.
	Machinery int `json:"machinery,omitzero"`
}

func (*Pay) Kind() string { return "pay" }

func Purposes() []string { return []string{"wages", "goods", "machinery"} }

func (e *Pay) sums() []*int { return []*int{&e.Wages, &e.Goods, &e.Machinery} }

func (e *Pay) Form(t calc.Table) calc.Form {
	if board.AnyPhaseRefusal(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t))}
	company := board.CompanyOf(t, e.Company)
	if company == calc.None {
		return calc.Form{Fields: fields}
	}
	cash := t.Balance(calc.Treasury(company), calc.Cash())
	for i, sum := range e.sums() {
		short := calc.Refuse("pay.range", "").Under("treasury").About(company).With("cash", cash)
		fields = append(fields, calc.Amount(Purposes()[i], sum, calc.Range(0,
			cash).WithRefusal(short)).ForCompany(company))
		cash -= min(max(0, *sum), cash)
	}
	return calc.Form{Fields: fields}
}

func (e *Pay) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.AnyPhaseRefusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	if refusal == nil && *e == (Pay{Company: e.Company}) {
		refusal = calc.Missing("pay.nothing", Purposes()[0]).Under("treasury").About(company)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		for i, sum := range e.sums() {
			if *sum == 0 {
				continue
			}
			before := b.Balance(calc.Treasury(company), calc.Cash())
			b.Line("pay."+Purposes()[i], "treasury", calc.None, company,
				calc.With("amount", *sum), calc.With("before", before), calc.With("after", before-*sum))
			b.Move(calc.Treasury(company), calc.Bank(), calc.Cash(), *sum)
		}
	})
}
