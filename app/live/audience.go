package live

import (
	"slices"

	"scripkeeper/app/live/door"
)

// regroup moves a guest's streams to the guest's current audience and sends the guest's new state. The streams of games
// that the guest may no longer see end, with gone as their last event.
func (h *hub) regroup(guest string, in func(game string) (Present, bool), gone *event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, f := range append([]*following(nil), h.byGuest[guest]...) {
		p, ok := in(f.game)
		if !ok {
			h.leave(f)
			f.finish(gone, nil)
			continue
		}
		by := p.Audience()
		if by.Language = f.by.Language; by != f.by {
			h.unseat(f)
			f.drop(tableKind) // the guest may no longer see these events
			f.drop(guestsKind)
			f.by = by
			h.seat(f)
		}
		f.put(meKind, meEvent(p))
	}
}

func (h *hub) release(guest string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, f := range append([]*following(nil), h.byGuest[guest]...) {
		h.leave(f)
		f.finish(nil, nil)
	}
}

func (h *hub) connected() map[string]bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := map[string]bool{}
	for guest := range h.byGuest {
		all[guest] = true
	}
	return all
}

func (h *hub) follows(guest, game string) bool {
	return slices.ContainsFunc(h.byGuest[guest], func(f *following) bool { return game == "" || f.game == game })
}

func (h *hub) mark(all []Present, game string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for i := range all {
		all[i].Connected = h.follows(all[i].ID, game)
	}
}

// kept reports whether a keeper follows a game, and whether players' entries there need approval.
func (h *hub) kept(game string) (kept, proposing bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	c := h.games[game]
	if c == nil {
		return false, false
	}
	for by := range c.audiences {
		kept = kept || by.Role == door.Keeper
	}
	return kept, c.proposing
}

func (h *hub) tellKeepers(game string, list func(language string) *event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if c := h.games[game]; c != nil {
		for by, a := range c.audiences {
			if by.Role != door.Keeper {
				continue
			}
			told := list(by.Language)
			for f := range a.streams {
				f.put(guestsKind, told)
			}
		}
	}
}

// beat sends a state's version on every stream that has shown the state.
func (h *hub) beat() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, own := range h.byGuest {
		for _, f := range own {
			if f.shown {
				f.put(beatKind, h.games[f.game].audiences[f.by].beat)
			}
		}
	}
}
