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
