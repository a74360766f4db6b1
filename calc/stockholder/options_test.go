package stockholder

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

func TestPresets(t *testing.T) {
	gametest.WantPresets(t, Rulebook{}, "4x6, 3x5, 5x7, online, broker1961 (unofficial)")
}

// Rules E.4
func TestDefaults(t *testing.T) {
	const want = `{"deck":"classic","formula":"4x6","packs":1,"count_cards":true,"min":10,"max":250,"step":10,"start":100,` +
		`"start_cash":0,"start_shares":1,"certificates":0,"rounding":"up","zeroing":"repurchase","penalty":20,` +
		`"repurchase_before_dividends":false,"step3_gross":false,"no_trade_all_last_round":false,"no_trade_changed":false,` +
		`"rotate_start":false,"bankruptcy":"text","draw":"shared"}`
	gametest.WantDefaults(t, Rulebook{}, want)
}

// E.2, E.4.10: Broker 1961. E.6: the online game.
func TestWhatThePresetsChange(t *testing.T) {
	b := broker1961()
	expect.True(t, b.StartCash == 300 && b.StartShares == 0 && b.Certificates == 40 && b.Rounding == "none" &&
		b.Zeroing == "penalty20" && b.Penalty == 20 && b.NoTradeChanged && b.Deck == "broker1961" && b.Min == 10 &&
		b.Max == 250,
		"Broker 1961 is %+v", b)
	if o := online(); o.Bankruptcy != "online" || o.Draw != "order" || !o.NoTradeLastRound || o.Rounding != "up" {
		t.Errorf("the online game is %+v", o)
	}
}

func TestFormOfTheOptions(t *testing.T) {
	o := classic("4x6")
	for _, c := range []struct {
		field string
		value int
	}{
		{"packs", 2}, {"count_cards", 0}, {"rounding", 1}, {"step3_gross", 1}, {"step", 5}, {"draw", 1}, {"formula", 0},
		{"start_cash", 300}, {"certificates", 40}, {"bankruptcy", 1}, {"zeroing", 2},
	} {
		field, ok := o.Form().Field(c.field)
		must.Hold(t, ok, "there is no field %q", c.field)
		field.Set(c.value)
		expect.Equal(t, field.Get(), c.value, "%s is …", c.field)
	}
	expect.True(t, o.Packs == 2 && !o.CountCards && o.Rounding == "half_down" && o.Step3Gross && o.Step == 5 &&
		o.Draw == "order" && o.Formula == "3x5" && o.StartCash == 300 && o.Certificates == 40 &&
		o.Bankruptcy == "online" && o.Zeroing == "penalty20",
		"the options are %+v", o)
	expect.Equal(t, o.Check(), nil, "the options are refused")
	flag, _ := o.Form().Field("step3_gross")
	flag.Set(0)
	expect.True(t, !o.Step3Gross && flag.Get() == 0, "the flag is still set")
}

func TestWhatIsExpected(t *testing.T) {
	table := laid(t, open(t, classic("4x6"), 3), "B+30")
	expect.Equal(t, Rulebook{}.Version(), 2, "the version of the rules")
	expect.Equal(t, gametest.Expected(Rulebook{}, table), "turn skip leave ruling position", "the entries")
	expect.Equal(t, gametest.Written((Rulebook{}).Expected(table).Next[0]), gametest.Written(&Turn{Seat: 1}),
		"the turn")
}
