package tycoon

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/yearend"
)

// summary is what was entered of a part, nothing where that is nothing.
func (e *YearEndEditor) summary(at section) string {
	var parts []string
	if at.seat == calc.None {
		return e.stepSummary(at.step)
	}
	r := e.entry.Revealed(at.seat)
	if n := len(r.Cards); n > 0 {
		parts = append(parts, words.Format("tycoon.sheet.cards", words.Names{"count": n}))
	}
	for company, sum := range r.Sums {
		if sum != 0 {
			parts = append(parts, e.table.Layout().Companies[company].Code+" "+words.Signed(sum))
		}
	}
	for i, n := range []int{r.Plus, r.Minus} {
		if n > 0 {
			parts = append(parts, times(signs()[i], " ", n))
		}
	}
	for _, s := range e.entry.Suspends {
		if s.Seat == at.seat {
			parts = append(parts, words.Format("tycoon.sheet.suspends", words.Names{"company": s.Company}))
		}
	}
	return words.Join(parts)
}

// stepSummary is what was entered in a step.
func (e *YearEndEditor) stepSummary(step string) string {
	l := e.table.Layout()
	var parts []string
	add := func(seat int, what string) { parts = append(parts, words.Seat(l, seat)+": "+what) }
	switch step {
	case totalsStep:
		for company, sum := range e.entry.Totals {
			if sum != 0 {
				parts = append(parts, l.Companies[company].Code+" "+words.Signed(sum))
			}
		}
	case currencyStep:
		for _, seat := range e.preview.Order {
			r := e.entry.Revealed(seat)
			if r.Plus+r.Minus > 0 {
				add(seat, tenths(r.Plus-r.Minus))
			}
		}
	case yearend.RemovalsStep:
		for _, a := range e.preview.Asks {
			if a.Step == step && a.Chosen.Card != "" {
				add(a.Seat, words.Card(a.Chosen.Card))
			}
		}
	case yearend.SuspendsStep:
		for _, s := range e.entry.Suspends {
			add(s.Seat, s.Company)
		}
	case yearend.ClaimsStep:
		for _, s := range e.entry.Claims {
			add(s.Seat, s.Company)
		}
	case yearend.OptionsStep:
		for _, a := range e.preview.Asks {
			if a.Step == step && !a.Yes {
				add(a.Seat, words.Format("tycoon.sheet.expires", words.Names{"company": l.Companies[a.Company].Code}))
			}
		}
	case yearend.SalesStep:
		for _, a := range e.preview.Asks {
			if a.Step == step {
				add(a.Seat, words.Number(a.Field.Get())+" "+l.Companies[a.Company].Code)
			}
		}
	}
	return words.Join(parts)
}
