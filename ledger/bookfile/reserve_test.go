package bookfile

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// What one program has is nobody else's until it gives it back; then nothing of it is left.
func TestWhatIsReservedIsNobodyElses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "guests")
	release := must.Get(Reserve(path))(t)
	_, err := Reserve(path)
	expect.True(t, errors.Is(err, ErrReserved), "the second gets %v", err)
	release()
	again := must.Get(Reserve(path))(t)
	again()
	if _, err := os.Stat(lockOf(path)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the lock is left: %v", err)
	}
}

// Where there can be no lock nobody is kept out.
func TestWhereNothingCanBeReservedNobodyIsKeptOut(t *testing.T) {
	path := filepath.Join(t.TempDir(), "no such folder", "guests")
	release := must.Get(Reserve(path))(t)
	must.Get(Reserve(path))(t)()
	release()
}
