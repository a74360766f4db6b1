package live

import (
	"errors"
	"io"
	"net/http"
	"strconv"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// cookieName returns a name that contains the port, because browsers share a host's cookies among all its ports.
func (s *Server) cookieName() string { return "scripkeeper-" + s.port }

// guest identifies a request by its cookie. It refuses a request that comes from a stranger or comes too often. A
// keeper is exempt from the limits on its address and on connections.
func (s *Server) guest(r *request) (id string, ok bool) {
	known := false
	if cookie, err := r.Cookie(s.cookieName()); err == nil {
		id, known = s.guests.known(cookie.Value)
	}
	p, _ := s.guests.in(id, r.places["game"])
	if p.Role == door.Keeper {
		r.keepConnection(true)
	}
	switch {
	case known && !s.allows(r, s.calls, id), p.Role != door.Keeper && !s.allows(r, s.addresses, r.from()):
		return "", false
	case !known:
		r.refuse(unknown())
	}
	return id, known
}

// allows waits until a limit permits a request, and reports whether it does. If the wait would be too long, allows
// refuses after the maximum wait. Retry-After depends on the limit alone, since other guests share the address.
func (s *Server) allows(r *request, limit *rate, who string) bool {
	wait, ok := limit.take(who, s.limits.patience)
	if wait > 0 {
		select {
		case <-time.After(wait):
		case <-r.Context().Done():
		case <-s.closed:
		}
	}
	if !ok {
		r.refuse(r.tooOften(limit.pace.each))
	}
	return ok
}

// run runs do on the games' goroutine. Guests except keepers queue, so that at most one delays a keeper or the window.
func (s *Server) run(role door.Role, do func()) {
	if role != door.Keeper {
		s.line.Lock()
		defer s.line.Unlock()
	}
	s.options.Run(do)
}

// operate runs an operation, on the games' goroutine unless it is slow. Guests who see the same share replies to reads.
func (s *Server) operate(r *request, o door.Operation) {
	game, reads := r.places["game"], o.Method == http.MethodGet && o.Least == door.Look && r.places["game"] != ""
	s.call(r, o.Least, func(id string, c door.Call) (reply door.Reply, err error) {
		if o.Guess && !s.guesses(c.Guest) {
			return reply, r.tooOften(s.limits.failures.each)
		}
		asked := func() question { return question{c.Guest.Audience(), r.RequestURI} }
		if reply, found := s.answers.find(game, asked()); found && reads {
			return reply, nil
		}
		err = forbidden() // stays if the games' goroutine has ended
		do := func() {
			// The call may have waited: the guest's current role decides.
			if c, err = s.admit(c, id, o.Least); err != nil {
				return
			}
			if reads {
				reply, err = s.answers.once(game, asked(), func() (door.Reply, error) { return o.Do(c) })
			} else {
				reply, err = o.Do(c)
			}
		}
		if o.Beside {
			do()
		} else {
			s.run(c.Guest.Role, func() { words.In(lang.Of(c.Language), do) })
		}
		if o.Guess && !isWrong(err) {
			s.guessed(c.Guest)
		}
		return reply, err
	})
}

// guesses counts an attempt at a secret, and reports whether the limits for its device and address permit the attempt.
func (s *Server) guesses(by door.Guest) bool {
	if _, ok := s.failures.take(by.ID, 0); !ok {
		return false
	}
	if _, ok := s.failures.take(by.Address, 0); ok {
		return true
	}
	s.failures.giveBack(by.ID)
	return false
}

// guessed reverts [Server.guesses] after an attempt that was not wrong.
func (s *Server) guessed(by door.Guest) {
	s.failures.giveBack(by.ID)
	s.failures.giveBack(by.Address)
}

func isWrong(err error) bool {
	var p *door.Problem
	return errors.As(err, &p) && p.Code == door.Wrong
}

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

// call reads a call that needs at least a role, runs do, and answers. It checks the role before it reads the body.
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
	if game := c.Path["game"]; game != "" { // a page that shows an older version reconnects
		r.w.Header().Set("Table-Version", strconv.FormatUint(s.hub.version(game), 10))
	}
	if err != nil {
		r.fail(err)
		return
	}
	r.reply(reply)
}

// admit adds the guest's state to a call if the guest's role suffices. An outsider does not learn if a game exists.
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

// body reads a post's body; a large one is given more time.
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

// slowest is the minimum upload rate of large bodies, in bytes a second.
const slowest = 128 << 10
