package stockpile

import (
	"reflect"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func veiled(changes ...func(*board.Options)) *board.Options {
	return with(openBooks(func(o *board.Options) { o.Holdings = "veiled" }), changes...)
}

func sixty() SeatPosition { return holds(11, of(cosmic, 2, epic, 3), of(epic, 1)) }

// All players know the cash. A player also knows his own cards, 2 × 4 + 3 × 8 + 2 × 8 = 48, so 11 + 48 = 59. At the end
// the majorities of Cosmic and Epic add 10 each, which makes 79.
func TestWhatAPlayerKnowsOfTheNetWorth(t *testing.T) {
	table := stand(t, veiled(), "movement", []SeatPosition{sixty(), cash(5), holds(3, of(cosmic, 1), board.Count{})},
		cosmic, 4, epic, 8)
	for _, place := range (Rulebook{}).Standing(table).Places {
		expect.Equal(t, place.Worth, table.Cash(place.Seat), "what everybody knows of seat %d", place.Seat)
	}
	for seat, want := range []int{59, 5, 7} {
		if known := calc.KnownPlace(Rulebook{}, table, seat); known.Worth != want || known.Seat != seat {
			t.Errorf("seat %d knows that it is worth %d, not %d", seat, known.Worth, want)
		}
	}
	for _, place := range calc.Unveiled(Rulebook{}, table).Places {
		expect.Equal(t, place.Worth, []int{79, 5, 7}[place.Seat], "the unveiled worth of seat %d", place.Seat)
	}
}

// A player's own figures subtract unpaid fees, but do not fall below 0: 2 – 3 gives 0, and 2 + 4 – 3 gives 3.
func TestWhatAPlayerKnowsToOwe(t *testing.T) {
	table := stand(t, veiled(), "selling", []SeatPosition{owing(cash(2), 3),
		owing(holds(2, of(cosmic, 1), board.Count{}), 3)}, cosmic, 4)
	for seat, want := range []int{0, 3} {
		expect.Equal(t, calc.KnownPlace(Rulebook{}, table, seat).Worth, want, "what seat %d knows of itself", seat)
	}
}

// In veiled games, a player who enters nothing claims nothing, because rule A.4.8 leaves the choice to each player. A
// claim for 3 + 2 × 1 = 5 shares pays 2 a share.
func TestNobodyClaimsUnsaidBehindVeils(t *testing.T) {
	table := stand(t, veiled(), "movement", []SeatPosition{sixty(), cash(5)})
	e := &Movement{}
	gametest.Set(t, table, e, calc.ItemName("forecasts", epic), board.Dollars.Face())
	for _, f := range e.Form(table).Fields {
		if f.Company == epic && f.Seat != calc.None && f.Get() != 0 {
			t.Errorf("%s is %d before anybody said anything", f.Name, f.Get())
		}
	}
	expect.Equal(
		t, gametest.Written(e),
		`movement {"forecasts":{"EPI":"$$"},"claims":[{"seat":0,"company":"EPI","regular":0,"split":0}]}`,
		"recorded is")
	next, s := gametest.Apply(t, table, e)
	gametest.WantCash(t, next, 11, 5)
	wantSaid(t, s, "dividend")
	gametest.Set(t, table, e, calc.ItemName("shown", epic, 0), 3)
	gametest.Set(t, table, e, calc.ItemName("shown_split", epic, 0), 1)
	next, _ = gametest.Apply(t, table, e)
	gametest.WantCash(t, next, 21, 5)
	// Another forecast changes the question, so the claim with the cards shown is removed.
	gametest.Set(t, table, e, calc.ItemName("forecasts", epic), board.Forecast("+1").Face())
	gametest.Set(t, table, e, calc.ItemName("forecasts", cosmic), board.Dollars.Face())
	expect.Equal(
		t, gametest.Written(e),
		`movement {"forecasts":{"COS":"$$","EPI":"+1"},"claims":[{"seat":0,"company":"COS","regular":0,"split":0}]}`,
		"recorded is")
	gametest.Apply(t, table, e)
}

// In veiled games, a player who enters nothing claims nothing for Deborah's dividend either, nor after a Boom that
// moves a company onto a dollar sign.
func TestNobodyClaimsUnsaidOfOtherDividends(t *testing.T) {
	table := stand(t, veiled(investing), "movement", []SeatPosition{as(sixty(), "deborah"), as(cash(5), "bill"),
		as(cash(5), "mark")})
	table, _ = gametest.Apply(t, table, &Movement{Forecasts: board.Forecasts{"+1", "+1", "+1", "+1", "+1", "+1"}})
	d := &Declare{}
	gametest.Set(t, table, d, "company", epic)
	next, _ := gametest.Apply(t, table, d)
	gametest.WantCash(t, next, 11, 5, 5)
	table = stand(t, veiled(advanced), "action", []SeatPosition{{Cash: 1, Regular: of(stanford, 2), Boom: 1}, cash(5)})
	a := &Action{}
	gametest.Set(t, table, a, "action", 0)
	gametest.Set(t, table, a, "company", stanford)
	next, _ = gametest.Apply(t, table, a)
	gametest.WantCash(t, next, 1, 5)
}

// Old records leave out a claim of all cards held. Such a claim still pays: 11 + 2 × 5 = 21.
func TestClaimsThatARecordLeavesOut(t *testing.T) {
	table := stand(t, veiled(), "movement", []SeatPosition{sixty(), cash(5)})
	next, _ := gametest.Apply(t, table, moveOf(epic, board.Dollars))
	gametest.WantCash(t, next, 21, 5)
}

// In veiled games, a player's limits depend on his own cards only. Of 10 Epic cards Ann, who has 4, may take 6 although
// Ben holds 5. At the end a warning says that 4 + 6 + 5 = 15 are too many. With open books, Ann's 6 are refused.
func TestNoBoundTellsWhatOthersHold(t *testing.T) {
	take := func(o *board.Options, ben int) (calc.Table, *demand.Take) {
		seats := []SeatPosition{holds(5, of(epic, 4), board.Count{}), holds(5, of(epic, ben), board.Count{}), cash(5),
			cash(5)}
		return standAt(t, o, "take", 6, seats), &demand.Take{Seat: 0, Cards: of(epic, 6)}
	}
	bounds := func(table calc.Table, e calc.Entry) (all []calc.Allowed) {
		for _, f := range e.Form(table).Fields {
			all = append(all, f.Allowed)
		}
		return all
	}
	without, e := take(veiled(), 0)
	table, _ := take(veiled(), 5)
	expect.True(t, reflect.DeepEqual(bounds(table, e), bounds(without, e)), "the bounds are %+v", bounds(table, e))
	ruling := &calc.Ruling{Seat: 0, What: "EPI"}
	expect.True(t, reflect.DeepEqual(bounds(table, ruling), bounds(without, ruling)), "a correction's are %+v",
		bounds(table, ruling))
	next, _ := gametest.Apply(t, table, e, &demand.Take{Seat: 1}, &demand.Take{Seat: 2}, &demand.Take{Seat: 3},
		&Rest{Seat: 0})
	end, s := gametest.Apply(t, next, &calc.Skip{})
	wantSaid(t, s, "cards.over", "cards.over (setup) epic cards=15 max=10")
	expect.True(t, end.Over(), "the game goes on")
	books, e := take(openBooks(), 5)
	_, _, refusal := e.Apply(books)
	expect.True(t, refusal != nil && refusal.Code == "cards.short", "open books say %v", refusal)
}

// The form accepts a starting share that another seat has, but Apply refuses the entry.
func TestStartingSharesAreComparedTogether(t *testing.T) {
	table := open(t, veiled(), 3)
	e := &Setup{Seats: []Start{{Share: "EPI"}, {Share: "COS"}, {Share: "EPI"}}}
	expect.True(t, calc.Check(e, table) == nil, "a field says %v", calc.Check(e, table))
	_, _, refusal := e.Apply(table)
	expect.True(t, refusal != nil && refusal.Code == "share.taken", "all say %v", refusal)
}

// A seat's secret change is gone when the correction turns to another seat, or to cash, which everybody sees.
func TestASecretChangeIsNotHandedOn(t *testing.T) {
	table := stand(t, veiled(), "movement", []SeatPosition{sixty(), cash(5)})
	for field, to := range map[string]int{"seat": 1, "what": 0} {
		e := &calc.Ruling{What: "EPI", Change: -2}
		gametest.Set(t, table, e, field, to)
		expect.Equal(t, e.Change, 0, "after another %s, the change is", field)
	}
	e := &calc.Ruling{What: "cash", Change: -2}
	gametest.Set(t, table, e, "seat", 1)
	expect.Equal(t, e.Change, -2, "a change of cash, which is public, becomes")
}
