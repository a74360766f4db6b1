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
	// patience is how long a test waits for what must happen before it fails.
	patience = time.Minute
	// tick is the pause between two looks, about one frame.
	tick = 17 * time.Millisecond
	// screenWidth and screenHeight leave room for the largest window that is tested.
	screenWidth, screenHeight = 2000, 1300
)

// A window is the program as it runs, in a window that a test acts on and looks at. Copies act on the same window.
type window struct {
	*running
	// within narrows what the test acts on and looks for; see [window.In] and [window.Beside].
	within []scope
}

// running is one program on one screen with one home. The process changes when the test opens it again.
type running struct {
	t      testing.TB
	screen *screen
	setup  setup
	cmd    *exec.Cmd
	log    string
	ended  chan struct{}
	asked  net.Conn
	told   *json.Decoder
	id     string
	size   [2]int
	// taps and pressed are how often the hand has tapped and how many keys it has pressed.
	taps, pressed int
	// tapped is when it tapped at a place last.
	tapped map[image.Point]time.Time
	// doubleTapped tells that what was reached last can be tapped twice, waiting till when the toolkit waits for that.
	doubleTapped bool
	waiting      time.Time
}

// A setup is how a program is opened.
type setup struct {
	width, height int
	args, env     []string
	home, binary  string
	tolerant      bool
	keys          bool
	// screenWidth and screenHeight are the size of the screen.
	screenWidth, screenHeight int
}

// A setting changes how a program is opened.
type setting func(*setup)

// sized opens the window at a size in pixels, which at the tests' scale are Fyne's units too.
func sized(width, height int) setting { return func(s *setup) { s.width, s.height = width, height } }

// withArgs adds arguments of the command line.
func withArgs(args ...string) setting {
	return func(s *setup) { s.args = append(s.args, args...) }
}

// withEnv adds to the environment, as "NAME=value".
func withEnv(env ...string) setting { return func(s *setup) { s.env = append(s.env, env...) } }

// coarse draws a window that was sized before with half as many pixels a unit.
func coarse() setting {
	return func(s *setup) {
		s.width, s.height = s.width/2, s.height/2
		s.env = append(s.env, "FYNE_SCALE=0.5")
	}
}

// inHome opens the program in a home of the caller's, to share it with another or to look into it.
func inHome(dir string) setting { return func(s *setup) { s.home = dir } }

// ofBinary opens another program than Scripkeeper, one that serves the probe.
func ofBinary(path string) setting { return func(s *setup) { s.binary = path } }

// tolerating leaves the program's complaints to the test, which asks for them with [window.Complaints].
func tolerating() setting { return func(s *setup) { s.tolerant = true } }

// open starts the program on a new screen, in a new home unless it is given one, and waits until its window rests.
// The window is 1280×800 unless sized says otherwise. When the test ends, the program is ended, and what it
// complained of on its standard error fails the test.
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

// Home is the folder that the program takes for its user's.
func (w window) Home() string { return w.setup.home }

// launch starts the process and waits for its window.
func (w window) launch() {
	w.t.Helper()
	r := w.running
	// The path of a socket must be short, which that of the test's own folder need not be.
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
		return view.Window != 0 && len(view.Objects) > 0
	})
	r.id = fmt.Sprint(view.Window)
	w.activate()
	w.Resize(w.setup.width, w.setup.height)
}

// activate waits until the window manager has given the window the keyboard.
func (w window) activate() {
	w.t.Helper()
	w.await("the keyboard in the program's window", func() bool {
		// It fails as long as the window manager is not yet ready.
		if _, err := w.screen.xdotool("windowactivate", w.id); err != nil {
			return false
		}
		active, err := w.screen.xdotool("getactivewindow")
		return err == nil && active == w.id
	})
}

// thrift is what leaves the processor to the other windows that are open at the time. The window is drawn by the thread
// that asks for it: more threads than there are cores only wait for each other. There is memory to spare. How a window
// is drawn is compiled for the first one of a run, not for each.
func thrift() []string {
	return []string{
		"GOGC=400", "GOMEMLIMIT=400MiB", "LP_NUM_THREADS=0",
		"MESA_SHADER_CACHE_DIR=" + filepath.Join(workshop.Dir(), "shaders"),
	}
}

// environment is all that the program knows of its surroundings. The home has animations switched off, so that the
// window comes to rest.
func (w window) environment() []string {
	home := w.Home()
	folder := func(names ...string) string {
		dir := filepath.Join(append([]string{home}, names...)...)
		must.Do(w.t, os.MkdirAll(dir, 0o700))
		return dir
	}
	config := folder(".config")
	write(w.t, filepath.Join(folder(".config", "fyne"), "settings.json"), `{"no_animations": true}`)
	return append(append([]string{
		"HOME=" + home, "XDG_CONFIG_HOME=" + config, "XDG_DATA_HOME=" + folder(".local", "share"),
		"XDG_CACHE_HOME=" + folder(".cache"), "XDG_RUNTIME_DIR=" + folder(".run"), "TMPDIR=" + folder(".tmp"),
		"PATH=" + os.Getenv("PATH"), "LANG=" + *spoken + ".UTF-8",
		"FYNE_PLATFORM=x11", "FYNE_SCALE=1", "FYNE_THEME=light", "LIBGL_ALWAYS_SOFTWARE=1",
		"GOTRACEBACK=all",
	}, w.screen.environment()...), w.setup.env...)
}

// View is what the program says stands in its window now.
func (w window) View() probe.View {
	w.t.Helper()
	view, err := w.ask("")
	if err != nil {
		w.silent(err)
	}
	return view
}

// ask asks the program for its view, or for the part of it that a question names.
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

// await looks again and again until something is so, and fails the test when it never is.
func (w window) await(what string, so func() bool) {
	w.t.Helper()
	w.awaitWhy(func() string { return what }, so)
}

// awaitWhy is await for something whose description changes while it is waited for.
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

// over reports whether the process has ended.
func (w window) over() bool {
	select {
	case <-w.ended:
		return true
	default:
		return false
	}
}

// Resize gives the window another size in pixels and waits until it rests. A window that has only just been opened may
// still take its own size after that, so it is asked again now and then, as a person pulls once more at its corner.
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

// Kill ends the program as a power cut would, with no chance to write anything.
func (w window) Kill() {
	w.t.Helper()
	if err := w.cmd.Process.Kill(); err != nil {
		w.t.Fatalf("killing the program: %v", err)
	}
	<-w.ended
}

// Close closes the window as a person does and waits until the program has ended well. The window manager closes the
// window that it knows to be active, by a key that it takes from it: the window is made active first, and Q is pressed
// once the program knows that Super is held, so that nothing else keeps the keyboard.
func (w window) Close() {
	w.t.Helper()
	w.activate()
	w.hand("keydown", "Super_L")
	w.hears(true)
	w.hand("key", "q", "keyup", "Super_L")
	w.ends()
}

// ends waits until the program has ended well.
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

// Reopen starts the program again in the same home on the same screen, after [window.Kill] or [window.Close].
func (w window) Reopen() {
	w.t.Helper()
	if !w.over() {
		w.t.Fatal("the program cannot be opened again while it runs")
	}
	w.asked.Close()
	w.launch()
}

// Command runs the program without a window, in the same home and without a display, and gives what it prints on
// its standard output, what on its standard error, and its exit status.
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

// program is the program with the probe and with the checks of the thread that widgets are touched on.
func program(t testing.TB) string {
	return build(t, "scripkeeper-probe", "-tags", "no_metadata,probe", ".")
}

// shipped is the program as everybody gets it.
func shipped(t testing.TB) string {
	return build(t, "scripkeeper", "-tags", "noasm,nethttpomithttp2", "-gcflags=scripkeeper/app/...=-l", ".")
}

// buildSource builds a program of one file that is no part of the module but may use its packages.
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

// build builds a program with a window. It needs a C compiler, whatever the tests themselves were built with.
func build(t testing.TB, name string, args ...string) string {
	t.Helper()
	return workshop.Build(t, name, "CGO_ENABLED=1", args...)
}

func write(t testing.TB, path, content string) {
	t.Helper()
	must.Do(t, os.WriteFile(path, []byte(content), 0o600))
}
