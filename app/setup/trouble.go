package setup

import (
	"strings"

	"scripkeeper/app/look"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

func (p *newGamePage) check() bool {
	if p.seats == nil {
		return false // the page is still being built
	}
	if p.drafted {
		p.storeDraft()
	}
	sentence, wrong := p.trouble()
	p.mark(wrong, sentence)
	p.showTrouble(sentence, wrong)
	return wrong == nil
}

// trouble returns why the game cannot begin, as a sentence and a refusal. If the game can begin, the refusal is nil,
// and the sentence says who begins.
func (p *newGamePage) trouble() (string, *calc.Refusal) {
	if p.games.rulebook == nil {
		p.limit.SetText("")
		return words.Text("new.missing.game"), calc.Missing("", "")
	}
	low, high := p.house.Rulebook.Seats(p.house.Options)
	p.limit.SetText(newgame.SeatCount(low, high))
	p.seats.bound(high)
	if option, unread := p.house.Unread(p.house.field, p.house.said); unread != "" {
		return unread, calc.Refuse("", option)
	}
	return newgame.Trouble(p.games.rulebook, p.setup())
}

func (p *newGamePage) showTrouble(sentence string, wrong *calc.Refusal) {
	color := look.Soft
	if wrong != nil && !wrong.Unfinished {
		color = look.Loss
	}
	p.missing.SetColor(color).SetText(sentence)
	for _, button := range []*input.Button{p.start, p.middle} {
		if wrong == nil {
			button.Enable()
		} else {
			button.DisableBecause(sentence)
		}
	}
}

func (p *newGamePage) mark(r *calc.Refusal, sentence string) {
	if r == nil {
		r = calc.Refuse("", "")
	}
	seat := calc.None
	if strings.HasPrefix(r.Field, "seats.") {
		seat = r.Seat
	}
	p.seats.mark(seat)
	p.named.Mark(r.Field == "title")
	if p.games.rulebook != nil {
		p.house.mark(r.Field, sentence)
	}
}

func (p *newGamePage) goToTrouble() {
	for _, row := range p.seats.rows {
		if row.field.IsMarked() {
			p.seats.focus(row)
			return
		}
	}
	switch {
	case p.games.rulebook == nil:
		p.shell.Window.Canvas().Focus(p.games.gameTiles[0])
	case p.house.Asks(p.house.blamed):
		p.house.open(p.house.blamed)
	case p.named.IsMarked():
		p.shell.Window.Canvas().Focus(p.title)
	default:
		p.seats.focusFree()
	}
}
