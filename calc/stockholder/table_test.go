package stockholder

import (
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

const (
	blue = iota
	red
	yellow
	green
)

type (
	four  = gametest.Four
	judge = gametest.Judge
)

var (
	hundreds, has, gone = gametest.Hundreds, gametest.Has, gametest.Gone
	wantSaid            = gametest.WantSaidOfColours
	with                = gametest.With[*Options]
)

func open(t judge, o *Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

func stand(t judge, o *Options, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	return standIn(t, o, 1, prices, seats...)
}

func standIn(t judge, o *Options, round int, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, o, len(seats)), at(prices, seats, round, 0))
	return table
}

func lastRound(o *Options) int { return o.buildDeck().HandSize() }

func wantTurn(t judge, table calc.Table, seat, round int) {
	t.Helper()
	expect.Equal(t, [...]int{table.Turn(), table.Round()}, [...]int{seat, round}, "it is seat's turn in round")
}

func at(prices four, seats []calc.SeatPosition, round, turn int) *Position {
	return &Position{calc.PlainPosition{Prices: prices[:], Seats: seats, Round: round}, turn}
}
