package view

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestAPlayerSeesTheOwnNetWorth(t *testing.T) {
	v := recorded(t, "stockpile", "fees-four-veiled", 12)
	looked := false
	for seat := range v.Layout.Seats {
		want, counted := v.Table.Cash(seat), false
		for company := range v.Layout.Companies {
			want += v.Table.Shares(seat, company) * v.Table.Price(company)
			counted = counted || v.Table.Shares(seat, company) > 0
		}
		for _, extra := range v.Place(seat).Extras { // debts
			want += extra.Value
		}
		looked = looked || counted
		if row := v.For(seat).MatrixOf(v.Table, v.Table).Seats[seat]; row.Veiled || row.Worth != want {
			t.Errorf("seat %d sees that it is worth %d (veiled %t), not %d", seat, row.Worth, row.Veiled, want)
		}
		place := v.For(seat).Place(seat)
		expect.True(t, place.Worth == want, "the working of seat %d comes to %d, not %d", seat, place.Worth, want)
		for other := range v.Layout.Seats {
			expect.True(t, other == seat || v.For(seat).MatrixOf(v.Table, v.Table).Seats[other].Veiled,
				"seat %d sees what seat %d holds", seat, other)
		}
	}
	must.Hold(t, looked, "nobody holds anything yet")
}

func TestAGameInFullIsOpenToItsRecord(t *testing.T) {
	v := recorded(t, "stockpile", "fees-four-veiled", 12)
	open, veiled := FullEntries(v, true), 0
	for i, entry := range FullEntries(v, false) {
		for j, line := range entry.Lines {
			if strings.Contains(line.Text, "stays hidden") {
				veiled++
			} else if line != open[i].Lines[j] {
				t.Errorf("%+v is told as %+v", open[i].Lines[j], line)
			}
			expect.True(t, !strings.Contains(open[i].Lines[j].Text, "stays hidden"),
				"entry %d hides a line", entry.Number)
		}
	}
	expect.True(t, veiled != 0, "nothing lies behind a veil")
}
