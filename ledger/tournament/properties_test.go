package tournament

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A made is a tournament that is made up step by step.
type made struct {
	*Tournament
	t     *rapid.T
	names int
}

// A thousand tournaments of all formats, in which people join and leave, rest, change seats, get results, wrong ones that are
// corrected, penalties and lots, and in which things are taken back and brought again, never break what must always be.
func TestMadeUpTournamentsKeepTheirInvariants(t *testing.T) {
	times := 10
	if testing.Short() {
		times = 1
	}
	for range times {
		rapid.Check(t, func(t *rapid.T) {
			m := &made{Tournament: New("Friday", ledger.Author{}), t: t}
			m.try(m.plan())
			for range rapid.IntRange(5, 25).Draw(t, "steps") {
				m.step()
				m.sound()
			}
			m.goesBackAndForth()
		})
	}
}

func (m *made) below(n int, what string) int { return rapid.IntRange(0, n-1).Draw(m.t, what) }

// someone is nearly always a member.
func (m *made) someone() int { return m.below(len(m.state.Members)+1, "member") }

// plan is any plan.
func (m *made) plan() *Plan {
	size := 3 + m.below(4, "size")
	p := &Plan{
		Games:  []GameChoice{{Rulebook: "stockholder"}},
		Format: rapid.SampledFrom([]Format{Rounds, Cut, KnockOut, Series, MassStart}).Draw(m.t, "format"),
		Rounds: 1 + m.below(4, "rounds"), Size: size, Draw: Even, Final: 2 + m.below(4, "final"),
		Carry: []int{0, 50, 100}[m.below(3, "carry")], Through: 1 + m.below(size-1, "through"), Best: m.below(3, "best"),
		HiddenFrom: m.below(3, "hidden"),
		Scoring: Scoring{
			System: rapid.SampledFrom([]System{PlacePoints, NetWorth, TableShare, WinnerShare, Wins}).Draw(m.t, "system"),
			Even:   rapid.Bool().Draw(m.t, "even"), SittingOut: Points(m.below(3000, "sitting")), Absent: Points(m.below(3000, "absent") - 1500),
		},
		TieBreaks: rapid.Permutation(TieBreaks()).Draw(m.t, "ties")[:m.below(7, "count")],
	}
	if rapid.Bool().Draw(m.t, "limits") {
		p.Games[0].Least = 2 + m.below(4, "least")
		p.Games[0].Most = p.Games[0].Least + m.below(3, "more")
	}
	if rapid.Bool().Draw(m.t, "places") {
		p.Scoring.Places = map[string][]Points{"4": {7000, 2500, 1000, -500}}
	}
	return p
}

// step does something that may or may not be possible.
func (m *made) step() {
	by := ledger.Author{Person: "Carl"}
	s := m.State()
	switch kind := m.below(24, "what"); kind {
	case 0, 1, 2:
		e := &Join{}
		for range 1 + m.below(9, "people") {
			m.names++
			e.People = append(e.People, Joining{Name: fmt.Sprint("Anna ", m.names)})
		}
		m.try(e)
	case 3:
		m.try(&Leave{Member: m.someone()})
	case 4:
		m.try(&Return{Member: m.someone()})
	case 5:
		m.try(&Rest{Member: m.someone(), Plays: rapid.Bool().Draw(m.t, "plays")})
	case 6:
		m.try(&Wish{Members: [2]int{m.someone(), m.someone()}, Together: rapid.Bool().Draw(m.t, "together"), Lifted: m.below(4, "lifted") == 0})
	case 7:
		m.try(&Exchange{Round: m.below(4, "round"), Members: [2]int{m.someone(), m.someone()}})
	case 8:
		m.try(&Penalty{Member: m.someone(), Points: Points(m.below(4000, "points") - 2000), Reason: "late"})
	case 9:
		lots := DrawLots(len(s.Members), rapid.Uint64().Draw(m.t, "seed"))
		m.try(&lots)
	case 10:
		m.try(&Reveal{})
	case 11:
		m.try(&Award{Award: AwardShare, Member: m.someone()})
	case 12:
		m.try(&End{Lifted: rapid.Bool().Draw(m.t, "lifted")})
	case 13:
		_ = m.Undo(by)
	case 14:
		_ = m.Redo(by)
	case 15:
		if len(m.steps) > 1 {
			_ = m.Void(2+m.below(len(m.steps)-1, "entry"), by)
		}
	case 16:
		if round := m.below(len(s.Rounds)+1, "round"); round > 0 {
			table := s.Rounds[round-1].Tables[0]
			result := m.result(round, table)
			if err := m.Correct(result, by); err != nil {
				m.t.Fatalf("a correction: %v", err)
			}
		}
	case 17:
		if m.below(4, "plan") == 0 {
			m.try(m.plan())
		}
	case 18, 19:
		if round, missing := s.Lacking(); round > 0 {
			table := s.Rounds[round-1].Tables[missing[0]-1]
			m.try(m.result(round, table))
		}
	default:
		m.goOn()
	}
}

// goOn does what the tournament asks for.
func (m *made) goOn() {
	s := m.State()
	switch next := s.Next(); next.Task {
	case ToReport:
		for _, number := range next.Tables {
			m.must(m.result(next.Round, s.Rounds[next.Round-1].Tables[number-1]))
		}
	case ToDraw:
		method := rapid.SampledFrom([]Method{Even, ByStanding, Snake, ByHand}).Draw(m.t, "method")
		round, refusal := s.Draw(method, rapid.Uint64().Draw(m.t, "seed"))
		if refusal != nil {
			m.t.Fatalf("%+v, and then %v", next, refusal)
		}
		var sizes []int
		for _, table := range round.Tables {
			sizes = append(sizes, len(table.Members))
		}
		if !slices.Equal(slices.Sorted(slices.Values(sizes)), slices.Sorted(slices.Values(next.Sizes))) {
			m.t.Fatalf("tables of %v, said was %v", sizes, next.Sizes)
		}
		m.must(round)
		if redrawn, found := m.Redraw(round.Number); !found || (redrawn != Same) != (method == ByHand) {
			m.t.Fatalf("drawn again it is %s", redrawn)
		}
	case ToDrawLots:
		lots := DrawLots(len(s.Members), rapid.Uint64().Draw(m.t, "seed"))
		m.must(&lots)
		after := m.State()
		if after.Next().Task == ToDrawLots {
			m.t.Fatal("lots were drawn, and are asked for again")
		}
	case ToReveal:
		m.must(&Reveal{})
	}
}

// result is any result of a table.
func (m *made) result(round int, table Table) *Result {
	r := &Result{Round: round, Table: table.Number, Source: Typed}
	if m.below(10, "unplayed") == 0 {
		r.Unplayed = true
		return r
	}
	r.NoWorths = m.below(8, "worths") == 0
	for _, member := range table.Members {
		r.Places = append(r.Places, Placed{Member: member, Worth: 10*m.below(9, "worth") - 20, Out: m.below(9, "out") == 0})
	}
	RankByWorth(r.Places)
	return r
}

// games are finished games of some of the members, which count in a series.
func (m *made) games() []stats.Summary {
	if m.state.Plan.Format != Series || len(m.state.Members) < 2 {
		return nil
	}
	var all []stats.Summary
	for n := range m.below(4, "games") {
		game := stats.Summary{ID: ledger.GameID{byte(n + 1)}, Rulebook: "stockholder", Over: true}
		var worths []int
		for i := range 2 + m.below(len(m.state.Members)-1, "players") {
			game.Names, game.Ranks, worths = append(game.Names, m.state.Members[i].Name), append(game.Ranks, i+1), append(worths, 9-i)
		}
		game.Worths = stats.WorthsOf(worths)
		all = append(all, game)
	}
	return all
}

// must enters what has to be possible.
func (m *made) must(e Entry) {
	if err := m.Record(e, ledger.Author{Person: "Carl"}); err != nil {
		m.t.Fatalf("%s %+v: %v", e.Kind(), e, err)
	}
}

// try enters what may be possible. What is refused changes nothing.
func (m *made) try(e Entry) {
	before := m.State()
	err := m.Record(e, ledger.Author{Person: "Carl"})
	var refusal *calc.Refusal
	if err != nil && (!errors.As(err, &refusal) || !reflect.DeepEqual(before, m.State())) {
		m.t.Fatalf("%s: %v", e.Kind(), err)
	}
}

// sound is what is always so.
func (m *made) sound() {
	s := m.State()
	for _, drawn := range s.Rounds {
		met := map[int]bool{}
		for _, table := range append(drawn.Tables, Table{Members: drawn.Out}) {
			for _, member := range table.Members {
				if met[member] || !s.member(member) {
					m.t.Fatalf("round %d has member %d twice", drawn.Number, member)
				}
				met[member] = true
			}
		}
		_ = s.Cost(drawn.Announced())
	}
	for after := range len(s.Rounds) + 1 {
		m.standing(s.Standing(after))
	}
	m.standing(s.StandingIf(len(s.Rounds), func(table Table) []Placed { return m.result(1, table).Places }))
	with := s.WithGames(people.People{}, m.games())
	m.standing(with.Standing(len(with.Rounds)))
	_, _, _ = s.Next(), s.Over(), with.Proposals(nil)
	again := &Tournament{journal: m.journal}
	if err := again.follow(m.journal.Entries()); err != nil || !reflect.DeepEqual(again.state, s) {
		m.t.Fatalf("read again it is another one: %v", err)
	}
	for _, step := range m.steps {
		raw, err := encode(step.Entry)
		if err != nil {
			m.t.Fatal(err)
		}
		if e, err := decode(step.Entry.Kind(), raw, 1); err != nil || !reflect.DeepEqual(e, step.Entry) {
			m.t.Fatalf("%s is read as %+v, %v", raw, e, err)
		}
	}
}

// standing sees to it that points are the sum of their workings, and ranks those of an order.
func (m *made) standing(standing Standing) {
	met := map[int]bool{}
	for i, line := range standing.Lines {
		sum := Points(0)
		for _, score := range line.Scores {
			if !score.Uncounted {
				sum += score.Points
			}
			if !slices.Contains(WorkingRules(), score.Rule) {
				m.t.Fatalf("there is no rule %q", score.Rule)
			}
		}
		if sum != line.Points || met[line.Member] || len(line.Ties) != len(m.state.Plan.TieBreaks) {
			m.t.Fatalf("%+v comes to %s", line, sum)
		}
		met[line.Member] = true
		if rank := line.Rank; rank != i+1 && (i == 0 || rank != standing.Lines[i-1].Rank) {
			m.t.Fatalf("rank %d at %d", rank, i+1)
		}
	}
	if len(met) != len(m.state.Members) {
		m.t.Fatalf("%d lines", len(met))
	}
}

// goesBackAndForth takes everything back and brings it again.
func (m *made) goesBackAndForth() {
	by, states, chain := ledger.Author{}, []State{m.State()}, m.Chain()
	for {
		if err := m.Undo(by); err != nil {
			break
		}
		states = append(states, m.State())
	}
	for i := len(states) - 2; i >= 0; i-- {
		if err := m.Redo(by); err != nil || !reflect.DeepEqual(m.State(), states[i]) {
			m.t.Fatalf("brought again it is another one: %v", err)
		}
	}
	if m.Chain() != chain {
		m.t.Fatal("another chain")
	}
}

// What is worked out from four times as many penalties takes about four times the memory, and a state that was given away stays
// as it was when others are given.
func TestPenaltiesAreWorkedOutOneByOne(t *testing.T) {
	bytes := func(penalties int) uint64 {
		j := oplog.NewJournal("Cup", ledger.Author{})
		note := func(e Entry) {
			raw, err := encode(e)
			if err == nil {
				err = j.Write(j.Recording(e.Kind(), raw), ledger.Author{})
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		note(plan())
		note(&Join{People: []Joining{{Name: "Ann"}, {Name: "Ben"}, {Name: "Zoe"}, {Name: "Dan"}}})
		for i := range penalties {
			note(&Penalty{Member: i % 4, Points: Point, Reason: "late"})
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		cup, err := of(j)
		runtime.ReadMemStats(&after)
		if state := cup.State(); err != nil || state.Standing(0).Lines[0].Penalties != Points(penalties/4)*Point {
			t.Fatalf("%v, %+v", err, state.Standing(0))
		}
		return after.TotalAlloc - before.TotalAlloc
	}
	if few, many := bytes(500), bytes(2000); many > 8*few {
		t.Errorf("500 penalties take %d bytes, 2,000 take %d", few, many)
	}
	cup := crowd(t, plan(), 4)
	entered(t, cup, &Penalty{Member: 0, Points: Point, Reason: "late"})
	given := cup.State()
	one, _ := cup.Tried(&Penalty{Member: 1, Points: Point, Reason: "late"})
	two, _ := cup.Tried(&Penalty{Member: 2, Points: Point, Reason: "late"})
	entered(t, cup, &Penalty{Member: 3, Points: Point, Reason: "late"})
	for state, member := range map[*State]int{&given: 0, &one: 1, &two: 2} {
		if last := state.Penalties[len(state.Penalties)-1]; last.Member != member {
			t.Errorf("the penalty of %d is that of %d", member, last.Member)
		}
	}
}
