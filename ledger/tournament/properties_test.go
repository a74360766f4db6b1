package tournament_test

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

type made struct {
	*tournament.Tournament
	t     *rapid.T
	names int
}

// Random tournaments in all formats, with every kind of change, keep their invariants.
func TestMadeUpTournamentsKeepTheirInvariants(t *testing.T) {
	times := 3
	if testing.Short() {
		times = 1
	}
	for range times {
		rapid.Check(t, func(t *rapid.T) {
			m := &made{Tournament: tournament.New("Friday", ledger.Author{}), t: t}
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

func (m *made) someone() int { return m.below(len(m.State().Members)+1, "member") }

func (m *made) plan() *tournament.Plan {
	size := 3 + m.below(4, "size")
	p := &tournament.Plan{
		Games: []tournament.GameChoice{{Rulebook: "stockholder"}},
		Format: rapid.SampledFrom([]tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut,
			tournament.Series, tournament.MassStart}).Draw(m.t, "format"),
		Rounds: 1 + m.below(4, "rounds"), Size: size, Draw: tournament.Even, Final: 2 + m.below(4, "final"),
		Carry: []int{0, 50, 100}[m.below(3, "carry")], Through: 1 + m.below(size-1, "through"),
		Best:       m.below(3, "best"),
		HiddenFrom: m.below(3, "hidden"),
		Scoring: tournament.Scoring{
			System: rapid.SampledFrom([]tournament.System{tournament.PlacePoints, tournament.NetWorth,
				tournament.TableShare, tournament.WinnerShare, tournament.Wins}).Draw(m.t, "system"),
			Even: rapid.Bool().Draw(m.t, "even"), SittingOut: tournament.Points(m.below(3000, "sitting")),
			Absent: tournament.Points(m.below(3000, "absent") - 1500),
		},
		TieBreaks: rapid.Permutation(tournament.TieBreaks()).Draw(m.t, "ties")[:m.below(7, "count")],
	}
	if rapid.Bool().Draw(m.t, "limits") {
		p.Games[0].Least = 2 + m.below(4, "least")
		p.Games[0].Most = p.Games[0].Least + m.below(3, "more")
	}
	if rapid.Bool().Draw(m.t, "places") {
		p.Scoring.Places = map[string][]tournament.Points{"4": {7000, 2500, 1000, -500}}
	}
	return p
}

func (m *made) step() {
	by := ledger.Author{Person: "Carl"}
	s := m.State()
	switch kind := m.below(24, "what"); kind {
	case 0, 1, 2:
		e := &tournament.Join{}
		for range 1 + m.below(9, "people") {
			m.names++
			e.People = append(e.People, tournament.Joining{Name: fmt.Sprint("Anna ", m.names)})
		}
		m.try(e)
	case 3:
		m.try(&tournament.Leave{Member: m.someone()})
	case 4:
		m.try(&tournament.Return{Member: m.someone()})
	case 5:
		m.try(&tournament.Rest{Member: m.someone(), Plays: rapid.Bool().Draw(m.t, "plays")})
	case 6:
		m.try(&tournament.Wish{Members: [2]int{m.someone(), m.someone()}, Together: rapid.Bool().Draw(m.t, "together"),
			Lifted: m.below(4, "lifted") == 0})
	case 7:
		m.try(&tournament.Exchange{Round: m.below(4, "round"), Members: [2]int{m.someone(), m.someone()}})
	case 8:
		m.try(&tournament.Penalty{Member: m.someone(), Points: tournament.Points(m.below(4000, "points") - 2000),
			Reason: "late"})
	case 9:
		lots := tournament.DrawLots(len(s.Members), rapid.Uint64().Draw(m.t, "seed"))
		m.try(&lots)
	case 10:
		m.try(&tournament.Reveal{})
	case 11:
		m.try(&tournament.Award{Award: standings.AwardShare, Member: m.someone()})
	case 12:
		m.try(&tournament.End{Lifted: rapid.Bool().Draw(m.t, "lifted")})
	case 13:
		_ = m.Undo(by)
	case 14:
		_ = m.Redo(by)
	case 15:
		if len(m.Steps()) > 1 {
			_ = m.Void(2+m.below(len(m.Steps())-1, "entry"), by)
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

func (m *made) goOn() {
	s := m.State()
	switch next := draw.NextOf(&s); next.Task {
	case draw.ToReport:
		for _, number := range next.Tables {
			m.must(m.result(next.Round, s.Rounds[next.Round-1].Tables[number-1]))
		}
	case draw.ToDraw:
		method := rapid.SampledFrom([]tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake,
			tournament.ByHand}).Draw(m.t, "method")
		round, refusal := draw.Round(&s, method, rapid.Uint64().Draw(m.t, "seed"))
		must.Hold(m.t, refusal == nil, "%+v, and then %v", next, refusal)
		sizes := calc.Map(round.Tables, func(table tournament.AnnouncedTable) int { return len(table.Members) })
		if !slices.Equal(slices.Sorted(slices.Values(sizes)), slices.Sorted(slices.Values(next.Sizes))) {
			m.t.Fatalf("tables of %v, said was %v", sizes, next.Sizes)
		}
		m.must(round)
		if redrawn, found := draw.Redraw(m.Tournament, round.Number); !found ||
			(redrawn != draw.Same) != (method == tournament.ByHand) {
			m.t.Fatalf("drawn again it is %s", redrawn)
		}
	case draw.ToDrawLots:
		lots := tournament.DrawLots(len(s.Members), rapid.Uint64().Draw(m.t, "seed"))
		m.must(&lots)
		after := m.State()
		must.Hold(m.t, draw.NextOf(&after).Task != draw.ToDrawLots, "lots were drawn, and are asked for again")
	case draw.ToReveal:
		m.must(&tournament.Reveal{})
	}
}

func (m *made) result(round int, table tournament.DrawnTable) *tournament.Result {
	r := &tournament.Result{Round: round, Table: table.Number, Source: tournament.Typed}
	if m.below(10, "unplayed") == 0 {
		r.Unplayed = true
		return r
	}
	r.NoWorths = m.below(8, "worths") == 0
	for _, member := range table.Members {
		r.Places = append(r.Places, tournament.Placed{Member: member, Worth: 10*m.below(9, "worth") - 20,
			Out: m.below(9, "out") == 0})
	}
	tournament.RankByWorth(r.Places)
	return r
}

// games returns random finished games between members, which count in a series.
func (m *made) games() []stats.Summary {
	if m.State().Plan.Format != tournament.Series || len(m.State().Members) < 2 {
		return nil
	}
	var all []stats.Summary
	for n := range m.below(4, "games") {
		game := stats.Summary{ID: ledger.GameID{byte(n + 1)}, Rulebook: "stockholder", Over: true}
		var worths []int
		for i := range 2 + m.below(len(m.State().Members)-1, "players") {
			game.Names, game.Ranks, worths = append(game.Names, m.State().Members[i].Name), append(game.Ranks, i+1),
				append(worths, 9-i)
		}
		game.Worths = stats.WorthsOf(worths)
		all = append(all, game)
	}
	return all
}

func (m *made) must(e tournament.Entry) {
	if err := m.Record(e, ledger.Author{Person: "Carl"}); err != nil {
		m.t.Fatalf("%s %+v: %v", e.Kind(), e, err)
	}
}

// try enters an entry that can be refused. A refusal must not change anything.
func (m *made) try(e tournament.Entry) {
	before := m.State()
	err := m.Record(e, ledger.Author{Person: "Carl"})
	var refusal *calc.Refusal
	if err != nil && (!errors.As(err, &refusal) || !reflect.DeepEqual(before, m.State())) {
		m.t.Fatalf("%s: %v", e.Kind(), err)
	}
}

func (m *made) sound() {
	s := m.State()
	for _, drawn := range s.Rounds {
		met := map[int]bool{}
		for _, table := range append(drawn.Tables, tournament.DrawnTable{Members: drawn.Out}) {
			for _, member := range table.Members {
				must.Hold(m.t, !met[member] && member >= 0 && member < len(s.Members),
					"round %d has member %d twice", drawn.Number, member)
				met[member] = true
			}
		}
		_ = draw.CostOf(&s, drawn.Announced())
	}
	for after := range len(s.Rounds) + 1 {
		m.standing(standings.After(&s, after))
	}
	m.standing(
		standings.AfterIf(&s, len(s.Rounds), func(table tournament.DrawnTable) []tournament.Placed {
			return m.result(1,
				table).Places
		}))
	with := games.WithGames(&s, people.People{}, m.games())
	m.standing(standings.After(&with, len(with.Rounds)))
	_, _, _ = draw.NextOf(&s), s.Over(), standings.Proposals(&with, nil)
	if again, err := m.Again(); err != nil || !reflect.DeepEqual(again.State(), s) {
		m.t.Fatalf("read again it is another one: %v", err)
	}
	for _, step := range m.Steps() {
		raw, err := tournament.Encode(step.Entry)
		must.Do(m.t, err)
		if e, err := tournament.Decode(step.Entry.Kind(), raw); err != nil || !reflect.DeepEqual(e, step.Entry) {
			m.t.Fatalf("%s is read as %+v, %v", raw, e, err)
		}
	}
}

func (m *made) standing(standing standings.Standings) {
	met := map[int]bool{}
	for i, line := range standing.Lines {
		sum := tournament.Points(0)
		for _, score := range line.Scores {
			if !score.Uncounted {
				sum += score.Points
			}
		}
		if sum != line.Points || met[line.Member] || len(line.Ties) != len(m.State().Plan.TieBreaks) {
			m.t.Fatalf("%+v comes to %s", line, sum)
		}
		met[line.Member] = true
		if rank := line.Rank; rank != i+1 && (i == 0 || rank != standing.Lines[i-1].Rank) {
			m.t.Fatalf("rank %d at %d", rank, i+1)
		}
	}
	must.Hold(m.t, len(met) == len(m.State().Members), "%d lines", len(met))
}

func (m *made) goesBackAndForth() {
	by, states, chain := ledger.Author{}, []tournament.State{m.State()}, m.Chain()
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
	must.Hold(m.t, m.Chain() == chain, "another chain")
}

// Memory grows with the number of penalties, not with its square, and a state returned earlier does not change.
func TestPenaltiesAreWorkedOutOneByOne(t *testing.T) {
	bytes := func(penalties int) uint64 {
		j := oplog.NewJournal("Cup", ledger.Author{})
		note := func(e tournament.Entry) {
			raw, err := tournament.Encode(e)
			if err == nil {
				err = j.Write(j.Recording(e.Kind(), raw), ledger.Author{})
			}
			must.Do(t, err)
		}
		note(plan())
		note(&tournament.Join{People: []tournament.Joining{{Name: "Ann"}, {Name: "Ben"}, {Name: "Zoe"}, {Name: "Dan"}}})
		for i := range penalties {
			note(&tournament.Penalty{Member: i % 4, Points: tournament.Point, Reason: "late"})
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		cup, err := tournament.Of(j)
		runtime.ReadMemStats(&after)
		state := cup.State()
		standing := standings.After(&state, 0)
		must.Hold(t, err == nil && standing.Lines[0].Penalties == tournament.Points(penalties/4)*tournament.Point,
			"%v, %+v", err, standing)
		return after.TotalAlloc - before.TotalAlloc
	}
	few, many := bytes(500), bytes(2000)
	expect.True(t, many <= 8*few, "500 penalties take %d bytes, 2,000 take %d", few, many)
	cup := crowd(t, plan(), 4)
	entered(t, cup, &tournament.Penalty{Member: 0, Points: tournament.Point, Reason: "late"})
	given := cup.State()
	one, _ := cup.Preview(&tournament.Penalty{Member: 1, Points: tournament.Point, Reason: "late"})
	two, _ := cup.Preview(&tournament.Penalty{Member: 2, Points: tournament.Point, Reason: "late"})
	entered(t, cup, &tournament.Penalty{Member: 3, Points: tournament.Point, Reason: "late"})
	for state, member := range map[*tournament.State]int{&given: 0, &one: 1, &two: 2} {
		last := state.Penalties[len(state.Penalties)-1]
		expect.True(t, last.Member == member, "the penalty of %d is that of %d", member, last.Member)
	}
}
