package table

import (
	"os"
	"runtime/debug"
	"testing"
)

// TestMain limits the memory, because the toolkit caches the rendering of nearly everything drawn in the last minute.
// The garbage collector works harder instead.
func TestMain(m *testing.M) {
	debug.SetMemoryLimit(1200 << 20)
	os.Exit(m.Run())
}
