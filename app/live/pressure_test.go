package live

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A revoked phone loses access and its streams at once, and cannot return by its link.
func TestARevokedPhoneIsOut(t *testing.T) {
	th, s := staged(t)
	link := s.JoinURL("a")
	keeper, ann, ben := joined(t, s, s.KeeperURL(), "Laptop"), joined(t, s, link, "Ann"), joined(t, s, link, "Ben")
	must.Do(t, s.Grant("a", ann.id, door.Seat, 0, false))
	one, two, bens := ann.watch("a"), ann.watch("a"), ben.watch("a")
	for _, w := range []*watch{one, two, bens} {
		w.until("table", "")
	}
	keeper.must("/g/a/revoke", `{"guest":"`+ann.id+`"}`)
	for _, w := range []*watch{one, two} {
		w.until("gone", "{}")
		w.until("end", "")
	}
	status, _ := ann.post("/g/a/enter", "1")
	expect.True(t, status == http.StatusUnauthorized, "it enters: %d", status)
	if status, _ := ann.get("/g/a/stream"); status != http.StatusUnauthorized {
		t.Errorf("it follows: %d", status)
	}
	response, body := ann.send(ann.request("POST", "/join", `{"token":"`+tokenOf(link)+`"}`))
	expect.True(t, response.StatusCode == http.StatusForbidden && strings.Contains(body, "live.token"),
		"it comes back: %d %s", response.StatusCode, body)
	th.change(s)
	bens.until("table", `"version":1`) // other guests keep their streams
	joined(t, s, s.JoinURL("a"), "Cleo")

	kept := s.KeeperURL()
	must.Do(t, s.Revoke("a", keeper.id))
	if status, _ := keeper.post("/new", "1"); status != http.StatusUnauthorized || s.KeeperURL() == kept {
		t.Errorf("a keeper: %d, the link is the same: %v", status, s.KeeperURL() == kept)
	}
	expect.Equal(t, len(th.entered), 0, "done")
}

func TestWhatWaitedIsAskedAgain(t *testing.T) {
	th, s := staged(t)
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	must.Do(t, s.Grant("a", ann.id, door.Seat, 0, false))
	waiting, status := make(chan struct{}, 1), make(chan int)
	run := s.options.Run
	s.options.Run = func(f func()) { waiting <- struct{}{}; run(f) }
	th.mu.Lock()
	go func() {
		code, _ := ann.post("/g/a/enter", "1")
		status <- code
	}()
	<-waiting
	must.Do(t, s.Revoke("a", ann.id))
	th.mu.Unlock()
	expect.Equal(t, <-status, http.StatusUnauthorized, "the answer")
	expect.Equal(t, len(th.entered), 0, "done")
}

// The right link always works, because phones may share a router's address.
func TestLinksAreNotTriedOut(t *testing.T) {
	var th theatre
	now := time.Now()
	s := opened(t, &th, func(_ *Options, l *limits) { l.now = func() time.Time { return now } })
	p := &phone{t: t, s: s, from: &http.Client{}}
	join := func(token string) int {
		status, _ := p.post("/join", `{"token":"`+token+`"}`)
		return status
	}
	right := tokenOf(s.JoinURL("a"))
	for range 10 {
		expect.Equal(t, join(right), http.StatusOK, "right links")
		expect.Equal(t, join(strings.ToLower(right)), http.StatusOK, "right links, as they are typed")
	}
	for _, wrong := range []string{"", "x", right[1:], right + "A", right[:25] + "!"} {
		expect.Equal(t, join(wrong), http.StatusForbidden, "a wrong link")
	}
	expect.Equal(t, join("x"), http.StatusTooManyRequests, "one too many")
	expect.Equal(t, join(right), http.StatusOK, "the right one after them")
	now = now.Add(12 * time.Second)
	expect.Equal(t, join("x"), http.StatusForbidden, "a while later")
	expect.Equal(t, usual().failures, pace{12 * time.Second, 5}, "the usual pace")
}

// Right secrets are not counted. Devices at other addresses are not affected.
func TestWrongSecretsAreLimitedByDeviceAndByAddress(t *testing.T) {
	var th theatre
	now := time.Now()
	s := opened(t, &th, func(_ *Options, l *limits) { l.now = func() time.Time { return now } })
	guess := func(p *phone, address, secret string) int {
		r := posting(s, "/g/a/guess", secret)
		r.RemoteAddr = address
		return direct(s, r, p).Code
	}
	link := s.JoinURL("a")
	ann, ben, cleo := joined(t, s, link, "Ann"), joined(t, s, link, "Ben"), joined(t, s, link, "Cleo")
	for n := range usual().failures.burst {
		for range 3 {
			expect.Equal(t, guess(ann, "10.0.0.1:1", "7"), http.StatusOK, "a right one")
		}
		expect.Equal(t, guess(ann, fmt.Sprintf("10.0.1.%d:1", n), "8"), http.StatusForbidden, "a wrong one elsewhere")
		expect.Equal(t, guess(ben, "10.0.0.1:1", `8`), http.StatusForbidden, "a wrong one of another device")
	}
	expect.Equal(t, guess(ann, "10.0.2.1:1", "7"), http.StatusTooManyRequests, "a device that tried too often")
	expect.Equal(t, guess(cleo, "10.0.0.1:2", "7"), http.StatusTooManyRequests, "an address that tried too often")
	expect.Equal(t, guess(cleo, "10.0.2.1:1", "7"), http.StatusOK, "another device at another address")
	now = now.Add(12 * time.Second)
	expect.Equal(t, guess(ann, "10.0.0.1:1", "7"), http.StatusOK, "a while later")
}

// A guest or stranger who floods the server does not affect others.
func TestAskingOnAndOnIsStopped(t *testing.T) {
	var th theatre
	now := time.Now()
	s := opened(t, &th, func(_ *Options, l *limits) { l.now = func() time.Time { return now } })
	ann, ben := joined(t, s, s.JoinURL("a"), "Ann"), joined(t, s, s.JoinURL("a"), "Ben")
	for range usual().calls.burst {
		ann.must("/g/a/name", `{"name":"Ann"}`)
	}
	response, body := ann.send(ann.request("POST", "/g/a/name", `{"name":"Anna"}`))
	expect.Equal(t, fmt.Sprint(response.StatusCode, response.Header["Retry-After"], body), `429 [1]`+
		`{"code":"live.often","sentence":"Too many requests. Try again in 1 second."}`, "one too many")
	ben.must("/g/a/name", `{"name":"Benjamin"}`)
	now = now.Add(50 * time.Millisecond)
	ann.must("/g/a/name", `{"name":"Anna"}`)
	stranger := &phone{t: t, s: s, from: ann.from}
	for range usual().addresses.burst {
		stranger.get("/me")
	}
	status, _ := stranger.get("/me")
	expect.Equal(t, status, http.StatusTooManyRequests, "a stranger")
	now = now.Add(time.Hour)
	for _, r := range []*rate{s.calls, s.addresses} {
		r.forget()
		expect.Equal(t, len(r.until), 0, "what is remembered")
	}
}

func TestAnAddressIsLimitedButNotItsKeeper(t *testing.T) {
	var th theatre
	now := time.Now()
	s := opened(t, &th, func(o *Options, l *limits) {
		l.now, l.addresses.burst = func() time.Time { return now }, 10
	})
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	ann, ben := joined(t, s, s.JoinURL("a"), "Ann"), joined(t, s, s.JoinURL("a"), "Ben")
	for range 10 {
		ann.must("/g/a/name", `{"name":"Ann"}`)
	}
	status, _ := ben.get("/g/a/log")
	expect.Equal(t, status, http.StatusTooManyRequests, "another phone of the address")
	keeper.must("/g/a/undo", "1")
	ben.comeFrom("127.0.0.9")
	status, _ = ben.get("/g/a/log")
	expect.Equal(t, status, http.StatusOK, "it comes by another address")
}

func TestAPhoneMayChangeItsAddress(t *testing.T) {
	var th theatre
	now := time.Now()
	s := opened(t, &th, func(_ *Options, l *limits) { l.now = func() time.Time { return now } })
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	must.Do(t, s.Grant("a", ann.id, door.Seat, 2, false))
	before := ann.watch("a")
	before.until("table", "seat 2")
	for n := range usual().calls.burst - 1 { // the stream was the first call
		if n%10 == 0 {
			ann.comeFrom(fmt.Sprintf("127.0.0.%d", 10+n))
		}
		ann.must("/g/a/enter", "1")
	}
	status, _ := ann.post("/g/a/enter", "1")
	expect.Equal(t, status, http.StatusTooManyRequests, "its limit by another address")
	now = now.Add(time.Second)
	after := ann.watch("a")
	after.until("table", "seat 2")
	th.change(s)
	after.until("table", `"version":1`)
	before.until("table", `"version":1`)
	expect.Equal(t, len(s.Guests("a")), 1, "guests")
}

// A keeper waits for at most one of the guests that queue.
func TestAKeeperIsFirst(t *testing.T) {
	th, s := staged(t)
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	must.Do(t, s.Grant("a", ann.id, door.Seat, 0, false))
	jobs := make(chan func())
	s.options.Run = func(f func()) {
		done := make(chan struct{})
		jobs <- func() { th.run(f); close(done) }
		<-done
	}
	var asked sync.WaitGroup
	for range 10 {
		asked.Go(func() { ann.post("/g/a/enter", "1") })
	}
	first := <-jobs
	asked.Go(func() { keeper.post("/g/a/enter", "1") })
	second := <-jobs
	first()
	second()
	for range 9 {
		(<-jobs)()
	}
	asked.Wait()
	expect.List(t, th.entered[:2], []string{"Ann: 1", "Laptop: 1"}, "entered first")
}

func TestWhatIsLookedAtIsWorkedOutOnce(t *testing.T) {
	var th theatre
	worked := 0
	s := opened(t, &th, func(o *Options, l *limits) {
		l.calls.burst, l.addresses.burst = 2000, 2000
		for i, of := range o.Operations {
			if of.Path == "/g/{game}/log" {
				o.Operations[i].Do = func(c door.Call) (door.Reply, error) {
					worked++
					return door.JSON(fmt.Sprint(c.Guest.Role, c.Guest.Seat, c.Language, c.Query, th.version))
				}
			}
		}
	})
	link := s.JoinURL("a")
	ann, ben := joined(t, s, link, "Ann"), joined(t, s, link, "Ben")
	cleo, dora := joined(t, s, link, "Cleo"), joined(t, s, link, "Dora")
	must.Do(t, s.Grant("a", cleo.id, door.Seat, 1, false))
	dora.language = "de"
	look := func(p *phone, target, want string, times int) {
		t.Helper()
		worked = 0
		_, body := p.get(target)
		expect.Equal(t, body, strconv.Quote(fmt.Sprint(want, " ", th.version)), "the answer")
		expect.Equal(t, worked, times, "times worked out")
	}
	for range 2 {
		look(ann, "/g/a/log", "look-1enmap[]", 1)
		look(ben, "/g/a/log", "look-1enmap[]", 0)
		look(cleo, "/g/a/log", "seat1enmap[]", 1)
		look(dora, "/g/a/log", "look-1demap[]", 1)
		look(ben, "/g/a/log?before=3", "look-1enmap[before:[3]]", 1)
		look(ann, "/g/a/log?before=3", "look-1enmap[before:[3]]", 0)
		th.change(s)
	}
	for n := range 2 * mostAnswers {
		ann.get("/g/a/log?before=" + strconv.Itoa(n))
	}
	expect.True(t, len(s.answers.games["a"]) <= mostAnswers, "%d answers are kept", len(s.answers.games["a"]))
}

// Beyond the limit, the connections that have been silent longest are closed. A keeper's connection is never closed.
func TestManyConnectionsGiveWay(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) {
		l.connections, l.fromOne, l.header, l.idle = 40, 20, patience, patience
	})
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	must.Do(t, s.Grant("a", ann.id, door.Seat, 0, false))
	kept := must.Get(net.Dial("tcp4", s.site()))(t)
	defer func() { _ = kept.Close() }()
	asks := func() {
		t.Helper()
		must.Get(fmt.Fprintf(kept, "GET /me HTTP/1.1\r\nHost: %s\r\nCookie: %s=%s\r\n\r\n", s.site(), s.cookieName(),
			keeper.cookie))(t)
		answer := must.Get(http.ReadResponse(bufio.NewReader(kept), nil))(t)
		must.Get(io.ReadAll(answer.Body))(t)
	}
	asks()
	keepers, anns := keeper.watch("a"), ann.watch("a")
	keepers.until("table", "")
	anns.until("table", "")
	var idle []net.Conn
	for range 100 {
		c := must.Get(net.Dial("tcp4", s.site()))(t)
		defer func() { _ = c.Close() }()
		idle = append(idle, c)
	}
	for _, c := range idle[:80] {
		_ = c.SetDeadline(time.Now().Add(patience))
		_, err := c.Read(make([]byte, 1))
		late, timeout := err.(net.Error)
		must.Hold(t, err != nil && (!timeout || !late.Timeout()), "one that was silent is held: %v", err)
	}
	asks()
	another := joined(t, s, s.KeeperURL(), "Kitchen") // on a new connection
	another.must("/g/a/enter", "1")
	th.change(s)
	keepers.until("table", `"version":1`)
	anns.until("table", `"version":1`)
	u := usual()
	expect.True(t, u.connections >= 2*2000+1000 && u.fromOne/4*3 >= 2000, "a hall does not fit: %+v", u)
}

// Slow headers and bodies of requests are cut off after a time limit. Streams are not.
func TestSlowRequestsAreLetGoOf(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) {
		l.header, l.body, l.idle = time.Second, time.Second, time.Second
	})
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	watch := ann.watch("a")
	watch.until("table", "")
	post := "POST /g/a/name HTTP/1.1\r\nHost: " + s.site() + "\r\nOrigin: http://" + s.site() +
		"\r\nCookie: " + s.cookieName() + "=" + ann.cookie +
		"\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"na"
	slow := map[string]net.Conn{}
	for what, begun := range map[string]string{"nothing": "", "half a head": post[:40], "half a body": post,
		"one request and no more": "GET / HTTP/1.1\r\nHost: " + s.site() + "\r\n\r\n"} {
		conn := must.Get(net.Dial("tcp4", s.site()))(t)
		must.Get(io.WriteString(conn, begun))(t)
		slow[what] = conn
	}
	for what, conn := range slow {
		_ = conn.SetDeadline(time.Now().Add(patience))
		_, err := io.Copy(io.Discard, conn)
		expect.True(t, err == nil, "%s: it is not let go of: %v", what, err)
		_ = conn.Close()
	}
	th.change(s)
	watch.until("table", `"version":1`)
	if u := usual(); u.header > 10*time.Second || u.body > 20*time.Second || u.write > 20*time.Second ||
		u.idle > time.Minute {
		t.Errorf("the usual times are %+v", u)
	}
}

func TestAPhoneThatTakesNothingIsCutOff(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, l *limits) {
		l.write = 200 * time.Millisecond
		o.Stage = large{&th}
	})
	ann, ben := joined(t, s, s.JoinURL("a"), "Ann"), joined(t, s, s.JoinURL("a"), "Ben")
	conn := must.Get(net.Dial("tcp4", s.site()))(t)
	defer func() { _ = conn.Close() }()
	must.Get(fmt.Fprintf(conn, "GET /g/a/stream HTTP/1.1\r\nHost: %s\r\nCookie: %s=%s\r\n\r\n",
		s.site(), s.cookieName(), ann.cookie))(t)
	bens := ben.watch("a")
	bens.until("table", "")
	for !s.hub.connected()[ann.id] {
		time.Sleep(time.Millisecond)
	}
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		th.change(s)
		bens.until("table", "")
		if !s.hub.connected()[ann.id] {
			return
		}
		must.Hold(t, time.Now().Before(end), "it is not cut off")
	}
}

type large struct{ *theatre }

func (l large) Seen(game string, by door.Audience) ([]byte, error) {
	l.asked++
	return fmt.Appendf(nil, "[%d,%q]", l.version, strings.Repeat("x", 1000)+strings.Repeat("y", 60_000)), nil
}

// A burst is answered at once, later requests one by one. A request that must wait too long is refused.
func TestWhoAsksTooOftenWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &Server{limits: limits{patience: time.Second}, closed: make(chan struct{})}
		limit := newRate(pace{each: 250 * time.Millisecond, burst: 3}, time.Now)
		begun := time.Now()
		var mu sync.Mutex
		answers := map[string]int{}
		var all sync.WaitGroup
		for range 10 {
			all.Go(func() {
				w := httptest.NewRecorder()
				ok := s.allows(&request{Request: httptest.NewRequest("GET", "/me", nil), w: w}, limit, "127.0.0.1")
				mu.Lock()
				defer mu.Unlock()
				answers[fmt.Sprint(time.Since(begun), ok, w.Header()["Retry-After"])]++
			})
		}
		all.Wait()
		want := map[string]int{"0s true []": 3, "250ms true []": 1, "500ms true []": 1, "750ms true []": 1,
			"1s true []": 1, "1s false [1]": 3}
		expect.Equal(t, fmt.Sprint(answers), fmt.Sprint(want), "the answers")
	})
}
