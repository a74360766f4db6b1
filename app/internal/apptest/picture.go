package apptest

import (
	"image/png"
	"os"
	"testing"

	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/must"
)

// Picture draws the window; into a file only where SCRIPKEEPER_SHOTS asks for pictures.
func Picture(t *testing.T, s *shell.Shell, path string) {
	t.Helper()
	if os.Getenv("SCRIPKEEPER_SHOTS") == "" {
		s.Window.Canvas().Capture()
		return
	}
	file, err := os.Create(path)
	must.Do(t, err)
	err = png.Encode(file, s.Window.Canvas().Capture())
	if closed := file.Close(); err == nil {
		err = closed
	}
	must.Do(t, err)
}
