package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

func TestPositionSetsTheTable(t *testing.T) {
	table := open(t, classic("4x6"), 3)
	next, s := gametest.Apply(t, table, at(
		four{10, 250, 90, 130}, []calc.SeatPosition{has(70, four{3, 0, 2, 1}), has(0, four{1, 1, 1, 1}), gone()}, 4, 1,
	))
	gametest.WantPrices(t, next, 10, 250, 90, 130)
	gametest.WantSeats(t, next, has(70, four{3, 0, 2, 1}), has(0, four{1, 1, 1, 1}), has(0, four{}))
	wantTurn(t, next, 1, 4)
	gametest.WantOut(t, next, 2)
	expect.Equal(t, next.Balance(calc.Rulings(), calc.Cash()), -70, "the rulings' account has … cash")
	expect.Equal(t, next.Balance(calc.Rulings(), calc.Share(blue)), -1, "the rulings' account has … blue")
	wantSaid(t, s, "position", "position (ruling) seat 1 round=4 rounds=10",
		"position.price (ruling) blue old=100 new=10", "position.price (ruling) red old=100 new=250",
		"position.price (ruling) yellow old=100 new=90", "position.price (ruling) green old=100 new=130",
		"position.seat (ruling) seat 0 cash=70", "position.seat (ruling) seat 1 cash=0",
		"position.seat (ruling) seat 2 cash=0")
}

// A seat that has moved in the round has one card less.
func TestCardsLeftInAPosition(t *testing.T) {
	for _, rotate := range []bool{false, true} {
		o := with(classic("4x6"), func(o *Options) { o.RotateStart = rotate })
		p := NewPosition(open(t, o, 3))
		p.Round, p.Turn = 5, 2
		table, _ := gametest.Apply(t, open(t, o, 3), p)
		// Seat 0 begins the fifth round, and seats 0 and 1 have moved. Under rotate_start, seat 1 begins and has moved.
		want := []int{5, 5, 6}
		if rotate {
			want = []int{6, 5, 6}
		}
		for seat, left := range want {
			expect.Equal(t, CardsLeft(table, seat), left, "rotate %t: seat %d holds … cards", rotate, seat)
		}
	}
}

func TestPositionKeepsThePlayedCards(t *testing.T) {
	table := laid(t, open(t, classic("3x5"), 2), "B+30")
	p := NewPosition(table)
	p.Round, p.Turn = 1, 0
	table, _ = gametest.Apply(t, table, p)
	gametest.WantDenied(t, table, plain(t, table, "B+30"), "card.gone card (deck) seat 0 card=15 count=1")
	expect.Equal(t, CardsLeft(table, 0), 8, "seat 0 holds … cards")
}

func TestPositionAfterTheEnd(t *testing.T) {
	o := classic("3x5")
	over := laid(t, standIn(t, o, lastRound(o), hundreds(), has(0, four{1}), has(0, four{1})), "B+30", "R+30")
	p := NewPosition(over)
	expect.Equal(t, [...]int{p.Round, p.Turn}, [...]int{lastRound(o), 0},
		"the position of a game that is over is round, turn")
	table, _ := gametest.Apply(t, over, p)
	gametest.WantOver(t, table, false)
	laid(t, table, "G+30", "G+40")
}

func TestPositionOfATableIsTheTable(t *testing.T) {
	table := laid(t, open(t, classic("4x6"), 3), "B+100", "Rx2")
	next, _ := gametest.Apply(t, table, NewPosition(table))
	gametest.WantEqual(t, next, table, "not so: %+v became %+v", NewPosition(table), NewPosition(next))
}

func TestFormOfAPosition(t *testing.T) {
	table := stand(t, classic("4x6"), four{10, 250, 90, 130}, has(70, four{3, 0, 2, 1}), gone(),
		has(0, four{1, 1, 1, 1}))
	e := &Position{}
	form := e.Form(table)
	expect.Equal(t, len(form.Fields), 4+3*6+2, "the form has … fields")
	for _, field := range form.Fields {
		if field.Get() != 0 || len(e.Seats) > 0 {
			t.Errorf("%s is %d before anything was said, with %d seats", field.Name, field.Get(), len(e.Seats))
		}
	}
	for _, field := range form.Fields {
		_, ok := field.Allowed.Index(field.Likely)
		expect.True(t, ok, "%s shows %d, which is not allowed", field.Name, field.Likely)
		field.Set(field.Likely)
		expect.Equal(t, field.Get(), field.Likely, "%s after it was set", field.Name)
	}
	next, _ := gametest.Apply(t, table, e)
	gametest.WantEqual(t, next, table, "not so: what the form shows is not the table")
	shares, _ := form.Field("shares.2.3")
	expect.Equal(t, [...]int{shares.Seat, shares.Company}, [...]int{2, green}, "shares.2.3 is about seat, company")
	out, _ := form.Field("out.1")
	out.Set(0)
	expect.True(t, !e.Seats[1].Out, "the seat is still out")
}
