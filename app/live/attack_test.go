package live

import (
	"net/http"
	"strings"
	"testing"

	"scripkeeper/app/internal/stranger"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// raw sends a request exactly as it is written, and returns the answer with its body.
func raw(t *testing.T, s *Server, request string) (*http.Response, string) {
	t.Helper()
	addresses := s.Addresses()
	return stranger.Send(t, addresses[len(addresses)-1], request)
}

// A site whose name leads to this device is not let in by its own name, and by another address neither.
func TestUnderAnotherNameNothingIsServed(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Names = []string{"Club.local", "club.example:8080"} })
	for _, host := range []string{
		"127.0.0.1", "127.0.0.1:1", "127.1:" + s.port, "[::1]:" + s.port, "evil.example", "evil.example:" + s.port,
		s.site() + ".", s.site() + "@evil.example", "127.0.0.1.evil.example:" + s.port, "0.0.0.0:" + s.port, "",
		"club.local", "club.local.evil.example:" + s.port, "club.example", "localhost", "localhost:1",
		"localhost.:" + s.port, "club.local.:" + s.port, "club.example.:8080", "192.168.1.1:" + s.port,
	} {
		response, body := raw(t, s, stranger.Asking("GET", "/", host))
		if response.StatusCode != http.StatusBadRequest { // that of net/http for what is no name
			stranger.RefusedBare(t, host, response, body, http.StatusMisdirectedRequest)
		}
	}
	response, body := raw(t, s, "GET / HTTP/1.0\r\n\r\n")
	stranger.RefusedBare(t, "no name", response, body, http.StatusMisdirectedRequest)
	response, body = raw(t, s, stranger.Asking("CONNECT", s.site(), s.site()))
	stranger.RefusedBare(t, "a tunnel", response, body, http.StatusNotFound)
	response, body = raw(t, s, stranger.Asking("GET", "http://evil.example/", s.site()))
	stranger.RefusedBare(t, "a name in the target", response, body, http.StatusMisdirectedRequest)
	for _, host := range []string{
		s.site(), "localhost:" + s.port, "LOCALHOST:" + s.port, "club.local:" + s.port, "club.example:8080",
		"[::ffff:127.0.0.1]:" + s.port,
	} {
		if response, _ := raw(t, s, stranger.Asking("GET", "/", host)); response.StatusCode != http.StatusOK {
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
	_, s := staged(t)
	for _, target := range []string{
		"/index.html", "/favicon.ico", "/robots.txt", "//", "/./", "/js/", "/js", "/js/page.js/", "/js/none.js",
		"/secret.txt", "/js/../secret.txt", "/js/..%2fsecret.txt", "/%6as/page.js", "/js/page%2ejs", "/PAGE.css",
		"/page.css/", "/page.css;x", "/../../../../etc/passwd", `/..\..\page.css`, "/page.css%00", "/j/", "/j/a/b",
		"/j/..", "/j/%41", "/j/" + strings.Repeat("A", 65), "/g//stream", "/g/a", "/g/a/", "/g/a/stream/", "/g/a/none",
		"/g/../stream", "/g/%61/stream", "/g/a b/stream", "*", "http://" + s.site() + "/none", "/debug/pprof/",
	} {
		response, body := raw(t, s, stranger.Asking("GET", target, s.site()))
		if response.StatusCode != http.StatusBadRequest { // that of net/http for what is no target
			stranger.RefusedBare(t, target, response, body, http.StatusNotFound)
		}
	}
	for target, want := range map[string]string{
		"/": "<!doctype html>", "/?view=board": "<!doctype html>", "/j/ABC": "<!doctype html>",
		"/K/ABC": "<!doctype html>", "/page.css": string(colours()) + "p{}", "/js/page.js": "1;",
		"/icon.svg":   string(assets.Read("icon.svg")),
		"/words.json": `{"language":"en"}`,
	} {
		response, body := raw(t, s, stranger.Asking("GET", target, s.site()))
		expect.Equal(t, body, want, "%s", target)
		stranger.Guarded(t, target, response)
	}
}

func TestOnlyTheMethodOfAPathIsAnswered(t *testing.T) {
	_, s := staged(t)
	for target, right := range map[string]string{
		"/": "GET", "/page.css": "GET", "/me": "GET", "/g/a/stream": "GET", "/g/a/log": "GET", "/join": "POST",
		"/leave": "POST", "/g/a/ask": "POST", "/g/a/grant": "POST", "/g/a/enter": "POST",
	} {
		for _, method := range []string{"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "get"} {
			if method == right {
				continue
			}
			response, body := raw(t, s, stranger.Asking(method, target, s.site()))
			stranger.RefusedBare(t, method+" "+target, response, body, http.StatusMethodNotAllowed)
			expect.Equal(t, response.Header.Get("Allow"), right, "allowed for %s", target)
		}
	}
}
