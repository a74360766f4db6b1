package table

import (
	"bytes"
	"fmt"
	"image/png"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/report"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// chanced plays a game of a rulebook by chance, by nothing but the forms of its entries, kept nowhere.
func chanced(t *testing.T, s *shell.Shell, rules calc.Rulebook, preset calc.Preset, chance *rand.Rand, entries int, seen func()) {
	t.Helper()
	if loans, known := preset.Options.Form().Field("loans"); known {
		loans.Set(1)
	}
	low, high := rules.Seats(preset.Options)
	names := []string{"Ann", "Ben", "Zoë", "Даша", "E", "F", "G", "H"}[:max(low, min(high, 3+chance.IntN(6)))]
	if err := s.Session.Scratch(ledger.Setup{Rulebook: rules.ID(), Names: names, Options: preset.Options}); err != nil {
		t.Fatal(err)
	}
	for n := range entries {
		v := s.Session.View()
		e, found := legal(v, chance)
		if !found {
			break
		}
		apptest.Record(t, s, e)
		if n%(entries/3) == 0 {
			seen()
		}
	}
	seen()
}

// legal is an entry by chance that the rules allow.
func legal(v session.View, chance *rand.Rand) (calc.Entry, bool) {
	for range 60 {
		expected := v.Rulebook.Expected(v.Table).All()
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

// figures are all figures of a table but the net worths, with what the table says of each.
func figures(v session.View) map[figure]int {
	all := map[figure]int{}
	for company := range v.Layout.Companies {
		all[priceFigure(v.Layout, company)] = v.Table.Price(company)
		for _, account := range v.Layout.Accounts() {
			all[accountFigure(account, company)] = v.Table.SharesOf(account, company)
		}
	}
	for _, account := range v.Layout.Accounts() {
		all[accountFigure(account, matrix.CashColumn)] = v.Table.Balance(account, calc.Cash())
	}
	return all
}

// Whatever the game: the lines behind every figure of every account add up to it, certificates of several shares
// counted as these, and a net worth is the sum of its parts and extras, all of which the page and the result tell.
func TestWhyAddsUpInEveryGame(t *testing.T) {
	apptest.Slow(t)
	s := apptest.Begin(t)
	apptest.Settle(s, apptest.Phone())
	chance := rand.New(rand.NewPCG(7, 13))
	met := map[string]bool{}
	for _, rules := range rulebooks.All() {
		for _, preset := range rules.Presets() {
			t.Run(rules.ID()+" "+preset.Key, func(t *testing.T) {
				chanced(t, s, rules, preset, chance, 60, func() {
					for f, want := range figures(s.Session.View()) {
						if chance.IntN(3) == 0 { // each is worked out from the first entry on
							linesAddUp(t, s, f, want, chance.IntN(13) == 0)
						}
					}
					worthsAddUp(t, s, met)
				})
			})
		}
	}
	for _, game := range [][2]string{
		{"stockpile", "standard-four-hidden"}, {"tycoon", "three-seats-investor-bankrupt"}, {"openmarket", "free-for-all"},
	} {
		t.Run(game[0]+" recorded", func(t *testing.T) {
			g := apptest.RecordedGame(t, game[0], game[1])
			if err := s.Session.Scratch(g.Setup); err != nil {
				t.Fatal(err)
			}
			for _, e := range g.Entries {
				apptest.Record(t, s, e)
				for _, place := range s.Session.View().Standing.Places {
					if place.Extras != nil {
						worthsAddUp(t, s, met)
						break
					}
				}
			}
		})
	}
	for _, role := range []string{"majority", "debt", "loan", "part"} {
		if !met[role] {
			t.Errorf("no net worth had the summand %q", role)
		}
	}
}

// linesAddUp looks at the lines behind a figure, and at the page that shows them where it is asked for.
func linesAddUp(t *testing.T, s *shell.Shell, f figure, want int, shown bool) {
	t.Helper()
	v := s.Session.View()
	page := newWhyPage(s, f)
	value, title := page.value(v)
	sum := 0
	lines := slices.Collect(page.trace(v))
	for i, line := range slices.Backward(lines) {
		if sum += line.Change; line.Value != sum {
			t.Fatalf("%s: line %d leaves %d, must leave %d", title, i, line.Value, sum)
		}
	}
	if value != want || sum != want {
		t.Fatalf("%s is %d, its lines add up to %d, the page says %d", title, want, sum, value)
	}
	if strings.Contains(title, "no value") || strings.HasPrefix(title, "why.") {
		t.Errorf("the figure is called %q", title)
	}
	if !shown || page.unsaid(v) {
		return
	}
	s.Push(page)
	apptest.MustShow(t, s, "Why "+words.Number(want)+"?")
	apptest.MustShow(t, s, title)
	rows := story(t, s)
	lines = lines[:min(len(lines), storyLength)]
	if len(rows) != len(lines) {
		t.Errorf("%s: %d rows for %d lines", title, len(rows), len(lines))
	}
	for i, line := range lines {
		if rows[i].value != line.Value || rows[i].change != line.Change {
			t.Errorf("%s: row %d is %+v, the line %+v", title, i, rows[i], line)
		}
	}
	s.Back()
}

// worthsAddUp looks at what every seat is worth: on its own page, and on the result's.
func worthsAddUp(t *testing.T, s *shell.Shell, met map[string]bool) {
	t.Helper()
	v := s.Session.View()
	for _, place := range v.Standing.Places {
		sum := 0
		var value []string
		for _, part := range place.Parts {
			sum += part.Amount
			if !part.Commodity.IsCash() && part.Count != 0 {
				met["part"] = true
				value = append(value, fmt.Sprintf("× %s = %s", words.Number(part.Price), words.Number(part.Amount)))
			}
		}
		for _, extra := range place.Extras {
			sum += extra.Value
			met[extra.Role] = true
			sentence := words.Extra(v.ID(), extra)
			if sentence == words.Extra(v.ID(), calc.With("nobody knows", extra.Value)) {
				t.Errorf("%s: the summand %q has no words of its own", v.ID(), extra.Role)
			}
			value = append(value, words.Upper(sentence))
		}
		if sum != place.Worth {
			t.Errorf("%+v: the summands add up to %d", place, sum)
		}
		s.Push(newWhyPage(s, seatFigure(place.Seat, matrix.WorthColumn)))
		if session.Hidden(v.Table) {
			apptest.MustShow(t, s, words.Tell("why.hidden", words.Names{"name": words.Seat(v.Layout, place.Seat)}))
			s.Back()
			continue
		}
		apptest.MustShow(t, s, words.Tell("why.worth.sum", words.Names{"amount": words.Number(place.Worth)}))
		for _, sentence := range value {
			apptest.MustContain(t, s, sentence)
		}
		s.Back()
	}
	s.Push(NewResultPage(s))
	for _, place := range v.Standing.Places {
		if place.Out || session.Secret(v.Table) {
			continue
		}
		for _, extra := range place.Extras {
			apptest.MustShow(t, s, words.Upper(words.Extra(v.ID(), extra)))
		}
	}
	s.Back()
}

// A summand leads to its own story where the table has it, and a debt to what made it.
func TestSummandsLeadToTheirStories(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Settle(s, apptest.Phone())
	rules, _ := rulebooks.Find("openmarket")
	options := rules.Presets()[0].Options
	loans, _ := options.Form().Field("loans")
	loans.Set(1)
	if err := s.Session.Scratch(ledger.Setup{Rulebook: rules.ID(), Names: []string{"Ann", "Ben"}, Options: options}); err != nil {
		t.Fatal(err)
	}
	borrow, _ := rules.Blank("borrow")
	amount, known := borrow.Form(s.Session.View().Table).Field("amount")
	if !known {
		t.Fatalf("%+v has no amount", borrow)
	}
	amount.Set(amount.Allowed.At(70))
	apptest.Record(t, s, borrow)
	value := words.Number(amount.Get())
	s.Push(newWhyPage(s, seatFigure(0, matrix.WorthColumn)))
	apptest.TapSpoken(t, s, "Loan owed –"+value)
	apptest.MustShow(t, s, "Why "+value+"?")
	apptest.MustShow(t, s, apptest.Text("why.owed", "name", "Ann"))
	if rows := story(t, s); len(rows) != 1 || rows[0].value != amount.Get() {
		t.Errorf("rows %+v", rows)
	}
}

// What is copied and what is saved as a picture has the extras too.
func TestCopiesHaveTheExtras(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Settle(s, apptest.Phone())
	g := apptest.RecordedGame(t, "stockpile", "standard-four-hidden")
	if err := s.Session.Scratch(g.Setup); err != nil {
		t.Fatal(err)
	}
	apptest.Record(t, s, g.Entries...)
	v := s.Session.View()
	text := report.Text(v.Game)
	found := false
	for _, place := range v.Standing.Places {
		for _, extra := range place.Extras {
			found = true
			if extra.Value > 0 && !strings.Contains(text, words.Extra(v.ID(), extra)) {
				t.Errorf("the text lacks %q:\n%s", words.Extra(v.ID(), extra), text)
			}
		}
	}
	if !found {
		t.Fatal("nobody has anything else")
	}
	var picture bytes.Buffer
	if err := DrawResult(&picture, v.Game); err != nil {
		t.Fatal(err)
	}
	if _, err := png.Decode(&picture); err != nil {
		t.Fatal(err)
	}
	s.Push(NewResultPage(s))
	apptest.Tap(t, s, words.Say("result.copy"))
	if s.App.Clipboard().Content() != text {
		t.Error("the clipboard has another text")
	}
}
