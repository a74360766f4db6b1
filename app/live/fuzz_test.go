package live

import (
	"bufio"
	"context"
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/must"
)

// direct passes a request to the server without a network, as if sent to 127.0.0.1.
func direct(s *Server, r *http.Request, p *phone) *httptest.ResponseRecorder {
	local := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1)}
	local.Port, _ = net.LookupPort("tcp", s.port)
	r = r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, net.Addr(local)))
	if p != nil {
		r.AddCookie(&http.Cookie{Name: s.cookieName(), Value: p.cookie})
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w
}

func posting(s *Server, path, body string) *http.Request {
	r := httptest.NewRequest("POST", "http://"+s.site()+path, strings.NewReader(body))
	r.RequestURI = path
	r.Header.Set("Origin", "http://"+s.site())
	r.Header.Set("Content-Type", door.JSONKind)
	return r
}

func unlimited(_ *Options, l *limits) {
	for _, p := range []*pace{&l.addresses, &l.joins, &l.failures, &l.calls} {
		p.each = 0
	}
	l.guests = 50
}

// fuzzPost posts in every role. Only a keeper may change another guest; all answers and guests must stay valid.
func fuzzPost(f *testing.F, path string, statuses ...int) {
	var th theatre
	s := opened(f, &th, unlimited)
	link := s.JoinURL("a")
	look, seat, keeper := joined(f, s, link, "Look"), joined(f, s, link, "Seat"), joined(f, s, s.KeeperURL(), "Keeper")
	for _, body := range []string{
		"", "{}", `{"token":"` + tokenOf(link) + `","name":"Ann"}`, `{"token":"x"}`, `{"seat":2,"name":"Ann"}`,
		`{"seat":-1}`,
		`{"guest":"` + seat.id + `","role":"seat","seat":3}`, `{"guest":"` + seat.id + `","role":"look","beside":true}`,
		`{"guest":"` + seat.id + `"}`, `{"guest":"nobody"}`, `{"name":"` + strings.Repeat("\u202e", 50) + `"}`,
		`{"name":"\ud800"}`, `{"seat":99999999999999999999}`, `[[[[[[`, `{"seat":1e2}`,
	} {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body string) {
		before := asIs(s, seat.id)
		for _, p := range []*phone{look, keeper} {
			w := direct(s, posting(s, path, body), p)
			known := w.Code == http.StatusOK
			for _, status := range statuses {
				known = known || w.Code == status
			}
			if !known || !json.Valid(w.Body.Bytes()) {
				t.Fatalf("%q: %d %s", body, w.Code, w.Body)
			}
			if p == look && asIs(s, seat.id) != before {
				t.Fatalf("%q: who looks made %q of %q", body, asIs(s, seat.id), before)
			}
		}
		for _, one := range s.Guests("a") {
			must.Hold(t, (one.Name == plainName(one.Name) || len([]rune(one.Name)) > maxName) &&
				(isSeat(one.Role, one.Seat) || one.Role == door.Look) && one.Name != "",
				"%q makes %+v", body, one)
		}
	})
}

func FuzzJoin(f *testing.F) {
	fuzzPost(f, "/join", http.StatusBadRequest, http.StatusForbidden, http.StatusRequestEntityTooLarge)
}

func FuzzAsk(f *testing.F) {
	fuzzPost(f, "/g/a/ask", http.StatusBadRequest, http.StatusNotFound, http.StatusRequestEntityTooLarge)
}

func FuzzGrant(f *testing.F) {
	fuzzPost(f, "/g/a/grant", http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound,
		http.StatusRequestEntityTooLarge)
}

func FuzzDeny(f *testing.F) {
	fuzzPost(f, "/g/a/deny", http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound,
		http.StatusRequestEntityTooLarge)
}

func FuzzRevoke(f *testing.F) {
	fuzzPost(f, "/g/a/revoke", http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound,
		http.StatusUnauthorized, http.StatusRequestEntityTooLarge)
}

func FuzzName(f *testing.F) {
	fuzzPost(f, "/g/a/name", http.StatusBadRequest, http.StatusRequestEntityTooLarge)
}

// A stranger gets the page, or the error that the stranger or the path is unknown.
func FuzzPaths(f *testing.F) {
	var th theatre
	s := opened(f, &th, unlimited)
	for _, path := range []string{"/", "/j/A", "/page.css", "/js/../secret.txt", "/g/a/stream", "/g/%2e%2e/log", "//",
		"*", "/g/a/log?before=%", "/secret.txt", "http://x/", "/me#", "/words.json?"} {
		f.Add(path)
	}
	page := map[string]bool{elsewhere(s.site()): true, "<!doctype html>": true, string(colours()) + "p{}": true, "1;": true,
		string(assets.Read("icon.svg")): true, `{"language":"en"}`: true}
	f.Fuzz(func(t *testing.T, path string) {
		r, err := http.ReadRequest(bufio.NewReader(strings.NewReader("GET " + path + " HTTP/1.1\r\nHost: " + s.site() +
			"\r\n\r\n")))
		if err != nil {
			return
		}
		r.RemoteAddr = "127.0.0.1:1"
		w := direct(s, r, nil)
		switch w.Code {
		case http.StatusOK, http.StatusMisdirectedRequest:
			if !page[w.Body.String()] {
				t.Fatalf("%q is answered %q", path, w.Body)
			}
		case http.StatusNotFound, http.StatusMethodNotAllowed:
			if w.Body.Len() > 0 {
				t.Fatalf("%q: %d %q", path, w.Code, w.Body)
			}
		case http.StatusUnauthorized:
			if !strings.Contains(w.Body.String(), "live.unknown") {
				t.Fatalf("%q: %q", path, w.Body)
			}
		default:
			t.Fatalf("%q: %d %q", path, w.Code, w.Body)
		}
		if w.Header().Get("Content-Security-Policy") == "" || w.Header().Get("Location") != "" {
			t.Fatalf("%q: %v", path, w.Header())
		}
	})
}
