package live

import (
	"bytes"
	"slices"
	"strconv"
	"sync"

	"scripkeeper/app/live/door"
)

type hub struct {
	most int
	// changed holds a token while streams must be updated.
	changed chan struct{}

	mu      sync.Mutex
	games   map[string]*channel
	byGuest map[string][]*following
	// first is the version of every game at the start. versions holds the versions of games changed since.
	first    uint64
	versions map[string]uint64
}

// version returns a number that grows with every change of a game, even across restarts.
func (h *hub) version(game string) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.now(game)
}

func (h *hub) now(game string) uint64 { return max(h.first, h.versions[game]) }

type channel struct {
	audiences map[door.Audience]*audience
	proposing bool
}

type audience struct {
	streams map[*following]bool
	// shown is the event sent last, or nil. stale reports that the game has changed since.
	shown *event
	stale bool
	// beat is the event that has only the version of the event shown, or nil. coming is the version being computed, or 0.
	beat   *event
	coming uint64
}

func (a *audience) tell(f *following) {
	f.put(tableKind, a.shown)
	f.put(beatKind, a.beat)
	f.shown = true
}

type following struct {
	*slot
	guest, game string
	by          door.Audience
	// shown reports whether the stream has received an event since the guest joined the audience.
	shown bool
}

// enter adds a stream. If the guest has too many streams, the oldest gets the event "rest" and ends. Usually its
// connection is dead; a page that is still open reconnects.
func (h *hub) enter(f *following) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if own := h.byGuest[f.guest]; len(own) >= h.most {
		own[0].finish(newEvent("rest", []byte("{}")), nil)
		h.leave(own[0])
	}
	h.byGuest[f.guest] = append(h.byGuest[f.guest], f)
	h.seat(f)
}

func (h *hub) seat(f *following) {
	c := h.games[f.game]
	if c == nil {
		c = &channel{audiences: map[door.Audience]*audience{}}
		h.games[f.game] = c
	}
	a := c.audiences[f.by]
	if a == nil {
		a = &audience{streams: map[*following]bool{}, stale: true}
		c.audiences[f.by] = a
	}
	a.streams[f] = true
	f.shown = false
	switch {
	case a.stale:
		rouse(h.changed)
	case a.coming == 0: // otherwise the event shown is outdated, and show sends the one that is being computed
		a.tell(f)
	}
}

func (h *hub) exit(f *following) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.leave(f)
}

func (h *hub) leave(f *following) {
	h.unseat(f)
	own := slices.DeleteFunc(h.byGuest[f.guest], func(other *following) bool { return other == f })
	if h.byGuest[f.guest] = own; len(own) == 0 {
		delete(h.byGuest, f.guest)
	}
}

func (h *hub) unseat(f *following) {
	c := h.games[f.game]
	if c == nil {
		return
	}
	if a := c.audiences[f.by]; a != nil && a.streams[f] {
		if delete(a.streams, f); len(a.streams) == 0 {
			delete(c.audiences, f.by)
		}
	}
	if len(c.audiences) == 0 {
		delete(h.games, f.game)
	}
}

func (h *hub) change(game string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.versions[game] = h.now(game) + 1
	c := h.games[game]
	if c == nil {
		return
	}
	for _, a := range c.audiences {
		a.stale = true
	}
	rouse(h.changed)
}

// stale returns the audiences marked as stale, by game, and removes the marks.
func (h *hub) stale() map[string][]door.Audience {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := map[string][]door.Audience{}
	for game, c := range h.games {
		for by, a := range c.audiences {
			if a.stale {
				a.stale, a.coming = false, h.now(game)
				all[game] = append(all[game], by)
			}
		}
	}
	return all
}

// show sends an audience its new event, or only the version if the event has not changed. An error ends the streams.
func (h *hub) show(game string, by door.Audience, e *event, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	c := h.games[game]
	if c == nil || c.audiences[by] == nil {
		return
	}
	a := c.audiences[by]
	if a.coming == 0 {
		return // a new audience, for which its own event will be computed
	}
	defer func() { a.coming = 0 }()
	if err != nil {
		for f := range a.streams {
			f.finish(nil, err)
		}
		a.shown, a.stale = nil, true
		return
	}
	again := a.shown != nil && bytes.Equal(a.shown.plain, e.plain)
	if !again {
		a.shown = e
	}
	a.beat = newEvent("beat", strconv.AppendUint(nil, a.coming, 10))
	for f := range a.streams {
		if again && f.shown {
			f.put(beatKind, a.beat)
		} else {
			a.tell(f)
		}
	}
}

func (h *hub) propose(game string, on bool) (changed bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	c := h.games[game]
	if c == nil || c.proposing == on {
		return false
	}
	c.proposing = on
	return true
}
