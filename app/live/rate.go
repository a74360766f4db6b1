package live

import (
	"sync"
	"time"
)

// A pace is how often something may be done: burst times at once, and once more after each such time.
type pace struct {
	each  time.Duration
	burst int
}

// A rate holds each of many to the same pace: a phone, or all phones of an address. It remembers of each only when all
// that it did will be forgotten.
type rate struct {
	pace  pace
	now   func() time.Time
	mu    sync.Mutex
	until map[string]time.Time
}

func newRate(p pace, now func() time.Time) *rate {
	return &rate{pace: p, now: now, until: map[string]time.Time{}}
}

// take does it once, and returns how long to wait before. When that is longer than patience it isn't done, and patience
// is to be waited before that is said.
func (r *rate) take(who string, patience time.Duration) (wait time.Duration, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.now()
	until := r.until[who]
	if until.Before(now) {
		until = now
	}
	until = until.Add(r.pace.each)
	if wait = until.Sub(now) - time.Duration(r.pace.burst)*r.pace.each; wait > patience {
		return patience, false
	}
	r.until[who] = until
	return max(wait, 0), true
}

// giveBack takes one time back that was no such thing after all.
func (r *rate) giveBack(who string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.until[who] = r.until[who].Add(-r.pace.each)
}

// forget drops all those of whom nothing needs to be remembered.
func (r *rate) forget() {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.now()
	for who, until := range r.until {
		if until.Before(now) {
			delete(r.until, who)
		}
	}
}

// maxHeader is the room for the head of a request, in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

// limits are how much there may be of everything, and how long it may take.
type limits struct {
	// connections is how many there may be in all, fromOne how many from one address: a router may hide all phones of a
	// hall behind one. Beyond that the quietest gives way, see [guard.Bound].
	connections, fromOne int
	// guests is how many are kept, streams how many one of them may follow at a time: a browser has six connections to
	// a host for all its windows, and those that are left answer what they ask.
	guests, streams int
	// calls are requests of one guest. Requests of all guests but keepers, and of strangers, are addresses, joins are
	// joins and failures joins with a wrong link, each of one address.
	calls, addresses, joins, failures pace
	// patience is how long whoever asks too often is kept waiting, at most, before being answered or refused: so nobody
	// asks faster than they are answered.
	patience time.Duration
	// header and body are the time for reading one request, write for writing so much as a socket takes at a time, idle
	// for the wait for the next request on a connection.
	header, body, write, idle time.Duration
	// beat is the time between two signs of life on a stream.
	beat time.Duration
	// gather is how long news of guests are gathered before they are told.
	gather time.Duration
	now    func() time.Time
}

// usual are the limits of every live table: a hall of 2,000 phones fits in.
func usual() limits {
	return limits{
		connections: 6000, fromOne: 2800, guests: 5000, streams: 3,
		calls: pace{each: 50 * time.Millisecond, burst: 40}, addresses: pace{each: 5 * time.Millisecond, burst: 600},
		joins: pace{each: 100 * time.Millisecond, burst: 60}, failures: pace{each: 12 * time.Second, burst: 5},
		patience: time.Second,
		header:   5 * time.Second, body: 10 * time.Second, write: 10 * time.Second, idle: 30 * time.Second,
		beat: 5 * time.Second, gather: 100 * time.Millisecond, now: time.Now,
	}
}
