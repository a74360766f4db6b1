package live

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestOtherSitesCannotPost(t *testing.T) {
	th, s := staged(t)
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	for _, path := range []string{"/join", "/leave", "/g/a/enter", "/g/a/grant", "/new"} {
		for _, origin := range []string{"", "null", "http://evil.example", "https://" + s.site(),
			"http://" + s.site() + "/", "http://localhost", "http://" + s.site() + ".evil.example"} {
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

// A page that lost an answer asks again with the same attempt.
func TestARepeatIsDoneOnce(t *testing.T) {
	th, s := staged(t)
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	for _, attempt := range []string{"00c0ffee00c0ffee", "00c0ffee00c0ffee", "", ""} {
		r := keeper.request("POST", "/new", "{}")
		r.Header.Set("Attempt", attempt)
		_, answer := keeper.send(r)
		expect.Equal(t, answer, "-1", "the answer")
	}
	expect.Equal(t, len(th.entered), 3, "done")
}

func TestMalformedPostsAreRefused(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(_ *Options, l *limits) { l.calls.burst, l.failures.burst = 1000, 1000 })
	keeper := joined(t, s, s.KeeperURL(), "Laptop")
	for _, path := range []string{"/join", "/g/a/ask", "/g/a/grant", "/g/a/deny", "/g/a/revoke", "/g/a/name"} {
		for _, body := range []string{"", "{", "[]", "1", `{"unknown":1}`, `{} {}`, `{"name":1}`, `{"guest":{}}x`,
			strings.Repeat("[", 4000), strings.Repeat(`{"guest":`, 400)} {
			status, answer := keeper.post(path, body)
			must.Hold(t, status == http.StatusBadRequest && strings.Contains(answer, "live.malformed"),
				"%s %q: %d %s", path, body, status, answer)
		}
	}
}

func TestLargeRequestsAreRefused(t *testing.T) {
	th, s := staged(t)
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
				continue // the server cut off the request
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

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

// Strangers see nothing, even on this device, and cannot guess a cookie.
func TestStrangersSeeNothing(t *testing.T) {
	th, s := staged(t)
	known := joined(t, s, s.KeeperURL(), "Laptop")
	stranger := &phone{t: t, s: s, from: &http.Client{}}
	for _, cookie := range []string{"", "x", known.cookie[1:], known.cookie + "A", strings.ToLower(known.cookie),
		tokenOf(s.KeeperURL()), tokenOf(s.JoinURL("a")), known.id} {
		stranger.cookie = cookie
		for _, path := range []string{"/me", "/g/a/stream", "/g/a/log", "/g/c/log"} {
			status, body := stranger.get(path)
			expect.True(t, status == http.StatusUnauthorized && strings.Contains(body, "live.unknown"),
				"%s by %q: %d %s", path, cookie, status, body)
		}
		for _, path := range []string{"/leave", "/g/a/ask", "/g/a/grant", "/g/a/enter", "/new"} {
			if status, _ := stranger.post(path, "{}"); status != http.StatusUnauthorized {
				t.Errorf("%s by %q: %d", path, cookie, status)
			}
		}
	}
	expect.Equal(t, len(th.entered), 0, "done")
}

func TestTheCookieIsStrict(t *testing.T) {
	_, s := staged(t)
	p := &phone{t: t, s: s, from: &http.Client{}}
	response, body := p.send(p.request("POST", "/join", `{"token":"`+tokenOf(s.JoinURL("a"))+`"}`))
	cookie := response.Cookies()[0]
	expect.True(t, cookie.HttpOnly && cookie.SameSite == http.SameSiteStrictMode && cookie.Path == "/" &&
		cookie.Domain == "" && len(cookie.Value) >= 26 && !strings.Contains(body, cookie.Value),
		"the cookie is %v, the answer %s", cookie, body)
	expect.Equal(t, cookie.MaxAge, 90*24*60*60, "seconds that it is kept")
}

func TestNobodyDoesWhatIsForOthers(t *testing.T) {
	th, s := staged(t)
	look, seat, one, all := joined(t, s, s.JoinURL("a"), "Look"), joined(t, s, s.JoinURL("a"), "Seat"),
		joined(t, s, s.JoinURL("a"), "One"), joined(t, s, s.KeeperURL(), "All")
	must.Do(t, s.Grant("a", seat.id, door.Seat, 0, false))
	must.Do(t, s.Grant("a", one.id, door.Keeper, -1, false))
	grant := fmt.Sprintf(`{"guest":%q,"role":"keeper","seat":-1}`, look.id)
	forbidden := func(p *phone, path, body string) {
		t.Helper()
		status, answer := p.post(path, body)
		expect.True(t, status == http.StatusForbidden && strings.Contains(answer, "live.forbidden"),
			"%s %s: %d %s", path, body, status, answer)
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
