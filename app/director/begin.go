package director

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// Try returns how a tournament would stand with entries, kept nowhere, or why one of them cannot be.
func Try(title string, by ledger.Author, entries ...tournament.Entry) (tournament.State, error) {
	t := tournament.New(title, by)
	for _, e := range entries {
		if err := t.Record(e, by); err != nil {
			return t.State(), err
		}
	}
	return t.State(), nil
}

// Begin begins a tournament in the book with entries. Where one of them cannot be, nothing is begun.
func Begin(
	book *book.Book, title string, by ledger.Author, entries ...tournament.Entry,
) (*tournament.Tournament, error) {
	if _, err := Try(title, by, entries...); err != nil {
		return nil, err
	}
	t, err := tournament.Begin(book, title, by)
	if err != nil {
		return nil, err
	}
	d := &Desk{Book: book, Tournament: t, by: func() ledger.Author { return by }, games: book.Shelf.ListNow}
	return t, d.Enter(entries...)
}

// Joining lets people take part by their names.
func Joining(names []string) *tournament.Join {
	join := &tournament.Join{}
	for _, name := range names {
		join.People = append(join.People, tournament.Joining{Name: name})
	}
	return join
}

// Newcomers parts names into those of people who do not take part yet, and those who do or are named before, however
// their names are written.
func Newcomers(names, taking []string) (fresh, twice []string) {
	met := map[string]bool{}
	for _, name := range taking {
		met[letters.Fold(name)] = true
	}
	for _, name := range names {
		if key := letters.Fold(name); met[key] {
			twice = append(twice, name)
		} else {
			met[key] = true
			fresh = append(fresh, name)
		}
	}
	return fresh, twice
}

// KnownNames are the names of the people of a book who do not take part, those who played last first.
func KnownNames(book *book.Book, taking []string) []string {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return nil // the shelf tells
	}
	people, err := book.People.All()
	if err != nil {
		return nil
	}
	var names []string
	for _, person := range stats.Lately(people, games) {
		names = append(names, person.Name)
	}
	names, _ = Newcomers(names, taking)
	return names
}
