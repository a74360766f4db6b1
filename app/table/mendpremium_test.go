package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger"
)

// A premium that has become impossible stands for no turn: nobody is offered to pass in its place, which would be one turn too
// many. What it said stays to be read, as that of a purchase does.
func TestNobodyPassesInThePlaceOfAPremium(t *testing.T) {
	s := apptest.Begin(t)
	options := apptest.Options(t, tycoon.Rulebook{}, "strategist", func(o *tycoon.Options) { o.Cash = 3_000_000 })
	if err := s.Session.Begin(ledger.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}, Options: options}); err != nil {
		t.Fatal(err)
	}
	apptest.Record(t, s, &tycoon.Buy{Company: "A", Shares: 100_000})
	for turn := 1; turn < 6; turn++ {
		apptest.Record(t, s, &tycoon.Pass{Seat: turn % 2})
	}
	apptest.Record(t, s, &tycoon.YearEnd{By: "totals"}, &tycoon.SetPremium{Company: "A", Percent: 15},
		&tycoon.Pass{Seat: 1}, &tycoon.Dividend{Company: "A", Each: 5})
	if err := s.Session.Replace(1, &tycoon.Buy{Company: "A", Shares: 1_000}); err != nil {
		t.Fatal(err)
	}
	v := s.Session.View()
	refused := v.Game.Refused()
	if len(refused) != 2 {
		t.Fatalf("%d entries wait to be mended", len(refused))
	}
	if e, _ := goBy(v, refused[0]); e != nil {
		t.Errorf("in the place of a premium %s is offered", words.EntryShort(v.ID(), refused[0].Before, e))
	}
	if e, own := goBy(v, refused[1]); e == nil || !own || calc.SeatOf(e, refused[1].Before) != 0 {
		t.Errorf("in the place of a transaction %v is offered", e)
	}
	for i, want := range []string{"Premium on Atlas Bank: 15 %", "Anna declares a dividend of 5 on Atlas Bank"} {
		if got := words.EntryShort(v.ID(), refused[i].Before, refused[i].Entry); got != want {
			t.Errorf("%q is to be mended, must be %q", got, want)
		}
	}
}
