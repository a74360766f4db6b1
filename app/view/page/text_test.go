package page

import (
	"strings"
	"testing"
)

func TestAPageIsPrinted(t *testing.T) {
	open := LinkAction("Open", "table", "1")
	p := Page{Title: "Spring Cup", About: "round 1 of 3", Next: []Action{PlainAction("Draw", "draw")}, Parts: []Part{
		{Says: []Note{{Text: "1 table is missing."}}, As: Cards, Rows: []Row{{Title: "Table 1", About: "finished",
			Open: &open, Lines: []Row{{Title: "Ann", Figure: "1."}, {Title: "Ben", Figure: "2."}}}}},
		{Title: "Standings", Heads: []string{"Place", "1"}, Rows: []Row{
			{Lead: "1", Title: "Ann", Cells: []string{"6"}, Figure: "6"}, {Lead: "2", Title: "Ben", Figure: "0"}}},
	}}
	want := `Spring Cup
round 1 of 3
1 table is missing.
Table 1  finished
    Ann  1.
    Ben  2.
Standings
    1.  Ann  6  6
    2.  Ben  0
`
	var got strings.Builder
	if err := Write(&got, p); err != nil || got.String() != want {
		t.Errorf("%v: %s", err, got.String())
	}
}
