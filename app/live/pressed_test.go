//go:build unix

package live

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/must"
)

// An Asked is a request about a game. Path follows the game's address. Body is "" for a GET.
type Asked struct{ Path, Body string }

// Pressed makes many phones repeat requests as fast as the server answers, while a keeper makes twenty entries a
// second. It reports the time until an entry is acknowledged, and the number of answers per second.
func Pressed(b *testing.B, many, seats int, o Options, server *atomic.Pointer[Server], game string, asked func(seat int) []Asked, entry string) {
	b.Helper()
	s := must.Get(Open(o))(b)
	server.Store(s)
	b.Cleanup(s.Close)
	phone := func(role door.Role, seat int) *presser {
		id, secret, err := s.guests.join("", game, door.Look, "Phone", nil)
		must.Do(b, err)
		_, err = s.guests.grant(id, game, role, seat, true)
		must.Do(b, err)
		return &presser{site: s.site(), game: game, cookie: s.cookieName() + "=" + secret}
	}
	var followers crowd
	for seat := -1; seat < seats; seat++ {
		one := phone(door.Keeper, -1)
		if seat >= 0 {
			one = phone(door.Seat, seat)
		}
		followers = append(followers, &follower{site: one.site, cookie: one.cookie, game: game, packed: true,
			reads: func([]byte) (int64, int, bool) { return 0, 0, false }})
	}
	followers.begin(b)
	keeper := phone(door.Keeper, -1)
	var answered, turnedAway atomic.Int64
	var pressing sync.WaitGroup
	over := make(chan struct{})
	for n := range many {
		one, all := phone(door.Seat, n%seats), asked(n%seats)
		pressing.Go(func() {
			defer one.close()
			for at := n; ; at++ {
				select {
				case <-over:
					return
				default:
				}
				switch status := one.ask(all[at%len(all)]); status {
				case 0:
				case http.StatusTooManyRequests:
					turnedAway.Add(1)
				default:
					answered.Add(1)
				}
			}
		})
	}
	defer func() { close(over); pressing.Wait(); keeper.close() }()
	time.Sleep(2 * time.Second) // until the initial burst is used up
	begun := time.Now()
	answered.Store(0)
	turnedAway.Store(0)
	var took []time.Duration
	for b.Loop() {
		time.Sleep(50 * time.Millisecond)
		at := time.Now()
		status := keeper.ask(Asked{"enter", entry})
		took = append(took, time.Since(at))
		must.Hold(b, status == http.StatusOK, "the keeper's entry is answered %d", status)
	}
	slices.Sort(took)
	last := len(took) - 1
	for name, at := range map[string]int{"p50-ms": last / 2, "p99-ms": last * 99 / 100, "max-ms": last} {
		b.ReportMetric(float64(took[at].Microseconds())/1000, name)
	}
	b.ReportMetric(float64(answered.Load())/time.Since(begun).Seconds(), "answers/s")
	b.ReportMetric(float64(turnedAway.Load())/time.Since(begun).Seconds(), "429/s")
}

type presser struct {
	site, game, cookie string
	conn               net.Conn
	from               *bufio.Reader
}

func (p *presser) close() {
	if p.conn != nil {
		_ = p.conn.Close()
	}
	p.conn = nil
}

// ask returns the HTTP status of the answer, or 0 without an answer. Of a stream, ask reads only the first board.
func (p *presser) ask(a Asked) int {
	if p.conn == nil {
		conn, err := net.Dial("tcp4", p.site)
		if err != nil {
			return 0
		}
		p.conn, p.from = conn, bufio.NewReader(conn)
	}
	method := "GET"
	if a.Body != "" {
		method = "POST"
	}
	_, err := fmt.Fprintf(p.conn, "%s /g/%s/%s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nCookie: %s\r\n"+
		"Content-Type: %s\r\nContent-Length: %d\r\n\r\n%s", method, p.game, a.Path, p.site, p.site, p.cookie,
		door.JSONKind, len(a.Body), a.Body)
	var answer *http.Response
	if err == nil {
		answer, err = http.ReadResponse(p.from, nil)
	}
	if err != nil {
		p.close()
		return 0
	}
	if strings.HasPrefix(answer.Header.Get("Content-Type"), "text/event-stream") {
		for lines := bufio.NewReader(answer.Body); err == nil; {
			var line []byte
			if line, err = lines.ReadSlice('\n'); bytes.HasPrefix(line, []byte("event: table")) {
				break
			}
		}
		p.close()
		return answer.StatusCode
	}
	_, _ = io.Copy(io.Discard, answer.Body)
	return answer.StatusCode
}
