package stockholder

import (
	"fmt"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// Whole games under any options, driven by the forms to their end: everything that must hold, holds.
func TestRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawOpening(t)
		layout := fmt.Sprintf("%+v", *table.Layout())
		seats, rounds := len(table.Layout().Seats), table.Layout().Rounds
		turns, moved := 0, 0
		for !table.Over() {
			e := drawEntry(t, table)
			if moved++; moved > 20*seats*rounds {
				t.Fatalf("the game does not end")
			}
			switch e.(type) {
			case *Position:
				turns = 0
			case *Turn, *calc.Skip:
				turns++
			}
			if turns > seats*rounds {
				t.Fatalf("%d turns in %d rounds of %d seats", turns, rounds, seats)
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
	checkForm(t, table, e, next)
	return next, nil
}

// checkBooks proves that every commodity adds up to zero, that no seat owes anything, and that every price stands
// on its track.
func checkBooks(t judge, table calc.Table, said string) {
	t.Helper()
	l := table.Layout()
	for _, commodity := range l.Commodities() {
		sum := 0
		for _, account := range l.Accounts() {
			sum += table.Balance(account, commodity)
			if account.Kind == calc.SeatAccount && table.Balance(account, commodity) < 0 {
				t.Fatalf("%s: seat %d has %d of %v", said, account.Index, table.Balance(account, commodity), commodity)
			}
		}
		if sum != 0 {
			t.Fatalf("%s: %v adds up to %d", said, commodity, sum)
		}
	}
	for company, track := range l.Tracks {
		if _, ok := track.Index(table.Price(company)); !ok {
			t.Fatalf("%s: %d is no price of company %d", said, table.Price(company), company)
		}
	}
	if table.Over() != (table.Turn() == calc.None) || !table.Over() && table.Out(table.Turn()) {
		t.Fatalf("%s: over %t, turn %d", said, table.Over(), table.Turn())
	}
}

// checkLines proves that the lines of a statement cite rules, post amounts, follow one another, and that no
// compensation is below zero or goes to anybody but the mover.
func checkLines(t judge, table calc.Table, s calc.Statement, said string) {
	t.Helper()
	now := table
	for _, line := range s.Lines {
		if line.Kind == "" || !cited(line.Rule) {
			t.Fatalf("%s: the line %+v cites no rule", said, line)
		}
		for _, mark := range line.Marks {
			if now.Mark(mark.ID) != mark.From || mark.From == mark.To {
				t.Fatalf("%s: the mark %+v finds %d", said, mark, now.Mark(mark.ID))
			}
		}
		for _, posting := range line.Postings {
			if posting.Amount <= 0 || posting.From == posting.To {
				t.Fatalf("%s: the posting %+v", said, posting)
			}
		}
		now = now.After(calc.Statement{Lines: []calc.Line{line}})
		checkAmount(t, table, line, said)
	}
}

// checkAmount proves that the working of a payment gives what was posted.
func checkAmount(t judge, table calc.Table, line calc.Line, said string) {
	t.Helper()
	if !slices.Contains([]string{"compensation", "dividend", "sell", "buy"}, line.Kind) {
		return
	}
	term := func(role string) int { value, _ := line.Term(role); return value }
	each := map[string]int{
		"compensation": term("old") - term("new"), "dividend": term("raw") - term("max"),
		"sell": term("price"), "buy": term("price"),
	}[line.Kind]
	posted := 0
	for _, posting := range line.Postings {
		if posting.Commodity.IsCash() {
			posted += posting.Amount
		}
	}
	if term("amount") != each*term("shares") || posted != term("amount") || term("amount") < 0 || term("shares") <= 0 {
		t.Fatalf("%s: %d was posted for %+v", said, posted, line)
	}
	if line.Kind != "dividend" && line.Seat != table.Turn() {
		t.Fatalf("%s: seat %d has %+v out of turn", said, line.Seat, line)
	}
}

// cited tells whether a rule is among the rulebook's.
func cited(key string) bool {
	return slices.ContainsFunc(rules(), func(r calc.Rule) bool { return r.Key == key })
}

// checkForm proves that an accepted entry can be said again by filling a blank one field after another: every
// value is allowed at its turn, and the entry made does the same. The code for a whole game rests on it.
func checkForm(t judge, table calc.Table, e calc.Entry, next calc.Table) {
	t.Helper()
	again := refilled(t, table, e)
	if table, _, refusal := again.Apply(table); refusal != nil || !table.Equal(next) {
		t.Fatalf("%s: filled again it is %s: %v", gametest.Written(e), gametest.Written(again), refusal)
	}
}

// refilled is a blank entry filled with the values of another, one field after another.
func refilled(t judge, table calc.Table, e calc.Entry) calc.Entry {
	t.Helper()
	blank, _ := Rulebook{}.Blank(e.Kind())
	form := e.Form(table)
	for i, field := range form.Fields {
		fields := blank.Form(table).Fields
		if i >= len(fields) || fields[i].Name != field.Name {
			t.Fatalf("%s: the blank form asks for something else than %q at %d", gametest.Written(e), field.Name, i)
		}
		if field.GetText != nil {
			fields[i].SetText(field.GetText())
			continue
		}
		if _, ok := fields[i].Allowed.Index(field.Get()); !ok {
			t.Fatalf("%s: %s is %d, which the blank form does not allow: %+v", gametest.Written(e), field.Name, field.Get(), fields[i].Allowed)
		}
		fields[i].Set(field.Get())
	}
	if asked := len(blank.Form(table).Fields); asked != len(form.Fields) {
		t.Fatalf("%s: %d fields, and %d when filled again", gametest.Written(e), len(form.Fields), asked)
	}
	return blank
}

// checkStanding proves that everybody stands once, who plays before who is out, the richer before the poorer.
func checkStanding(t judge, table calc.Table) {
	t.Helper()
	standing := Rulebook{}.Standing(table)
	seen := map[int]bool{}
	for i, index := range standing.Places {
		sum := 0
		for _, part := range index.Parts {
			sum += part.Amount
		}
		if seen[index.Seat] || index.Worth != sum || index.Rank < 1 || index.Rank > i+1+calc.Bit(index.Out) {
			t.Fatalf("place %d is %+v", i, index)
		}
		seen[index.Seat] = true
		if i == 0 {
			continue
		}
		if last := standing.Places[i-1]; last.Out && !index.Out || last.Out == index.Out && !index.Out && last.Worth < index.Worth ||
			last.Rank > index.Rank {
			t.Fatalf("%+v stands before %+v", last, index)
		}
	}
	if len(seen) != len(table.Layout().Seats) || standing.Final != table.Over() {
		t.Fatalf("the standing is %+v", standing)
	}
}
