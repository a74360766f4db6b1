package camera

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestMain(m *testing.M) {
	test.NewApp()
	os.Exit(m.Run())
}

// A desk is a receiver that accepts texts beginning with "GOOD" and counts its calls.
type desk struct {
	taken, late atomic.Int32
	text        atomic.Value
	// slow is the duration of an import.
	slow time.Duration
}

func (d *desk) receiver() Receiver {
	return Receiver{
		Check: func(_ context.Context, text string) string {
			if strings.HasPrefix(text, "GOOD") {
				return ""
			}
			return "This is no game."
		},
		Take: func(text string) (string, bool) {
			time.Sleep(d.slow)
			d.taken.Add(1)
			d.text.Store(text)
			return "The game was added.", !strings.HasPrefix(text, "GOOD, BUT")
		},
		Late: func() { d.late.Add(1) },
	}
}

// hurried returns short time limits, for tests that wait for a limit to pass.
func hurried() times {
	t := usual()
	t.header, t.body, t.closing = 150*time.Millisecond, 150*time.Millisecond, 500*time.Millisecond
	return t
}

func opened(t *testing.T, d *desk, times times) *Server {
	t.Helper()
	s := must.Get(open(d.receiver(), times))(t)
	t.Cleanup(func() {
		s.Close()
		mustEnd(t, s)
	})
	return s
}

func mustEnd(t *testing.T, s *Server) {
	t.Helper()
	select {
	case <-s.Ended():
	case <-time.After(20 * time.Second):
		t.Fatal("the server does not end")
	}
}

func client() *http.Client { return &http.Client{Transport: &http.Transport{DisableKeepAlives: true}} }

func get(t *testing.T, s *Server, name string) (status int, body string) {
	t.Helper()
	return send(t, request(t, s, http.MethodGet, name, nil))
}

func post(t *testing.T, s *Server, name, body string) (status int, answer string) {
	t.Helper()
	return send(t, request(t, s, http.MethodPost, name, strings.NewReader(body)))
}

func request(t *testing.T, s *Server, method, name string, body io.Reader) *http.Request {
	t.Helper()
	r := must.Get(http.NewRequest(method, s.Address()+name, body))(t)
	if method == http.MethodPost {
		r.Header.Set("Origin", "http://"+s.site)
		r.Header.Set("Content-Type", s.parts[name].kind)
	}
	return r
}

func send(t *testing.T, r *http.Request) (status int, body string) {
	t.Helper()
	response := must.Get(client().Do(r))(t)
	defer response.Body.Close()
	all := must.Get(io.ReadAll(response.Body))(t)
	return response.StatusCode, string(all)
}

func TestACodeIsTakenOverOnce(t *testing.T) {
	var d desk
	s := opened(t, &d, usual())
	for range 2 {
		status, body := post(t, s, "take", "BAD")
		expect.True(t, status == http.StatusUnprocessableEntity && body == "This is no game.",
			"a text that is no game: %d, %q", status, body)
	}
	if status, body := post(t, s, "take", "GOOD ONE"); status != http.StatusOK || body != "The game was added." {
		t.Errorf("a game: %d, %q", status, body)
	}
	if d.text.Load() != "GOOD ONE" {
		t.Errorf("%q was taken over", d.text.Load())
	}
	mustEnd(t, s)
	_, err := client().Do(request(t, s, http.MethodPost, "take", strings.NewReader("GOOD TWO")))
	expect.True(t, err != nil, "a second code is answered")
	if _, err := net.DialTimeout("tcp4", s.site, time.Second); err == nil {
		t.Error("the port is still open")
	}
	if d.taken.Load() != 1 || d.late.Load() != 0 {
		t.Errorf("%d taken over, %d late", d.taken.Load(), d.late.Load())
	}
}

// During an import, posts from any client are refused.
func TestNothingIsServedWhileACodeIsTakenOver(t *testing.T) {
	d := desk{slow: 300 * time.Millisecond}
	s := opened(t, &d, usual())
	first := make(chan string)
	go func() {
		response, err := client().Do(request(t, s, http.MethodPost, "take", strings.NewReader("GOOD ONE")))
		if err != nil {
			first <- err.Error()
			return
		}
		defer response.Body.Close()
		body, _ := io.ReadAll(response.Body)
		first <- string(body)
	}()
	for !s.used.Load() {
		time.Sleep(time.Millisecond)
	}
	for name, method := range map[string]string{"take": http.MethodPost, "look": http.MethodPost, "": http.MethodGet} {
		if status, body := send(t, request(t, s, method, name, strings.NewReader(""))); status != http.StatusGone ||
			body != "" {
			t.Errorf("%s %q: %d, %q", method, name, status, body)
		}
	}
	expect.Equal(t, <-first, "The game was added.", "the first post is answered")
	if d.taken.Load() != 1 {
		t.Errorf("taken over %d times", d.taken.Load())
	}
}

func TestAGameThatTheBookRefusesEndsThePageToo(t *testing.T) {
	s := opened(t, &desk{}, usual())
	status, _ := post(t, s, "take", "GOOD, BUT OF ANOTHER BRANCH")
	expect.True(t, status == http.StatusConflict, "the answer is %d", status)
	mustEnd(t, s)
}

func TestThePageEndsWhenItsTimeIsOver(t *testing.T) {
	var d desk
	brief := usual()
	brief.life = 30 * time.Millisecond
	s := opened(t, &d, brief)
	mustEnd(t, s)
	_, err := client().Do(request(t, s, http.MethodGet, "", nil))
	expect.True(t, err != nil, "the page is still served")
	if d.late.Load() != 1 {
		t.Errorf("late %d times", d.late.Load())
	}
	expect.Equal(t, usual().life, 5*time.Minute, "a page lives")
}

// No goroutine is left when the server has ended, whatever clients do.
func TestNothingIsLeftRunning(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 3 {
		var d desk
		s := must.Get(open(d.receiver(), hurried()))(t)
		idle := must.Get(net.Dial("tcp4", s.site))(t)
		half := must.Get(net.Dial("tcp4", s.site))(t)
		_, _ = fmt.Fprintf(half, "POST /%s/take HTTP/1.1\r\nHost: %s\r\nContent-Length: 9\r\n", s.token, s.site)
		get(t, s, "")
		s.Close()
		s.Close()
		mustEnd(t, s)
		_, _ = idle.Close(), half.Close()
		expect.True(t, d.late.Load() == 0, "a page that was closed is late")
	}
	for end := time.Now().Add(10 * time.Second); runtime.NumGoroutine() > before; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			stacks := make([]byte, 1<<16)
			t.Fatalf("%d run, before %d:\n%s", runtime.NumGoroutine(), before, stacks[:runtime.Stack(stacks, true)])
		}
	}
}

func TestEveryPageHasAnAddressOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for range 20 {
		var d desk
		s := opened(t, &d, usual())
		if len(s.token) < 26 || seen[s.token] { // a character of base32 has 5 bits
			t.Errorf("the token is %q", s.token)
		}
		seen[s.token] = true
		host, _, err := net.SplitHostPort(s.site)
		expect.True(t, err == nil && host == "127.0.0.1", "it is served at %s", s.site)
		s.Close()
	}
}
