// Package desk is what whoever keeps the games does without a window: the shelf, a new game with its house rules, what
// is shared and what comes in. All of it is asked by guests who are keepers, and answered as values; see the window for
// the same drawn.
package desk

import (
	"errors"
	"maps"
	"net/http"
	"slices"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

// A Desk answers what keepers ask about the games of a book.
type Desk struct {
	book  *book.Book
	rooms *Rooms
	// run does something on the goroutine of the games, for what is answered beside it.
	run func(func())
	// reading holds one token while a picture or a file is read: one at a time takes enough memory.
	reading chan struct{}
}

// New is the desk of a book and its rooms.
func New(b *book.Book, rooms *Rooms, run func(func())) *Desk {
	return &Desk{book: b, rooms: rooms, run: run, reading: make(chan struct{}, 1)}
}

// Operations are all that keepers may ask. Where there is only one game they neither begin nor take over another.
func (d *Desk) Operations() []door.Operation {
	all := []door.Operation{
		asked(http.MethodGet, "/shelf", d.shelf),
		asked(http.MethodGet, "/g/{game}/share", d.share),
		asked(http.MethodPost, "/g/{game}/shared", door.Posted(d.shared)),
		{Method: http.MethodGet, Path: "/g/{game}/code.svg", Least: door.Keeper, Do: d.code},
		{Method: http.MethodGet, Path: "/g/{game}/record.json", Least: door.Keeper, Do: d.record},
		{Method: http.MethodGet, Path: "/g/{game}/export", Least: door.Keeper, Do: d.export},
	}
	if d.rooms.only != (ledger.GameID{}) {
		return all
	}
	all = append(all,
		asked(http.MethodGet, "/deleted", d.deleted),
		asked(http.MethodGet, "/people", d.people),
		asked(http.MethodPost, "/new", door.Posted(d.newGame)),
		asked(http.MethodPost, "/begin", door.Posted(d.begin)),
		asked(http.MethodPost, "/rules", door.Posted(d.saveRules)),
		door.Operation{Method: http.MethodPost, Path: "/import", Least: door.Keeper, Limit: MaxImport,
			Kinds: importKinds(), Beside: true, Do: answered(d.takeIn)})
	shelving := d.shelving()
	for _, name := range slices.Sorted(maps.Keys(shelving)) {
		all = append(all, asked(http.MethodPost, "/games/{game}/"+name, door.Posted(shelving[name])))
	}
	return all
}

// nothing is the body of a post that says all by its path.
type nothing struct{}

// asked is an operation of keepers that answers with a value.
func asked[T any](method, path string, do func(door.Call) (T, error)) door.Operation {
	return door.Operation{Method: method, Path: path, Least: door.Keeper, Do: answered(do)}
}

// answered answers with a value, or tells guests what went wrong.
func answered[T any](do func(door.Call) (T, error)) func(door.Call) (door.Reply, error) {
	return door.Answered(func(c door.Call) (T, error) {
		value, err := do(c)
		return value, problem("", err)
	})
}

// problem is an error as guests are told it. The rulebook is that of the game it is about, empty where none is known.
func problem(rulebook string, err error) error {
	var told *door.Problem
	var refusal *calc.Refusal
	var fault *ledger.Fault
	switch {
	case errors.As(err, &told):
		return told
	case errors.As(err, &refusal):
		return door.NewProblem(door.Refused, words.Trouble(rulebook, nil, err))
	case !errors.As(err, &fault):
		return err
	case fault.Code == "game.unknown" || fault.Code == "game.deleted":
		return missing()
	}
	return door.NewProblem(fault.Code, words.Trouble(rulebook, nil, err))
}

// author is who a guest is in the log.
func (d *Desk) author(g door.Guest) ledger.Author {
	if g.Name == "" {
		return ledger.Author{Device: session.DeviceName()}
	}
	return ledger.Author{Device: g.Name}
}
