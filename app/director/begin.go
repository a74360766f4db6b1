package director

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// Try returns the state of an unsaved tournament with these entries, or the error of the first refused entry.
func Try(title string, by ledger.Author, entries ...tournament.Entry) (tournament.State, error) {
	t := tournament.New(title, by)
	for _, e := range entries {
		if err := t.Record(e, by); err != nil {
			return t.State(), err
		}
	}
	return t.State(), nil
}

// Begin starts a tournament with entries and stores it in the game library, or stores nothing if an entry is refused.
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

func NewJoin(names []string) *tournament.Join {
	return &tournament.Join{People: calc.Map(names, func(name string) tournament.Joining {
		return tournament.Joining{Name: name}
	})}
}

// SplitNewNames separates new names from names repeated or in the list taking. Case and accents make no difference.
func SplitNewNames(names, taking []string) (fresh, twice []string) {
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

// KnownNames returns the names of known people who do not take part. Players of the latest games come first.
func KnownNames(book *book.Book, taking []string) []string {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return nil // the page with all games reports the error
	}
	known, err := book.People.All()
	if err != nil {
		return nil
	}
	recent := stats.RecentPeople(known, games)
	names, _ := SplitNewNames(calc.Map(recent, func(p people.Person) string { return p.Name }), taking)
	return names
}
