package tycoon

import (
	"math"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/yearend"
)

// Chapter Special Cards, Currency: a number of cards that deck and hand do not allow is refused, and does not raise the
// limit for later seats.
func TestCountsOfCurrencyCardsThatNobodyCanHave(t *testing.T) {
	const huge = 4_000_000_000_000_000_000
	for _, reveal := range []string{"cards", "sums", "totals"} {
		table := atYearEnd(t, open(t, with(agreement.Extended("strategist"),
			func(o *agreement.Options) { o.Reveal = reveal }), 12))
		for _, count := range []int{-1, -100_000, -30_000_000, -huge, math.MinInt, 7, huge, math.MaxInt} {
			for seat := range 3 {
				e := &yearend.YearEnd{Seats: make([]yearend.Reveal, 12)}
				e.Seats[seat].Minus, e.Seats[seat+1].Plus = count, -huge
				_, _, refusal := e.Apply(table)
				expect.True(t, refusal != nil && refusal.Code == "cards.many" && refusal.Seat == seat &&
					refusal.Field == calc.ItemName("minus", seat),
					"%s, %d cards: %v", reveal, count, refusal)
				calc.SheetForm(e, table)
				for _, field := range e.Form(table).Fields {
					expect.True(t, field.Kind != calc.AmountKind || len(field.Odds) <= field.Allowed.Count(),
						"%s, %d cards: %s may be %d", reveal, count, field.Name, len(field.Odds))
				}
			}
		}
	}
}

func TestOfficesThatNobodyCanHold(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(1000, owns(nova, 100_000)), has(1000, owns(nova, 100_000)),
		has(1000, six{}))
	for _, seat := range []int{math.MinInt, -1, 4, math.MaxInt} {
		e := NewPosition(table)
		e.Chairmen[nova] = seat
		expect.Equal(t, gametest.Refused(table, e), "position.chairman chairmen.5", "Chairman %d", seat)
	}
	table = stand(t, top(), agreement.FaceValues(), has(1000, owns(nova, 60_000)), has(1000, owns(nova, 60_000)),
		has(1000, six{}))
	for _, seat := range []int{math.MinInt, -1, 4, math.MaxInt} {
		e := NewPosition(table)
		e.Directors[nova] = seat
		expect.Equal(t, gametest.Refused(table, e), "position.director directors.5", "Director %d", seat)
	}
}
