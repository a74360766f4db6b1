package live

import (
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"scripkeeper/app/live/door"
)

// A place is a guest's role and seat in one game, or in all games if stored under the game "".
type place struct {
	Role door.Role `json:"role"`
	// Seat is the guest's seat, or member in a tournament. Asked is the seat that the guest asks for. Both may be -1.
	Seat  int `json:"seat"`
	Asked int `json:"asked"`
}

type guest struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	// Cookie is the hash of the secret in the guest's cookie, see [hashOf].
	Cookie string `json:"cookie"`
	// Places maps games to the guest's places; "" stands for all games.
	Places map[string]place `json:"places"`
	Latest string           `json:"latest,omitempty"`
	Seen   time.Time        `json:"seen"`
}

// hashOf returns the SHA-256 of a secret in hexadecimal digits. Only the browser has the secret.
func hashOf(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// guests holds the browsers that have joined, and the links that let others join.
type guests struct {
	most int
	now  func() time.Time

	mu       sync.Mutex
	all      map[string]*guest
	byCookie map[string]*guest
	// links maps games to the secrets of their join links. keeper is the secret of the link for keepers.
	links  map[string]string
	keeper string
}

// lasting is the time after which an absent guest is forgotten.
const lasting = 90 * 24 * time.Hour

func newGuests(kept stored, most int, now func() time.Time) *guests {
	g := &guests{
		most: most, now: now, all: map[string]*guest{}, byCookie: map[string]*guest{}, links: kept.Links,
		keeper: kept.Keeper,
	}
	if g.links == nil {
		g.links = map[string]string{}
	}
	if g.keeper == "" {
		g.keeper = rand.Text()
	}
	for _, one := range kept.Guests {
		if one.valid() && now().Sub(one.Seen) < lasting {
			g.all[one.ID], g.byCookie[one.Cookie] = &one, &one
		}
	}
	return g
}

// known returns the id of the guest whose cookie contains a secret, and updates the time of the guest's last visit.
func (g *guests) known(secret string) (id string, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.byCookie[hashOf(secret)]
	if one == nil {
		return "", false
	}
	if now := g.now(); now.Sub(one.Seen) > 24*time.Hour {
		one.Seen = now // stored on disk with the next change
	}
	return one.ID, true
}

// in returns a guest's state in a game, or in all games if game is "". It reports false if the guest has not joined.
func (g *guests) in(id, game string) (p Present, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return Present{}, false
	}
	return one.in(game)
}

// in returns the guest's state in a game. A keeper of all games is keeper in every game, and keeps a seat there.
func (one *guest) in(game string) (p Present, ok bool) {
	everywhere, all := one.Places[""]
	here, ok := one.Places[game]
	switch {
	case !ok && !all && game == "":
		here = place{door.Look, -1, -1} // the least rights, for a guest of any game
	case !ok && !all:
		return Present{}, false
	case !ok:
		here = everywhere
	case all && everywhere.Role.Covers(here.Role):
		here.Role = everywhere.Role
	}
	return Present{
		Guest: door.Guest{ID: one.ID, Name: one.Name, Role: here.Role, Seat: here.Seat, Game: game}, Asked: here.Asked,
	}, true
}

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

// games returns the games that a guest has joined, the last joined first. A place in all games is left out.
func (g *guests) games(id string) []string {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return nil
	}
	all := slices.Sorted(maps.Keys(one.Places))
	if at := slices.Index(all, one.Latest); at > 0 {
		all = slices.Insert(slices.Delete(all, at, at+1), 0, one.Latest)
	}
	return slices.DeleteFunc(all, func(game string) bool { return game == "" })
}

func (g *guests) rename(id, name string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if name = plainName(name); one == nil || name == "" || name == one.Name {
		return
	}
	one.Name = g.unused(name, one)
}

func (g *guests) copy() *guests {
	g.mu.Lock()
	defer g.mu.Unlock()
	next := &guests{most: g.most, now: g.now, all: map[string]*guest{}, byCookie: map[string]*guest{},
		links: maps.Clone(g.links), keeper: g.keeper}
	for id, one := range g.all {
		same := *one
		same.Places = maps.Clone(one.Places)
		next.all[id], next.byCookie[one.Cookie] = &same, &same
	}
	return next
}

func (g *guests) become(next *guests) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.all, g.byCookie, g.links, g.keeper = next.all, next.byCookie, next.links, next.keeper
}
