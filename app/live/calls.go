package live

import (
	"errors"
	"io"
	"net/http"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// cookieName is the name of the cookie. Browsers give it to every port of a device, so the port is part of it.
func (s *Server) cookieName() string { return "scripkeeper-" + s.port }

// guest returns who asks, by the cookie. A stranger, and a guest that asks too often, is answered already.
func (s *Server) guest(r *request) (id string, ok bool) {
	if cookie, err := r.Cookie(s.cookieName()); err == nil {
		if id, ok = s.guests.known(cookie.Value); ok && s.calls.take(id) {
			return id, true
		}
		if ok {
			r.tooOften()
			return "", false
		}
	}
	if s.strangers.take(r.from()) {
		r.refuse(unknown())
	} else {
		r.tooOften()
	}
	return "", false
}

// operate does an operation for a guest, on the goroutine of the games, or beside it where it takes long.
func (s *Server) operate(r *request, o door.Operation) {
	s.call(r, o.Least, func(id string, c door.Call) (reply door.Reply, err error) {
		if o.Guess && !s.guesses(c.Guest) {
			return reply, tooOften()
		}
		err = forbidden() // where the games are gone
		run := func(do func()) { s.options.Run(func() { words.In(lang.Of(c.Language), do) }) }
		if o.Beside {
			run = func(do func()) { do() }
		}
		run(func() {
			// What was asked may have waited: what counts is what the guest may do now.
			if c, err = s.admit(c, id, o.Least); err == nil {
				reply, err = o.Do(c)
			}
		})
		if o.Guess && !isWrong(err) {
			s.guessed(c.Guest)
		}
		return reply, err
	})
}

// guesses counts that a guest tries a secret, and reports whether its device and its address may.
func (s *Server) guesses(by door.Guest) bool {
	if !s.failures.take(by.ID) {
		return false
	}
	if s.failures.take(by.Address) {
		return true
	}
	s.failures.giveBack(by.ID)
	return false
}

// guessed takes back what [Server.guesses] counted: the secret was right, or none.
func (s *Server) guessed(by door.Guest) {
	s.failures.giveBack(by.ID)
	s.failures.giveBack(by.Address)
}

func isWrong(err error) bool {
	var p *door.Problem
	return errors.As(err, &p) && p.Code == door.Wrong
}

// An own is a post that the server itself answers, beside the goroutine of the games.
type own struct {
	least door.Role
	do    func(door.Call) (door.Reply, error)
}

func (s *Server) serveOwn(r *request, o own) {
	s.call(r, o.least, func(id string, c door.Call) (door.Reply, error) {
		c, err := s.admit(c, id, o.least)
		if err != nil {
			return door.Reply{}, err
		}
		return o.do(c)
	})
}

// call reads a call that needs a role, and answers it. Whoever lacks that role is refused before the body is read.
func (s *Server) call(r *request, least door.Role, do func(id string, c door.Call) (door.Reply, error)) {
	id, ok := s.guest(r)
	if !ok {
		return
	}
	c := door.Call{Path: r.places, Query: r.URL.Query(), Kind: r.Header.Get("Content-Type"),
		Language: r.language().Tag()}
	c.Guest.Address = r.from()
	c, err := s.admit(c, id, least)
	if err != nil {
		r.fail(err)
		return
	}
	if c.Body, ok = r.body(); !ok {
		return
	}
	reply, err := do(id, c)
	if err != nil {
		r.fail(err)
		return
	}
	r.reply(reply)
}

// admit puts into a call who asks, as what it is in the game that is asked for, when that is enough. Whoever has no
// place in a game is not told whether there is such a game.
func (s *Server) admit(c door.Call, id string, least door.Role) (door.Call, error) {
	p, ok := s.guests.in(id, c.Path["game"])
	switch {
	case !ok && !s.guests.has(id):
		return c, unknown()
	case !ok, !p.Role.Covers(least):
		return c, forbidden()
	}
	from := c.Guest.Address
	c.Guest = p.Guest
	c.Guest.Language, c.Guest.Address = c.Language, from
	return c, nil
}

// body reads what was posted. Large things may take longer.
func (r *request) body() (body []byte, ok bool) {
	if r.Method != http.MethodPost {
		return nil, true
	}
	if long := r.route.limit - door.UsualLimit; long > 0 {
		until := time.Now().Add(10*time.Second + time.Duration(long/slowest)*time.Second)
		_ = http.NewResponseController(r.w).SetReadDeadline(until)
	}
	body, err := io.ReadAll(http.MaxBytesReader(r.w, r.Body, r.route.limit))
	var large *http.MaxBytesError
	switch {
	case err == nil:
		return body, true
	case errors.As(err, &large):
		r.refuse(&door.Problem{Status: http.StatusRequestEntityTooLarge, Code: "live.large"})
	default:
		r.w.WriteHeader(http.StatusRequestTimeout)
	}
	return nil, false
}

// slowest is how many bytes of something large have to come in a second.
const slowest = 128 << 10
