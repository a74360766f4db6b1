package openmarket

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
)

// railways are Northern and Southern at 100, both launched by Anna; Southern has operated with 90.
func railways(t *testing.T) calc.Table {
	t.Helper()
	return market(t, 3, &charter.Launch{Company: "N"}, &charter.Launch{Company: "S"},
		&operating.Operate{Company: "S", Revenue: 90, Payout: "withhold"})
}

// A revenue is typed, erased and stepped; nothing paid out is no revenue, and a revenue that is paid out must be said.
func TestACompanyOperatesOnOneSheet(t *testing.T) {
	entry := &operating.Operate{Company: "N", Revenue: calc.None}
	e := editorOf[*operate](t, form.Task{Table: railways(t), Entry: entry})
	for _, c := range []struct {
		typed string
		want  string
	}{
		{"120", `[{"company":"N","revenue":120}]`},
		{"h", `[{"company":"N","revenue":120,"payout":"half"}]`},
		{"+", `[{"company":"N","revenue":120,"payout":"half","steps":1}]`},
		{"p", `[{"company":"N","revenue":120}]`},
		{"-", `[{"company":"N","revenue":120,"steps":0}]`},
		{"w", `[{"company":"N","revenue":120,"payout":"withhold"}]`},
	} {
		for _, letter := range c.typed {
			e.Typed(letter)
		}
		expect.Equal(t, written(t, entry), c.want, "after %q", c.typed)
	}
	for range 3 {
		e.pad.Erase()
	}
	expect.Equal(t, written(t, entry), `[{"company":"N","revenue":-1}]`, "nothing is left")
	e.Typed('w')
	expect.Equal(t, written(t, entry), `[{"company":"N","revenue":0}]`, "withheld without revenue")
	e.Typed('p')
	expect.Equal(t, entry.Revenue, calc.None, "what is paid out must be said")
	e.choose(1)
	if !e.before.Visible() || e.Typed('x') {
		t.Error("what Southern took in before is not offered, or a letter means something")
	}
	e.before.Tapped(&fyne.PointEvent{})
	expect.Equal(t, written(t, entry), `[{"company":"S","revenue":90}]`, "as before")
}

// A payment goes from whom one chooses to another, who cannot be the same.
func TestAPaymentOnOneSheet(t *testing.T) {
	entry := &operating.Pay{Payer: "company", Company: "N"}
	e := editorOf[*payment](t, form.Task{Table: railways(t), Entry: entry})
	e.Typed('4')
	e.pad.Hundred()
	e.parties.to.choose(playerKind, 2)
	expect.Equal(t, written(t, entry), `[{"payer":"company","company":"N","payee":"player","to_seat":2,"amount":400}]`,
		"from Northern to Carl")
	e.parties.from.choose(playerKind, 1)
	e.parties.to.choose(companyKind, 1)
	expect.Equal(t, written(t, entry), `[{"payer":"player","seat":1,"payee":"company","to_company":"S","amount":400}]`,
		"from Ben to Southern")
	for _, c := range e.parties.to.cells {
		expect.Equal(t, c.cell.Disabled(), c.kind == playerKind && c.index == 1, "%s cannot be paid", c.name)
	}
	e.parties.from.choose(bankKind, 0)
	e.pad.Step(-10)
	expect.Equal(t, written(t, entry), `[{"payee":"company","to_company":"S","amount":390}]`, "from the bank")
	e.parties.from.show(true)
	if !e.Escape() || e.Escape() {
		t.Error("escape does not close who can pay once")
	}
}

// What a company pays for besides is typed after a tap on its reason, and recorded with what it took in. A second tap
// gives the digits back to the revenue, and a reason without a sum is asked for it.
func TestACompanyThatOperatesPays(t *testing.T) {
	entry := &operating.Operate{Company: "N", Revenue: calc.None}
	task := form.Task{Table: railways(t), Entry: entry}
	e := editorOf[*operate](t, task)
	typed := func(letters string) {
		for _, letter := range letters {
			e.Typed(letter)
		}
	}
	typed("12")
	if e.Entries() != nil || e.Progress() != nil {
		t.Error("nothing is paid, and yet there is more than the entry")
	}
	track, train := e.spending.costs[0].cell, e.spending.costs[2].cell
	test.Tap(track)
	sentence, unfinished := e.Refused(nil)
	expect.True(t, unfinished && sentence == words.Format("openmarket.sheet.operate.spends.ask",
		words.Names{"reason": "Track"}), "without a sum it asks: %q", sentence)
	typed("20")
	test.Tap(train)
	typed("180")
	test.Tap(train)
	typed("0")
	const payments = `{"payer":"company","company":"N","amount":20,"reason":"Track"},` +
		`{"payer":"company","company":"N","amount":180,"reason":"Train"}]`
	expect.Equal(t, written(t, e.Entries()...), `[{"company":"N","revenue":120},`+payments, "with track and a train")
	sentence, _ = e.Refused(nil)
	expect.Equal(t, sentence, "", "all sums are said")
	task.Progress = e.Progress()
	e = editorOf[*operate](t, task)
	expect.Equal(t, written(t, e.Entries()...), `[{"company":"N","revenue":120},`+payments, "resumed")
	task.Alone = true
	expect.True(t, editorOf[*operate](t, task).Entries() == nil, "an entry of the past pays for nothing else")
}

// What of a revenue is the company's own income is typed after a tap on it, and forgotten once nothing is paid out.
func TestACompanysOwnIncome(t *testing.T) {
	entry := &operating.Operate{Company: "N", Revenue: calc.None}
	e := editorOf[*operate](t, form.Task{Table: railways(t), Entry: entry})
	own := e.spending.costs[len(usualReasons())].cell
	expect.True(t, own.Disabled(), "own income of no revenue")
	for _, letter := range "40h" {
		e.Typed(letter)
	}
	test.Tap(own)
	sentence, _ := e.Refused(nil)
	expect.Equal(t, sentence, "", "no own income is asked for")
	e.Typed('2')
	e.Typed('0')
	expect.Equal(t, written(t, entry), `[{"company":"N","revenue":40,"payout":"half","own":20}]`, "half of the rest")
	e.Typed('w')
	expect.Equal(t, written(t, entry), `[{"company":"N","revenue":40,"payout":"withhold"}]`, "nothing paid")
	expect.True(t, own.Disabled(), "own income beside withholding")
	e.Typed('p')
	e.Typed('5')
	expect.Equal(t, written(t, entry), `[{"company":"N","revenue":405}]`, "the digits are the revenue's again")
}

// spender is Northern with 700 of its own, presided over by Anna who has 300 in cash, and Southern.
func spender(t *testing.T) calc.Table {
	t.Helper()
	table := railways(t)
	for _, e := range []calc.Entry{
		&operating.Pay{Payer: "company", Company: "N", Amount: 300},
		&operating.Pay{Payee: "player", Amount: 100},
	} {
		next, _, refusal := e.Apply(table)
		if refusal != nil {
			t.Fatal(refusal)
		}
		table = next
	}
	return table
}

// What a company lacks for a payment its president can pay: the sheet says who pays how much, and forgets the answer
// once the company can pay alone.
func TestAPresidentPaysTheRestOfAPayment(t *testing.T) {
	entry := &operating.Pay{Payer: "company", Company: "N"}
	table := spender(t)
	e := editorOf[*payment](t, form.Task{Table: table, Entry: entry})
	typed := func(sum string) {
		e.pad.Show(calc.None)
		for _, letter := range sum {
			e.Typed(letter)
		}
	}
	typed("700")
	expect.True(t, !e.helping.cell.Visible(), "Anna is asked for nothing")
	typed("850")
	expect.Equal(t, e.helping.cell.AccessibilityLabel(), "Anna pays the other 150", "the cell says")
	if _, _, refusal := entry.Apply(table); refusal == nil || refusal.Code != "help.rest" {
		t.Errorf("850 without Anna: %v", refusal)
	}
	e.helping.cell.Tapped(nil)
	expect.Equal(t, written(t, entry), `[{"payer":"company","company":"N","amount":850,"help":true}]`, "with her")
	typed("1001")
	expect.True(t, !e.helping.cell.Visible() && !entry.Help, "Anna is asked for more than she has")
}

// A company that operates and then buys more than it can pay: its president pays what is lacking in all, also after a
// draft is continued.
func TestAPresidentPaysTheRestOfWhatACompanySpends(t *testing.T) {
	entry := &operating.Operate{Company: "N", Revenue: calc.None}
	table := spender(t)
	e := editorOf[*operate](t, form.Task{Table: table, Entry: entry})
	for _, letter := range "50w" {
		e.Typed(letter)
	}
	for i, sum := range []string{"60", "0", "900"} {
		e.spending.turnTo(i)
		for _, letter := range sum {
			e.Typed(letter)
		}
	}
	expect.Equal(t, e.helping.cell.AccessibilityLabel(), "Anna pays the other 210", "700 + 50 – 60 – 900")
	want := func(help string) string {
		return `[{"company":"N","revenue":50,"payout":"withhold"},` +
			`{"payer":"company","company":"N","amount":60,"reason":"Track"},` +
			`{"payer":"company","company":"N","amount":900,"reason":"Train"` + help + `}]`
	}
	expect.Equal(t, written(t, e.Entries()...), want(""), "without her")
	e.helping.cell.Tapped(nil)
	expect.Equal(t, written(t, e.Entries()...), want(`,"help":true`), "with her")
	again := editorOf[*operate](t, form.Task{Table: table, Entry: entry, Progress: e.Progress()})
	expect.Equal(t, written(t, again.Entries()...), want(`,"help":true`), "continued")
}
