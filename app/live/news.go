package live

import (
	"sync"
	"time"
)

// news reports changes among guests after a delay. Changes within the delay, as when 200 phones join, cause one report.
type news struct {
	after time.Duration
	of    func(game string)

	mu      sync.Mutex
	games   map[string]bool
	timer   *time.Timer
	calls   []func()
	stopped bool
}

func newNews(after time.Duration, of func(game string)) *news {
	return &news{after: after, of: of, games: map[string]bool{}}
}

func (n *news) listen(call func()) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.calls = append(n.calls, call)
}

func (n *news) tell(game string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.games[game] = true; len(n.games) == 1 && !n.stopped && n.timer == nil {
		n.timer = time.AfterFunc(n.after, n.out)
	}
}

func (n *news) out() {
	n.mu.Lock()
	games, calls := n.games, n.calls
	n.games, n.timer = map[string]bool{}, nil
	stopped := n.stopped
	n.mu.Unlock()
	if stopped {
		return
	}
	for game := range games {
		n.of(game)
	}
	for _, call := range calls {
		call()
	}
}

func (n *news) stop() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.stopped = true; n.timer != nil {
		n.timer.Stop()
	}
}
