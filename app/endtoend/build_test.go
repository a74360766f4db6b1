package endtoend

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/workshop"
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
