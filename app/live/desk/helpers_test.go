package desk

import (
	"encoding/json"
	"errors"
	"net/url"
	"path/filepath"
	"slices"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

type office struct {
	*Desk
	t testing.TB
	// changed lists the games reported as changed, in order.
	changed []string
	path    string
	attempt string
}

func open(t testing.TB) *office { return openFor(t, ledger.GameID{}) }

// openFor returns the desk for one game, or for all games if only is zero.
func openFor(t testing.TB, only ledger.GameID) *office {
	t.Helper()
	o := &office{t: t, path: filepath.Join(t.TempDir(), "games.db")}
	kept := must.Get(book.Open(o.path, rulebooks.All()))(t)
	rooms := NewRooms(kept, "Laptop", only, func(game string) { o.changed = append(o.changed, game) })
	o.Desk = New(kept, rooms, func(do func()) { do() })
	t.Cleanup(func() {
		rooms.Close()
		must.Do(t, kept.Close())
	})
	return o
}

func (o *office) ask(method, path, game string, query url.Values, body []byte) (door.Reply, error) {
	o.t.Helper()
	all := o.Operations()
	at := slices.IndexFunc(all, func(op door.Operation) bool { return op.Method == method && op.Path == path })
	must.Hold(o.t, at >= 0, "there is no %s %s", method, path)
	return all[at].Do(door.Call{Guest: door.Guest{Name: "Kitchen", Role: door.Keeper},
		Path: map[string]string{"game": game}, Query: query, Body: body, Attempt: o.attempt})
}

func tryPost[T any](o *office, path, game string, said any) (T, error) {
	o.t.Helper()
	var value T
	reply, err := o.ask("POST", path, game, nil, must.Get(json.Marshal(said))(o.t))
	if err == nil {
		must.Do(o.t, json.Unmarshal(reply.Body, &value))
	}
	return value, err
}

func post[T any](o *office, path, game string, said any) T {
	o.t.Helper()
	return must.Get(tryPost[T](o, path, game, said))(o.t)
}

func get[T any](o *office, path, game string, query url.Values) T {
	o.t.Helper()
	var value T
	must.Do(o.t, json.Unmarshal(must.Get(o.ask("GET", path, game, query, nil))(o.t).Body, &value))
	return value
}

// status returns the status of a problem, 0 for any other error.
func status(err error) int {
	var p *door.Problem
	if errors.As(err, &p) {
		return p.Status
	}
	return 0
}

func (o *office) begun(title string, names ...string) string {
	o.t.Helper()
	return post[Shelved](o, "/begin", "", SetupDraft{Rulebook: "stockholder", Title: title, Seats: names}).Game
}
