package openmarket

import (
	"testing"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

// The incomes of the privates are foreseen before the first company of a round, and look so until a tap confirms them;
// another tap leaves them out. Before another company they wait for a tap, and once they were paid there are none.
func TestIncomesBeforeACompanyOperates(t *testing.T) {
	launched := []calc.Entry{&charter.Launch{Company: "N"}, &charter.Launch{Company: "S"}}
	entry := &operating.Operate{Company: "N", Revenue: 90}
	sheet := func(before ...calc.Entry) *operate {
		table := apptest.Chartered(t, append(launched, before...)...)
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
