package live

import (
	"sync"

	"scripkeeper/app/live/door"
)

// answers caches replies per audience. Only the goroutine that owns the games adds replies, so none is outdated.
type answers struct {
	mu    sync.Mutex
	games map[string]map[question]door.Reply
}

type question struct {
	by     door.Audience
	target string
}

const mostAnswers = 500

func (a *answers) find(game string, q question) (door.Reply, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	reply, found := a.games[game][q]
	return reply, found
}

func (a *answers) once(game string, q question, work func() (door.Reply, error)) (door.Reply, error) {
	if reply, found := a.find(game, q); found {
		return reply, nil
	}
	reply, err := work()
	if err != nil {
		return reply, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	all := a.games[game]
	if all == nil {
		all = map[question]door.Reply{}
		a.games[game] = all
	}
	for other := range all {
		if len(all) < mostAnswers {
			break
		}
		delete(all, other)
	}
	all[q] = reply
	return reply, nil
}

func (a *answers) forget(game string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.games, game)
}
