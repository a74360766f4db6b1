package live

import (
	"sync"
	"time"
)

// A pace is a rate limit: a burst of requests at once, then one request in each interval.
type pace struct {
	each  time.Duration
	burst int
}

// A rate applies a pace to many keys, such as phones. until maps a key to the time when its past requests no longer
// count.
type rate struct {
	pace  pace
	now   func() time.Time
	mu    sync.Mutex
	until map[string]time.Time
}

func newRate(p pace, now func() time.Time) *rate {
	return &rate{pace: p, now: now, until: map[string]time.Time{}}
}

// take counts a request and returns how long the request must wait. If that exceeds patience, take returns patience and
// false. Then the caller must refuse the request after waiting.
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

// maxHeader is the maximum size of a request's header in bytes; net/http adds 4,096.
const maxHeader = 4 << 10

type limits struct {
	// connections limits all connections, and fromOne the connections from one address, such as a hall's router. Beyond
	// the limit, the quietest connection is closed, see [guard.Bound].
	connections, fromOne int
	// guests limits the stored guests. streams limits the streams of a guest, because a browser has only six
	// connections per host and needs some for requests.
	guests, streams int
	// calls limits requests per guest. The other limits are per address: addresses limits requests except keepers',
	// joins limits attempts to join, and failures limits wrong links.
	calls, addresses, joins, failures pace
	// patience is the maximum wait of a request for its rate limit.
	patience time.Duration
	// header and body limit the time to read a request. write limits the time to write one buffer, and idle limits the
	// wait for the next request.
	header, body, write, idle time.Duration
	beat                      time.Duration
	// gather is the delay before changes among guests are reported together.
	gather time.Duration
	now    func() time.Time
}

// usual returns the limits of every live server, which suffice for a hall with 2,000 phones.
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
