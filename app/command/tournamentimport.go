package command

import (
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// importTournament imports a tournament's record. With --copy the import becomes a new tournament.
func importTournament(c call, w []string) error {
	from, err := c.input(w[0])
	if err != nil {
		return err
	}
	defer func() { _ = from.Close() }()
	r, err := record.ReadJournal(from)
	if err != nil {
		return err
	}
	if c.tournament.copied {
		r = r.WithNewID()
	}
	return c.open(func(book *book.Book) error {
		if _, err := tournament.Import(book, r); err != nil {
			return err
		}
		t, err := tournament.Load(book, r.Head.ID)
		if err == nil {
			printHead(c, t)
		}
		return err
	})
}
