package tournament

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	cup "scripkeeper/ledger/tournament"
)

// withGame is a plan whose first game is another.
func withGame(plan cup.Plan, first cup.GameChoice) cup.Plan {
	if len(plan.Games) == 0 {
		plan.Games = []cup.GameChoice{first}
	} else {
		plan.Games = slices.Clone(plan.Games)
		plan.Games[0] = first
	}
	return plan
}

// choiceOf is a game with its options as a plan has it.
func choiceOf(rules calc.Rulebook, options calc.Options) cup.GameChoice {
	raw, err := json.Marshal(options)
	if err != nil {
		raw = nil // the first preset's
	}
	choice, refusal := cup.GameChoice{Rulebook: rules.ID(), Options: raw}.Seated(rules)
	if refusal != nil {
		choice.Options = nil
	}
	return choice
}

// optionsOf are the options of a game that was chosen; nil where they or the game cannot be read.
func optionsOf(g cup.GameChoice) (calc.Options, error) {
	rules, known := rulebooks.Find(g.Rulebook)
	if !known {
		return nil, &ledger.Fault{Code: "record.rulebook", Detail: g.Rulebook}
	}
	options := rules.Presets()[0].Options
	if len(g.Options) == 0 {
		return options, nil
	}
	if err := json.Unmarshal(g.Options, options); err != nil {
		return nil, &ledger.Fault{Code: "game.options", Err: err}
	}
	return options, nil
}
