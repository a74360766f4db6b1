package command

import (
	"cmp"

	"scripkeeper/app/command/console"
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/history"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// listRecords lists the best feats in the book's finished games, for all games or one rulebook.
func listRecords(c call, of []string) error {
	rulebook, err := rulebookOf(of)
	if err != nil {
		return err
	}
	return withResults(c, func(book *book.Book) error {
		found := history.New(book)
		watch, over := console.Progress(c.Terminal, "records.working")
		err := found.WorkOut(watch)
		over()
		if err != nil {
			return err
		}
		if !c.json {
			return c.page(found, "records", cmp.Or(rulebook, history.AllGames))
		}
		people, err := book.People.All()
		for _, best := range found.Records(people, rulebook) {
			jsonout.Write(c.Out, jsonout.RecordOf(best))
		}
		return err
	})
}

// withResults runs do with the book. The book is writable if results must be computed and stored, unless it is damaged.
func withResults(c call, do func(*book.Book) error) error {
	missing := 0
	err := c.look(func(book *book.Book) (err error) {
		if missing, err = unknown(book); err == nil && book.Notice() != nil {
			missing = 0
		}
		if err == nil && missing == 0 {
			err = do(book)
		}
		return err
	})
	if err != nil || missing == 0 {
		return err
	}
	c.say(words.Format("command.records.unknown", words.Names{"count": missing}))
	return c.open(do)
}

// unknown returns the number of games without computed results.
func unknown(book *book.Book) (int, error) {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return 0, err
	}
	_, count, err := book.Shelf.Highlights(games)
	return count + len(calc.Where(games, func(g stats.Summary) bool { return g.Pending })), err
}
