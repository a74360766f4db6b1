package live

import (
	"crypto/rand"

	"scripkeeper/app/live/door"
)

// ask records a guest's request for a seat; -1 withdraws the request. The error is [door.Missing] for an unknown guest.
func (g *guests) ask(id, game string, seat int) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, p, ok := g.placed(id, game)
	if !ok {
		return missing()
	}
	if p.Asked != seat {
		p.Asked = seat
		one.Places[game] = p
	}
	return nil
}

func (g *guests) know(id, game string, member int) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, p, ok := g.placed(id, game)
	if !ok {
		return missing()
	}
	p.Seat = member
	one.Places[game] = p
	return nil
}

// grant gives a guest a role and returns the changed guests' IDs. Unless the flag beside is set, other guests lose the
// seat.
func (g *guests) grant(id, game string, role door.Role, seat int, beside bool) (changed []string, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, _, ok := g.placed(id, game)
	if !ok {
		return nil, missing()
	}
	if role == door.Look {
		seat = -1
	}
	if seat >= 0 && !beside {
		for _, other := range g.all {
			if p, has := other.Places[game]; has && other != one && p.Seat == seat {
				if p.Seat = -1; p.Role == door.Seat {
					p.Role = door.Look
				}
				other.Places[game] = p
				changed = append(changed, other.ID)
			}
		}
	}
	one.Places[game] = place{role, seat, -1}
	return append(changed, id), nil
}

// revoke removes a guest from a game and from all games, and invalidates the join links. A guest without other games is
// deleted.
func (g *guests) revoke(id, game string) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, _, ok := g.placed(id, game)
	if !ok {
		return missing()
	}
	if everywhere, all := one.Places[""]; all {
		if delete(g.links, ""); everywhere.Role == door.Keeper {
			g.keeper = rand.Text()
		}
	}
	delete(g.links, game)
	delete(one.Places, game)
	delete(one.Places, "")
	switch {
	case len(one.Places) == 0:
		g.drop(one)
	case one.Latest == game:
		for one.Latest = range one.Places {
			break
		}
	}
	return nil
}

func (g *guests) everywhere(id string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return false
	}
	_, all := one.Places[""]
	return all
}

func (g *guests) placed(id, game string) (one *guest, p place, ok bool) {
	if one = g.all[id]; one == nil {
		return nil, place{}, false
	}
	if p, ok = one.Places[game]; ok {
		return one, p, true
	}
	p, ok = one.Places[""]
	return one, p, ok
}
