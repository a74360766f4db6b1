package handover

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

// What is chosen in a dialog stays as it was until all is written: a book always, another file when the writing fails.
func TestAFileThatIsChosenIsNotEmptied(t *testing.T) {
	s := apptest.Begin(t)
	OpenFilesLate()
	apptest.Playing(t, s, "", []string{"Ann", "Ben"}, 2)
	notes := filepath.Join(t.TempDir(), "notes.json")
	must.Do(t, os.WriteFile(notes, []byte("old"), 0o600))
	for path, c := range map[string]struct {
		code  string
		write func(io.Writer) error
	}{
		s.Session.Book().Path(): {"file.book", s.Session.Game().Export().Write},
		notes:                   {"file.write", func(io.Writer) error { return errors.New("no more") }},
	} {
		before := must.Get(os.ReadFile(path))(t)
		to := must.Get(storage.Writer(storage.NewFileURI(path)))(t)
		var fault *ledger.Fault
		if err := writeFile(to, c.write); !errors.As(err, &fault) || fault.Code != c.code {
			t.Errorf("%s: %v", path, err)
		}
		if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
			t.Errorf("%s was changed, %v", path, err)
		}
	}
	to := must.Get(storage.Writer(storage.NewFileURI(notes)))(t)
	if _, err := io.WriteString(to, "new"); err != nil || to.Close() != nil {
		t.Fatal(err)
	}
	if now, err := os.ReadFile(notes); err != nil || string(now) != "new" {
		t.Errorf("%q, %v", now, err)
	}
}
