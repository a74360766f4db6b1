package room

import (
	"encoding/json"
	"errors"
	"flag"
	"net/url"
	"slices"
	"strconv"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view/sheet"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func keep(t testing.TB, setup record.Setup) *table {
	t.Helper()
	s := newSession(t)
	must.Do(t, s.Begin(setup))
	return sit(t, s)
}

func setup(r recordings.Game) record.Setup {
	return record.Setup{Rulebook: r.Rulebook.ID(), Names: r.Names, Options: r.Options}
}

func (on *table) call(by door.Guest, method, name string, query url.Values, body []byte) (door.Reply, error) {
	for _, o := range Operations(on.rooms) {
		if o.Method == method && o.Path == "/g/{game}/"+name {
			if !by.Role.Covers(o.Least) {
				return door.Reply{}, door.NewProblem(door.Forbidden, "")
			}
			return o.Do(door.Call{Guest: by, Path: map[string]string{"game": on.game}, Query: query, Body: body})
		}
	}
	return door.Reply{}, errors.New("there is no " + method + " " + name)
}

func post[T any](t testing.TB, on *table, by door.Guest, name string, body any) T {
	t.Helper()
	value, err := tryPost[T](t, on, by, name, body)
	must.Do(t, err)
	return value
}

func tryPost[T any](t testing.TB, on *table, by door.Guest, name string, body any) (value T, err error) {
	t.Helper()
	reply, err := on.call(by, "POST", name, nil, must.Get(json.Marshal(body))(t))
	if err == nil {
		must.Do(t, json.Unmarshal(reply.Body, &value))
	}
	return value, err
}

func get[T any](t testing.TB, on *table, by door.Guest, name, key, value string) (answer T) {
	t.Helper()
	reply := must.Get(on.call(by, "GET", name, url.Values{key: {value}}, nil))(t)
	must.Do(t, json.Unmarshal(reply.Body, &answer))
	return answer
}

func status(err error) int {
	var p *door.Problem
	switch {
	case errors.As(err, &p):
		return p.Status
	case err != nil:
		return 500
	}
	return 200
}

// setsOf returns the values of an entry's fields for which selected returns true; nil selects all.
func setsOf(e calc.Entry, base calc.Table, selected func(*calc.Field) bool) []FieldValue {
	var all []FieldValue
	for _, f := range e.Form(base).Fields {
		if selected != nil && !selected(f) {
			continue
		}
		if f.Kind == calc.TextKind {
			text := f.GetText()
			all = append(all, FieldValue{Field: f.Name, Text: &text})
			continue
		}
		value := f.Get()
		all = append(all, FieldValue{Field: f.Name, Value: &value})
	}
	return all
}

// enterLike records an entry by sending the posts that guests' pages would send, including each player's secrets.
func enterLike(t testing.TB, on *table, e calc.Entry) error {
	t.Helper()
	v := on.session.View()
	task := sheet.Task{Game: v, Act: oplog.ActRecord, Base: v.Table, Entry: e, Looker: calc.None}
	ask := EntryRequest{Kind: e.Kind(), Head: headNow(v)}
	shared, parts := task.Shared(), task.Parts()
	switch {
	case parts.Own:
		ask.Seat, ask.Sets = &parts.Seats[0], setsOf(e, v.Table, nil)
	case len(parts.Seats) > 0:
		ask.Sets = setsOf(e, v.Table, func(f *calc.Field) bool { return !f.Secret })
		post[Sheet](t, on, keeper(), "sheet", ask)
		for _, seat := range parts.Seats {
			mine := EntryRequest{Kind: e.Kind(), Head: headNow(v), Sets: setsOf(e, v.Table, sheet.MineOf(seat)),
				Seat: &seat}
			by := keeper()
			if seat%2 == 0 && len(shared.Seats) > 0 {
				by = seated(seat)
			}
			if _, err := tryPost[Told](t, on, by, "tell", mine); err != nil {
				return err
			}
		}
	default:
		if len(v.Game.Steps())%2 == 0 { // send half the entries without batches, as old pages do
			e = calc.BatchOf(v.Rulebook, v.Table, e)
		}
		ask.Sets = setsOf(e, v.Table, nil)
	}
	_, err := tryPost[Entered](t, on, keeper(), "enter", ask)
	return err
}

func offered(on *table, e calc.Entry) bool {
	v := on.session.View()
	return slices.Contains(calc.Kinds(sheet.Possible(v.Rulebook, v.Table).All()), e.Kind())
}

// soak makes tests post whole recorded games and compare more games with secrets.
var soak = flag.Bool("soak", false, "keep whole recorded games by posts")

// Without soak, tests post only the entries at the end of a game; lastEntries is their number.
const lastEntries = 8

func TestRecordedGamesAreKeptByPosts(t *testing.T) {
	for _, rules := range rulebooks.All() {
		for i, name := range recordings.Names(t, rules.ID()) {
			if testing.Short() && i > 0 {
				break
			}
			r := recordings.Read(t, rules.ID(), name)
			if len(r.Entries) > 250 || len(r.Names) > 12 {
				continue
			}
			on, played := keep(t, setup(r)), recorded(t, rules.ID(), name, -1)
			first := 0
			if !*soak {
				first = max(0, len(r.Entries)-lastEntries)
				must.Do(t, on.session.Record(r.Entries[:first]...))
			}
			for n, e := range r.Entries[first:] {
				if !offered(on, e) { // the app does not offer this entry either
					must.Do(t, on.session.Enter(session.Request{Author: ledger.Author{Device: keeper().Name},
						Entries: []calc.Entry{e}}))
				} else if err := enterLike(t, on, e); err != nil {
					t.Fatalf("%s %s: entry %d, a %s: %v", rules.ID(), name, first+n+1, e.Kind(), err)
				}
			}
			got, want := on.session.Game().Table(), played.session.Game().Table()
			expect.True(t, got.Equal(want), "%s %s ends otherwise", rules.ID(), name)
			last := on.session.Game().Steps()[len(r.Entries)-1]
			expect.Equal(t, last.By.Device, keeper().Name, "the device of the last entry")
			sampleSheets(t, on, rules.ID()+"."+name)
		}
	}
}

func sampleSheets(t testing.TB, on *table, name string) {
	t.Helper()
	if *samples == "" {
		return
	}
	for i, n := range []int{1, len(on.session.Game().Steps()) / 2} {
		s, err := on.sheet(keeper(), EntryRequest{Act: oplog.ActReplace, Op: int64(n)})
		must.Do(t, err)
		sample(t, "sheet."+name+".replace."+strconv.Itoa(i), s)
	}
}
