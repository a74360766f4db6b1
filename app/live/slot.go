package live

import "sync"

// Kinds of events, in the order in which they are sent.
const (
	meKind = iota
	guestsKind
	tableKind
	beatKind
	goneKind
	kinds
)

// A slot holds the events that a stream has yet to send: only the newest of each kind, however slow the browser is.
type slot struct {
	wake chan struct{}
	mu   sync.Mutex
	next [kinds]*event
	// end ends the stream once everything is sent; err says why there is nothing to send.
	end bool
	err error
}

func newSlot() *slot { return &slot{wake: make(chan struct{}, 1)} }

// put replaces the unsent event of a kind.
func (s *slot) put(kind int, e *event) {
	s.mu.Lock()
	s.next[kind] = e
	s.mu.Unlock()
	s.rouse()
}

func (s *slot) drop(kind int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.next[kind] = nil
}

// finish ends the stream, with a last event, an error, or neither.
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

func (s *slot) has(kind int) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.next[kind] != nil || s.end
}
