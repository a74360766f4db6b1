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

// cookieName returns the cookie's name, which contains the port because a host's ports share cookies.
func (s *Server) cookieName() string { return "scripkeeper-" + s.port }

// guest identifies the guest of a request by the cookie. It refuses strangers and too frequent requests.
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

// allows waits until a rate limit permits a request, and returns true. If that would take too long, allows refuses the
// request after the maximum wait, and returns false. Retry-After depends only on the limit, because guests can share an
// address and should not learn about each other.
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

// run calls do on the goroutine that owns the games. Only one guest at a time can delay a keeper, because guests queue.
func (s *Server) run(role door.Role, do func()) {
	if role != door.Keeper {
		s.line.Lock()
		defer s.line.Unlock()
	}
	s.options.Run(do)
}

// perform runs an operation. Replies to reads are cached per audience.
func (s *Server) perform(r *request, o door.Operation, c door.Call) (reply door.Reply, err error) {
	game, reads := r.places["game"], o.Method == http.MethodGet && o.Least == door.Look && r.places["game"] != ""
	if o.Guess && !s.guesses(c.Guest) {
		return reply, r.tooOften(s.limits.failures.each)
	}
	asked := func() question { return question{c.Guest.Audience(), r.RequestURI} }
	if reply, found := s.answers.find(game, asked()); found && reads {
		return reply, nil
	}
	err = forbidden() // the error if the goroutine that owns the games has stopped
	do := func() {
		// The role may have changed while the call waited.
		if c, err = s.admit(c, c.Guest.ID, o.Least); err != nil {
			return
		}
		if reads {
			reply, err = s.answers.once(game, asked(), func() (door.Reply, error) { return o.Do(c) })
		} else {
			reply, err = s.repeats.once(c, r.URL.Path, o.Do)
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
}

// guesses counts an attempt at a secret, and reports whether the device and the address may make it.
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

// guessed takes back the count of an attempt whose secret was right.
func (s *Server) guessed(by door.Guest) {
	s.failures.giveBack(by.ID)
	s.failures.giveBack(by.Address)
}

func isWrong(err error) bool {
	var p *door.Problem
	return errors.As(err, &p) && p.Code == door.Wrong
}

// operate answers a request by an operation. It reads the body only if the guest's role suffices.
func (s *Server) operate(r *request, o door.Operation) {
	id, ok := s.guest(r)
	if !ok {
		return
	}
	c := door.Call{Path: r.places, Query: r.URL.Query(), Kind: r.Header.Get("Content-Type"),
		Language: r.language().Tag(), Attempt: r.Header.Get("Attempt")}
	c.Guest.Address = r.from()
	c, err := s.admit(c, id, o.Least)
	if err != nil {
		r.fail(err)
		return
	}
	if c.Body, ok = r.body(); !ok {
		return
	}
	reply, err := s.perform(r, o, c)
	if game := c.Path["game"]; game != "" { // a page with an older version reconnects
		r.w.Header().Set("Table-Version", strconv.FormatUint(s.hub.version(game), 10))
	}
	r.answer(reply, err)
}

// admit adds the guest's state to a call if the guest's role suffices. A guest without access gets the same error
// whether or not the game exists.
func (s *Server) admit(c door.Call, id string, least door.Role) (door.Call, error) {
	p, ok := s.guests.in(id, c.Path["game"])
	_, known := s.guests.in(id, "")
	switch {
	case !known:
		return c, unknown()
	case !ok, !p.Role.Covers(least):
		return c, forbidden()
	}
	from := c.Guest.Address
	c.Guest = p.Guest
	c.Guest.Language, c.Guest.Address = c.Language, from
	return c, nil
}

// body reads the body of a POST. A large body gets more time.
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

// slowest is the minimum upload rate of large bodies, in bytes per second.
const slowest = 128 << 10
