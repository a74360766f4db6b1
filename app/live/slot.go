package live

import "sync"

// Kinds of events, in sending order.
const (
	meKind = iota
	guestsKind
	tableKind
	beatKind
	goneKind
	kinds
)

// A slot holds only the newest unsent event of each kind, so that a slow browser does not lag behind.
type slot struct {
	wake chan struct{}
	mu   sync.Mutex
	next [kinds]*event
	// end makes the stream end when all events are sent. If nothing is sent, err is the reason.
	end bool
	err error
}

func newSlot() *slot { return &slot{wake: make(chan struct{}, 1)} }

func (s *slot) put(kind int, e *event) {
	s.mu.Lock()
	s.next[kind] = e
	s.mu.Unlock()
	rouse(s.wake)
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
	rouse(s.wake)
}

// rouse puts a token into a channel that holds at most one.
func rouse(wake chan struct{}) {
	select {
	case wake <- struct{}{}:
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
