package view

import (
	"math/rand/v2"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/ledger/record"
)

// legal returns a random entry that the rules allow.
func legal(v Game, chance *rand.Rand) (calc.Entry, bool) {
	for range 60 {
		expected := v.Expected().All()
		if len(expected) == 0 {
			return nil, false
		}
		e := expected[0]
		if chance.IntN(8) == 0 {
			e = expected[chance.IntN(len(expected))]
		}
		for i := 0; i < len(e.Form(v.Table).Fields); i++ {
			f := e.Form(v.Table).Fields[i]
			_, likely := f.Allowed.Index(f.Likely)
			switch n := f.Allowed.Count(); {
			case f.SetText != nil:
				f.SetText("by chance")
			case likely && chance.IntN(2) == 0:
				f.Set(f.Likely)
			case n > 0:
				f.Set(f.Allowed.At(chance.IntN(n)))
			}
		}
		if _, _, refusal := e.Apply(v.Table); refusal == nil {
			return e, true
		}
	}
	return nil, false
}

func figures(v Game) map[Figure]int {
	all := map[Figure]int{}
	for company := range v.Layout.Companies {
		all[PriceFigure(v.Layout, company)] = v.Table.Price(company)
		for _, account := range v.Layout.Accounts() {
			all[AccountFigure(account, company)] = v.Table.SharesOf(account, company)
		}
	}
	for _, account := range v.Layout.Accounts() {
		all[AccountFigure(account, CashColumn)] = v.Table.Balance(account, calc.Cash())
	}
	return all
}

func TestWhyAddsUpInEveryGame(t *testing.T) {
	must.HaveTime(t)
	chance := rand.New(rand.NewPCG(7, 13))
	met := map[string]bool{}
	for _, rules := range rulebooks.All() {
		for _, preset := range rules.Presets() {
			if loans, known := preset.Options.Form().Field("loans"); known {
				loans.Set(1)
			}
			low, high := rules.Seats(preset.Options)
			names := []string{"Ann", "Ben", "Zoë", "Даша", "E", "F", "G", "H"}[:max(low, min(high, 3+chance.IntN(6)))]
			g := begun(t, record.Setup{Rulebook: rules.ID(), Names: names, Options: preset.Options})
			for n := range 60 {
				v := NewGame(g)
				e, found := legal(v, chance)
				if !found {
					break
				}
				enter(t, g, e)
				if v = NewGame(g); n%20 == 19 {
					for f, want := range figures(v) {
						if chance.IntN(3) == 0 { // each check replays from the first entry
							linesAddUp(t, v, f, want)
						}
					}
				}
				worthsAddUp(t, v, met)
			}
		}
	}
	for _, game := range [][2]string{
		{"stockpile", "standard-four-hidden"}, {"tycoon", "three-seats-investor-bankrupt"},
		{"openmarket", "free-for-all"},
	} {
		end := recorded(t, game[0], game[1], -1)
		g := begun(t, end.Game.Setup())
		for _, step := range end.Game.Steps() {
			enter(t, g, step.Entry)
			worthsAddUp(t, NewGame(g), met)
		}
	}
	for _, role := range []string{"majority", "debt", "loan", "part"} {
		expect.True(t, met[role], "no net worth had the summand %q", role)
	}
}

func linesAddUp(t *testing.T, v Game, f Figure, want int) {
	t.Helper()
	value, name := v.Value(f)
	lines, _ := storyOf(v, f, -1)
	sum := 0
	for i := len(lines) - 1; i >= 0; i-- {
		if sum += lines[i].Change; lines[i].Value != sum {
			t.Fatalf("%s %s: line %d leaves %d by %d, must leave %d", v.ID(), name, i, lines[i].Value, lines[i].Change,
				sum)
		}
	}
	if value != want || sum != want {
		t.Fatalf("%s %s is %d, its lines add up to %d, it is told as %d", v.ID(), name, want, sum, value)
	}
	if strings.Contains(name, "no value") || strings.HasPrefix(name, "why.") {
		t.Errorf("%s: a figure is called %q", v.ID(), name)
	}
}

func worthsAddUp(t *testing.T, v Game, met map[string]bool) {
	t.Helper()
	for at, place := range v.Standing.Places {
		why, shown := v.Why(SeatFigure(place.Seat, WorthColumn), 0), Places(v)[at]
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
			if !part.Commodity.IsCash() && part.Count != 0 {
				met["part"] = true
				says(t, why, "× "+words.Number(part.Price)+" = "+words.Number(part.Amount))
			}
		}
		for _, extra := range place.Extras {
			sum += extra.Value
			met[extra.Role] = true
			sentence := words.Upper(words.Extra(v.ID(), v.Layout, extra))
			if sentence == words.Upper(words.Extra(v.ID(), v.Layout, calc.With("nobody knows", extra.Value))) {
				t.Errorf("%s: the summand %q has no words of its own", v.ID(), extra.Role)
			}
			says(t, why, sentence)
			if last := len(shown.Parts) - 1; !shown.Hidden && !shown.Out &&
				(last < 0 || !strings.Contains(partTexts(shown), sentence)) {
				t.Errorf("%s: the places do not tell %q", v.ID(), sentence)
			}
		}
		expect.True(t, sum == place.Worth, "%+v: the summands add up to %d", place, sum)
		if Hidden(v.Table) != why.Unsaid {
			t.Errorf("%s: the worth of seat %d is unsaid: %t", v.ID(), place.Seat, why.Unsaid)
		}
		says(t, why, words.Format("why.worth.sum", words.Names{"amount": place.Worth}))
	}
}

func partTexts(p Place) string {
	all := calc.Map(p.Parts, func(part Part) string { return part.Text })
	return strings.Join(all, "|")
}

func says(t *testing.T, w Why, sentence string) {
	t.Helper()
	if w.Veiled == calc.None && !w.Unsaid && !strings.Contains(texts(w.Rows), sentence) {
		t.Errorf("%s: %q is not among %q", w.Name, sentence, texts(w.Rows))
	}
}

func TestAStoryComesInParts(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben", "Zoë")
	untouched := NewGame(g).Why(AccountFigure(calc.Rulings(), CashColumn), 10)
	expect.True(t, untouched.Nothing == "Unchanged since the start." && len(untouched.Lines)+len(untouched.Rows) <= 0,
		"before the first correction it tells %+v", untouched)
	for range 30 {
		enter(t, g, &calc.Ruling{Seat: 1, What: "cash", Change: 2, Reason: "as agreed"})
	}
	v := NewGame(g)
	value, _ := v.Value(SeatFigure(1, CashColumn))
	part, rules := v.Why(SeatFigure(1, CashColumn), 10), 0
	if len(part.Lines) != 10 || !part.More || part.Lines[0].Value != value || part.Lines[0].Change != 2 {
		t.Errorf("%d lines, more %t, the first %+v", len(part.Lines), part.More, part.Lines[0])
	}
	for _, line := range part.Lines {
		rules += calc.Bit(line.Rule != "")
	}
	all := v.Why(SeatFigure(1, CashColumn), 100)
	expect.True(t, len(all.Lines) >= 30 && !all.More && all.Nothing == "" && rules <= 1,
		"%d lines, more %t, %d rules quoted", len(all.Lines), all.More, rules)
}

// Each item links to its own explanation. Companies without shares are not listed.
func TestWhyOfNetWorth(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben", "Zoë")
	enter(t, g, &stockholder.Turn{Seat: 0, Before: [4]int{0, -1, 1, 0}, Card: "B+60", Free: fourcolours.Assign(1)},
		&stockholder.Turn{Seat: 1, Card: "G-30", Free: fourcolours.Assign(0)})
	v := NewGame(g)
	w := v.Why(SeatFigure(0, WorthColumn), 0)
	worth := v.Place(0).Worth
	expect.True(t, w.Title == "Why "+words.Number(worth)+"?", "the title is %q", w.Title)
	for _, sentence := range []string{"1 blue × 220 = 220", "2 yellow × 100 = 200", "1 green × 70 = 70",
		"Total " + words.Number(worth), "The highest wins. (Results summarizing)"} {
		says(t, w, sentence)
	}
	expect.True(t, !strings.Contains(texts(w.Rows), "red"), "a colour that is not held is a summand")
	for _, row := range w.Rows {
		expect.True(t, row.Text != "2 yellow × 100 = 200" || row.Figure != nil && *row.Figure == SeatFigure(0, 2) &&
			row.Company.Code == "Y",
			"the yellow shares lead to %+v", row)
	}
}

func TestADebtLeadsToWhatMadeIt(t *testing.T) {
	rules, _ := rulebooks.Find("openmarket")
	options := rules.Presets()[0].Options
	loans, _ := options.Form().Field("loans")
	loans.Set(1)
	g := begun(t, record.Setup{Rulebook: rules.ID(), Names: []string{"Ann", "Ben"}, Options: options})
	borrow, _ := calc.Blank(rules, "borrow")
	amount, _ := borrow.Form(g.Table()).Field("amount")
	amount.Set(amount.Allowed.At(70))
	enter(t, g, borrow)
	v := NewGame(g)
	for _, row := range v.Why(SeatFigure(0, WorthColumn), 0).Rows {
		if row.Text != "Loan –"+words.Number(amount.Get()) {
			continue
		}
		must.Hold(t, row.Figure != nil, "a debt leads nowhere")
		w := v.Why(*row.Figure, 10)
		expect.True(t, w.Name == "Ann's debt" && len(w.Lines) == 1 && w.Lines[0].Value == amount.Get(),
			"it leads to %+v", w)
		return
	}
	t.Error("no debt is told")
}

func TestSharesLeftInTheBankAreOnTheTable(t *testing.T) {
	v := recorded(t, "tycoon", "five-seats-strategist", 60)
	left, is := rowOf(v.Matrix(), words.RowName("tycoon", "left"))
	must.Hold(t, is, "what the bank has left is not on the table")
	for company, shown := range left.Figures {
		want := board.BankLeft(v.Table, company)
		expect.True(t, shown == want, "of company %d are shown %d, the bank has %d", company, shown, want)
	}
	w := v.Why(left.Of[0], 10)
	expect.True(t, w.Name == "Atlas Bank: In the bank" && strings.Contains(texts(w.Rows), "200,000 in all") &&
		strings.Contains(texts(w.Rows), "Bob: 51,000"),
		"why of it is %+v", w)
}

func TestHouseRulesAreQuotedWithoutTheirOption(t *testing.T) {
	if got := quote(
		"House rule: prices are not rounded.", ""); got != "House rule: prices are not rounded." {
		t.Errorf("it reads %q", got)
	}
	expect.Equal(t, quote("Who passes does nothing.", "Turn Structure"), "Who passes does nothing. (Turn Structure)",
		"it reads")
}
