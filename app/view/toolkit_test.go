package view_test

import (
	"os/exec"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

func TestWhatIsSaidKnowsNoToolkit(t *testing.T) {
	for _, room := range []string{"view/...", "director", "history", "licences", "words", "session", "report", "command", "live/..."} {
		out := must.Get(exec.Command("go", "list", "-deps", "scripkeeper/app/"+room).CombinedOutput())(t)
		for path := range strings.Lines(string(out)) {
			must.Hold(t, !strings.HasPrefix(path, "fyne.io/"), "app/%s imports %s", room, path)
		}
	}
}
