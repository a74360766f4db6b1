package command

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/record"
)

// A record of the table's game with the names of strangers is left out, with a sentence that names them and the seats;
// the director's word lets it count, and is kept in the log.
func TestStrangersCountByTheDirectorsWord(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	game := c.played(1, 1)
	r, names := game.Export(), game.Setup().Names
	r.Seats = slices.Clone(r.Seats)
	r.Seats[0] = record.Seat{Name: "X0"}
	r.Seats[1] = record.Seat{Name: "X1"}
	path := written(t, r)
	_, errs := c.tournament(Refused, "result", path)
	has(t, errs, "X0 in "+names[0]+"'s seat", "X1 in "+names[1]+"'s seat")
	shown, _ := c.tournament(Sound, "show", "--json")
	expect.True(t, !strings.Contains(shown, `"result"`), "the strangers count")
	c.prints(Sound, "X0 counts as "+names[0], "result", path, "--overrule", "nicknames")
	c.prints(Sound, `"note":"nicknames"`, "log")
}

// Who moved in another order than the one that was drawn is named, and the result counts.
func TestAnotherOrderOfMovesIsTold(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	game := c.played(1, 1)
	record, names := game.Export(), game.Setup().Names
	record.Seats = slices.Clone(record.Seats)
	record.Seats[0], record.Seats[1] = record.Seats[1], record.Seats[0]
	path := written(t, record)
	c.prints(Sound, "played in another order than drawn: "+names[1]+", "+names[0], "result", path)
	c.tournament(Sound, "undo")
	out, _ := c.tournament(Sound, "result", path, "--json")
	report := decoded[jsonout.Report](t, out)
	expect.True(t, len(report.Moved) == 4 && report.Outcome == "entered", "%v", out)
}
