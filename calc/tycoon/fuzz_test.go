package tycoon

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// middles are tables in the middle of a game, under different options.
func middles(t judge) []calc.Table {
	holdings := []SeatPosition{has(250_000, six{0, 0, 50_000, 0, 1_500, 100_000}), has(90_000, six{4_000, 0, 50_000, 0, 0, 60_000}),
		has(0, six{0, 0, 0, 1_000, 0, 0})}
	prices := six{20, 0, 45, 3, 75, 80}
	tables := make([]calc.Table, 0, 12)
	for _, o := range []*Options{
		top(),
		with(top(), func(o *Options) {
			o.RightsFollow, o.ManualExercise, o.ClampEach, o.Directors, o.Reveal = "rights_free_follow", true, true, "multi_director", "sums"
			o.BuyWhileShort, o.ShortPays, o.LastLot, o.Delivery = true, true, true, "physical_delivery"
		}),
		with(extended("strategist"), func(o *Options) { o.Zero, o.Removal, o.OncePerYear = "delist", "one_removal_per_company", true }),
	} {
		table := stand(t, o, prices, holdings...)
		table = set(t, table, func(p *Position) {
			p.Transaction, p.Seats[2].Lots = 2, []LotPosition{{1, "short", "A", 10_000, 10}}
			p.Seats[0].Lots = []LotPosition{{1, "call", "N", 2_000, 60}}
		})
		tables = append(tables, table, atYearEnd(t, table))
		tables = append(tables, set(t, table, func(p *Position) { p.Seats[0].Debt = 300_000 }))
	}
	ann, bob, o := entered(t, func(*Options) {})
	known := first(gametest.Apply(t, open(t, o, 2), ann))
	return append(tables, known, atYearEnd(t, first(gametest.Apply(t, known, bob))))
}

// FuzzEntryJSON reads any JSON as an entry of any kind, and asks and applies it on tables in the middle of a game.
func FuzzEntryJSON(f *testing.F) {
	all := kinds()
	for _, seed := range []struct{ kind, text string }{
		{"buy", `{"seat":0,"company":"N","shares":1000,"negative":true}`},
		{"sell", `{"seat":0,"company":"V","shares":1500}`},
		{"rights", `{"seat":0,"company":"G","shares":500,"takers":[{"seat":1,"shares":1000}]}`},
		{"option", `{"seat":0,"type":"put","company":"A","shares":2000}`},
		{"dividend", `{"seat":0,"company":"N","each":20}`},
		{"buyback", `{"seat":0,"company":"N","shares":1000,"price":60,"offers":[{"seat":1,"shares":5000}]}`},
		{"settle", `{"seat":0,"sales":[{"seat":0,"company":"G","shares":12}]}`},
		{"premium", `{"company":"N","percent":5}`},
		{"hand", `{"seat":1,"cards":["T+15","N+5","$+10"]}`},
		{"yearend", `{"seats":[{"cards":["N-30","G+5"],"plus":1,"withheld":["G+5"]},{"cards":["N+20"]}],"removed":[{"seat":1,"card":"N+20"}]}`},
		{"yearend", `{"by":"totals","totals":[-15,0,-15,0,5,10],"suspends":[{"seat":0,"company":"A"}],"claims":[{"seat":1,"company":"A"}],"sales":[{"seat":2,"company":"O","shares":3}],"declined":[{"seat":0,"round":1}]}`},
		{"yearend", `{"by":"sums","seats":[{"sums":[5,0,0,0,0,-9223372036854775808],"minus":-1}]}`},
		{"leave", `{"seat":2}`}, {"ruling", `{"seat":0,"what":"N","change":-5,"reason":"x"}`},
		{"position", `{"round":2,"transaction":4,"dealer":1,"turn":0,"prices":[1,2,3,4,5,6],"last":[1,2,3,4,5,6],"seats":[{"cash":5,"shares":[1,2,3,4,5,6]},{"cash":0,"shares":[0,0,0,0,0,0],"debt":5},{"cash":0,"shares":[0,0,0,0,0,0],"out":true,"lots":[{"round":1,"type":"put"}]}]}`},
		{"buy", `{"seat":1e99}`}, {"buyback", `[]`}, {"yearend", `null`}, {"short", `{"seat":0,"company":"\u0000","shares":9223372036854775807}`},
	} {
		for kind, name := range all {
			if name == seed.kind {
				for table := range 11 {
					f.Add(kind, table, []byte(seed.text))
				}
			}
		}
	}
	tables := middles(f)
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, _ := Rulebook{}.Blank(all[uint(kind)%uint(len(all))])
		// What cannot be read to its end is still an entry, filled in part.
		_ = json.Unmarshal(text, e)
		survive(t, tables[uint(table)%uint(len(tables))], e)
	})
}
