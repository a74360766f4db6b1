package command

import (
	"io"
	"os"

	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// importTournament takes the record of a tournament into the book, with --copy as one of its own.
func (p Program) importTournament(a arguments, name string) int {
	var from io.Reader = p.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return p.fail(a, &ledger.Fault{Code: "file.open", Detail: cause(err), Path: name, Err: err})
		}
		defer func() { _ = file.Close() }()
		from = file
	}
	r, err := record.ReadJournal(from)
	if err != nil {
		return p.fail(a, err)
	}
	if a.tournament.copied {
		r = r.Anew()
	}
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	if _, err := tournament.Import(book, r); err != nil {
		return p.fail(a, err)
	}
	t, err := tournament.Load(book, r.Head.ID)
	if err != nil {
		return p.fail(a, err)
	}
	p.tellHead(a, t)
	return Sound
}
