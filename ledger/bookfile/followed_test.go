package bookfile

import (
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// Paths that lead nowhere stay as they are.
func TestPathsThatLeadNowhere(t *testing.T) {
	home := t.TempDir()
	loop := filepath.Join(home, "loop")
	if err := os.Symlink("loop", loop); err != nil {
		t.Skip(err)
	}
	for _, path := range []string{"", "games.db", "/", "nowhere/games.db", loop, loop + "/games.db"} {
		expect.Equal(t, realPath(path), path, "%q", path)
	}
}
