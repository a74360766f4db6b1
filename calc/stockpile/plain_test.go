package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

func plain(t judge, table calc.Table) calc.Entry {
	t.Helper()
	for _, e := range (Rulebook{}).Expected(table).All() {
		switch of := e.(type) {
		case *calc.Ruling:
			of.Seat = max(0, of.Seat)
			of.What, of.Change, of.Reason = "cash", 1, "as agreed"
		case *Movement:
			for company := range board.Companies {
				if !hasMoved(table, company) {
					of.Forecasts[company] = board.ForecastOf(0)
				}
			}
		default:
			conformance.Fill(e, table, func(f *calc.Field) int {
				if _, ok := f.Allowed.Index(0); ok && f.Kind == calc.AmountKind {
					return 0
				}
				return f.Allowed.At(0)
			})
		}
		if gametest.Refused(table, e) == "" {
			return e
		}
	}
	t.Fatalf("nothing is possible in phase %s", board.PhaseOf(table).Name())
	return nil
}
