package endtoend

import (
	"encoding/json"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/app/probe"
	"scripkeeper/calc/conformance/must"
)

const (
	patience = time.Minute
	// tick is the pause between two checks, about one frame.
	tick = 17 * time.Millisecond
	// screenWidth and screenHeight leave space for the largest window under test.
	screenWidth, screenHeight = 2000, 1300
)

// A window is the running program, in a window that a test controls. Copies share the window.
type window struct {
	*running
	// within restricts the test's actions and searches, see [window.In].
	within []string
}

// running is one program on one screen, with one home folder. Reopening changes the process.
type running struct {
	t             testing.TB
	screen        *screen
	setup         setup
	cmd           *exec.Cmd
	log           string
	ended         chan struct{}
	asked         net.Conn
	told          *json.Decoder
	id            string
	size          [2]int
	taps, pressed int
	// tapped holds the time of the last tap at each position.
	tapped map[image.Point]time.Time
	// doubleTapped reports whether the tapped object reacts to double taps. waiting is when the toolkit stops waiting.
	doubleTapped bool
	waiting      time.Time
}

type setup struct {
	width, height             int
	args, env                 []string
	home, binary              string
	tolerant, simulated       bool
	keys                      bool
	screenWidth, screenHeight int
}

type setting func(*setup)

// sized sets the window's size in pixels, which equal Fyne's units at the tests' scale.
func sized(width, height int) setting { return func(s *setup) { s.width, s.height = width, height } }

func withArgs(args ...string) setting {
	return func(s *setup) { s.args = append(s.args, args...) }
}

func withEnv(env ...string) setting { return func(s *setup) { s.env = append(s.env, env...) } }

// coarse halves the pixels per unit; the window's size must be set before.
func coarse() setting {
	return func(s *setup) {
		s.width, s.height = s.width/2, s.height/2
		s.env = append(s.env, "FYNE_SCALE=0.5")
	}
}

// ofBinary opens another program instead of Scripkeeper. That program must serve the probe.
func ofBinary(path string) setting { return func(s *setup) { s.binary = path } }

// simulated opens a program in the toolkit's simulator of a phone, which does not tell its window's number.
func simulated() setting { return func(s *setup) { s.simulated = true } }

// tolerating leaves the check for complaints to the test, see [window.Complaints].
func tolerating() setting { return func(s *setup) { s.tolerant = true } }

// open starts the program on a new screen, by default in a new home folder and 1280×800 pixels, and waits until the
// window is at rest. Complaints on standard error fail the test.
func open(t testing.TB, settings ...setting) window {
	t.Helper()
	s := setup{width: 1280, height: 800, screenWidth: screenWidth, screenHeight: screenHeight}
	for _, set := range settings {
		set(&s)
	}
	if s.home == "" {
		s.home = t.TempDir()
	}
	if s.binary == "" {
		s.binary = program(t)
	}
	w := window{running: &running{t: t, setup: s, screen: newScreen(t, s.screenWidth, s.screenHeight),
		tapped: map[image.Point]time.Time{}}}
	w.screen.manageWindows(t)
	w.log = filepath.Join(t.TempDir(), "stderr")
	t.Cleanup(w.finish)
	w.launch()
	return w
}

func (w window) Home() string { return w.setup.home }

func (w window) launch() {
	w.t.Helper()
	r := w.running
	// A socket's path must be short, which the path of the test's folder is not.
	nook, err := os.MkdirTemp(workshop.Dir(), "")
	must.Do(w.t, err)
	socket := filepath.Join(nook, "probe")
	errors, err := os.OpenFile(w.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	must.Do(w.t, err)
	defer errors.Close()
	r.cmd = exec.Command(w.setup.binary, w.setup.args...)
	r.cmd.Env = append(w.environment(), probe.Variable+"="+socket)
	r.cmd.Env = append(r.cmd.Env, thrift()...)
	r.cmd.Dir = w.Home()
	r.cmd.Stderr = errors
	if err := r.cmd.Start(); err != nil {
		w.t.Fatalf("starting the program: %v", err)
	}
	r.ended = make(chan struct{})
	go func(cmd *exec.Cmd, ended chan struct{}) {
		_ = cmd.Wait()
		close(ended)
	}(r.cmd, r.ended)
	w.await("the program's window", func() bool {
		conn, err := net.Dial("unix", socket)
		if err != nil {
			return false
		}
		r.asked, r.told = conn, json.NewDecoder(conn)
		return true
	})
	var view probe.View
	w.await("something in the program's window", func() bool {
		view = w.View()
		r.id = fmt.Sprint(view.Window)
		if w.setup.simulated {
			r.id, _ = w.screen.xdotool("search", "--name", "^App$")
		}
		return r.id != "" && r.id != "0" && len(view.Objects) > 0
	})
	w.activate()
	w.Resize(w.setup.width, w.setup.height)
}

func (w window) activate() {
	w.t.Helper()
	w.await("the keyboard in the program's window", func() bool {
		// The command fails until the window manager is ready.
		if _, err := w.screen.xdotool("windowactivate", w.id); err != nil {
			return false
		}
		active, err := w.screen.xdotool("getactivewindow")
		return err == nil && active == w.id
	})
}

// thrift returns settings that leave processor time to the windows of other tests.
func thrift() []string {
	return []string{
		"GOGC=400", "GOMEMLIMIT=400MiB", "LP_NUM_THREADS=0",
		"MESA_SHADER_CACHE_DIR=" + filepath.Join(workshop.Dir(), "shaders"),
	}
}

func (w window) environment() []string {
	home := w.Home()
	folder := func(names ...string) string {
		dir := filepath.Join(append([]string{home}, names...)...)
		must.Do(w.t, os.MkdirAll(dir, 0o700))
		return dir
	}
	config := folder(".config")
	// Whatever changes in this folder makes a running window draw everything anew.
	settings := filepath.Join(folder(".config", "fyne"), "settings.json")
	if _, err := os.Stat(settings); err != nil {
		folder(".config", "fyne", "org.scripkeeper.app")
		write(w.t, settings, `{"no_animations": true}`)
	}
	return append(append([]string{
		"HOME=" + home, "XDG_CONFIG_HOME=" + config, "XDG_DATA_HOME=" + folder(".local", "share"),
		"XDG_CACHE_HOME=" + folder(".cache"), "XDG_RUNTIME_DIR=" + folder(".run"), "TMPDIR=" + folder(".tmp"),
		"PATH=" + os.Getenv("PATH"), "LANG=" + *spoken + ".UTF-8",
		"FYNE_PLATFORM=x11", "FYNE_SCALE=1", "FYNE_THEME=light", "LIBGL_ALWAYS_SOFTWARE=1",
		"GOTRACEBACK=all",
	}, w.screen.environment()...), w.setup.env...)
}

func (w window) View() probe.View {
	w.t.Helper()
	view, err := w.ask("")
	if err != nil {
		w.silent(err)
	}
	return view
}

// ask requests the program's view, or the part selected by a question such as [probe.Keys].
func (w window) ask(question string) (probe.View, error) {
	var view probe.View
	if err := w.asked.SetDeadline(time.Now().Add(patience)); err != nil {
		return view, err
	}
	if _, err := fmt.Fprintln(w.asked, question); err != nil {
		return view, err
	}
	return view, w.told.Decode(&view)
}

// await polls until the function so returns true, and fails the test if that takes too long.
func (w window) await(what string, so func() bool) {
	w.t.Helper()
	w.awaitWhy(func() string { return what }, so)
}

// awaitWhy is [window.await] with a description that may change during the wait.
func (w window) awaitWhy(what func() string, so func() bool) {
	w.t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(tick) {
		if w.over() {
			w.fail("the program has ended while the test waited for %s", what())
		}
		if time.Now().After(end) {
			w.fail("waited %v in vain for %s", patience, what())
		}
	}
}

func (w window) over() bool {
	select {
	case <-w.ended:
		return true
	default:
		return false
	}
}

// Resize asks for the size again until the window has that size, because a new window may choose another one.
func (w window) Resize(width, height int) {
	w.t.Helper()
	var asked time.Time
	w.await(fmt.Sprintf("a window of %d×%d (its content may need more)", width, height), func() bool {
		if time.Since(asked) > patience/20 {
			w.hand("windowsize", w.id, fmt.Sprint(width), fmt.Sprint(height))
			asked = time.Now()
		}
		view := w.View()
		w.running.size = [2]int{view.Width, view.Height}
		return w.running.size == [2]int{width, height}
	})
	w.settle()
}

func (w window) Kill() {
	w.t.Helper()
	if err := w.cmd.Process.Kill(); err != nil {
		w.t.Fatalf("killing the program: %v", err)
	}
	<-w.ended
}

// Close closes the window by Super+Q and waits for a clean exit. Q is pressed when the program has seen Super, which
// shows that the window has the keyboard focus.
func (w window) Close() {
	w.t.Helper()
	w.activate()
	w.hand("keydown", "Super_L")
	w.hears(true)
	w.hand("key", "q", "keyup", "Super_L")
	w.ends()
}

func (w window) ends() {
	w.t.Helper()
	select {
	case <-w.ended:
	case <-time.After(patience):
		w.fail("the window was closed, but the program goes on")
	}
	if state := w.cmd.ProcessState; !state.Success() {
		w.t.Fatalf("the program ended badly: %v\n%s", state, w.stderr())
	}
}

func (w window) Reopen() {
	w.t.Helper()
	if !w.over() {
		w.t.Fatal("the program cannot be opened again while it runs")
	}
	w.asked.Close()
	w.launch()
}

// Command runs the program without window or display in the same home folder, and returns its output and exit status.
func (w window) Command(args ...string) (out, errors string, status int) {
	w.t.Helper()
	cmd := exec.Command(w.setup.binary, args...)
	cmd.Dir = w.Home()
	for _, pair := range w.environment() {
		if !strings.HasPrefix(pair, "DISPLAY=") {
			cmd.Env = append(cmd.Env, pair)
		}
	}
	var stdout, stderr strings.Builder
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		w.t.Fatalf("running %v: %v", args, err)
	}
	return stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()
}

// program builds the program with the probe, and with checks that only the main thread uses widgets.
func program(t testing.TB) string {
	return build(t, "scripkeeper-probe", "-tags", "no_metadata,probe", ".")
}

// shipped builds the program as releases have it.
func shipped(t testing.TB) string {
	t.Helper()
	asked := exec.Command("make", "-s", "tags")
	asked.Dir = workshop.Module(t)
	tags, given := strings.CutPrefix(strings.TrimSpace(string(must.Get(asked.Output())(t))), "tags=")
	must.Hold(t, given, "make tags prints %q", tags)
	return build(t, "scripkeeper", "-tags", tags, ".")
}

// buildSource builds a one-file program outside the module that may import the module's packages.
func buildSource(t testing.TB, name, source string, flags ...string) string {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	write(t, file, source)
	place := filepath.Join(workshop.Module(t), "app", "endtoend", name)
	overlay, err := json.Marshal(map[string]map[string]string{
		"Replace": {filepath.Join(place, "main.go"): file},
	})
	must.Do(t, err)
	list := filepath.Join(dir, "overlay.json")
	write(t, list, string(overlay))
	return build(t, name, append(flags, "-overlay", list, "./app/endtoend/"+name)...)
}

// build builds a program with a window, which needs a C compiler, even if the tests were built without one.
func build(t testing.TB, name string, args ...string) string {
	t.Helper()
	return workshop.Build(t, name, "CGO_ENABLED=1", args...)
}

func write(t testing.TB, path, content string) {
	t.Helper()
	must.Do(t, os.WriteFile(path, []byte(content), 0o600))
}
