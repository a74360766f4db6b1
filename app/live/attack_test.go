package live

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// raw sends a request as it stands, and gives the answer.
func raw(t *testing.T, s *Server, request string) (*http.Response, string) {
	t.Helper()
	addresses := s.Addresses()
	conn := must.Get(net.Dial("tcp", addresses[len(addresses)-1]))(t)
	defer func() { _ = conn.Close() }()
	_ = conn.SetDeadline(time.Now().Add(patience))
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
		"localhost.:" + s.port, "club.local.:" + s.port, "club.example.:8080", "192.168.1.1:" + s.port,
	} {
		response, body := raw(t, s, asking("GET", "/", host))
		if response.StatusCode != http.StatusBadRequest { // that of net/http for what is no name
			refusedBare(t, host, response, body, http.StatusMisdirectedRequest)
		}
	}
	response, body := raw(t, s, "GET / HTTP/1.0\r\n\r\n")
	refusedBare(t, "no name", response, body, http.StatusMisdirectedRequest)
	response, body = raw(t, s, asking("CONNECT", s.site(), s.site()))
	refusedBare(t, "a tunnel", response, body, http.StatusNotFound)
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
		"/": "<!doctype html>", "/?view=board": "<!doctype html>", "/j/ABC": "<!doctype html>",
		"/K/ABC": "<!doctype html>", "/page.css": "p{}", "/js/page.js": "1;", "/icon.svg": "<svg/>",
		"/words.json": `{"language":"en"}`,
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
