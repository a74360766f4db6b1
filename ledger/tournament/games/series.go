package games

import (
	"bytes"
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// WithGames returns the state with the games in a series as rounds of one table each. They are in the order in which
// they began, after the rounds entered by hand. A tournament in another format stays unchanged.
//
// A finished game counts if it is one of the plan's games, began between [tournament.Plan.Since] and
// [tournament.Plan.Until], and has only members as players, known as persons in the book or by name. It does not count
// if it was deleted, cannot be replayed, was excluded by [tournament.Except], or already belongs to a table.
func WithGames(s *tournament.State, people people.People, games []stats.Summary) tournament.State {
	with := *s
	if s.Plan.Format != tournament.Series {
		return with
	}
	games = slices.Clone(games)
	slices.SortStableFunc(games, func(a, b stats.Summary) int {
		return cmp.Or(a.Start().Compare(b.Start()), bytes.Compare(a.ID[:], b.ID[:]))
	})
	with.Rounds = slices.Clone(s.Rounds)
	met, members := map[ledger.GameID]bool{}, knownOf(s, people)
	for _, game := range games {
		if _, _, known := s.ReservedTable(game.ID); known || met[game.ID] || !countsIn(s, game) {
			continue
		}
		met[game.ID] = true
		round := len(with.Rounds) + 1
		if table, plays := members.table(game, round); plays {
			tables := []tournament.DrawnTable{table}
			drawn := tournament.DrawnRound{Number: round, Tables: tables, Method: tournament.ByHand, At: game.Start()}
			with.Rounds = append(with.Rounds, drawn)
		}
	}
	return with
}

func countsIn(s *tournament.State, game stats.Summary) bool {
	sound := !game.Deleted && !game.Pending && game.Fault == nil && len(game.Ranks) == len(game.Names)
	return sound && objection(s, game) == ""
}

func objection(s *tournament.State, game stats.Summary) string {
	switch {
	case !slices.ContainsFunc(s.Plan.Games, func(g tournament.GameChoice) bool { return g.Rulebook == game.Rulebook }):
		return "tournament.series.game"
	case game.Unresolved > 0:
		return "tournament.series.unresolved"
	case !game.Over:
		return "tournament.series.unfinished"
	case game.Start().IsZero() && !(s.Plan.Since.IsZero() && s.Plan.Until.IsZero()):
		return "tournament.series.undated"
	case !s.Plan.Since.IsZero() && game.Start().Before(s.Plan.Since):
		return "tournament.series.before"
	case !s.Plan.Until.IsZero() && game.Start().After(s.Plan.Until):
		return "tournament.series.after"
	case s.Excepts(game.ID):
		return "tournament.series.excepted"
	}
	return ""
}

// Against returns the reason why a game of the book does not count in a [tournament.Series], empty if it counts:
//
//	tournament.series.game        another game is played
//	tournament.series.unfinished  the game is not over
//	tournament.series.unresolved  some of the game's entries need fixing
//	tournament.series.undated     the time when the game began is unknown
//	tournament.series.before      the game began before the first day
//	tournament.series.after       the game began after the last day
//	tournament.series.excepted    the game was excluded
//	tournament.series.strangers   players are not members: Names
func Against(s *tournament.State, people people.People, game stats.Summary) Misfit {
	if reason := objection(s, game); reason != "" {
		return Misfit{Reason: reason, Rulebook: game.Rulebook}
	}
	members, seated := knownOf(s, people), people.Seated(game.ID)
	var strangers []string
	for seat, name := range game.Names {
		if _, known := members.at(seated, seat, name); !known {
			strangers = append(strangers, letters.Tidy(name))
		}
	}
	if len(strangers) > 0 {
		return Misfit{Reason: "tournament.series.strangers", Names: strangers}
	}
	return Misfit{}
}

type knownMembers struct {
	people   people.People
	byName   map[string]int
	byPerson map[ledger.PersonID]int
}

func knownOf(s *tournament.State, people people.People) knownMembers {
	k := knownMembers{people, map[string]int{}, map[ledger.PersonID]int{}}
	for i, m := range s.Members {
		k.byName[tournament.NameKey(letters.Clip(letters.Tidy(m.Name), calc.MaxNameLength))] = i
		if id, err := ledger.ParsePersonID(m.Person); err == nil {
			if person, known := people.Person(id); known {
				k.byPerson[person.ID] = i
			}
		}
	}
	for i, m := range s.Members {
		k.byName[tournament.NameKey(m.Name)] = i
	}
	return k
}

// at returns the member at a seat, if the player is a member. seated lists the game's people, or is nil if unknown.
func (k knownMembers) at(seated []people.Person, seat int, name string) (int, bool) {
	if seat < len(seated) {
		if member, known := k.byPerson[seated[seat].ID]; known {
			return member, true
		}
	}
	member, known := k.byName[tournament.NameKey(name)]
	return member, known
}

func (k knownMembers) table(game stats.Summary, round int) (tournament.DrawnTable, bool) {
	result := tournament.Result{Round: round, Table: 1, Source: tournament.FromBook, NoWorths: len(game.Worths) == 0}
	table, seated := tournament.DrawnTable{Number: 1, Game: game.ID, Result: &result}, k.people.Seated(game.ID)
	for seat, name := range game.Names {
		member, known := k.at(seated, seat, name)
		if !known {
			return tournament.DrawnTable{}, false
		}
		worth, _ := game.Worth(seat)
		table.Members = append(table.Members, member)
		result.Places = append(result.Places, tournament.Placed{
			Member: member, Rank: game.Ranks[seat], Worth: min(max(worth, -tournament.MaxWorth), tournament.MaxWorth),
		})
	}
	return table, len(table.Members) > 1 && result.Check(table) == nil
}
