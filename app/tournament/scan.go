package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/handover"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// scan leads to the page that takes results over: whatever fits a table is entered at once.
func (d *desk) scan() { d.shell.Go(handover.Results{Claim: d.taken, Void: d.Void}) }

// taken takes a game that was handed over, or the code of a result.
func (d *desk) taken(game *game.Game, result *compact.Result) *handover.Claimed {
	report := d.Take(director.Incoming{Ending: director.EndingOf(game, result)}, director.Terms{})
	if report.Outcome == director.Left && report.Result == nil && report.Against == "" {
		if other := Claims(d.shell)(game, result); other != nil {
			return other
		}
	}
	return d.claimed(report)
}

// claimed is what became of a result, with the way to count one that does not fit all the same.
func (d *desk) claimed(report director.Report) *handover.Claimed {
	claimed := &handover.Claimed{
		Sentence: director.Says(d.Desk, report), Well: report.Outcome != director.Left,
		Entered: report.Outcome == director.Entered && report.Result != nil,
	}
	if len(report.Misfits) > 0 && report.Result != nil {
		claimed.Overrule = func(done func()) { d.overrule(report.Fit, done) }
	}
	return claimed
}

// Claims finds the tournament of the book that a game which was handed over belongs to, and offers to enter its result
// there.
func Claims(s *shell.Shell) handover.Claim {
	return func(game *game.Game, result *compact.Result) *handover.Claimed {
		ending := director.EndingOf(game, result)
		heads, err := s.Session.Book().Journals.List()
		if err != nil {
			return nil // the book tells elsewhere
		}
		for _, head := range heads {
			d, err := openDesk(s, head.ID)
			if err != nil {
				continue
			}
			if _, _, found := d.State.Of(ending.Game); found {
				return d.offered(d.Fit(ending))
			}
		}
		return nil
	}
}

// offered is a result that can be entered by a tap, in a tournament that is not open.
func (d *desk) offered(fit games.Fit) *handover.Claimed {
	show := func() { d.shell.GoHome(route.Tournaments{}, route.Tournament{ID: d.Tournament.Head().ID}) }
	claimed := &handover.Claimed{Sentence: director.Offer(d.Desk, fit), Well: fit.Same || fit.Sound()}
	if fit.Sound() && !fit.Same {
		claimed.Actions = []fyne.CanvasObject{input.NewPrimaryButton(words.Text("tournament.claimed.enter"), func() {
			if d.did(d.Correct(fit.Result)) {
				show()
			}
		})}
		return claimed
	}
	if !fit.Same && fit.Result != nil {
		claimed.Overrule = func(done func()) { d.overrule(fit, done) }
	}
	claimed.Actions = []fyne.CanvasObject{input.NewQuietButton(words.Text("tournament.show"), show)}
	return claimed
}

// overrule asks why a result counts although it does not fit, for everybody to read.
func (d *desk) overrule(fit games.Fit, done func()) {
	var result *tournament.Result
	ask(d.shell, words.Text("tournament.overrule"), text.NewParagraph(director.Misfits(d.Desk, fit), core.Body),
		[]question{{words.Text("tournament.overrule.note"), words.Text("tournament.overrule.example")}},
		words.Text("tournament.overrule.enter"), func(answers []string) string {
			overruled, refusal := fit.Overruled(answers[0])
			if refusal == nil {
				_, refusal = d.Tournament.TriedCorrection(overruled)
			}
			if refusal != nil {
				return d.Trouble(refusal)
			}
			result = overruled
			return ""
		}, func() {
			if d.did(d.Correct(result)) {
				done()
			}
		})
}
