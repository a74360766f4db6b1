package live

import (
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Packed events can be read on arrival and in any order. A stream that has ended is a complete gzip file.
func TestEventsArePackedOnceForAll(t *testing.T) {
	large, small := newEvent("table", state(7)), newEvent("me", []byte("{}"))
	if len(large.pack())*5 > len(large.plain) {
		t.Errorf("%d bytes are packed into %d", len(large.plain), len(large.pack()))
	}
	for _, order := range [][]*event{{large, small, large}, {small, large}, {small}, {}} {
		from, to := io.Pipe()
		sent := &sender{to: to, packs: true}
		go func() {
			_ = sent.begin()
			for _, e := range order {
				_ = sent.send(e)
			}
			sent.end()
			_ = to.Close()
		}()
		reading := must.Get(gzip.NewReader(from))(t)
		for _, e := range order {
			got := make([]byte, len(e.plain))
			must.Get(io.ReadFull(reading, got))(t)
			expect.Equal(t, string(got), string(e.plain), "an event")
		}
		rest := must.Get(io.ReadAll(reading))(t) // reading to the end checks the sum
		expect.Equal(t, len(rest), 0, "what follows")
	}
}

func TestStreamsArePackedForBrowsersThatUnpack(t *testing.T) {
	var th theatre
	s := opened(t, &th, func(o *Options, _ *limits) { o.Stage = large{&th} })
	ann := joined(t, s, s.JoinURL("a"), "Ann")
	for _, coding := range []string{"gzip, deflate", "identity"} {
		r := ann.request("GET", "/g/a/stream", "")
		r.Header.Set("Accept-Encoding", coding)
		response := must.Get(ann.from.Do(r))(t)
		packs := response.Header.Get("Content-Encoding") == "gzip"
		expect.Equal(t, packs, strings.HasPrefix(coding, "gzip"), "packed for %s", coding)
		body := io.Reader(response.Body)
		if packs {
			body = must.Get(gzip.NewReader(body))(t)
		}
		for range 3 {
			read(t, body, strings.Repeat("y", 60_000))
			th.change(s)
		}
		must.Do(t, response.Body.Close())
	}
	watch := ann.watch("a") // Go's client unpacks, and rejects an incomplete file
	watch.until("table", "")
	must.Do(t, s.Grant("a", ann.id, door.Keeper, -1, false))
	must.Do(t, s.Revoke("a", ann.id))
	watch.until("gone", "")
	status, _ := ann.get("/me")
	expect.Equal(t, status, http.StatusUnauthorized, "afterwards")
}

func read(t *testing.T, from io.Reader, text string) {
	t.Helper()
	var all strings.Builder
	some := make([]byte, 4096)
	for !strings.Contains(all.String(), text) {
		n, err := from.Read(some)
		must.Do(t, err)
		all.Write(some[:n])
	}
}
