package live

import (
	"fmt"
	"html"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/app/internal/stranger"
	"scripkeeper/app/words/lang"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func raw(t *testing.T, s *Server, request string) (*http.Response, string) {
	t.Helper()
	addresses := s.Addresses()
	return stranger.Send(t, addresses[len(addresses)-1], request)
}

// A request under a stranger's domain name (DNS rebinding) gets only a link to the right address.
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
		if response.StatusCode != http.StatusBadRequest { // net/http rejects an invalid name
			sentElsewhere(t, host, response, body, s.site())
		}
	}
	response, body := raw(t, s, "GET / HTTP/1.0\r\n\r\n")
	sentElsewhere(t, "no name", response, body, s.site())
	response, body = raw(t, s, stranger.Asking("CONNECT", s.site(), s.site()))
	stranger.RefusedBare(t, "a tunnel", response, body, http.StatusNotFound)
	response, body = raw(t, s, stranger.Asking("GET", "http://evil.example/", s.site()))
	sentElsewhere(t, "a name in the target", response, body, s.site())
	own, _, _ := strings.Cut(must.Get(os.Hostname())(t), ".")
	for _, host := range []string{
		s.site(), own + ".local:" + s.port, "localhost:" + s.port, "LOCALHOST:" + s.port, "club.local:" + s.port, "club.example:8080",
		"[::ffff:127.0.0.1]:" + s.port,
	} {
		if response, _ := raw(t, s, stranger.Asking("GET", "/", host)); response.StatusCode != http.StatusOK {
			t.Errorf("%s: %d", host, response.StatusCode)
		}
	}
}

// sentElsewhere requires a page with the server's right address and nothing else.
func sentElsewhere(t *testing.T, what string, response *http.Response, body, site string) {
	t.Helper()
	expect.Equal(t, response.StatusCode, http.StatusMisdirectedRequest, "%s", what)
	expect.Equal(t, body, elsewhere(site), "%s", what)
	stranger.Guarded(t, what, response)
}

func elsewhere(site string) string {
	return `<!doctype html><html lang="en"><meta name=viewport content=width=device-width>` +
		`<title>Scripkeeper</title><p>Scripkeeper doesn&#39;t answer to this name. Open <a href=http://` + site +
		`>http://` + site + `</a> instead, or allow the name with “scripkeeper serve --host”.`
}

func TestAnUnknownNameIsToldTheAddress(t *testing.T) {
	_, s := staged(t)
	for _, l := range lang.Languages() {
		response, body := raw(t, s, "GET /j/ABC HTTP/1.1\r\nHost: laptop.fritz.box:"+s.port+
			"\r\nAccept-Language: "+l.Tag()+"-XX\r\nConnection: close\r\n\r\n")
		told := l.Format("live.misdirected", lang.Names{"address": "http://" + s.site()})
		plain := html.UnescapeString(regexp.MustCompile("<[^>]*>").ReplaceAllString(body, ""))
		expect.Equal(t, plain, "Scripkeeper"+told, "the page in %s", l.Tag())
		expect.Equal(t, response.Header.Get("Vary"), "Accept-Language", "what it hangs on")
	}
}

// A page from the proxy's site is allowed to post here; a page from another site is not.
func TestAProxyIsAllowedByItsName(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Names = []string{"https://Games.example"} })
	link := tokenOf(s.JoinURL("a"))
	for from, want := range map[[2]string]int{
		{"games.example", "https://games.example"}:           http.StatusOK,
		{"games.example", "http://games.example"}:            http.StatusForbidden,
		{"games.example", "https://evil.example"}:            http.StatusForbidden,
		{"games.example:8080", "https://games.example:8080"}: http.StatusMisdirectedRequest,
		{s.site(), "https://" + s.site()}:                    http.StatusForbidden, {s.site(), "http://" + s.site()}: http.StatusOK,
	} {
		body := `{"token":"` + link + `"}`
		response, answer := raw(t, s, fmt.Sprintf("POST /join HTTP/1.1\r\nHost: %s\r\nOrigin: %s\r\n"+
			"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", from[0], from[1], len(body), body))
		expect.Equal(t, response.StatusCode, want, "%s: %s", from, answer)
	}
}

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
	th, s := staged(t)
	for _, target := range []string{
		"/index.html", "/favicon.ico", "/robots.txt", "//", "/./", "/js/", "/js", "/js/main.js/", "/js/none.js",
		"/secret.txt", "/js/../secret.txt", "/js/..%2fsecret.txt", "/%6as/main.js", "/js/main%2ejs", "/PAGE.css",
		"/page.css/", "/page.css;x", "/../../../../etc/passwd", `/..\..\page.css`, "/page.css%00", "/j/", "/j/a/b",
		"/j/..", "/j/%41", "/j/" + strings.Repeat("A", 65), "/g//stream", "/g/a", "/g/a/", "/g/a/stream/", "/g/a/none",
		"/g/../stream", "/g/%61/stream", "/g/a b/stream", "*", "http://" + s.site() + "/none", "/debug/pprof/",
	} {
		response, body := raw(t, s, stranger.Asking("GET", target, s.site()))
		if response.StatusCode != http.StatusBadRequest { // net/http rejects an invalid target
			stranger.RefusedBare(t, target, response, body, http.StatusNotFound)
		}
	}
	for target, want := range map[string]string{
		"/": "<!doctype html>", "/?view=board": "<!doctype html>", "/j/ABC": "<!doctype html>",
		"/K/ABC": "<!doctype html>", "/page.css": string(colours()) + "p{}",
		"/js/main.js": string(scripts(th.options().Assets)["main"]),
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
