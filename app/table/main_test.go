package table

import (
	"os"
	"runtime/debug"
	"testing"
)

// The toolkit keeps how everything that was seen in the last minute is drawn, which in a run of all tests is nearly
// everything. The collector is to work harder rather than let the process grow to twice that.
func TestMain(m *testing.M) {
	debug.SetMemoryLimit(800 << 20)
	os.Exit(m.Run())
}
