package endtoend

import (
	"syscall"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// Who asks twice to close the window, by a double tap on its cross or by a key that is held, while the program is busy,
// ends it once: it does not go on without a window.
func TestAWindowThatIsClosedTwice(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	w.activate()
	must.Do(t, w.cmd.Process.Signal(syscall.SIGSTOP))
	w.hand("key", "super+q")
	w.hand("key", "super+q")
	must.Do(t, w.cmd.Process.Signal(syscall.SIGCONT))
	w.ends()
}
