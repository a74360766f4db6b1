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

func isPage(as string) bool {
	return slices.Contains([]export.Format{
		report.PairingsFormat, report.CardsFormat, report.StandingFormat, report.CertificatesFormat,
	}, export.Format(as))
}

// exportTournament writes a tournament in the format that --as names, certificates for the named members.
func exportTournament(c call, members []string) error {
	as := export.Format(c.as)
	switch {
	case !slices.Contains(report.TournamentFormats(), as):
		return notation.Wrong("command.tournament.forms", nil)
	case len(members) > 0 && as != report.CertificatesFormat:
		return notation.Wrong("command.tournament.whose", nil)
	case c.plain && as != export.CSVFormat:
		return notation.Wrong("command.plain", nil)
	case c.instead != nil && !isPage(c.as):
		return notation.Wrong("command.instead", nil)
	}
	return c.withTournament(c.look, func(d *director.Desk) error {
		want := report.Wanted{As: as, Plain: c.plain, Round: c.roundOf(&d.State), Fonts: c.Fonts, Instead: c.instead}
		if _, there := d.State.Round(want.Round); !there && want.Round > 0 {
			return notation.Wrong("command.tournament.round", words.Names{"round": want.Round})
		}
		if as != report.PairingsFormat && as != report.CardsFormat && as != export.JSONFormat {
			if err := c.hiddenFrom(&d.State, want.Round); err != nil {
				return err
			}
		}
		for _, name := range members {
			member, err := notation.Member(&d.State, name)
			if err != nil {
				return err
			}
			want.Members = append(want.Members, member)
		}
		write := func(to io.Writer) error { return report.WriteTournament(to, d.Tournament, &d.State, want) }
		if as == report.CodeFormat && c.out == "" { // as text
			write = func(to io.Writer) error {
				code, err := report.StandingCode(d.Tournament.Head(), &d.State, want.Round)
				_, _ = fmt.Fprintln(to, code)
				return err
			}
		}
		if err := c.handOut(write); err != nil {
			return err
		}
		if isPage(c.as) {
			// The pages report errors of the fonts.
			texts, _ := report.UnprintableIn(d.Tournament, &d.State, c.Fonts)
			c.tellLetters(texts)
		}
		return nil
	})
}
