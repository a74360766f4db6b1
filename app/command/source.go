package command

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"strings"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/record"
)

// read reads the record that a file holds in whatever form, with the games that are here, if any.
func (p Program) read(file string, games parcel.Games) (record.Record, error) {
	if file == "-" {
		return parcel.Read(context.Background(), p.In, rulebooks.All(), games)
	}
	from, err := os.Open(file)
	if err != nil {
		return record.Record{}, &ledger.Fault{Code: "file.open", Detail: cause(err), Path: file, Err: err}
	}
	defer func() { _ = from.Close() }()
	return parcel.Read(context.Background(), from, rulebooks.All(), games)
}

// cause is why a file could not be opened, without its name.
func cause(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err.Error()
	}
	return err.Error()
}

// game works out the game of a file, or that of the book whose number begins as said. The record is what is known of
// the game in a file: its rulebook at least, as far as that is known, and its end.
func (p Program) game(a arguments, name string) (g *game.Game, r record.Record, err error) {
	_, missing := os.Stat(name)
	if name == "-" || missing == nil || !isNumber(name) {
		r, err = p.read(name, nil)
		if err != nil {
			return nil, r, err
		}
		g, err = game.Replay(r, rulebooks.All())
		return g, r, err
	}
	book, err := p.look(a)
	if err != nil {
		return nil, r, err
	}
	defer func() { _ = book.Close() }()
	found, err := one(book, name)
	if err != nil {
		return nil, r, err
	}
	g, err = book.Games.Load(found.ID)
	return g, record.Record{Rulebook: found.Rulebook}, err
}

// isNumber reports whether a word may be the beginning of a game's number, at least four of its digits.
func isNumber(word string) bool {
	return len(word) >= 4 && len(word) <= 16 && strings.Trim(strings.ToLower(word), "0123456789abcdef") == ""
}
