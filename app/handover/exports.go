package handover

import (
	"bytes"
	"io"

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
)

// A Card draws the standing of a game as a picture (PNG).
type Card func(w io.Writer, g *game.Game) error

// exports are the ways of what the game on the table comes to, to people and to other programs, each by what one does
// with it.
func exports(s *shell.Shell, card Card) fyne.CanvasObject {
	return frame.Stack(0,
		newWay("share.text", theme.MailComposeIcon(), func() { CopyText(s) }),
		newWay("share.card", theme.FileImageIcon(), func() { SaveCard(s, card) }),
		newWay("share.bgstats", theme.HistoryIcon(), func() { openPlay(s) }),
		newWay("share.pdf", theme.DocumentPrintIcon(), func() { printGame(s) }),
		newWay("share.csv", theme.GridIcon(), func() { saveAs(s, export.CSVFormat) }),
		newWay("share.hledger", theme.ListIcon(), func() { saveAs(s, export.HledgerFormat) }))
}

// CopyText puts the standing on the clipboard, as text for a chat.
func CopyText(s *shell.Shell) {
	s.App.Clipboard().SetContent(report.Text(s.Session.Game()))
	s.ShowNotice(words.Text("result.copied"))
}

// SaveCard keeps the standing as a picture.
func SaveCard(s *shell.Shell, card Card) {
	g := s.Session.Game()
	files.Save(s, sharing.FileName(g.Setup(), ".png"), s.ShowNotice, func(w io.Writer) error { return card(w, g) })
}

// printGame keeps the game as pages to print.
func printGame(s *shell.Shell) {
	g := s.Session.Game()
	texts, err := report.UnprintableOf(g, Fonts())
	if s.ShowError(err) {
		return
	}
	Printed(s, texts, func(instead map[string]string) {
		saveWritten(s, report.PDFFormat, func(w io.Writer) error { return report.PDF(w, g, Fonts(), instead) })
	})
}

// saveAs keeps the game in a format.
func saveAs(s *shell.Shell, as export.Format) {
	g := s.Session.Game()
	saveWritten(s, as, func(w io.Writer) error { return report.Write(w, g, as, Fonts()) })
}

// saveWritten keeps what is written of the game in a format, worked out before the file is begun.
func saveWritten(s *shell.Shell, as export.Format, write func(io.Writer) error) {
	var out bytes.Buffer
	if s.ShowError(write(&out)) {
		return
	}
	files.Save(s, sharing.FileName(s.Session.Game().Setup(), as.Ending()), s.ShowNotice, func(w io.Writer) error {
		_, err := out.WriteTo(w)
		return err
	})
}
