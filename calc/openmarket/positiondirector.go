package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// directorsIn refuses a position in which a company has more than one director's certificate.
func (e *Position) directorsIn(t calc.Table) *calc.Refusal {
	class, sole := board.Directors(t)
	if !sole {
		return nil
	}
	classes := t.Layout().Classes
	for company := range t.Layout().Companies {
		there := 0
		if e.Treasuries != nil {
			there = e.Treasuries[company].Shares[class]
		}
		for seat, s := range e.Seats {
			index := company*classes + int(class)
			if there += s.Shares[index]; there > 1 {
				return calc.Refuse("director.one", holdField(t, "", seat, index)).About(company).With("max", 1)
			}
		}
		if there > 1 {
			return calc.Refuse("director.one", holdField(t, "own_", company, int(class))).About(company).With("max", 1)
		}
	}
	return nil
}
