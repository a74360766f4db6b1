package command

import (
	"fmt"
	"io"
	"slices"

	"scripkeeper/app/report"
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/tournament"
)

// isPage tells whether a tournament written so is no text.
func isPage(as string) bool {
	return slices.Contains([]export.Format{
		report.PairingsFormat, report.CardsFormat, report.StandingFormat, report.CertificatesFormat,
	}, export.Format(as))
}

// exportTournament writes a tournament in the form that --as names, certificates for the members that are named.
func (p Program) exportTournament(a asked, members []string) int {
	as := export.Format(a.as)
	switch {
	case !slices.Contains(report.TournamentFormats(), as):
		return p.misused(a, words.Say("command.tournament.forms"))
	case len(members) > 0 && as != report.CertificatesFormat:
		return p.misused(a, words.Say("command.tournament.whose"))
	case a.instead != nil && !isPage(a.as):
		return p.misused(a, words.Say("command.instead"))
	}
	return p.held(a, p.look, func(book *book.Book, cup *tournament.Tournament) int {
		state, err := withGames(book, cup)
		if err != nil {
			return p.fail(a, err)
		}
		want := report.Wanted{As: as, Round: a.roundOf(&state), Instead: a.instead}
		if _, there := state.Round(want.Round); !there && want.Round > 0 {
			return p.misused(a, words.Tell("command.tournament.round", words.Names{"round": words.Number(want.Round)}))
		}
		if tells := as != report.PairingsFormat && as != report.CardsFormat && as != export.JSONFormat; tells && !a.cup.hidden && state.Hidden(want.Round) {
			return p.stopped(a, &state, wrong("command.tournament.hidden", words.Names{"round": words.Number(state.Plan.HiddenFrom)}))
		}
		for _, name := range members {
			member, err := called(&state, name)
			if err != nil {
				return p.stopped(a, &state, err)
			}
			want.Members = append(want.Members, member)
		}
		write := func(to io.Writer) error { return report.WriteTournament(to, cup, &state, want) }
		if as == report.CodeFormat && a.out == "" { // the text of the code, as start prints it
			write = func(to io.Writer) error {
				code, err := report.StandingCode(cup.Head(), &state, want.Round)
				_, _ = fmt.Fprintln(to, code)
				return err
			}
		}
		if err := p.handOut(a, write); err != nil {
			return p.stopped(a, &state, err)
		}
		if isPage(a.as) {
			texts, _ := report.UnprintableIn(cup, &state) // what is wrong with the fonts the pages have told
			p.tellLetters(a, texts)
		}
		return Sound
	})
}
