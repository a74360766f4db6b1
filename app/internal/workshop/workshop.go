// Package workshop builds programs for end-to-end tests, each program once per run of the tests. Only tests import it.
package workshop

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
)

// variable names the environment variable that holds the path of the folder for a test run's programs.
const variable = "SCRIPKEEPER_WORKSHOP"

const tick = 50 * time.Millisecond

// Run runs a package's tests with a temporary folder for built programs, and returns the exit status.
func Run(m *testing.M) int {
	if Dir() != "" {
		return m.Run()
	}
	dir, err := os.MkdirTemp("", "scripkeeper")
	if err == nil {
		defer func() { _ = os.RemoveAll(dir) }()
		err = os.Setenv(variable, dir)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return m.Run()
}

// Dir returns the run's folder. Its path is short enough for a Unix socket.
func Dir() string { return os.Getenv(variable) }

func Windowless(t testing.TB) string {
	t.Helper()
	return Build(t, "scripkeeper-windowless", "CGO_ENABLED=0", "-tags", "ci", ".")
}

// Build builds a program with an additional environment variable, once per run, and returns its path.
func Build(t testing.TB, name, env string, args ...string) string {
	t.Helper()
	path := filepath.Join(Dir(), name)
	defer takeTurn(t, path+".turn")()
	if _, err := os.Stat(path); err == nil {
		return path
	}
	cmd := exec.Command("go", append([]string{"build", "-buildvcs=false", "-ldflags", "-s -w", "-o", path}, args...)...)
	cmd.Dir = Module(t)
	cmd.Env = append(os.Environ(), env)
	out, err := cmd.CombinedOutput()
	must.Hold(t, err == nil, "building %s: %v\n%s", name, err, out)
	return path
}

// takeTurn waits until it can create a lock folder, and returns a function that removes the folder.
func takeTurn(t testing.TB, dir string) (done func()) {
	t.Helper()
	err := os.Mkdir(dir, 0o700)
	for ; errors.Is(err, fs.ErrExist); err = os.Mkdir(dir, 0o700) {
		time.Sleep(tick)
	}
	must.Do(t, err)
	return func() { _ = os.Remove(dir) }
}

// Module returns the module's folder. The test must be in a folder directly below app.
func Module(t testing.TB) string {
	t.Helper()
	return must.Get(filepath.Abs(filepath.Join("..", "..")))(t)
}

// Seventh builds the program with an additional, very small game that its screens do not know.
func Seventh(t testing.TB, name, env string, args ...string) string {
	t.Helper()
	dir, module := t.TempDir(), Module(t)
	list := must.Get(os.ReadFile(filepath.Join(module, "calc", "rulebooks", "rulebooks.go")))(t)
	longer := strings.NewReplacer(`"scripkeeper/calc/brokeryard"`, `"scripkeeper/calc/brokeryard"; "scripkeeper/calc/conformance/tinygame"`,
		"openmarket.Rulebook{},", "openmarket.Rulebook{}, tinygame.Rulebook{},").Replace(string(list))
	must.Hold(t, strings.Count(longer, "tinygame") == 2, "the list of games is written otherwise:\n%s", list)
	games, overlay := filepath.Join(dir, "rulebooks.go"), filepath.Join(dir, "overlay.json")
	must.Do(t, os.WriteFile(games, []byte(longer), 0o600))
	must.Do(t, os.WriteFile(overlay, must.Get(json.Marshal(map[string]map[string]string{"Replace": {
		filepath.Join(module, "calc", "rulebooks", "rulebooks.go"): games,
		filepath.Join(module, "assets", "translations", "en.tiny.json"): filepath.Join(module, "calc", "conformance",
			"tinygame", "testdata", "en.tiny.json"),
	}}))(t), 0o600))
	return Build(t, name, env, append([]string{"-overlay", overlay}, args...)...)
}
