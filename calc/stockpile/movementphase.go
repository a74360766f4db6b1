package stockpile

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A Movement lists the forecasts as they are revealed, all at once or a few at a time (chapter Movement Phase Steps).
type Movement struct {
	// Forecasts holds the forecasts of the companies that move now.
	Forecasts board.Forecasts `json:"forecasts"`
	// Claims lists the cards shown for dividends and splits.
	Claims Claims `json:"claims,omitempty"`
	// dice allows forecasts that are on no card.
	dice bool
}

func (e *Movement) diced() bool {
	return e.dice ||
		slices.ContainsFunc(e.Forecasts[:], func(f board.Forecast) bool { return f.Choice() == board.Faces })
}

func (*Movement) Kind() string { return "movement" }

func hasMoved(t calc.Table, company int) bool {
	return t.Mark(board.OwnMark(t, board.MovedMark+company)) == 1
}

// Form asks whether dice are used, then for the forecasts of companies still to move, then each seat for cards shown.
func (e *Movement) Form(t calc.Table) calc.Form {
	var fields, shown []*calc.Field
	if board.PhaseRefusal(t, board.PhaseMovement) != nil {
		return calc.Form{}
	}
	diced := e.diced()
	dice := calc.Flag("dice", &diced)
	dice.Set = func(v int) {
		e.dice = v == 1
		for company, forecast := range e.Forecasts {
			if !e.dice && forecast.Choice() == board.Faces {
				e.Forecasts[company] = ""
				e.resetShown(t, company)
			}
		}
	}
	for company := range board.Companies {
		if hasMoved(t, company) {
			continue
		}
		asked := board.ForecastFields(company, &e.Forecasts[company], e.likely(t, company), diced)
		if !diced {
			e.doubt(asked[0], t, company)
		}
		for _, f := range asked {
			fields = append(fields, onChange(f, func() { e.resetShown(t, company) }))
		}
		if q, _, ok := e.inquiry(t, company); ok {
			shown = append(shown, q.fields(t, &e.Claims)...)
		}
	}
	slices.SortStableFunc(shown, func(a, b *calc.Field) int { return cmp.Compare(a.Seat, b.Seat) })
	form := calc.Form{Record: e.record(t, shown)}
	form.Fields = append(append([]*calc.Field{dice}, fields...), shown...)
	return form
}

// record returns the key of the record button's label, which warns if forecasts are missing or no card is shown. In
// veiled games it does not mention cards, to keep them secret.
func (e *Movement) record(t calc.Table, shown []*calc.Field) string {
	said, all := 0, 0
	for company, forecast := range e.Forecasts {
		if !hasMoved(t, company) {
			said, all = said+calc.Bit(forecast != ""), all+1
		}
	}
	switch {
	case said > 0 && said < all:
		return "some"
	case said == all && len(shown) > 0 && !board.OptionsOf(t).Veiled() &&
		!slices.ContainsFunc(shown, func(f *calc.Field) bool { return f.Get() > 0 }):
		return "shown"
	}
	return ""
}

func (e *Movement) resetShown(t calc.Table, company int) {
	q, _, said := e.inquiry(t, company)
	if !said {
		q = inquiry{company: company, code: board.CodeOf(company)}
	}
	e.Claims = q.nothingShown(t, e.Claims)
}

// doubt marks forecast cards as doubtful if another company has the card or the card has already been revealed.
func (e *Movement) doubt(f *calc.Field, t calc.Table, company int) {
	where := e.elsewhere(t, company)
	for i := range f.Allowed.Choices {
		choice := &f.Allowed.Choices[i]
		switch {
		case choice.Value == calc.None || choice.Value == f.Get() || where[choice.Value] == calc.None:
		case where[choice.Value] == company:
			choice.Doubt = calc.Refuse("forecast.revealed", f.Name).Under("forecast").About(company)
		default:
			choice.Doubt = calc.Refuse("forecast.taken", f.Name).Under("forecast").About(where[choice.Value])
		}
	}
}

// elsewhere returns where each forecast card is: another company that has it, the given company if the card has already
// been revealed, or [calc.None].
func (e *Movement) elsewhere(t calc.Table, company int) [board.Faces]int {
	var where [board.Faces]int
	for face := range where {
		if where[face] = calc.None; t.Mark(board.OwnMark(t, board.SeenMark+face)) > 0 {
			where[face] = company
		}
	}
	for other := range board.Companies {
		if face := e.Forecasts[other].Face(); other != company && face != calc.None && !hasMoved(t, other) {
			where[face] = other
		}
	}
	return where
}

// likely returns the last forecast card if only this company is left to move, otherwise [calc.None].
func (e *Movement) likely(t calc.Table, company int) int {
	for other := range board.Companies {
		if other != company && !hasMoved(t, other) && e.Forecasts[other].Face() == calc.None {
			return calc.None
		}
	}
	left := calc.None
	for face, where := range e.elsewhere(t, company) {
		switch {
		case where != calc.None:
		case left != calc.None:
			return calc.None
		default:
			left = face
		}
	}
	return left
}

// inquiry returns the questions about a company's move, the legs of the move, and whether the forecast is known.
func (e *Movement) inquiry(t calc.Table, company int) (inquiry, []board.Leg, bool) {
	steps, ok := e.Forecasts[company].Steps()
	if !ok {
		return inquiry{}, nil, false
	}
	if e.Forecasts[company] == board.Dollars {
		return inquire(t, company, board.CodeOf(company), nil, true, true), nil, true
	}
	way := board.Legs(t, company, steps)
	voluntary := board.OptionsOf(t).Claims == "all"
	return inquire(t, company, board.CodeOf(company), way, board.DollarSigns(way), voluntary), way, true
}

func (e *Movement) refusal(t calc.Table) *calc.Refusal {
	if refusal := board.PhaseRefusal(t, board.PhaseMovement).OrCheck(e, t); refusal != nil {
		return refusal
	}
	var asked []inquiry
	for company, forecast := range e.Forecasts {
		if forecast != "" && hasMoved(t, company) {
			return calc.Refuse("forecast.moved", calc.ItemName("forecasts", company)).Under("forecast").About(company)
		}
		if q, _, ok := e.inquiry(t, company); ok {
			asked = append(asked, q)
		}
	}
	if len(asked) == 0 {
		return calc.Missing("forecast.none", "forecasts").Under("forecast")
	}
	return strayClaim(t, e.Claims, asked)
}

// Apply moves the companies in order. After the sixth, the round ends. Refusals: game.over, phase.*, forecast.*,
// claim.*.
func (e *Movement) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		for company, forecast := range e.Forecasts {
			if forecast == "" {
				continue
			}
			q, way, _ := e.inquiry(t, company)
			m := newMove(b, q, e.Claims)
			e.reveal(b, company, forecast)
			if forecast == board.Dollars {
				m.dividend("dividend", "dividend", board.DollarsPay)
			} else {
				m.walk(way, "forecast")
			}
		}
		board.PayHeld(b, t)
		left := calc.Total(board.Companies, func(company int) int { return calc.Bit(!hasMoved(b.Table, company)) })
		if left == 0 {
			afterMoves(b)
		} else {
			b.Line("moves.left", "order", calc.None, calc.None, calc.With("left", left))
		}
	})
}

// reveal writes the forecast. A repeated card in this round causes a warning but no refusal (rules A.6).
func (e *Movement) reveal(b *calc.Builder, company int, forecast board.Forecast) {
	steps, _ := forecast.Steps()
	kind, rule := "forecast", "forecast"
	switch {
	case forecast == board.Dollars:
		kind, rule = "forecast.dollars", "dividend"
	case steps < 0:
		kind = "forecast.down"
	}
	b.Line(kind, rule, calc.None, company, calc.With("by", max(steps, -steps)),
		calc.With("price", b.Price(company)), calc.With("each", board.DollarsPay))
	b.Set(board.OwnMark(b.Table, board.MovedMark+company), 1)
	face := forecast.Face()
	if face == calc.None {
		return
	}
	seen := b.Mark(board.OwnMark(b.Table, board.SeenMark+face)) + 1
	b.Set(board.OwnMark(b.Table, board.SeenMark+face), seen)
	if seen > 1 {
		b.Line("forecast.twice", "forecast", calc.None, company, calc.With("count", seen))
	}
}
