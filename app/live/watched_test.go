//go:build unix

package live

import (
	"sync/atomic"
	"testing"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/calc/conformance/must"
)

// Watched makes many phones follow a game that changes every two seconds, and reports the time from a change until a
// phone has decompressed the new state. read returns a state's number.
func Watched(
	b *testing.B, many int, o Options, game string, read func(line []byte) (number int, is bool), change func(),
) {
	b.Helper()
	const sampled, most = 20, 1 << 12
	var made [most]atomic.Int64
	var last atomic.Int64
	s := must.Get(open(o, crowded()))(b)
	b.Cleanup(s.Close)
	var all, told crowd
	for n := range many {
		_, secret, _ := s.guests.join("", game, door.Look, "", nil)
		f := &follower{site: s.site(), cookie: s.cookieName() + "=" + secret, game: game, number: -1, packed: true}
		f.reads = func(line []byte) (at int64, number int, is bool) {
			if number, is = read(line); is {
				last.Store(max(last.Load(), int64(number)))
			}
			return made[number%most].Load(), number, is
		}
		if f.unpacks = n%sampled == 0; f.unpacks {
			told = append(told, f)
		}
		all = append(all, f)
	}
	all.begin(b)
	must.Hold(b, told.wait(b, 0) == 0, "not all phones see the hall")
	lost := 0
	for b.Loop() {
		for range 4 {
			next := last.Load() + 1
			made[next%most].Store(time.Now().UnixNano())
			o.Run(change)
			s.Changed(game)
			time.Sleep(2 * time.Second)
			lost += told.wait(b, int(next))
		}
	}
	told.report(b, lost)
}
