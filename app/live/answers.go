package live

import (
	"sync"

	"scripkeeper/app/live/door"
)

// answers keeps what guests read of games, as long as these stand as they do: each answer is worked out once for all who
// see the same. It is filled on the goroutine of the games, so no answer is older than the last change that was told.
type answers struct {
	mu    sync.Mutex
	games map[string]map[question]door.Reply
}

// A question is the target that an audience asks for; empty for what it sees of the game.
type question struct {
	by     door.Audience
	target string
}

// mostAnswers is how many answers are kept of a game.
const mostAnswers = 500

func (a *answers) find(game string, q question) (door.Reply, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	reply, found := a.games[game][q]
	return reply, found
}

// once returns an answer that is kept, or works it out and keeps it.
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

// forget forgets all of a game that has changed.
func (a *answers) forget(game string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.games, game)
}
