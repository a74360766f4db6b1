package tournament_test

import (
	"fmt"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	ledgergame "scripkeeper/ledger/game"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// A recorded game counts in a series, with its final net worths, for the people who played it under whatever name.
func TestASeriesKnowsPeopleOfTheBook(t *testing.T) {
	book := must.Get(book.Open(t.TempDir()+"/games.db", rulebooks.All()))(t)
	defer func() { _ = book.Close() }()
	for _, name := range recordings.Names(t, "stockholder") {
		must.Get(book.Games.Import(recordings.Read(t, "stockholder", name).Record, ledger.Author{}))(t)
	}
	g := must.Get(book.Shelf.List())(t)
	known := must.Get(book.People.All())(t)
	for _, game := range g {
		p := plan()
		p.Format, p.Rounds, p.Scoring, p.Since, p.Until = tournament.Series, 0,
			tournament.Scoring{System: tournament.NetWorth}, game.Begun, game.Begun
		cup, joining := tournament.New("Season", ledger.Author{}), &tournament.Join{}
		for i, person := range known.Seated(game.ID) {
			joining.People = append(joining.People, tournament.Joining{Name: fmt.Sprint("Zoe ", i),
				Person: person.ID.String()})
		}
		entered(t, cup, p, joining)
		state := cup.State()
		expect.True(t, len(games.WithGames(&state, people.People{}, []stats.Summary{game}).Rounds) == 0,
			"%s counts for strangers", game.Title)
		if game.Over {
			undated, dated := game, state
			undated.PlayTime, dated.Plan.Until = ledgergame.PlayTime{}, time.Now()
			expect.Equal(t, games.Against(&dated, known, undated).Reason, "tournament.series.undated",
				"%s at no known time does not count since", game.Title)
		}
		with := games.WithGames(&state, known, []stats.Summary{game})
		if counts := len(with.Rounds) == 1; counts != game.Over {
			t.Errorf("%s counts: %v, over: %v", game.Title, counts, game.Over)
			continue
		}
		for seat := range game.Names {
			worth, known := game.Worth(seat)
			if line, _ := standings.After(&with, 1).Line(seat); known && game.Over &&
				line.Points != tournament.Points(worth)*tournament.Point {
				t.Errorf("%s: seat %d has %s, must have %d", game.Title, seat, line.Points, worth)
			}
		}
	}
}
