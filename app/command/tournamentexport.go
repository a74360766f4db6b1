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

// exportTournament writes a tournament in the format of --as. If members are named, only they get certificates.
func exportTournament(c call, members []string) error {
	as := export.Format(c.as)
	switch {
	case !slices.Contains(report.TournamentFormats(), as):
		return notation.NewMisuse("command.tournament.forms", nil)
	case len(members) > 0 && as != report.CertificatesFormat:
		return notation.NewMisuse("command.tournament.whose", nil)
	case c.plain && as != export.CSVFormat:
		return notation.NewMisuse("command.plain", nil)
	}
	return c.withTournament(c.look, func(d *director.Desk) error {
		want := report.Wanted{As: as, Plain: c.plain, Round: c.roundOf(&d.State)}
		if _, there := d.State.Round(want.Round); !there && want.Round > 0 {
			return notation.NewMisuse("command.tournament.round", words.Names{"round": want.Round})
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
		write := func(to io.Writer) error { return report.WriteTournament(to, d, want) }
		if as == report.CodeFormat && c.out == "" { // print the code as text
			write = func(to io.Writer) error {
				code, err := report.StandingCode(d.Tournament.Head(), &d.State, want.Round)
				_, _ = fmt.Fprintln(to, code)
				return err
			}
		}
		return c.handOut(write)
	})
}
