package command

import (
	"fmt"
	"io"
	"slices"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/report"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
)

// isPage reports whether a tournament written so is no text.
func isPage(as string) bool {
	return slices.Contains([]export.Format{
		report.PairingsFormat, report.CardsFormat, report.StandingFormat, report.CertificatesFormat,
	}, export.Format(as))
}

// exportTournament writes a tournament in the form that --as names, certificates for the members that are named.
func (p Program) exportTournament(a arguments, members []string) int {
	as := export.Format(a.as)
	switch {
	case !slices.Contains(report.TournamentFormats(), as):
		return p.misused(a, words.Text("command.tournament.forms"))
	case len(members) > 0 && as != report.CertificatesFormat:
		return p.misused(a, words.Text("command.tournament.whose"))
	case a.instead != nil && !isPage(a.as):
		return p.misused(a, words.Text("command.instead"))
	}
	return p.withTournament(a, p.look, func(d *director.Desk) int {
		want := report.Wanted{As: as, Round: a.roundOf(&d.State), Fonts: p.Fonts, Instead: a.instead}
		if _, there := d.State.Round(want.Round); !there && want.Round > 0 {
			return p.misused(a, words.Format("command.tournament.round", words.Names{"round": words.Number(want.Round)}))
		}
		if as != report.PairingsFormat && as != report.CardsFormat && as != export.JSONFormat {
			if err := a.hiddenFrom(&d.State, want.Round); err != nil {
				return p.stopped(a, &d.State, err)
			}
		}
		for _, name := range members {
			member, err := notation.Member(&d.State, name)
			if err != nil {
				return p.stopped(a, &d.State, err)
			}
			want.Members = append(want.Members, member)
		}
		write := func(to io.Writer) error { return report.WriteTournament(to, d.Tournament, &d.State, want) }
		if as == report.CodeFormat && a.out == "" { // the text of the code, as start prints it
			write = func(to io.Writer) error {
				code, err := report.StandingCode(d.Tournament.Head(), &d.State, want.Round)
				_, _ = fmt.Fprintln(to, code)
				return err
			}
		}
		if err := p.handOut(a, write); err != nil {
			return p.stopped(a, &d.State, err)
		}
		if isPage(a.as) {
			texts, _ := report.UnprintableIn(d.Tournament, &d.State, p.Fonts) // what is wrong with the fonts the pages have told
			p.tellLetters(a, texts)
		}
		return Sound
	})
}
