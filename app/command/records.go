package command

import (
	"cmp"

	"scripkeeper/app/command/console"
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/history"
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
)

// listRecords lists what nobody surpassed in the finished games of the book: in all of them, or in those of a rulebook.
func listRecords(c call, of []string) error {
	rulebook, err := rulebookOf(of)
	if err != nil {
		return err
	}
	return worked(c, func(book *book.Book) error {
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
		for _, best := range found.Bests(people, rulebook) {
			jsonout.Write(c.Out, jsonout.RecordOf(best))
		}
		return err
	})
}

// worked opens the book and does something with it: to read it where all that is asked of its games is known, else to
// write, so that what is worked out now need not be the next time. One with which something is wrong is only read.
func worked(c call, do func(*book.Book) error) error {
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

// unknown is how many games are still to be worked out.
func unknown(book *book.Book) (int, error) {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return 0, err
	}
	_, count, err := book.Shelf.Highlights(games) // of those whose ends are known
	for _, game := range games {
		if game.Pending {
			count++
		}
	}
	return count, err
}
