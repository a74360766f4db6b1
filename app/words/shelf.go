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
	n := Names{"round": Number(game.Round), "rounds": Number(game.Rounds)}
	key := "shelf.line.playing"
	switch {
	case game.Over:
		var winners []string
		for _, seat := range game.Leaders {
			winners = append(winners, game.Names[seat])
		}
		n["winners"] = Join(winners)
		if key = "shelf.line.won"; len(winners) > 1 {
			key = "shelf.line.shared"
		}
	case game.Turn >= 0 && game.Turn < len(game.Names):
		n["name"] = game.Names[game.Turn]
	}
	return Tell(key, n)
}
