package brokeryard

import (
	"encoding/json"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// checkBooks proves that every commodity adds up to zero, that nobody holds less than no share, that every price
// stands on its track, and that a game that goes on waits for something.
func checkBooks(t judge, table calc.Table, said string) {
	t.Helper()
	l := table.Layout()
	for _, commodity := range l.Commodities() {
		sum := 0
		for _, account := range l.Accounts() {
			sum += table.Balance(account, commodity)
			if account.Kind == calc.SeatAccount && !commodity.IsCash() && table.Balance(account, commodity) < 0 {
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
	if table.Turn() != calc.None || table.Round() < 1 || table.Round() > l.Rounds {
		t.Fatalf("%s: turn %d, round %d", said, table.Turn(), table.Round())
	}
	if phase := PhaseOf(table); phase < PhaseRound || phase > PhaseEnd || phase == PhaseEnd && !table.Over() ||
		phase == PhaseToss && (table.Over() || len(leaders(table)) < 2) {
		t.Fatalf("%s: phase %d, over %t", said, phase, table.Over())
	}
}

// checkLines proves that the lines of a statement cite rules, post amounts and follow one another, and that the
// working of every payment gives what was posted.
func checkLines(t judge, table calc.Table, s calc.Statement, said string) {
	t.Helper()
	now := table.After(calc.Statement{})
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
		checkAmount(t, line, cash, said)
		if len(line.Postings)+len(line.Marks) > 0 {
			now = now.After(calc.Statement{Lines: []calc.Line{line}})
		}
	}
}

// checkAmount proves that the working of a payment gives what was posted in cash.
func checkAmount(t judge, line calc.Line, posted int, said string) {
	t.Helper()
	term := func(role string) int { value, _ := line.Term(role); return value }
	each := 0
	switch line.Kind {
	case "sell", "buy", "stop", "stop.new":
		each = term("price")
	case "award":
		each = term("raw") - term("max")
	case "penalty":
		each = term("min") - term("raw")
	default:
		return
	}
	if term("amount") != each*term("shares") || posted != term("amount") || term("amount") <= 0 || term("shares") <= 0 {
		t.Fatalf("%s: %d was posted for %+v", said, posted, line)
	}
}

// checkRound proves of a round that every effect of a card that counts is told once, that those that count lead from
// the old price to the sum, that nobody but debtors of penalties owes money, and that it comes out the same by hand.
func checkRound(t judge, table calc.Table, e *Round, next calc.Table, s calc.Statement) {
	t.Helper()
	byHand := sheetOf(table)
	byHand.round(e)
	if differs := byHand.same(next); differs != "" {
		t.Fatalf("%s\n%s", gametest.Written(e), differs)
	}
	told, played := [Colours]int{}, [Colours]int{}
	price := [Colours]int{}
	for company := range price {
		price[company] = table.Price(company)
	}
	penalty := map[int]bool{}
	worked := false
	for _, line := range s.Lines {
		switch {
		case strings.HasPrefix(line.Kind, "effect."):
			told[line.Company]++
			if strings.HasSuffix(line.Kind, ".counted") {
				old, _ := line.Term("old")
				if old != price[line.Company] {
					t.Fatalf("%s: %+v counts from %d", gametest.Written(e), line, price[line.Company])
				}
				price[line.Company], _ = line.Term("new")
			}
		case strings.HasPrefix(line.Kind, "price"):
			worked = true
			if raw, _ := line.Term("raw"); raw != price[line.Company] {
				t.Fatalf("%s: %+v, but the effects make %d", gametest.Written(e), line, price[line.Company])
			}
		case line.Kind == "card":
			face := DeckOf(table).Faces[line.Terms[0].Value]
			if face.Effect.Sort != Zero {
				played[face.Own]++
			}
			for i := range face.Free {
				played[e.Plays[line.Seat].Free[i]-1]++
			}
		case line.Kind == "penalty":
			penalty[line.Seat] = true
		}
	}
	if worked && told != played {
		t.Fatalf("%s: effects played %v, told %v", gametest.Written(e), played, told)
	}
	for seat := range table.Layout().Seats {
		if next.Cash(seat) < 0 && table.Cash(seat) >= 0 && !penalty[seat] {
			t.Fatalf("%s: seat %d owes %d without a penalty", gametest.Written(e), seat, next.Cash(seat))
		}
		if !next.Out(seat) && next.Cash(seat) < lowest && !holds(next, seat) && !next.Over() && worked {
			t.Fatalf("%s: seat %d has nothing and plays on", gametest.Written(e), seat)
		}
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

// checkJSON proves that what is written of an entry can be read again and does the same.
func checkJSON(t judge, table calc.Table, e calc.Entry, next calc.Table) {
	t.Helper()
	raw, err := json.Marshal(e)
	again, _ := Rulebook{}.Blank(e.Kind())
	if err != nil || json.Unmarshal(raw, again) != nil || gametest.Written(again) != gametest.Written(e) {
		t.Fatalf("%s is read as %s: %v", gametest.Written(e), gametest.Written(again), err)
	}
	if table, _, refusal := again.Apply(table); refusal != nil || !table.Equal(next) {
		t.Fatalf("%s: read again it does something else: %v", gametest.Written(e), refusal)
	}
}

// refilled is a blank entry filled with the values of another, one field after another.
func refilled(t judge, table calc.Table, e calc.Entry) calc.Entry {
	t.Helper()
	blank, _ := Rulebook{}.Blank(e.Kind())
	form := e.Form(table)
	fields := blank.Form(table).Fields
	for i, field := range form.Fields {
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
		fields = blank.Form(table).Fields
	}
	if asked := len(fields); asked != len(form.Fields) {
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
		if seen[index.Seat] || index.Worth != sum || index.Rank < 1 || index.Rank > i+1 && !index.Out || index.Rank == 1 && index.Out {
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
	if PhaseOf(table) == PhaseEnd && !optionsOf(table).SharedVictory && len(standing.Places) > 1 && standing.Places[1].Rank == 1 {
		t.Fatalf("two have won: %+v", standing.Places)
	}
}
