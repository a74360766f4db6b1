package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

// An Extra is an extra dividend from a building. Like other dividends, it is paid and compared with the value at once.
type Extra struct {
	// Company is the key of the company.
	Company string `json:"company"`
	// Amount is the amount distributed: 100, 150, 200, 250 or 300 dollars.
	Amount int `json:"amount"`
}

func Extras() []int { return []int{100, 150, 200, 250, 300} }

func (*Extra) Kind() string { return "extra" }

// ExtraRefusal returns why no company can pay an extra dividend now, or nil. Extra dividends are possible while
// companies operate. After the last result of a decade, they are possible until a player acts in the next stock phase
// or the final count begins (B.5).
func ExtraRefusal(t calc.Table) *calc.Refusal {
	switch {
	case t.Over() && decade.HasLastResult(t):
		return nil
	case !t.Over() && board.PhaseOf(t) == board.PhaseStock && t.Round() > 1 && decade.StockUntouched(t):
		return nil
	case !t.Over() && board.PhaseOf(t) == board.PhaseGoals && t.Mark(board.GameMark(t, board.MarkScored)) == 0:
		return nil
	}
	return board.PhaseRefusal(t, board.PhaseBuilding, board.PhaseOperating)
}

func (e *Extra) Form(t calc.Table) calc.Form {
	if ExtraRefusal(t) != nil {
		return calc.Form{}
	}
	low, high := Extras()[0], Extras()[len(Extras())-1]
	company := board.CompanyOf(t, e.Company)
	allowed := calc.Allowed{Refusal: calc.Refuse("extra.amount", "").Under("extra").About(company).
		With("value", e.Amount).With("min", low).With("max", high).With("step", Extras()[1]-low)}
	for _, extra := range Extras() {
		allowed.Choices = append(allowed.Choices, calc.Choice{Value: extra})
	}
	amount := calc.Amount("amount", &e.Amount, allowed).As(calc.ChoiceKind).Expect(low)
	which := board.CompanyField(t, &e.Company, board.LikelyCompany(t), board.StartedOnly(t))
	return calc.Form{Fields: []*calc.Field{which, amount}}
}

func (e *Extra) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := ExtraRefusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		b.Line("extra", "extra", calc.None, company, calc.With("amount", e.Amount))
		distribute(b, company, e.Amount)
	})
}
