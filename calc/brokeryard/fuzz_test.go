package brokeryard

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// middles are tables in the middle of a game, under different options and in every phase.
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
	return append(tables, open(t, optIn, 3), level, standIn(t, with(classic("4x6"), func(o *Options) { o.NoTradeLastRound = true }), 10, prices, holdings...))
}

// FuzzEntryJSON reads any JSON as an entry of any kind, and asks and applies it on tables in the middle of a game.
func FuzzEntryJSON(f *testing.F) {
	for _, seed := range []struct {
		kind int
		text string
	}{
		{0, `{"plays":[{"card":"B+100","free":"RGY"},{"missed":true},{"trade":[0,0,-12,0],"card":"R/2","free":"B"}]}`},
		{0, `{"plays":[{"trade":[-4,0,0,1],"card":"Gx2","free":"Y"},{"card":"B-60","free":"R"},{"card":"B0"}]}`},
		{0, `{"plays":[{"card":"R-100","free":"B"},{"card":"Y0"},{"trade":[-1,0,0,0],"card":"Y+30","free":"G"}]}`},
		{0, `{"plays":[{"trade":[9223372036854775807,-9223372036854775808,0,0],"card":"","free":"--B"}]}`},
		{0, `{"plays":[{"free":"XYZ"}]}`}, {0, `{"plays":[[]]}`}, {0, `{"plays":null}`}, {0, `[]`}, {0, `null`}, {0, `{"plays":1e99}`},
		{1, `{"seats":[0,2]}`}, {1, `{}`}, {1, `{"seats":[-1]}`}, {2, `{"seat":1}`}, {3, `{"seat":2}`},
		{4, `{"seat":0,"what":"cash","change":-250,"reason":"paid twice"}`},
		{4, `{"seat":2,"what":"Y","change":3,"reason":"miscounted"}`},
		{5, `{"prices":[10,250,100,90],"seats":[{"cash":-5,"shares":[1,2,3,4]},{"cash":0,"shares":[0,0,0,1]},{"cash":0,"shares":[0,0,0,0],"out":true}],"round":7}`},
	} {
		for table := range 8 {
			f.Add(seed.kind, table, []byte(seed.text))
		}
	}
	tables := middles(f)
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, _ := Rulebook{}.Blank(kinds()[uint(kind)%uint(len(kinds()))])
		// What cannot be read to its end is still an entry, filled in part.
		_ = json.Unmarshal(text, e)
		survive(t, tables[uint(table)%uint(len(tables))], e)
	})
}
