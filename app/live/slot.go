package live

import "sync"

// The kinds of events of a stream, in the order in which they are sent.
const (
	meKind = iota
	guestsKind
	tableKind
	beatKind
	goneKind
	kinds
)

// A slot holds what a stream has still to send: of each kind the newest alone, however slow the browser is.
type slot struct {
	wake chan struct{}
	mu   sync.Mutex
	next [kinds]*event
	// end ends the stream when that is sent. err is why there is nothing to send.
	end bool
	err error
}

func newSlot() *slot { return &slot{wake: make(chan struct{}, 1)} }

// put puts an event in the place of an older one of its kind that was not sent.
func (s *slot) put(kind int, e *event) {
	s.mu.Lock()
	s.next[kind] = e
	s.mu.Unlock()
	s.rouse()
}

// drop takes out an event that may not be sent any more.
func (s *slot) drop(kind int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.next[kind] = nil
}

// finish ends the stream, with a last event or an error or neither.
func (s *slot) finish(last *event, err error) {
	s.mu.Lock()
	if last != nil {
		s.next = [kinds]*event{goneKind: last}
	}
	s.end = true
	if s.err == nil {
		s.err = err
	}
	s.mu.Unlock()
	s.rouse()
}

func (s *slot) rouse() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// take takes out all that is to be sent now.
func (s *slot) take() (events []*event, end bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for kind, e := range s.next {
		if e != nil {
			events = append(events, e)
			s.next[kind] = nil
		}
	}
	return events, s.end, s.err
}

// has reports whether an event of a kind waits, or the end.
func (s *slot) has(kind int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.next[kind] != nil || s.end
}
