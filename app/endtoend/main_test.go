package endtoend

import (
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

// workshop is the environment variable that names the folder in which the tests of one run keep the programs
// that they build, so that each is built once.
const workshop = "SCRIPKEEPER_WORKSHOP"

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(look.Theme{Variant: look.Light})
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
