package tournament_test

import (
	"fmt"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
)

func crowd(t testing.TB, p *tournament.Plan, people int) *tournament.Tournament {
	t.Helper()
	return begun(t, p, joiningAs("Anna", people))
}

func joiningAs(name string, people int) *tournament.Join {
	names := make([]string, people)
	for i := range names {
		names[i] = fmt.Sprint(name, " ", i)
	}
	return joining(names...)
}

func ofRounds(rounds, size int) *tournament.Plan {
	p := plan()
	p.Rounds, p.Size = rounds, size
	return p
}

func announced(t testing.TB, cup *tournament.Tournament, method tournament.Method,
	seed uint64) *tournament.AnnouncedRound {
	t.Helper()
	state := cup.State()
	round := allowed(draw.Round(&state, method, seed))
	entered(t, cup, round)
	return round
}

func repeats(s tournament.State) int {
	all := make([]seating.Tables, len(s.Rounds))
	for i, drawn := range s.Rounds {
		for _, table := range drawn.Tables {
			all[i] = append(all[i], table.Members)
		}
	}
	return seating.Repeats(all)
}

// A new draw starts when people come or leave. It takes the rounds played into account, so that few people meet again.
func TestADrawBeginsAnewWhenPeopleChange(t *testing.T) {
	cup := crowd(t, ofRounds(5, 4), 20)
	announced(t, cup, tournament.Even, 1)
	played(t, cup)
	entered(t, cup, &tournament.Leave{Member: 3}, joining("Zoe"))
	round := announced(t, cup, tournament.Even, 2)
	expect.True(t, round.Seed == 2 && round.From == 2, "seed %d from %d", round.Seed, round.From)
	played(t, cup)
	announced(t, cup, tournament.Even, 3)
	state := cup.State()
	if last := state.Rounds[2]; last.Seed != 2 || last.From != 2 || repeats(state) > 0 {
		t.Errorf("seed %d from %d, %d meetings are not the first", last.Seed, last.From, repeats(state))
	}
	// An exchange also ends a draw. The next draw counts the rounds as they were played.
	entered(t, cup, &tournament.Exchange{Round: 3, Members: [2]int{state.Rounds[2].Tables[0].Members[0],
		state.Rounds[2].Tables[1].Members[0]}})
	played(t, cup)
	if round := announced(t, cup, tournament.Even, 4); round.Seed != 4 || round.From != 4 {
		t.Errorf("seed %d from %d", round.Seed, round.From)
	}
	redrawn, _ := draw.Redraw(cup, 3)
	expect.True(t, redrawn == draw.Same, "what was announced before an exchange is %s", redrawn)
}

// No member sits out twice before every member has sat out once, whatever the method.
func TestSittingOutGoesAround(t *testing.T) {
	for _, method := range []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake} {
		p := ofRounds(6, 4)
		p.Games[0].Least, p.Games[0].Most = 4, 4
		cup := crowd(t, p, 6)
		for round := range 6 {
			announced(t, cup, method, uint64(round+9))
			state := cup.State()
			sat := map[int]int{}
			for _, drawn := range state.Rounds {
				for _, member := range drawn.Out {
					sat[member]++
				}
			}
			for member := range 6 {
				if times, rounds := sat[member], round+1; times < rounds*2/6 || times > (rounds*2+5)/6 {
					t.Errorf("%s: after %d rounds member %d sat out %d times", method, rounds, member, times)
				}
			}
			cost := draw.CostOf(&state, state.Rounds[round].Announced())
			expect.True(t, len(cost.Out) == 0, "%s: %v sit out too often", method, cost.Out)
			played(t, cup)
		}
	}
}

// Within the game's limits, tables of another size are chosen rather than letting members sit out.
func TestTablesFitTheGame(t *testing.T) {
	for _, c := range []struct {
		people, least, most, size int
		want                      string
	}{
		{13, 0, 0, 4, "[5 4 4] 0"}, {7, 0, 0, 4, "[4 3] 0"}, {7, 4, 6, 4, "[6] 1"}, {7, 2, 4, 4, "[4 3] 0"},
		{11, 5, 6, 5, "[6 5] 0"},
		{9, 5, 6, 6, "[6] 3"}, {5, 2, 9, 3, "[5] 0"}, {7, 3, 3, 6, "[3 3] 1"}, {2, 0, 0, 3, "[] 0"},
		{17, 0, 0, 4, "[5 4 4 4] 0"},
	} {
		p := ofRounds(1, c.size)
		p.Games[0].Least, p.Games[0].Most = c.least, c.most
		cup := crowd(t, p, c.people)
		state := cup.State()
		next := draw.NextOf(&state)
		if got := fmt.Sprint(next.Sizes, next.Out); got != c.want ||
			(next.Task == draw.ToDraw) != (len(next.Sizes) > 0) {
			t.Errorf("%d people: %+v, must be %s", c.people, next, c.want)
		}
	}
}

// The best members sit at the first table or, with a snake, are spread over all tables.
func TestTablesByStanding(t *testing.T) {
	for _, c := range []struct {
		method tournament.Method
		want   string
	}{
		{tournament.ByStanding, "[[0 1 2 3] [4 5 6 7] [8 9 10 11]]"},
		{tournament.Snake, "[[0 5 6 11] [1 4 7 10] [2 3 8 9]]"},
	} {
		p := ofRounds(2, 4)
		p.Draw, p.Scoring = tournament.ByStanding, tournament.Scoring{System: tournament.NetWorth}
		cup := crowd(t, p, 12)
		announced(t, cup, tournament.Even, 1)
		played(t, cup) // a smaller number means a higher worth
		round := announced(t, cup, c.method, 2)
		var tables [][]int
		for _, table := range round.Tables {
			tables = append(tables, slices.Sorted(slices.Values(table.Members)))
		}
		expect.Equal(t, fmt.Sprint(tables), c.want, "%s", c.method)
	}
}

func TestWishesAreFulfilled(t *testing.T) {
	cup := crowd(t, ofRounds(4, 4), 16)
	entered(t, cup, &tournament.Wish{Members: [2]int{2, 9}, Together: true}, &tournament.Wish{Members: [2]int{4, 5}})
	for round := range 4 {
		announced(t, cup, tournament.Even, uint64(round))
		state := cup.State()
		cost := draw.CostOf(&state, state.Rounds[round].Announced())
		expect.True(t, len(cost.Unmet) == 0, "round %d: %+v", round+1, cost)
		played(t, cup)
	}
	if state := cup.State(); repeats(state) > 10 { // members 2 and 9 meet again three times, as they wish
		t.Errorf("%d meetings are not the first", repeats(state))
	}
}

func TestASwapHasItsCost(t *testing.T) {
	cup := crowd(t, ofRounds(2, 4), 16)
	first := announced(t, cup, tournament.Even, 1)
	played(t, cup)
	state := cup.State()
	round, _ := draw.Round(&state, tournament.Even, 1)
	if cost := draw.CostOf(&state, round); len(cost.Again) != 0 || cost.Squares != 4*6 || cost.Sizes != 0 {
		t.Errorf("%+v", cost)
	}
	// The first member at table 1 swaps to the table of a former neighbour, whom he then meets again.
	mate, table := first.Tables[0].Members[1], 0
	for i, one := range round.Tables {
		if slices.Contains(one.Members, mate) {
			table = i
		}
	}
	other := round.Tables[table].Members[0]
	if other == mate {
		other = round.Tables[table].Members[1]
	}
	expect.True(t, round.Swap(first.Tables[0].Members[0], other) && !round.Swap(0, 0) && !round.Swap(0, 99),
		"a swap went wrong")
	cost := draw.CostOf(&state, round)
	if len(cost.Again) == 0 || cost.Again[0].Times != 2 || cost.Squares < 4*6+3 || round.Method != tournament.ByHand {
		t.Errorf("%+v", cost)
	}
	entered(t, cup, round)
	redrawn, _ := draw.Redraw(cup, 2)
	expect.True(t, redrawn == draw.Unchecked, "a round by hand is %s", redrawn)
}

func TestMembersHaveTheShortNamesOfTheBook(t *testing.T) {
	var known []people.Person
	s := tournament.State{Members: []tournament.Member{{Name: "Ann"}, {Name: "Carl"}}}
	for i, p := range []people.Person{{Name: "Benjamin", Short: "Ben"}, {Name: "Anna Theodora", Short: "Ann"},
		{Name: "Dana"}} {
		p.ID = ledger.PersonID{byte(i + 1)}
		known = append(known, p)
		s.Members = append(s.Members, tournament.Member{Name: p.Name, Person: p.ID.String()})
	}
	if got := games.ShortNames(&s, people.New(known...)); !slices.Equal(got,
		[]string{"Ann", "Carl", "Ben", "Anna Theodora", "Dana"}) {
		t.Errorf("%q", got)
	}
}
