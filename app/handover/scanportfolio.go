package handover

import (
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// takePortfolio offers to record a player's holdings if the game expects that entry now. At any other time, the
// holdings are not shown.
func (p *scanPage) takePortfolio(held game.Portfolio) {
	s := p.shell
	game, err := s.Session.Book().Games.LoadFromShelf(held.Game)
	if ledger.IsFault(err, "game.deleted") {
		p.showOutcome(words.ErrorSentence("", nil, err), theme.ErrorIcon(), look.Loss,
			input.NewPrimaryButton(words.Text("deleted.title"), func() { p.shell.Go(route.Deleted{}) }))
		return
	}
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
		p.showOutcome(words.Format(key, name), theme.InfoIcon(), look.Soft, p.showGame(held.Game))
		return
	}
	_, statement, refusal := entry.Apply(table)
	if refusal != nil {
		p.showOutcome(words.Refusal(rules.ID(), table.Layout(), refusal), theme.ErrorIcon(), look.Loss,
			p.showGame(held.Game))
		return
	}
	sentence := words.Format("portfolio.title.of", name)
	rows := frame.Stack(look.Space2, text.NewParagraph(sentence, core.Strong))
	for _, line := range statement.Lines {
		if line.Seat == held.Seat && !line.Secret {
			rows.Add(text.NewParagraph(words.Line(rules.ID(), table.Layout(), line), core.Body))
		}
	}
	p.tell(sentence, true)
	p.show(theme.ConfirmIcon(), look.Gain, rows, input.NewPrimaryButton(words.Format("portfolio.record", name), func() {
		if !s.ShowError(s.Session.Open(held.Game)) && !s.ShowError(s.Session.Record(entry)) {
			s.GoHome(route.Table{})
		}
	}))
}

// disclosed returns the entry that reveals a portfolio, and whether the game expects it.
func disclosed(expected calc.Expected, t calc.Table, held game.Portfolio) (calc.Entry, bool) {
	for _, e := range expected.Next {
		if asks, is := e.(calc.Disclosure); is && calc.SeatOf(e, t) == held.Seat {
			return asks.Disclosing(held.Counts), true
		}
	}
	return nil, false
}
