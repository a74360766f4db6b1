package tournament_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

func lineUp(standing standings.Standings) []int {
	var all []int
	for _, line := range standing.Lines {
		all = append(all, line.Member)
	}
	return all
}

// In every format, the director gets one task after another, and none at the end.
func TestWhatComesNext(t *testing.T) {
	for _, c := range []struct {
		format tournament.Format
		people int
		want   string
	}{
		{tournament.Rounds, 8, "plan join draw1[4 4] report1[1 2] draw2[4 4] report2[1 2] over "},
		{tournament.Cut,
			8, "plan join draw1[4 4] report1[1 2] draw2[4 4] report2[1 2] draw3[4]final report3[1]final over "},
		{tournament.KnockOut,
			24, "plan join draw1[4 4 4 4 4 4] report1[1 2 3 4 5 6] draw2[4 4 4] report2[1 2 3] draw3[4 4] report3[1 2] draw4[4]final report4[1]final over "},
		{tournament.MassStart, 11, "plan join draw1[11] report1[1] draw2[11] report2[1] over "},
	} {
		p := plan()
		p.Format, p.Rounds, p.Final, p.Through, p.Scoring = c.format, 2, 4, 2,
			tournament.Scoring{System: tournament.NetWorth}
		cup, got := tournament.New("Friday", ledger.Author{}), ""
		for range 20 {
			state := cup.State()
			next := draw.NextOf(&state)
			got += string(next.Task)
			switch next.Task {
			case draw.ToPlan:
				entered(t, cup, p)
			case draw.ToJoin:
				entered(t, cup, joiningAs("Anna", c.people))
			case draw.ToDraw:
				got += fmt.Sprintf("%d%v", next.Round, next.Sizes)
				announced(t, cup, tournament.Even, 1)
			case draw.ToReport:
				got += fmt.Sprintf("%d%v", next.Round, next.Tables)
				played(t, cup)
			}
			if next.Final {
				got += "final"
			}
			if got += " "; next.Task == draw.ToCelebrate {
				break
			}
		}
		expect.True(t, got == c.want, "%s:\n%s\nmust be\n%s", c.format, got, c.want)
	}
}

// Four of eight members play the final table. If half the points carry over, 20 points become 10. Members who did not
// qualify rank behind, whatever their points are.
func TestACutEndsWithAFinalTable(t *testing.T) {
	for _, c := range []struct {
		carry int
		want  tournament.Points
	}{{100, 20*tournament.Point + tournament.Point}, {50, 10*tournament.Point + tournament.Point},
		{0, tournament.Point}} {
		p := plan()
		p.Format, p.Rounds, p.Final, p.Carry = tournament.Cut, 2, 4, c.carry
		p.TieBreaks = append(p.TieBreaks, tournament.ByLots)
		cup := begun(t, p, joining(eight...))
		for range 2 {
			announced(t, cup, tournament.ByStanding, 4)
			played(t, cup)
		}
		state := cup.State()
		before := standings.After(&state, 2)
		leader, ranks := before.Lines[0].Member, lineUp(before)
		must.Hold(t, before.Lines[0].Points == 20*tournament.Point, "%+v", before.Lines[0])
		if next := draw.NextOf(&state); next.Task == draw.ToDrawLots {
			lots := tournament.DrawLots(8, 1)
			entered(t, cup, &lots)
			state = cup.State()
			ranks = lineUp(standings.After(&state, 2))
		}
		final := announced(t, cup, tournament.Even, 3)
		at := slices.Sorted(slices.Values(final.Tables[0].Members))
		expect.True(t, slices.Equal(at, slices.Sorted(slices.Values(ranks[:4]))) && len(final.Out) == 0,
			"%v play the final, of %v", at, ranks)
		var places []tournament.Placed
		for _, member := range final.Tables[0].Members {
			worth := 100 + member
			if member == leader {
				worth = 1
			}
			places = append(places, tournament.Placed{Member: member, Worth: worth})
		}
		entered(t, cup, typed(3, 1, places...))
		state = cup.State()
		standing := standings.After(&state, 3)
		line, _ := standing.Line(leader)
		expect.True(t, line.Points == c.want && line.Stage == 1 && line.Rank <= 4,
			"carrying %d: %+v, must be %s", c.carry, line, c.want)
		expect.True(t, slices.Equal(lineUp(standing)[4:], ranks[4:]) && state.Over(),
			"behind the final: %v, was %v", lineUp(standing), ranks)
	}
}

func knockOut(size, through int) *tournament.Plan {
	p := plan()
	p.Format, p.Rounds, p.Size, p.Through = tournament.KnockOut, 0, size, through
	p.Scoring = tournament.Scoring{System: tournament.NetWorth}
	return p
}

// foursEnd ends the first round, with members 0 to 3 at the first table, 4 to 7 at the second, and so on.
func foursEnd(t *testing.T, cup *tournament.Tournament, tables ...[4]int) {
	t.Helper()
	for table, worths := range tables {
		var places []tournament.Placed
		for i, worth := range worths {
			places = append(places, tournament.Placed{Member: 4*table + i, Worth: worth})
		}
		entered(t, cup, typed(1, table+1, places...))
	}
}

// The final has the 3 winners and the best of the others: of the three second-placed players, the one with the highest
// net worth. The final decides, not earlier points.
func TestAKnockOutTakesTheBestLosers(t *testing.T) {
	cup := crowd(t, knockOut(4, 1), 12)
	announced(t, cup, tournament.ByHand, 0) // at tables 0 to 3, 4 to 7 and 8 to 11
	state := cup.State()
	_, refusal := draw.RoundByHand(&state, seating.Tables{{0, 4, 8}})
	must.Hold(t, refusal != nil && refusal.Code == "tournament.draw.results", "by hand: %v", refusal)
	foursEnd(t, cup, [4]int{900, 500, 10, 20}, [4]int{300, 290, 280, 270}, [4]int{100, 99, 98, 97})
	state = cup.State()
	byHand := allowed(draw.RoundByHand(&state, seating.Tables{{0, 4}, {8, 1}}))
	expect.Equal(t, len(byHand.Out), 0, "sitting out instead of knocked out")
	final := announced(t, cup, tournament.Even, 1)
	at := slices.Sorted(slices.Values(final.Tables[0].Members))
	expect.True(t, fmt.Sprint(at, final.Out) == "[0 1 4 8] []", "%v play the final", at)
	entered(t, cup, typed(2, 1, []tournament.Placed{{Member: 8, Worth: 50}, {Member: 4, Worth: 40},
		{Member: 1, Worth: 30}, {Member: 0, Worth: 20}}...))
	state = cup.State()
	// After the final's players come the seconds, by score (5, 9), the thirds (6, 10, 3) and the fourths (7, 11, 2).
	got := lineUp(standings.After(&state, 2))
	expect.True(t, fmt.Sprint(got) == "[8 4 1 0 5 9 6 10 3 7 11 2]" && state.Over(), "%v", got)
}

func TestATableThatWasNotPlayedRanksLast(t *testing.T) {
	cup := crowd(t, knockOut(4, 1), 8)
	announced(t, cup, tournament.ByHand, 0)
	foursEnd(t, cup, [4]int{4, 3, 2, 1})
	entered(t, cup, &tournament.Result{Round: 1, Table: 2, Unplayed: true, Source: tournament.Typed})
	state := cup.State()
	expect.Equal(t, fmt.Sprint(lineUp(standings.After(&state, 1))), "[0 1 2 3 4 5 6 7]", "line-up")
}

// If candidates for the last seat in the next round are equal, only lots decide between them.
func TestLotsDecideWhoGoesOn(t *testing.T) {
	cup := crowd(t, knockOut(4, 1), 12)
	announced(t, cup, tournament.ByHand, 0)
	foursEnd(t, cup, [4]int{900, 500, 10}, [4]int{900, 500, 10}, [4]int{900, 500, 10})
	state := cup.State()
	if next := draw.NextOf(&state); next.Task != draw.ToDrawLots || next.Why == nil {
		t.Fatalf("%+v", next)
	} else if count, _ := next.Why.Term("count"); count != 3 {
		t.Errorf("%d are equal", count)
	}
	lots := tournament.DrawLots(12, 5)
	entered(t, cup, &lots)
	luckiest := slices.IndexFunc(lots.Order, func(member int) bool { return member%4 == 1 })
	if final := announced(t, cup, tournament.Even, 1); !slices.Contains(final.Tables[0].Members, lots.Order[luckiest]) {
		t.Errorf("%v play the final, the lots are %v", final.Tables[0].Members, lots.Order)
	}
}

// Members without a seat in the first round of a knock-out play the next round, unless they chose to sit out.
func TestWhoHadNoSeatGoesOn(t *testing.T) {
	p := plan()
	p.Format, p.Rounds, p.Through, p.Size = tournament.KnockOut, 0, 1, 4
	p.Games[0].Least, p.Games[0].Most = 4, 4
	cup := crowd(t, p, 14)
	entered(t, cup, &tournament.Rest{Member: 13})
	first := announced(t, cup, tournament.ByHand, 0)
	played(t, cup)
	final := announced(t, cup, tournament.Even, 0)
	unlucky := slices.IndexFunc(first.Out, func(member int) bool { return member != 13 })
	if len(first.Out) != 2 || !slices.Contains(final.Tables[0].Members, first.Out[unlucky]) ||
		slices.Contains(final.Tables[0].Members, 13) {
		t.Errorf("%v had no seat, %v play the final", first.Out, final.Tables[0].Members)
	}
}

func TestEveryKnockOutEnds(t *testing.T) {
	for size := tournament.MinSize; size <= tournament.MaxSize; size++ {
		for through := 1; through < size; through++ {
			for people := 3; people < 50; people += 1 + people/20 {
				cup := crowd(t, knockOut(size, through), people)
				left := people + 1
				for state := cup.State(); !state.Over(); state = cup.State() {
					round, refusal := draw.Round(&state, tournament.ByHand, 1)
					must.Hold(t, refusal == nil,
						"%d people, tables of %d, %d go on: %v", people, size, through, refusal)
					now := 0
					for _, table := range round.Tables {
						now += len(table.Members)
					}
					must.Hold(t, now < left,
						"%d people, tables of %d, %d go on: %d after %d", people, size, through, now, left)
					left = now
					entered(t, cup, round)
					played(t, cup)
				}
				state := cup.State()
				expect.True(t, standings.After(&state, 99).Lines[0].Member == 0,
					"%d people: the best did not win", people)
			}
		}
	}
}

// The best two of three games count, with -1 point for each of these that a member missed. Anna won all three games;
// Carl played one game.
func TestASeriesCountsItsGames(t *testing.T) {
	p := plan()
	p.Format, p.Rounds, p.Size, p.Best, p.Scoring = tournament.Series, 0, 0, 2,
		tournament.Scoring{System: tournament.PlacePoints, Absent: -tournament.Point}
	p.Since = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	cup := tournament.New("Season", ledger.Author{})
	entered(t, cup, p, joining("Anna", "Ben", "Carl"))
	at := 0
	game := func(change func(*stats.Summary), names ...string) stats.Summary {
		at++
		s := stats.Summary{ID: ledger.GameID{byte(at)}, Rulebook: "stockholder", Names: names, Over: true}
		s.Begun = p.Since.AddDate(0, 0, at)
		var worths []int
		for i := range names {
			s.Ranks, worths = append(s.Ranks, i+1), append(worths, 100-i)
		}
		s.Worths = stats.WorthsOf(worths)
		if change != nil {
			change(&s)
		}
		return s
	}
	g := []stats.Summary{
		game(nil, "Anna", " ben ", "CARL"), game(nil, "Anna", "Ben"), game(nil, "Anna", "Ben"),
		game(nil, "Anna", "Zoe"),
		game(func(s *stats.Summary) { s.Over = false }, "Ben", "Anna"),
		game(func(s *stats.Summary) { s.Rulebook = "tycoon" }, "Ben", "Anna"),
		game(func(s *stats.Summary) { s.Begun = p.Since.AddDate(-1, 0, 0) }, "Ben", "Anna"),
		game(func(s *stats.Summary) { s.Begun = time.Time{} }, "Ben", "Anna"),
		game(func(s *stats.Summary) { s.Deleted = true }, "Ben", "Anna"),
		game(func(s *stats.Summary) { s.Fault = &ledger.Fault{Code: "book.damaged"} }, "Ben", "Anna"),
		game(nil, "Ben", "Anna"),
	}
	entered(t, cup, &tournament.Except{Game: g[10].ID.String()})
	slices.Reverse(g)
	state := cup.State()
	with := games.WithGames(&state, people.People{}, append(g, g...))
	if len(with.Rounds) != 3 || len(state.Rounds) != 0 || with.Over() || draw.NextOf(&with).Task != draw.ToPlay {
		t.Fatalf("%d games, %+v", len(with.Rounds), draw.NextOf(&with))
	}
	// Anna has 10 + 10. Ben was second of three (6) and twice second of two (1 each), so he has 6 + 1. Carl was last of
	// three (1) and has -1 for a missed game.
	for i, want := range []tournament.Points{20 * tournament.Point, 7 * tournament.Point, 0} {
		if line, _ := standings.After(&with, 3).Line(i); line.Points != want {
			t.Errorf("%s has %s, must have %s: %+v", with.Members[i].Name, line.Points, want, line.Scores)
		}
	}
	entered(t, cup, &tournament.End{})
	if state = cup.State(); !state.Over() || draw.NextOf(&state).Task != draw.ToCelebrate {
		t.Errorf("%+v", draw.NextOf(&state))
	}
}

// Hidden standings stay hidden to the end, when the director's task is to reveal them.
func TestHiddenStandingsAreRevealed(t *testing.T) {
	p := plan()
	p.Rounds, p.HiddenFrom = 2, 2
	cup := begun(t, p, joining(eight...))
	for range 2 {
		announced(t, cup, tournament.Even, 1)
		played(t, cup)
	}
	state := cup.State()
	expect.True(t, !state.Hidden(1) && state.Hidden(2) && draw.NextOf(&state).Task == draw.ToReveal,
		"%+v", draw.NextOf(&state))
	entered(t, cup, &tournament.Reveal{})
	if state = cup.State(); state.Hidden(2) || draw.NextOf(&state).Task != draw.ToCelebrate {
		t.Errorf("%+v", draw.NextOf(&state))
	}
}

func TestAPlanFitsItsGames(t *testing.T) {
	p := plan()
	p.Games[0].Least, p.Games[0].Most = 7, 9
	cup := tournament.New("Friday", ledger.Author{})
	refused(t, "tournament.plan.seats", cup.Record(p, ledger.Author{}))
	p.Format, p.Size = tournament.MassStart, 0
	entered(t, cup, p, joining(eight...), &tournament.Leave{Member: 0}, joining("Zoe", "Yana", "Xaver"))
	state := cup.State()
	next := draw.NextOf(&state)
	expect.True(t, next.Task == draw.ToJoin && next.Why.Code == "tournament.draw.many", "%+v", next)
}

func membersOf(r *tournament.AnnouncedRound) [][]int {
	var all [][]int
	for _, table := range r.Tables {
		all = append(all, table.Members)
	}
	return all
}

// A tournament drawn by an older edition continues with that edition, and its draws can be repeated. Draws made by a
// newer version of the program cannot be checked.
func TestOldDrawingsAreCheckedAsTheyWereDrawn(t *testing.T) {
	cup := crowd(t, ofRounds(5, 5), 30)
	state := cup.State()
	first := allowed(draw.RoundBy(&state, tournament.Even, 7, seating.First))
	if now, _ := draw.Round(&state, tournament.Even, 7); reflect.DeepEqual(membersOf(now), membersOf(first)) ||
		now.Edition != seating.Latest {
		t.Fatalf("edition %d gives the tables of the first one", now.Edition)
	}
	entered(t, cup, first)
	played(t, cup)
	second := announced(t, cup, tournament.Even, 8)
	expect.True(t, second.Edition == seating.First && second.Seed == 7 && second.From == 1,
		"edition %d, seed %d from %d", second.Edition, second.Seed, second.From)
	for round := 1; round <= 2; round++ {
		redrawn, _ := draw.Redraw(cup, round)
		expect.True(t, redrawn == draw.Same, "round %d, drawn again: %s", round, redrawn)
	}
	played(t, cup)
	state = cup.State()
	later, _ := draw.Round(&state, tournament.Even, 9)
	later.Edition = seating.Latest + 1
	entered(t, cup, later)
	if redrawn, _ := draw.Redraw(cup, 3); redrawn != draw.Newer {
		t.Errorf("a round of a later way, drawn again: %s", redrawn)
	}
}
