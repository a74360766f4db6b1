package openmarket

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

// railwaysBegun returns entries: the first player launches Northern and Southern at 100, and Southern earns 90.
func railwaysBegun() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "N"}, &charter.Launch{Company: "S"},
		&operating.Operate{Company: "S", Revenue: 90, Payout: "withhold"}}
}

func operates(t *testing.T, before ...calc.Entry) filled {
	t.Helper()
	return together(t, "rails", &operating.Operate{Company: "N", Revenue: calc.None}, append(railwaysBegun(), before...)...)
}

func track(amount int) *operating.Pay {
	return &operating.Pay{Payer: "company", Company: "N", Amount: amount, Reason: "Track"}
}

// The payout can be chosen before or after the revenue. Withholding with no revenue sets the revenue to 0, a revenue of
// 0 clears the payout, and any change of the revenue clears the price steps.
func TestWhatBecomesOfARevenue(t *testing.T) {
	f := operates(t)
	payout := func(choice int) { f.field("payout").Set(choice) }
	payout(2)
	f.says(&operating.Operate{Company: "N"})
	payout(1)
	f.says(&operating.Operate{Company: "N", Revenue: calc.None, Payout: "half"})
	f.field("revenue").Set(120)
	steps := 2
	f.field("steps").Set(steps)
	f.says(&operating.Operate{Company: "N", Revenue: 120, Payout: "half", Steps: &steps})
	f.field("own").Set(20)
	payout(0)
	f.says(&operating.Operate{Company: "N", Revenue: 120, Own: 20})
	payout(2)
	f.says(&operating.Operate{Company: "N", Revenue: 120, Payout: "withhold"})
	f.field("revenue").Set(0)
	f.says(&operating.Operate{Company: "N"})
	f.field("company").Set(1)
	expect.Equal(t, f.field("revenue").Likely, 90, "what Southern took in before")
}

// Payments are recorded together with the revenue, also from a stored draft. A payment beyond the company's means is
// refused at its field.
func TestACompanyThatOperatesPays(t *testing.T) {
	f := operates(t)
	f.field("revenue").Set(120)
	f.field("track").Set(20)
	want := []calc.Entry{&operating.Operate{Company: "N", Revenue: 120}, track(20)}
	f.says(want...)
	again := operates(t)
	must.Do(t, json.Unmarshal(must.Get(json.Marshal(f.batch))(t), again.batch))
	again.says(want...)
	old := together(t, "rails", &operating.Operate{Company: "N", Revenue: 120}, railwaysBegun()...)
	must.Do(t, json.Unmarshal([]byte(`{"spent":[20,-1,-1]}`), old.batch))
	old.says(want...)
	f.field("train").Set(5000)
	_, _, refusal := f.batch.Apply(f.table)
	expect.True(t, refusal != nil && refusal.Field == "train", "a train for 5000 is refused with %v", refusal)
}

// The president's consent is cleared when the company no longer needs help.
func TestAPresidentPaysTheRestOfAllThatACompanySpends(t *testing.T) {
	f := operates(t, &operating.Pay{Payer: "company", Company: "N", Amount: 300}, &operating.Pay{Payee: "player", Amount: 100})
	f.field("revenue").Set(50)
	f.field("payout").Set(2)
	f.field("track").Set(60)
	f.field("train").Set(900)
	note := f.field("help").Allowed.Choices[1].Note
	expect.Equal(t, note.Terms[1], calc.With("amount", 210), "700 + 50 – 60 – 900")
	withheld := &operating.Operate{Company: "N", Revenue: 50, Payout: "withhold"}
	train := operating.Pay{Payer: "company", Company: "N", Amount: 900, Reason: "Train"}
	f.says(withheld, track(60), &train)
	f.field("help").Set(1)
	helped := train
	helped.Help = true
	f.says(withheld, track(60), &helped)
	f.field("train").Set(100)
	f.field("train").Set(900)
	f.says(withheld, track(60), &train)
}

// Incomes are proposed only before the first company of a round, unless set otherwise, and never for a complete entry.
func TestIncomesBeforeACompanyOperates(t *testing.T) {
	o, _ := agreement.Presets()[3].Options.(*agreement.Options)
	o.PrivateWorth, o.Privates = "face", "Ferry 20 5"
	sheet := func(revenue int, before ...calc.Entry) filled {
		table, _ := gametest.Apply(t, open(t, o, 2), append([]calc.Entry{&privates.Private{Private: "F"},
			&charter.Launch{Company: "N"}, &charter.Launch{Company: "S"}}, before...)...)
		return filled{t, table, newOperation(&operating.Operate{Company: "N", Revenue: revenue})}
	}
	unsaid := &operating.Operate{Company: "N", Revenue: calc.None}
	f := sheet(calc.None)
	f.says(&privates.Incomes{}, unsaid)
	f.field("incomes").Set(0)
	f.says(unsaid)
	f = sheet(calc.None, &operating.Operate{Company: "S"})
	f.says(unsaid)
	f.field("incomes").Set(1)
	f.says(&privates.Incomes{}, unsaid)
	sheet(90).says(&operating.Operate{Company: "N", Revenue: 90})
	_, asked := sheet(calc.None, &privates.Incomes{}).batch.Form(sheet(calc.None, &privates.Incomes{}).table).Field("incomes")
	expect.True(t, !asked, "incomes that were paid are offered again")
}
