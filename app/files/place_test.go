package files

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

// A disk is a destination for a file. The disk can be full, and the file can fail to close.
type disk struct {
	bytes.Buffer
	full, unclosable bool
}

func (d *disk) Write(p []byte) (int, error) {
	if d.full {
		return 0, errors.New("no room left")
	}
	return d.Buffer.Write(p)
}

func (d *disk) URI() fyne.URI {
	uri, _ := storage.ParseURI("content://stick/game.json")
	return uri
}

func (d *disk) Close() error {
	if d.unclosable {
		return errors.New("the stick was pulled out")
	}
	return nil
}

func TestAFileThatIsNotWrittenIsSaid(t *testing.T) {
	write := func(w io.Writer) error {
		_, err := w.Write([]byte("all of it"))
		return err
	}
	sound := &disk{}
	if err := (Place{to: sound}).Write(write); err != nil || sound.String() != "all of it" {
		t.Errorf("written is %q, %v", sound.String(), err)
	}
	for _, d := range []*disk{{full: true}, {unclosable: true}} {
		err := Place{to: d}.Write(write)
		var fault *ledger.Fault
		expect.True(t, errors.As(err, &fault) && fault.Code == "file.write" && fault.Detail != "",
			"the fault is %v", err)
	}
}

// A file to be replaced keeps its content if writing fails. A book is never replaced.
func TestAFileThatIsChosenIsNotEmptied(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 2)
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
		var fault *ledger.Fault
		if err := (Place{path: path}).Write(c.write); !errors.As(err, &fault) || fault.Code != c.code {
			t.Errorf("%s: %v", path, err)
		}
		if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
			t.Errorf("%s was changed, %v", path, err)
		}
	}
	must.Do(t, Place{path: notes}.Write(func(w io.Writer) error {
		_, err := io.WriteString(w, "new")
		return err
	}))
	if now, err := os.ReadFile(notes); err != nil || string(now) != "new" {
		t.Errorf("%q, %v", now, err)
	}
}
