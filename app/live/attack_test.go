package live

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// raw sends a request as it stands, and gives the answer.
func raw(t *testing.T, s *Server, request string) (*http.Response, string) {
	t.Helper()
	conn := must.Get(net.Dial("tcp4", s.site()))(t)
	defer func() { _ = conn.Close() }()
	_ = conn.SetDeadline(time.Now().Add(10 * time.Second))
	must.Get(io.WriteString(conn, request))(t)
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	must.Hold(t, err == nil, "%q: %v", request, err)
	defer func() { _ = response.Body.Close() }()
	body, _ := io.ReadAll(response.Body)
	return response, string(body)
}

// asking is a request of a target under a host name.
func asking(method, target, host string) string {
	return method + " " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
}

// refusedBare asks for a status with no word and nothing that lets another site in.
func refusedBare(t *testing.T, what string, response *http.Response, body string, status int) {
	t.Helper()
	if response.StatusCode != status || body != "" {
		t.Errorf("%s: %d, %q; must be %d and nothing", what, response.StatusCode, body, status)
	}
	guarded(t, what, response)
}

func guarded(t *testing.T, what string, response *http.Response) {
	t.Helper()
	for name := range response.Header {
		if strings.HasPrefix(name, "Access-Control-") {
			t.Errorf("%s: it has %s", what, name)
		}
	}
	policy := response.Header.Get("Content-Security-Policy")
	if !strings.HasPrefix(policy, "default-src 'none'; ") || strings.Contains(policy, "unsafe") ||
		!strings.Contains(policy, "; style-src 'self'; ") || response.Header.Get("Referrer-Policy") != "no-referrer" ||
		response.Header.Get("X-Content-Type-Options") != "nosniff" ||
		response.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("%s: the headers are %v", what, response.Header)
	}
}

// A site whose name leads to this device is not let in by its own name, and by another address neither.
func TestUnderAnotherNameNothingIsServed(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Names = []string{"Club.local", "club.example:8080"} })
	for _, host := range []string{
		"127.0.0.1", "127.0.0.1:1", "127.1:" + s.port, "[::1]:" + s.port, "evil.example", "evil.example:" + s.port,
		s.site() + ".", s.site() + "@evil.example", "127.0.0.1.evil.example:" + s.port, "0.0.0.0:" + s.port, "",
		"club.local", "club.local.evil.example:" + s.port, "club.example", "localhost", "localhost:1",
		"localhost.:" + s.port, "192.168.1.1:" + s.port,
	} {
		response, body := raw(t, s, asking("GET", "/", host))
		if response.StatusCode != http.StatusBadRequest { // that of net/http for what is no name
			refusedBare(t, host, response, body, http.StatusMisdirectedRequest)
		}
	}
	response, body := raw(t, s, "GET / HTTP/1.0\r\n\r\n")
	refusedBare(t, "no name", response, body, http.StatusMisdirectedRequest)
	response, body = raw(t, s, asking("GET", "http://evil.example/", s.site()))
	refusedBare(t, "a name in the target", response, body, http.StatusMisdirectedRequest)
	for _, host := range []string{
		s.site(), "localhost:" + s.port, "LOCALHOST:" + s.port, "club.local:" + s.port, "club.example:8080",
		"[::ffff:127.0.0.1]:" + s.port,
	} {
		if response, _ := raw(t, s, asking("GET", "/", host)); response.StatusCode != http.StatusOK {
			t.Errorf("%s: %d", host, response.StatusCode)
		}
	}
}

// Each address of this device in its networks is right when one comes by it.
func TestTheAddressesLeadHere(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Listen = "" })
	all := s.Addresses()
	expect.Equal(t, all[len(all)-1], s.site(), "the last address")
	for _, address := range all {
		response, err := http.Get("http://" + address + "/")
		must.Do(t, err)
		_ = response.Body.Close()
		expect.Equal(t, response.StatusCode, http.StatusOK, "%s", address)
	}
	expect.Equal(t, s.JoinURL("a"), "http://"+all[0]+"/j/"+tokenOf(s.JoinURL("a")), "the link")
	alone := opened(t, &th, nil)
	expect.List(t, alone.Addresses(), []string{alone.site()}, "addresses of one that serves this device alone")
	expect.Equal(t, len(tokenOf(alone.KeeperURL())) >= 26, true, "128 bits, five in a letter")
}

func TestNothingElseIsServed(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	for _, target := range []string{
		"/index.html", "/favicon.ico", "/robots.txt", "//", "/./", "/js/", "/js", "/js/page.js/", "/js/none.js",
		"/secret.txt", "/js/../secret.txt", "/js/..%2fsecret.txt", "/%6as/page.js", "/js/page%2ejs", "/PAGE.css",
		"/page.css/", "/page.css;x", "/../../../../etc/passwd", `/..\..\page.css`, "/page.css%00", "/j/", "/j/a/b",
		"/j/..", "/j/%41", "/j/" + strings.Repeat("A", 65), "/g//stream", "/g/a", "/g/a/", "/g/a/stream/", "/g/a/none",
		"/g/../stream", "/g/%61/stream", "/g/a b/stream", "*", "http://" + s.site() + "/none", "/debug/pprof/",
	} {
		response, body := raw(t, s, asking("GET", target, s.site()))
		if response.StatusCode != http.StatusBadRequest { // that of net/http for what is no target
			refusedBare(t, target, response, body, http.StatusNotFound)
		}
	}
	for target, want := range map[string]string{
		"/": "<!doctype html>", "/?view=board": "<!doctype html>", "/j/ABC": "<!doctype html>", "/K/ABC": "<!doctype html>",
		"/page.css": "p{}", "/js/page.js": "1;", "/icon.svg": "<svg/>", "/words.json": `{"language":"en"}`,
	} {
		response, body := raw(t, s, asking("GET", target, s.site()))
		expect.Equal(t, body, want, "%s", target)
		guarded(t, target, response)
	}
}

func TestOnlyTheMethodOfAPathIsAnswered(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	for target, right := range map[string]string{
		"/": "GET", "/page.css": "GET", "/me": "GET", "/g/a/stream": "GET", "/g/a/log": "GET", "/join": "POST",
		"/leave": "POST", "/g/a/ask": "POST", "/g/a/grant": "POST", "/g/a/enter": "POST",
	} {
		for _, method := range []string{"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "get"} {
			if method == right {
				continue
			}
			response, body := raw(t, s, asking(method, target, s.site()))
			refusedBare(t, method+" "+target, response, body, http.StatusMethodNotAllowed)
			expect.Equal(t, response.Header.Get("Allow"), right, "allowed for %s", target)
		}
	}
}

// A page of another site can make a browser post here, but not in the name of this page.
func TestOtherSitesCannotPost(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	for _, path := range []string{"/join", "/leave", "/g/a/enter", "/g/a/grant", "/new"} {
		for _, origin := range []string{"", "null", "http://evil.example", "https://" + s.site(), "http://" + s.site() + "/",
			"http://localhost", "http://" + s.site() + ".evil.example"} {
			r := keeper.request("POST", path, "{}")
			r.Header.Del("Origin")
			if origin != "" {
				r.Header.Set("Origin", origin)
			}
			if response, body := keeper.send(r); response.StatusCode != http.StatusForbidden || body != "" {
				t.Errorf("%s from %q: %d, %q", path, origin, response.StatusCode, body)
			}
		}
		r := keeper.request("POST", path, "{}")
		r.Header.Set("Sec-Fetch-Site", "cross-site")
		if response, _ := keeper.send(r); response.StatusCode != http.StatusForbidden {
			t.Errorf("%s across sites: %d", path, response.StatusCode)
		}
		for _, kind := range []string{"", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
			"text/plain", "text/html", "application/json, text/plain", "application/jsonx"} {
			r := keeper.request("POST", path, "{}")
			r.Header.Set("Content-Type", kind)
			if response, body := keeper.send(r); response.StatusCode != http.StatusUnsupportedMediaType || body != "" {
				t.Errorf("%s as %q: %d, %q", path, kind, response.StatusCode, body)
			}
		}
	}
	expect.Equal(t, len(th.entered), 0, "done")
	r := keeper.request("POST", "/import", "a game")
	r.Header.Set("Content-Type", "text/plain; charset=utf-8")
	response, _ := keeper.send(r)
	expect.Equal(t, response.StatusCode, http.StatusOK, "what an operation takes")
}

// What the server reads itself is read strictly.
func TestMalformedPostsAreRefused(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) { l.calls.burst, l.failures.burst = 1000, 1000 })
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	for _, path := range []string{"/join", "/g/a/ask", "/g/a/grant", "/g/a/revoke", "/g/a/name"} {
		for _, body := range []string{"", "{", "[]", "1", `{"unknown":1}`, `{} {}`, `{"name":1}`, `{"guest":{}}x`} {
			status, answer := keeper.post(path, body)
			must.Hold(t, status == http.StatusBadRequest && strings.Contains(answer, "live.malformed"), "%s %q: %d %s", path,
				body, status, answer)
		}
	}
}

func TestLargeRequestsAreRefused(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	for path, limit := range map[string]int64{"/join": 4 << 10, "/g/a/name": 4 << 10, "/g/a/enter": 64 << 10,
		"/import": 1 << 20} {
		for what, length := range map[string]int64{"with its length": limit + 1, "in pieces": -1} {
			r := keeper.request("POST", path, "")
			r.Body, r.ContentLength = io.NopCloser(io.LimitReader(endless{}, limit+1)), length
			if path == "/import" {
				r.Header.Set("Content-Type", "text/plain")
			}
			response, err := keeper.from.Do(r)
			if err != nil {
				continue // it was cut off while it was still sending
			}
			_ = response.Body.Close()
			expect.Equal(t, response.StatusCode, http.StatusRequestEntityTooLarge, "%s %s", path, what)
		}
	}
	expect.Equal(t, len(th.entered), 0, "done")
	head := "GET / HTTP/1.1\r\nHost: " + s.site() + "\r\nX: " + strings.Repeat("x", 12<<10) + "\r\n\r\n"
	if response, _ := raw(t, s, head); response.StatusCode != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("a large head: %d", response.StatusCode)
	}
	keeper.must("/g/a/enter", strings.Repeat("7", 64<<10))
}

// endless is made of blanks.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

// Without a cookie nobody sees anything, also on this device, and no cookie is guessed.
func TestStrangersSeeNothing(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	known := joined(t, s, s.KeeperURL(), "Laptop")
	stranger := &phone{t: t, s: s, from: &http.Client{}}
	for _, cookie := range []string{"", "x", known.cookie[1:], known.cookie + "A", strings.ToLower(known.cookie),
		tokenOf(s.KeeperURL()), tokenOf(s.JoinURL("a")), known.id} {
		stranger.cookie = cookie
		for _, path := range []string{"/me", "/g/a/stream", "/g/a/log", "/g/c/log"} {
			if status, body := stranger.get(path); status != http.StatusUnauthorized || !strings.Contains(body, "live.unknown") {
				t.Errorf("%s by %q: %d %s", path, cookie, status, body)
			}
		}
		for _, path := range []string{"/leave", "/g/a/ask", "/g/a/grant", "/g/a/enter", "/new"} {
			if status, _ := stranger.post(path, "{}"); status != http.StatusUnauthorized {
				t.Errorf("%s by %q: %d", path, cookie, status)
			}
		}
	}
	expect.Equal(t, len(th.entered), 0, "done")
}

// A cookie is for the page's own requests alone, and its secret nowhere else.
func TestTheCookieIsStrict(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	p := &phone{t: t, s: s, from: &http.Client{}}
	response, body := p.send(p.request("POST", "/join", `{"token":"`+tokenOf(s.JoinURL("a"))+`"}`))
	cookie := response.Cookies()[0]
	if !cookie.HttpOnly || cookie.SameSite != http.SameSiteStrictMode || cookie.Path != "/" || cookie.Domain != "" ||
		len(cookie.Value) < 26 || strings.Contains(body, cookie.Value) {
		t.Errorf("the cookie is %v, the answer %s", cookie, body)
	}
	expect.Equal(t, cookie.MaxAge, 90*24*60*60, "seconds that it is kept")
}

// Nobody does what is for others: not who looks, not who has a seat, not a guest of another game, and no keeper of one
// game to those of all.
func TestNobodyDoesWhatIsForOthers(t *testing.T) {
	var th theatre
	s := opened(t, &th, nil)
	look, seat, one, all := joined(t, s, s.JoinURL("a"), "Look"), joined(t, s, s.JoinURL("a"), "Seat"),
		joined(t, s, s.JoinURL("a"), "One"), joined(t, s, s.KeeperURL(), "All")
	must.Do(t, s.Grant("a", seat.id, door.Seat, 0, false))
	must.Do(t, s.Grant("a", one.id, door.Keeper, -1, false))
	grant := fmt.Sprintf(`{"guest":%q,"role":"keeper","seat":-1}`, look.id)
	forbidden := func(p *phone, path, body string) {
		t.Helper()
		if status, answer := p.post(path, body); status != http.StatusForbidden || !strings.Contains(answer, "live.forbidden") {
			t.Errorf("%s %s: %d %s", path, body, status, answer)
		}
	}
	forbidden(look, "/g/a/enter", `1`)
	for _, p := range []*phone{look, seat} {
		forbidden(p, "/g/a/undo", `1`)
		forbidden(p, "/g/a/grant", grant)
		forbidden(p, "/g/a/revoke", `{"guest":"`+all.id+`"}`)
	}
	for _, p := range []*phone{look, seat, one} {
		forbidden(p, "/new", `1`)
		for _, path := range []string{"/g/b/enter", "/g/b/ask", "/g/b/grant", "/g/c/ask", "/g/b/name"} {
			forbidden(p, path, `{}`)
		}
		for _, game := range []string{"b", "c"} {
			for _, part := range []string{"/stream", "/log"} {
				if status, _ := p.get("/g/" + game + part); status != http.StatusForbidden {
					t.Errorf("%s%s: %d", game, part, status)
				}
			}
		}
	}
	forbidden(one, "/g/a/revoke", `{"guest":"`+all.id+`"}`)
	forbidden(one, "/g/a/grant", fmt.Sprintf(`{"guest":%q,"role":"look","seat":-1}`, all.id))
	expect.Equal(t, len(th.entered), 0, "done")
	all.must("/g/a/grant", grant)
	all.must("/g/a/revoke", `{"guest":"`+one.id+`"}`)
	look.must("/g/a/undo", `1`)
}
