package openmarket

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

type filled struct {
	t     *testing.T
	table calc.Table
	batch calc.Batch
}

// together returns the form for the entry e in a game with the given preset, after the other entries.
func together(t *testing.T, preset string, e calc.Entry, before ...calc.Entry) filled {
	t.Helper()
	of, _ := calc.Find(Rulebook{}.Presets(), func(p calc.Preset) bool { return p.Key == preset })
	table, _ := gametest.Apply(t, open(t, of.Options.(*agreement.Options), 3), before...)
	batch, is := calc.BatchOf(Rulebook{}, table, e).(calc.Batch)
	must.Hold(t, is, "a %s is said alone", e.Kind())
	return filled{t, table, batch}
}

func (f filled) field(name string) *calc.Field {
	f.t.Helper()
	field, has := f.batch.Form(f.table).Field(name)
	must.Hold(f.t, has, "the sheet does not ask for %s", name)
	return field
}

func (f filled) says(want ...calc.Entry) {
	f.t.Helper()
	said := calc.Map(f.batch.Entries(f.table), gametest.Written)
	expect.List(f.t, said, calc.Map(want, gametest.Written), "the sheet says")
}

func chainsBegun() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "A"}, &charter.Launch{Company: "C"}}
}

func TestSalesAreBelowZero(t *testing.T) {
	f := together(t, "hotels", &trading.Sell{}, append(chainsBegun(), &trading.Buy{Company: "A", Shares: 2})...)
	held := f.table.Shares(0, 0)
	sold := f.field("sell.0")
	expect.True(t, sold.Allowed.Min == -held && sold.Allowed.Max == 0 && f.field("sell.2").Allowed.Min == -f.table.Shares(0, 2),
		"they are sold within %+v", sold.Allowed)
	sold.Set(-2)
	f.says(&trading.Sell{Company: "A", Shares: 2})
}

// The founder can buy as many shares at once as his cash pays for. A stored draft keeps their number.
func TestALaunchWithAPurchase(t *testing.T) {
	f := together(t, "hotels", &charter.Launch{Company: "C"}, &charter.Launch{Company: "A"})
	f.field("bought").Set(2)
	f.says(&charter.Launch{Company: "C"}, &trading.Buy{Company: "C", Shares: 2})
	again := together(t, "hotels", &charter.Launch{}, &charter.Launch{Company: "A"})
	must.Do(t, json.Unmarshal(must.Get(json.Marshal(f.batch))(t), again.batch))
	again.says(&charter.Launch{Company: "C"}, &trading.Buy{Company: "C", Shares: 2})
	most := f.field("bought").Allowed.Max
	f.field("bought").Set(most + 1)
	f.says(&charter.Launch{Company: "C"}, &trading.Buy{Company: "C", Shares: most})
}

// Drafts stored by the previous version hold only the numbers, in the same order.
func TestDraftsOfTheLastVersion(t *testing.T) {
	f := together(t, "hotels", &trading.Buy{}, chainsBegun()...)
	n := len(f.table.Layout().Companies)
	numbers := make([]int, 3*n)
	numbers[1], numbers[2*n], numbers[2*n+1] = 1, 2, 1
	must.Do(t, json.Unmarshal(must.Get(json.Marshal(numbers))(t), f.batch))
	f.says(&charter.Launch{Company: "B"}, &trading.Buy{Company: "A", Shares: 2}, &trading.Buy{Company: "B", Shares: 1})
	f = together(t, "hotels", &charter.Launch{Company: "C"}, &charter.Launch{Company: "A"})
	must.Do(t, json.Unmarshal([]byte("2"), f.batch))
	f.says(&charter.Launch{Company: "C"}, &trading.Buy{Company: "C", Shares: 2})
}

// A price that was not changed, or was changed back, is not recorded.
func TestAllPricesOnOneSheet(t *testing.T) {
	f := together(t, "exchange", &pricing.Price{})
	now := f.field("price.0")
	expect.Equal(t, now.Get(), f.table.Price(0), "the price at first")
	other := now.Allowed.At(now.Allowed.Count() - 1)
	now.Set(other)
	f.says(&pricing.Price{Company: f.table.Layout().Companies[0].Code, Price: &other})
	f.field("price.0").Set(f.table.Price(0))
	f.says()
}

// A single entry moves each marker. A marker that returns to its cell is not recorded.
func TestMovesOnAChart(t *testing.T) {
	f := together(t, "chart", &pricing.Move{}, &charter.Launch{Company: "N"})
	across, up := f.field("steps.0"), f.field("up.0")
	expect.True(t, across.Axis == calc.Across && up.Axis == calc.Upward && up.Beside && !across.Beside,
		"they are asked as %+v and %+v", across, up)
	up.Set(1)
	across.Set(-2)
	f.says(&pricing.Move{Company: "N", Steps: -2, Up: 1})
	up.Set(0)
	across.Set(0)
	f.says()
	two := together(t, "chart", &pricing.Move{}, &charter.Launch{Company: "N"}, &charter.Launch{Company: "S"})
	two.field("steps.0").Set(1)
	two.field("steps.1").Set(-1)
	two.says(&pricing.Move{Company: "N", Steps: 1}, &pricing.Move{Company: "S", Steps: -1})
	old := `[[{"company":"N","steps":1},{"company":"N","steps":0,"up":-1}]]`
	of := together(t, "chart", &pricing.Move{}, &charter.Launch{Company: "N"})
	for range of.table.Layout().Companies[1:] {
		old = old[:len(old)-1] + ",null]"
	}
	must.Do(t, json.Unmarshal([]byte(old), of.batch))
	of.says(&pricing.Move{Company: "N", Steps: 1, Up: -1})
}

// A sheet of several trades asks for numbers only, so it can't overrule a limit or name a kind of certificate.
func TestTradesThatNeedMoreThanANumber(t *testing.T) {
	limited := open(t, fixed(func(o *agreement.Options) { o.Shares, o.ShareLimit = 10, 6 }), 3)
	left, _ := gametest.Apply(t, open(t, fixed(func(o *agreement.Options) { o.Classes = "director" }), 3), &calc.Leave{})
	for _, table := range []calc.Table{limited, left} {
		_, several := calc.BatchOf(Rulebook{}, table, &trading.Buy{Seat: 1}).(calc.Batch)
		expect.True(t, !several, "several trades are entered on one sheet under %+v", board.OptionsOf(table))
	}
}
