package shell

import (
	"context"
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/ledger"
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

// Background begins work for the page that is seen. When another page is seen it stops, as by stop; what it then still
// comes to is dropped. It is the only place in this package that starts a goroutine. Under test it does all at once.
func Background[T any](s *Shell, w Work[T]) (stop func()) {
	if testing.Testing() {
		result, err := guarded(context.Background(), w, func(share float64) { w.reported(share) })
		w.Then(result, err)
		return func() {}
	}
	stop = begin(w, workTime, fyne.Do)
	s.WhenLeft(stop)
	return stop
}

// begin begins work beside whatever onScreen does things on. Stop must be called there.
func begin[T any](w Work[T], limit time.Duration, onScreen func(func())) (stop func()) {
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
			onScreen(func() { endFor("work.late") })
		}
	})
	go func() {
		result, err := guarded(ctx, w, func(share float64) {
			onScreen(func() {
				if !over {
					w.reported(share)
				}
			})
		})
		onScreen(func() { end(result, err) })
	}()
	return func() { endFor("work.stopped") }
}

func (w Work[T]) reported(share float64) {
	if w.Reported != nil {
		w.Reported(share)
	}
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

// later does something on the screen after a while, unless the program ends before. Under test the time never comes.
func later(wait time.Duration, then func()) {
	if testing.Testing() {
		return
	}
	time.AfterFunc(wait, func() { fyne.Do(then) })
}

// Tick does something on the screen again and again, until another page than the present one is seen. Under test the time
// never comes.
func (s *Shell) Tick(every time.Duration, do func()) {
	over := false
	s.WhenLeft(func() { over = true })
	var again func()
	again = func() {
		if !over {
			do()
			later(every, again)
		}
	}
	later(every, again)
}
