package command

import (
	"bufio"
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/director"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// Where another command writes after one has looked and before it writes, both are entered.
func TestACommandGoesOnWhereAnotherOneWrote(t *testing.T) {
	c := newCup(t)
	times := 0
	var out bytes.Buffer
	p := Program{Out: &out, Errors: &out, DefaultBook: c.book}
	fineToo := func(_ call, s *tournament.State, _ []string) (tournament.Entry, error) {
		if times++; times == 1 {
			c.tournament(Sound, "penalty", "Anna", "1", "late")
		}
		points := tournament.Points(1+len(s.Penalties)) * tournament.Point
		return &tournament.Penalty{Member: 1, Points: points, Reason: "late too"}, nil
	}
	if err := entering(fineToo)(call{p, arguments{}, bufio.NewWriter(&out)}, nil); err != nil || times != 2 {
		t.Fatalf("it ends with %v after %d times: %s", err, times, out.String())
	}
	if out, _ := c.tournament(Sound, "log", "--json"); strings.Count(out, "late") != 2 ||
		!strings.Contains(out, `"points":2000`) {
		t.Error(out)
	}
}

// Awards are proposed from the games of the tournament; others of the book are not worked out for them.
func TestAwardsLookAtNoOtherGames(t *testing.T) {
	c := newCup(t)
	other := recordings.Read(t, "tycoon", "four-seats-trader").Record
	other.ID = ledger.NewGameID()
	game := must.Get(game.Replay(other, rulebooks.All()))(t)
	c.run(Sound, "import", file(t, "other.json", recordOf(t, game)))
	c.tournament(Sound, "draw", "--seed", "7")
	c.tournament(Sound, "result", file(t, "own.json", recordOf(t, c.played(1, 1))))
	c.prints(Sound, "ompensation", "awards")
	book := must.Get(book.OpenReadOnly(c.book, rulebooks.All()))(t)
	defer func() { _ = book.Close() }()
	heads := must.Get(book.Journals.List())(t)
	spring := must.Get(tournament.Load(book, heads[0].ID))(t)
	listed, worked := 0, 0
	list := func(ledger.Watch) ([]stats.Summary, error) {
		games, err := book.Shelf.List()
		listed = len(games)
		return games, err
	}
	must.Get(director.Proposals(book, spring.State(), list, func(_, of int) error { worked = of; return nil }))(t)
	expect.True(t, listed == 2 && worked == 1, "of %d games %d are worked out", listed, worked)
}

// Members of a series are people of the book from the first evening on: who is called otherwise later has all games
// still.
func TestASeriesKnowsWhoIsCalledOtherwise(t *testing.T) {
	c := cup{terminal: newTerminal(t)}
	game := recordings.Read(t, "stockholder", "four-seats-4x6")
	c.tournament(Sound, "new", "Season", "--format", "series", "--game",
		recordings.Path(t, "stockholder", "four-seats-4x6"))
	join := []string{"join"}
	for _, seat := range game.Record.Seats {
		join = append(join, seat.Name)
	}
	c.tournament(Sound, join...)
	c.tournament(Sound, "result", recordings.Path(t, "stockholder", "four-seats-4x6"))
	before := c.standing()
	c.run(Sound, "people", "rename", game.Record.Seats[0].Name, "Annabel")
	after := c.standing()
	expect.True(t, len(before.Lines) == 4 && before.Lines[0].Points != 0 && reflect.DeepEqual(before, after),
		"%+v\nmust be\n%+v", after, before)
}

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
