package handover

import (
	"errors"
	"io"
	"strings"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/record"
)

// SaveFile asks where to keep a file, writes it there, and tells what came of it.
func SaveFile(s *shell.Shell, name string, outcome func(sentence string), write func(io.Writer) error) {
	fail := func(err error) { outcome(s.ErrorText(err)) }
	askWhere(s, name, fail, func(to fyne.URIWriteCloser) {
		if err := writeFile(to, write); err != nil {
			fail(err)
			return
		}
		outcome(words.Format("share.saved", words.Names{"name": to.URI().Name()}))
	})
}

// askWhere asks where to keep a file.
func askWhere(s *shell.Shell, name string, fail func(error), then func(to fyne.URIWriteCloser)) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		switch {
		case err != nil:
			fail(err)
		case to != nil:
			then(to)
		}
	}, s.Window)
	d.SetFileName(name)
	showDialog(s, d)
}

// writeFile writes a file to its end, where it has a path as [bookfile.WriteFile] does. The fault is "file.write".
func writeFile(to fyne.URIWriteCloser, write func(io.Writer) error) error {
	if to.URI().Scheme() == "file" {
		_ = to.Close() // nothing was written to it
		return bookfile.WriteFile(to.URI().Path(), write)
	}
	err := write(to)
	if closed := to.Close(); err == nil {
		err = closed
	}
	var fault *ledger.Fault
	if err != nil && !errors.As(err, &fault) {
		return &ledger.Fault{Code: "file.write", Detail: err.Error(), Err: err}
	}
	return err
}

// openFile asks for a file with one of some endings and hands it over.
func openFile(s *shell.Shell, endings []string, take func(fyne.URIReadCloser)) {
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if from == nil || err != nil {
			s.ShowError(err)
			return
		}
		take(from)
	}, s.Window)
	if !fyne.CurrentDevice().IsMobile() { // the dialog of a phone greys what it has no name for
		d.SetFilter(storage.NewExtensionFileFilter(endings))
	}
	showDialog(s, d)
}

// showDialog shows a dialog as large as the window comfortably lets it be. While it is open the keys are its own, and
// escape closes it. A phone has a dialog of its system in its place.
func showDialog(s *shell.Shell, d *dialog.FileDialog) {
	if fyne.CurrentDevice().IsMobile() {
		d.Show()
		return
	}
	canvas := s.Window.Canvas()
	keys, letters := canvas.OnTypedKey(), canvas.OnTypedRune()
	canvas.SetOnTypedRune(nil)
	canvas.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape {
			d.Hide()
		}
	})
	d.SetOnClosed(func() {
		canvas.SetOnTypedKey(keys)
		canvas.SetOnTypedRune(letters)
	})
	d.Show()
	canvas.Unfocus() // a field with the keyboard would swallow escape
	size := canvas.Size()
	d.Resize(fyne.NewSize(min(size.Width*0.94, 900), min(size.Height*0.9, 640)))
}

// FileName is a name for a file about a game: what the table calls it, or the players, and the day it began.
func FileName(setup record.Setup, ending string) string {
	title := setup.Title
	if title == "" {
		title = strings.Join(setup.Names, " ")
	}
	parts := strings.FieldsFunc(strings.ToLower(title), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
	name := "scripkeeper"
	for _, part := range parts {
		if len(name)+1+len(part) > 60 {
			break
		}
		name += "-" + part
	}
	if !setup.Begun.IsZero() {
		name += "-" + setup.Begun.Local().Format(time.DateOnly)
	}
	return name + ending
}
