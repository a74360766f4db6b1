package live

import (
	"crypto/rand"
	"crypto/subtle"
	"strings"

	"scripkeeper/app/live/door"
)

func (g *guests) link(game string) (token string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.links[game]
}

func (g *guests) drawLink(game string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.links[game] == "" {
		g.links[game] = rand.Text()
	}
}

func (g *guests) keeperLink() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.keeper
}

// opens returns the game and role for a link's secret, ignoring case.
func (g *guests) opens(token string) (game string, role door.Role, ok bool) {
	token = strings.ToUpper(token)
	g.mu.Lock()
	defer g.mu.Unlock()
	same := func(secret string) bool { return subtle.ConstantTimeCompare([]byte(token), []byte(secret)) == 1 }
	if same(g.keeper) {
		return "", door.Keeper, true
	}
	for of, secret := range g.links {
		if same(secret) {
			game, role, ok = of, door.Look, true
		}
	}
	return game, role, ok
}

// join admits a browser by a link. A known guest keeps identity and places.
//
// join returns the secret for a new cookie to new guests and new keepers. A new keeper's old cookie becomes invalid,
// because an attacker may have planted it.
//
// If there are too many guests, join drops an absent spectator. The error is live.full if there is no such guest.
func (g *guests) join(id, game string, role door.Role, name string, connected func() map[string]bool) (
	guestID, secret string, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one, known := g.all[id]
	if !known {
		if len(g.all) >= g.most && !g.dropOldest(connected()) {
			return "", "", full()
		}
		one = &guest{ID: rand.Text()[:10], Places: map[string]place{}}
		one.Name = g.unused(plainName(name), one)
		g.all[one.ID] = one
	}
	p, has := one.in(game)
	if game == "" && role.Covers(p.Role) || !has {
		one.Places[game] = place{role, -1, -1}
	}
	if !known || role == door.Keeper && p.Role != door.Keeper {
		secret = g.renew(one)
	}
	if game != "" {
		one.Latest = game
	}
	one.Seen = g.now()
	return one.ID, secret, nil
}

func (g *guests) renew(one *guest) (secret string) {
	delete(g.byCookie, one.Cookie)
	secret = rand.Text()
	one.Cookie = hashOf(secret)
	g.byCookie[one.Cookie] = one
	return secret
}

func (g *guests) count() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.all)
}

func (g *guests) dropOldest(connected map[string]bool) bool {
	var oldest *guest
	for _, one := range g.all {
		if (oldest == nil || one.Seen.Before(oldest.Seen)) && one.onlyLooks() && !connected[one.ID] {
			oldest = one
		}
	}
	if oldest == nil {
		return false
	}
	g.drop(oldest)
	return true
}

func (one *guest) onlyLooks() bool {
	for _, p := range one.Places {
		if p.Role != door.Look || p.Seat >= 0 {
			return false
		}
	}
	return true
}

func (g *guests) drop(one *guest) {
	delete(g.all, one.ID)
	delete(g.byCookie, one.Cookie)
}

func (g *guests) forget(id string) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		return missing()
	}
	g.drop(one)
	return nil
}
