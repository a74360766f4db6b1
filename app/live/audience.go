package live

import "scripkeeper/app/live/door"

// regroup puts the streams of a guest among those who see what it may see now, and tells it what it is. A stream of a
// game that it has no place in any more ends; gone is the last that it hears.
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
			f.drop(tableKind) // what it may not see any more
			f.drop(guestsKind)
			f.by = by
			h.seat(f)
		}
		f.put(meKind, meEvent(p))
	}
}

// release ends all streams of a guest. The browser that has its cookie follows again by itself.
func (h *hub) release(guest string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, f := range append([]*following(nil), h.byGuest[guest]...) {
		h.leave(f)
		f.finish(nil, nil)
	}
}

// connected are all guests that follow something.
func (h *hub) connected() map[string]bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := map[string]bool{}
	for guest := range h.byGuest {
		all[guest] = true
	}
	return all
}

// follows reports whether a guest follows a game, or, for the empty game, any.
func (h *hub) follows(guest, game string) bool {
	for _, f := range h.byGuest[guest] {
		if game == "" || f.game == game {
			return true
		}
	}
	return false
}

// mark marks those of a list that follow the game now.
func (h *hub) mark(all []Present, game string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for i := range all {
		all[i].Connected = h.follows(all[i].ID, game)
	}
}

// kept reports whether a keeper follows a game, and whether what phones enter there waits.
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

// tellKeepers gives the keepers of a game the list of its guests, in the language of each.
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

// beat sends a sign of life on every stream.
func (h *hub) beat(e *event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, own := range h.byGuest {
		for _, f := range own {
			f.put(beatKind, e)
		}
	}
}
