package book_test

import (
	"database/sql"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

// booked returns a book with recorded games, each named "rulebook/file", and the list of its games.
func booked(t *testing.T, names ...string) (*book.Book, []stats.Summary) {
	t.Helper()
	b := must.Get(book.Open(t.TempDir()+"/games.db", rulebooks.All()))(t)
	t.Cleanup(func() { _ = b.Close() })
	for _, name := range names {
		rules, file, _ := strings.Cut(name, "/")
		must.Get(b.Games.Import(recordings.Read(t, rules, file).Record, ledger.Author{Person: "Ann"}))(t)
	}
	return b, listed(t, b)
}

func listed(t *testing.T, b *book.Book) []stats.Summary {
	t.Helper()
	return must.Get(b.Shelf.List())(t)
}

func feats(t *testing.T, b *book.Book, games []stats.Summary) []stats.Highlight {
	t.Helper()
	return must.Get(b.Shelf.RefreshHighlights(games, func(int, int) error { return nil }))(t)
}

func best(all []stats.Highlight, kind stats.HighlightKind) []stats.Highlight {
	for _, b := range stats.Superlatives((people.People{}), all) {
		if b.Kind == kind {
			return b.Holders
		}
	}
	return nil
}

// Each figure is worked out by hand from the output of "scripkeeper check" for the recorded game.
func TestFeatsOfRecordedGames(t *testing.T) {
	t.Parallel()
	const nobody = ""
	wants := []struct {
		game  string
		kind  stats.HighlightKind
		name  string
		entry int
		value int
		of    int
	}{
		// 33 green shares fall from 140 to 80: 33 × 60.
		{"stockholder/five-seats-4x6-asides", stats.Compensation, "Ivo", 22, 1980, 0},
		// 39 yellow shares would rise to 330 but stop at 250: 39 × 80.
		{"stockholder/broker1961", stats.Dividend, "Bob", 49, 3120, 0},
		// Dee keeps 1 of 13 red shares because of the penalty of 20.
		{"stockholder/broker1961", stats.Penalty, "Dee", 22, 20, 0},
		// On another player's turn, Cleo's 3 120 in cash becomes 143 green at 20 and 13 red at 250, together 6 110.
		{"stockholder/three-seats-3x5", stats.LargestRise, "Cleo", 21, 2990, 0},
		// 143 green shares fall from 20 to below the price ladder: 143 × 20.
		{"stockholder/three-seats-3x5", stats.LargestFall, "Cleo", 22, 2860, 0},
		// After entry 11 the leader Ben has 40 + 34 × 120 = 4 120. Cleo, the later winner, has 60 + 16 × 120 = 1 980.
		{"stockholder/three-seats-3x5", stats.Comeback, "Cleo", 11, 2140, 4120},
		// The three players have 3 640, 210 and 40, together 3 890.
		{"stockholder/three-seats-3x5", stats.NarrowestWin, "Cleo", 0, 3430, 3640},
		{"stockholder/three-seats-3x5", stats.ClearestWin, "Cleo", 0, 3430, 3640},
		{"stockholder/three-seats-3x5", stats.LargestShare, "Cleo", 0, 3640, 3890},
		{"stockholder/three-seats-3x5", stats.RichestWinner, "Cleo", 0, 3640, 0},
		{"stockholder/three-seats-3x5", stats.PoorestWinner, "Cleo", 0, 3640, 0},
		{"stockholder/three-seats-3x5", stats.RichestLoser, "Ann", 0, 210, 0},
		// The leaders, with the entry of each change: Ann, Ben (3), Ann (4), Ben (5), Cleo (6), Ann (7), Ben (8), Cleo
		// (12), Ann (14), Cleo (15), Ann (16), Cleo (17).
		{"stockholder/three-seats-3x5", stats.LeadChanges, nobody, 17, 11, 0},
		{"stockholder/three-seats-3x5", stats.LongestGame, nobody, 0, 24, 0},
		{"stockholder/four-seats-4x6", stats.NarrowestWin, "Dan", 0, 4530 - 4460, 4530},
		// Only Cleo goes bankrupt.
		{"stockholder/online", stats.MostBankruptcies, nobody, 25, 1, 0},
		// 9 green shares would rise to 850 but stop at 250: 9 × 600.
		{"brokeryard/mass-start-14", stats.Dividend, "Hana", 7, 5400, 0},
		// Eva, Gus, Ivo and Kim are bankrupt by entry 7, and another player went bankrupt earlier.
		{"brokeryard/mass-start-14", stats.MostBankruptcies, nobody, 7, 5, 0},
		// 37 blue shares at a price 70 below the price ladder: 37 × 70.
		{"brokeryard/debts", stats.Penalty, "Cleo", 6, 2590, 0},
		// After round 4 Cleo has 50 + 2 × 250 + 6 × 230 = 1 930, Finn 65 + 5 × 120 + 10 = 675.
		{"brokeryard/six-seats-3x5", stats.Comeback, "Finn", 4, 1255, 1930},
		// 6 shares get a tenth of the revenue of 430 each: 6 × 43.
		{"shoulders/three-seats-advanced", stats.Dividend, "Ann", 86, 258, 0},
		// The company Elgin pays 4 × 49 and rises from 80 to 140: 196 + 4 × 60.
		{"shoulders/two-seats-once-no-goals", stats.LargestRise, "Finn", 32, 436, 0},
		// Before this entry, Eva has 158 + 4 × 120 = 638, Finn 62 + 4 × 80 = 382.
		{"shoulders/two-seats-once-no-goals", stats.Comeback, "Finn", 31, 256, 638},
	}
	of := map[string][]stats.Highlight{}
	for _, want := range wants {
		if _, known := of[want.game]; !known {
			b, games := booked(t, want.game)
			of[want.game] = feats(t, b, games)
		}
		got := best(of[want.game], want.kind)
		if len(got) != 1 || got[0].Name() != want.name || got[0].Entry != want.entry || got[0].Value != want.value ||
			got[0].Of != want.of {
			t.Errorf("%s, %s: %+v, must be %+v", want.game, want.kind, got, want)
		}
	}
}

// Highlights are computed once for each game and method, and a stopped computation keeps finished work.
func TestFeatsAreWorkedOutOnce(t *testing.T) {
	b, games := booked(t, "stockholder/three-seats-3x5", "stockholder/broker1961", "brokeryard/duel")
	early, pending, err := b.Shelf.Highlights(games)
	if err != nil || pending != 3 || len(best(early, stats.LongestGame)) != 1 || best(early, stats.LargestFall) != nil {
		t.Fatalf("%d pending, %v, %+v", pending, err, early)
	}
	stopped := errors.New("stopped")
	_, err = b.Shelf.RefreshHighlights(games, func(done, of int) error {
		if done == 2 && of == 3 {
			return stopped
		}
		return nil
	})
	must.Hold(t, errors.Is(err, stopped), "%v", err)
	_, pending, err = b.Shelf.Highlights(games)
	must.Hold(t, err == nil && pending == 1, "%d pending, %v", pending, err)
	all := feats(t, b, games)
	again, pending, err := b.Shelf.Highlights(games)
	if err != nil || pending != 0 || !reflect.DeepEqual(stats.Superlatives(people.People{}, all),
		stats.Superlatives((people.People{}), again)) {
		t.Fatalf("%d pending, %v", pending, err)
	}
	g := must.Get(b.Games.Load(games[0].ID))(t)
	for _, change := range []func(ledger.Author) error{g.Undo, g.Redo} {
		must.Do(t, change(ledger.Author{Person: "Ann"}))
	}
	games = listed(t, b)
	_, pending, err = b.Shelf.Highlights(games)
	expect.True(t, err == nil && pending == 1, "after a change: %d pending, %v", pending, err)
	if again = feats(t, b, games); !reflect.DeepEqual(count(again), count(all)) {
		t.Errorf("after undo and redo: %v, before %v", count(again), count(all))
	}
}

// A replay for a missing summary also stores the game's highlights.
func TestFeatsAreKeptWithSummaries(t *testing.T) {
	b, games := booked(t, "stockholder/three-seats-3x5", "brokeryard/duel", "stockpile/standard-four-hidden",
		"openmarket/hotels-merger")
	want := feats(t, b, games)
	beside := must.Get(sql.Open("sqlite", b.Path()))(t)
	defer func() { _ = beside.Close() }()
	must.Get(beside.Exec("DELETE FROM feat; DELETE FROM summary"))(t)
	games = must.Get(b.Shelf.Refresh(ledger.Unwatched))(t)
	got, pending, err := b.Shelf.Highlights(games)
	must.Hold(t, err == nil && pending == 0, "%d pending, %v", pending, err)
	had, have := stats.Superlatives(people.People{}, want), stats.Superlatives(people.People{}, got)
	expect.True(t, reflect.DeepEqual(have, had), "%+v, must be %+v", have, had)
}

func count(all []stats.Highlight) map[stats.HighlightKind]int {
	n := map[stats.HighlightKind]int{}
	for _, f := range all {
		n[f.Kind]++
	}
	return n
}

// A rulebook's own kinds of highlights differ from those of package stats.
func TestFeatsOfRulebooksHaveOneMeaning(t *testing.T) {
	for _, rules := range rulebooks.All() {
		highlighter, has := rules.(calc.Highlighter)
		if !has {
			t.Errorf("%s has no feats", rules.ID())
			continue
		}
		for _, highlight := range highlighter.Highlights() {
			switch kind := stats.HighlightKind(highlight); kind {
			case stats.Compensation, stats.Dividend, stats.Penalty, stats.MostBankruptcies:
			default:
				expect.True(t, !slices.Contains(stats.HighlightKinds(), kind),
					"%s: %s is worked out from standings", rules.ID(), kind)
			}
		}
	}
}
