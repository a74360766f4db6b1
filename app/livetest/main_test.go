package livetest

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
)

// soak has games played whole. Without it they are played as far as each kind of thing happens once.
var soak = flag.Bool("soak", false, "keep recorded games in the browser to their end")

// patience is how long anything may take that has an end.
const patience = time.Minute

// workshop is the environment variable that names the folder of the program that the tests of one run serve with.
const workshop = "SCRIPKEEPER_WORKSHOP"

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(inWorkshop(m.Run))
}

func inWorkshop(run func() int) int {
	dir, err := os.MkdirTemp("", "scripkeeper")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	if err := os.Setenv(workshop, dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return run()
}

// building has the program built by one test at a time.
var building sync.Mutex

// program is the program as it is built where no window can be opened. It is built once in a run of the tests.
func program(t testing.TB) string {
	t.Helper()
	building.Lock()
	defer building.Unlock()
	path := filepath.Join(os.Getenv(workshop), "scripkeeper")
	if _, err := os.Stat(path); err == nil {
		return path
	}
	cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags", "-s -w", "-tags", "ci", "-o", path, ".")
	cmd.Dir = must.Get(filepath.Abs(filepath.Join("..", "..")))(t)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building: %v\n%s", err, out)
	}
	return path
}
