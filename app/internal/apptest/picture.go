package apptest

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/must"
)

// shots is the environment variable that names the folder for pictures to be looked at.
const shots = "SCRIPKEEPER_SHOTS"

// Shooting reports whether pictures are drawn to be looked at.
func Shooting() bool { return os.Getenv(shots) != "" }

// ForTheEye skips what proves nothing by itself but draws pictures to be looked at, unless they are asked for.
func ForTheEye(t *testing.T) {
	t.Helper()
	if !Shooting() {
		t.Skip("pictures for the eye: " + shots + " names no folder for them")
	}
}

// Picture draws the window into a file of a name, where a folder for pictures is named.
func Picture(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	if !Shooting() {
		return
	}
	drawn, folder := s.Window.Canvas().Capture(), os.Getenv(shots)
	file, err := os.Create(filepath.Join(folder, name))
	must.Do(t, err)
	must.Do(t, png.Encode(file, drawn))
	must.Do(t, file.Close())
}
