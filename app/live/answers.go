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

// repeats holds each guest's last small reply to a POST of each path, for a page that lost the reply and asks again.
type repeats struct {
	mu   sync.Mutex
	last map[string]repeat
}

type repeat struct {
	attempt string
	reply   door.Reply
}

// smallReply is the maximum size of a reply to keep, in bytes. A larger one shows a page, which can be asked for again.
// attemptLength is the length of the attempts that pages make.
const smallReply, attemptLength = 1 << 10, 16

// once runs a POST, or returns the reply of the same attempt.
func (r *repeats) once(c door.Call, path string, do func(door.Call) (door.Reply, error)) (door.Reply, error) {
	from := c.Guest.ID + path
	r.mu.Lock()
	last, kept := r.last[from]
	r.mu.Unlock()
	if kept && last.attempt == c.Attempt {
		return last.reply, nil
	}
	reply, err := do(c)
	if err == nil && len(c.Attempt) == attemptLength && len(reply.Body) <= smallReply {
		r.mu.Lock()
		defer r.mu.Unlock()
		if len(r.last) >= mostAnswers {
			clear(r.last)
		}
		r.last[from] = repeat{c.Attempt, reply}
	}
	return reply, err
}
