package live

import (
	"crypto/rand"

	"scripkeeper/app/live/door"
)

// ask notes that a guest asks for a seat in a game, -1 that it asks for none any more.
func (g *guests) ask(id, game string, seat int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, p, ok := g.placed(id, game)
	if !ok {
		return false
	}
	p.Asked = seat
	g.put(one, game, p)
	return true
}

// know notes as which member of a tournament a guest is known, -1 for none.
func (g *guests) know(id, game string, member int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, p, ok := g.placed(id, game)
	if !ok {
		return false
	}
	p.Seat = member
	g.put(one, game, p)
	return true
}

// grant gives a guest a role in a game. A seat that others have becomes free, unless the guest is to have it beside
// them. It returns those whose place changed.
func (g *guests) grant(id, game string, role door.Role, seat int, beside bool) (changed []string, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, _, ok := g.placed(id, game)
	if !ok {
		return nil, false
	}
	if role == door.Look {
		seat = -1
	}
	if seat >= 0 && !beside {
		for _, other := range g.all {
			if p, has := other.places[game]; has && other != one && p.Seat == seat {
				if p.Seat = -1; p.Role == door.Seat {
					p.Role = door.Look
				}
				g.put(other, game, p)
				changed = append(changed, other.id)
			}
		}
	}
	g.put(one, game, place{role, seat, -1})
	return append(changed, id), true
}

// revoke takes a guest's place in a game from it, and the one that it has in all games. A guest without any place is
// let go of. The link that it came by is worth nothing any more.
func (g *guests) revoke(id, game string) (gone, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, _, ok := g.placed(id, game)
	if !ok {
		return false, false
	}
	if everywhere, all := one.places[""]; all {
		if delete(g.links, ""); everywhere.Role == door.Keeper {
			g.keeper = rand.Text()
		}
	}
	delete(g.links, game)
	delete(one.places, game)
	delete(one.places, "")
	if g.version++; len(one.places) == 0 {
		g.drop(one)
		return true, true
	}
	if one.latest == game {
		one.latest = ""
		for one.latest = range one.places {
			break
		}
	}
	return false, true
}

func (g *guests) has(id string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.all[id] != nil
}

// everywhere reports whether a guest is one of all games.
func (g *guests) everywhere(id string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return false
	}
	_, all := one.places[""]
	return all
}

// placed is a guest with its place in a game.
func (g *guests) placed(id, game string) (one *guest, p place, ok bool) {
	if one = g.all[id]; one == nil {
		return nil, place{}, false
	}
	if p, ok = one.places[game]; ok {
		return one, p, true
	}
	p, ok = one.places[""]
	return one, p, ok
}

func (g *guests) put(one *guest, game string, p place) {
	one.places[game] = p
	g.version++
}
