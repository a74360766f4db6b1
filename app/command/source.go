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

// input opens a file, or the standard input for "-". The error is file.open.
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

func unopened(name string, err error) *ledger.Fault {
	return &ledger.Fault{Code: "file.open", Detail: cause(err), Path: name, Err: err}
}

// read reads a record from a file in any format. If the file has only later entries, games must contain their game.
func (c call) read(file string, games parcel.Games) (record.Record, error) {
	from, err := c.input(file)
	if err != nil {
		return record.Record{}, err
	}
	defer func() { _ = from.Close() }()
	return parcel.Read(context.Background(), from, rulebooks.All(), games)
}

func cause(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err.Error()
	}
	return err.Error()
}

// game replays the game in the file called name or, if name is the start of an id, loads the game with that id from the
// book. In the second case, the record has only the rulebook.
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
		found, err := gameByID(book, name)
		if err != nil {
			return err
		}
		r.Rulebook = found.Rulebook
		g, err = book.Games.Load(found.ID)
		return err
	})
	return g, r, err
}

// isNumber reports whether a word can be the start of an id: 4 to 16 hexadecimal digits.
func isNumber(word string) bool {
	return len(word) >= 4 && len(word) <= 16 && strings.Trim(strings.ToLower(word), "0123456789abcdef") == ""
}

// DefaultBook returns the path of the window's book. id is the program's id, which names a folder of the GUI toolkit.
// The path is "" without a home folder, because a book in the current folder would be lost.
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
