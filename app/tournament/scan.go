package tournament

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/stats"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// scan leads to the page that takes results over: whatever fits a table is entered at once.
func (d *desk) scan() {
	d.shell.Go(handover.Results{Void: d.void, Claim: func(game *game.Game, result *compact.Result) *handover.Claimed {
		if claimed := d.countedBySeries(game, result); claimed != nil {
			return claimed
		}
		fit := d.fit(endingOf(game, result))
		if fit.Sound() && !fit.Same {
			if err := d.cup.Correct(fit.Result, d.shell.Session.Author()); err != nil {
				return &handover.Claimed{Sentence: words.TournamentTrouble(&d.state, err)}
			}
			d.state = d.cup.State()
			return &handover.Claimed{Well: true, Entered: true, Sentence: d.entered(fit)}
		}
		if fit.Result == nil {
			if other := Claims(d.shell)(game, result); other != nil {
				return other
			}
		}
		return d.claimed(fit)
	}})
}

// void tells whether the copy in the book of a table's game counts no more. It is asked beside the screen, and so of a copy of the
// tournament that nobody else uses.
func (d *desk) void(game ledger.GameID) bool {
	book := d.shell.Session.Book()
	t, err := cup.Load(book, d.cup.Head().ID)
	if err != nil {
		return false
	}
	state := t.State()
	_, _, found := state.TableOf(game)
	return found && games.Copy(t, book, game) == nil
}

// countedBySeries tells whether a game that was taken over counts in a series by itself, and why not; nil in any other
// tournament.
func (d *desk) countedBySeries(game *game.Game, result *compact.Result) *handover.Claimed {
	if d.state.Plan.Format != cup.Series || len(d.cup.State().Rounds) > 0 {
		return nil
	}
	if result != nil {
		return &handover.Claimed{Sentence: words.Say("tournament.series.code")}
	}
	d.state = d.withGames(d.cup.State())
	if _, _, counts := d.state.Of(game.ID()); counts {
		return &handover.Claimed{Well: true, Sentence: words.Say("tournament.series.counts")}
	}
	g, err := d.shell.Session.Book().Shelf.ListNow()
	at := slices.IndexFunc(g, func(one stats.Summary) bool { return one.ID == game.ID() })
	if err != nil || at < 0 {
		return nil
	}
	return &handover.Claimed{Sentence: words.SeriesAgainst(&d.state, games.Against(&d.state, d.people, g[at]), game.ID())}
}

// Claims finds the tournament of the book that a game which was handed over belongs to, and offers to enter its result there.
func Claims(s *shell.Shell) handover.Claim {
	return func(game *game.Game, result *compact.Result) *handover.Claimed {
		ending := endingOf(game, result)
		heads, err := s.Session.Book().Journals.List()
		if err != nil {
			return nil // the book tells elsewhere
		}
		for _, head := range heads {
			d, err := openDesk(s, head.ID)
			if err != nil {
				continue
			}
			if _, _, found := d.state.Of(ending.Game); found {
				return d.offered(d.fit(ending))
			}
		}
		return nil
	}
}

func endingOf(game *game.Game, result *compact.Result) games.Ending {
	if result != nil {
		return games.EndingOfCode(*result)
	}
	return games.EndingOf(game, cup.FromFile)
}

// fit finds the table of a game that ended.
func (d *desk) fit(e games.Ending) games.Fit {
	return games.Find(&d.state, e, games.Copy(d.cup, d.shell.Session.Book(), e.Game), rulebooks.All())
}

// offered is a result that can be entered by a tap, in a tournament that is not open.
func (d *desk) offered(fit games.Fit) *handover.Claimed {
	show := func() {
		d.shell.GoHome(route.Tournaments{})
		d.shell.Go(route.Tournament{ID: d.cup.Head().ID})
	}
	if !fit.Sound() || fit.Same {
		claimed := d.claimed(fit)
		claimed.Sentence = words.Tell("tournament.claimed", words.Names{"title": d.title(), "sentence": claimed.Sentence})
		claimed.Actions = append(claimed.Actions, input.NewQuietButton(words.Say("tournament.show"), show))
		return claimed
	}
	sentence := words.Tell("tournament.claimed.table", words.Names{
		"title": d.title(), "table": words.Number(fit.Result.Table), "round": words.Number(fit.Result.Round),
	})
	sentence = strings.TrimSpace(sentence + " " + d.moved(fit))
	return &handover.Claimed{Well: true, Sentence: sentence, Actions: []fyne.CanvasObject{
		input.NewPrimaryButton(words.Say("tournament.claimed.enter"), func() {
			if d.correct(fit.Result) {
				show()
			}
		}),
	}}
}

// claimed is why a result was not entered, with the way to count it all the same.
func (d *desk) claimed(fit games.Fit) *handover.Claimed {
	if fit.Same {
		return &handover.Claimed{Well: true, Sentence: words.Tell("tournament.same", words.Names{
			"table": words.Number(fit.Result.Table), "round": words.Number(fit.Result.Round),
		})}
	}
	claimed := &handover.Claimed{Sentence: d.misfits(fit)}
	if fit.Result != nil {
		claimed.Overrule = func(done func()) { d.overrule(fit, done) }
	}
	return claimed
}

// moved names an order of moves other than the one that was drawn; nothing where there is none.
func (d *desk) moved(fit games.Fit) string {
	if fit.Result == nil {
		return ""
	}
	return words.Moved(&d.state, fit.Result.Round, fit.Result.Table, fit.Moved)
}

// misfits are why a result does not fit, and what else the director should know of it.
func (d *desk) misfits(fit games.Fit) string {
	var all []string
	for _, m := range fit.Misfits {
		all = append(all, words.Misfit(m))
	}
	return strings.TrimSpace(strings.Join(append(all, d.moved(fit)), " "))
}

// take enters a result that fits; of another it says why not, and asks whether it counts all the same.
func (d *desk) take(fit games.Fit, changed func()) {
	if !fit.Sound() {
		d.overrule(fit, changed)
		return
	}
	if d.correct(fit.Result) {
		changed()
		d.shell.ShowNotice(d.entered(fit))
	}
}

// entered tells of a result that was entered, and of another order of moves than the one that was drawn.
func (d *desk) entered(fit games.Fit) string {
	sentence := words.Tell("tournament.entered", words.Names{"entry": words.TournamentEntry(&d.state, fit.Result)})
	return strings.TrimSpace(sentence + " " + d.moved(fit))
}

// overrule asks why a result counts although it does not fit, for everybody to read.
func (d *desk) overrule(fit games.Fit, done func()) {
	note := form.NewTextField()
	note.SetPlaceHolder(words.Say("tournament.overrule.example"))
	trouble := text.NewParagraph("", core.Body).SetColor(look.Loss)
	var sheet *frame.BottomSheet
	enter := input.NewPrimaryButton(words.Say("tournament.overrule.enter"), func() {
		r, refusal := fit.Overruled(strings.TrimSpace(note.Text))
		if refusal == nil {
			_, refusal = d.cup.TriedCorrection(r)
		}
		if refusal != nil {
			trouble.SetText(words.TournamentTrouble(&d.state, refusal))
			return
		}
		sheet.Close()
		if d.correct(r) {
			done()
		}
	})
	body := frame.Stack(look.Space3, text.NewParagraph(d.misfits(fit), core.Body),
		form.WithLabel(words.Say("tournament.overrule.note"), form.NewMarkedField(note).Content), trouble)
	sheet = frame.NewBottomSheet(words.Say("tournament.overrule"), words.Say("common.close"), body, enter)
	sheet.ShowOn(d.shell.Window.Canvas())
	d.shell.Window.Canvas().Focus(note)
}
