package book

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

func held(t *testing.T, b *Book) (rows int, newest string) {
	t.Helper()
	must.Do(t, b.file.DB.QueryRow("SELECT count(*), ifnull(max(held), '') FROM summary").Scan(&rows, &newest))
	return rows, newest
}

func TestTheShelfReplaysNoGame(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g := begun(t, b, ledgertest.Buy(0, 0, 1), ledgertest.Price(0, 200))
	must.Do(t, g.Undo(ledgertest.Ann()))
	must.Do(t, g.Redo(ledgertest.Ann()))
	want := must.Get(b.Shelf.List())(t)
	must.Do(t, b.Close())
	b = must.Get(Open(path, []calc.Rulebook{unplayable{tinygame.Rulebook{Edition: 2}, t}}))(t)
	defer func() { _ = b.Close() }()
	list := must.Get(b.Shelf.List())(t)
	must.Hold(t, reflect.DeepEqual(list, want) && list[0].Entries == 2, "%+v is not %+v", list, want)
}

func TestATakenGameIsNotReplayedForTheShelf(t *testing.T) {
	from, path := openBook(t), t.TempDir()+"/games.db"
	g := begun(t, from, ledgertest.Buy(0, 0, 1), ledgertest.Price(0, 200))
	people := must.Get(from.People.All())(t)
	anna := people.Seated(g.ID())[0]
	anna.Name = "Annabel"
	must.Do(t, ledgertest.Second(from.People.Store(anna)))
	file := backup(t, from)
	want := must.Get(from.Shelf.List())(t)
	for name, take := range map[string]func(*Book) error{
		"imported": func(b *Book) error { return ledgertest.Second(b.Games.Import(g.Export(), ledgertest.Ann())) },
		"restored": func(b *Book) error {
			return ledgertest.Second(b.Restore(bytes.NewReader(file), ledgertest.Ann(), ledger.Unwatched))
		},
	} {
		path += name
		b := openAt(t, path)
		must.Do(t, take(b))
		must.Do(t, b.Close())
		b = must.Get(Open(path, []calc.Rulebook{unplayable{tinygame.Rulebook{Edition: 2}, t}}))(t)
		list := must.Get(b.Shelf.List())(t)
		must.Do(t, b.Close())
		if list[0].Entries != 2 || name == "restored" && !slices.Equal(list[0].Names, want[0].Names) {
			t.Errorf("%s: %+v is not %+v", name, list[0], want[0])
		}
	}
}

type unplayable struct {
	tinygame.Rulebook
	t *testing.T
}

func (u unplayable) Open(calc.Options, []string) (calc.Table, calc.Statement, *calc.Refusal) {
	u.t.Error("a game is worked out")
	return u.Rulebook.Open(nil, nil)
}

func TestTheSummaryFollowsEveryOperation(t *testing.T) {
	b, g := played(t)
	agree := func(what string) {
		t.Helper()
		list := must.Get(b.Shelf.Refresh(ledger.Unwatched))(t)
		rows, stored := held(t, b)
		again := must.Get(b.Games.Load(g.ID()))(t)
		want := stats.SummaryOf(again.Snapshot())
		want.Touched = list[0].Touched
		expect.True(t, rows == 1 && stored != "" && reflect.DeepEqual(list[0], want),
			"%s: %+v is not %+v", what, list[0], want)
	}
	agree("begin")
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Price(0, 200), ledgertest.Buy(1, 0, 1))
	agree("record")
	must.Do(t, g.Undo(ledgertest.Ann()))
	agree("undo")
	must.Do(t, g.Redo(ledgertest.Ann()))
	agree("redo")
	must.Do(t, g.Replace(1, ledgertest.Buy(0, 1, 1), ledgertest.Ann()))
	agree("replace")
	must.Do(t, g.Insert(1, ledgertest.Price(1, 50), ledgertest.Ann()))
	agree("insert")
	must.Do(t, g.Void(2, ledgertest.Ann()))
	agree("void")
	for i := range 20 {
		gametest.Say(t, g, ledgertest.Price(0, 10+10*i))
		agree("entry " + strconv.Itoa(i))
	}
	longer := again(t, b, g.ID())
	gametest.Say(t, longer, ledgertest.Price(0, 70))
	other := openBook(t)
	for _, r := range []record.Record{g.Export(), longer.Export()} {
		must.Get(other.Games.Import(r, ledgertest.Ann()))(t)
	}
	list := must.Get(other.Shelf.List())(t)
	expect.True(t, list[0].Entries == len(longer.Steps()), "after an import: %+v", list[0])
}

func again(t *testing.T, b *Book, id ledger.GameID) *game.Game {
	t.Helper()
	return must.Get(b.Games.Load(id))(t)
}

func TestTheCourseIsShort(t *testing.T) {
	g := longGame(t, 100)
	p := g.Snapshot()
	for n := range 100 {
		p.Steps = g.Steps()[:n]
		s := stats.SummaryOf(p)
		moments := len(s.Course(0))
		must.Hold(t, moments <= 2+15 && moments >= 1+min(n, 15/2), "%d entries: %d moments", n, moments)
		for _, place := range g.Rulebook().Standing(p.After(n)).Places {
			worth, known := s.Worth(place.Seat)
			must.Hold(t, known && worth == place.Worth && s.Course(place.Seat)[moments-1] == worth,
				"%d entries: the course ends with %d", n, worth)
		}
	}
}

func TestASummaryThatDoesNotFitIsMadeAnew(t *testing.T) {
	b, _ := played(t, ledgertest.Buy(0, 0, 1))
	want := must.Get(b.Shelf.List())(t)
	for _, damage := range []string{
		"DELETE FROM summary", "UPDATE summary SET rules = 1", "UPDATE summary SET form = 0",
		"UPDATE summary SET op = 0", "UPDATE summary SET held = '{'",
	} {
		must.Get(b.file.DB.Exec(damage))(t)
		var before, after int
		must.Do(t, b.file.DB.QueryRow("SELECT total_changes()").Scan(&before))
		list := must.Get(b.Shelf.List())(t)
		must.Do(t, b.file.DB.QueryRow("SELECT total_changes()").Scan(&after))
		expect.True(t, reflect.DeepEqual(list, want) && after == before,
			"%s: %+v, %d changes", damage, list, after-before)
		must.Do(t, ledgertest.Second(b.Shelf.Refresh(ledger.Unwatched)))
		rows, _ := held(t, b)
		expect.True(t, rows == 1, "%s: %d rows", damage, rows)
		var sound bool
		must.Do(t, b.file.DB.QueryRow("SELECT op = 1 AND rules = 2 AND form = ? AND held <> '{' FROM summary",
			stats.SummaryForm).Scan(&sound))
		expect.True(t, sound, "%s: the summary was not written anew", damage)
	}
}

func TestGamesInPlayAreWorkedOutFirst(t *testing.T) {
	b := openBook(t)
	for range fewToWorkOut + 2 {
		gametest.Say(t, begun(t, b), ledgertest.Buy(0, 0, 1))
	}
	games := must.Get(b.Shelf.Refresh(ledger.Unwatched))(t)
	for _, game := range games[:2] { // the last changed games
		game.Ranks = []int{1, 2, 3}
		must.Get(b.file.DB.Exec("UPDATE summary SET held = ? WHERE game = ?", stats.Encode(game), game.ID.String()))(t)
	}
	must.Get(b.file.DB.Exec("UPDATE summary SET rules = 1"))(t)
	for i, game := range must.Get(b.Shelf.ListNow())(t) {
		expect.Equal(t, game.Pending, i < 2, "game %d is pending", i)
	}
}

func TestTheShelfIsSeenBeforeItIsWorkedOut(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	for range fewToWorkOut + 2 {
		gametest.Say(t, begun(t, b), ledgertest.Buy(0, 0, 1))
	}
	want := must.Get(b.Shelf.List())(t)
	must.Do(t, b.Close())
	for _, damage := range []string{"UPDATE summary SET rules = 1",
		`UPDATE summary SET form = 3, held = '{"names":["Nobody"]}'`,
		"DELETE FROM summary"} {
		b = openAt(t, path)
		must.Get(b.file.DB.Exec(damage))(t)
		list := must.Get(b.Shelf.ListNow())(t)
		expect.True(t, len(list) == len(want) && reflect.DeepEqual(list[:fewToWorkOut], want[:fewToWorkOut]),
			"%s: %+v is not %+v", damage, list, want)
		for i, s := range list[fewToWorkOut:] {
			pending := want[fewToWorkOut+i]
			pending.Entries, pending.Round, pending.Rounds, pending.Turn = 0, 0, 0, calc.None
			pending.Expected, pending.Leaders, pending.Worths, pending.Pending = "", nil, "", true
			pending.Ended = time.Time{}
			expect.True(t, reflect.DeepEqual(s, pending), "%s: %+v is not %+v", damage, s, pending)
		}
		must.Do(t, b.Close())
		b = openAt(t, path)
		must.Get(b.file.DB.Exec(damage))(t)
		stopped := errors.New("stopped")
		if _, err := b.Shelf.ListWatched(func(done, of int) error {
			if done == 3 && of == len(want) {
				return stopped
			}
			return nil
		}); !errors.Is(err, stopped) {
			t.Errorf("%s: %v", damage, err)
		}
		if list, err := b.Shelf.ListNow(); err != nil || !reflect.DeepEqual(list, want) {
			t.Errorf("%s: %v, %+v is not %+v", damage, err, list, want)
		}
		must.Do(t, b.Close())
	}
}

func TestWhatIsWorkedOutLastsThoughTheProgramIsEnded(t *testing.T) {
	b := openBook(t)
	for range storedTogether + 6 {
		gametest.Say(t, begun(t, b), ledgertest.Buy(0, 0, 1))
	}
	must.Do(t, ledgertest.Second(b.Shelf.Refresh(ledger.Unwatched)))
	must.Get(b.file.DB.Exec("DELETE FROM summary"))(t)
	stored, last := 0, 0
	must.Do(t, ledgertest.Second(b.Shelf.Refresh(func(done, of int) error {
		last = done
		return b.file.DB.QueryRow("SELECT count(*) FROM summary").Scan(&stored)
	})))
	expect.True(t, last == storedTogether+5 && stored >= storedTogether-1, "%d of %d were stored on the way", stored, last)
}

func TestTheShelfKeepsWhatIsHidden(t *testing.T) {
	b := kept(t)
	for _, holdings := range []string{"veiled", "hidden"} {
		options := stockpile.Rulebook{}.Presets()[0].Options.(*board.Options)
		options.Holdings = holdings
		must.Get(b.Games.Begin(record.Setup{Rulebook: "stockpile", Names: []string{"Ann", "Ben", "Carl"},
			Options: options}, ledgertest.Ann()))(t)
	}
	list := must.Get(b.Shelf.List())(t)
	for _, s := range list {
		expect.True(t, len(s.Leaders) == 0 && len(s.Worths) == 0 && len(s.Course(0)) == 0 && s.Fault == nil,
			"%+v", s)
	}
}

func TestAMalformedNumberTakesNoOtherGameAway(t *testing.T) {
	b, g := played(t)
	_, err := b.file.DB.Exec(`INSERT INTO game SELECT 'not hexadecimal!', rulebook, rules_version, 'Lost', begun, person, device,
		options, seats, extra, 1, NULL, NULL FROM game`)
	must.Do(t, err)
	list := must.Get(b.Shelf.List())(t)
	must.Hold(t, len(list) == 2 && list[0].ID == g.ID() && list[0].Fault == nil && list[1].Title == "Lost",
		"%+v", list)
	ledgertest.WantFault(t, list[1].Fault, "record.types")
}

func TestFindLooksAtNoOtherGame(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1))
	begun(t, b)
	for _, digits := range []string{g.ID().String(), strings.ToUpper(g.ID().String()[:8])} {
		found := must.Get(b.Shelf.Find(digits))(t)
		rows, _ := held(t, b)
		if len(found) != 1 || found[0].ID != g.ID() || found[0].Entries != 1 || rows != 0 || len(b.Shelf.made) != 1 {
			t.Errorf("%s: %+v, %d summaries", digits, found, rows)
		}
	}
	if found, err := b.Shelf.Find("zzzz"); err != nil || len(found) != 0 {
		t.Errorf("%v %v", found, err)
	}
}
