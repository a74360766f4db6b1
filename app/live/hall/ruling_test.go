package hall

import (
	"encoding/json"
	"net/http"
	"strconv"
	"sync"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

func (f *festival) table(number int) page.Place {
	return *page.PlaceOf("table", strconv.Itoa(len(f.hall().desk.State.Rounds)), strconv.Itoa(number))
}

func (f *festival) typing(number int) page.Place {
	return *page.PlaceOf("type", strconv.Itoa(len(f.hall().desk.State.Rounds)), strconv.Itoa(number))
}

func (f *festival) worths(number, first, less int) map[string]string {
	said := map[string]string{}
	for _, one := range f.ended(number, first, less).Seats {
		said["worth."+strconv.Itoa(one.Member)] = strconv.Itoa(one.Worth)
	}
	return said
}

func (f *festival) rules(number, first, less int) {
	f.t.Helper()
	must.Get(f.does(f.typing(number), f.worths(number, first, less), f.likeliest(f.typing(number))))(f.t)
}

func (f *festival) offered(place page.Place, way string) page.Action {
	f.t.Helper()
	for _, part := range must.Get(f.visit(place))(f.t).Parts {
		for _, row := range part.Rows {
			if row.Open != nil && row.Open.Way == way {
				return *row.Open
			}
		}
	}
	f.t.Fatalf("%q is not offered at %q", way, place)
	return page.Action{}
}

func TestTheDirectorRules(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	must.Get(f.post(phone("Ann"), "handin", f.ended(1, 700, 100)))(t)
	worths := f.worths(1, 900, 100)
	first := f.ended(1, 900, 100).Seats[0].Member
	worths["worth."+strconv.Itoa(first)] = "3×300"
	told := must.Get(f.does(f.typing(1), worths, f.likeliest(f.typing(1))))(t)
	must.Hold(t, told.Told != "" && told.Undo != nil, "it says %+v", told)
	_, desk := f.seen(director1())
	table, _ := f.hall().desk.State.Table(1, 1)
	place, _ := table.Result.Place(first)
	must.Hold(t, place.Worth == 900 && len(waiting(desk)) == 0, "the table is %+v", table.Result)
	operations := f.hall().desk.Tournament.Operations()
	expect.Equal(t, operations[len(operations)-1].By, ledger.Author{Device: "Desk"}, "author")

	f.rules(1, 500, -100)
	table, _ = f.hall().desk.State.Table(1, 1)
	place, _ = table.Result.Place(table.Members[3])
	expect.Equal(t, place, tournament.Placed{Member: table.Members[3], Rank: 1, Worth: 800}, "the last one, corrected")

	back := f.offered(f.table(1), "back")
	must.Get(f.does(f.table(1), nil, back))(t)
	table, _ = f.hall().desk.State.Table(1, 1)
	must.Hold(t, table.Result == nil, "the result is there")
	_, err := f.does(f.table(1), nil, back)
	expect.Equal(t, problem(t, err).Status, http.StatusConflict, "taken back twice")

	must.Get(f.does(f.table(1), nil, f.offered(f.table(1), "skip")))(t)
	table, _ = f.hall().desk.State.Table(1, 1)
	must.Hold(t, table.Result.Unplayed, "the result is %+v", table.Result)
	_, err = f.visit("table/1/9")
	must.Hold(t, problem(t, err).Sentence != "", "no such table: %v", err)
	_, err = f.does(f.typing(2), nil, f.likeliest(f.typing(2)))
	must.Hold(t, problem(t, err).Sentence != "", "nothing said: %v", err)
}

// If another device was quicker, the director's action changes nothing. Submissions' IDs are never reused.
func TestADirectorMeansWhatWasShown(t *testing.T) {
	f := open(t, 0)
	late := func(what string, do func() error) {
		t.Helper()
		before := len(f.hall().desk.Tournament.Operations())
		expect.Equal(t, problem(t, do()).Status, http.StatusConflict, "%s", what)
		expect.Equal(t, len(f.hall().desk.Tournament.Operations()), before, "operations after %s", what)
	}
	acts := func(place page.Place, said map[string]string, a page.Action) func() error {
		return func() error { _, err := f.does(place, said, a); return err }
	}
	shown := f.likeliest("draw")
	must.Get(f.does("draw", nil, must.Get(f.visit("draw"))(t).Next[0]))(t)
	must.Get(f.visit("draw"))(t)
	late("announce", acts("draw", nil, shown))
	f.restart()
	shown = f.likeliest("draw")
	f.restart()
	must.Get(f.visit("draw"))(t)
	late("announce, after a restart", acts("draw", nil, shown))
	f.drawn()

	seen := f.likeliest(f.typing(1))
	f.rules(1, 500, -100)
	late("a result", acts(f.typing(1), f.worths(1, 900, 100), seen))
	back := f.offered(f.table(1), "back")
	f.rules(1, 700, 100)
	late("taking it back", acts(f.table(1), nil, back))

	must.Get(f.post(phone("Ann"), "handin", f.ended(2, 900, 100)))(t)
	_, desk := f.seen(director1())
	first := Chosen{idOf(t, waiting(desk)[0])}
	must.Get(f.post(director1(), "turndown", first))(t)
	f.restart()
	must.Get(f.post(phone("Ann"), "handin", f.ended(2, 100, 10)))(t)
	for _, name := range []string{"take", "turndown"} {
		late(name, func() error { _, err := f.post(director1(), name, first); return err })
		_, err := f.post(director1(), name, struct{}{})
		expect.Equal(t, problem(t, err).Status, http.StatusBadRequest, "%s of nothing", name)
	}
	_, desk = f.seen(director1())
	expect.Equal(t, len(waiting(desk)), 1, "results that wait")
}

// A page repeats what it got no answer to, after a restart too.
func TestARepeatCountsOnce(t *testing.T) {
	f := open(t, 0)
	does := func(head, place, way, points string) error {
		said := map[string]string{"points": points, "reason": "late"}
		_, err := f.ask(director1(), "POST", "/g/{game}/do", must.Get(json.Marshal(Visit{Place: page.Place(place), Said: said,
			Head: head, Action: new(page.PlainAction("", way))}))(t))
		f.restart()
		return err
	}
	for place, way := range map[string]string{"": "lots", "member/1/penalty": "penalty"} {
		_, b := f.seen(director1())
		for range 2 {
			must.Do(t, does(b.Head, place, way, "5"))
		}
		expect.Equal(t, len(f.hall().desk.Tournament.Operations()), must.Get(strconv.Atoi(b.Head))(t)+1, "log after %s", way)
		if way == "penalty" {
			expect.Equal(t, problem(t, does(b.Head, place, way, "4")).Status, http.StatusConflict, "another penalty")
			_, b = f.seen(director1())
			must.Do(t, does(b.Head, place, way, "5"))
		}
	}
	expect.Equal(t, len(f.hall().desk.State.Penalties), 2, "penalties")
}

func TestTheOfficeEndsATournament(t *testing.T) {
	f := open(t, 0)
	f.drawn()
	f.rules(1, 900, 100)
	f.rules(2, 900, 100)
	for member := range 7 {
		must.Do(t, f.hall().desk.Enter(&tournament.Leave{Member: member}))
	}
	_, desk := f.seen(director1())
	must.Get(f.post(director1(), "do", offered(t, desk, "do").Body))(t)
	expect.True(t, f.hall().desk.State.Ended, "it goes on")
}

func TestTwoDirectorsSeeOneDraw(t *testing.T) {
	f := open(t, 0)
	var games sync.Mutex
	run := func(do func()) {
		games.Lock()
		defer games.Unlock()
		do()
	}
	asked := door.Call{Guest: director1(), Path: map[string]string{"game": f.address}, Body: []byte(`{"place":"draw"}`)}
	work := f.hall().source.Begin(page.At{Place: "draw"}) // slow work begun by the first director
	f.hall().working["draw"] = make(chan struct{})
	seen := make(chan page.Page)
	go func() { seen <- must.Get(f.halls.visit(run, asked))(t) }()
	run(func() {})
	must.Do(t, work.Do(func() bool { return false }))
	run(func() {
		work.Done(nil)
		close(f.hall().working["draw"])
		delete(f.hall().working, "draw")
	})
	next := (<-seen).Next
	expect.True(t, !next[len(next)-1].Off, "the second one can announce nothing: %+v", next)
}

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
