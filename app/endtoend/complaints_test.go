package endtoend

import (
	"os"
	"slices"
	"strings"
	"syscall"
	"time"
)

// finish ends the program when the test is over and looks at what it complained of.
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

// Complaints are the lines of the program's standard error that tell of a mistake in it. Four are left out that are
// the toolkit's own. Two concern its file of preferences, which it watches and writes in place: one it gives
// whenever it has replaced the file, the other when a kill has cut the file short, or when it looks at the file while
// it writes it. What it knows of the preferences stays then. The others it gives where a screen that is to stay awake
// belongs to no desktop, or to one that lets no screen sleep.
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

// silent ends the test because the program does not answer. A program that still runs is made to tell what it is at.
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
