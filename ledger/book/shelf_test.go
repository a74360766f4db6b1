package book

import (
	"database/sql"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/stats"
)

func TestShelf(t *testing.T) {
	b, first := played(t)
	wait()
	second := begun(t, b, ledgertest.Buy(0, 0, 1), ledgertest.Price(0, 200))
	wait()
	list := must.Get(b.Shelf.List())(t)
	must.Hold(t, len(list) == 2 && list[0].ID == second.ID() && list[1].ID == first.ID(), "%+v", list)
	s := list[0]
	must.Hold(t, s.Title == "Friday night" && s.Rulebook == "tiny" && s.Entries == 2 && s.Turn == 1 && s.Round == 1 &&
		s.Rounds == 0 && s.Expected == "trade" && !s.Over && slices.Equal(s.Leaders, []int{0}) &&
		slices.Equal(s.Names, second.Setup().Names) && s.Begun.Equal(second.Setup().Begun) &&
		s.Touched.Equal(second.Steps()[1].At) && s.Fault == nil,
		"%+v", s)
	must.Hold(t, slices.Equal(list[1].Leaders, []int{0, 1, 2}), "%+v", list[1])
	gametest.Say(t, first, ledgertest.Buy(2, 1, 1))
	must.Do(t, second.Undo(ledgertest.Ann()))
	wait()
	gametest.Say(t, first, ledgertest.Buy(0, 1, 1))
	list = must.Get(b.Shelf.List())(t)
	must.Hold(t, list[0].ID == first.ID() && list[0].Entries == 2 && list[1].Entries == 1, "%+v", list)
}

// Listing games reads neither operations nor options, and needs no scan of all games for the first ones.
func TestShelfReadsNoWholeGame(t *testing.T) {
	b := openBook(t)
	plan := planOf(t, b, shelfQuery, "", false, stats.SummaryForm)
	expect.True(t, slices.Contains(plan, "SEARCH g USING COVERING INDEX game_shelf (id>? AND id<?)") &&
		!strings.Contains(strings.Join(plan, "\n"), "operation"),
		"%q", plan)
	for _, plan := range [][]string{planOf(t, b, shelfEdge, 60), planOf(t, b, frontQuery, 0, false, stats.SummaryForm)} {
		for _, step := range plan {
			small := step == "SCAN latest" || strings.HasSuffix(step, "INDEX game_day") ||
				strings.HasSuffix(step, "INDEX summary_form") || strings.HasSuffix(step, "INDEX summary_unranked")
			expect.True(t, small || !strings.HasPrefix(step, "SCAN"), "%q of %q", step, plan)
		}
	}
}

func planOf(t *testing.T, b *Book, query string, args ...any) []string {
	t.Helper()
	rows := must.Get(b.file.DB.Query("EXPLAIN QUERY PLAN "+query, args...))(t)
	defer func() { must.Do(t, rows.Close()) }()
	var plan []string
	for rows.Next() {
		var id, parent, unused int
		var detail string
		must.Do(t, rows.Scan(&id, &parent, &unused, &detail))
		plan = append(plan, detail)
	}
	return plan
}

func TestAGameThatCannotBeReplayedStandsOnTheShelf(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g := begun(t, b)
	must.Do(t, b.Close())
	b = must.Get(Open(path, []calc.Rulebook{tinygame.Rulebook{Edition: 1}}))(t)
	defer func() { _ = b.Close() }()
	list := must.Get(b.Shelf.List())(t)
	must.Hold(t, len(list) == 1 && list[0].ID == g.ID() && len(list[0].Names) == 3 && list[0].Title != "",
		"%+v", list)
	ledgertest.WantFault(t, list[0].Fault, "record.rules")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Load(g.ID())), "record.rules")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Load(ledger.GameID{1})), "game.unknown")
}

// wait lets more time pass than a millisecond, the unit of stored times.
func wait() { time.Sleep(3 * time.Millisecond) }

func TestKeepAScratchGame(t *testing.T) {
	b := openBook(t)
	g := must.Get(game.Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	must.Do(t, g.Undo(ledgertest.Ann()))
	expect.Equal(t, len(must.Get(b.Shelf.List())(t)), 0, "games on the shelf")
	stored := must.Get(b.Games.Store(g, ledgertest.Ann()))(t)
	gametest.WantEqual(t, g, stored)
	wantSame(t, stored, b)
	must.Hold(t, stored.Stored() && !g.Stored() && stored.By() == ledgertest.Ann(), "kept is not kept")
	must.Do(t, stored.Redo(ledgertest.Ann()))
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Store(g, ledgertest.Ann())), "game.exists")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Store(stored, ledgertest.Ann())), "game.exists")
}

func TestReadingWritesNothing(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1), ledgertest.Buy(2, 0, 1))
	torn := begun(t, b, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	_, err := b.file.DB.Exec(`DROP TRIGGER operation_lasts; DELETE FROM summary; DELETE FROM seat; DELETE FROM person;
		DELETE FROM operation WHERE op = 1 AND game = ?`, torn.ID().String())
	must.Do(t, err)
	b.Shelf.dropCached([]ledger.GameID{g.ID(), torn.ID()})
	changes := func() (n int) {
		must.Do(t, b.file.DB.QueryRow("SELECT total_changes()").Scan(&n))
		return n
	}
	before := changes()
	for what, read := range map[string]func() error{
		"list":       func() error { return ledgertest.Second(b.Shelf.List()) },
		"list now":   func() error { return ledgertest.Second(b.Shelf.ListNow()) },
		"deleted":    func() error { return ledgertest.Second(b.Shelf.Deleted()) },
		"find":       func() error { return ledgertest.Second(b.Shelf.Find(torn.ID().String())) },
		"people":     func() error { return ledgertest.Second(b.People.All()) },
		"seated":     func() error { return ledgertest.Second(b.People.Seated(g.ID())) },
		"load":       func() error { return ledgertest.Second(b.Games.Load(g.ID())) },
		"load torn":  func() error { return ledgertest.Second(b.Games.LoadFromShelf(torn.ID())) },
		"templates":  func() error { return ledgertest.Second(b.Templates.Of("tiny")) },
		"drafts":     func() error { return ledgertest.Second(b.Notes.Drafts(g.ID())) },
		"hand-overs": func() error { return ledgertest.Second(b.Notes.HandOvers(g)) },
		"backup":     func() error { return ledgertest.Second(b.WriteBackup(io.Discard, ledger.Unwatched)) },
	} {
		if err := read(); err != nil || changes() != before {
			t.Errorf("%s: %v, %d changes", what, err, changes()-before)
		}
	}
	if list, err := b.Shelf.Refresh(ledger.Unwatched); err != nil || len(list) != 2 || changes() == before ||
		b.Notice() == nil {
		t.Errorf("%+v, %v, %v", list, err, b.Notice())
	}
}

func TestTheFrontOfTheShelfIsWhatTheWholeBeginsWith(t *testing.T) {
	b := openBook(t)
	const games = 40
	for range games {
		gametest.Say(t, begun(t, b), ledgertest.Buy(0, 0, 1))
	}
	for i, s := range must.Get(b.Shelf.Refresh(ledger.Unwatched))(t) {
		if i%3 > 0 {
			s.Over, s.Ranks = true, []int{1, 2, 2}
		}
		began := sql.NullInt64{Int64: int64(i*7%games) * 1e8, Valid: i%4 > 0}
		ended := began.Int64 + int64(i%3)*2e8
		s.Ended = time.UnixMilli(ended).UTC()
		must.Get(b.file.DB.Exec("UPDATE summary SET held = ? WHERE game = ?", stats.Encode(s), s.ID.String()))(t)
		must.Get(b.file.DB.Exec("UPDATE game SET begun = ?, added = ?, archived = ?, deleted = ? WHERE id = ?", began,
			i*5%games, sql.NullInt64{Valid: i%11 == 0}, sql.NullInt64{Valid: i%13 == 0}, s.ID.String()))(t)
		must.Get(b.file.DB.Exec("UPDATE latest SET at = ? WHERE game = ?", ended+int64(i%5)*1e8, s.ID.String()))(t) // edits
	}
	whole := must.Get(b.Shelf.ListNow())(t)
	inOrder := func(list []stats.Summary) (playing, finished []stats.Summary) {
		for _, s := range list {
			switch {
			case s.Archived:
			case s.Over:
				finished = append(finished, s)
			default:
				playing = append(playing, s)
			}
		}
		slices.SortStableFunc(finished, func(x, y stats.Summary) int { return y.Date().Compare(x.Date()) })
		return playing, finished
	}
	wantPlaying, wantFinished := inOrder(whole)
	for _, most := range []int{0, 1, 5, 12, 20} {
		front := must.Get(b.Shelf.ListFront(most))(t)
		playing, finished := inOrder(front.Games)
		if front.All || len(front.Games) <= most || len(front.Games) >= len(whole) ||
			len(playing)+len(finished) != len(front.Games) || !reflect.DeepEqual(playing, wantPlaying) ||
			!reflect.DeepEqual(finished, wantFinished[:len(finished)]) || front.Finished != len(wantFinished) ||
			front.Archived != len(whole)-len(wantPlaying)-len(wantFinished) {
			t.Errorf("%d: %+v is not the beginning of %d", most, front, len(whole))
		}
	}
	expect.True(t, reflect.DeepEqual(must.Get(b.Shelf.ListFront(games))(t), Front{Games: whole, All: true}),
		"not all games are listed")
	must.Get(b.file.DB.Exec("DELETE FROM summary WHERE game = ?", whole[0].ID.String()))(t)
	front := must.Get(b.Shelf.ListFront(5))(t)
	expect.True(t, front.All && len(front.Games) == len(whole), "%v, %d games", front.All, len(front.Games))
}
