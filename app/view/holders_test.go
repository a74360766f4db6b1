package view

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The table says how many shares of a company others hold, and by their codes who: after 32 entries Eastern has two
// Southern and Southern two Eastern. Each is asked Why, and what is out of the pool counts them: 1 of Ada's, 4 of Bob's
// and 2 of Eastern's leave 3 of 10 Southern.
func TestTheTableSaysWhatCompaniesHold(t *testing.T) {
	v := recorded(t, "openmarket", "rails-holdings", 32)
	row, shown := rowOf(v.Matrix(), "Held by companies")
	must.Hold(t, shown, "there is no such row")
	expect.Equal(t, slices.Equal(row.Figures, []int{0, 2, 2, 0}), true, "figures")
	expect.Equal(t, strings.Join(row.Notes, ","), ",E,S,", "who holds them")

	why := v.Why(row.Of[1], 9)
	expect.Equal(t, why.Title+" "+why.Name, "Why 2? Southern: Held by companies", "what is asked")
	expect.Equal(t, strings.HasPrefix(texts(why.Rows), "Eastern: 2|"), true, "the holders")
	of := *why.Rows[0].Figure
	expect.Equal(t, of, AccountFigure(calc.Treasury(2), 1), "what the row leads to")
	story := v.Why(of, 9)
	expect.Equal(t, story.Lines[0].Text, "Northern gives Eastern 1 Southern for 60 in all.", "the latest line of it")

	left := v.Why(Figure{Account: calc.Market(), Column: 1, Left: true}, 9)
	expect.Equal(t, texts(left.Rows), "10 in all; held now:|Ada: 1|Bob: 4|Eastern: 2", "all holders")
	_, shown = rowOf(recorded(t, "openmarket", "rails-holdings", 3).Matrix(), "Held by companies")
	expect.Equal(t, shown, false, "the row is shown where no company holds any")
}
