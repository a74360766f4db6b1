package openmarket

import (
	"testing"

	"scripkeeper/app/form"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

// Where companies hold shares, who gives what to whom are a chip each: the side that is yet to be said is open, and
// nobody gives anything to himself.
func TestATransferOfACompanyOnOneSheet(t *testing.T) {
	o, _ := rules.Rulebook{}.Presets()[3].Options.(*agreement.Options)
	o.Holdings = "companies"
	table, _, refusal := rules.Rulebook{}.Open(o, []string{"Anna", "Ben"})
	must.Hold(t, refusal == nil, "the table is refused: %v", refusal)
	for _, e := range []calc.Entry{&charter.Launch{Company: "N"}, &rules.Next{}, &charter.Launch{Seat: 1, Company: "S"}} {
		table, _, refusal = e.Apply(table)
		must.Hold(t, refusal == nil, "a launch is refused: %v", refusal)
	}
	entry := &trading.Transfer{From: calc.None, To: calc.None}
	e := editorOf[*transfer](t, form.Task{Table: table, Entry: entry})
	from, to := e.parties.from, e.parties.to
	expect.Equal(t, from.chip.AccessibilityLabel(), words.Text("openmarket.sheet.pay.from.unsaid")+" ✓", "who gives")
	expect.True(t, from.grid.Visible() && !to.grid.Visible(), "who gives is not open")
	from.choose(companyKind, 0)
	expect.True(t, !from.grid.Visible() && to.grid.Visible(), "to whom is not open")
	for _, c := range to.cells {
		self := c.kind == companyKind && c.index == 0
		expect.True(t, (c.cell.Reason() != "") == self, "%s: %q", c.name, c.cell.Reason())
	}
	to.choose(playerKind, 1)
	expect.True(t, !to.grid.Visible(), "to whom is still open")
	expect.Equal(t, written(t, entry), `[{"from":0,"to":1,"giver":"company","from_company":"N","amount":0}]`, "the transfer")
	expect.Equal(t, from.chip.AccessibilityLabel(),
		words.Format("openmarket.sheet.pay.from", words.Names{"who": "Northern"}), "who gives")
	from.show(true)
	expect.True(t, e.Escape() && !from.grid.Visible() && !e.Escape(), "escape does not close what is open")
}
