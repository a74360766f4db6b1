package handover

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"testing/iotest"

	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

// backedUp saves the backup of a book with one game by its page, and returns it and that game's head.
func backedUp(t *testing.T) (file []byte, head string) {
	t.Helper()
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday", []string{"Anna", "Ben"}, 3)
	s.Go(apptest.To(NewBackupPage(s)))
	folder := savedHere(t, s, words.Text("backup.make"))
	apptest.MustContain(t, s, words.Format("backup.games", words.Names{"count": 1}))
	saved := must.Get(filepath.Glob(filepath.Join(folder, "*"+backupEnding)))(t)
	must.Hold(t, len(saved) == 1, "saved are %q", saved)
	return must.Get(os.ReadFile(saved[0]))(t), s.Session.Game().Head().String()
}

func mustBeBack(t *testing.T, s *shell.Shell, head string) {
	t.Helper()
	games, err := s.Session.Book().Shelf.List()
	must.Hold(t, err == nil && len(games) == 1, "%d games, %v", len(games), err)
	if g, err := s.Session.Book().Games.Load(games[0].ID); err != nil || g.Head().String() != head {
		t.Errorf("another game is back, %v", err)
	}
}

func TestABackupIsRestoredOnItsPage(t *testing.T) {
	file, head := backedUp(t)
	s := apptest.Begin(t)
	p := NewBackupPage(s)
	s.Go(apptest.To(p))
	p.Dropped(dropped(t, "all.jsonl", file))
	apptest.MustShow(t, s, words.Format("restore.new", words.Names{"count": 1}))
	mustBeBack(t, s, head)
	p.Dropped(dropped(t, "all.jsonl", file))
	apptest.MustShow(t, s, words.Format("restore.same", words.Names{"count": 1}))
	for code, data := range map[string][]byte{
		"backup.empty": nil, "backup.foreign": []byte("hello"),
		"backup.newer": bytes.Replace(file, []byte(`"backup":1`), []byte(`"backup":7`), 1),
	} {
		p.Dropped(dropped(t, "all.jsonl", data))
		apptest.MustShow(t, s, words.ErrorSentence("", nil, &ledger.Fault{Code: code, Detail: "7"}))
	}
	p.Dropped(dropped(t, "all.jsonl", bytes.Replace(file, []byte("Anna"), []byte("Ann4"), 1)))
	apptest.MustContain(t, s, words.ErrorSentence("", nil, &ledger.Fault{Code: "backup.sum"}))
	mustBeBack(t, s, head)
	p.Dropped(storage.NewFileURI(filepath.Join(t.TempDir(), "nothing")))
	apptest.MustShow(t, s, words.ErrorSentence("", nil, &ledger.Fault{Code: "file.unreadable"}))
}

func TestABackupIsTakenOverAsAnyFile(t *testing.T) {
	file, head := backedUp(t)
	s, p := scanning(t)
	p.Dropped(dropped(t, "all.jsonl", file))
	apptest.MustShow(t, s, words.Format("restore.new", words.Names{"count": 1}))
	mustBeBack(t, s, head)
}

// If the end of a backup is unreadable, the page shows what was restored before it, and the error.
func TestWhatABackupBroughtIsToldWhenItEndsEarly(t *testing.T) {
	file, head := backedUp(t)
	ended := words.ErrorSentence("", nil, &ledger.Fault{Code: "backup.unreadable"})
	open := func() (io.ReadCloser, error) {
		return io.NopCloser(io.MultiReader(bytes.NewReader(file),
			iotest.ErrReader(errors.New("the stick was pulled out")))), nil
	}
	s := apptest.Begin(t)
	p := NewBackupPage(s)
	s.Go(apptest.To(p))
	p.restore(open)
	apptest.MustShow(t, s, words.Format("restore.new", words.Names{"count": 1}))
	apptest.MustShow(t, s, ended)
	mustBeBack(t, s, head)
	s, scan := scanning(t)
	scan.takeFrom(open)
	apptest.MustShow(t, s, words.Format("restore.new", words.Names{"count": 1}))
	apptest.MustShow(t, s, ended)
}
