package shell

import (
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// workTime is how long slow work may take before it is given up.
const workTime = time.Minute

// A Work is slow work that is done beside the screen.
type Work[T any] struct {
	// Do does it. It ends early when the context does, and tells how far it is, from 0 to 1.
	Do func(ctx context.Context, report func(share float64)) (T, error)
	// Reported shows how far it is, where that can be told.
	Reported func(share float64)
	// Then goes on with what came of it. It is called once, on the screen. The faults of the work itself are
	//
	//	work.late     it took longer than a minute
	//	work.stopped  somebody stopped it, or left the page that began it
	//	work.failed   it broke off where it should not
	Then func(T, error)
}

// A Runner does what a shell does not do at once. Tests have their own: see apptest.
type Runner struct {
	// Beside does something beside the screen, OnScreen soon on the screen, Later on the screen after a while, unless
	// the program ends before.
	Beside, OnScreen func(func())
	// Within does something on the screen for whoever runs beside it, and returns when that is done.
	Within func(func())
	Later  func(wait time.Duration, then func())
}

// OnTime is the runner of the program.
func OnTime() Runner {
	return Runner{
		Beside:   func(do func()) { go do() },
		OnScreen: fyne.Do,
		Within:   fyne.DoAndWait,
		Later:    func(wait time.Duration, then func()) { time.AfterFunc(wait, func() { fyne.Do(then) }) },
	}
}

// Background begins work for the page that is seen. When another page is seen it stops, as by stop; what it then still
// comes to is dropped.
func Background[T any](s *Shell, w Work[T]) (stop func()) {
	stop = begin(w, workTime, s.runner)
	s.WhenLeft(stop)
	return stop
}

// unlimited is how long somebody may think.
const unlimited = math.MaxInt64

// Ask is [Background] for work that waits for somebody, and may do so as long as it likes.
func Ask[T any](s *Shell, w Work[T]) (stop func()) {
	stop = begin(w, unlimited, s.runner)
	s.WhenLeft(stop)
	return stop
}

// begin begins work beside the screen of a runner. Stop must be called on the screen.
func begin[T any](w Work[T], limit time.Duration, by Runner) (stop func()) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	over := false
	end := func(result T, err error) {
		if !over {
			over = true
			cancel()
			w.Then(result, err)
		}
	}
	endFor := func(code string) {
		var nothing T
		end(nothing, &ledger.Fault{Code: code})
	}
	context.AfterFunc(ctx, func() {
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			by.OnScreen(func() { endFor("work.late") })
		}
	})
	by.Beside(func() {
		result, err := guarded(ctx, w, func(share float64) {
			by.OnScreen(func() {
				if !over && w.Reported != nil {
					w.Reported(share)
				}
			})
		})
		by.OnScreen(func() { end(result, err) })
	})
	return func() { endFor("work.stopped") }
}

// guarded does work, and makes a fault of what would end the program.
func guarded[T any](ctx context.Context, w Work[T], report func(share float64)) (result T, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			var nothing T
			result, err = nothing, &ledger.Fault{Code: "work.failed"}
		}
	}()
	return w.Do(ctx, report)
}

// Soon does something on the screen after a while, at once where there is no while to wait for.
func (s *Shell) Soon(wait time.Duration, do func()) {
	if wait == 0 {
		do()
		return
	}
	s.runner.Later(wait, do)
}

// WhenOpen does something on the screen once the window is open, so that its first picture does not wait for it.
func (s *Shell) WhenOpen(do func()) { s.runner.Beside(func() { s.runner.OnScreen(do) }) }

// Tick does something on the screen again and again, until another page than the present one is seen.
func (s *Shell) Tick(every time.Duration, do func()) {
	over := false
	s.WhenLeft(func() { over = true })
	var again func()
	again = func() {
		if !over {
			do()
			s.runner.Later(every, again)
		}
	}
	s.runner.Later(every, again)
}

// WorkOut has the games of the book that are pending worked out beside the screen, where any of those listed are, and
// goes on with all games. Where that fails or is stopped they stay pending.
func WorkOut(s *Shell, listed []stats.Summary, then func([]stats.Summary)) (stop func()) {
	if !slices.ContainsFunc(listed, func(game stats.Summary) bool { return game.Pending }) {
		return func() {}
	}
	book := s.Session.Book()
	return Background(s, Work[[]stats.Summary]{
		Do: func(ctx context.Context, _ func(float64)) ([]stats.Summary, error) {
			return book.Shelf.Renew(func(int, int) error { return ctx.Err() })
		},
		Then: func(games []stats.Summary, err error) {
			if err == nil {
				then(games)
			}
		},
	})
}
