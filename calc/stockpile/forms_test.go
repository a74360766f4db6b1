package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// The record button warns that nothing was found, sold or shown, except in veiled games, where it would reveal cards.
func TestWhatRecordingIsCalled(t *testing.T) {
	open := []SeatPosition{holds(9, of(cosmic, 2), board.Count{}), cash(1), cash(9)}
	all := board.Forecasts{board.Dollars, "+4", "+2", "+1", "-2", "-3"}
	for _, c := range []struct {
		phase        string
		e            calc.Entry
		hidden, open string
	}{
		{"take", &demand.Piles{}, "piles", ""}, {"take", &demand.Piles{Takes: []demand.Take{{Boom: 1}}}, "", ""},
		{"take", &demand.Take{}, "found", "cards"}, {"take", &demand.Take{Fees: []int{2}}, "", ""},
		{"selling", &Sell{}, "sells", "sells"}, {"selling", &Sell{Half: of(cosmic, 1)}, "", ""},
		{"movement", &Movement{}, "", ""},
		{"movement", &Movement{Forecasts: board.Forecasts{"+4"}}, "some", "some"},
		{"movement", &Movement{Forecasts: all}, "shown", ""},
		{"movement", &Movement{Forecasts: all, Claims: Claims{{Company: "COS"}}}, "shown", "shown"},
		{"movement", &Movement{Forecasts: all, Claims: Claims{{Company: "COS", Regular: 1}}}, "", ""},
	} {
		for _, rules := range []struct {
			o     *board.Options
			seats []SeatPosition
			want  string
		}{{standard(), three(cash(9)), c.hidden}, {openBooks(), open, c.open}} {
			form := c.e.Form(stand(t, rules.o, c.phase, rules.seats))
			expect.Equal(t, form.Record, rules.want, "recording %+v with portfolios %s", c.e, rules.o.Holdings)
		}
		switch form := c.e.Form(stand(t, veiled(), c.phase, open)); form.Record {
		case "", "some":
		default:
			t.Errorf("behind veils recording %+v is called %s", c.e, form.Record)
		}
	}
}

// A forecast card that was revealed or that another company has is marked as doubtful, unless dice are used.
func TestForecastCardsAreDoubtedTwice(t *testing.T) {
	table, _ := gametest.Apply(t, stand(t, standard(), "movement", three(cash(5))),
		&Movement{Forecasts: board.Forecasts{"+4"}})
	e := &Movement{Forecasts: board.Forecasts{"", "+2"}}
	doubts := func(name string) (codes []string) {
		for _, choice := range gametest.Field(t, table, e, name).Allowed.Choices {
			if choice.Doubt != nil {
				codes = append(codes, choice.Key+" "+choice.Doubt.Code)
			}
		}
		return codes
	}
	expect.List(t, doubts("forecasts.1"), []string{"up4 forecast.revealed"}, "of Bottomline are doubted")
	expect.List(t, doubts("forecasts.2"), []string{"up4 forecast.revealed", "up2 forecast.taken"},
		"of Leading are doubted")
	e.dice = true
	expect.True(t, doubts("forecasts.2") == nil, "with dice cards are doubted")
}
