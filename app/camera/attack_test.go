package camera

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/internal/stranger"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func raw(t *testing.T, s *Server, request string) (*http.Response, string) {
	t.Helper()
	return stranger.Send(t, s.site, request)
}

func TestWithoutTheTokenNothingIsServed(t *testing.T) {
	s := opened(t, &desk{}, usual())
	for _, token := range []string{
		"", "x", s.token[:25], s.token + "A", strings.ToLower(s.token), strings.Repeat("A", 26),
		s.token[:25] + "%" + fmt.Sprintf("%02X", s.token[25]),
	} {
		for _, name := range []string{"", "page.js", "look", "take"} {
			response, body := raw(t, s, stranger.Asking("GET", "/"+token+"/"+name, s.site))
			stranger.RefusedBare(t, token+"/"+name, response, body, http.StatusNotFound)
			response, body = raw(t, s, stranger.Asking("POST", "/"+token+"/"+name, s.site))
			stranger.RefusedBare(t, token+"/"+name, response, body, http.StatusNotFound)
		}
	}
}

// A request with another site's host name is refused, even if the name resolves to this device.
func TestUnderAnotherNameNothingIsServed(t *testing.T) {
	s := opened(t, &desk{}, usual())
	_, port, _ := net.SplitHostPort(s.site)
	for _, host := range []string{
		"localhost:" + port, "127.0.0.1", "127.0.0.1:1", "127.1:" + port, "[::1]:" + port, "evil.example",
		"evil.example:" + port,
		s.site + ".", s.site + "@evil.example", "127.0.0.1.evil.example:" + port, "0.0.0.0:" + port, "",
	} {
		response, body := raw(t, s, stranger.Asking("GET", "/"+s.token+"/", host))
		if response.StatusCode == http.StatusBadRequest {
			continue // net/http itself rejects the request as malformed
		}
		stranger.RefusedBare(t, host, response, body, http.StatusMisdirectedRequest)
	}
	response, body := raw(t, s, "GET /"+s.token+"/ HTTP/1.0\r\n\r\n")
	stranger.RefusedBare(t, "no name", response, body, http.StatusMisdirectedRequest)
	response, body = raw(t, s, stranger.Asking("GET", "http://evil.example/"+s.token+"/", s.site))
	stranger.RefusedBare(t, "a name in the target", response, body, http.StatusMisdirectedRequest)
}

func TestNothingElseIsServed(t *testing.T) {
	s := opened(t, &desk{}, usual())
	own := "/" + s.token + "/"
	for _, target := range []string{
		"/", "/favicon.ico", "/robots.txt", "//" + s.token + "/", "/" + s.token, own + "/", own + "page.js/", own +
			"page.js?x=1", own + "?", own + "page.html",
		own + "../" + s.token + "/page.js", own + "./page.js", own + "%70age.js", own + "page.js%00", own + "page%2ejs",
		own + "..%2f..%2fetc/passwd",
		own + "../../../../etc/passwd", own + `..\..\page.js`, own + "PAGE.JS", own + ";page.js",
		own + "translations/en.json", own + "scan/page.js",
		own + "#page.js", "http://" + s.site + own, "*",
	} {
		response, body := raw(t, s, stranger.Asking("GET", target, s.site))
		if response.StatusCode != http.StatusBadRequest { // net/http rejects an invalid target
			stranger.RefusedBare(t, target, response, body, http.StatusNotFound)
		}
	}
}

func TestOnlyTheMethodOfAPartIsAnswered(t *testing.T) {
	s := opened(t, &desk{}, usual())
	own := "/" + s.token + "/"
	for name, part := range s.parts {
		for _, method := range []string{"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND",
			"get"} {
			if method == part.method {
				continue
			}
			response, body := raw(t, s, stranger.Asking(method, own+name, s.site))
			stranger.RefusedBare(t, method+" "+name, response, body, http.StatusMethodNotAllowed)
			expect.Equal(t, response.Header.Get("Allow"), part.method, "%s %s: allowed", method, name)
		}
	}
}

// Another site can make a browser post here. Its post is refused because of the Origin header.
func TestOtherSitesCannotPost(t *testing.T) {
	var d desk
	s := opened(t, &d, usual())
	for _, name := range []string{"look", "take"} {
		for _, origin := range []string{"", "null", "http://evil.example", "https://" + s.site,
			"http://" + s.site + "/", "http://localhost", "http://" + s.site + ".evil.example"} {
			r := request(t, s, http.MethodPost, name, strings.NewReader("GOOD"))
			r.Header.Del("Origin")
			if origin != "" {
				r.Header.Set("Origin", origin)
			}
			if status, body := send(t, r); status != http.StatusForbidden || body != "" {
				t.Errorf("%s from %q: %d, %q", name, origin, status, body)
			}
		}
		for _, kind := range []string{"", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
			"text/plain", "text/html", "application/json"} {
			r := request(t, s, http.MethodPost, name, strings.NewReader("GOOD"))
			r.Header.Set("Content-Type", kind)
			if status, body := send(t, r); status != http.StatusUnsupportedMediaType || body != "" {
				t.Errorf("%s as %q: %d, %q", name, kind, status, body)
			}
		}
	}
	expect.True(t, d.taken.Load() == 0, "something was taken over")
}

func TestLargePostsAreRefused(t *testing.T) {
	var d desk
	s := opened(t, &d, usual())
	limits := map[string]int{"take": maxText, "look": sizeBytes + maxPixels}
	for name, limit := range limits {
		for what, r := range map[string]*http.Request{
			"with its length": request(t, s, http.MethodPost, name, bytes.NewReader(make([]byte, limit+1))),
			"in pieces":       request(t, s, http.MethodPost, name, io.LimitReader(endless{}, int64(limit)+1)),
		} {
			if status, body := send(t, r); status != http.StatusRequestEntityTooLarge || body != "" {
				t.Errorf("%s %s: %d, %q", name, what, status, body)
			}
		}
	}
	head := "GET /" + s.token + "/ HTTP/1.1\r\nHost: " + s.site + "\r\nX: " + strings.Repeat("x", 12<<10) + "\r\n\r\n"
	if response, _ := raw(t, s, head); response.StatusCode != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("a large head: %d", response.StatusCode)
	}
	status, _ := post(t, s, "take", "GOOD")
	expect.True(t, status == http.StatusOK, "after that a code is answered %d", status)
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'G'
	}
	return len(p), nil
}

// A client that sends too slowly is cut off, because a slow client blocks other clients.
func TestSlowPostsAreLetGoOf(t *testing.T) {
	var d desk
	s := opened(t, &d, hurried())
	post := "POST /" + s.token + "/take HTTP/1.1\r\nHost: " + s.site + "\r\nOrigin: http://" + s.site +
		"\r\nContent-Type: " + textKind + "\r\nContent-Length: 100\r\n\r\nGOOD"
	for what, begun := range map[string]string{"nothing": "", "half a head": post[:40], "half a body": post} {
		conn := must.Get(net.Dial("tcp4", s.site))(t)
		_, _ = io.WriteString(conn, begun)
		_ = conn.SetDeadline(time.Now().Add(5 * time.Second))
		_, err := io.Copy(io.Discard, conn)
		expect.True(t, err == nil, "%s: it is not let go of: %v", what, err)
		_ = conn.Close()
	}
	if status, _ := sendGood(t, s); status != http.StatusOK || d.taken.Load() != 1 {
		t.Errorf("after that a code is answered %d, %d taken over", status, d.taken.Load())
	}
	if u := usual(); u.header > 10*time.Second || u.body > 20*time.Second || u.answer > 2*time.Minute ||
		u.idle > time.Minute {
		t.Errorf("the usual times are %+v", u)
	}
}

func sendGood(t *testing.T, s *Server) (status int, body string) {
	t.Helper()
	return post(t, s, "take", "GOOD")
}

func TestPostsAreLookedAtOneByOne(t *testing.T) {
	s := opened(t, &desk{}, usual())
	s.busy <- struct{}{}
	for _, name := range []string{"look", "take"} {
		status, body := post(t, s, name, "GOOD")
		expect.True(t, status == http.StatusServiceUnavailable && body == "", "%s: %d, %q", name, status, body)
	}
	s.free()
	if status, _ := sendGood(t, s); status != http.StatusOK {
		t.Errorf("after that: %d", status)
	}
}

// Connections beyond the maximum are closed. Once the accepted ones have ended, the page is served again.
func TestManyConnectionsAreSentAway(t *testing.T) {
	var d desk
	s := opened(t, &d, usual())
	var held []net.Conn
	for range 4 * maxConnections {
		conn := must.Get(net.Dial("tcp4", s.site))(t)
		held = append(held, conn)
	}
	sentAway := 0
	for _, conn := range held {
		_ = conn.SetReadDeadline(time.Now().Add(30 * time.Millisecond))
		if _, err := conn.Read(make([]byte, 1)); err != nil && !isTimeout(err) {
			sentAway++
		}
		if sentAway == 3*maxConnections {
			break
		}
	}
	expect.True(t, sentAway == 3*maxConnections, "%d of %d are sent away", sentAway, len(held))
	for _, conn := range held {
		_ = conn.Close()
	}
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		response, err := client().Do(request(t, s, http.MethodGet, "", nil))
		if err == nil {
			_ = response.Body.Close()
			break
		}
		must.Hold(t, !time.Now().After(end), "the page is not served again")
	}
}

func isTimeout(err error) bool {
	n, ok := err.(net.Error)
	return ok && n.Timeout()
}
