package tournament

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

func (e *Plan) check() *calc.Refusal {
	if refusal := e.checkGames(); refusal != nil {
		return refusal
	}
	minRounds := 0
	switch e.Format {
	case Rounds, MassStart, Cut:
		minRounds = 1
	case KnockOut, Series:
	default:
		return calc.Refuse("tournament.plan.format", "format")
	}
	switch e.Draw {
	case Even, ByStanding, Snake, ByHand:
	default:
		return calc.Refuse("tournament.plan.draw", "draw")
	}
	if refusal := e.checkNumbers(minRounds); refusal != nil {
		return refusal
	}
	if !e.Since.IsZero() && !e.Until.IsZero() && e.Until.Before(e.Since) {
		return calc.Refuse("tournament.plan.until", "until")
	}
	met := map[TieBreak]bool{}
	for _, by := range e.TieBreaks {
		if !by.known() {
			return calc.Refuse("tournament.plan.tie_breaks", "tie_breaks")
		}
		if met[by] {
			return calc.Refuse("tournament.plan.ties_twice", "tie_breaks")
		}
		met[by] = true
	}
	return e.Scoring.check()
}

func (e *Plan) checkGames() *calc.Refusal {
	if len(e.Games) == 0 {
		return calc.Missing("tournament.plan.game", "games")
	}
	if len(e.Games) > MaxRounds {
		return calc.Refuse("tournament.plan.games", "games").With("max", MaxRounds)
	}
	for i, game := range e.Games {
		if game.Rulebook == "" {
			return calc.Missing("tournament.plan.game", "games")
		}
		if least, most := e.Limits(i + 1); e.Format != Series && least > most {
			return calc.Refuse("tournament.plan.seats", "games").With("line", i+1).With("min", least).With("max", most)
		}
	}
	return nil
}

func (e *Plan) checkNumbers(minRounds int) *calc.Refusal {
	final := 0
	if e.Format == Cut {
		_, final = e.Limits(e.Rounds + 1)
	}
	for _, limit := range []struct {
		field       string
		value       int
		least, most int
		asked       bool
	}{
		{"rounds", e.Rounds, minRounds, MaxRounds, true},
		{"size", e.Size, MinSize, MaxSize, e.Format != MassStart && e.Format != Series},
		{"size", e.Size, 0, MaxSize, e.Format == MassStart || e.Format == Series},
		{"final", e.Final, 2, final, e.Format == Cut},
		{"carry", e.Carry, 0, 100, e.Format == Cut},
		{"through", e.Through, 1, e.Size - 1, e.Format == KnockOut},
		{"best", e.Best, 0, MaxRounds, true},
		{"hidden_from", e.HiddenFrom, 0, MaxRounds + 1, true},
		{"minutes", e.Minutes, 0, MaxMinutes, true},
	} {
		if limit.asked && (limit.value < limit.least || limit.value > limit.most) {
			return calc.Refuse("tournament.plan."+limit.field, limit.field).
				With("value", limit.value).With("min", limit.least).With("max", limit.most)
		}
	}
	return nil
}

// Agreed returns the agreed options, completed from the first preset. The faults are record.rulebook and game.options.
func (c GameChoice) Agreed(rulebooks []calc.Rulebook) (calc.Options, error) {
	rules, known := record.Rulebook(rulebooks, c.Rulebook)
	if !known {
		return nil, &ledger.Fault{Code: "record.rulebook", Detail: c.Rulebook}
	}
	options, err := c.options(rules)
	if err != nil {
		return nil, &ledger.Fault{Code: "game.options", Err: err}
	}
	return options, nil
}

func (c GameChoice) options(rules calc.Rulebook) (calc.Options, error) {
	options := rules.Presets()[0].Options
	if len(c.Options) == 0 {
		return options, nil
	}
	return options, json.Unmarshal(c.Options, options)
}
