package stockholder

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
)

// middles are tables in the middle of a game, under different options.
func middles(t judge) []calc.Table {
	holdings := []calc.SeatPosition{has(250, four{4, 1, 0, 3}), has(90, four{0, 6, 2, 1}), has(0, four{1, 0, 12, 0})}
	tables := make([]calc.Table, 0, 4)
	for _, o := range []*Options{
		classic("3x5"),
		with(classic("4x6"), func(o *Options) { o.Zeroing, o.Step3Gross, o.RotateStart = "repurchase_optional", true, true }),
		online(),
		broker1961(),
	} {
		table := standIn(t, o, 3, four{30, 10, 10, 240}, holdings...)
		tables = append(tables, laid(t, table, "B+60"))
	}
	last := standIn(t, classic("3x5"), 8, four{30, 10, 10, 240}, holdings...)
	return append(tables, last, laid(t, last, "B+30", "R+30", "Y+30"))
}

// FuzzTurnJSON reads any JSON as an entry of any kind, and asks and applies it on tables in the middle of a game.
func FuzzTurnJSON(f *testing.F) {
	kinds := []string{"turn", "skip", "leave", "ruling", "position"}
	for _, seed := range []struct {
		kind int
		text string
	}{
		{0, `{"seat":1,"card":"B+100","free":"RGY"}`},
		{0, `{"seat":1,"before":[0,-2,1,0],"card":"Yx2","free":"R","after":[1,0,0,-1]}`},
		{0, `{"seat":1,"bought":[0,0,0,1],"card":"R-60","free":"G","keep":[{"seat":0,"company":1,"shares":0}]}`},
		{0, `{"seat":1,"card":"G+100","first":[{"seat":2,"company":2}]}`},
		{0, `{"seat":-1,"before":[9223372036854775807,-9223372036854775808,0,0],"card":"","free":"--B"}`},
		{0, `{"free":"XYZ"}`}, {0, `{"before":[1]}`}, {0, `[]`}, {0, `null`}, {0, `{"seat":1e99}`},
		{1, `{"seat":1}`}, {2, `{"seat":2}`},
		{3, `{"seat":0,"what":"cash","change":-250,"reason":"paid twice"}`},
		{3, `{"seat":2,"what":"Y","change":3,"reason":"miscounted"}`},
		{4, `{"prices":[10,250,100,90],"seats":[{"cash":5,"shares":[1,2,3,4]},{"cash":0,"shares":[0,0,0,1]},{"cash":0,"shares":[0,0,0,0],"out":true}],"round":7,"turn":1}`},
	} {
		for table := range 6 {
			f.Add(seed.kind, table, []byte(seed.text))
		}
	}
	tables := middles(f)
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, _ := Rulebook{}.Blank(kinds[uint(kind)%uint(len(kinds))])
		// What cannot be read to its end is still an entry, filled in part.
		_ = json.Unmarshal(text, e)
		survive(t, tables[uint(table)%uint(len(tables))], e)
	})
}
