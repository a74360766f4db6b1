package command

import (
	"slices"

	"scripkeeper/app/command/console"
	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// listRecords lists what nobody surpassed in the finished games of the book: in all of them, or in those of a rulebook.
func listRecords(c call, of []string) error {
	rulebook, err := rulebookOf(of)
	if err != nil {
		return err
	}
	return worked(c, rulebook, func(book *book.Book) error {
		bests, err := bests(c, book, rulebook)
		if err != nil {
			return err
		}
		for _, best := range bests {
			if c.json {
				jsonout.Write(c.Out, jsonout.RecordOf(best))
				continue
			}
			for _, f := range best.Holders {
				key := "command.records.game"
				if f.Entry > 0 {
					key = "command.records.entry"
				}
				c.tell(key, words.Names{
					"record": words.HighlightTitle(rulebook, best.Kind), "sentence": words.Highlight(f),
					"game": f.Game.ID.String(), "number": f.Entry,
				})
			}
		}
		return nil
	})
}

// bests are the records of the games of the book, of those of a rulebook where one is named.
func bests(c call, book *book.Book, rulebook string) ([]stats.Superlative, error) {
	watch, over := console.Progress(c.Terminal, "records.working")
	defer over()
	games, err := book.Shelf.Renew(watch)
	if err != nil {
		return nil, err
	}
	highlights, err := book.Shelf.RenewHighlights(counted(games, rulebook), watch)
	if err != nil {
		return nil, err
	}
	people, err := book.People.All()
	return stats.Superlatives(people, highlights), err
}

// worked opens the book and does something with it: to read it where all that is asked of its games is known, else to
// write, so that what is worked out now need not be the next time. One with which something is wrong is only read.
func worked(c call, rulebook string, do func(*book.Book) error) error {
	missing := 0
	err := c.look(func(book *book.Book) (err error) {
		if missing, err = unknown(book, rulebook); err == nil && book.Notice() != nil {
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

// unknown is how many games of a rulebook, or of all, are still to be worked out.
func unknown(book *book.Book, rulebook string) (int, error) {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return 0, err
	}
	games = counted(games, rulebook)
	_, count, err := book.Shelf.Highlights(games) // of those whose ends are known
	for _, game := range games {
		if game.Pending {
			count++
		}
	}
	return count, err
}

// counted are the games of a rulebook, or all where it is empty.
func counted(games []stats.Summary, rulebook string) []stats.Summary {
	if rulebook == "" {
		return games
	}
	return slices.DeleteFunc(games, func(g stats.Summary) bool { return g.Rulebook != rulebook })
}
