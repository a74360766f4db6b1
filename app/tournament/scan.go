package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/handover"
	"scripkeeper/app/pages"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament/games"
)

// results returns the page that imports results. A result that fits a table is recorded at once.
func (r *room) results() route.Route {
	return handover.Results{Claim: r.claimResult, Void: r.CopyIsVoid}
}

// claimResult records the result of a received game, or the result in a code.
func (r *room) claimResult(game *game.Game, result *compact.Result) *handover.ClaimOutcome {
	report := r.Take(director.ReceivedGame{Ending: director.EndingOf(game, result)}, director.Terms{})
	if report.Outcome == director.Left && report.Result == nil && report.Against == "" {
		if other := Claims(r.shell)(game, result); other != nil {
			return other
		}
	}
	return r.claimed(report)
}

// claimed returns the outcome of importing a result. The director can accept a result that does not fit.
func (r *room) claimed(report director.Report) *handover.ClaimOutcome {
	claimed := &handover.ClaimOutcome{
		Sentence: director.OutcomeSentence(r.Desk, report), Well: report.Outcome != director.Left,
		Entered: report.Outcome == director.Entered && report.Result != nil,
	}
	if len(report.Misfits) > 0 && report.Result != nil {
		claimed.Overrule = func(done func()) { r.ask(report.Fit, done) }
	}
	return claimed
}

// Claims returns a function that finds the tournament of a received game, and offers to record the game's result.
func Claims(s *shell.Shell) handover.Claim {
	return func(game *game.Game, result *compact.Result) *handover.ClaimOutcome {
		ending := director.EndingOf(game, result)
		heads, err := s.Session.Book().Journals.List()
		if err != nil {
			return nil // the error is shown elsewhere
		}
		for _, head := range heads {
			r, err := enter(s, head.ID)
			if err != nil {
				continue
			}
			if _, _, found := r.State.ReservedTable(ending.Game); found {
				return r.claim(r.Fit(ending))
			}
		}
		return nil
	}
}

// claim offers to record a result in a tournament that is not open.
func (r *room) claim(fit games.Fit) *handover.ClaimOutcome {
	show := func() { r.shell.GoHome(route.Tournaments{}, route.Tournament{ID: r.State.ID}) }
	claimed := &handover.ClaimOutcome{Sentence: director.OfferSentence(r.Desk, fit), Well: fit.Same || fit.Sound()}
	if fit.Sound() && !fit.Same {
		claimed.Actions = []fyne.CanvasObject{input.NewPrimaryButton(words.Text("tournament.claimed.enter"), func() {
			if err := r.Correct(fit.Result); err != nil {
				r.shell.ShowNotice(r.ErrorText(err))
			} else {
				show()
			}
		})}
		return claimed
	}
	if !fit.Same && fit.Result != nil {
		claimed.Overrule = func(done func()) { r.ask(fit, done) }
	}
	claimed.Actions = []fyne.CanvasObject{input.NewQuietButton(words.Text("tournament.show"), show)}
	return claimed
}

func (r *room) ask(fit games.Fit, done func()) {
	pages.Ask(r.shell, r, r.OverrulePlace(fit), func(page.Done) { done() })
}
