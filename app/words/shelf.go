package words

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// GameTitle returns a game's title, or its players' names.
func GameTitle(game stats.Summary) string {
	if game.Title != "" {
		return game.Title
	}
	return Join(game.Names)
}

// CopyTitle returns the title for a copy of a game. If that is too long, the copy keeps the game's title.
func CopyTitle(game stats.Summary) string {
	title := Format("shelf.copy", Names{"game": GameTitle(game)})
	if _, refusal := record.CheckTitle(title); refusal != nil {
		return game.Title
	}
	return title
}

// SearchText returns the text in which a search looks for a game, see [letters.SearchKey].
func SearchText(game stats.Summary) string {
	return letters.SearchKey(game.Title + " " + Join(game.Names) + " " + Game(game.Rulebook))
}

// GameState returns a game's state in a line.
func GameState(game stats.Summary) string {
	if game.Fault != nil {
		return Format("shelf.broken", Names{"fault": ErrorSentence(game.Rulebook, nil, game.Fault)})
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
		winners := calc.Map(game.Leaders, func(seat int) string { return game.Names[seat] })
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
		key, n["entry"] = "shelf.line.next", nextSentence(game.Rulebook, game.Expected)
	}
	return Format(key, n)
}

// GameLine returns a game's rulebook and state in a line. For a game that cannot be shown, it returns only the fault.
func GameLine(game stats.Summary) string {
	name := "rulebook." + game.Rulebook + ".short"
	if game.Fault != nil || !Known(name) {
		return GameState(game)
	}
	return Format("shelf.line", Names{"game": Text(name), "state": GameState(game)})
}

// GameBrief returns a shorter [GameLine]: whose turn it is, or the round. It may be empty.
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

func Unresolved(entries int) string { return Format("fix.needed", Names{"count": entries}) }

// nextSentence returns what is expected when no player is to move: a sentence for the kind of entry, or its name.
func nextSentence(rulebook, kind string) string {
	if key := ownOrSharedKey(rulebook, "entry."+kind+".next"); Known(key) {
		return Text(key)
	}
	return Text(ownOrSharedKey(rulebook, "entry."+kind))
}

// Round returns the number of the round, and the number of all rounds unless that is 0 (unknown).
func Round(round, rounds int) string {
	if rounds == 0 {
		return Format("table.round.open", Names{"round": round})
	}
	return Format("table.round", Names{"round": round, "rounds": rounds})
}

// GameLeader returns the leaders and their net worth, or "" if they are hidden or all players are tied. It doesn't
// repeat the winners' names of [GameState].
func GameLeader(game stats.Summary) string {
	names, worth := GameLeaders(game)
	if names == "" {
		return worth
	}
	return Format("shelf.leader", Names{"names": names, "worth": worth})
}

// GameLeaders returns the leaders' names and net worth, without the names once they have won. Both are "" if hidden or
// if all players are tied.
func GameLeaders(game stats.Summary) (names, worth string) {
	if len(game.Leaders) == 0 || len(game.Leaders) == len(game.Names) {
		return "", ""
	}
	figure, known := game.Worth(game.Leaders[0])
	if !known {
		return "", ""
	}
	if game.Over {
		return "", Number(figure)
	}
	all := calc.Map(game.Leaders, func(seat int) string { return game.Names[seat] })
	return Join(all), Number(figure)
}

// Diff returns a sentence on how two copies of a game differ.
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
