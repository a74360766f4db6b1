package live

import (
	"net/http"
	"time"

	"scripkeeper/app/live/door"
)

// stream sends a guest each new state of a game until the guest leaves or is removed.
func (s *Server) stream(r *request) {
	id, ok := s.guest(r)
	if !ok {
		return
	}
	game := r.places["game"]
	c, err := s.admit(door.Call{Path: r.places, Language: r.language().Tag()}, id, door.Look)
	if err != nil {
		r.fail(err)
		return
	}
	if !r.keepConnection(c.Guest.Role == door.Keeper) {
		r.refuse(full())
		return
	}
	f := &following{slot: newSlot(), guest: id, game: game, by: c.Guest.Audience()}
	s.hub.enter(f)
	defer s.news.tell(game)
	defer s.hub.exit(f)
	s.regroup(id) // also sends the guest's state, in case the role just changed
	if !s.first(r, f) {
		return
	}
	s.news.tell(game)
	s.follow(r, f)
}

// first waits until there is a state to send. An error becomes the answer to the request, and first returns false.
func (s *Server) first(r *request, f *following) bool {
	for !f.has(tableKind) {
		select {
		case <-f.wake:
		case <-r.Context().Done():
			return false
		case <-s.closed:
			return false
		}
	}
	rouse(f.wake)
	f.mu.Lock()
	err := f.err
	f.mu.Unlock()
	if err != nil {
		r.fail(err)
	}
	return err == nil
}

// follow writes events to the browser. A slow browser is cut off, reconnects, and gets the current state.
func (s *Server) follow(r *request, f *following) {
	connection := http.NewResponseController(r.w)
	_ = connection.SetReadDeadline(time.Time{})
	h := r.w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Vary", "Accept-Encoding")
	to := &sender{to: r.w, packs: r.unpacks()}
	if to.packs {
		h.Set("Content-Encoding", "gzip")
	}
	s.wait(connection)
	if to.begin() != nil || to.send(&event{plain: []byte("retry: 1000\n\n")}) != nil {
		return
	}
	for {
		select {
		case <-f.wake:
		case <-r.Context().Done():
			return
		case <-s.closed:
			return
		}
		events, end, _ := f.take()
		s.wait(connection)
		for _, e := range events {
			if to.send(e) != nil {
				return
			}
		}
		if end {
			to.end()
		}
		if connection.Flush() != nil || end {
			return
		}
	}
}

func (s *Server) wait(connection *http.ResponseController) {
	_ = connection.SetWriteDeadline(time.Now().Add(s.limits.write))
}

// beat sends a beat on all streams at intervals, and deletes expired rate limits.
func (s *Server) beat() {
	ticker := time.NewTicker(s.limits.beat)
	defer ticker.Stop()
	for {
		select {
		case <-s.closed:
			return
		case <-ticker.C:
		}
		s.hub.beat()
		for _, r := range []*rate{s.calls, s.addresses, s.joins, s.failures} {
			r.forget()
		}
	}
}
