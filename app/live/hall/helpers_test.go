package hall

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

type festival struct {
	t       testing.TB
	halls   *Halls
	book    *book.Book
	address string
	file    string
	known   devices
	changed []string
}

// open begins a tournament. The number hidden is the first round whose standings are hidden, or 0 if none are.
func open(t testing.TB, hidden int) *festival {
	t.Helper()
	folder := t.TempDir()
	f := &festival{t: t, known: devices{}, file: filepath.Join(folder, "results")}
	f.book = must.Get(book.Open(filepath.Join(folder, "games.db"), rulebooks.All()))(t)
	t.Cleanup(func() { _ = f.book.Close() })
	plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2, Most: 4})
	plan.HiddenFrom, plan.Rounds, plan.Minutes = hidden, 3, 90
	names := strings.Fields("Ann Ben Carl Dana Emil Fay Gus Hans")
	begun := must.Get(director.Begin(f.book, "Friday", ledger.Author{}, &plan, director.NewJoin(names)))(t)
	f.address = Address(begun.Head().ID)
	f.restart()
	return f
}

func (f *festival) restart() {
	f.halls = New(f.book, "Laptop", f.file, func(address string) { f.changed = append(f.changed, address) })
	f.halls.Guests = f.known
}

type devices map[string]int

func (d devices) SeatOf(_, guest string) int {
	if member, known := d[guest]; known {
		return member
	}
	return -1
}

func (d devices) Know(_, guest string, member int) error {
	d[guest] = member
	return nil
}

func (f *festival) hall() *Hall { return must.Get(f.halls.Hall(f.address))(f.t) }

func (f *festival) ask(by door.Guest, method, path string, body []byte) (door.Reply, error) {
	f.t.Helper()
	all := f.halls.Operations(func(do func()) { do() })
	at := slices.IndexFunc(all, func(o door.Operation) bool { return o.Method == method && o.Path == path })
	must.Hold(f.t, at >= 0 && by.Role.Covers(all[at].Least), "%s may not %s %s", by.Role, method, path)
	return all[at].Do(door.Call{Guest: by, Path: map[string]string{"game": f.address}, Body: body})
}

func director1() door.Guest { return door.Guest{ID: "d", Name: "Desk", Role: door.Keeper, Seat: -1} }

func phone(id string) door.Guest {
	return door.Guest{ID: id, Name: id + "’s phone", Role: door.Look, Seat: -1}
}

func at(by door.Guest, address string) door.Guest {
	by.Address = address
	return by
}

func (f *festival) post(by door.Guest, name string, said any) (Outcome, error) {
	f.t.Helper()
	var told Outcome
	reply, err := f.ask(by, "POST", "/g/{game}/"+name, must.Get(json.Marshal(said))(f.t))
	if err == nil {
		must.Do(f.t, json.Unmarshal(reply.Body, &told))
	}
	return told, err
}

func (f *festival) visit(place page.Place) (seen page.Page, err error) {
	f.t.Helper()
	reply, err := f.ask(director1(), "POST", "/g/{game}/page", must.Get(json.Marshal(Visit{Place: place}))(f.t))
	if err == nil {
		must.Do(f.t, json.Unmarshal(reply.Body, &seen))
	}
	return seen, err
}

func (f *festival) does(place page.Place, said map[string]string, a page.Action) (done page.Done, err error) {
	f.t.Helper()
	told := must.Get(json.Marshal(Visit{Place: place, Said: said, Action: &page.Action{Way: a.Way, Body: a.Body}}))(f.t)
	reply, err := f.ask(director1(), "POST", "/g/{game}/do", told)
	if err == nil {
		must.Do(f.t, json.Unmarshal(reply.Body, &done))
	}
	return done, err
}

func (f *festival) likeliest(place page.Place) page.Action {
	f.t.Helper()
	next := must.Get(f.visit(place))(f.t).Next
	must.Hold(f.t, len(next) > 0, "nothing comes next at %q", place)
	return next[len(next)-1]
}

func (f *festival) drawn() {
	f.t.Helper()
	must.Get(f.does("draw", nil, f.likeliest("draw")))(f.t)
}

// waiting returns the rows of submitted results on the director's page.
func waiting(desk Board) []page.Row {
	for _, part := range desk.Office.Parts {
		if part.Title == words.Text("live.hall.waiting") {
			return part.Rows
		}
	}
	return nil
}

func idOf(t testing.TB, row page.Row) int { return must.Get(page.Read[Chosen](row.Actions[0]))(t).ID }

// knownOf reports whether a result came from a known device. Only such a row has an action to forget the device.
func knownOf(t testing.TB, row page.Row) bool {
	return !must.Get(page.Read[Known](row.Actions[1]))(t).Known
}

func offered(t testing.TB, desk Board, way string) page.Action {
	t.Helper()
	for _, part := range desk.Office.Parts {
		for _, a := range part.Actions {
			if a.Way == way {
				return a
			}
		}
	}
	t.Fatalf("the director cannot %s: %+v", way, desk.Office)
	return page.Action{}
}

func (f *festival) seen(by door.Guest) (string, Board) {
	f.t.Helper()
	sent := must.Get(NewStage(f.halls, nil).Seen(f.address, by.Audience()))(f.t)
	var b Board
	must.Do(f.t, json.Unmarshal(sent, &b))
	return string(sent), b
}

// ended returns a result for a table of the last round. The net worths are first, first - less, first - 2·less …
func (f *festival) ended(number, first, less int) Submission {
	s := f.hall().desk.State
	table, there := s.Table(len(s.Rounds), number)
	must.Hold(f.t, there, "there is no table %d", number)
	in := Submission{Member: table.Members[0], Round: len(s.Rounds), Table: number}
	for i, member := range table.Members {
		in.Seats = append(in.Seats, MemberResult{Member: member, Worth: first - i*less})
	}
	return in
}

func problem(t testing.TB, err error) *door.Problem {
	t.Helper()
	var p *door.Problem
	must.Hold(t, errors.As(err, &p), "%v is no problem", err)
	return p
}
