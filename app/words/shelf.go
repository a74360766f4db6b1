package words

import (
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/stats"
)

// GameTitle is what a game is called: its title, or who plays it.
func GameTitle(game stats.Summary) string {
	if game.Title != "" {
		return game.Title
	}
	return Join(game.Names)
}

// Sought are the words that a game is found by, as [letters.Sought] has them.
func Sought(game stats.Summary) string {
	return letters.Sought(game.Title + " " + Join(game.Names) + " " + Game(game.Rulebook))
}

// GameState tells in one line how a game stands.
func GameState(game stats.Summary) string {
	if game.Fault != nil {
		return Format("shelf.broken", Names{"fault": Trouble(game.Rulebook, nil, game.Fault)})
	}
	if game.Pending {
		return Text("shelf.pending")
	}
	if game.Unresolved > 0 {
		return Unresolved(game.Unresolved)
	}
	n := Names{"round": RoundOf(game.Rulebook, game.Round, game.Rounds)}
	key := "shelf.line.round"
	switch {
	case game.Over:
		var winners []string
		for _, seat := range game.Leaders {
			winners = append(winners, game.Names[seat])
		}
		n["winners"] = winners
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
		key, n["entry"] = "shelf.line.next", next(game.Rulebook, game.Expected)
	}
	return Format(key, n)
}

// GameLine tells in one line which game it is and how it stands. Of a game that cannot be shown it tells why.
func GameLine(game stats.Summary) string {
	name := "rulebook." + game.Rulebook + ".short"
	if game.Fault != nil || !Known(name) {
		return GameState(game)
	}
	return Format("shelf.line", Names{"game": Text(name), "state": GameState(game)})
}

// GameBrief is the same where there is little room: whose turn it is without the round, or the round alone. It is empty
// for a game that has nothing shorter.
func GameBrief(game stats.Summary) string {
	name, playing := "rulebook."+game.Rulebook+".short", game.Turn >= 0 && game.Turn < len(game.Names)
	if game.Fault != nil || game.Pending || game.Unresolved > 0 || game.Over || !Known(name) {
		return ""
	}
	state := RoundOf(game.Rulebook, game.Round, game.Rounds)
	if playing {
		state = Format("shelf.line.turn", Names{"name": game.Names[game.Turn]})
	}
	return Format("shelf.line", Names{"game": Text(name), "state": state})
}

// Unresolved tells how many entries of a game need fixing.
func Unresolved(entries int) string { return Format("fix.needed", Names{"count": entries}) }

// next is what comes next where it is nobody's turn: in a sentence of its own, or what the kind of entry is called.
func next(rulebook, kind string) string {
	if key := ownOrShared(rulebook, "entry."+kind+".next"); Known(key) {
		return Text(key)
	}
	return Text(ownOrShared(rulebook, "entry."+kind))
}

// Round tells which round is being played, and of how many when that is known.
func Round(round, rounds int) string {
	if rounds == 0 {
		return Format("table.round.open", Names{"round": round})
	}
	return Format("table.round", Names{"round": round, "rounds": rounds})
}

// GameLeader tells who leads and with how much; nothing where that is hidden, or where all stand first.
func GameLeader(game stats.Summary) string {
	names, worth := GameLeaders(game)
	if names == "" {
		return ""
	}
	return Format("shelf.leader", Names{"names": names, "worth": worth})
}

// GameLeaders are who leads and how much they are worth, both empty where that is hidden, or where all stand first.
func GameLeaders(game stats.Summary) (names, worth string) {
	if len(game.Leaders) == 0 || len(game.Leaders) == len(game.Names) {
		return "", ""
	}
	figure, known := game.Worth(game.Leaders[0])
	if !known {
		return "", ""
	}
	var all []string
	for _, seat := range game.Leaders {
		all = append(all, game.Names[seat])
	}
	return Join(all), Number(figure)
}

// Diff says how two copies of a game differ.
func Diff(p game.Diff) string {
	key := "parting.both"
	switch {
	case len(p.Ours)+len(p.Theirs) == 0:
		key = "parting.same"
	case len(p.Theirs) == 0:
		key = "parting.ours"
	case len(p.Ours) == 0:
		key = "parting.theirs"
	}
	return Format(key, Names{"common": p.Common, "ours": len(p.Ours), "theirs": len(p.Theirs)})
}
