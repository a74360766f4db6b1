// Package files shows file dialogs: the system's dialog, or the app's own sheet on a desktop without a file dialog.
package files

import (
	"context"
	"errors"
	"io"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"

	"scripkeeper/app/files/portal"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// A Kind describes files to open. Endings are the file name extensions, in lower case with the dot.
type Kind struct {
	Name    string
	Endings []string
}

// Save asks where to save a file and writes the file. Then outcome is called with a sentence about the result.
func Save(s *shell.Shell, name string, outcome func(sentence string), write func(io.Writer) error) {
	fail := func(err error) { outcome(s.ErrorText(err)) }
	AskSavePlace(s, name, fail, func(to Place) {
		if err := to.Write(write); err != nil {
			fail(err)
			return
		}
		outcome(words.Format("share.saved", words.Names{"name": to.Name()}))
	})
}

// AskSavePlace asks where to save a file with a suggested name. If the user cancels, neither fail nor then is called.
func AskSavePlace(s *shell.Shell, name string, fail func(error), then func(to Place)) {
	if !fyne.CurrentDevice().IsMobile() {
		ask(s, portal.Question{Title: words.Text("files.save"), Save: name}, fail,
			func(path string) { then(Place{path: path}) })
		return
	}
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		switch {
		case err != nil:
			fail(err)
		case to != nil:
			then(Place{to: to})
		}
	}, s.Window)
	d.SetFileName(name)
	d.Show()
}

// Open asks for a file of a kind. Then take is called with a function that opens the chosen file.
func Open(s *shell.Shell, kind Kind, take func(open func() (io.ReadCloser, error))) {
	fail := func(err error) { s.ShowError(err) }
	if !fyne.CurrentDevice().IsMobile() {
		ask(s, portal.Question{Title: words.Text("files.open"), Kind: kind.Name, Endings: kind.Endings}, fail,
			func(path string) { take(func() (io.ReadCloser, error) { return os.Open(path) }) })
		return
	}
	// A phone's dialog would disable files of types that the phone does not know, so the kind is not used.
	dialog.ShowFileOpen(func(from fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			fail(err)
		case from != nil:
			take(func() (io.ReadCloser, error) { return from, nil })
		}
	}, s.Window)
}

func Folder(s *shell.Shell, take func(folder fyne.URI)) {
	fail := func(err error) { s.ShowError(err) }
	if !fyne.CurrentDevice().IsMobile() {
		ask(s, portal.Question{Title: words.Text("files.folder"), Folder: true}, fail,
			func(path string) { take(storage.NewFileURI(path)) })
		return
	}
	dialog.ShowFolderOpen(func(folder fyne.ListableURI, err error) {
		switch {
		case err != nil:
			fail(err)
		case folder != nil:
			take(folder)
		}
	}, s.Window)
}

// ask shows the desktop's dialog or, if there is none, the app's own sheet. While the dialog is open, another sheet
// blocks the page. Closing that sheet closes the dialog.
func ask(s *shell.Shell, q portal.Question, fail func(error), then func(path string)) {
	bus := portal.Bus()
	if bus == "" {
		showSheet(s, q, then)
		return
	}
	q.Window = nameOf(s.Window)
	waiting := frame.NewBottomSheet(q.Title, words.Text("common.close"),
		text.NewParagraph(words.Text("files.waiting"), core.Body), nil)
	stop := func() {}
	waiting.OnClosed = func() { stop() }
	waiting.ShowOn(s.Window.Canvas())
	stop = shell.Ask(s, shell.Work[string]{
		Do: func(ctx context.Context, _ func(float64)) (string, error) { return portal.Ask(ctx, bus, q) },
		Then: func(path string, err error) {
			waiting.OnClosed = nil
			waiting.Close()
			switch {
			case ledger.IsFault(err, "work.stopped") || err == nil && path == "":
			case errors.Is(err, portal.ErrElsewhere):
				fail(&ledger.Fault{Code: "file.elsewhere"})
			case err != nil:
				showSheet(s, q, then)
			default:
				then(path)
			}
		},
	})
}

// nameOf returns a window's name for other programs, or "" if the window has none.
func nameOf(w fyne.Window) (name string) {
	if native, is := w.(driver.NativeWindow); is {
		native.RunNative(func(of any) {
			if x, is := of.(driver.X11WindowContext); is {
				name = portal.X11(x.WindowHandle)
			}
		})
	}
	return name
}
