package openmarket

import (
	"testing"

	"scripkeeper/app/form"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	rules "scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

// chartered are railways with two private companies, of which Anna has Ferry.
func chartered(t *testing.T, entries ...calc.Entry) calc.Table {
	t.Helper()
	o, _ := rules.Rulebook{}.Presets()[3].Options.(*agreement.Options)
	o.PrivateWorth, o.Privates = "face", "Ferry 20 5, Tram 40 10"
	table, _, refusal := rules.Rulebook{}.Open(o, []string{"Anna", "Ben"})
	for _, e := range append([]calc.Entry{&privates.Private{Private: "F"}}, entries...) {
		if refusal == nil {
			table, _, refusal = e.Apply(table)
		}
	}
	if refusal != nil {
		t.Fatal(refusal)
	}
	return table
}

// A private is chosen, given to a company, and a price typed, which is the face value again once it is erased.
func TestAPrivateOnOneSheet(t *testing.T) {
	table := chartered(t, &charter.Launch{Company: "N"})
	entry := &privates.Private{}
	e := editorOf[*private](t, form.Task{Table: table, Entry: entry})
	e.which.cells[1].Tapped(nil)
	expect.Equal(t, written(t, entry), `[{"private":"T"}]`, "Tram to Anna at its face value")
	e.give("company", calc.Treasury(0))
	e.Typed('7')
	e.Typed('0')
	expect.Equal(t, written(t, entry), `[{"private":"T","to":"company","company":"N","price":70}]`, "typed")
	e.which.cells[0].Tapped(nil)
	expect.Equal(t, written(t, entry), `[{"private":"F","to":"company","company":"N"}]`, "another one costs another price")
	e.give("", calc.AccountOf(0))
	if _, _, refusal := entry.Apply(table); refusal == nil || refusal.Code != "private.same" {
		t.Errorf("who has it gets it: %v", refusal)
	}
}

// A private beyond the limit of certificates is warned of, and recorded all the same once somebody says so.
func TestAPrivateBeyondTheLimit(t *testing.T) {
	o, _ := agreement.Presets()[3].Options.(*agreement.Options)
	o.PrivateWorth, o.Privates, o.PrivateLimit, o.CertificateLimit = "face", "Ferry 20 5, Tram 40 10", true, 1
	table, _, _ := rules.Rulebook{}.Open(o, []string{"Anna", "Ben"})
	table, _, _ = (&privates.Private{Private: "F"}).Apply(table)
	entry := &privates.Private{}
	e := editorOf[*private](t, form.Task{Table: table, Entry: entry})
	expect.Equal(t, len(e.warned.Objects), 0, "warned before anything is chosen")
	e.which.cells[1].Tapped(nil)
	expect.Equal(t, len(e.warned.Objects), 1, "warned of a second")
	entry.Anyway = true
	e.give("", calc.AccountOf(1))
	expect.Equal(t, written(t, entry), `[{"private":"T","seat":1}]`, "Ben goes beyond nothing")
	expect.Equal(t, len(e.warned.Objects), 0, "warned of Ben's first")
}

// One private closes, or all.
func TestPrivatesCloseOnOneSheet(t *testing.T) {
	entry := &privates.Closing{}
	e := editorOf[*closing](t, form.Task{Table: chartered(t), Entry: entry})
	e.which.cells[0].Tapped(nil)
	expect.Equal(t, written(t, entry), `[{"private":"F"}]`, "one")
	e.all.Tapped(nil)
	expect.Equal(t, written(t, entry), `[{"all":true}]`, "all")
}

// The incomes of the privates are foreseen before the first company of a round, and look so until a tap confirms them;
// another tap leaves them out. Before another company they wait for a tap, and once they were paid there are none.
func TestIncomesBeforeACompanyOperates(t *testing.T) {
	launched := []calc.Entry{&charter.Launch{Company: "N"}, &charter.Launch{Company: "S"}}
	entry := &operating.Operate{Company: "N", Revenue: 90}
	sheet := func(before ...calc.Entry) *operate {
		table := chartered(t, append(launched, before...)...)
		return editorOf[*operate](t, form.Task{Table: table, Entry: entry})
	}
	e := sheet()
	due, _ := board.IncomesDue(e.task.Table)
	label := words.Format("openmarket.sheet.operate.incomes", words.Names{"amount": due})
	for _, c := range []struct {
		sign    string
		entries int
		saved   bool
	}{{" ?", 2, false}, {" ✓", 2, true}, {"", 0, true}, {" ✓", 2, true}} {
		expect.Equal(t, e.incomes.AccessibilityLabel(), label+c.sign, "the cell says")
		expect.Equal(t, len(e.Entries()), c.entries, "entries with %q", c.sign)
		expect.Equal(t, e.Progress() != nil, c.saved, "%q: a draft keeps it", c.sign)
		e.incomes.Tapped(nil)
	}
	e = sheet(&operating.Operate{Company: "S"})
	expect.Equal(t, e.incomes.AccessibilityLabel(), label, "after Southern the cell says")
	expect.Equal(t, len(e.Entries()), 0, "entries after Southern")
	if e = sheet(&privates.Incomes{}); e.incomes != nil {
		t.Error("incomes that were paid are offered again")
	}
}
