package stockpile

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
		moves := 0
		for !table.Over() {
			e := drawEntry(t, table)
			if moves++; moves > 200*len(table.Layout().Seats)*table.Layout().Rounds {
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

// A game in which everybody does as little as possible ends after its rounds, with these many entries at most.
func TestGamesEnd(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		for _, preset := range presets() {
			table := open(t, preset.Options.(*Options), seats)
			entries := 0
			for ; !table.Over(); entries++ {
				table, _ = gametest.Apply(t, table, plain(t, table))
			}
			if limit := 1 + table.Layout().Rounds*(4+3*seats) + seats; entries > limit {
				t.Errorf("%s, %d seats: %d entries, at most %d", preset.Key, seats, entries, limit)
			}
			if table.Round() != table.Layout().Rounds {
				t.Errorf("%s, %d seats: it ends in round %d", preset.Key, seats, table.Round())
			}
		}
	}
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
	checkFees(t, table, next, e)
	checkForm(t, table, e, next)
	return next, nil
}

// checkBooks proves that every commodity adds up to zero, that no seat owes cash or cards, that no company has more
// cards than there are, and that every ticker stands where its price is.
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
	for company := range Companies {
		held := 0
		for seat := range l.Seats {
			held += regularCards(table, seat, company) + splitCards(table, seat, company)
			if splitCards(table, seat, company) > 0 && table.Mark(own(table, splitMark+company)) == 0 {
				t.Fatalf("%s: seat %d holds split cards that nobody can hold", said, seat)
			}
		}
		if held != cardsOut(table, company) || held > cardsEach {
			t.Fatalf("%s: %d cards of %s are out, counted as %d", said, held, codeOf(company), cardsOut(table, company))
		}
		spaces, index := trackOf(table, company).spaces, table.Mark(own(table, indexMark+company))
		if index < 0 || index >= len(spaces) || spaces[index] != table.Price(company) {
			t.Fatalf("%s: %s stands on space %d at %d", said, codeOf(company), index, table.Price(company))
		}
	}
	if table.Over() != (table.Turn() == calc.None) || !table.Over() && table.Out(table.Turn()) {
		t.Fatalf("%s: over %t, turn %d", said, table.Over(), table.Turn())
	}
}

// checkLines proves that the lines of a statement cite rules, post amounts, follow one another, and that the working
// of every payment gives what was posted.
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
		posted := 0
		for _, posting := range line.Postings {
			if posting.Amount <= 0 || posting.From == posting.To {
				t.Fatalf("%s: the posting %+v", said, posting)
			}
			if posting.Commodity.IsCash() {
				posted += posting.Amount
			}
		}
		checkWorking(t, line, posted, said)
		now = now.After(calc.Statement{Lines: []calc.Line{line}})
	}
}

// checkWorking proves that a payment's factors give what was posted.
func checkWorking(t judge, line calc.Line, posted int, said string) {
	t.Helper()
	term := func(role string) int { value, _ := line.Term(role); return value }
	worked := posted
	switch line.Kind {
	case "dividend", "dividend.deborah", "signs", "graham", "graham.final":
		worked = term("shares") * term("each")
	case "split.repeat":
		worked = term("cards") * term("each")
	case "sell.regular", "sell.split", "sell.half", "final.sale":
		worked = term("shares") * term("price")
	case "pay", "pay.donald", "fee", "fee.held":
		worked = term("cash") - term("rest")
	case "fee.bernie":
		worked = term("rest") - term("cash")
	case "fees.unpaid":
		worked = term("cash") - term("rest")
	case "total", "total.graham":
		worked = term("cash") + term("majorities") + term("sale") + term("graham") - term("fees") - term("total")
	}
	if worked != posted {
		t.Fatalf("%s: %d was posted for %+v", said, posted, line)
	}
	for _, from := range []string{"dividend", "signs", "final.sale", "reveal"} {
		if line.Kind == from && term("regular")+2*term("split") != term("shares") {
			t.Fatalf("%s: the shares of %+v", said, line)
		}
	}
}

// checkFees proves that nobody who received money still holds a fee that it pays for.
func checkFees(t judge, before, table calc.Table, e calc.Entry) {
	t.Helper()
	if _, ok := e.(*Position); ok {
		return
	}
	for seat := range table.Layout().Seats {
		fees := owed(table, seat)
		if table.Cash(seat) <= before.Cash(seat) || len(fees) == 0 {
			continue
		}
		// A fee that was too large when it was tried may be covered by nothing after it: paying only takes away.
		for i, fee := range fees {
			if fee <= table.Cash(seat) && !(optionsOf(table).FeesStrict && i > 0) {
				t.Fatalf("%s: seat %d has %d and holds the fees %v", gametest.Written(e), seat, table.Cash(seat), fees)
			}
		}
	}
}

// cited reports whether a rule is among the rulebook's.
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
