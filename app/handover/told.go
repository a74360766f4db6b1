package handover

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
)

// tellResult tells how a game ended on another device, and whether the copy here, if any, ends in the same way.
func (p *scanPage) tellResult(r compact.Result) {
	session := p.shell.Session
	game, about := words.Game(r.Rulebook), []string(nil)
	title := r.Title
	if title == "" {
		title = game
	} else {
		about = append(about, game)
	}
	if !r.Begun.IsZero() {
		about = append(about, words.Moment(r.Begun, time.Now()))
	}
	sentence := words.Tell("scan.result", words.Names{"title": title})
	rows := widget.Stack(look.Space2, widget.NewParagraph(sentence, widget.Strong))
	if len(about) > 0 {
		rows.Add(widget.NewText(words.Join(about), widget.Caption))
	}
	for _, place := range r.Places {
		rows.Add(widget.NewParagraph(words.ResultPlace(place), widget.Body))
	}
	color, actions := look.Gain, []fyne.CanvasObject(nil)
	here, err := session.Book().Load(r.Game)
	switch {
	case err != nil:
		rows.Add(widget.NewParagraph(words.Say("scan.result.absent"), widget.Body).SetColor(look.Soft))
	case r.Of(here):
		rows.Add(widget.NewParagraph(words.Say("scan.result.same"), widget.Body).SetColor(look.Gain))
	default:
		color = look.Loss
		rows.Add(widget.NewParagraph(words.Say("scan.result.other"), widget.Body).SetColor(look.Loss))
	}
	if err == nil {
		actions = append(actions, p.showGame(r.Game))
	}
	p.tell(sentence, true)
	p.show(theme.ConfirmIcon(), color, rows, actions...)
}

// showGame leads to a game of the book.
func (p *scanPage) showGame(id ledger.GameID) fyne.CanvasObject {
	return widget.NewPrimaryButton(words.Say("scan.show"), func() {
		if !p.shell.ShowError(p.shell.Session.Open(id)) {
			p.shell.GoHome(route.Table{})
		}
	})
}

// takePortfolio offers to record what a player holds, where the game waits for just that. Before that nobody is told.
func (p *scanPage) takePortfolio(held ledger.Portfolio) {
	s := p.shell
	game, err := s.Session.Book().Load(held.Game)
	if err != nil {
		p.refuse("", &ledger.Fault{Code: "portfolio.unknown", Err: err})
		return
	}
	table, rules := game.Table(), game.Rulebook()
	if !held.Fits(table.Layout()) {
		p.refuse(rules.ID(), &ledger.Fault{Code: "portfolio.foreign"})
		return
	}
	name := words.Names{"name": words.Seat(table.Layout(), held.Seat)}
	entry, waited := disclosed(rules.Expected(table), table, held)
	if !waited {
		key := "portfolio.early"
		if table.Over() {
			key = "portfolio.late"
		}
		p.showOutcome(words.Tell(key, name), theme.InfoIcon(), look.Soft, p.showGame(held.Game))
		return
	}
	_, statement, refusal := entry.Apply(table)
	if refusal != nil {
		p.showOutcome(words.Refusal(rules.ID(), table.Layout(), refusal), theme.ErrorIcon(), look.Loss, p.showGame(held.Game))
		return
	}
	sentence := words.Tell("portfolio.title.of", name)
	rows := widget.Stack(look.Space2, widget.NewParagraph(sentence, widget.Strong))
	for _, line := range statement.Lines {
		if line.Seat == held.Seat && !line.Secret {
			rows.Add(widget.NewParagraph(words.Line(rules.ID(), table.Layout(), line), widget.Body))
		}
	}
	p.tell(sentence, true)
	p.show(theme.ConfirmIcon(), look.Gain, rows, widget.NewPrimaryButton(words.Tell("portfolio.record", name), func() {
		if !s.ShowError(s.Session.Open(held.Game)) && !s.ShowError(s.Session.Record(entry)) {
			s.GoHome(route.Table{})
		}
	}))
}

// disclosed is the entry by which a player tells what is in a portfolio, and whether the table waits for it.
func disclosed(expected calc.Expected, t calc.Table, held ledger.Portfolio) (calc.Entry, bool) {
	for _, e := range expected.Next {
		if asks, is := e.(calc.Disclosure); is && calc.MoverOf(e, t) == held.Seat {
			return asks.Disclosing(held.Counts), true
		}
	}
	return nil, false
}
