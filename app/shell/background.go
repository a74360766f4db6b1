package shell

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// Background does slow work beside the screen, and then, where widgets may be touched, goes on with what came of it.
// It is the only place in this package that starts a goroutine. Under test it does both at once.
func Background[T any](work func() (T, error), then func(T, error)) {
	if testing.Testing() {
		then(work())
		return
	}
	go func() {
		result, err := work()
		fyne.Do(func() { then(result, err) })
	}()
}

// later does something on the screen after a while, unless the program ends before. Under test the time never comes.
func later(wait time.Duration, then func()) {
	if testing.Testing() {
		return
	}
	time.AfterFunc(wait, func() { fyne.Do(then) })
}
