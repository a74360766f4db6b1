package endtoend

import (
	"bytes"
	"crypto/rand"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// A screen is an X server that draws into memory. Only the test has its key, so no other program can use it.
type screen struct {
	display, key string
	frame        *frame
}

// newScreen starts a screen with a size in pixels. The screen ends with the test, even if the test is killed.
func newScreen(t testing.TB, width, height int, args ...string) *screen {
	t.Helper()
	must.Installed(t, "Xvfb")
	must.Installed(t, "xdotool")
	dir, key := memory(t), newKey(t)
	number, says, err := os.Pipe()
	must.Do(t, err)
	defer number.Close()
	// The shell ends the server when the test closes the pipe, or dies.
	server := exec.Command("sh", append([]string{"-c", `Xvfb "$@" & server=$!; read -r _; kill $server; wait $server`, "sh",
		"-displayfd", "3", "-auth", key, "-fbdir", dir, "-screen", "0",
		strconv.Itoa(width) + "x" + strconv.Itoa(height) + "x24",
		"-dpi", "96", "-nocursor", "-noreset", "-nolisten", "tcp"}, args...)...)
	server.ExtraFiles = []*os.File{says}
	var log bytes.Buffer
	server.Stderr = &log
	leash := must.Get(server.StdinPipe())(t)
	if err := server.Start(); err != nil {
		t.Fatalf("starting the screen: %v", err)
	}
	says.Close()
	t.Cleanup(func() {
		leash.Close()
		_ = server.Wait()
	})
	must.Do(t, number.SetReadDeadline(time.Now().Add(time.Minute)))
	line, err := readLine(number)
	if err != nil {
		leash.Close()
		_ = server.Wait()
		t.Fatalf("the screen does not come up: %v\n%s", err, log.String())
	}
	s := &screen{display: ":" + line, key: key}
	s.frame = openFrame(t, filepath.Join(dir, "Xvfb_screen0"))
	return s
}

// memory returns a folder for a screen's content, in memory if possible, which is faster than the disk.
func memory(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("/dev/shm", "scripkeeper")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// newKey makes the key for a screen: a file with one record, which is valid for any display.
func newKey(t testing.TB) string {
	t.Helper()
	const anyFamily, kind = "\xff\xff", "MIT-MAGIC-COOKIE-1"
	secret := make([]byte, 16)
	must.Get(rand.Read(secret))(t)
	record := anyFamily
	for _, field := range []string{"", "", kind, string(secret)} {
		record += string([]byte{byte(len(field) >> 8), byte(len(field))}) + field
	}
	path := filepath.Join(t.TempDir(), "key")
	write(t, path, record)
	return path
}

func (s *screen) environment() []string {
	return []string{"DISPLAY=" + s.display, "XAUTHORITY=" + s.key}
}

func readLine(r io.Reader) (string, error) {
	var line []byte
	for one := make([]byte, 1); ; {
		if _, err := io.ReadFull(r, one); err != nil {
			return "", err
		}
		if one[0] == '\n' {
			return string(line), nil
		}
		line = append(line, one[0])
	}
}

// manageWindows starts a window manager: windows are frameless and at the upper left; Super+Q closes a window.
func (s *screen) manageWindows(t testing.TB) {
	t.Helper()
	must.Installed(t, "openbox")
	home := t.TempDir()
	rules := filepath.Join(home, "rc.xml")
	write(t, rules, `<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><keepBorder>no</keepBorder></theme>
  <focus><focusNew>yes</focusNew></focus>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard><keybind key="W-q"><action name="Close"/></keybind></keyboard>
  <mouse/>
  <applications><application class="*">
    <decor>no</decor><position force="yes"><x>0</x><y>0</y></position>
  </application></applications>
</openbox_config>
`)
	var log bytes.Buffer
	manager := exec.Command("openbox", "--sm-disable", "--config-file", rules)
	manager.Env = append(s.environment(), "HOME="+home, "PATH="+os.Getenv("PATH"))
	manager.Stderr = &log
	err := manager.Start()
	must.Hold(t, err == nil, "starting the window manager: %v", err)
	t.Cleanup(func() {
		_ = manager.Process.Kill()
		_ = manager.Wait()
	})
	for end := time.Now().Add(patience); ; time.Sleep(tick) {
		if _, err := s.xdotool("get_desktop"); err == nil {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the window manager does not come up\n%s", log.String())
		}
	}
}

func (s *screen) xdotool(args ...string) (string, error) {
	out, err := s.command("xdotool", args...).CombinedOutput()
	return strings.TrimSpace(string(out)), err
}

func (s *screen) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), s.environment()...)
	return cmd
}

func version(t *testing.T) string {
	t.Helper()
	metadata := must.Get(os.ReadFile(filepath.Join(workshop.Module(t), "FyneApp.toml")))(t)
	return string(regexp.MustCompile(`(?m)^\s*Version = "(.*)"$`).FindSubmatch(metadata)[1])
}

// Objects that still move after an entry can be tapped at their final place, with or without reduced motion.
func TestWhatMovesIsTappedAtItsPlace(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(1280, 800), withArgs("--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	figures := func() map[string]image.Rectangle {
		all := map[string]image.Rectangle{}
		for _, o := range w.View().Objects {
			if o.Active && o.InView() && o.Area.Max.X < 860 {
				all[o.Text] = o.Area
			}
		}
		return all
	}
	record := func(typed string) {
		t.Helper()
		w.Type(typed)
		w.Key("ctrl+Return")
		at := figures()
		w.settle()
		for label, area := range figures() {
			was, stood := at[label]
			expect.True(t, !stood || was == area, "%q was at %v and came to rest at %v", label, was, area)
		}
	}
	record("cb+60r")
	w.See(text("stockholder.entry.turn.title", "seat", "Dan"))
	w.Key("Escape")
	w.Tap(text("shelf.settings"))
	w.Tap(text("settings.still"))
	w.wheel(image.Pt(200, 100), "5", 40) // down
	w.See(text("settings.version", "version", version(t)))
	w.Key("Escape")
	w.Tap(strings.Join(game.Names, ", "))
	record("cr+60b")
	w.See(text("stockholder.entry.turn.title", "seat", "Ann"))
}
