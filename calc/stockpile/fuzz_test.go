package stockpile

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// middles are tables in every phase, under different options.
func middles(t judge) []calc.Table {
	seats := []SeatPosition{
		holds(25, of(cosmic, 3, epic, 1), of(stanford, 2)), owing(holds(2, of(leading, 2), of(cosmic, 1)), 3, 1), cash(0),
	}
	var tables []calc.Table
	for _, phase := range positionPhases() {
		s := append([]SeatPosition(nil), seats...)
		if phase == "action" {
			s[0].Boom, s[0].Bust = 1, 1
		}
		tables = append(tables, stand(t, openBooks(advanced), phase, s, cosmic, 9))
	}
	invested := open(t, with(standard(), investing), 2)
	setup := &Setup{Seats: []Start{{Investors: []string{"deborah", "cramer"}}, {Investors: []string{"donald", "bernie"}}}}
	tables = append(tables, invested)
	invested, _ = gametest.Apply(t, invested, setup)
	tables = append(tables, invested)
	declaring, _ := gametest.Apply(t, invested, &Bids{Bids: []int{1, 0, 1, 3}}, &Take{Seat: 0, Fees: []int{3}}, &Take{Seat: 1, Boom: 1},
		&calc.Skip{Seat: 0}, &calc.Skip{Seat: 1}, &Sell{Seat: 0}, &Sell{Seat: 1}, &calc.Skip{Seat: 0})
	revealing := standAt(t, standard(), "movement", 7, []SeatPosition{cash(3), cash(4), cash(5)})
	revealing, _ = gametest.Apply(t, revealing, &calc.Skip{Seat: 0})
	over, _ := gametest.Apply(t, revealing, &Reveal{Seat: 0, Regular: of(cosmic, 1)}, &Reveal{Seat: 1}, &Reveal{Seat: 2})
	return append(tables, declaring, revealing, over)
}

// Tables of every phase are among the middles.
func TestMiddlesAreInEveryPhase(t *testing.T) {
	seen := map[string]bool{}
	for _, table := range middles(t) {
		seen[phaseOf(table).name()] = true
	}
	for _, name := range phaseNames() {
		if !seen[name] {
			t.Errorf("no table is in phase %q", name)
		}
	}
}

// FuzzEntryJSON reads any JSON as an entry of any kind, and asks and applies it on tables in the middle of a game.
func FuzzEntryJSON(f *testing.F) {
	tables := middles(f)
	for _, seed := range []struct {
		kind string
		text string
	}{
		{"setup", `{"seats":[{"investors":["bill","donald"],"share":"COS"},{"investors":["mark","warren"]}]}`},
		{"bid", `{"seat":0,"pile":2,"amount":6}`}, {"bid", `{"seat":-1,"pile":9223372036854775807,"amount":-5}`},
		{"bids", `{"bids":[3,1,0]}`}, {"bids", `{"bids":[20,10,1,0]}`}, {"bids", `{"bids":null}`},
		{"take", `{"seat":0,"fees":[3,1,2],"boom":1,"bust":2,"cards":{"COS":2,"EPI":1}}`},
		{"take", `{"seat":0,"fees":[9,-1,0],"boom":-9223372036854775808}`},
		{"action", `{"seat":0,"action":"boom","company":"STA","claims":[{"seat":0,"regular":1,"split":1}]}`},
		{"action", `{"seat":0,"action":"down","company":"COS"}`}, {"action", `{"seat":0,"action":"x","company":"y","claims":[{}]}`},
		{"sell", `{"seat":0,"regular":{"COS":3},"split":{"STA":1},"half":{"STA":1}}`},
		{"movement", `{"forecasts":{"COS":"+4","BOT":"$$","LEA":"-3","AME":"+99","STA":"+2","EPI":"-2"},"claims":[{"seat":0,"company":"BOT","regular":0,"split":0}]}`},
		{"movement", `{"forecasts":{"COS":"+x"}}`}, {"movement", `{"claims":[{"seat":2,"company":"EPI","regular":9,"split":-9}]}`},
		{"deborah", `{"seat":0,"company":"EPI","claims":[{"seat":1,"regular":2,"split":1}]}`},
		{"reveal", `{"seat":0,"regular":{"COS":3},"split":{"STA":10}}`},
		{"skip", `{"seat":0}`}, {"leave", `{"seat":2}`},
		{"ruling", `{"seat":0,"what":"STA/2","change":-1,"reason":"miscounted"}`},
		{"extra", `{"seat":1,"amount":7,"reason":"a bond"}`},
		{"position", `{"prices":{"COS":5,"BOT":5,"LEA":5,"AME":5,"STA":4,"EPI":5},"second":["STA","EPI"],"seats":[{"cash":5,"fees":[3]},{"cash":0},{"cash":0,"out":true}],"round":3,"phase":"selling","first":1,"turn":0}`},
		{"", `[]`}, {"", `null`}, {"", `{"seat":1e99}`},
	} {
		for kind, name := range kinds() {
			for table := range tables {
				if name == seed.kind || seed.kind == "" && table == 0 {
					f.Add(kind, table, []byte(seed.text))
				}
			}
		}
	}
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, _ := Rulebook{}.Blank(kinds()[uint(kind)%uint(len(kinds()))])
		// What cannot be read to its end is still an entry, filled in part.
		_ = json.Unmarshal(text, e)
		survive(t, tables[uint(table)%uint(len(tables))], e)
	})
}
