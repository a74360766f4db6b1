package stockpile

import "scripkeeper/calc"

// A Reveal is what one player holds at the end of a game with hidden portfolios (chapter Game End Steps, 1).
type Reveal struct {
	Seat int `json:"seat"`
	// Regular and Split are the cards in each portfolio.
	Regular Count `json:"regular,omitzero"`
	Split   Count `json:"split,omitzero"`
}

// Kind names the entry in records.
func (*Reveal) Kind() string { return "reveal" }

// Form asks for the cards of each company.
func (e *Reveal) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if notNow(t, phaseReveal) != nil {
		return calc.Form{Fields: fields}
	}
	for company := range Companies {
		limit := cardsEach - cardsOut(t, company)
		for _, list := range []struct {
			name string
			at   *int
		}{{"regular", &e.Regular[company]}, {"split", &e.Split[company]}} {
			allowed := calc.Range(0, max(0, limit))
			if list.name == "split" && t.Mark(own(t, splitMark+company)) == 0 {
				allowed = calc.Only(0)
			}
			f := calc.Amount(calc.ItemName(list.name, company), list.at, allowed)
			f.Company = company
			fields = append(fields, f)
			limit -= *list.at
		}
	}
	return calc.Form{Fields: fields}
}

func (e *Reveal) check(t calc.Table) *calc.Refusal {
	if refusal := notTurn(t, phaseReveal, e.Seat); refusal != nil {
		return refusal
	}
	for company := range Companies {
		limit := cardsEach - cardsOut(t, company)
		if regular := e.Regular[company]; regular < 0 || regular > limit {
			return calc.Refuse("cards.short", calc.ItemName("regular", company)).Under("majority").Seated(e.Seat).
				About(company).With("cards", regular).With("max", limit)
		}
		limit -= e.Regular[company]
		field := calc.ItemName("split", company)
		switch split := e.Split[company]; {
		case split != 0 && t.Mark(own(t, splitMark+company)) == 0:
			return calc.Refuse("reveal.split", field).Under("split").Seated(e.Seat).About(company)
		case split < 0 || split > limit:
			return calc.Refuse("cards.short", field).Under("majority").Seated(e.Seat).
				About(company).With("cards", split).With("max", limit)
		}
	}
	return nil
}

// Apply notes what the player holds. After the last one the game ends.
// Refusals: game.over, phase.*, seat.*, cards.short, reveal.split.
func (e *Reveal) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.check(t); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	d := calc.NewBuilder(t)
	for company := range Companies {
		regular, split := e.Regular[company], e.Split[company]
		if regular+split == 0 {
			continue
		}
		d.Line("reveal", "majority", e.Seat, company,
			calc.Term{Role: "regular", Value: regular}, calc.Term{Role: "split", Value: split},
			calc.Term{Role: "shares", Value: regular + 2*split})
		d.Move(calc.Market(), calc.Of(e.Seat), calc.Share(company), regular)
		d.Move(calc.Market(), calc.Of(e.Seat), splitCard(company), split)
	}
	if e.Regular.sum()+e.Split.sum() == 0 {
		d.Line("reveal.none", "majority", e.Seat, calc.None)
	}
	pass(d)
	next, statement := d.Done()
	return next, statement, nil
}
