package live

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"strings"

	"scripkeeper/app/live/door"
)

// link returns the secret in the link to a game, and whether it was drawn just now.
func (g *guests) link(game string) (token string, fresh bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if token, ok := g.links[game]; ok {
		return token, false
	}
	g.links[game] = rand.Text()
	g.version++
	return g.links[game], true
}

func (g *guests) keeperLink() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.keeper
}

// opens returns what the secret of a link gives, and in which game. Whoever types one may do so in small letters.
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

// join lets a browser in where a link leads. Whoever is in already, by id, stays who it is, and loses no place by it.
// The secret is for the cookie of a new guest, and of one that becomes a keeper: its old cookie, which somebody else
// may have given it, is worth nothing then. It is not ok when there are too many, and all who only look are connected.
func (g *guests) join(id, game string, role door.Role, name string, connected map[string]bool) (
	guestID, secret string, ok bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	one := g.all[id]
	if one == nil {
		if one, secret, ok = g.add(name, connected); !ok {
			return "", "", false
		}
	}
	p, has := one.in(game)
	if game == "" && role.Covers(p.Role) || !has {
		one.places[game] = place{role, -1, -1}
	}
	if role == door.Keeper && p.Role != door.Keeper && secret == "" {
		secret = g.renew(one)
	}
	if game != "" {
		one.latest = game
	}
	one.seen = g.now()
	g.version++
	return one.id, secret, true
}

// add lets a new guest in. When there are too many, one that only looks, and is not there, has to go.
func (g *guests) add(name string, connected map[string]bool) (one *guest, secret string, ok bool) {
	if len(g.all) >= g.most && !g.dropOldest(connected) {
		return nil, "", false
	}
	secret = rand.Text()
	one = &guest{id: rand.Text()[:10], cookie: sha256.Sum256([]byte(secret)), places: map[string]place{}}
	one.name = g.unused(plainName(name), one)
	g.all[one.id], g.byCookie[one.cookie] = one, one
	return one, secret, true
}

// renew gives a guest another secret for its cookie.
func (g *guests) renew(one *guest) (secret string) {
	delete(g.byCookie, one.cookie)
	secret = rand.Text()
	one.cookie = sha256.Sum256([]byte(secret))
	g.byCookie[one.cookie] = one
	return secret
}

func (g *guests) count() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.all)
}

// full reports whether somebody has to go before somebody new comes.
func (g *guests) full() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.all) >= g.most
}

func (g *guests) dropOldest(connected map[string]bool) bool {
	var oldest *guest
	for _, one := range g.all {
		if (oldest == nil || one.seen.Before(oldest.seen)) && one.onlyLooks() && !connected[one.id] {
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
	for _, p := range one.places {
		if p.Role != door.Look || p.Seat >= 0 {
			return false
		}
	}
	return true
}

func (g *guests) drop(one *guest) {
	delete(g.all, one.id)
	delete(g.byCookie, one.cookie)
	g.version++
}

// forget lets go of a guest that leaves.
func (g *guests) forget(id string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if one := g.all[id]; one != nil {
		g.drop(one)
	}
}
