package livetest

import (
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/recordings"
)

// The picture equals that of a build with a window. Drawing the picture leaves no output or files.
func TestAPictureIsDrawnWithoutAWindow(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	record, to := filepath.Join(home, "game.json"), filepath.Join(t.TempDir(), "result.png")
	game := recordings.Read(t, "stockholder", "three-seats-3x5")
	must.Do(t, bookfile.WriteFile(record, game.Record.Write))
	cmd := exec.Command(workshop.Windowless(t), "export", record, "--as", "png", "--out", to)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_CACHE_HOME="+home+"/.cache", "DISPLAY=")
	said, err := cmd.CombinedOutput()
	must.Hold(t, err == nil && len(said) == 0, "%v: %s", err, said)
	file := must.Get(os.Open(to))(t)
	defer file.Close()
	picture := must.Get(png.Decode(file))(t)
	colors := map[string]bool{}
	for y := range picture.Bounds().Dy() {
		r, g, b, _ := picture.At(picture.Bounds().Dx()/3, y).RGBA()
		colors[fmt.Sprint(r, g, b)] = true
	}
	if size := picture.Bounds(); size.Dx() != 1120 || size.Dy() < 1000 || len(colors) < 20 {
		t.Errorf("it is %v, with %d colours from top to bottom", size, len(colors))
	}
	left, _ := filepath.Glob(to + "*")
	expect.True(t, len(left) == 1, "left are %v", left)
}
