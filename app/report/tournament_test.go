package report

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// played returns a tournament after one round, with its members ranked in the order of joining.
func played(t *testing.T, people []string) *director.Desk {
	t.Helper()
	cup := tournament.New("Кубок весны", ledger.Author{})
	enter := func(e tournament.Entry) {
		must.Do(t, cup.Record(e, ledger.Author{}))
	}
	enter(&tournament.Plan{
		Games: []tournament.GameChoice{{Rulebook: "stockholder"}}, Format: tournament.Rounds, Rounds: 2, Size: 4,
		Draw:      tournament.Even,
		Scoring:   tournament.Scoring{System: tournament.PlacePoints, SittingOut: 2500},
		TieBreaks: []tournament.TieBreak{tournament.ByShare},
	})
	join := &tournament.Join{}
	for _, name := range people {
		join.People = append(join.People, tournament.Joining{Name: name})
	}
	enter(join)
	s := cup.State()
	round, refusal := draw.Round(&s, tournament.Snake, 1)
	must.Hold(t, refusal == nil, "%v", refusal)
	enter(round)
	for i, table := range round.Tables {
		r := &tournament.Result{Round: 1, Table: i + 1, Source: tournament.Typed}
		for _, member := range table.Members {
			r.Places = append(r.Places, tournament.Placed{Member: member, Worth: 5000 - 10*member})
		}
		tournament.RankByWorth(r.Places)
		enter(r)
	}
	enter(&tournament.Award{Award: "Best host", Member: 0})
	return &director.Desk{Tournament: cup, State: cup.State()}
}

func written(t *testing.T, cup *director.Desk, want Wanted) []byte {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, WriteTournament(&out, cup, want))
	return out.Bytes()
}

// In the second of two equal rounds, of which the better counts, Anna has 10 points again. She has a penalty of 1.
func TestCountedPointsAddUp(t *testing.T) {
	cup := played(t, []string{"Anna", "Ben", "Carl", "Dana"})
	first, plan := cup.State.Rounds[0], cup.State.Plan
	again, result := first.Announced(), *first.Tables[0].Result
	again.Number, again.Tables[0].Game, result.Round, plan.Best = 2, ledger.NewGameID().String(), 2, 1
	penalty := &tournament.Penalty{Member: 0, Points: 1000, Reason: "late"}
	for _, e := range []tournament.Entry{&plan, again, &result, penalty} {
		must.Do(t, cup.Tournament.Record(e, ledger.Author{}))
	}
	cup.State = cup.Tournament.State()
	csv := string(written(t, cup, Wanted{As: export.CSVFormat, Plain: true, Round: 2}))
	has(t, csv, "\n1,1,3,Anna,5000,1,10,10\n", "\n2,1,3,Anna,5000,1,10,0\n", "\n,,,Anna,,,-1,-1\n")
	csv = string(written(t, cup, Wanted{As: export.CSVFormat, Plain: true, Round: 1}))
	expect.Equal(t, strings.Count(csv, "\n"), 5, "lines after round 1: %s", csv)
}

func TestATournamentIsWritten(t *testing.T) {
	cup := played(t, []string{"Anna", "=Ben", "Carl", "Dana", "Emil", "Фрида", "Gerta",
		"Максимилиан фон Обергаузен-Нидердорф"})
	csv := string(written(t, cup, Wanted{As: export.CSVFormat, Round: 1}))
	expect.True(t, strings.HasPrefix(csv, "\uFEFFround,table,seat,player,net_worth,place,points,counted\n1,1,1,") &&
		strings.Contains(csv, ",Anna,5000,1,10,10\n") && strings.Contains(csv, ",'=Ben,") && strings.Count(csv, "\n") == 9,
		"%v", csv)
	text := string(written(t, cup, Wanted{As: TextFormat, Round: 1}))
	has(t, text, "Кубок весны\nStandings after round 1\n1. Anna: 10\n", "Best host: Anna")
	handed, err := parcel.OpenBytes(context.Background(), written(t, cup, Wanted{As: CodeFormat, Round: 1}),
		rulebooks.All(), nil)
	expect.True(t, err == nil && handed.Standing != nil && len(handed.Standing.Lines) == 8 &&
		handed.Standing.Lines[0] == (compact.StandingLine{Name: "Anna", Rank: 1, Points: 10_000}),
		"%v %+v", err, handed.Standing)
	for as, parts := range map[export.Format][]string{
		PairingsFormat:     {"Кубок весны", "Round 1 · Stockholder", "Table 2", "Фрида", "Максимилиан фон", "=Ben"},
		CardsFormat:        {"Table 1", "Table 2", "Scan this", "Максимилиан фон", "The number beside", "<svg", codeOf(cup, 7)},
		StandingFormat:     {"Standings after round 1", "Points by round and in total 1 Points 1 Anna 10 10", "Максимилиан фон Обергаузен-Нидердорф"},
		CertificatesFormat: {"Anna First place 10 points", "Best host", "Place 7 of 8", "Максимилиан фон Обергаузен-Нидердорф"},
	} {
		made := string(written(t, cup, Wanted{As: as, Round: 1}))
		has(t, made+read(made), parts...)
		expect.True(t, made == string(written(t, cup, Wanted{As: as, Round: 1})),
			"%s: the same tournament gives another page", as)
	}
	one := string(written(t, cup, Wanted{As: CertificatesFormat, Round: 1, Members: []int{3}}))
	expect.Equal(t, strings.Count(one, "<article"), 1, "certificates of one member")
}

func codeOf(cup *director.Desk, member int) string {
	code := cup.Tournament.Code(member)
	return code[:3] + " " + code[3:]
}

// Codes are secret, so pages to hang up contain none.
func TestOnlyTableCardsHaveCodes(t *testing.T) {
	cup := played(t, []string{"Anna", "Ben", "Carl", "Dana"})
	for _, as := range []export.Format{PairingsFormat, StandingFormat, CertificatesFormat} {
		text := string(written(t, cup, Wanted{As: as, Round: 1}))
		for member := range 4 {
			expect.True(t, !strings.Contains(text, codeOf(cup, member)) && !strings.Contains(text, cup.Tournament.Code(member)),
				"%s has the code of member %d", as, member)
		}
	}
}

func TestATournamentOfTwoHundredIsPrinted(t *testing.T) {
	var people []string
	for i := range 201 {
		people = append(people, fmt.Sprintf("Person%03d", i))
	}
	cup := played(t, people)
	for as, times := range map[export.Format]int{PairingsFormat: 2, CardsFormat: 1, StandingFormat: 1, CertificatesFormat: 1} {
		text := read(string(written(t, cup, Wanted{As: as, Round: 1})))
		wrong := slices.DeleteFunc(slices.Clone(people), func(name string) bool { return strings.Count(text, name) == times })
		expect.True(t, len(wrong) == 0, "%s: %v are not printed %d times", as, wrong, times)
	}
}
