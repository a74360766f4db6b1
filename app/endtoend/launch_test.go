package endtoend

import (
	"bufio"
	"bytes"
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A bench starts a program repeatedly on a screen without a window manager. As in a release, the program has no probe.
type bench struct {
	b      *testing.B
	window window
	cmd    *exec.Cmd
	log    bytes.Buffer
}

func newBench(b *testing.B, binary string, args ...string) *bench {
	b.Helper()
	w := window{running: &running{
		t: b, setup: setup{home: b.TempDir(), binary: binary, args: args}, screen: newScreen(b, 1280, 800),
	}}
	return &bench{b: b, window: w}
}

func (s *bench) start() {
	s.b.Helper()
	s.cmd = exec.Command(s.window.setup.binary, s.window.setup.args...)
	s.cmd.Env = s.window.environment()
	s.cmd.Stderr = &s.log
	if err := s.cmd.Start(); err != nil {
		s.b.Fatal(err)
	}
	s.until("a first picture", true)
}

// stop ends the program and waits until the screen is black again.
func (s *bench) stop() {
	s.b.Helper()
	_ = s.cmd.Process.Kill()
	_ = s.cmd.Wait()
	s.until("a black screen", false)
}

func (s *bench) until(what string, painted bool) {
	s.b.Helper()
	for end := time.Now().Add(patience); s.window.screen.frame.painted(s.b) != painted; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			s.b.Fatalf("waited %v in vain for %s\n%s", patience, what, s.log.String())
		}
	}
}

// Without OpenGL no window can open. The program says so, names the way without a window, and ends.
func TestAWindowNeedsOpenGL(t *testing.T) {
	t.Parallel()
	w := window{running: &running{t: t, setup: setup{home: t.TempDir()}, screen: newScreen(t, 640, 480, "-extension", "GLX")}}
	built := program(t)
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	program := exec.CommandContext(ctx, built)
	program.Env = w.environment()
	says, _ := program.CombinedOutput()
	expect.Equal(t, program.ProcessState.ExitCode(), 2, "the exit status")
	expect.True(t, bytes.Contains(says, []byte(text("fault.window.opengl"))), "it says %s", says)
}

// With a display that is gone, the program serves the games to a browser, as without one.
func TestADisplayThatIsGoneIsNone(t *testing.T) {
	t.Parallel()
	w := window{running: &running{t: t, setup: setup{home: t.TempDir(), env: []string{"DISPLAY=:4711"}}, screen: &screen{}}}
	built := program(t)
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	program := exec.CommandContext(ctx, built)
	program.Env = w.environment()
	says := bufio.NewScanner(must.Get(program.StdoutPipe())(t))
	must.Do(t, program.Start())
	linked := false
	for !linked && says.Scan() {
		linked = strings.Contains(says.Text(), "/k/")
	}
	must.Hold(t, linked, "it prints no link")
	must.Do(t, program.Process.Signal(os.Interrupt))
	expect.Do(t, program.Wait())
}
