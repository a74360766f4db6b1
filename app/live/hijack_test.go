package live

import (
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"

	"scripkeeper/app/internal/stranger"
	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The server accepts only its own cookies, and a new keeper gets a new cookie.
func TestACookieFromSomebodyElseIsWorthNothing(t *testing.T) {
	_, s := staged(t)
	made := &phone{t: t, s: s, from: &http.Client{}, cookie: strings.Repeat("A", 26)}
	made.join(s.JoinURL("a"), "Ann")
	expect.Equal(t, made.cookie == strings.Repeat("A", 26), false, "the cookie that it came with is its own")

	mallory := joined(t, s, s.JoinURL("a"), "Mallory")
	spying := mallory.watch("a")
	spying.until("table", "look -1")
	kim := &phone{t: t, s: s, from: mallory.from, cookie: mallory.cookie}
	kim.join(s.KeeperURL(), "Kim")
	expect.Equal(t, kim.id, mallory.id, "who it is")
	kim.must("/new", "1")
	spying.until("end", "")
	for _, path := range []string{"/me", "/g/a/stream", "/g/a/log"} {
		status, _ := mallory.get(path)
		expect.Equal(t, status, http.StatusUnauthorized, "%s by the old cookie", path)
	}
	kept := kim.cookie
	kim.join(s.KeeperURL(), "Kim")
	expect.Equal(t, kim.cookie, kept, "the cookie of a keeper who joins again")
}

func TestWhoMayNotAskUploadsNothing(t *testing.T) {
	_, s := staged(t)
	look, seat := joined(t, s, s.JoinURL("a"), "Look"), joined(t, s, s.JoinURL("a"), "Seat")
	must.Do(t, s.Grant("a", seat.id, door.Seat, 0, false))
	for _, ask := range []struct {
		path, kind, cookie string
		want               int
	}{
		{"/import", "text/plain", "", http.StatusUnauthorized},
		{"/import", "text/plain", look.cookie, http.StatusForbidden},
		{"/import", "text/plain", seat.cookie, http.StatusForbidden},
		{"/new", door.JSONKind, seat.cookie, http.StatusForbidden},
		{"/g/a/enter", door.JSONKind, look.cookie, http.StatusForbidden},
		{"/g/a/undo", door.JSONKind, seat.cookie, http.StatusForbidden},
		{"/g/a/grant", door.JSONKind, look.cookie, http.StatusForbidden},
		{"/g/b/ask", door.JSONKind, seat.cookie, http.StatusForbidden},
	} {
		for _, more := range []string{"", "Expect: 100-continue\r\n"} {
			response, _ := raw(t, s, fmt.Sprintf("POST %s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%[2]s\r\n"+
				"Content-Type: %s\r\nCookie: %s=%s\r\nContent-Length: 1048576\r\n%s\r\n",
				ask.path, s.site(), ask.kind, s.cookieName(), ask.cookie, more))
			expect.Equal(t, response.StatusCode, ask.want, "%s without its body", ask.path)
			expect.Equal(t, response.Close, true, "%s: the connection ends", ask.path)
		}
	}
}

func TestAKeeperRevokedMeanwhileGrantsNothing(t *testing.T) {
	th, s := staged(t)
	one, ann := joined(t, s, s.JoinURL("a"), "One"), joined(t, s, s.JoinURL("a"), "Ann")
	must.Do(t, s.Grant("a", one.id, door.Keeper, -1, false))
	waiting, status := make(chan struct{}, 1), make(chan int)
	run := s.options.Run
	s.options.Run = func(f func()) { waiting <- struct{}{}; run(f) }
	th.mu.Lock()
	go func() {
		code, _ := one.post("/g/a/grant", `{"guest":"`+ann.id+`","role":"seat","seat":1}`)
		status <- code
	}()
	<-waiting
	must.Do(t, s.Revoke("a", one.id))
	th.mu.Unlock()
	expect.Equal(t, <-status, http.StatusUnauthorized, "the answer")
	expect.Equal(t, asIs(s, ann.id), "Ann look / /", "the other phone")
}

func TestSlowJoinsKeepNobodyOut(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) { l.body = patience })
	for range 2 * usual().failures.burst {
		conn := must.Get(net.Dial("tcp4", s.site()))(t)
		defer func() { _ = conn.Close() }()
		must.Get(fmt.Fprintf(conn, "POST /join HTTP/1.1\r\nHost: %s\r\nOrigin: http://%[1]s\r\n"+
			"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{", s.site()))(t)
	}
	joined(t, s, s.JoinURL("a"), "Ann")
}

// No answer contains the secret of a link or cookie, not even the guest's own.
func TestSecretsStandInNoAnswer(t *testing.T) {
	_, s := staged(t)
	keeper, ann := joined(t, s, s.KeeperURL(), "Laptop"), joined(t, s, s.JoinURL("a"), "Ann")
	watch := keeper.watch("a")
	_, me := ann.get("/me")
	_, page := raw(t, s, stranger.Asking("GET", "/j/"+tokenOf(s.JoinURL("a")), s.site()))
	_, refused := ann.post("/join", `{"token":"`+keeper.cookie+`"}`)
	answers := watch.until("me", "") + watch.until("guests", `"name":"Ann"`) + me + page + refused
	for what, secret := range map[string]string{"the link": tokenOf(s.JoinURL("a")),
		"the keeper's link": tokenOf(s.KeeperURL()), "a cookie": ann.cookie, "the keeper's cookie": keeper.cookie} {
		expect.Equal(t, strings.Contains(answers, secret), false, "%s is told", what)
	}
}

func TestAnAddressOfIPv6(t *testing.T) {
	if l, err := net.Listen("tcp6", "[::1]:0"); err != nil {
		t.Skip("there is no IPv6 here")
	} else {
		_ = l.Close()
	}
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Listen = "[::1]:0" })
	for _, host := range []string{"[::1]:" + s.port, "[0:0:0:0:0:0:0:1]:" + s.port, "localhost:" + s.port} {
		response, _ := raw(t, s, stranger.Asking("GET", "/", host))
		expect.Equal(t, response.StatusCode, http.StatusOK, "%s", host)
	}
	for _, host := range []string{"[::1]", "[::2]:" + s.port, "[::]:" + s.port, "[::ffff:127.0.0.1]:" + s.port,
		"127.0.0.1:" + s.port, "[::1%25lo]:" + s.port, "[::1]:" + s.port + "."} {
		response, body := raw(t, s, stranger.Asking("GET", "/", host))
		if response.StatusCode != http.StatusBadRequest { // net/http rejects an invalid name
			sentElsewhere(t, host, response, body, "[::1]:"+s.port)
		}
	}
	expect.Equal(t, s.JoinURL("a"), "http://[::1]:"+s.port+"/j/"+tokenOf(s.JoinURL("a")), "the link")
}
