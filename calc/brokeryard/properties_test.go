package brokeryard

import (
	"fmt"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// Whole games under any options, driven by the forms to their end: everything that must hold, holds.
func TestRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawOpening(t, 7)
		layout := fmt.Sprintf("%+v", *table.Layout())
		rounds, moved := 0, 0
		for !table.Over() {
			e := drawEntry(t, table)
			if moved++; moved > 40*table.Layout().Rounds {
				t.Fatalf("the game does not end")
			}
			switch e.(type) {
			case *Position:
				rounds = 0
			case *Round:
				rounds++
			}
			if rounds > table.Layout().Rounds {
				t.Fatalf("%d rounds are played of %d", rounds, table.Layout().Rounds)
			}
			next, refusal := check(t, table, e)
			if refusal != nil {
				t.Fatalf("%s: %v", gametest.Written(e), refusal)
			}
			if again := refilled(t, table, e); gametest.Written(again) != gametest.Written(e) {
				t.Fatalf("%s is written %s when filled again", gametest.Written(e), gametest.Written(again))
			}
			table = next
		}
		if now := fmt.Sprintf("%+v", *table.Layout()); now != layout {
			t.Fatalf("the layout changed from %s to %s", layout, now)
		}
		checkStanding(t, table)
	})
}

// Mass starts: games of more seats than one pack deals to, some rounds of them.
func TestRandomMassStarts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawOpening(t, 20)
		for range 2 {
			if table.Over() || PhaseOf(table) != PhaseRound {
				return
			}
			e := drawRound(t, table)
			next, refusal := check(t, table, e)
			if refusal != nil {
				t.Fatalf("%s: %v", gametest.Written(e), refusal)
			}
			table = next
		}
		checkStanding(t, table)
	})
}

// Issue 3: a mass start of 60 seats.
func TestMassStartOfSixty(t *testing.T) {
	table, e := massRound(t)
	next, refusal := check(t, table, e)
	if refusal != nil {
		t.Fatal(refusal)
	}
	wantRound(t, next, 2, PhaseRound, false)
	checkStanding(t, next)
}

// check applies an entry and proves what must hold of every one, accepted or refused.
func check(t judge, table calc.Table, e calc.Entry) (calc.Table, *calc.Refusal) {
	t.Helper()
	before, said := table.After(calc.Statement{}), gametest.Written(e)
	next, s, refusal := e.Apply(table)
	if !table.Equal(before) {
		t.Fatalf("%s changed the table it was given", said)
	}
	if now := gametest.Written(e); now != said {
		t.Fatalf("%s became %s", said, now)
	}
	if refusal != nil {
		if !next.Equal(table) || len(s.Lines) != 0 || refusal.Code == "" || refusal.Rule != "" && !cited(refusal.Rule) {
			t.Fatalf("%s was refused as %+v with %d lines", said, refusal, len(s.Lines))
		}
		return next, refusal
	}
	if !table.After(s).Equal(next) {
		t.Fatalf("%s: the statement does not lead to the table", said)
	}
	if again, _, _ := e.Apply(table); !again.Equal(next) {
		t.Fatalf("%s: applied twice, two tables", said)
	}
	checkBooks(t, next, said)
	checkLines(t, table, s, said)
	if round, ok := e.(*Round); ok {
		checkRound(t, table, round, next, s)
	}
	checkForm(t, table, e, next)
	checkJSON(t, table, e, next)
	return next, nil
}
