package operating

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

// A Building is the checklist of the building phase. The statement lists the open steps; the table does not store them.
type Building struct {
	// Dealt is true once each player has drawn two new buildings.
	Dealt bool `json:"dealt,omitzero"`
	// Played is true once each player has chosen a building to play.
	Played bool `json:"played,omitzero"`
	// Discarded is true once each player has removed one building from the game and kept one.
	Discarded bool `json:"discarded,omitzero"`
	// Revealed is true once all played buildings are revealed together.
	Revealed bool `json:"revealed,omitzero"`
	// Market is true once the job market is refilled.
	Market bool `json:"market,omitzero"`
	// Partner is true once each player has gained a partner, which happens only in the third decade.
	Partner bool `json:"partner,omitzero"`
}

func (*Building) Kind() string { return "building" }

type step struct {
	name string
	done *bool
}

func (e *Building) steps(t calc.Table) []step {
	all := []step{
		{"dealt", &e.Dealt}, {"played", &e.Played}, {"discarded", &e.Discarded}, {"revealed", &e.Revealed},
		{"market", &e.Market},
	}
	if t.Round() == decade.Partner {
		all = append(all, step{"partner", &e.Partner})
	}
	return all
}

func Ticked(t calc.Table) *Building {
	e := &Building{}
	for _, s := range e.steps(t) {
		*s.done = true
	}
	return e
}

func (e *Building) Form(t calc.Table) calc.Form {
	if board.PhaseRefusal(t, board.PhaseBuilding) != nil {
		return calc.Form{}
	}
	var form calc.Form
	for _, s := range e.steps(t) {
		f := calc.Flag(s.name, s.done)
		f.Likely = 1
		form.Fields = append(form.Fields, f)
	}
	return form
}

func (e *Building) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.PhaseRefusal(t, board.PhaseBuilding)
	if refusal == nil && e.Partner && t.Round() != decade.Partner {
		refusal = calc.Refuse("building.partner", "partner").Under("partner").With("round", decade.Partner)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		steps, open := e.steps(t), 0
		for _, s := range steps {
			open += calc.Bit(!*s.done)
		}
		b.Line("built", "building", calc.None, calc.None,
			calc.With("count", len(steps)-open), calc.With("max", len(steps)))
		for _, s := range steps {
			if !*s.done {
				rule := "building"
				if s.name == "partner" {
					rule = "partner"
				}
				b.Line("open."+s.name, rule, calc.None, calc.None)
			}
		}
		decade.BeginOperating(b)
	})
}
