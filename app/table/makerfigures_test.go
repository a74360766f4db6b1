package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger/record"
)

// One chooses a stock by its price, so that the figures of who buys it do not show the price again.
func TestPricesStandOnceInTheSheetOfAPurchase(t *testing.T) {
	s := apptest.Begin(t)
	options := apptest.Options(t, tycoon.Rulebook{}, "strategist", func(o *tycoon.Options) { o.Cash = 700_000 })
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}, Options: options}))
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	apptest.Settle(s, fyne.NewSize(1280, 800))
	sh := page.sheet
	least := sh.matrix.MinSize().Height
	if sh.matrix.SetHeading(matrix.HeadPrices); !sh.figures.Visible() || sh.matrix.MinSize().Height <= least {
		t.Error("the prices stand above the figures too")
	}
}

// What is missing is asked for in a question of its own, not in one for all numbers or with the field behind it.
func TestWhatIsMissingIsAskedForByItsField(t *testing.T) {
	s := apptest.Begin(t)
	var rails openmarket.Rulebook
	setup := record.Setup{Rulebook: "openmarket", Names: []string{"Anna", "Ben"}, Options: rails.Presets()[3].Options}
	must.Do(t, s.Session.Begin(setup))
	must.Do(t, s.Session.Record(&openmarket.Launch{Company: "N"}))
	for _, c := range []struct {
		entry calc.Entry
		want  string
	}{
		{&openmarket.Buy{Company: "N"}, "How many shares?"}, {&openmarket.Dividend{Company: "N"}, "How much for each share?"},
		{&openmarket.Round{Turn: calc.None}, "Who moves next?"},
	} {
		sh := newSheet(s, s.Session.View(), c.entry)
		if got := sh.refusal.Text(); got != c.want {
			t.Errorf("a %s is asked for by %q, want %q", c.entry.Kind(), got, c.want)
		}
	}
}

// A premium that nobody has set is asked for in a sentence.
func TestAPremiumIsAskedForInASentence(t *testing.T) {
	options := apptest.Options(t, tycoon.Rulebook{}, "strategist", func(o *tycoon.Options) { o.Cash = 3_000_000 })
	table := apptest.Opened(t, tycoon.Rulebook{}, options, []string{"Anna", "Ben"})
	table = apptest.Applied(t, table, &tycoon.Buy{Company: "A", Shares: 100_000})
	for turn := 1; turn < 6; turn++ {
		table = apptest.Applied(t, table, &tycoon.Pass{Seat: turn % 2})
	}
	table = apptest.Applied(t, table, &tycoon.YearEnd{By: "totals"})
	field, _ := (&tycoon.SetPremium{Company: "A"}).Form(table).Field("percent")
	if got, want := words.Ask("tycoon", table.Layout(), field), "Which premium does Anna set for options on Atlas Bank?"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
