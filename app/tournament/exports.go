package tournament

import (
	"bytes"
	"io"

	"scripkeeper/app/director"
	"scripkeeper/app/files"
	"scripkeeper/app/handover"
	"scripkeeper/app/report"
	"scripkeeper/app/sharing"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/record"
)

// print keeps what is printed. Of what no font has all letters of, it is asked what to print instead.
func (r *room) print(a page.Action) error {
	what, err := page.Read[director.Printing](a)
	if err != nil {
		return err
	}
	want := report.Wanted{As: export.Format(what.As), Round: what.Round, Fonts: handover.Fonts()}
	if what.As == "record" {
		want.As = export.JSONFormat
	}
	var texts []report.Unprintable
	if report.TournamentEnding(want.As) == report.TournamentEnding(report.StandingFormat) {
		if texts, err = report.UnprintableIn(r.Tournament, &r.State, want.Fonts); err != nil {
			return err
		}
	}
	handover.Printed(r.shell, texts, func(instead map[string]string) {
		want.Instead = instead
		r.shell.ShowError(r.save(want))
	})
	return nil
}

// save keeps what is printed, worked out before the file is begun.
func (r *room) save(want report.Wanted) error {
	var out bytes.Buffer
	if err := report.WriteTournament(&out, r.Tournament, &r.State, want); err != nil {
		return err
	}
	title := r.Title() + " " + words.Text("tournament.export.name."+string(want.As))
	name := sharing.FileName(record.Setup{Title: title}, report.TournamentEnding(want.As))
	files.Save(r.shell, name, r.shell.ShowNotice, func(w io.Writer) error {
		_, err := out.WriteTo(w)
		return err
	})
	return nil
}

// copyText puts the standings on the clipboard.
func (r *room) copyText(a page.Action) error {
	what, err := page.Read[director.Printing](a)
	if err != nil {
		return err
	}
	r.shell.App.Clipboard().SetContent(report.TournamentText(r.Tournament.Head(), &r.State, what.Round))
	r.shell.ShowNotice(words.Text("tournament.export.text.copied"))
	return nil
}

// showStandings shows the standings as a code.
func (r *room) showStandings(a page.Action) error {
	what, err := page.Read[director.Printing](a)
	if err != nil {
		return err
	}
	text, err := report.StandingCode(r.Tournament.Head(), &r.State, what.Round)
	if err == nil {
		r.shell.Go(handover.Text{Title: words.Text("tournament.export.code"), Text: text, Name: r.Title(),
			About: words.Text("tournament.export.code.shown")})
	}
	return err
}
