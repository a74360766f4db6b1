package live

import (
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"scripkeeper/app/live/door"
)

// A place is what a guest is in one game, or in all that it has no other place in.
type place struct {
	Role door.Role `json:"role"`
	// Seat is the seat that it enters for, in a tournament the member that it is known to be; Asked is the seat that it
	// asked for. Each is -1 for none.
	Seat  int `json:"seat"`
	Asked int `json:"asked"`
}

// A hash is the SHA-256 of the secret in a cookie; the secret itself is kept by the browser alone.
type hash [sha256.Size]byte

// A guest is a browser that was let in.
type guest struct {
	id, name string
	cookie   hash
	// places are by game; that of the empty game holds for all.
	places map[string]place
	// latest is the game that it joined last.
	latest string
	// seen is when it last joined or followed a game.
	seen time.Time
}

// guests are all that were let in, and the links that let in more.
type guests struct {
	most int
	now  func() time.Time

	mu       sync.Mutex
	all      map[string]*guest
	byCookie map[hash]*guest
	// links are the secrets in the links to join, by game; keeper is that in the link of keepers.
	links  map[string]string
	keeper string
	// version counts the changes.
	version uint64
}

// lasting is how long a guest that is not seen is kept.
const lasting = 90 * 24 * time.Hour

func newGuests(kept stored, most int, now func() time.Time) *guests {
	g := &guests{
		most: most, now: now, all: map[string]*guest{}, byCookie: map[hash]*guest{}, links: kept.Links,
		keeper: kept.Keeper, version: 1,
	}
	if g.links == nil {
		g.links = map[string]string{}
	}
	if g.keeper == "" {
		g.keeper = rand.Text()
	}
	for _, k := range kept.Guests {
		if one, ok := k.guest(); ok && now().Sub(one.seen) < lasting {
			g.all[one.id], g.byCookie[one.cookie] = one, one
		}
	}
	return g
}

// known returns the id of the guest that has a cookie, and marks it as seen.
func (g *guests) known(secret string) (id string, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.byCookie[sha256.Sum256([]byte(secret))]
	if one == nil {
		return "", false
	}
	if now := g.now(); now.Sub(one.seen) > 24*time.Hour {
		one.seen = now
		g.version++
	}
	return one.id, true
}

// in returns what a guest is in a game; for the empty game, what it is in all of them. It is not there when it has no
// place in the game.
func (g *guests) in(id, game string) (p Present, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return Present{}, false
	}
	return one.in(game)
}

// in returns what the guest is in a game. A keeper of all games is one in each, with the seat that it has there.
func (one *guest) in(game string) (p Present, ok bool) {
	everywhere, all := one.places[""]
	here, ok := one.places[game]
	switch {
	case !ok && !all && game == "":
		here = place{door.Look, -1, -1} // of some game, so it may ask what anybody may
	case !ok && !all:
		return Present{}, false
	case !ok:
		here = everywhere
	case all && everywhere.Role.Covers(here.Role):
		here.Role = everywhere.Role
	}
	return Present{
		Guest: door.Guest{ID: one.id, Name: one.name, Role: here.Role, Seat: here.Seat, Game: game}, Asked: here.Asked,
	}, true
}

// list returns all that have a place in a game, by name.
func (g *guests) list(game string) []Present {
	g.mu.Lock()
	defer g.mu.Unlock()
	var all []Present
	for _, one := range g.all {
		if p, ok := one.in(game); ok {
			all = append(all, p)
		}
	}
	slices.SortFunc(all, func(a, b Present) int {
		return cmp.Or(compareNames(a.Name, b.Name), strings.Compare(a.ID, b.ID))
	})
	return all
}

// games returns the games that a guest has a place in, the one that it joined last first. Those of a keeper of all
// games, and of who looks at all, are not among them.
func (g *guests) games(id string) []string {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return nil
	}
	all := slices.Sorted(maps.Keys(one.places))
	slices.SortStableFunc(all, func(a, b string) int { return latestFirst(a == one.latest, b == one.latest) })
	return slices.DeleteFunc(all, func(game string) bool { return game == "" })
}

func latestFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// rename gives a guest another name, so far as it is one.
func (g *guests) rename(id, name string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if name = plainName(name); one == nil || name == "" || name == one.name {
		return
	}
	one.name = g.unused(name, one)
	g.version++
}
