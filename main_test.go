package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/app/command"
	"scripkeeper/ledger/recordings"
)

// run runs a command of the program as it was built, in a home of its own and far from its source.
func run(t *testing.T, args ...string) (out, errors string, status int) {
	t.Helper()
	home := t.TempDir()
	t.Chdir(home)
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("XDG_CACHE_HOME", home)
	var to, complaints bytes.Buffer
	status = command.Program{Out: &to, Errors: &complaints, Window: window, Card: card, Version: version()}.Run(args)
	return to.String(), complaints.String(), status
}

// A build without a window draws the picture of a result as one with a window does.
func TestAPictureIsDrawnWithoutAWindow(t *testing.T) {
	record := filepath.Join(t.TempDir(), "game.json")
	file, err := os.Create(record)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordings.Read(t, "stockholder", "three-seats-3x5").Record.Write(file); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(t.TempDir(), "result.png")
	if _, errors, status := run(t, "export", record, "--as", "png", "--out", to); status != command.Sound || errors != "" {
		t.Fatalf("it ends with %d: %s", status, errors)
	}
	drawn, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(drawn))
	if err != nil {
		t.Fatal(err)
	}
	colors := map[string]bool{}
	for y := range picture.Bounds().Dy() {
		r, g, b, _ := picture.At(picture.Bounds().Dx()/3, y).RGBA()
		colors[fmt.Sprint(r, g, b)] = true
	}
	if size := picture.Bounds(); size.Dx() != 1120 || size.Dy() < 1000 || len(colors) < 20 {
		t.Errorf("it is %v, with %d colours from top to bottom", size, len(colors))
	}
	if left, _ := filepath.Glob(to + "*"); len(left) != 1 {
		t.Errorf("left are %v", left)
	}
}

func TestTheToolkitKnowsTheVersion(t *testing.T) {
	out, _, _ := run(t, "--version")
	if known := newApp().Metadata().Version; out != "scripkeeper "+known+"\n" || version() == "unknown" {
		t.Errorf("the toolkit knows %q, the command line says %q", known, out)
	}
}
