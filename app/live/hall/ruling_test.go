package hall

import (
	"net/http"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// ruling is how a table ended, as the director says it who sees the result that it has.
func (f *festival) ruling(number, first, less int) Ruling {
	in := f.ended(number, first, less)
	return Ruling{Round: in.Round, Table: in.Table, Of: f.of(number), Seats: in.Seats}
}

// of is the operation whose result of a table of the last round the director sees.
func (f *festival) of(number int) int64 {
	_, desk := f.seen(director1())
	return desk.Detail.Tables[number-1].Of
}

// The director enters a result, corrects it, takes it back, and says that a table was not played to an end, each in the
// name of the director's device. The other results of the table wait no more.
func TestTheDirectorRules(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 700, 100)))(t)
	told := must.Get(f.post(director1(), "rule", f.ruling(1, 900, 100)))(t)
	must.Hold(t, told.Done != "", "it says %+v", told)
	_, desk := f.seen(director1())
	first := desk.Detail.Tables[0]
	must.Hold(t, first.Done && first.Seats[0].Worth == 900 && len(waiting(desk)) == 0, "the table is %+v", first)
	operations := f.hall().desk.Tournament.Operations()
	expect.Equal(t, operations[len(operations)-1].By, ledger.Author{Device: "Desk"}, "author")

	must.Get(f.post(director1(), "rule", f.ruling(1, 500, -100)))(t)
	table, _ := f.hall().desk.State.Table(1, 1)
	place, _ := table.Result.Place(table.Members[3])
	expect.Equal(t, place, tournament.Placed{Member: table.Members[3], Rank: 1, Worth: 800}, "the last one, corrected")

	told = must.Get(f.post(director1(), "rule", Ruling{Round: 1, Table: 1, Of: f.of(1), Back: true}))(t)
	expect.Equal(t, told.Done, words.Format("live.hall.back", tableNames(1, 1)), "taken back")
	table, _ = f.hall().desk.State.Table(1, 1)
	must.Hold(t, table.Result == nil, "the result is there")
	_, err := f.post(director1(), "rule", Ruling{Round: 1, Table: 1, Back: true})
	expect.Equal(t, problem(t, err).Status, http.StatusUnprocessableEntity, "taken back twice")

	must.Get(f.post(director1(), "rule", Ruling{Round: 1, Table: 1, Unplayed: true}))(t)
	table, _ = f.hall().desk.State.Table(1, 1)
	must.Hold(t, table.Result.Unplayed, "the result is %+v", table.Result)
	for name, r := range map[string]Ruling{
		"no such table": {Round: 1, Table: 9}, "nothing said": {Round: 1, Table: 2},
	} {
		_, err := f.post(director1(), "rule", r)
		must.Hold(t, problem(t, err).Sentence != "", "%s: %v", name, err)
	}
}

// What a director says means what was shown: where another device was quicker, the result of a table, a result that
// waits and a drawing stay as they are. No number of what waits is that of another result, also after a restart.
func TestADirectorMeansWhatWasShown(t *testing.T) {
	f := open(t, 0)
	late := func(name string, said any) {
		t.Helper()
		before := len(f.hall().desk.Tournament.Operations())
		_, err := f.post(director1(), name, said)
		expect.Equal(t, problem(t, err).Status, http.StatusConflict, "%s of %+v", name, said)
		expect.Equal(t, len(f.hall().desk.Tournament.Operations()), before, "operations after %s", name)
	}
	must.Get(f.post(director1(), "draw", struct{}{}))(t)
	_, desk := f.seen(director1())
	shown := offered(t, desk, "announce").Body
	must.Get(f.post(director1(), "draw", struct{}{}))(t)
	late("announce", shown)
	f.drawn()

	seen := f.ruling(1, 900, 100)
	must.Get(f.post(director1(), "rule", f.ruling(1, 500, -100)))(t)
	late("rule", seen)
	seen = Ruling{Round: 1, Table: 1, Of: f.of(1), Back: true}
	must.Get(f.post(director1(), "rule", f.ruling(1, 700, 100)))(t)
	late("rule", seen)

	must.Get(f.post(phone("Ann"), "handin", f.ended(2, 900, 100)))(t)
	_, desk = f.seen(director1())
	first := Chosen{idOf(t, waiting(desk)[0])}
	must.Get(f.post(director1(), "turndown", first))(t)
	f.restart()
	must.Get(f.post(phone("Ann"), "handin", f.ended(2, 100, 10)))(t)
	for _, name := range []string{"take", "turndown"} {
		late(name, first)
		_, err := f.post(director1(), name, struct{}{})
		expect.Equal(t, problem(t, err).Status, http.StatusBadRequest, "%s of nothing", name)
	}
	_, desk = f.seen(director1())
	expect.Equal(t, len(waiting(desk)), 1, "results that wait")
}

// The clock of a round starts, stands and gets all its time again, and everybody sees it.
func TestTheDirectorHasTheClock(t *testing.T) {
	f := open(t, 0)
	_, err := f.post(director1(), "clock", Timing{"start"})
	expect.Equal(t, problem(t, err).Sentence, words.Text("live.hall.noclock"), "before the first round")
	f.drawn()
	must.Get(f.post(director1(), "clock", Timing{"start"}))(t)
	again := must.Get(f.post(director1(), "clock", Timing{"start"}))(t)
	must.Hold(t, again.Same, "it starts twice: %+v", again)
	_, b := f.seen(phone("Ann"))
	left := time.Until(time.UnixMilli(b.Clock.Until))
	must.Hold(t, left > 89*time.Minute && left <= 90*time.Minute, "it has %v", left)
	half := tournament.Clock{Round: 1, Until: time.Now().Add(40 * time.Minute).UnixMilli()}
	must.Do(t, f.hall().desk.Enter(&half))
	must.Get(f.post(director1(), "clock", Timing{"pause"}))(t)
	_, b = f.seen(phone("Ann"))
	must.Hold(t, b.Clock.Until == 0 && b.Clock.Left > 39*60 && b.Clock.Left <= 40*60, "it is %+v", b.Clock)
	must.Get(f.post(director1(), "clock", Timing{"reset"}))(t)
	_, b = f.seen(phone("Ann"))
	expect.Equal(t, b.Clock.Left, 90*60, "seconds")
	must.Do(t, f.hall().desk.Enter(&tournament.Clock{Round: 1, Until: 1}))
	_, err = f.post(director1(), "clock", Timing{"pause"})
	expect.Equal(t, problem(t, err).Sentence, words.Text("hall.clock.over"), "when the time is over")
	_, err = f.post(director1(), "clock", Timing{"stop"})
	expect.Equal(t, problem(t, err).Code, door.Malformed, "something else")
}
