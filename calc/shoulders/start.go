package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

// A Start starts a company. At the beginning of the game, this is each player's first company; later, a start takes the
// place of a purchase.
type Start struct {
	// Seat is the seat of the founder.
	Seat int `json:"seat"`
	// Company is the key of the company.
	Company string `json:"company"`
	// Par is the opening value in dollars: 35, 40, 50 or 60.
	Par int `json:"par"`
}

func (*Start) Kind() string { return "start" }

// Form lets any player without a first company found a company, even out of turn.
func (e *Start) Form(t calc.Table) calc.Form {
	seat := calc.Mover(t, &e.Seat)
	if !t.Over() && board.PhaseOf(t) == board.PhaseFounding {
		seat = calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal { return founderRefusal(t, seat) })
	}
	form := calc.Form{Fields: []*calc.Field{seat}}
	if e.refusal(t) != nil {
		return form
	}
	likely := 0
	for board.Started(t, likely) {
		likely++
	}
	company := board.CompanyField(t, &e.Company, likely, func(c int) *calc.Refusal { return charterRefusal(t, c) })
	return calc.Form{Fields: append(form.Fields, company, parField(t, e.Seat, &e.Par))}
}

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

func (e *Start) refusal(t calc.Table) *calc.Refusal {
	if refusal := board.PhaseRefusal(t, board.PhaseFounding, board.PhaseStock); refusal != nil {
		return refusal
	}
	refusal := board.SeatRefusal(t, e.Seat)
	if board.PhaseOf(t) == board.PhaseFounding {
		refusal = founderRefusal(t, e.Seat)
	}
	if refusal != nil {
		return refusal
	}
	return startRefusal(t, e.Seat)
}

func (e *Start) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := e.refusal(t).OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	return calc.Build(t, refusal, func(b *calc.Builder) {
		start(b, e.Seat, company, e.Par)
		if board.PhaseOf(t) == board.PhaseFounding {
			b.Set(board.SeatMark(t, e.Seat, board.SeatFounded), 1)
			decade.NextFounder(b)
		} else {
			endTurn(b)
		}
	})
}

func startRefusal(t calc.Table, seat int) *calc.Refusal {
	if board.PhaseOf(t) == board.PhaseStock && t.Round() == 1 {
		return calc.Refuse("start.first", "").Under("start").Seated(seat)
	}
	if low := 3 * pars()[0]; t.Cash(seat) < low {
		return calc.Refuse("start.poor", "").Under("start").Seated(seat).With("min", low).With("cash", t.Cash(seat))
	}
	if t.FirstCompany(func(company int) bool { return !board.Started(t, company) }) == calc.None {
		return calc.Refuse("start.none", "").Under("start").Seated(seat)
	}
	return limitRefusal(t, seat, "")
}

func charterRefusal(t calc.Table, company int) *calc.Refusal {
	if board.Started(t, company) {
		return calc.Refuse("company.started", "company").Under("start").About(company)
	}
	return nil
}

func parRefusal(t calc.Table, seat, par int) *calc.Refusal {
	best, known := 0, false
	for _, p := range pars() {
		known = known || p == par
		if 3*p <= t.Cash(seat) {
			best = p
		}
	}
	if !known {
		return calc.Refuse("par.unknown", "par").Under("start").With("value", par).With("min", pars()[0]).
			With("max", pars()[3])
	}
	if par > best {
		return calc.Refuse("par.cash", "par").Under("start").Seated(seat).
			With("price", par).With("amount", 3*par).With("cash", t.Cash(seat)).With("max", best)
	}
	return nil
}

// start starts a company (Start a Company). The founder pays three times the par for the director certificate.
func start(b *calc.Builder, seat, company, par int) {
	initial := board.InitialAppeal(company)
	b.Line("start", "start", seat, company, calc.With("shares", 3), calc.With("price", par),
		calc.With("amount", 3*par), calc.With("appeal", initial))
	b.Set(b.Layout().PriceMark(company), par)
	b.Set(board.CompanyMark(b.Table, company, board.CompanyAppeal), initial)
	b.Set(board.CompanyMark(b.Table, company, board.CompanyReached), initial)
	b.Move(calc.Bank(), calc.AccountOf(seat), board.Certificate(company, board.Director), 1)
	b.Move(calc.AccountOf(seat), calc.Treasury(company), calc.Cash(), 3*par)
	rest := board.Supply()
	b.Move(calc.Bank(), calc.Treasury(company), board.Certificate(company, board.Preferred), rest[board.Preferred])
	b.Move(calc.Bank(), calc.Treasury(company), board.Certificate(company, board.Common), rest[board.Common])
}

func pars() []int { return []int{35, 40, 50, 60} }

func founderRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.PlayerRefusal("seat", seat)
	if refusal == nil && t.Mark(board.SeatMark(t, seat, board.SeatFounded)) == 1 {
		refusal = calc.Refuse("start.founded", "seat").Under("start").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}
