package tournament_test

import (
	"errors"
	"reflect"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

func entered(t testing.TB, cup *tournament.Tournament, entries ...tournament.Entry) {
	t.Helper()
	for _, e := range entries {
		if err := cup.Record(e, ledger.Author{Person: "Carl"}); err != nil {
			t.Fatalf("%s: %v", e.Kind(), err)
		}
	}
}

func plan() *tournament.Plan {
	return &tournament.Plan{
		Games: []tournament.GameChoice{{Rulebook: "stockholder"}}, Format: tournament.Rounds, Rounds: 3, Size: 4,
		Draw:      tournament.Even,
		Scoring:   tournament.Scoring{System: tournament.PlacePoints},
		TieBreaks: []tournament.TieBreak{tournament.ByWins, tournament.BySeconds, tournament.ByShare},
	}
}

func joining(names ...string) *tournament.Join {
	e := &tournament.Join{}
	for _, name := range names {
		e.People = append(e.People, tournament.Joining{Name: name})
	}
	return e
}

var eight = []string{"Anna", "Ben", "Carl", "Dana", "Emil", "Fritzi", "Gerta", "Hugo"}

func begun(t testing.TB, entries ...tournament.Entry) *tournament.Tournament {
	t.Helper()
	cup := tournament.New("Friday", ledger.Author{})
	entered(t, cup, entries...)
	return cup
}

func ofEight(t testing.TB) *tournament.Tournament {
	t.Helper()
	return begun(t, plan(), joining(eight...))
}

func typed(round, table int, places ...tournament.Placed) *tournament.Result {
	tournament.RankByWorth(places)
	return &tournament.Result{Round: round, Table: table, Source: tournament.Typed, Places: places}
}

func allowed[T any](value T, refusal *calc.Refusal) T {
	if refusal != nil {
		panic(refusal)
	}
	return value
}

func applied(t testing.TB, s *tournament.State, e tournament.Entry) {
	t.Helper()
	refusal := tournament.Apply(s, e)
	must.Hold(t, refusal == nil, "%v", refusal)
}

// played gives each table in the last round a result in which members with lower numbers are ahead.
func played(t testing.TB, cup *tournament.Tournament) {
	t.Helper()
	state := cup.State()
	last := state.Rounds[len(state.Rounds)-1]
	for _, table := range last.Tables {
		var places []tournament.Placed
		for _, member := range table.Members {
			places = append(places, tournament.Placed{Member: member, Worth: 1000 - 10*member})
		}
		entered(t, cup, typed(last.Number, table.Number, places...))
	}
}

func TestATournamentIsKept(t *testing.T) {
	book := emptyBook(t)
	cup := must.Get(tournament.Begin(book, "Friday", ledger.Author{Person: "Carl"}))(t)
	entered(t, cup, plan(), joining(eight...))
	announced(t, cup, tournament.Even, 1)
	before := cup.State()
	played(t, cup)
	after := cup.State()
	for range 2 {
		must.Do(t, cup.Undo(ledger.Author{}))
	}
	expect.True(t, reflect.DeepEqual(cup.State(), before), "an undo did not take back what was done")
	for range 2 {
		must.Do(t, cup.Redo(ledger.Author{}))
	}
	again, err := tournament.Load(book, cup.Head().ID)
	expect.True(t, err == nil && reflect.DeepEqual(again.State(), after) && again.Chain() == cup.Chain(),
		"%v: another tournament was read", err)
	if heads, err := book.Journals.List(); err != nil || len(heads) != 1 || heads[0].Title != "Friday" ||
		heads[0].Operations != 9 {
		t.Errorf("%v %+v", err, heads)
	}
}

func TestWhatCannotBeIsRefused(t *testing.T) {
	cup := ofEight(t)
	round := announced(t, cup, tournament.Even, 1)
	first := round.Tables[0].Members
	for code, e := range map[string]tournament.Entry{
		"tournament.join.twice":   joining("  anna "),
		"tournament.join.nobody":  &tournament.Join{},
		"tournament.round.number": round,
		"tournament.round.twice": &tournament.AnnouncedRound{Number: 2,
			Tables: []tournament.AnnouncedTable{{Members: []int{1, 2, 1}, Game: ledger.NewGameID().String()}}},
		"tournament.round.game": &tournament.AnnouncedRound{Number: 2,
			Tables: []tournament.AnnouncedTable{{Members: []int{1, 2}, Game: round.Tables[0].Game}}},
		"tournament.round.few": &tournament.AnnouncedRound{Number: 2,
			Tables: []tournament.AnnouncedTable{{Members: []int{1}}}},
		"tournament.result.missing": &tournament.Result{Round: 1, Table: 1},
		"tournament.result.stranger": &tournament.Result{Round: 1, Table: 2,
			Places: []tournament.Placed{{Member: first[0], Rank: 1}}},
		"tournament.result.table":     &tournament.Result{Round: 1, Table: 3},
		"tournament.exchange.nowhere": &tournament.Exchange{Round: 1, Members: [2]int{0, 99}},
		"tournament.return.here":      &tournament.Return{Member: 0},
		"tournament.member":           &tournament.Leave{Member: 8},
		"tournament.penalty.reason":   &tournament.Penalty{Member: 0, Points: tournament.Point},
		"tournament.reveal.shown":     &tournament.Reveal{},
		"tournament.plan.rounds": &tournament.Plan{Games: plan().Games, Format: tournament.Rounds,
			Draw: tournament.Even, Size: 4},
		"tournament.plan.scoring": &tournament.Plan{Games: plan().Games, Format: tournament.Rounds, Rounds: 3,
			Draw: tournament.Even, Size: 4},
	} {
		var refusal *calc.Refusal
		err := cup.Record(e, ledger.Author{})
		expect.True(t, errors.As(err, &refusal) && refusal.Code == code, "%s: %v", code, err)
	}
	expect.Equal(t, cup.Head().Operations, 3, "operations")
}

// Only digits with an optional minus, decimal point or comma are accepted.
func TestPointsAreReadAsTheyAreTyped(t *testing.T) {
	for text, want := range map[string]tournament.Points{
		"10": 10 * tournament.Point, "2.5": 2500, "2,5": 2500, " 0.125 ": 125, "-3": -3 * tournament.Point,
		"–0,5": -500, "999999999.999": 999_999_999_999,
	} {
		got, read := tournament.ParsePoints(text)
		expect.True(t, read && got == want, "%q is read as %d, %v", text, got, read)
	}
	for _, text := range []string{"", "-", ".", "5.", ".5", "1e3", "nan", "NaN", "inf", "0x10", "1_000", "+5", "--5",
		"1.2345", "1.2.3", "1 000", "1000000000", "٣"} {
		if got, read := tournament.ParsePoints(text); read {
			t.Errorf("%q is read as %d", text, got)
		}
	}
}

func TestTheUsualPlanIsOneInEachFormat(t *testing.T) {
	for _, format := range []tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut,
		tournament.Series, tournament.MassStart, tournament.Cut} {
		p := tournament.UsualPlan().InFormat(tournament.KnockOut).InFormat(format)
		p.Games = plan().Games
		expect.Equal(t, tournament.New("Friday", ledger.Author{}).Record(&p, ledger.Author{}), nil, "%s", format)
	}
}

// Members' codes have six digits, differ between members and between tournaments, and stay the same after a restart.
// Tournaments made by older versions have no codes and accept none.
func TestCodesOfMembersAreTheSameInEveryCopy(t *testing.T) {
	path := t.TempDir()
	open := func(name string) *book.Book {
		b := must.Get(book.Open(path+"/"+name, rulebooks.All()))(t)
		t.Cleanup(func() { _ = b.Close() })
		return b
	}
	here, there := open("here.db"), open("there.db")
	cup := must.Get(tournament.Begin(here, "Friday", ledger.Author{}))(t)
	id, codes := cup.Head().ID, map[string]bool{}
	must.Get(tournament.Import(there, cup.Export()))(t)
	other := tournament.New("Friday", ledger.Author{})
	again, copied := must.Get(tournament.Load(here, id))(t), must.Get(tournament.Load(there, id))(t)
	for member := range 20 {
		code := cup.Code(member)
		expect.Equal(t, len(code), 6, "digits of %q", code)
		expect.True(t, !codes[code] && code != other.Code(member), "member %d has %s too", member, code)
		codes[code] = true
		expect.Equal(t, again.Code(member)+" "+copied.Code(member), code+" "+code, "after a restart, and in a copy")
		expect.True(t, cup.HasCode(member, " "+code[:3]+" "+code[3:]) && !cup.HasCode(member+1, code) &&
			!cup.HasCode(member, ""), "%s of member %d", code, member)
	}
	record := cup.Export()
	record.Head.ID, record.Head.Extra = ledger.NewJournalID(), nil
	must.Get(tournament.Import(here, record))(t)
	old := must.Get(tournament.Load(here, record.Head.ID))(t)
	expect.True(t, old.Code(0) == "" && !old.HasCode(0, ""), "an old tournament has the code %q", old.Code(0))
}
