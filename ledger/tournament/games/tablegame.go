package games

import (
	"slices"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// Begin returns a table's game in memory, with the reserved id, the members who have not left, and the rules of the
// round. [book.Games.Store] stores it; [compact.EncodeSetup] sends it to another phone. The faults are game.options and
// record.rulebook. A *[calc.Refusal] means that the rules forbid the number of seats, or that there is no such table.
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
		id, _ := ledger.ParsePersonID(s.Members[member].Person) // zero if unknown
		people = append(people, id)
	}
	return game.Scratch(record.Setup{
		ID: t.Game, Rulebook: choice.Rulebook, Title: letters.Clip(title, record.MaxTitleLength), Options: options,
		Names: s.SeatNames(tournament.DrawnTable{Members: present}), People: people, Begun: at,
	}, rulebooks)
}

// Copy returns the book's copy of a game, or nil if it does not count: it was deleted, or its result was voided.
func Copy(t *tournament.Tournament, b *book.Book, game ledger.GameID) *game.Game {
	shelf, err := b.Shelf.Find(game.String())
	if err != nil || len(shelf) == 0 || t.ResultVoided(game) {
		return nil
	}
	here, err := b.Games.Load(game)
	if err != nil {
		return nil // an import reports the error
	}
	return here
}

// ShortNames returns short names by member. If a short name is missing or not unique, the member keeps the full name.
func ShortNames(s *tournament.State, people people.People) []string {
	names := make([]string, len(s.Members))
	for i, m := range s.Members {
		names[i] = m.Name
	}
	for i, m := range s.Members {
		id, err := ledger.ParsePersonID(m.Person)
		if err != nil {
			continue // the member is known by name alone
		}
		if person, known := people.Person(id); known && !slices.Contains(names, person.ShortName()) {
			names[i] = person.ShortName()
		}
	}
	return names
}
