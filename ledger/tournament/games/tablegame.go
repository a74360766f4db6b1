package games

import (
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// Begin returns the game of a table as it begins, kept nowhere: with the number that is reserved for it, the members in
// their order but for those who left, the rules of its round, a title, and the time at which it begins.
// [book.Book.Store] puts it into this book, [compact.EncodeSetup] hands it to another phone. The faults are
// game.options for options that do not fit their game, record.rulebook for a game that is not here; a *[calc.Refusal]
// tells that the rules do not allow so many seats, or that there is no such table.
func Begin(
	s *tournament.State, round, table int, title string, at time.Time, rulebooks []calc.Rulebook,
) (*game.Game, error) {
	t, there := s.Table(round, table)
	if !there {
		return nil, calc.Refuse("tournament.result.table", "table").With("round", round).With("table", table)
	}
	choice := s.Plan.Game(round)
	options, err := choice.Agreed(rulebooks)
	if err != nil {
		return nil, err
	}
	var people []ledger.PersonID
	present := s.Present(*t)
	for _, member := range present {
		id, _ := ledger.ParsePersonID(s.Members[member].Person) // zero for nobody that is known
		people = append(people, id)
	}
	return game.Scratch(record.Setup{
		ID: t.Game, Rulebook: choice.Rulebook, Title: letters.Clip(title, record.MaxTitleLength), Options: options,
		Names: s.SeatNames(tournament.DrawnTable{Members: present}), People: people, Begun: at,
	}, rulebooks)
}
