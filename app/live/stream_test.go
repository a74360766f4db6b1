package live

import (
	"net/http"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Every change is sent as a single line.
func TestAStreamShowsTheWholeTableAndItsChanges(t *testing.T) {
	th, s := staged(t)
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	watch := ann.watch("a")
	expect.Equal(t, watch.until("me", ""),
		`{"id":"`+ann.id+`","name":"Ann","role":"look","seat":-1,"asked":-1,"game":"a"}`, "who it is")
	expect.Equal(t, watch.until("table", ""), `{"of":"a look -1","version":0}`, "at first")
	th.change(s)
	expect.Equal(t, watch.until("table", ""), `{"of":"a look -1","version":1}`, "after a change")
	watch.cancel()
	th.change(s)
	again := ann.watch("a")
	expect.Equal(t, again.until("table", ""), `{"of":"a look -1","version":2}`, "when it comes back")
}

func TestWhatIsSeenIsWorkedOutOnceForAll(t *testing.T) {
	th, s := staged(t)
	var all []*watch
	for range 5 {
		all = append(all, joined(t, s, s.JoinURL("a"), "").watch("a"))
	}
	for _, w := range all {
		w.until("table", `"version":0`)
	}
	th.run(func() { th.asked = 0 })
	th.change(s)
	for _, w := range all {
		w.until("table", `"version":1`)
	}
	th.run(func() {
		expect.Equal(t, th.asked, 1, "times worked out")
		s.Changed("a") // nothing has changed
		s.Changed("nobody's")
	})
	th.change(s)
	for _, w := range all {
		expect.Equal(t, w.until("table", ""), `{"of":"a look -1","version":2}`, "the next one")
	}
}

func TestASlotHoldsTheNewest(t *testing.T) {
	s := newSlot()
	for n := range 100 {
		s.put(tableKind, newEvent("table", []byte(strconv.Itoa(n))))
	}
	s.put(meKind, newEvent("me", []byte("x")))
	events, end, _ := s.take()
	must.Hold(t, len(events) == 2 && !end, "%d events, end %v", len(events), end)
	expect.Equal(t, string(events[0].plain)+string(events[1].plain), "event: me\ndata: x\n\nevent: table\ndata: 99\n\n",
		"what waits")
	s.put(tableKind, events[0])
	s.finish(newEvent("gone", []byte("{}")), nil)
	events, end, _ = s.take()
	must.Hold(t, len(events) == 1 && end, "%d events, end %v", len(events), end)
	expect.Equal(t, string(events[0].plain), "event: gone\ndata: {}\n\n", "the last")
}

func TestAStreamFollowsTheRole(t *testing.T) {
	th, s := staged(t)
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	watch := ann.watch("a")
	watch.until("table", "look -1")
	must.Do(t, s.Grant("a", ann.id, door.Seat, 2, false))
	watch.until("me", `"role":"seat","seat":2`)
	watch.until("table", "seat 2")
	must.Do(t, s.Grant("a", ann.id, door.Keeper, -1, false))
	watch.until("table", "keeper -1")
	must.Do(t, s.Grant("a", ann.id, door.Look, -1, false))
	expect.Equal(t, watch.until("table", ""), `{"of":"a look -1","version":0}`, "it only looks again")
	th.change(s)
	expect.Equal(t, watch.until("table", ""), `{"of":"a look -1","version":1}`, "it only looks from now on")
}

// Keepers see the list of guests, and whether entries need approval.
func TestKeepersSeeWhoIsThere(t *testing.T) {
	th, s := staged(t)
	keeper, ann := joined(t, s, s.KeeperURL(), "Laptop"), joined(t, s, s.JoinURL("a"), "Ann")
	watch := keeper.watch("a")
	watch.until("guests", `"name":"Ann","role":"look","seat":-1,"asked":-1,"game":"a","connected":false}`)
	anns := ann.watch("a")
	watch.until("guests", `"name":"Ann","role":"look","seat":-1,"asked":-1,"game":"a","connected":true}`)
	th.run(func() { th.propose = true })
	th.change(s)
	watch.until("guests", `"propose":true`)
	anns.cancel()
	watch.until("guests", `"name":"Ann","role":"look","seat":-1,"asked":-1,"game":"a","connected":false}`)
}

// Beats and answers contain the game's version, even after a change that the guest cannot see.
func TestStreamsGiveSignsOfLife(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) { l.beat = 5 * time.Millisecond })
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	watch := ann.watch("a")
	first := watch.until("beat", "")
	expect.Equal(t, watch.until("beat", ""), first, "the next sign of life")
	told := func(method, path string) string {
		response, _ := ann.send(ann.request(method, path, ""))
		return response.Header.Get("Table-Version")
	}
	expect.Equal(t, told("GET", "/g/a/log"), first, "an answer")
	th.run(func() { s.Changed("a") })
	next := told("GET", "/g/a/log")
	expect.True(t, next > first && len(next) == len(first), "after %s comes %s", first, next)
	watch.until("beat", next)
	expect.Equal(t, told("POST", "/g/a/enter"), "", "to whoever may not ask")
	expect.Equal(t, told("POST", "/g/a/name"), next, "a refusal")
	expect.Equal(t, told("GET", "/me"), "", "what is about no game")
	expect.Equal(t, usual().beat, 5*time.Second, "the usual time")
}

func TestAGameThatIsNotThere(t *testing.T) {
	th, s := staged(t)
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	status, body := keeper.get("/g/c/stream")
	expect.True(t, status == http.StatusNotFound && strings.Contains(body, "live.missing"), "%d %s", status, body)
	watch := keeper.watch("a")
	watch.until("table", "")
	th.run(func() { th.gone = "a" })
	th.change(s)
	watch.until("end", "")
}

func TestAGuestFollowsFewStreams(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) { l.streams = 2 })
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	first := ann.watch("a")
	first.until("table", "")
	second, third := ann.watch("a"), ann.watch("a")
	first.until("rest", "{}")
	first.until("end", "")
	th.change(s)
	second.until("table", `"version":1`)
	third.until("table", `"version":1`)
	expect.True(t, usual().streams <= 3, "%d of a browser's six connections are taken", usual().streams)
}

// Close waits neither for streams nor for games that hang.
func TestClosingWaitsForNobody(t *testing.T) {
	var th theatre
	stuck, held := make(chan struct{}), make(chan struct{}, 10)
	o := th.options()
	s := must.Get(open(o, usual()))(t)
	watch := joined(t, s, s.JoinURL("a"), "Ann").watch("a")
	watch.until("table", "")
	s.options.Run = func(f func()) { held <- struct{}{}; <-stuck; f() }
	s.Changed("a")
	<-held
	s.Close()
	watch.until("end", "")
	close(stuck)
	mustEnd(t, s)
}

func TestNothingIsLeftRunning(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 3 {
		var th theatre
		s := must.Get(open(th.options(), usual()))(t)
		ann := joined(t, s, s.JoinURL("a"), "Ann")
		for range 3 {
			ann.watch("a").until("table", "")
		}
		left := ann.watch("a")
		left.cancel()
		mustEnd(t, s)
		s.Close()
		ann.from.CloseIdleConnections()
	}
	for end := time.Now().Add(patience); runtime.NumGoroutine() > before; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			stacks := make([]byte, 1<<16)
			t.Fatalf("%d run, before %d:\n%s", runtime.NumGoroutine(), before, stacks[:runtime.Stack(stacks, true)])
		}
	}
}

// A browser that opens a stream while a change is being drawn sees the game after the change at once, never before it.
func TestANewStreamNeverShowsWhatWasBefore(t *testing.T) {
	h := &hub{most: 4, changed: make(chan struct{}, 1), games: map[string]*channel{}, byGuest: map[string][]*following{},
		first: 1, versions: map[string]uint64{}}
	opens := func() *following {
		f := &following{slot: newSlot(), guest: "ann", game: "a"}
		h.enter(f)
		return f
	}
	earlier := opens()
	h.stale()
	h.show("a", earlier.by, newEvent("table", []byte("before")), nil)
	h.change("a")
	h.stale()
	meanwhile := opens()
	expect.True(t, meanwhile.next[tableKind] == nil, "a stream shows the game before the change")
	after := newEvent("table", []byte("after"))
	h.show("a", earlier.by, after, nil)
	later := opens()
	expect.True(t, meanwhile.next[tableKind] == after && later.next[tableKind] == after && earlier.next[tableKind] == after,
		"a stream does not show the change")
}
