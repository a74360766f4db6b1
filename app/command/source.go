package command

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/record"
)

// input opens a file to read it, or what is typed or handed in for "-". The fault is file.open.
func (c call) input(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(c.In), nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, unopened(name, err)
	}
	return file, nil
}

// unopened is the fault of a file that cannot be opened.
func unopened(name string, err error) *ledger.Fault {
	return &ledger.Fault{Code: "file.open", Detail: cause(err), Path: name, Err: err}
}

// read reads the record that a file holds in whatever form, with the games that are here, if any.
func (c call) read(file string, games parcel.Games) (record.Record, error) {
	from, err := c.input(file)
	if err != nil {
		return record.Record{}, err
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
func (c call) game(name string) (g *game.Game, r record.Record, err error) {
	_, missing := os.Stat(name)
	if name == "-" || missing == nil || !isNumber(name) {
		r, err = c.read(name, nil)
		if err != nil {
			return nil, r, err
		}
		g, err = game.Replay(r, rulebooks.All())
		return g, r, err
	}
	err = c.look(func(book *book.Book) error {
		found, err := one(book, name)
		if err != nil {
			return err
		}
		r.Rulebook = found.Rulebook
		g, err = book.Games.Load(found.ID)
		return err
	})
	return g, r, err
}

// isNumber reports whether a word may be the beginning of a game's number, at least four of its digits.
func isNumber(word string) bool {
	return len(word) >= 4 && len(word) <= 16 && strings.Trim(strings.ToLower(word), "0123456789abcdef") == ""
}

// DefaultBook is the file of the games where --book names none: the one that the window of the program with this id
// keeps, in the folder that its toolkit gives it. It is found without a display. It
// is empty where the system names no home: a book in the folder of the moment would not be found again.
func DefaultBook(id string) string {
	folder, _ := os.UserConfigDir()
	if home, err := os.UserHomeDir(); err == nil && filepath.IsAbs(home) {
		switch runtime.GOOS {
		case "darwin":
			folder = filepath.Join(home, "Library", "Preferences")
		case "windows":
			folder = filepath.Join(home, "AppData", "Roaming")
		}
	}
	if !filepath.IsAbs(folder) {
		return ""
	}
	return filepath.Join(folder, "fyne", id, "games", "ledger.db")
}
