//go:build unix

package live

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/must"
)

// A follower is a phone that reads a stream and records how old each state is on arrival.
type follower struct {
	site, cookie, game string
	// reads returns the time and number of the state in a line of the stream.
	reads func(line []byte) (at int64, number int, is bool)
	// packed requests compression, as browsers do. unpacks decompresses the stream, which costs processor time.
	packed, unpacks bool
	mu              sync.Mutex
	conn            net.Conn
	ages            []time.Duration
	number          int
	comes           int
	closed          bool
}

// follow reads the stream until the follower is closed, and reconnects after interruptions.
func (f *follower) follow(done *sync.WaitGroup) {
	defer done.Done()
	for {
		conn, err := net.Dial("tcp4", f.site)
		if err != nil {
			continue
		}
		f.mu.Lock()
		f.conn = conn
		f.comes++
		closed := f.closed
		f.mu.Unlock()
		if closed {
			_ = conn.Close()
			return
		}
		f.read(conn)
		_ = conn.Close()
	}
}

func (f *follower) read(conn net.Conn) {
	accept := ""
	if f.packed {
		accept = "Accept-Encoding: gzip\r\n"
	}
	_, _ = fmt.Fprintf(conn, "GET /g/%s/stream HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\n%s\r\n", f.game, f.site, f.cookie,
		accept)
	response, err := http.ReadResponse(bufio.NewReaderSize(conn, 16<<10), nil)
	if err != nil {
		return
	}
	body := io.Reader(response.Body)
	if f.packed && !f.unpacks {
		_, _ = io.Copy(io.Discard, body)
		return
	}
	if f.packed {
		if body, err = gzip.NewReader(body); err != nil {
			return
		}
	}
	lines, first := bufio.NewReaderSize(body, 16<<10), true
	for {
		line, part, err := lines.ReadLine()
		made, number, ok := f.reads(line)
		for part && err == nil { // read a long line to its end, which counts as the arrival
			_, part, err = lines.ReadLine()
		}
		if err != nil {
			return
		}
		if !ok {
			continue
		}
		f.mu.Lock()
		if f.number = number; !first {
			f.ages = append(f.ages, time.Duration(time.Now().UnixNano()-made))
		}
		first = false
		f.mu.Unlock()
	}
}

func readState(line []byte) (at int64, number int, is bool) {
	rest, is := bytes.CutPrefix(line, []byte(`data: {"at":`))
	if !is {
		return 0, 0, false
	}
	when, rest, _ := bytes.Cut(rest, []byte(`,"number":`))
	digits, _, _ := bytes.Cut(rest, []byte(","))
	at, _ = strconv.ParseInt(string(when), 10, 64)
	number, _ = strconv.Atoi(string(digits))
	return at, number, true
}

func (f *follower) cut(forGood bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.closed = f.closed || forGood
	if f.conn != nil {
		_ = f.conn.Close()
	}
}

type crowd []*follower

func gather(b *testing.B, many int, site string, cookie func() string) crowd {
	b.Helper()
	var all crowd
	for range many {
		all = append(all, &follower{site: site, cookie: cookie(), game: "a", number: -1, reads: readState})
	}
	all.begin(b)
	all.wait(b, 0)
	return all
}

func (all crowd) begin(b *testing.B) {
	var done sync.WaitGroup
	for _, f := range all {
		done.Add(1)
		go f.follow(&done)
	}
	b.Cleanup(func() {
		for _, f := range all {
			f.cut(true)
		}
		done.Wait()
	})
}

// wait waits at most ten seconds, and returns the number of phones that have not seen the given state by then.
func (all crowd) wait(b *testing.B, number int) (lost int) {
	b.Helper()
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(time.Millisecond) {
		if lost = all.behind(number); lost == 0 || time.Now().After(end) {
			return lost
		}
	}
}

func (all crowd) behind(number int) (lost int) {
	for _, f := range all {
		f.mu.Lock()
		if f.number < number {
			lost++
		}
		f.mu.Unlock()
	}
	return lost
}

func (all crowd) report(b *testing.B, lost int) {
	var ages []time.Duration
	comes := 0
	for _, f := range all {
		f.mu.Lock()
		ages = append(ages, f.ages...)
		comes += f.comes - 1
		f.mu.Unlock()
	}
	must.Hold(b, len(ages) > 0, "nothing came")
	slices.Sort(ages)
	last := len(ages) - 1
	for name, at := range map[string]int{"p50-ms": last / 2, "p99-ms": last * 99 / 100, "max-ms": last} {
		b.ReportMetric(float64(ages[at].Microseconds())/1000, name)
	}
	b.ReportMetric(float64(resident())/(1<<20), "RSS-MB")
	b.ReportMetric(float64(lost), "lost")
	b.ReportMetric(float64(comes), "returns")
}

func resident() int {
	content, _ := os.ReadFile("/proc/self/statm")
	fields := strings.Fields(string(content))
	if len(fields) < 2 {
		return 0
	}
	pages, _ := strconv.Atoi(fields[1])
	return pages * os.Getpagesize()
}

// filling makes a state about as long as a large table's, 10 KB.
var filling = strings.Repeat(`{"seat":"Ann","cash":1250,"shares":[3,0,12]},`, 220)

func state(number int) []byte {
	return fmt.Appendf(nil, `{"at":%d,"number":%d,"rows":[%s0]}`, time.Now().UnixNano(), number, filling)
}

type screen struct {
	mu   sync.Mutex
	data []byte
}

func (s *screen) run(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f()
}

func (s *screen) Seen(string, door.Audience) ([]byte, error) { return s.data, nil }

// crowded returns the usual limits, except that nothing stops many phones on one device.
func crowded() limits {
	l := usual()
	l.now = time.Now
	l.fromOne = l.connections
	l.joins.each, l.addresses.each, l.calls.each = 0, 0, 0
	return l
}

func hall(b *testing.B, many int) (all crowd, show func(number int)) {
	b.Helper()
	stage := &screen{data: state(0)}
	s := must.Get(open(Options{Listen: "127.0.0.1:0", Run: stage.run, Stage: stage}, crowded()))(b)
	b.Cleanup(s.Close)
	all = gather(b, many, s.site(), func() string {
		_, secret, _ := s.guests.join("", "a", door.Look, "", nil)
		return s.cookieName() + "=" + secret
	})
	return all, func(number int) {
		stage.run(func() {
			stage.data = state(number)
			s.Changed("a")
		})
	}
}

func (all crowd) entries(b *testing.B, many int, next *int, show func(int)) (lost int) {
	for range many {
		*next++
		show(*next)
		time.Sleep(200 * time.Millisecond)
	}
	return all.wait(b, *next)
}

// BenchmarkTable measures 200 phones at a table with five entries a second.
func BenchmarkTable(b *testing.B) {
	all, show := hall(b, 200)
	next, lost := 0, 0
	for b.Loop() {
		lost += all.entries(b, 25, &next, show)
	}
	all.report(b, lost)
}

// BenchmarkCutOffs is [BenchmarkTable] with twenty reconnections a second.
func BenchmarkCutOffs(b *testing.B) {
	all, show := hall(b, 200)
	next, lost, end := 0, 0, make(chan struct{})
	var cutting sync.WaitGroup
	cutting.Go(func() {
		for {
			select {
			case <-end:
				return
			case <-time.After(50 * time.Millisecond):
				all[rand.IntN(len(all))].cut(false)
			}
		}
	})
	for b.Loop() {
		lost += all.entries(b, 25, &next, show)
	}
	close(end)
	cutting.Wait()
	all.report(b, lost)
}

// BenchmarkHall measures 2,000 phones that follow standings, which change every two seconds.
func BenchmarkHall(b *testing.B) {
	all, show := hall(b, 2000)
	next, lost := 0, 0
	for b.Loop() {
		for range 4 {
			next++
			show(next)
			time.Sleep(2 * time.Second)
		}
		lost += all.wait(b, next)
	}
	all.report(b, lost)
}

// BenchmarkIdle measures the processor load of 200 phones, phones included, at a table without entries.
func BenchmarkIdle(b *testing.B) {
	all, _ := hall(b, 200)
	used := func() time.Duration {
		var u syscall.Rusage
		must.Do(b, syscall.Getrusage(syscall.RUSAGE_SELF, &u))
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	before, begun := used(), time.Now()
	for b.Loop() {
		time.Sleep(16 * time.Second) // long enough for three beats
	}
	b.ReportMetric(100*float64(used()-before)/float64(time.Since(begun)), "%core")
	b.ReportMetric(float64(all.behind(0)), "lost")
}
