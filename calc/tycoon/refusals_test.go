package tycoon

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/yearend"
)

func setups() []gametest.Setup {
	own := func(change func(*agreement.Options)) *agreement.Options { return with(top(), change) }
	return []gametest.Setup{
		{nil, gametest.Names(2), "option.foreign  ()"},
		{(*agreement.Options)(nil), gametest.Names(2), "option.foreign  ()"},
		{&agreement.Options{}, gametest.Names(2), "option.choice variant (setup)"},
		{own(func(o *agreement.Options) { o.Years = 21 }), gametest.Names(2),
			"option.range years (setup) value=21 min=1 max=20"},
		{own(func(o *agreement.Options) { o.Shares = 500 }), gametest.Names(2),
			"option.range shares (setup) value=500 min=1000 max=1000000 step=1000"},
		{own(func(o *agreement.Options) { o.Start[nova] = 0 }), gametest.Names(2),
			"option.range start_novatech (setup) novatech value=0 min=1 max=1000"},
		{own(func(o *agreement.Options) { o.Deck, o.Tops[vital] = "custom", 7 }), gametest.Names(2),
			"option.range tops_vitalcare (setup) vitalcare value=7 min=0 max=30 step=5"},
		{own(func(o *agreement.Options) { o.Chairman = 24 }), gametest.Names(2),
			"option.thresholds chairman (chairman) value=24 min=25"},
		{own(func(o *agreement.Options) { o.Unlock, o.InvestorWins = true, 1 }), gametest.Names(2),
			"option.unlock.strategist mode (house.unlock) value=1 min=2"},
		{own(func(o *agreement.Options) { o.Unlock, o.Mode = true, "investor" }), gametest.Names(2),
			"option.unlock.investor mode (house.unlock) value=0 min=3"},
		{top(), gametest.Names(1), "seats.few seats (variant) seats=1 min=2 max=12"},
		{top(), gametest.Names(13), "seats.many seats (variant) seats=13 min=2 max=12"},
	}
}

func TestAChoiceThatNothingCanBeClaimedWith(t *testing.T) {
	table := atYearEnd(t, stand(t, top(), costs(global, 20), has(0, owns(global, 1_000)), has(0, six{})))
	e := totals(owns(global, -25))
	e.Claims = []yearend.Suspend{{Seat: 0, Company: "G"}}
	field, ok := e.Form(table).Field("claimer.0")
	if !ok || field.Allowed.Choices[0].Refusal != nil || denied(
		field.Allowed.Choices[1].Refusal) != "debenture.nothing claimer.0 (debenture) seat 1" {
		t.Errorf("the choices are %+v", field.Allowed.Choices)
	}
}
