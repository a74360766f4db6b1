package endtoend

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// program is the program with the probe and with the checks of the thread that widgets are touched on.
func program(t testing.TB) string {
	return build(t, "scripkeeper-probe", "-tags", "no_metadata,probe", ".")
}

// shipped is the program as everybody gets it.
func shipped(t testing.TB) string {
	return build(t, "scripkeeper", "-tags", "noasm", ".")
}

// buildSource builds a program of one file that is no part of the module but may use its packages.
func buildSource(t testing.TB, name, source string, flags ...string) string {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	write(t, file, source)
	place := filepath.Join(module(t), "app", "endtoend", name)
	overlay, err := json.Marshal(map[string]map[string]string{
		"Replace": {filepath.Join(place, "main.go"): file},
	})
	must.Do(t, err)
	list := filepath.Join(dir, "overlay.json")
	write(t, list, string(overlay))
	return build(t, name, append(flags, "-overlay", list, "./app/endtoend/"+name)...)
}

// windowless is the program as it is built where no window can be opened.
func windowless(t testing.TB) string {
	return buildIn(t, "CGO_ENABLED=0", "scripkeeper-windowless", "-tags", "ci", ".")
}

// build builds a program with a window. It needs a C compiler, whatever the tests themselves were built with.
func build(t testing.TB, name string, args ...string) string {
	t.Helper()
	return buildIn(t, "CGO_ENABLED=1", name, args...)
}

// buildIn builds a program once in a run of the tests and gives its path; of two tests that build it at the same time
// the later one's takes its place. It is linked without what only a debugger reads, which is most of the linking.
func buildIn(t testing.TB, env, name string, args ...string) string {
	t.Helper()
	path := filepath.Join(os.Getenv(workshop), name)
	if _, err := os.Stat(path); err == nil {
		return path
	}
	fresh := filepath.Join(t.TempDir(), name)
	cmd := exec.Command("go", append([]string{"build", "-buildvcs=false", "-ldflags", "-s -w", "-o", fresh},
		args...)...)
	cmd.Dir = module(t)
	cmd.Env = append(os.Environ(), env)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building %s: %v\n%s", name, err, out)
	}
	must.Do(t, os.Rename(fresh, path))
	return path
}

// module is the folder of the whole module.
func module(t testing.TB) string {
	t.Helper()
	dir := must.Get(filepath.Abs(filepath.Join("..", "..")))(t)
	return dir
}

func write(t testing.TB, path, content string) {
	t.Helper()
	must.Do(t, os.WriteFile(path, []byte(content), 0o600))
}
