package brokeryard

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

func seatRefusal(e *Round, t calc.Table, seat int) *calc.Refusal {
	var w calc.Walk
	e.walk(&w, e.stockFor(t, seat, len(t.Layout().Seats)), false)
	return w.Refusal
}

// If the pack has one copy of a card and a seat plays it, no other seat can choose that card.
func TestHandBesideTheOthers(t *testing.T) {
	table := open(t, classic("3x5"), 3)
	e := NewRound(table)
	e.Plays[1] = lay("B+60", "R")
	index, _ := DeckOf(table).Index("B+60")
	for seat, want := range []string{
		"card.gone card.0 (deck) seat 0 card=" + text(index) + " count=1", "not refused",
		"card.gone card.2 (deck) seat 2 card=" + text(index) + " count=1",
	} {
		for face, choice := range gametest.Field(t, table, e, calc.ItemName("card", seat)).Allowed.Choices {
			if got := denied(choice.Refusal); face == index && got != want || face != index && choice.Refusal != nil {
				t.Errorf("seat %d, face %d: %s", seat, face, got)
			}
		}
	}
	e.Plays[0] = lay("B+60", "R")
	if refusal := seatRefusal(e, table, 0); refusal == nil || refusal.Code != "card.gone" {
		t.Errorf("two play one card: %v", refusal)
	}
	e.Plays[1] = Play{Missed: true, Card: "B+60"}
	expect.Equal(t, seatRefusal(e, table, 0), nil, "who missed holds the card back")
}

// A seat can spend exactly its cash and proceeds, and sell exactly its shares, but no more.
func TestTradeLimits(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 5))
	for range 300 {
		table := stand(t, loose(), four{10 * (1 + chance.IntN(25)), 100, 10, 250},
			has(10*chance.IntN(60), four{chance.IntN(4), chance.IntN(4), 0, 1}), has(0, four{1}))
		e := plays(table, missed().trading(four{0, -min(1, table.Shares(0, 1)), 0, chance.IntN(2) - 1}))
		limits := e.TradeLimits(table, 0)
		for company := range limits {
			for by, allowed := range map[int]bool{limits[company].Min: true, limits[company].Max: true,
				limits[company].Min - 1: false, limits[company].Max + 1: false} {
				tried := *e
				tried.Plays = append([]Play(nil), e.Plays...)
				tried.Plays[0].Trade[company] = by
				refusal := seatRefusal(&tried, table, 0)
				if tried.CashAfterTrades(table, 0) < 0 {
					allowed = false
				}
				if (refusal == nil) != allowed {
					t.Fatalf("%+v, %d of %d: %s", e.Plays[0].Trade, by, company, denied(refusal))
				}
			}
		}
	}
	o := loose(func(o *Options) { o.NoTradeLastRound = true })
	table := standIn(t, o, 8, hundreds(), has(900, four{1}), has(0, four{1}))
	for company, limit := range NewRound(table).TradeLimits(table, 0) {
		expect.Equal(t, [...]int{limit.Count(), limit.At(0)}, [...]int{1, 0},
			"colour %d can be traded in the last round: %+v", company, limit)
	}
}

func TestImpossibleSalesPayForNothing(t *testing.T) {
	table := stand(t, loose(), hundreds(), has(100, four{1}), has(0, four{1}))
	limits := plays(table, missed().trading(four{-50})).TradeLimits(table, 0)
	expect.Equal(t, [...]int{limits[1].Max, limits[0].Min}, [...]int{2, -1}, "may trade %+v", limits)
}
