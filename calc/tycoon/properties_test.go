package tycoon

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
		seats, o := len(table.Layout().Seats), optionsOf(table)
		moved, most := 0, o.Years*(seats*(o.Transactions+1)+1)
		for !table.Over() {
			e := drawEntry(t, table)
			switch e.(type) {
			case *Position:
				moved = 0
			case *calc.Ruling, *calc.Leave, *SetPremium:
			default:
				moved++
			}
			if moved > most {
				t.Fatalf("the game does not end")
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
	checkOffices(t, next, said)
	checkForm(t, table, e, next)
	return next, nil
}

// checkBooks proves that every commodity adds up to zero, that no seat has less than nothing, that the bank's shares and
// the caps hold, and that every price stands on its track.
func checkBooks(t judge, table calc.Table, said string) {
	t.Helper()
	l, o := table.Layout(), optionsOf(table)
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
		if BankLeft(table, company) < 0 || capLeft(table, company, ShortLot) < 0 || capLeft(table, company, CallLot) < 0 {
			t.Fatalf("%s: of company %d the bank has %d, the caps leave %d and %d", said, company, BankLeft(table, company),
				capLeft(table, company, ShortLot), capLeft(table, company, CallLot))
		}
	}
	checkLots(t, table, said)
	if table.Over() != (table.Turn() == calc.None) || !table.Over() && table.Out(table.Turn()) || table.Round() > o.Years {
		t.Fatalf("%s: over %t, turn %d, year %d", said, table.Over(), table.Turn(), table.Round())
	}
}

// checkLots proves that the lots that are written down are those that the seats hold.
func checkLots(t judge, table calc.Table, said string) {
	t.Helper()
	for seat := range table.Layout().Seats {
		sums := map[calc.Commodity]int{}
		for round := 1; round <= optionsOf(table).Transactions; round++ {
			if l := lotOf(table, seat, round); l.class != calc.Regular {
				sums[calc.Commodity{Company: l.company, Class: l.class}] += l.shares
			}
		}
		for company := range Companies {
			for class := ShortLot; class <= PutLot; class++ {
				if lots(table, seat, company, class) != sums[calc.Commodity{Company: company, Class: class}] {
					t.Fatalf("%s: seat %d holds %d in lots of class %d on company %d", said, seat,
						lots(table, seat, company, class), class, company)
				}
			}
		}
	}
}

// checkLines proves that the lines of a statement cite rules, post amounts, and follow one another.
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
		checkAmount(t, line, said)
	}
}

// checkAmount proves that the working of a payment gives what was posted.
func checkAmount(t judge, line calc.Line, said string) {
	t.Helper()
	term := func(role string) int { value, _ := line.Term(role); return value }
	want := 0
	switch line.Kind {
	case "buy", "buy.first", "sell", "sale", "rights", "rights.follow", "rights.along", "debenture", "debenture.kept",
		"buyback.sold", "buyback.part", "option.delivered", "option.sold":
		want = term("shares") * term("price")
	case "dividend.paid", "dividend.owed":
		want = term("shares") * term("each")
	case "short.gain", "option.put":
		want = term("shares") * (term("old") - term("new"))
	case "short.loss", "option.call":
		want = term("shares") * (term("new") - term("old"))
	case "call", "put":
		want = term("shares") * term("price") * term("percent") / 100
	default:
		return
	}
	posted := 0
	for _, posting := range line.Postings {
		if posting.Commodity.IsCash() {
			posted += posting.Amount
		}
	}
	if term("amount") != want || posted != want || want < 0 {
		t.Fatalf("%s: %d was posted for %+v", said, posted, line)
	}
}

// checkOffices proves that who has an office has the shares for it.
func checkOffices(t judge, table calc.Table, said string) {
	t.Helper()
	o := optionsOf(table)
	for company := range Companies {
		chairman := Chairman(table, company)
		if chairman != calc.None && table.Shares(chairman, company) < Threshold(table, company, o.Chairman) {
			t.Fatalf("%s: seat %d is Chairman of %d with %d shares", said, chairman, company, table.Shares(chairman, company))
		}
		directors := 0
		for seat := range table.Layout().Seats {
			shares := table.Shares(seat, company)
			if chairman == calc.None && shares >= Threshold(table, company, o.Chairman) {
				t.Fatalf("%s: seat %d could be Chairman of %d", said, seat, company)
			}
			if !IsDirector(table, seat, company) {
				continue
			}
			if directors++; seat == chairman || shares < Threshold(table, company, o.Director) {
				t.Fatalf("%s: seat %d is Director of %d with %d shares", said, seat, company, shares)
			}
		}
		if directors > 1 && o.Directors == "single" {
			t.Fatalf("%s: company %d has %d Directors", said, company, directors)
		}
	}
}

// cited tells whether a rule is among the rulebook's.
func cited(key string) bool {
	return slices.ContainsFunc(rules(), func(r calc.Rule) bool { return r.Key == key })
}

// checkForm proves that an accepted entry can be said again by filling a blank one field after another: every value is
// allowed at its turn, and the entry made does the same. The code for a whole game rests on it.
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
	for i, place := range standing.Places {
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
		}
		for _, extra := range place.Extras {
			sum += extra.Value
		}
		if seen[place.Seat] || place.Worth != sum || place.Rank < 1 || place.Rank > i+1 {
			t.Fatalf("place %d is %+v", i, place)
		}
		seen[place.Seat] = true
		if i == 0 {
			continue
		}
		if last := standing.Places[i-1]; last.Out && !place.Out || !place.Out && last.Worth < place.Worth || last.Rank > place.Rank {
			t.Fatalf("%+v stands before %+v", last, place)
		}
	}
	if len(seen) != len(table.Layout().Seats) || standing.Final != table.Over() {
		t.Fatalf("the standing is %+v", standing)
	}
}

// A table set as it stands stays as it is.
func TestThePositionOfATableChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		if table.Over() {
			return
		}
		next, s := gametest.Apply(t, table, NewPosition(table))
		if !next.Equal(table) {
			t.Fatalf("%s changes the table: %+v", gametest.Written(NewPosition(table)), s)
		}
	})
}
