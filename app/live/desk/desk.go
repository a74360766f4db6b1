// Package desk lets keepers manage games without a window: shelf, new games with house rules, sharing and importing.
package desk

import (
	"cmp"
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

type Desk struct {
	book  *book.Book
	rooms *Rooms
	// run runs a function on the games' goroutine, for operations that run outside it.
	run func(func())
	// reading holds a token while a picture or a file is read. Only one is read at a time, to limit memory.
	reading chan struct{}
}

func New(b *book.Book, rooms *Rooms, run func(func())) *Desk {
	return &Desk{book: b, rooms: rooms, run: run, reading: make(chan struct{}, 1)}
}

// Operations returns the operations for keepers. If a single game is served, none begins or imports another game.
func (d *Desk) Operations() []door.Operation {
	all := []door.Operation{
		asked(http.MethodGet, "/shelf", d.shelf),
		asked(http.MethodGet, "/g/{game}/share", d.share),
		asked(http.MethodPost, "/g/{game}/shared", door.Posted(d.shared)),
		download("code.svg", d.code),
		download("record.json", d.record),
		download("export", d.export),
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

type nothing struct{}

func asked[T any](method, path string, do func(door.Call) (T, error)) door.Operation {
	return door.Operation{Method: method, Path: path, Least: door.Keeper, Do: answered(do)}
}

func answered[T any](do func(door.Call) (T, error)) func(door.Call) (door.Reply, error) {
	return door.Answered(func(c door.Call) (T, error) {
		value, err := do(c)
		return value, problem("", err)
	})
}

// download returns an operation whose reply is not JSON.
func download(name string, do func(door.Call) (door.Reply, error)) door.Operation {
	return door.Operation{Method: http.MethodGet, Path: "/g/{game}/" + name, Least: door.Keeper,
		Do: func(c door.Call) (door.Reply, error) {
			reply, err := do(c)
			return reply, problem("", err)
		}}
}

// problem converts an error for guests. The rulebook is the rulebook of the game concerned, or empty.
func problem(rulebook string, err error) error {
	var told *door.Problem
	var refusal *calc.Refusal
	var fault *ledger.Fault
	switch {
	case errors.As(err, &told):
		return told
	case errors.As(err, &refusal):
		return door.NewProblem(door.Refused, words.ErrorSentence(rulebook, nil, err))
	case !errors.As(err, &fault):
		return err
	case fault.Code == "game.unknown" || fault.Code == "game.deleted":
		return missing()
	}
	return door.NewProblem(fault.Code, words.ErrorSentence(rulebook, nil, err))
}

func author(g door.Guest) ledger.Author {
	return ledger.Author{Device: cmp.Or(g.Name, session.DeviceName())}
}
