package live

import (
	"io"
	"net/http"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
)

// cookieAge is the lifetime of the cookie in seconds.
const cookieAge = int(lasting) / 1e9

func (s *Server) join(r *request) {
	from := r.from()
	if !s.allows(r, s.joins, from) {
		return
	}
	body, ok := r.body()
	if !ok {
		return
	}
	asked, err := door.Read[struct{ Token, Name string }](door.Call{Body: body})
	if err != nil {
		r.fail(err)
		return
	}
	game, role, ok := s.guests.opens(asked.Token)
	if !ok { // this limit must not hit right links: others at the address may guess
		if s.allows(r, s.failures, from) {
			r.refuse(&door.Problem{Status: http.StatusForbidden, Code: "live.token"})
		}
		return
	}
	id := ""
	if cookie, err := r.Cookie(s.cookieName()); err == nil {
		id, _ = s.guests.known(cookie.Value)
	}
	name := asked.Name
	if plainName(name) == "" {
		name = r.language().Format("live.phone", lang.Names{"number": s.guests.count() + 1})
	}
	known, secret := id, ""
	err = s.change(func(g *guests) (err error) {
		id, secret, err = g.join(known, game, role, name, s.hub.connected)
		return err
	})
	if err != nil {
		r.fail(err)
		return
	}
	if secret != "" {
		http.SetCookie(r.w, s.cookie(secret, cookieAge))
		s.hub.release(id) // an attacker may know the old cookie
	}
	s.regroup(id)
	p, _ := s.guests.in(id, game)
	r.answer(door.JSON(struct {
		Guest me `json:"guest"`
	}{toldOf(p)}))
}

// cookie returns a cookie with a secret. A negative age deletes the cookie.
func (s *Server) cookie(secret string, age int) *http.Cookie {
	return &http.Cookie{
		Name: s.cookieName(), Value: secret, Path: "/", MaxAge: age, HttpOnly: true, SameSite: http.SameSiteStrictMode,
	}
}

func (s *Server) leave(r *request) {
	id, ok := s.guest(r)
	if !ok {
		return
	}
	_, _ = io.Copy(io.Discard, http.MaxBytesReader(r.w, r.Body, r.route.limit))
	games, err := s.guests.games(id), error(forbidden()) // the error if the goroutine that owns the games has stopped
	s.options.Run(func() {
		err = s.settle("", func(g *guests) ([]string, error) { return []string{id}, g.forget(id) })
	})
	if err != nil {
		r.fail(err)
		return
	}
	for _, game := range games {
		s.news.tell(game)
	}
	http.SetCookie(r.w, s.cookie("", -1))
	r.answer(door.JSON(struct{}{}))
}

// me answers with a guest's state, the guest's games, and whether the guest can see the list of all games.
func (s *Server) me(r *request) {
	id, ok := s.guest(r)
	if !ok {
		return
	}
	type titled struct {
		ID    string `json:"id"`
		Title string `json:"title"`
	}
	games := []titled{}
	for _, game := range s.guests.games(id) {
		games = append(games, titled{ID: game})
	}
	everywhere, _ := s.guests.in(id, "")
	keeper, home := everywhere.Role == door.Keeper, ""
	s.run(everywhere.Role, func() {
		for i := range games {
			games[i].Title = s.options.Title(games[i].ID)
		}
		if keeper && s.options.Home != nil {
			home = s.options.Home()
		}
	})
	latest := home
	if latest == "" && len(games) > 0 {
		latest = games[0].ID
	}
	p, ok := s.guests.in(id, latest)
	if !ok {
		r.refuse(unknown())
		return
	}
	r.answer(door.JSON(struct {
		Guest me       `json:"guest"`
		Games []titled `json:"games"`
		Shelf bool     `json:"shelf"`
	}{toldOf(p), games, keeper && s.options.Home == nil}))
}

func (r *request) answer(reply door.Reply, err error) {
	if err != nil {
		r.fail(err)
		return
	}
	r.reply(reply)
}

func (s *Server) ownOperations() []door.Operation {
	return []door.Operation{
		own("ask", door.Look, s.ask),
		own("name", door.Look, s.rename),
		own("grant", door.Keeper, s.grant),
		own("deny", door.Keeper, s.deny),
		own("revoke", door.Keeper, s.revoke),
	}
}

// own returns an operation on guests. Beside the games' goroutine, simultaneous changes are written together.
func own[B, T any](name string, least door.Role, do func(door.Call, B) (T, error)) door.Operation {
	return door.Operation{Method: http.MethodPost, Path: "/g/{game}/" + name, Least: least, Limit: smallBody, Beside: true,
		Do: door.Answered(door.Posted(do))}
}

type (
	asking struct {
		Seat int
		Name string
	}
	granting struct {
		Guest  string
		Role   door.Role
		Seat   int
		Beside bool
	}
	naming struct{ Name string }
	other  struct{ Guest string }
)

func (s *Server) ask(c door.Call, asked asking) (me, error) {
	game := c.Path["game"]
	if err := s.hasSeat(c, asked.Seat, door.Look); err != nil {
		return me{}, err
	}
	return s.changed(c.Guest.ID, game, func(g *guests) error {
		err := g.ask(c.Guest.ID, game, asked.Seat)
		if err == nil {
			g.rename(c.Guest.ID, asked.Name)
		}
		return err
	})
}

func (s *Server) rename(c door.Call, asked naming) (me, error) {
	return s.changed(c.Guest.ID, c.Path["game"], func(g *guests) error {
		g.rename(c.Guest.ID, asked.Name)
		return nil
	})
}

func (s *Server) changed(id, game string, do func(*guests) error) (me, error) {
	if err := s.change(do); err != nil {
		return me{}, err
	}
	s.regroup(id)
	s.news.tell(game)
	p, ok := s.guests.in(id, game)
	if !ok {
		return me{}, missing()
	}
	return toldOf(p), nil
}

func (s *Server) grant(c door.Call, asked granting) (none struct{}, err error) {
	if !isSeat(asked.Role, asked.Seat) {
		return none, malformed()
	}
	if asked.Role != door.Look && asked.Seat >= 0 {
		if err := s.hasSeat(c, asked.Seat, door.Keeper); err != nil {
			return none, err
		}
	}
	if s.outranks(asked.Guest, c.Guest) {
		return none, forbidden()
	}
	return none, s.asKeeper(c, func() error {
		return s.Grant(c.Path["game"], asked.Guest, asked.Role, asked.Seat, asked.Beside)
	})
}

func (s *Server) deny(c door.Call, asked other) (none struct{}, err error) {
	return none, s.asKeeper(c, func() error { return s.Deny(c.Path["game"], asked.Guest) })
}

func (s *Server) revoke(c door.Call, asked other) (none struct{}, err error) {
	if s.outranks(asked.Guest, c.Guest) {
		return none, forbidden()
	}
	return none, s.asKeeper(c, func() error { return s.Revoke(c.Path["game"], asked.Guest) })
}

// asKeeper runs do for a keeper. The error is [door.Forbidden] if the guest is no longer a keeper.
func (s *Server) asKeeper(c door.Call, do func() error) error {
	err := error(forbidden()) // the error if the goroutine that owns the games has stopped
	s.options.Run(func() {
		if _, err = s.admit(c, c.Guest.ID, door.Keeper); err == nil {
			err = do()
		}
	})
	return err
}

// outranks reports whether the guest, unlike the keeper who wants to change the guest, is known in all games.
func (s *Server) outranks(guest string, by door.Guest) bool {
	return guest != by.ID && s.guests.everywhere(guest) && !s.guests.everywhere(by.ID)
}

// hasSeat returns an error if the game has no such seat, or if the guest lost the role while the call waited.
func (s *Server) hasSeat(c door.Call, seat int, least door.Role) error {
	if !isSeat(door.Seat, seat) {
		return missing()
	}
	run := func(do func()) { s.run(c.Guest.Role, do) }
	_, err := s.board(run, c.Path["game"], door.Audience{Role: door.Seat, Seat: seat, Language: c.Language})
	if err == nil {
		_, err = s.admit(c, c.Guest.ID, least)
	}
	return err
}
