package shoulders

import "scripkeeper/calc"

// Start starts a company: everybody's first one at the beginning of the game, later instead of a purchase.
type Start struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
	// Par is the value that it begins at: 35, 40, 50 or 60.
	Par int `json:"par"`
}

// Kind names the entry in records.
func (*Start) Kind() string { return "start" }

// Form asks for the company and its par. In the founding any player who has not started one may be next.
func (e *Start) Form(t calc.Table) calc.Form {
	seat := calc.Mover(t, &e.Seat)
	if !t.Over() && phaseOf(t) == phaseFounding {
		seat = calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal { return founderRefusal(t, seat) })
	}
	form := calc.Form{Fields: []*calc.Field{seat}}
	if e.refusal(t) != nil {
		return form
	}
	likely := 0
	for started(t, likely) {
		likely++
	}
	company := companyField(t, &e.Company, likely, func(c int) *calc.Refusal { return charterRefusal(t, c) })
	return calc.Form{Fields: append(form.Fields, company, parField(t, e.Seat, &e.Par))}
}

// parField asks for the value that a company begins at.
func parField(t calc.Table, seat int, at *int) *calc.Field {
	choices, likely := make([]calc.Choice, 0, 4), calc.None
	for _, par := range pars() {
		refusal := parRefusal(t, seat, par)
		if refusal == nil {
			likely = par
		}
		choices = append(choices, calc.Choice{Value: par, Refusal: refusal})
	}
	allowed := calc.Allowed{Choices: choices, Refusal: parRefusal(t, seat, *at)}
	return calc.Amount("par", at, allowed).As(calc.ChoiceKind).Expect(likely)
}

// founderRefusal says why a seat is not the one to start its first company.
func founderRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.PlayerRefusal("seat", seat)
	if refusal == nil && t.Mark(seatMark(t, seat, seatFounded)) == 1 {
		refusal = calc.Refuse("start.founded", "seat").Under("start").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}

// refusal says why this seat can start no company now.
func (e *Start) refusal(t calc.Table) *calc.Refusal {
	if refusal := phaseRefusal(t, phaseFounding, phaseStock); refusal != nil {
		return refusal
	}
	refusal := seatRefusal(t, e.Seat)
	if phaseOf(t) == phaseFounding {
		refusal = founderRefusal(t, e.Seat)
	}
	if refusal != nil {
		return refusal
	}
	return startRefusal(t, e.Seat)
}

// Apply starts the company.
func (e *Start) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := e.refusal(t).OrCheck(e, t)
	company := companyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		start(b, e.Seat, company, e.Par)
		if phaseOf(t) == phaseFounding {
			b.Set(seatMark(t, e.Seat, seatFounded), 1)
			nextFounder(b)
		} else {
			acted(b)
		}
	})
}
