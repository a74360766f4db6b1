package handover

import (
	"bytes"
	"image/png"
	"io"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/files"
	"scripkeeper/app/report"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
)

// A Card draws the standings of a game as a PNG picture.
type Card func(w io.Writer, g *game.Game) error

// exports shows the ways to pass on the game to people and to other programs.
func exports(s *shell.Shell, card Card) fyne.CanvasObject {
	return frame.Stack(0,
		NewWay("share.text", theme.MailComposeIcon(), func() { CopyText(s) }),
		NewWay("share.card", theme.FileImageIcon(), func() { SaveCard(s, card) }),
		NewWay("share.bgstats", theme.HistoryIcon(), func() { openPlay(s) }),
		NewWay("share.print", theme.DocumentPrintIcon(), func() { saveAs(s, report.PrintFormat) }),
		NewWay("share.csv", theme.GridIcon(), func() { saveAs(s, export.CSVFormat) }),
		NewWay("share.hledger", theme.ListIcon(), func() { saveAs(s, export.HledgerFormat) }))
}

func copyCode(s *shell.Shell, text string) {
	s.App.Clipboard().SetContent(text)
	s.ShowNotice(words.Text("share.copied"))
}

const pixelsPerModule = 10

// SaveCode asks where to keep a code as a picture.
func SaveCode(s *shell.Shell, name string, code qr.Code, outcome func(sentence string)) {
	files.Save(s, name, outcome, func(w io.Writer) error { return png.Encode(w, code.Image(pixelsPerModule)) })
}

// CopyText copies the standings to the clipboard as text for a chat.
func CopyText(s *shell.Shell) {
	s.App.Clipboard().SetContent(report.Text(s.Session.Game()))
	s.ShowNotice(words.Text("result.copied"))
}

func SaveCard(s *shell.Shell, card Card) {
	g := s.Session.Game()
	files.Save(s, sharing.FileName(g.Setup(), ".png"), s.ShowNotice, func(w io.Writer) error { return card(w, g) })
}

// saveAs saves the game in a format. It encodes the game first, so that a failure leaves no file.
func saveAs(s *shell.Shell, as export.Format) {
	g := s.Session.Game()
	var out bytes.Buffer
	if !s.ShowError(report.Write(&out, g, as)) {
		SaveFile(s, sharing.FileName(g.Setup(), report.Extension(as)), out.Bytes())
	}
}

// SaveFile asks where to save a file and saves it there. A page to print is then opened in the system's browser if
// possible.
func SaveFile(s *shell.Shell, name string, content []byte) {
	fail := func(err error) { s.ShowError(err) }
	files.AskSavePlace(s, name, fail, func(to files.Place) {
		err := to.Write(func(w io.Writer) error {
			_, err := w.Write(content)
			return err
		})
		if s.ShowError(err) {
			return
		}
		told := "share.saved"
		if filepath.Ext(name) == report.PaperEnding {
			told = "share.saved.print"
			if at := to.URL(); at != nil {
				_ = s.App.OpenURL(at) // the file is saved even if nothing opens it
			}
		}
		s.ShowNotice(words.Format(told, words.Names{"name": to.Name()}))
	})
}
