package live

import (
	"sync"
	"time"
)

// A pace is a rate limit. A burst of requests is allowed at once, and then one more request after each interval.
type pace struct {
	each  time.Duration
	burst int
}

// A rate applies one pace to many keys, such as phones. For each key it stores only when past requests cease to count.
type rate struct {
	pace  pace
	now   func() time.Time
	mu    sync.Mutex
	until map[string]time.Time
}

func newRate(p pace, now func() time.Time) *rate {
	return &rate{pace: p, now: now, until: map[string]time.Time{}}
}

// take counts a request and returns how long it must wait. If the wait exceeds patience, take is not ok and the request
// is to be refused after patience.
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

// maxHeader is the size limit for a request's head in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

type limits struct {
	// connections limits the connections in all, and fromOne those from one address, which may be a router with all
	// phones in a hall behind it. Beyond the limit the quietest connection is closed, see [guard.Bound].
	connections, fromOne int
	// guests limits the stored guests, and streams the streams for each guest: a browser has six connections to a host
	// for all its windows, and needs some of them for requests.
	guests, streams int
	// calls limits the requests from one guest. The others limit by address: addresses all requests except keepers',
	// joins the attempts to join, and failures the attempts with a wrong link.
	calls, addresses, joins, failures pace
	// patience is the longest time that a request waits for its limit. So no device sends faster than it is answered.
	patience time.Duration
	// header and body limit the time to read a request's parts; write limits the time to write a socket's buffer; idle
	// limits the wait for the next request.
	header, body, write, idle time.Duration
	beat                      time.Duration
	// gather is the time for which changes among guests are collected before they are reported.
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
