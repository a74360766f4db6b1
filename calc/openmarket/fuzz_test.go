package openmarket

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
)

// middles are tables in the middle of a game, under different options.
func middles(t judge) []calc.Table {
	colours, _ := play(t, open(t, stepped(), 3), &Buy{Seat: 0, Company: "B", Shares: 2}, &Next{})
	chains, _ := play(t, open(t, hotels(), 3), &Launch{Seat: 0, Company: "A"}, &Buy{Seat: 0, Company: "A", Shares: 3}, &Next{})
	lines, _ := play(t, open(t, rails(), 3), &Launch{Seat: 0, Company: "N"}, &Buy{Seat: 0, Company: "N", Class: "director", Shares: 1})
	anything := open(t, with(blank(), func(o *Options) {
		o.Pricing, o.Classes, o.Loans, o.Treasury, o.Track, o.OpeningShares = "typed", "both", "round", true, "listed", 5
	}), 2)
	owing, _ := play(t, anything, &Borrow{Seat: 0, Amount: 70}, &Treasury{Company: "A", Change: 900})
	over, _ := play(t, chains, &End{})
	return []calc.Table{colours, chains, lines, owing, over}
}

// FuzzEntryJSON reads any JSON as an entry of any kind, and asks and applies it on tables in the middle of a game.
func FuzzEntryJSON(f *testing.F) {
	for _, seed := range []struct {
		kind int
		text string
	}{
		{0, `{"seat":1,"company":"B","shares":2}`},
		{0, `{"seat":0,"company":"A","class":"director","from":"treasury","price":0,"shares":9223372036854775807}`},
		{1, `{"seat":0,"company":"A","class":"preferred","to":"treasury","price":12,"shares":1}`},
		{2, `{}`}, {3, `{"seat":0,"company":"S","price":100}`}, {4, `{"company":"B","steps":-9}`}, {5, `{"company":"R","price":110}`},
		{6, `{"company":"A","class":"all","payer":"treasury","each":3}`}, {7, `{"turn":1}`}, {8, `{"company":"N","change":-5}`},
		{9, `{"from":0,"to":1,"what":"shares","company":"A","amount":2,"paid":30}`}, {10, `{"seat":1,"amount":40}`},
		{11, `{"seat":1,"amount":1e99}`}, {12, `{"seat":0,"amount":5}`}, {13, `{"seat":0,"amount":70}`},
		{14, `{"company":"A","new":3,"old":2,"price":80}`},
		{15, `{"seat":0,"give":"A","given":2,"take":"B","taken":1,"take_class":"director"}`},
		{16, `{"company":"A","keep":true}`}, {17, `[]`}, {18, `{"seat":2}`},
		{19, `{"seat":0,"what":"loan","change":-70,"reason":"forgiven"}`},
		{20, `{"prices":[100,10,250,90],"seats":[{"cash":5,"shares":[1,2,3,4]},{"cash":0,"shares":[0,0,0,1]},{"cash":0,"shares":[0,0,0,0],"out":true}],"round":7,"turn":1}`},
		{20, `{"prices":null,"seats":[{"shares":[-1]}],"treasuries":[{}]}`},
	} {
		for table := range 5 {
			f.Add(seed.kind, table, []byte(seed.text))
		}
	}
	tables, all := middles(f), kinds()
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, known := Rulebook{}.Blank(all[uint(kind)%uint(len(all))])
		if !known {
			t.Fatalf("the rulebook does not know the kind %d", kind)
		}
		// What cannot be read to its end is still an entry, filled in part.
		_ = json.Unmarshal(text, e)
		survive(t, tables[uint(table)%uint(len(tables))], e)
	})
}
