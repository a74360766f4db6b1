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

const workTime = time.Minute

// Work describes a slow task for the background.
type Work[T any] struct {
	// Do does the work, and reports its progress from 0 to 1. It must return soon after ctx is done.
	Do func(ctx context.Context, report func(share float64)) (T, error)
	// Reported receives the progress; may be nil.
	Reported func(share float64)
	// Then receives the result. It is called once, on the screen's goroutine. The faults that are not from Do are
	//
	//	work.late     it took longer than a minute
	//	work.stopped  it was stopped, or its page was left
	//	work.failed   it panicked
	Then func(T, error)
}

// Runner runs functions later or in the background. Tests have another Runner, see apptest.
type Runner struct {
	// Beside runs a function in the background; OnScreen soon runs a function on the screen's goroutine. Later is
	// OnScreen after a delay, unless the program has ended by then.
	Beside, OnScreen func(func())
	// Within, called in the background, runs a function on the screen's goroutine and waits until it returns.
	Within func(func())
	Later  func(wait time.Duration, then func())
}

func OnTime() Runner {
	return Runner{
		Beside:   func(do func()) { go do() },
		OnScreen: fyne.Do,
		Within:   fyne.DoAndWait,
		Later:    func(wait time.Duration, then func()) { time.AfterFunc(wait, func() { fyne.Do(then) }) },
	}
}

// Background begins work for the current page. Leaving the page stops the work and drops its result.
func Background[T any](s *Shell, w Work[T]) (stop func()) {
	stop = begin(w, workTime, s.runner)
	s.WhenLeft(stop)
	return stop
}

const unlimited = math.MaxInt64

// Ask is [Background] without a time limit, for work that waits for a person.
func Ask[T any](s *Shell, w Work[T]) (stop func()) {
	stop = begin(w, unlimited, s.runner)
	s.WhenLeft(stop)
	return stop
}

// begin starts work in the runner's background. stop must be called on the screen's goroutine.
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

func guarded[T any](ctx context.Context, w Work[T], report func(share float64)) (result T, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			var nothing T
			result, err = nothing, &ledger.Fault{Code: "work.failed"}
		}
	}()
	return w.Do(ctx, report)
}

// After runs a function on the screen's goroutine after a delay, or at once if wait is 0.
func (s *Shell) After(wait time.Duration, do func()) {
	if wait == 0 {
		do()
		return
	}
	s.runner.Later(wait, do)
}

// WhenOpen runs a function once the window is open; the window's first picture does not wait for it.
func (s *Shell) WhenOpen(do func()) { s.runner.Beside(func() { s.runner.OnScreen(do) }) }

// Tick runs a function at regular intervals until the current page is left.
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

// ComputePending computes the book's pending games in the background if a listed game is pending. The given function
// gets all games afterwards. After an error or a stop the games stay pending.
func ComputePending(s *Shell, listed []stats.Summary, then func([]stats.Summary)) (stop func()) {
	if !slices.ContainsFunc(listed, func(game stats.Summary) bool { return game.Pending }) {
		return func() {}
	}
	book := s.Session.Book()
	return Background(s, Work[[]stats.Summary]{
		Do: func(ctx context.Context, _ func(float64)) ([]stats.Summary, error) {
			return book.Shelf.Refresh(func(int, int) error { return ctx.Err() })
		},
		Then: func(games []stats.Summary, err error) {
			if err == nil {
				then(games)
			}
		},
	})
}
