package tournament_test

import (
	"fmt"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// worked returns the state of a tournament with one table per round and the given net worths.
func worked(t *testing.T, p *tournament.Plan, members int, rounds ...map[int]int) tournament.State {
	t.Helper()
	p.Rounds = max(len(rounds), 1)
	cup := begun(t, p, joining(eight[:members]...))
	for i, worths := range rounds {
		round := &tournament.AnnouncedRound{Number: i + 1, Method: tournament.ByHand,
			Tables: []tournament.AnnouncedTable{{Game: ledger.NewGameID().String()}}}
		var places []tournament.Placed
		for member := range members {
			if worth, plays := worths[member]; plays {
				round.Tables[0].Members = append(round.Tables[0].Members, member)
				places = append(places, tournament.Placed{Member: member, Worth: worth})
			} else {
				round.Out = append(round.Out, member)
			}
		}
		entered(t, cup, round, typed(i+1, 1, places...))
	}
	return cup.State()
}

func pointsOf(standing standings.Standings) string {
	text := ""
	for _, line := range standing.ByMember() {
		text += line.Points.String() + " "
	}
	return text
}

func TestScoringSystems(t *testing.T) {
	four := map[int]int{0: 500, 1: 300, 2: 200, 3: 0} // 1000 in all
	for _, c := range []struct {
		name    string
		scoring tournament.Scoring
		size    int
		worths  map[int]int
		want    string
	}{
		{"10 6 4 for the first three, 1 for the last", tournament.Scoring{System: tournament.PlacePoints}, 4, four,
			"10 6 4 1 "},
		{"two share the first place: (10 + 6) / 2", tournament.Scoring{System: tournament.PlacePoints}, 4,
			map[int]int{0: 9, 1: 9, 2: 5, 3: 1}, "8 8 4 1 "},
		{"three share the last: (6 + 4 + 1) / 3 = 3.667", tournament.Scoring{System: tournament.PlacePoints}, 4,
			map[int]int{0: 9, 1: 5, 2: 5, 3: 5}, "10 3.667 3.667 3.667 "},
		{"as agreed on", tournament.Scoring{System: tournament.PlacePoints,
			Places: map[string][]tournament.Points{"3": {5000, 2500, 0}}}, 4, map[int]int{0: 9, 1: 7, 2: 5},
			"5 2.5 0 "},
		// Three places give 17 points, 5 ⅔ each; four give 21, 5 ¼ each: 10 × 21 × 3 / (17 × 4) = 9.265.
		{"three as if they were four", tournament.Scoring{System: tournament.PlacePoints, Even: true}, 4,
			map[int]int{0: 9, 1: 7, 2: 5}, "9.265 5.559 0.926 "},
		{"one for everybody has nothing to be compared to", tournament.Scoring{System: tournament.PlacePoints,
			Even: true}, 0, four, "10 6 4 1 "},
		{"worths", tournament.Scoring{System: tournament.NetWorth}, 4, map[int]int{0: 500, 1: -20, 2: 0}, "500 -20 0 "},
		{"500 / 1000 of the table", tournament.Scoring{System: tournament.TableShare}, 4, four, "50 30 20 0 "},
		{"debts count as nothing: 30 / 40", tournament.Scoring{System: tournament.TableShare}, 4,
			map[int]int{0: 30, 1: 10, 2: -500}, "75 25 0 "},
		// An equal share is 20 at a table of five and 25 at a table of four: 50 × 5 / 4.
		{"five as if they were four", tournament.Scoring{System: tournament.TableShare, Even: true}, 4,
			map[int]int{0: 50, 1: 20, 2: 10, 3: 10, 4: 10}, "62.5 25 12.5 12.5 12.5 "},
		// 100 × 4 / 14 × 7 / 5 is 40 and not 28.571 × 7 / 5.
		{"seven as if they were five", tournament.Scoring{System: tournament.TableShare, Even: true}, 5,
			map[int]int{0: 4, 1: 4, 2: 2, 3: 1, 4: 1, 5: 1, 6: 1}, "40 40 20 10 10 10 10 "},
		{"six share the places of three: 17 / 3", tournament.Scoring{System: tournament.PlacePoints, Even: true}, 3,
			map[int]int{0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}, "5.667 5.667 5.667 5.667 5.667 5.667 "},
		{"300 / 500 of the winner", tournament.Scoring{System: tournament.WinnerShare}, 4, four, "100 60 40 0 "},
		{"nothing of nothing", tournament.Scoring{System: tournament.WinnerShare}, 4, map[int]int{0: 0, 1: 0, 2: -5},
			"0 0 0 "},
		{"a victory", tournament.Scoring{System: tournament.Wins}, 4, four, "1 0 0 0 "},
		{"three share a victory: 1 / 3", tournament.Scoring{System: tournament.Wins}, 4,
			map[int]int{0: 7, 1: 7, 2: 7, 3: 1}, "0.333 0.333 0.333 0 "},
	} {
		p := plan()
		if p.Scoring, p.Size = c.scoring, c.size; c.size == 0 {
			p.Format, p.Size = tournament.MassStart, 5 // a size left over from another format
		}
		state := worked(t, p, len(c.worths), c.worths)
		expect.Equal(t, pointsOf(standings.After(&state, 1)), c.want, "%s", c.name)
	}
}

// Anna has 10 and 6, of which the better counts, less 2.5 as a penalty: 7.5. Dana has 2 points for sitting out, which
// counts, and 1 for coming last.
func TestPointsAreTheSumOfTheirWorkings(t *testing.T) {
	p := plan()
	p.Best, p.Scoring.SittingOut = 1, 2*tournament.Point
	state := worked(t, p, 4, map[int]int{0: 9, 1: 8, 2: 7}, map[int]int{0: 8, 1: 9, 2: 7, 3: 1})
	penalty := &tournament.Penalty{Member: 0, Points: 2500, Reason: "late"}
	applied(t, &state, penalty)
	standing := standings.After(&state, 2)
	got := pointsOf(standing)
	expect.True(t, got == "7.5 10 4 2 ", "%s: %+v", got, standing.Lines)
	anna, _ := standing.Line(0)
	last := anna.Scores[2]
	expect.True(t, len(anna.Scores) == 3 && anna.Scores[1].Uncounted && last.Rule == "tournament.score.penalty" &&
		last.Reason == "late" && last.Points == -2500 && anna.Penalties == 2500,
		"%+v", anna.Scores)
	// The penalty was given after the second round and changes no earlier standings.
	expect.Equal(t, pointsOf(standings.After(&state, 1)), "10 6 1 2 ", "after round 1")
}

// The final halves earlier points and penalties; penalties at the final count in full. Anna has (10 - 2) / 2 + 10 - 3.
// Ben keeps the whole point that he was given at the final.
func TestAPenaltyAtTheFinalCountsInFull(t *testing.T) {
	p := plan()
	p.Format, p.Final, p.Carry = tournament.Cut, 3, 50
	state := worked(t, p, 3, map[int]int{0: 9, 1: 8, 2: 7}, map[int]int{0: 9, 1: 8, 2: 7})
	state.Plan.Rounds = 1 // the second is the final
	fine := func(member, round int, points tournament.Points) {
		applied(t, &state, &tournament.Penalty{Member: member, Points: points, Reason: "late", Round: round})
	}
	fine(0, 1, 2*tournament.Point)
	fine(0, 2, 3*tournament.Point)
	fine(1, 2, -tournament.Point)
	expect.Equal(t, pointsOf(standings.After(&state, 2)), "11 10 1.5 ", "points after the final")
}

func TestTieBreaks(t *testing.T) {
	places := map[string][]tournament.Points{"2": {2000, 0}, "3": {3000, 2000, 1000}}
	for _, c := range []struct {
		by     tournament.TieBreak
		rounds []map[int]int
		points string
		ranks  string
		values string
	}{
		// Anna has 3 + 1 and Ben 2 + 2. Both have 4, but Anna won once. Carl has 1 + 3.
		{tournament.ByWins, []map[int]int{{0: 9, 1: 8, 2: 7}, {2: 9, 1: 8, 0: 7}}, "4 4 4 ", "1 3 1 ", "1 0 1 "},
		{tournament.BySeconds, []map[int]int{{0: 9, 1: 8, 2: 7}, {2: 9, 1: 8, 0: 7}}, "4 4 4 ", "2 1 2 ", "0 2 0 "},
		// Anna's best share is 6 / 10; Ben has 3 / 10 and 8 / 24; Carl's best is 15 / 24.
		{tournament.ByShare, []map[int]int{{0: 6, 1: 3, 2: 1}, {2: 15, 1: 8, 0: 1}}, "4 4 4 ", "2 3 1 ",
			"60000 33333 62500 "},
		// Anna and Ben each have 2 from a game for two. Anna beat Carl, Ben beat Dana, and Carl has 2 more than Dana.
		{tournament.ByOpponents, []map[int]int{{0: 9, 2: 8}, {1: 9, 3: 8}, {2: 9, 3: 8}}, "2 2 2 0 ", "1 3 2 4 ",
			"2000 0 1000 2000 "},
		// Anna beat Ben, Ben beat Carl, and Dana beat Anna. Of the three with 2 points, Anna has 0, Ben -1 and Dana 1.
		{tournament.ByMeeting, []map[int]int{{0: 9, 1: 8}, {1: 9, 2: 8}, {3: 9, 0: 8}}, "2 2 0 2 ", "2 3 4 1 ",
			"0 -1 0 1 "},
		// In a circle of victories all members stay equal.
		{tournament.ByMeeting, []map[int]int{{0: 9, 1: 8}, {1: 9, 2: 8}, {2: 9, 0: 8}}, "2 2 2 ", "1 1 1 ", "0 0 0 "},
		// Members without a lot share a place.
		{tournament.ByLots, []map[int]int{{0: 9, 1: 9, 2: 9}}, "2 2 2 ", "1 1 1 ", "0 0 0 "},
	} {
		p := plan()
		p.Scoring.Places, p.TieBreaks = places, []tournament.TieBreak{c.by}
		members := 3
		for _, round := range c.rounds {
			for member := range round {
				members = max(members, member+1)
			}
		}
		state := worked(t, p, members, c.rounds...)
		standing := standings.After(&state, len(c.rounds))
		ranks, values := "", ""
		for _, line := range standing.ByMember() {
			ranks += fmt.Sprint(line.Rank, " ")
			values += fmt.Sprint(line.Ties[0], " ")
		}
		if got := pointsOf(standing); got != c.points || ranks != c.ranks || values != c.values {
			t.Errorf("%s: points %s, ranks %s, values %s; must be %s, %s, %s", c.by, got, ranks, values, c.points,
				c.ranks, c.values)
		}
	}
}

// Meetings count only among members equal after the previous tie-break. Carl, who has no win, is not among them.
func TestMeetingsCountAmongEquals(t *testing.T) {
	p := plan()
	p.Scoring = tournament.Scoring{System: tournament.PlacePoints,
		Places: map[string][]tournament.Points{"3": {2000, 1000, 1000}, "2": {1000, 1000}}}
	p.TieBreaks = []tournament.TieBreak{tournament.ByWins, tournament.ByMeeting}
	// Anna has 2 + 1, Ben 1 + 2, Carl 1 + 1 + 1. Anna and Ben each won a game and finished ahead of the other once.
	state := worked(t, p, 3, map[int]int{0: 9, 1: 8, 2: 7}, map[int]int{1: 9, 0: 8, 2: 7}, map[int]int{0: 9, 1: 9})
	for _, line := range standings.After(&state, 3).ByMember()[:2] {
		expect.True(t, line.Points == 4*tournament.Point && line.Rank == 1 && line.Ties[1] == 0, "%+v", line)
	}
}

// Hugo leads at table 2, which has no result yet. Unknown places give no points.
func TestStandingsAsIfAllGamesEndedNow(t *testing.T) {
	cup := ofEight(t)
	announced(t, cup, tournament.ByHand, 0)
	foursEnd(t, cup, [4]int{100, 99, 98, 97})
	state := cup.State()
	expect.Equal(t, pointsOf(standings.After(&state, 1)), "10 6 4 1 0 0 0 0 ", "with one result")
	now := standings.AfterIf(&state, 1, func(table tournament.DrawnTable) []tournament.Placed {
		var places []tournament.Placed
		for i, member := range table.Members {
			places = append(places, tournament.Placed{Member: member, Worth: i})
		}
		tournament.RankByWorth(places)
		return places
	})
	hugo, _ := now.Line(7)
	got := pointsOf(now)
	expect.True(t, got == "10 6 4 1 1 4 6 10 " && hugo.Scores[0].Open, "%s %+v", got, hugo)
	nobody := func(tournament.DrawnTable) []tournament.Placed { return nil }
	expect.Equal(t, pointsOf(standings.AfterIf(&state, 1, nobody)), "10 6 4 1 0 0 0 0 ", "with what nobody knows")
	round, missing := state.Lacking()
	expect.True(t, round == 1 && len(missing) == 1, "a standing changed the tournament")
}

// Anna has 600 of 1000. Ben, who moves first, won by a margin of 2 out of 400. A margin of 1 among debtors is none.
func TestProposalsForAwards(t *testing.T) {
	state := worked(t, plan(), 4, map[int]int{0: 600, 1: 200, 2: 150, 3: 50}, map[int]int{1: 400, 2: 398, 3: 1},
		map[int]int{0: -1, 3: -2})
	game := state.Rounds[0].Tables[0].Game
	feats := []stats.Highlight{
		{Kind: stats.Compensation, Game: &stats.Summary{ID: game, Names: []string{"Anna", "Ben", "Carl", "Dana"}},
			Seat: 2, Value: 77},
		{Kind: stats.Compensation, Game: &stats.Summary{ID: ledger.GameID{9}, Names: []string{"Zoe"}}, Seat: 0,
			Value: 99},
		{Kind: stats.Comeback, Game: &stats.Summary{ID: game, Names: []string{"Dana", "Carl", "Ben", "Anna"}}, Seat: 3,
			Value: 10, Of: 40},
		{Kind: stats.Comeback, Game: &stats.Summary{ID: game}, Seat: calc.None, Value: 10, Of: 40},
	}
	first := map[string]standings.Proposal{}
	for _, p := range standings.Proposals(&state, feats) {
		if _, known := first[p.Award]; !known {
			first[p.Award] = p
		}
	}
	for _, want := range []standings.Proposal{
		{Award: standings.AwardShare, Member: 0, Round: 1, Table: 1, Value: 60_000, Of: 0},
		{Award: standings.AwardFirst, Member: 0, Round: 1, Table: 1, Value: 60_000, Of: 0},
		{Award: standings.AwardLast, Member: 3, Round: 1, Table: 1, Value: 5_000, Of: 0},
		{Award: standings.AwardNarrow, Member: 1, Round: 2, Table: 1, Value: 2, Of: 400},
		{Award: standings.AwardSeconds, Member: 2, Round: 0, Table: 0, Value: 1, Of: 0},
		{Award: standings.AwardCompensation, Member: 2, Round: 1, Table: 1, Value: 77, Of: 0},
		{Award: standings.AwardComeback, Member: 0, Round: 1, Table: 1, Value: 10, Of: 40},
	} {
		got := first[want.Award]
		expect.True(t, got == want, "%+v, must be %+v", got, want)
	}
}
