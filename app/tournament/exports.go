package tournament

import (
	"bytes"

	"scripkeeper/app/director"
	"scripkeeper/app/handover"
	"scripkeeper/app/report"
	"scripkeeper/app/sharing"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/record"
)

// print saves a document. It writes to memory first, so a failure leaves no file.
func (r *room) print(what director.Printing) error {
	want := report.Wanted{As: export.Format(what.As), Round: what.Round}
	if what.As == "record" {
		want.As = export.JSONFormat
	}
	var out bytes.Buffer
	if err := report.WriteTournament(&out, r.Desk, want); err != nil {
		return err
	}
	title := r.Title() + " " + words.Text("tournament.export.name."+string(want.As))
	ending := report.TournamentExtension(want.As)
	handover.SaveFile(r.shell, sharing.FileName(record.Setup{Title: title}, ending), out.Bytes())
	return nil
}

func (r *room) copyText(what director.Printing) error {
	r.shell.App.Clipboard().SetContent(report.TournamentText(r.Tournament.Head(), &r.State, what.Round))
	r.shell.ShowNotice(words.Text("tournament.export.text.copied"))
	return nil
}

func (r *room) showStandings(what director.Printing) error {
	text, err := report.StandingCode(r.Tournament.Head(), &r.State, what.Round)
	if err == nil {
		r.shell.Go(handover.TextCodeRoute{Title: words.Text("tournament.export.code"), Text: text, Name: r.Title(),
			About: words.Text("tournament.export.code.shown")})
	}
	return err
}
