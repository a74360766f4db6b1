package session

import (
	"sync"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A writer saves drafts to the book in the background, one at a time. In each slot it saves only the latest draft.
type writer struct {
	beside func(func())
	// onFault is called with a fault unless the write before failed, too.
	onFault func(error)
	failed  bool

	mu      sync.Mutex
	idle    *sync.Cond
	waiting map[place]func() error
	writing bool
}

type place struct {
	game ledger.GameID
	slot slot
}

func newWriter(beside func(func())) *writer {
	w := &writer{beside: beside, onFault: func(error) {}, waiting: map[place]func() error{}}
	w.idle = sync.NewCond(&w.mu)
	return w
}

// put schedules the write or removal of a draft. It replaces a waiting write in the same slot.
func (w *writer) put(game ledger.GameID, d game.Draft, write func() error) {
	w.mu.Lock()
	w.waiting[place{game, slotOf(d)}] = write
	begins := !w.writing
	w.writing = true
	w.mu.Unlock()
	if begins {
		w.beside(w.run)
	}
}

func (w *writer) run() {
	for write := w.next(); write != nil; write = w.next() {
		err := write()
		if err != nil && !w.failed {
			w.onFault(err)
		}
		w.failed = err != nil
	}
}

func (w *writer) next() func() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	for at, write := range w.waiting {
		delete(w.waiting, at)
		return write
	}
	w.writing = false
	w.idle.Broadcast()
	return nil
}

func (w *writer) flush() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.writing {
		w.idle.Wait()
	}
}
