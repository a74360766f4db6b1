package live

import (
	"sync"
	"time"
)

// A pace is a rate limit: burst times at once, and once more after each interval.
type pace struct {
	each  time.Duration
	burst int
}

// A rate applies one pace to each of many keys, such as phones. Per key it stores only when the past stops counting.
type rate struct {
	pace  pace
	now   func() time.Time
	mu    sync.Mutex
	until map[string]time.Time
}

func newRate(p pace, now func() time.Time) *rate {
	return &rate{pace: p, now: now, until: map[string]time.Time{}}
}

// take counts one request, and returns the wait before it may run. If that exceeds patience it is not ok, and the
// refusal is due after patience.
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

func (r *rate) giveBack(who string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.until[who] = r.until[who].Add(-r.pace.each)
}

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

// maxHeader is the size limit of a request's head in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

type limits struct {
	// connections is the limit in all, fromOne that per address: a router may hide all phones of a hall. Beyond it the
	// quietest gives way, see [guard.Bound].
	connections, fromOne int
	// guests is the number kept, streams the limit per guest: a browser has six connections to a host for all its
	// windows, and needs some for requests.
	guests, streams int
	// calls limits the requests of one guest. The others are per address: addresses all requests except keepers', joins
	// the joins, failures the joins with a wrong link.
	calls, addresses, joins, failures pace
	// patience is the longest wait of a too frequent request, so that no device asks faster than it is answered.
	patience time.Duration
	// header and body limit a request's reading, write that of a socket's buffer, idle the wait for the next request.
	header, body, write, idle time.Duration
	beat                      time.Duration
	// gather is the time in which changes of guests are collected before they are reported.
	gather time.Duration
	now    func() time.Time
}

// usual returns the limits of every live table, sized for a hall of 2,000 phones.
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
