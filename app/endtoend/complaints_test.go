package endtoend

import (
	"os"
	"slices"
	"strings"
	"syscall"
	"time"
)

// finish ends the program after the test. Complaints of the program fail the test.
func (w window) finish() {
	if w.cmd == nil || w.cmd.Process == nil {
		return
	}
	if !w.over() {
		_ = w.cmd.Process.Kill()
		<-w.ended
	}
	if w.asked != nil {
		w.asked.Close()
	}
	if complaints := w.Complaints(); !w.setup.tolerant && len(complaints) > 0 {
		w.t.Errorf("the program complained:\n%s", w.stderr())
	}
}

// Complaints returns the lines on standard error that reveal a mistake in the program. Messages about an incomplete
// preferences file, as after a kill, and about a missing desktop are ignored.
func (w window) Complaints() []string {
	const replaced, short = "failed to stop watching removed settings file", "Preferences load error"
	const alone, sleepless = "Unable to connect to session D-Bus", "Failed to send message to bus"
	return slices.DeleteFunc(strings.Split(w.stderr(), "\n"), func(line string) bool {
		if strings.Contains(line, replaced) || strings.Contains(line, alone) ||
			strings.Contains(line, sleepless) || strings.Contains(line, short) {
			return true
		}
		return !slices.ContainsFunc(
			[]string{"*** Error in Fyne call thread", "panic", "Fyne error", "fatal error"},
			func(sign string) bool { return strings.Contains(line, sign) })
	})
}

func (w window) stderr() string {
	text, err := os.ReadFile(w.log)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// silent fails the test because the program does not answer. A running program first prints its goroutines.
func (w window) silent(err error) {
	w.t.Helper()
	if !w.over() {
		_ = w.cmd.Process.Signal(syscall.SIGQUIT)
		select {
		case <-w.ended:
		case <-time.After(patience):
		}
	}
	w.fail("the program does not answer: %v", err)
}
