package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// Pay is what a company pays from its treasury, each sum with what it was for. What has no purpose of its own, as a
// building, is a [Treasury].
type Pay struct {
	Company   string `json:"company"`
	Wages     int    `json:"wages,omitzero"`
	Goods     int    `json:"goods,omitzero"`
	Machinery int    `json:"machinery,omitzero"`
}

func (*Pay) Kind() string { return "pay" }

// Purposes are what a company pays for, in the order in which it pays.
func Purposes() []string { return []string{"wages", "goods", "machinery"} }

// Sum is what it pays for everything.
func (e *Pay) Sum() int { return e.Wages + e.Goods + e.Machinery }

// sums are what is paid, by purpose.
func (e *Pay) sums() []*int { return []*int{&e.Wages, &e.Goods, &e.Machinery} }

// Form asks for the company, and for each purpose what it pays of what it then has.
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
		fields = append(fields, calc.Amount(Purposes()[i], sum, calc.Range(0, cash).Else(short)).ForCompany(company))
		cash -= min(max(0, *sum), cash)
	}
	return calc.Form{Fields: fields}
}

// Apply moves the money to the bank, with a line for each purpose.
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
