package notation

import (
	"context"
	"os"
	"strings"

	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/tournament"
)

// Game returns the game for a name: RULEBOOK, RULEBOOK:PRESET, or a file with a game or a template.
func Game(name string) (tournament.GameChoice, error) {
	rulebook, preset, _ := strings.Cut(name, ":")
	if rules, known := rulebooks.Find(rulebook); known {
		var keys []string
		for i, one := range rules.Presets() {
			if one.Key == preset || preset == "" && i == 0 {
				return director.Choice(rules, one.Options)
			}
			keys = append(keys, one.Key)
		}
		names := words.Names{"preset": preset, "presets": keys}
		return tournament.GameChoice{}, NewMisuse("command.tournament.preset", names)
	}
	file, err := os.Open(name)
	if err != nil {
		return tournament.GameChoice{}, UnknownGame(name)
	}
	defer func() { _ = file.Close() }()
	handed, err := parcel.Open(context.Background(), file, rulebooks.All(), nil)
	if err != nil {
		return tournament.GameChoice{}, err
	}
	rulebook, options := handed.Record.Rulebook, calc.Options(nil)
	if handed.Template != nil {
		rulebook, options = handed.Template.Rulebook, handed.Template.Options
	} else {
		game, err := game.Replay(handed.Record, rulebooks.All())
		if err != nil {
			return tournament.GameChoice{}, err
		}
		options = game.Setup().Options
	}
	if rules, known := rulebooks.Find(rulebook); known {
		return director.Choice(rules, options)
	}
	return tournament.GameChoice{}, &ledger.Fault{Code: "record.rulebook", Detail: rulebook}
}
