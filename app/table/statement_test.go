package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger"
)

// A rule is quoted with where it is written; a house rule says itself that it is one, and names no option.
func TestHouseRulesAreQuotedWithoutTheirOption(t *testing.T) {
	for want, source := range map[string]string{
		"House rule: prices are not rounded.":       "House rule no_rounding",
		"Who passes does nothing. (Turn Structure)": "Turn Structure",
	} {
		line := want
		if source == "Turn Structure" {
			line = "Who passes does nothing."
		}
		if got := ruleNote(line, source).(*text.Text).Text(); got != want {
			t.Errorf("it reads %q, want %q", got, want)
		}
	}
}

// What an entry's name says, its lines do not repeat.
func TestTheLinesDoNotRepeatTheNameOfTheEntry(t *testing.T) {
	s := apptest.Begin(t)
	setup := ledger.Setup{Rulebook: "stockpile", Names: []string{"Anna", "Ben", "Carl"}, Options: stockpile.Rulebook{}.Presets()[0].Options}
	if err := s.Session.Begin(setup); err != nil {
		t.Fatal(err)
	}
	s.Home(NewPage(s))
	apptest.Record(t, s, &stockpile.Bids{Bids: []int{3, 1, 0}}, &stockpile.Take{Seat: 0})
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, apptest.Text("stockpile.entry.take.short", "seat", "Anna"))
	apptest.MustShow(t, s, apptest.Text("stockpile.line.next.take", "seat", "Ben"))
	if apptest.Shows(s, apptest.Text("stockpile.line.take", "seat", "Anna")) {
		t.Error("that Anna takes the pile stands there twice")
	}
}
