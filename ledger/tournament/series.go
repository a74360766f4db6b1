package tournament

import (
	"bytes"
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// WithGames is the state with the games of a series as rounds of one table each, in the order in which they began, after the
// rounds that were entered by hand. Any other format stays as it is.
//
// A finished game counts when it is of one of the plan's games, began between [Plan.Since] and [Plan.Until], and everybody who
// plays in it is a member by name, which a game may have cut. Options do not matter, and neither does whether a member left since. It does not count
// when it was deleted, cannot be replayed, was taken out by [Except], or is the game of a table already.
func (s *State) WithGames(games []ledger.Summary) State {
	with := *s
	if s.Plan.Format != Series {
		return with
	}
	numbers := map[string]int{}
	for i, m := range s.Members {
		numbers[memberKey(letters.Clip(letters.Tidy(m.Name), calc.MaxNameLength))] = i
	}
	for i, m := range s.Members {
		numbers[memberKey(m.Name)] = i
	}
	games = slices.Clone(games)
	slices.SortStableFunc(games, func(a, b ledger.Summary) int {
		return cmp.Or(a.Begun.Compare(b.Begun), bytes.Compare(a.ID[:], b.ID[:]))
	})
	with.Rounds = slices.Clone(s.Rounds)
	met := map[ledger.GameID]bool{}
	for _, game := range games {
		if _, _, known := s.Of(game.ID); known || met[game.ID] || !s.counts(game) {
			continue
		}
		met[game.ID] = true
		round := len(with.Rounds) + 1
		if table, plays := tableOf(game, numbers, round); plays {
			with.Rounds = append(with.Rounds, Drawn{Number: round, Tables: []Table{table}, Method: ByHand, At: game.Begun})
		}
	}
	return with
}

// counts tells whether a game can count in a series, whoever plays in it.
func (s *State) counts(game ledger.Summary) bool {
	switch {
	case !game.Over, game.Fault != nil, game.Pending, game.Deleted, len(game.Ranks) != len(game.Names):
		return false
	case !s.Plan.Since.IsZero() && game.Begun.Before(s.Plan.Since), !s.Plan.Until.IsZero() && game.Begun.After(s.Plan.Until):
		return false
	case slices.Contains(s.Except, game.ID):
		return false
	}
	return slices.ContainsFunc(s.Plan.Games, func(g GameChoice) bool { return g.Rulebook == game.Rulebook })
}

// tableOf is a game as a table of a round, and whether all who play in it are members.
func tableOf(game ledger.Summary, numbers map[string]int, round int) (Table, bool) {
	result := Result{Round: round, Table: 1, Source: FromBook, NoWorths: len(game.Worths) == 0}
	table := Table{Number: 1, Game: game.ID, Result: &result}
	for seat, name := range game.Names {
		member, known := numbers[memberKey(name)]
		if !known {
			return Table{}, false
		}
		worth, _ := game.Worth(seat)
		table.Members = append(table.Members, member)
		result.Places = append(result.Places, Placed{
			Member: member, Rank: game.Ranks[seat], Worth: min(max(worth, -MaxWorth), MaxWorth),
		})
	}
	return table, result.check(table) == nil
}
