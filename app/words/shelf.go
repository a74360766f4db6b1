package words

import "scripkeeper/ledger"

// GameTitle is what a game is called: its title, or who plays it.
func GameTitle(game ledger.Summary) string {
	if game.Title != "" {
		return game.Title
	}
	return Join(game.Names)
}

// GameState tells in one line how a game stands.
func GameState(game ledger.Summary) string {
	if game.Fault != nil {
		return Tell("shelf.broken", Names{"fault": Trouble(game.Rulebook, nil, game.Fault)})
	}
	n := Names{"round": RoundOf(game.Rulebook, game.Round, game.Rounds)}
	key := "shelf.line.round"
	switch {
	case game.Over:
		var winners []string
		for _, seat := range game.Leaders {
			winners = append(winners, game.Names[seat])
		}
		n["winners"] = Join(winners)
		switch key = "shelf.line.won"; len(winners) {
		case 0:
			key = "shelf.line.nobody"
		case 1:
		default:
			key = "shelf.line.shared"
		}
	case game.Turn >= 0 && game.Turn < len(game.Names):
		key, n["name"] = "shelf.line.playing", game.Names[game.Turn]
	case game.Expected != "":
		key, n["entry"] = "shelf.line.next", Say(either(game.Rulebook, "entry."+game.Expected))
	}
	return Tell(key, n)
}

// Round tells which round is being played, and of how many when that is known.
func Round(round, rounds int) string {
	if rounds == 0 {
		return Tell("table.round.open", Names{"round": Number(round)})
	}
	return Tell("table.round", Names{"round": Number(round), "rounds": Number(rounds)})
}
