package words

import (
	"slices"
	"testing"

	"scripkeeper/calc"
)

func TestThoseWhoMissedARoundAreToldAfterTheCards(t *testing.T) {
	layout := &calc.Layout{Seats: []calc.Seat{{Name: "Anna"}, {Name: "Ben"}, {Name: "Carl"}}}
	statement := calc.Statement{Lines: []calc.Line{
		{Kind: "missed", Seat: 0, Company: calc.None},
		{Kind: "bankrupt.left", Seat: 1, Company: calc.None},
		{Kind: "missed", Seat: 2, Company: calc.None},
	}}
	want := []string{"Ben is bankrupt", "Anna missed it", "Carl missed it"}
	if got := Events("brokeryard", layout, statement); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
