package sheet

import (
	"slices"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func rowsOf(t Task) []Field {
	var rows []Field
	for _, f := range t.Sheet().Fields {
		if f.Row != nil {
			rows = append(rows, f)
		}
	}
	return rows
}

func TestWhatIsAskedOfEachPlayerStandsInRows(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "openmarket", Names: []string{"Anna", "Ben"},
		Options: openmarket.Rulebook{}.Presets()[3].Options})
	bonus := calc.BatchOf(v.Rulebook, v.Table, &money.Bonus{}).(*calc.Numbers)
	must.Hold(t, len(rowsOf(newTask(v, bonus))) == 2, "the rows are %+v", rowsOf(newTask(v, bonus)))
	for seat, f := range rowsOf(newTask(v, bonus)) {
		expect.Equal(t, f.Row.Name+", "+f.Row.About, v.Name(seat)+", Cash 600", "what stands before the number")
		expect.True(t, f.Group == "" && f.Label == "" && *f.Row.Pawn == v.Pawn(seat) && !f.Row.Wrong, "the row is %+v", f)
	}
	bonus.Set("amount.1", -5)
	expect.True(t, rowsOf(newTask(v, bonus))[1].Row.Wrong, "what the bank cannot pay is not marked")
}

func TestWhatIsAskedOfEachCompanyHasOneLabel(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"},
		Options: stockholder.Rulebook{}.Presets()[0].Options})
	groups := map[string]int{}
	for _, f := range rowsOf(newTask(v, &stockholder.Turn{Card: "B+60", Free: fourcolours.Assign(1)})) {
		groups[f.Group]++
		expect.True(t, f.Company != nil && f.Row.Name != "" && f.Row.Pawn == nil, "the row is %+v", f)
	}
	expect.True(t, groups["Before the card"] == 4 && groups["After the card"] == 4, "the rows stand under %v", groups)

	g := recordings.Read(t, "tycoon", "two-seats-zero")
	end := slices.IndexFunc(g.Entries, func(e calc.Entry) bool { return e.Kind() == (&yearend.YearEnd{}).Kind() })
	v = begun(t, record.Setup{Rulebook: "tycoon", Names: g.Names, Options: g.Options}, g.Entries[:end]...)
	rows := rowsOf(newTask(v, &yearend.YearEnd{By: "totals"}))
	expect.True(t, len(rows) == 6 && rows[0].Group == "Everyone's cards" && rows[0].Row.Stepped,
		"totals are asked for in %+v", rows)
}

// A field begins a row if the field before it is not shown. Several fields about a company are listed by player.
func TestChoicesStandInRows(t *testing.T) {
	v := begun(t, record.Setup{Rulebook: "stockpile", Names: []string{"Ann", "Ben"}, Options: stockpile.Rulebook{}.Presets()[4].Options})
	at := func(phase string) view.Game {
		return begun(t, record.Setup{Rulebook: "stockpile", Names: []string{"Ann", "Ben"}, Options: v.Layout.Options},
			&stockpile.Position{Prices: board.Count{5, 5, 5, 5, 5, 5}, Round: 1, Phase: phase, Seats: []stockpile.SeatPosition{
				{Cash: 9, Regular: board.Count{1}, Split: board.Count{0, 2}}, {Cash: 3, Regular: board.Count{2}}}})
	}
	read := func(e calc.Entry, v view.Game) (all []string) {
		for _, f := range rowsOf(newTask(v, e)) {
			row := f.Row.Name + " " + f.Row.About
			if f.Row.More {
				row = "+ " + f.Label
			}
			all = append(all, row)
		}
		return all
	}
	expect.List(t, read(&stockpile.Sell{}, at("selling")), []string{"Cosmic Computers Now 5", "Bottomline Bank BOT: split cards",
		"+ BOT: half a split card"}, "rows of a sale")
	rows := read(&stockpile.Movement{Forecasts: board.Forecasts{board.Dollars}}, at("movement"))
	expect.Equal(t, len(rows), 8, "rows of forecasts and claims")
	expect.List(t, rows[6:], []string{"Ann Cash 9", "Ben Cash 3"}, "rows of claims")
	expect.List(t, read(demand.NewBids(at("bids").Table), at("bids")), []string{"Ann Cash 9", "Ann Cash 9", "Ben Cash 3", "Ben Cash 3"},
		"rows of bids, two of each player")
}
