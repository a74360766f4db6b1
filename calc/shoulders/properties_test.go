package shoulders

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
		for moved := 0; !table.Over(); moved++ {
			checkExpected(t, table)
			e := drawEntry(t, table)
			if moved > 120 {
				e = &Skip{}
			}
			if moved > 400 {
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
	e.Form(table)
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
	checkCompanies(t, next, said)
	checkLimits(t, table, e, next)
	checkLines(t, table, s, said)
	if again, _, refusal := refilled(t, table, e).Apply(table); refusal != nil || !again.Equal(next) {
		t.Fatalf("%s does something else when filled again: %v", said, refusal)
	}
	return next, nil
}

// checkExpected proves that the likeliest entry, filled in as is likely, is accepted.
func checkExpected(t judge, table calc.Table) {
	t.Helper()
	e := Rulebook{}.Expected(table).All()[0]
	gametest.Fill(e, table, func(f *calc.Field) int {
		if _, ok := f.Allowed.Index(f.Likely); ok {
			return f.Likely
		}
		return f.Allowed.At(0)
	})
	if _, _, refusal := e.Apply(table); refusal != nil {
		t.Fatalf("%s is expected, and refused: %v", gametest.Written(e), refusal)
	}
}

// checkBooks proves that every commodity adds up to zero, that no seat, treasury or pool owes anything, and who has the
// turn.
func checkBooks(t judge, table calc.Table, said string) {
	t.Helper()
	l := table.Layout()
	for _, commodity := range l.Commodities() {
		sum := 0
		for _, account := range l.Accounts() {
			balance := table.Balance(account, commodity)
			sum += balance
			owes := account.Kind == calc.BankAccount || account.Kind == calc.RulingAccount
			if !owes && balance < 0 {
				t.Fatalf("%s: %v has %d of %v", said, account, balance, commodity)
			}
		}
		if sum != 0 {
			t.Fatalf("%s: %v adds up to %d", said, commodity, sum)
		}
	}
	turn := table.Turn()
	if table.Over() && turn != calc.None || turn != calc.None && table.Out(turn) {
		t.Fatalf("%s: over %t, turn %d", said, table.Over(), turn)
	}
	if now := phaseOf(table); !table.Over() && (now == phaseFounding || now == phaseStock) && turn == calc.None {
		t.Fatalf("%s: nobody has the turn in phase %d", said, now)
	}
	if now := phaseOf(table); !table.Over() && now == phaseOperating && (operator(table) == calc.None || turn != directorOf(table, operator(table))) {
		t.Fatalf("%s: %d has the turn of company %d", said, turn, operator(table))
	}
	if p := table.Mark(gameMark(table, markPasses)); p < 0 || p > playing(table) {
		t.Fatalf("%s: %d passes", said, p)
	}
}

// checkCompanies proves that a started company has a value on the track and its seven certificates, and another nothing.
func checkCompanies(t judge, table calc.Table, said string) {
	t.Helper()
	for company := range table.Layout().Companies {
		want := Certificates{}
		if started(table, company) {
			want = Certificates{5, 1, 1}
			if _, ok := values().Index(table.Price(company)); !ok {
				t.Fatalf("%s: %d is no value", said, table.Price(company))
			}
		}
		sum := Certificates{}
		for _, account := range table.Layout().Accounts() {
			if account.Kind != calc.BankAccount && account.Kind != calc.RulingAccount {
				has := held(table, account, company)
				sum = Certificates{sum.Common + has.Common, sum.Preferred + has.Preferred, sum.Director + has.Director}
			}
		}
		if sum != want {
			t.Fatalf("%s: there are %+v of company %d", said, sum, company)
		}
		if a := appeal(table, company); a < 0 || a > maxAppeal {
			t.Fatalf("%s: appeal %d", said, a)
		}
	}
}

// checkLimits proves that nobody buys beyond the limits, nor both the director and the preferred certificate.
func checkLimits(t judge, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	buyer := calc.None
	switch e := e.(type) {
	case *Buy:
		buyer = e.Seat
	case *Start:
		buyer = e.Seat
	}
	if buyer == calc.None {
		return
	}
	if n := certificatesOf(before, buyer); n >= certificateLimit(len(before.Layout().Seats)) {
		t.Fatalf("%s at %d certificates", gametest.Written(e), n)
	}
	for company := range after.Layout().Companies {
		if grown := after.Shares(buyer, company) > before.Shares(buyer, company); grown && after.Shares(buyer, company) > maxShares {
			t.Fatalf("%s gives %d shares", gametest.Written(e), after.Shares(buyer, company))
		}
		if has, had := hand(after, buyer, company), hand(before, buyer, company); has.Director > 0 && has.Preferred > had.Preferred {
			t.Fatalf("%s gives the director the preferred", gametest.Written(e))
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
		cash := 0
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

// checkWorking proves that the working of a payment gives what was posted.
func checkWorking(t judge, line calc.Line, cash int, said string) {
	t.Helper()
	term := func(role string) int { value, _ := line.Term(role); return value }
	each := term("price")
	switch line.Kind {
	case "dividend", "dividend.treasury":
		each = term("each")
	case "sell", "start", "emergency", "buy.common", "buy.preferred", "buy.pool_common", "buy.pool_preferred":
	default:
		return
	}
	if term("amount") != each*term("shares") || cash != term("amount") || cash <= 0 {
		t.Fatalf("%s: %d was posted for %+v", said, cash, line)
	}
}

// cited reports whether a rule is among the rulebook's.
func cited(key string) bool {
	return slices.ContainsFunc(rules(), func(r calc.Rule) bool { return r.Key == key })
}

// refilled is a blank entry filled with the values of another, one field after another: every value must be allowed at
// its turn. The code for a whole game rests on it.
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

// checkStanding proves that everybody stands once, who plays before who has left, the richer before the poorer.
func checkStanding(t judge, table calc.Table) {
	t.Helper()
	standing := Rulebook{}.Standing(table)
	seen := map[int]bool{}
	for i, place := range standing.Places {
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
		}
		if seen[place.Seat] || place.Worth != sum || place.Rank < 1 || place.Rank > i+1 {
			t.Fatalf("place %d is %+v", i, place)
		}
		seen[place.Seat] = true
		if i == 0 {
			continue
		}
		if last := standing.Places[i-1]; last.Out && !place.Out || last.Out == place.Out && !place.Out && last.Worth < place.Worth ||
			last.Rank > place.Rank {
			t.Fatalf("%+v stands before %+v", last, place)
		}
	}
	if len(seen) != len(table.Layout().Seats) || standing.Final != table.Over() {
		t.Fatalf("the standing is %+v", standing)
	}
}
