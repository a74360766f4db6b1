package tournament

import (
	"bytes"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/files"
	"scripkeeper/app/handover"
	"scripkeeper/app/report"
	"scripkeeper/app/sharing"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/record"
)

// export opens the sheet of what is printed and handed on.
func (d *desk) export() { d.ways().show() }

// ways are what is printed and handed on: of the round that was drawn last, and of the standing after the last round
// whose standing may be seen.
func (d *desk) ways() *actions {
	drawn, seen := len(d.State.Rounds), len(d.State.Rounds)
	for seen > 0 && d.State.Hidden(seen) {
		seen--
	}
	a := newActions(d.shell, words.Text("tournament.export"))
	add := func(key string, icon fyne.Resource, as export.Format, round int) {
		a.addDeed(director.Deed{Label: words.Text(key), About: words.Format(key+".about",
			words.Names{"round": round})}, icon, func() { d.saveAs(as, round) })
	}
	if drawn > 0 {
		add("tournament.export.pairings", theme.DocumentPrintIcon(), report.PairingsFormat, drawn)
		add("tournament.export.cards", theme.DocumentPrintIcon(), report.CardsFormat, drawn)
	}
	if seen > 0 {
		add("tournament.export.standing", theme.DocumentPrintIcon(), report.StandingFormat, seen)
		a.addAbout("tournament.export.text", theme.MailComposeIcon(), func() { d.copyText(seen) })
		a.addAbout("tournament.export.code", theme.ViewFullScreenIcon(), func() { d.showCode(seen) })
	}
	if seen > 0 && seen == drawn {
		add("tournament.export.certificates", theme.DocumentPrintIcon(), report.CertificatesFormat, seen)
		add("tournament.export.csv", theme.GridIcon(), export.CSVFormat, seen)
	}
	add("tournament.export.record", theme.DocumentSaveIcon(), export.JSONFormat, drawn)
	return a
}

// saveAs keeps what is printed. Of what no font has all letters of, it is asked what to print instead.
func (d *desk) saveAs(as export.Format, round int) {
	var texts []report.Unprintable
	if report.TournamentEnding(as) == report.TournamentEnding(report.StandingFormat) {
		var err error
		if texts, err = report.UnprintableIn(d.Tournament, &d.State, handover.Fonts()); d.shell.ShowError(err) {
			return
		}
	}
	handover.Printed(d.shell, texts, func(instead map[string]string) {
		d.save(report.Wanted{As: as, Round: round, Instead: instead})
	})
}

// save keeps what is printed, worked out before the file is begun.
func (d *desk) save(want report.Wanted) {
	var out bytes.Buffer
	want.Fonts = handover.Fonts()
	if d.shell.ShowError(report.WriteTournament(&out, d.Tournament, &d.State, want)) {
		return
	}
	title := d.Title() + " " + words.Text("tournament.export.name."+string(want.As))
	name := sharing.FileName(record.Setup{Title: title}, report.TournamentEnding(want.As))
	files.Save(d.shell, name, d.shell.ShowNotice, func(w io.Writer) error {
		_, err := out.WriteTo(w)
		return err
	})
}

// copyText puts the standing on the clipboard.
func (d *desk) copyText(after int) {
	d.shell.App.Clipboard().SetContent(report.TournamentText(d.Tournament.Head(), &d.State, after))
	d.shell.ShowNotice(words.Text("tournament.export.text.copied"))
}

func (d *desk) showCode(after int) {
	text, err := report.StandingCode(d.Tournament.Head(), &d.State, after)
	if d.shell.ShowError(err) {
		return
	}
	d.shell.Go(handover.Text{
		Title: words.Text("tournament.export.code"), About: words.Text("tournament.export.code.shown"), Text: text,
		Name: d.Title(),
	})
}
