package openmarket

import (
	"fmt"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// Games under any options, driven by the forms: everything that must hold, holds after every entry, and games with
// rounds end.
func TestRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawOpening(t)
		layout := fmt.Sprintf("%+v", *table.Layout())
		limit := rapid.IntRange(0, 60).Draw(t, "entries")
		for n := 0; n < limit && !table.Over(); n++ {
			e := drawEntry(t, table)
			next, refusal := check(t, table, e)
			if refusal != nil {
				continue
			}
			if again := refilled(t, table, e); gametest.Written(again) != gametest.Written(e) {
				t.Fatalf("%s is written %s when filled again", gametest.Written(e), gametest.Written(again))
			}
			table = next
		}
		for turns := 0; !table.Over() && table.Layout().Rounds > 0; turns++ {
			if turns > 1000*12 {
				t.Fatalf("the game does not end")
			}
			var e calc.Entry = &Round{}
			if optionsOf(table).Order == "rounds" {
				e = &Next{}
			}
			if form := e.Form(table); len(form.Fields) > 0 {
				form.Fields[0].Set(form.Fields[0].Allowed.At(0))
			}
			table, _ = play(t, table, e)
		}
		if now := fmt.Sprintf("%+v", *table.Layout()); now != layout {
			t.Fatalf("the layout changed from %s to %s", layout, now)
		}
		checkStanding(t, table)
	})
}

// The position of a table, applied to it, changes nothing; applied to the opening it makes the same table.
func TestPositionsStandForTables(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		opening := drawOpening(t)
		table := opening
		for range rapid.IntRange(0, 12).Draw(t, "entries") {
			if e := drawEntry(t, table); !table.Over() {
				if next, _, refusal := e.Apply(table); refusal == nil && !next.Over() {
					table = next
				}
			}
		}
		same, _ := play(t, table, NewPosition(table))
		if !same.Equal(table) {
			t.Fatalf("the position %s changes the table", gametest.Written(NewPosition(table)))
		}
		e := NewPosition(table)
		if len(e.Launched) != len(NewPosition(opening).Launched) {
			return // a company that was open from the start has closed
		}
		moved, _ := play(t, opening, e)
		if standing(moved) != standing(table) && optionsOf(table).Track != "listed" {
			t.Fatalf("the position makes\n%s\nof\n%s", standing(moved), standing(table))
		}
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

// checkBooks proves that every commodity adds up to zero, that nobody owes cash or shares, that no more shares of a
// company are out than there are unless the table decided so, and that every price stands on its track.
func checkBooks(t judge, table calc.Table, said string) {
	t.Helper()
	l := table.Layout()
	for _, commodity := range l.Commodities() {
		sum := 0
		for _, account := range l.Accounts() {
			held := table.Balance(account, commodity)
			sum += held
			holder := account.Kind == calc.SeatAccount || account.Kind == calc.TreasuryAccount
			if holder && (held < 0 || held > maxCash || !commodity.IsCash() && held > maxShares) {
				t.Fatalf("%s: %+v has %d of %v", said, account, held, commodity)
			}
		}
		if sum != 0 {
			t.Fatalf("%s: %v adds up to %d", said, commodity, sum)
		}
	}
	for company, track := range l.Tracks {
		if _, ok := track.Index(table.Price(company)); !ok || track.Price(trackIndex(table, company)) != table.Price(company) {
			t.Fatalf("%s: company %d stands at %d, place %d", said, company, table.Price(company), trackIndex(table, company))
		}
	}
	kept := optionsOf(table).ordered() && !table.Over()
	if kept != (table.Turn() != calc.None) || kept && table.Out(table.Turn()) || l.Rounds > 0 && table.Round() > l.Rounds {
		t.Fatalf("%s: over %t, turn %d, round %d", said, table.Over(), table.Turn(), table.Round())
	}
	for seat := range l.Seats {
		if Loan(table, seat) < 0 {
			t.Fatalf("%s: seat %d owes %d", said, seat, Loan(table, seat))
		}
	}
}

// checkLines proves that the lines of a statement cite rules, post amounts, follow one another, and that their
// workings give what was posted.
func checkLines(t judge, table calc.Table, s calc.Statement, said string) {
	t.Helper()
	now := table
	for _, line := range s.Lines {
		if line.Kind == "" || !cited(line.Rule) {
			t.Fatalf("%s: the line %+v cites no rule", said, line)
		}
		cash := 0
		for _, mark := range line.Marks {
			if now.Mark(mark.ID) != mark.From || mark.From == mark.To {
				t.Fatalf("%s: the mark %+v finds %d", said, mark, now.Mark(mark.ID))
			}
		}
		for _, posting := range line.Postings {
			if posting.Amount <= 0 || posting.From == posting.To {
				t.Fatalf("%s: the posting %+v", said, posting)
			}
			if posting.Commodity.IsCash() {
				cash += posting.Amount
			}
		}
		checkWorking(t, line, cash, said)
		now = now.After(calc.Statement{Lines: []calc.Line{line}})
	}
}

// checkWorking proves that the factors of a payment give the cash that was posted.
func checkWorking(t judge, line calc.Line, cash int, said string) {
	t.Helper()
	sum, told := line.Term("amount")
	shares, counted := line.Term("shares")
	if !told || !counted || line.Seat != calc.None && line.Kind[:2] == "tr" || line.Kind == "deal.shares" {
		return
	}
	each := 1
	for _, role := range []string{"weight", "price", "each"} {
		if factor, has := line.Term(role); has {
			each *= factor
		}
	}
	if shares*each != sum || cash != sum {
		t.Fatalf("%s: %d was posted for %+v", said, cash, line)
	}
}

// cited reports whether a rule is among the rulebook's.
func cited(key string) bool {
	return slices.ContainsFunc(rules(), func(r calc.Rule) bool { return r.Key == key })
}

// checkForm proves that an accepted entry can be said again by filling a blank one field after another, each value
// allowed at its turn. The code for a whole game rests on it.
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
	blank, known := Rulebook{}.Blank(e.Kind())
	if !known {
		t.Fatalf("there is no blank %s", e.Kind())
	}
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
			if part.Amount != part.Count*part.Price {
				t.Fatalf("the part %+v", part)
			}
			sum += part.Amount
		}
		for _, extra := range index.Extras {
			sum += extra.Value
		}
		if seen[index.Seat] || index.Worth != sum || index.Rank < 1 || index.Rank > i+1 {
			t.Fatalf("place %d is %+v", i, index)
		}
		seen[index.Seat] = true
		if i == 0 {
			continue
		}
		if last := standing.Places[i-1]; last.Out && !index.Out || last.Out == index.Out && last.Worth < index.Worth ||
			last.Rank > index.Rank {
			t.Fatalf("%+v stands before %+v", last, index)
		}
	}
	if len(seen) != len(table.Layout().Seats) || standing.Final != table.Over() {
		t.Fatalf("the standing is %+v", standing)
	}
}
