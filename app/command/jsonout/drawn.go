package jsonout

import "scripkeeper/ledger/tournament/draw"

// A Seating is rounds of tables, as JSON.
type Seating struct {
	Seed    uint64       `json:"seed"`
	Repeats int          `json:"repeats"`
	Rounds  [][][]string `json:"rounds"`
}

// A Redrawn is what came of drawing a round again, as JSON.
type Redrawn struct {
	Round   int          `json:"round"`
	Redrawn draw.Redrawn `json:"redrawn"`
}
