package command

import (
	"fmt"
	"io"
	"os"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/bookfile"
)

// backup writes all games of the book into a file, or prints them.
func (p Program) backup(a asked, file string) int {
	b, err := p.look(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = b.Close() }()
	var made book.Backup
	write := func(to io.Writer) (err error) {
		watch, over := p.progress("backup.writing")
		defer over()
		made, err = b.WriteBackup(to, watch)
		return err
	}
	if file == "-" {
		err = write(p.Out)
	} else {
		err = bookfile.WriteFile(file, write)
	}
	if err != nil {
		return p.fail(a, err)
	}
	for _, sentence := range words.BackedUp(made) {
		p.say(sentence)
	}
	if len(made.Left) > 0 {
		return Failed
	}
	return Sound
}

// restore brings back the games of a backup, or one game that was archived or deleted.
func (p Program) restore(a asked, name string) int {
	from, err := os.Open(name)
	switch {
	case name == "-":
		return p.restoreAll(a, p.In)
	case err != nil && isNumber(name):
		return p.shelved(a, name, bringBack)
	case err != nil:
		return p.fail(a, &ledger.Fault{Code: "file.open", Detail: cause(err), Path: name, Err: err})
	}
	defer func() { _ = from.Close() }()
	return p.restoreAll(a, from)
}

// restoreAll takes the games of a backup into the book, and names those that could not be taken.
func (p Program) restoreAll(a asked, from io.Reader) int {
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	watch, over := p.progress("backup.reading")
	done, err := book.Restore(from, ledger.Author{}, watch)
	over()
	if err == nil || done.Any() {
		_, _ = book.Shelf.Renew(ledger.Unwatched) // worked out and stored now, so that nobody who looks has to; what is wrong with it shows there
		for _, sentence := range words.Restored(done) {
			_, _ = fmt.Fprintln(p.Out, sentence)
		}
	}
	for _, left := range done.Left[:min(len(done.Left), maxTold)] {
		p.say(words.LeftOut(left))
	}
	p.sayMore(len(done.Left))
	switch {
	case err != nil:
		return p.fail(a, err)
	case len(done.Left)+done.Missing > 0:
		return Failed
	}
	return Sound
}
