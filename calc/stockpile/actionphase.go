package stockpile

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// An Action is the use of one action card, or of Cramer's ability (chapter Action Phase; Investor Abilities).
type Action struct {
	// Seat is the seat that acts.
	Seat int `json:"seat"`
	// What is "boom" (two spaces up), "bust" (two spaces down) or, by Cramer's ability, "up" or "down" (one space).
	What string `json:"action"`
	// Company is the code of the company that moves.
	Company string `json:"company"`
	// Claims lists the cards shown for payments caused by the move.
	Claims Claims `json:"claims,omitempty"`
}

func (*Action) Kind() string { return "action" }

func actionWords() [4]string { return [4]string{"boom", "bust", "up", "down"} }

// actionMark returns the mark that counts the uses of an action, and the number of spaces that a company moves.
func actionMark(what string) (mark, steps int) {
	switch what {
	case "boom":
		return board.BoomMark, board.ActionSteps
	case "bust":
		return board.BustMark, -board.ActionSteps
	case "up":
		return board.CramerMark, 1
	}
	return board.CramerMark, -1
}

func whatRefusal(t calc.Table, seat int, what string) *calc.Refusal {
	switch mark, _ := actionMark(what); {
	case mark == board.CramerMark && !board.Has(t, seat, board.Cramer):
		return calc.Refuse("action.cramer", "action").Under("cramer").Seated(seat)
	case mark == board.CramerMark && t.Mark(board.SeatMark(t, seat, board.CramerMark)) != 0:
		return calc.Refuse("action.used", "action").Under("cramer").Seated(seat)
	case mark != board.CramerMark && t.Mark(board.SeatMark(t, seat, mark)) == 0:
		return calc.Refuse("action."+what, "action").Under("action").Seated(seat)
	}
	return nil
}

func (e *Action) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{calc.Mover(t, &e.Seat)}
	if board.PhaseRefusal(t, board.PhaseAction) != nil {
		return calc.Form{Fields: fields}
	}
	words := actionWords()
	what := calc.OneOf("action", &e.What, words[:]...).
		WithRefusal(calc.Refuse("action.what", "").Under("action").Seated(t.Turn()))
	if !board.OptionsOf(t).Investors {
		what.Allowed.Choices = what.Allowed.Choices[:2]
	}
	what.Refusing(func(what int) *calc.Refusal { return whatRefusal(t, t.Turn(), words[what]) }).ExpectFirst()
	anew := func() {
		q, _, _ := e.inquiry(t)
		e.Claims = q.nothingShown(t, e.Claims)
	}
	fields = append(fields, onChange(what, anew),
		onChange(board.CompanyField("company", &e.Company, board.UnknownCompany("action", t)), anew))
	if q, _, ok := e.inquiry(t); ok {
		fields = append(fields, q.fields(t, &e.Claims)...)
	}
	return calc.Form{Fields: fields}
}

func (e *Action) inquiry(t calc.Table) (inquiry, []board.Leg, bool) {
	words, company := actionWords(), board.CompanyOf(e.Company)
	if !slices.Contains(words[:], e.What) || company == calc.None {
		return inquiry{}, nil, false
	}
	_, steps := actionMark(e.What)
	way := board.Legs(t, company, steps)
	return inquire(t, company, "", way, board.DollarSigns(way), board.OptionsOf(t).Claims == "all"), way, true
}

// Apply moves the company. The turn passes when the player has no action left. Refusals: game.over, phase.*, seat.*,
// action.*, company.unknown, claim.*.
func (e *Action) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.TurnRefusal(t, board.PhaseAction, e.Seat).OrCheck(e, t)
	q, way, _ := e.inquiry(t)
	if refusal == nil {
		refusal = strayClaim(t, e.Claims, []inquiry{q})
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		rule, mark := "action", board.BoomMark
		if mark, _ = actionMark(e.What); mark == board.CramerMark {
			rule = "cramer"
		}
		b.Line("action."+e.What, rule, e.Seat, q.company)
		if mark == board.CramerMark {
			b.Set(board.SeatMark(t, e.Seat, mark), 1)
		} else {
			b.AsInstruction()
			b.Set(board.SeatMark(t, e.Seat, mark), t.Mark(board.SeatMark(t, e.Seat, mark))-1)
		}
		newMove(b, q, e.Claims).walk(way, rule)
		board.PayHeld(b, t)
		if !board.CanAct(b.Table, e.Seat) {
			board.Pass(b)
		}
	})
}
