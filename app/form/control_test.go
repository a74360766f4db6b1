package form

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/ledger/record"
)

// editing begins a game and opens the editor for an entry, or for the first expected entry if begun is nil.
func editing(t *testing.T, setup record.Setup, begun calc.Entry) (*shell.Shell, *FormEditor) {
	t.Helper()
	s := apptest.Begin(t)
	must.Do(t, s.Session.Begin(setup))
	v := s.Session.View()
	if begun == nil {
		begun = v.Expected().All()[0]
	}
	f := NewEditor(Task{Rulebook: v.ID(), Table: v.Table, Entry: begun, Changed: func() {}, Refuse: s.ShowNotice})
	s.Window.SetContent(f.Object())
	apptest.Settle(s, apptest.Phone())
	return s, f
}

// A tap on the maximum enters the maximum. Buttons for round numbers add to the number, and never look chosen.
func TestANumberHasItsMostAndRoundNumbersBesideIt(t *testing.T) {
	buy := &trading.Buy{}
	options := apptest.Options(t, tycoon.Rulebook{}, "trader", func(o *agreement.Options) { o.Cash = 4_000_000 })
	s, f := editing(t, record.Setup{Rulebook: "tycoon", Names: apptest.Friends(), Options: options}, buy)
	for _, company := range []int{1, 4, 0} {
		test.Tap(f.controls["company"].(*chipControl).chips[company])
		want := words.Field("tycoon", f.form.Table.Layout(), f.form.Field("shares"))
		expect.Equal(t, f.controls["shares"].(*sumControl).label.Text(), want, "over the shares of company %d stands", company)
	}
	c := f.controls["shares"].(*sumControl)
	most := f.form.Field("shares").Allowed.Max
	must.Hold(t, most > 100_000, "only %d can be bought", most)
	expect.Equal(t, c.most.AccessibilityLabel(), words.Format("sheet.most", words.Names{"number": most}), "beside the number stands")
	holds := func(shares int, written string, chosen bool) {
		t.Helper()
		expect.True(t, buy.Shares == shares && c.field.Text == written && c.most.Chosen() == chosen && !c.rounds[2].Chosen(),
			"it holds %d, written %q, the most is chosen: %t", buy.Shares, c.field.Text, c.most.Chosen())
	}
	test.Tap(c.rounds[1])
	test.Tap(c.rounds[0])
	holds(6_000, words.Number(6_000), false)
	for _, chip := range []fyne.Tappable{c.most, c.rounds[2], c.most} { // at the maximum a round number changes nothing
		test.Tap(chip)
	}
	holds(most, words.Number(most), true)
	c.field.SetText("")
	s.Window.Canvas().Focus(c.field)
	for _, digit := range "12000" {
		c.field.TypedRune(digit)
	}
	holds(12_000, words.Number(12_000), false)
	expect.True(t, s.Window.Canvas().Focused() == c.field && f.controls["shares"] == Control(c), "the field is another one")
	c.field.SetText("1,5")
	holds(NoNumber, "1,5", false)
}

func TestChoicesFollowOneAnother(t *testing.T) {
	options := stockpile.Rulebook{}.Presets()[0].Options.(*board.Options)
	options.Holdings = "open_books"
	setup := record.Setup{Rulebook: "stockpile", Names: apptest.Friends(), Options: options}
	s, f := editing(t, setup, nil)
	first, second := f.controls["share.0"].(*chipControl), f.controls["share.1"].(*chipControl)
	test.Tap(first.chips[2])
	must.Hold(t, first.chips[2].Chosen() && second.chips[2].Disabled() != second.chips[3].Disabled(),
		"a company that is taken stays open to the next player")
	test.Tap(second.chips[2])
	if bar, ok := apptest.BarOf(s); second.chips[2].Chosen() || ok && bar.Message() == "" {
		t.Error("a greyed choice is taken, or nobody says why not")
	}
	test.Tap(first.chips[4])
	expect.True(t, !second.chips[2].Disabled() && second.chips[4].Disabled(), "the choices do not follow a change")
}

func TestPricesThatOpenStandSideBySide(t *testing.T) {
	options := stockpile.Rulebook{}.Presets()[0].Options
	table := apptest.Opened(t, stockpile.Rulebook{}, options, apptest.Friends())
	_, f := editing(t, record.Setup{Rulebook: "stockpile", Names: apptest.Friends(), Options: options},
		stockpile.NewPosition(table))
	first, second := f.controls["prices.0"].Object(), f.controls["prices.1"].Object()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	expect.True(t, at(first).Y == at(second).Y && at(first).X < at(second).X, "prices stand at %v and %v", at(first),
		at(second))
}

func TestManyChoicesAreInAList(t *testing.T) {
	options := brokeryard.Rulebook{}.Presets()[0].Options.(*brokeryard.Options)
	options.CountCards = false
	_, most := brokeryard.Rulebook{}.Seats(options)
	var names []string
	for i := range most {
		names = append(names, "P"+words.Number(i+1))
	}
	must.Hold(t, most > 24, "no preset seats more than %d", most)
	leave := &calc.Leave{}
	_, f := editing(t, record.Setup{Rulebook: "brokeryard", Names: names, Options: options}, leave)
	c, ok := f.controls["seat"].(*listControl)
	if !ok {
		t.Fatalf("%d players are chosen from by %T", most, f.controls["seat"])
	}
	c.choice.SetSelected(names[most-1])
	expect.True(t, leave.Seat == most-1, "the last of the list is seat %d", leave.Seat)
}

func TestAFieldTakesNoMoreThanItShows(t *testing.T) {
	a := apptest.App(t)
	f := NewTextField()
	test.NewTempWindow(t, f)
	a.Clipboard().SetContent(strings.Repeat("é", 1_000_000))
	paste := &fyne.ShortcutPaste{Clipboard: a.Clipboard()}
	f.TypedShortcut(paste)
	n := len([]rune(f.Text))
	expect.True(t, n == MaxPasted, "%d letters stand in the field", n)
	elsewhere := 0
	f.Pasted = func(text string) bool { elsewhere = len(text); return true }
	f.SetText("")
	f.TypedShortcut(paste)
	expect.True(t, f.Text == "" && elsewhere == 2_000_000,
		"%d letters stand in the field, %d bytes went elsewhere", len(f.Text), elsewhere)
}

// Round numbers are multiples of the field's step. Otherwise shares traded by the thousand could grow by a hundred.
func TestRoundNumbersGoInSteps(t *testing.T) {
	for _, c := range []struct {
		high, step int
		want       [roundCount]int
	}{
		{4_000, 1_000, [roundCount]int{1_000, 2_000, 3_000}}, {30_000, 1_000, [roundCount]int{1_000, 5_000, 10_000}},
		{4_000, 1, [roundCount]int{100, 500, 1_000}}, {30_000, 0, [roundCount]int{1_000, 5_000, 10_000}},
	} {
		got := roundNumbers(c.high, c.step)
		expect.True(t, got == c.want, "up to %d in steps of %d: %v, want %v", c.high, c.step, got, c.want)
	}
}

// If the focus started at another player, one tap would change whose turn it is.
func TestTheKeyboardBeginsAtWhatIsChosen(t *testing.T) {
	setup := record.Setup{Rulebook: "shoulders", Names: apptest.Friends(),
		Options: shoulders.Rulebook{}.Presets()[0].Options}
	s, f := editing(t, setup, nil)
	f.Focus(s.Window.Canvas())
	if c, ok := s.Window.Canvas().Focused().(*input.Chip); !ok || !c.Chosen() {
		t.Errorf("the keyboard is at %v", s.Window.Canvas().Focused())
	}
}

func TestWhatIsCorrectedLiesInParts(t *testing.T) {
	options := stockpile.Rulebook{}.Presets()[0].Options.(*board.Options)
	options.Holdings = "open_books"
	e := &calc.Ruling{}
	s, f := editing(t, record.Setup{Rulebook: "stockpile", Names: apptest.Friends(), Options: options}, e)
	apptest.MustShow(t, s, apptest.Text("stockpile.choice.regular"))
	apptest.MustShow(t, s, apptest.Text("stockpile.choice.split"))
	c, at := f.controls["what"].(*chipControl), fyne.CurrentApp().Driver().AbsolutePositionForObject
	cash, cosmic, bottomline, split := c.chips[0], c.chips[1], c.chips[3], c.chips[2]
	expect.True(t, at(cosmic).Y == at(bottomline).Y && at(cash).Y < at(cosmic).Y && at(cosmic).Y < at(split).Y,
		"cash lies at %v, cards at %v, %v, %v", at(cash), at(cosmic), at(bottomline), at(split))
	expect.Equal(t, split.AccessibilityLabel(), apptest.Text("stockpile.choice.COS/2"), "the split cards are")
	test.Tap(split)
	expect.Equal(t, e.What, "COS/2", "to be corrected is")
	expect.True(t, split.Chosen() && !cosmic.Chosen(), "another choice looks chosen")
}

func TestCashAndSharesAreCorrectedInAFewLines(t *testing.T) {
	e := &calc.Ruling{}
	options := tycoon.Rulebook{}.Presets()[0].Options
	s, f := editing(t, record.Setup{Rulebook: "tycoon", Names: apptest.Friends(), Options: options}, e)
	apptest.MustShow(t, s, apptest.Text("choice.shares"))
	c, at := f.controls["what"].(*chipControl), fyne.CurrentApp().Driver().AbsolutePositionForObject
	_, pill := c.chips[0].(*input.Chip)
	expect.True(t, pill, "cash is a %T", c.chips[0])
	lines := map[float32]bool{}
	for _, company := range c.chips[1:] {
		lines[at(company).Y] = true
	}
	expect.Equal(t, len(lines), 2, "on a phone six companies take lines:")
	expect.Equal(t, c.chips[1].AccessibilityLabel(), apptest.Text("tycoon.choice.A"), "the first company is")
	test.Tap(c.chips[1])
	expect.Equal(t, e.What, "A", "to be corrected is")
}
