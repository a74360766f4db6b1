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

// Copy returns the copy of a game in the book that what comes in from elsewhere must not contradict, see
// [tournament.State.Fit]. It is nil where there is none, or one that counts no more: it was deleted, or the result that
// it gave was taken back.
func Copy(t *tournament.Tournament, b *book.Book, game ledger.GameID) *game.Game {
	shelf, err := b.Shelf.Find(game.String())
	if err != nil || len(shelf) == 0 || t.TookBack(game) {
		return nil
	}
	here, err := b.Games.Load(game)
	if err != nil {
		return nil // whatever is wrong with it, an import tells
	}
	return here
}

// ShortNames returns what the members are called where there is little room, by number: the short names of the people
// of the book, and where there is none, or another member is called so, the names.
func ShortNames(s *tournament.State, people people.People) []string {
	names := make([]string, len(s.Members))
	for i, m := range s.Members {
		names[i] = m.Name
	}
	for i, m := range s.Members {
		id, err := ledger.ParsePersonID(m.Person)
		if err != nil {
			continue // known by name alone
		}
		if person, known := people.Person(id); known && !slices.Contains(names, person.ShortName()) {
			names[i] = person.ShortName()
		}
	}
	return names
}
