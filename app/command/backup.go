package command

import (
	"io"
	"os"

	"scripkeeper/app/command/console"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/bookfile"
)

func writeBackup(c call, w []string) error {
	return c.look(func(b *book.Book) error {
		var made book.Backup
		write := func(to io.Writer) (err error) {
			watch, over := console.Progress(c.Terminal, "backup.writing")
			defer over()
			made, err = b.WriteBackup(to, watch)
			return err
		}
		if file := w[0]; file != "-" {
			if err := bookfile.WriteFile(file, write); err != nil {
				return err
			}
		} else if err := write(c.Out); err != nil {
			return err
		}
		for _, sentence := range words.BackedUp(made) {
			c.say(sentence)
		}
		if len(made.Left) > 0 {
			return exit(Failed)
		}
		return nil
	})
}

func restore(c call, w []string) error {
	name := w[0]
	if name == "-" {
		return restoreFrom(c, c.In)
	}
	from, err := os.Open(name)
	switch {
	case err != nil && isNumber(name):
		return shelving(bringBack)(c, w)
	case err != nil:
		return unopened(name, err)
	}
	defer func() { _ = from.Close() }()
	return restoreFrom(c, from)
}

func restoreFrom(c call, from io.Reader) error {
	return c.open(func(book *book.Book) error {
		watch, over := console.Progress(c.Terminal, "backup.reading")
		done, err := book.Restore(from, ledger.Author{}, watch)
		over()
		if err == nil || done.Any() {
			// Storing the summaries now saves read-only commands from computing them.
			_, _ = book.Shelf.Refresh(ledger.Unwatched)
			for _, sentence := range words.Restored(done) {
				c.line(sentence)
			}
		}
		for _, left := range done.Left[:min(len(done.Left), maxTold)] {
			c.say(words.LeftOut(left))
		}
		c.sayMore(len(done.Left))
		if err == nil && len(done.Left)+done.Missing > 0 {
			return exit(Failed)
		}
		return err
	})
}
