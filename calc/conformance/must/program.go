package must

import (
	"os/exec"
	"testing"
)

// Installed returns the path of another program, and skips the test under -short. "make test" installs the program.
func Installed(t testing.TB, program string) string {
	t.Helper()
	HaveTime(t)
	path, err := exec.LookPath(program)
	Hold(t, err == nil, "%s is not installed; make test installs it, or run .ci/install test", program)
	return path
}
