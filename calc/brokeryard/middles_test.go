package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

func middles(t judge) []calc.Table {
	holdings := []calc.SeatPosition{has(250, four{4, 1, 0, 3}), has(90, four{0, 6, 2, 1}), has(-40, four{1, 0, 12, 0})}
	prices := four{30, 10, 10, 240}
	var tables []calc.Table
	for _, o := range []*Options{
		classic("3x5"), duel(), trump(),
		with(stops(), func(o *Options) { o.StopInclusive, o.HoldingsBefore, o.ConvertFirst = true, true, true }),
		with(mass(), func(o *Options) { o.Summation, o.ZeroStackOff, o.CountCards = "sum_all", true, false }),
	} {
		tables = append(tables, standIn(t, o, 3, prices, holdings...))
	}
	optIn := with(stops(), func(o *Options) { o.StopOptIn = true })
	level := standIn(t, classic("3x5"), 8, hundreds(), has(0, four{1}), has(100, four{}), has(70, four{}))
	level, _ = gametest.Apply(t, level, plays(level))
	return append(tables, open(t, optIn, 3), level, standIn(t,
		with(classic("4x6"), func(o *Options) { o.NoTradeLastRound = true }), 10, prices, holdings...))
}
