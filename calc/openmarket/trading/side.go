package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// side holds what one side of an exchange or transfer gives: the certificates of one company and kind.
type side struct {
	company, class *string
	names          [2]string
}

// walk visits the fields for company and class. The function refused returns why a company cannot be chosen, or nil.
func (s side) walk(
	t calc.Table, w *calc.Walk, rule string, refused func(company int) *calc.Refusal,
) (calc.Commodity, bool) {
	c, known := s.certificate(t)
	w.Step(c.Company != calc.None && refused(c.Company) == nil, func() *calc.Field {
		return board.CompanyField(t, s.names[0], rule, s.company, refused)
	})
	if board.HasKinds(t) {
		w.Step(board.ClassRefusal(t, "", *s.class) == nil, func() *calc.Field {
			return board.ClassField(t, s.names[1], s.class)
		})
	}
	return c, known
}

func (s side) heldRefusal(t calc.Table, rule string, a calc.Account) func(company int) *calc.Refusal {
	return func(company int) *calc.Refusal {
		if board.UnitsOf(t, a, company) == 0 {
			return board.HolderRefusal(calc.Refuse("shares.nothing", s.names[0]).Under(rule), a, company)
		}
		return nil
	}
}

func (s side) certificate(t calc.Table) (calc.Commodity, bool) {
	company := board.CompanyOf(t, *s.company)
	class, known := board.ClassOf(t, *s.class)
	return board.Certificate(company, class), known && company != calc.None
}
