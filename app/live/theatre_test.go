package live

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/must"
)

// A theatre is a stage with the games "a" and "b", with four seats each. A game's state shows the viewer and a number.
type theatre struct {
	mu      sync.Mutex
	version int
	asked   int
	propose bool
	gone    string
	entered []string
	left    []string
}

func (th *theatre) run(f func()) {
	th.mu.Lock()
	defer th.mu.Unlock()
	f()
}

func (th *theatre) Seen(game string, by door.Audience) ([]byte, error) {
	th.asked++
	if game != "a" && game != "b" || game == th.gone || by.Seat > 3 {
		return nil, door.NewProblem(door.Missing, "There is no such thing.")
	}
	return fmt.Appendf(nil, "{\"of\":\"%s %s %d\",\n\"version\":%d}", game, by.Role, by.Seat, th.version), nil
}

func (th *theatre) change(s *Server) {
	th.run(func() {
		th.version++
		s.Changed("a")
		s.Changed("b")
	})
}

func (th *theatre) enter(c door.Call) (door.Reply, error) {
	th.entered = append(th.entered, c.Guest.Name+": "+string(c.Body))
	return door.JSON(c.Guest.Seat)
}

func (th *theatre) guess(c door.Call) (door.Reply, error) {
	if string(c.Body) != "7" {
		return door.Reply{}, door.NewProblem(door.Wrong, "That is wrong.")
	}
	return door.JSON(c.Guest.Address)
}

func (th *theatre) options() Options {
	look := func(c door.Call) (door.Reply, error) { return door.JSON(c.Query.Get("before")) }
	return Options{
		Listen: "127.0.0.1:0", Run: th.run, Stage: th,
		Words: func(l *lang.Language) []byte { return fmt.Appendf(nil, `{"language":%q}`, l.Tag()) },
		Assets: fstest.MapFS{
			"index.html": {Data: []byte("<!doctype html>")}, "page.css": {Data: []byte("p{}")},
			"js/main.js": {Data: []byte("1;\n")}, "secret.txt": {Data: []byte("x")},
		},
		Title:     func(game string) string { return "Game " + game },
		Proposing: func(string) bool { return th.propose },
		Left: func(game, guest string) error {
			th.left = append(th.left, game+" "+guest)
			return nil
		},
		Operations: []door.Operation{
			{Method: "GET", Path: "/g/{game}/log", Least: door.Look, Do: look},
			{Method: "POST", Path: "/g/{game}/enter", Least: door.Seat, Do: th.enter},
			{Method: "POST", Path: "/g/{game}/guess", Least: door.Look, Guess: true, Do: th.guess},
			{Method: "POST", Path: "/g/{game}/undo", Least: door.Keeper, Do: th.enter},
			{Method: "POST", Path: "/new", Least: door.Keeper, Do: th.enter},
			{Method: "POST", Path: "/import", Least: door.Keeper, Limit: 1 << 20,
				Kinds: []string{"text/plain"}, Do: th.enter},
		},
	}
}

func staged(t testing.TB) (*theatre, *Server) {
	t.Helper()
	var th theatre
	return &th, opened(t, &th, nil)
}

// opened returns a server for a theatre. The function change may change options and limits.
func opened(t testing.TB, th *theatre, change func(*Options, *limits)) *Server {
	t.Helper()
	o, l := th.options(), usual()
	l.gather, l.beat, l.patience = time.Millisecond, time.Hour, 0
	if change != nil {
		change(&o, &l)
	}
	s := must.Get(open(o, l))(t)
	t.Cleanup(func() { mustEnd(t, s) })
	return s
}

const patience = time.Minute

func mustEnd(t testing.TB, s *Server) {
	t.Helper()
	s.Close()
	ended := make(chan struct{})
	go func() { s.running.Wait(); close(ended) }()
	select {
	case <-ended:
	case <-time.After(patience):
		t.Fatal("the server does not end")
	}
}

func (s *Server) site() string { return "127.0.0.1:" + s.port }

func tokenOf(link string) string { return link[strings.LastIndex(link, "/")+1:] }

type phone struct {
	t        testing.TB
	s        *Server
	cookie   string
	id       string
	language string
	from     *http.Client
}

func joined(t testing.TB, s *Server, link, name string) *phone {
	t.Helper()
	p := &phone{t: t, s: s, from: &http.Client{Transport: &http.Transport{}}}
	t.Cleanup(p.from.CloseIdleConnections)
	p.join(link, name)
	return p
}

func (p *phone) comeFrom(address string) {
	by := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(address)}}
	p.from = &http.Client{Transport: &http.Transport{DialContext: by.DialContext}}
	p.t.Cleanup(p.from.CloseIdleConnections)
}

func (p *phone) join(link, name string) {
	p.t.Helper()
	response, body := p.send(p.request("POST", "/join", fmt.Sprintf(`{"token":%q,"name":%q}`, tokenOf(link), name)))
	must.Hold(p.t, response.StatusCode == http.StatusOK, "joining: %d %s", response.StatusCode, body)
	for _, c := range response.Cookies() {
		p.cookie = c.Value
	}
	var answer struct{ Guest me }
	must.Do(p.t, json.Unmarshal([]byte(body), &answer))
	p.id = answer.Guest.ID
}

func (p *phone) request(method, path, body string) *http.Request {
	p.t.Helper()
	r := must.Get(http.NewRequest(method, "http://"+p.s.site()+path, strings.NewReader(body)))(p.t)
	if p.language != "" {
		r.Header.Set("Accept-Language", p.language)
	}
	if method == "POST" {
		r.Header.Set("Origin", "http://"+p.s.site())
		r.Header.Set("Content-Type", door.JSONKind)
	}
	if p.cookie != "" {
		r.AddCookie(&http.Cookie{Name: p.s.cookieName(), Value: p.cookie})
	}
	return r
}

func (p *phone) send(r *http.Request) (*http.Response, string) {
	p.t.Helper()
	response := must.Get(p.from.Do(r))(p.t)
	defer func() { _ = response.Body.Close() }()
	return response, string(must.Get(io.ReadAll(response.Body))(p.t))
}

func (p *phone) post(path, body string) (status int, answer string) {
	p.t.Helper()
	response, answer := p.send(p.request("POST", path, body))
	return response.StatusCode, answer
}

func (p *phone) get(path string) (status int, answer string) {
	p.t.Helper()
	response, answer := p.send(p.request("GET", path, ""))
	return response.StatusCode, answer
}

func (p *phone) must(path, body string) {
	p.t.Helper()
	status, answer := p.post(path, body)
	must.Hold(p.t, status == http.StatusOK, "%s %s: %d %s", path, body, status, answer)
}

type watch struct {
	t      testing.TB
	events chan heard
	cancel context.CancelFunc
}

type heard struct{ kind, data string }

func (p *phone) watch(game string) *watch {
	p.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	p.t.Cleanup(cancel)
	response := must.Get(p.from.Do(p.request("GET", "/g/"+game+"/stream", "").WithContext(ctx)))(p.t)
	must.Hold(p.t, response.StatusCode == http.StatusOK, "the stream of %s: %d", game, response.StatusCode)
	w := &watch{p.t, make(chan heard, 1000), cancel}
	go func() {
		defer func() { _ = response.Body.Close() }()
		defer close(w.events)
		lines := bufio.NewScanner(response.Body)
		kind := ""
		for lines.Scan() {
			line := lines.Text()
			switch {
			case strings.HasPrefix(line, "event: "):
				kind = line[len("event: "):]
			case strings.HasPrefix(line, "data: "):
				w.events <- heard{kind, line[len("data: "):]}
			}
		}
	}()
	return w
}

// until reads events until an event of the kind contains text, and returns the event's data.
func (w *watch) until(kind, text string) string {
	w.t.Helper()
	var all []heard
	late := time.After(patience)
	for {
		select {
		case e, ok := <-w.events:
			all = append(all, e)
			switch {
			case !ok && kind == "end":
				return ""
			case !ok:
				w.t.Fatalf("the stream ends without %s %q: %q", kind, text, all)
			case e.kind == kind && strings.Contains(e.data, text):
				return e.data
			}
		case <-late:
			w.t.Fatalf("no %s %q: %q", kind, text, all)
		}
	}
}
