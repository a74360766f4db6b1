package brokeryard

import (
	"strings"

	"scripkeeper/app/cards"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"

	"fyne.io/fyne/v2"
)

// A typing is as much of a card as was typed: "b" for blue, then "+6" for its +60.
type typing struct {
	colour int
	effect string
}

// Typed takes letters. In a player's part a colour's letter and the beginning of an effect choose a card ("b+6",
// "rx", "y0"), then letters say where the other numbers go. "m" says that the round was missed, "t" opens the trades,
// "c" the cards, "a" the list of all. While a trade is open a colour's letter opens that colour's.
func (e *RoundEditor) Typed(letter rune) bool {
	if letter == 'a' && !e.none() {
		e.back()
		return true
	}
	if e.none() {
		return false
	}
	p := e.part
	if p.trade.pad.Typed(letter, p.openFocused) {
		return true
	}
	switch letter {
	case 'm':
		p.miss(!e.play().Missed)
		return true
	case 'c':
		p.openFan()
		return true
	case 't':
		if !rules.TradesClosed(e.table) {
			p.typeTrade(0)
		}
		return true
	}
	if colour := e.colourOf(letter); colour != calc.None {
		p.typedColour(colour)
		return true
	}
	return p.typedEffect(letter)
}

// openFocused opens the trade that the keyboard is at, and reports whether one is open.
func (p *playEditor) openFocused() bool {
	for company, cell := range p.trades.cells {
		if cell.Focused() && p.trade.company != company {
			p.typeTrade(company)
		}
	}
	return p.trade.company != calc.None
}

// colourOf is the colour that a letter names, or [calc.None].
func (e *RoundEditor) colourOf(letter rune) int {
	for place, c := range e.table.Layout().Companies {
		if string(letter) == words.Lower(c.Code) {
			return place
		}
	}
	return calc.None
}

// typedColour opens a colour's trade while one is open, else gives the next number of the chosen card to the colour,
// else begins a card of the colour.
func (p *playEditor) typedColour(colour int) {
	e := p.editor
	if p.trade.company != calc.None {
		p.typeTrade(colour)
		return
	}
	if way, ok := p.given(colour); ok {
		p.give(way)
		return
	}
	if (e.play().Missed || e.play().Card != "") && !p.fan.open {
		return
	}
	p.typed = typing{colour: colour}
	focusOnSome(p.object, p.fan.of(colour))
}

// given is where the numbers of the chosen card go once the next one goes to a colour. What is left then goes to the
// only colour that is left.
func (p *playEditor) given(colour int) (rules.Free, bool) {
	play := p.editor.play()
	if p.fan.open || play.Card == "" || len(p.assign.Ways) == 0 {
		return rules.Free{}, false
	}
	said := 0
	for said < len(play.Free) && play.Free[said] != 0 {
		said++
	}
	if len(p.assign.Ways[0]) <= said || p.assign.Ways[0][min(said, 2)] == 0 {
		return rules.Free{}, false
	}
	var possible []rules.Free
	for _, way := range p.assign.Ways {
		fits := way[said] == colour+1
		for i := range said {
			fits = fits && way[i] == play.Free[i]
		}
		if fits {
			possible = append(possible, way)
		}
	}
	switch len(possible) {
	case 0:
		return rules.Free{}, false
	case 1:
		return possible[0], true
	}
	free := play.Free
	free[said] = colour + 1
	return free, true
}

// typedEffect takes a letter of an effect, once a colour was typed, and chooses the card as soon as only one is meant.
func (p *playEditor) typedEffect(letter rune) bool {
	if p.typed.colour == calc.None || !strings.ContainsRune("+-–x*/÷0123456789", letter) {
		return false
	}
	p.typed.effect += strings.NewReplacer("–", "-", "*", "x", "÷", "/").Replace(string(letter))
	var meant []*card
	for place := p.typed.colour * p.fan.each; place < (p.typed.colour+1)*p.fan.each; place++ {
		if c := p.fan.cards[place]; !c.tile.Disabled() && strings.HasPrefix(c.face.Effect.String(), p.typed.effect) {
			meant = append(meant, c)
		}
	}
	switch len(meant) {
	case 0:
		p.typed.effect = ""
	case 1:
		p.choose(meant[0].face.Code)
	default:
		cards.FocusOn(p.object, meant[0].tile)
	}
	return true
}

// keysOf lets the keys of a colour's cell fill in its trade, and lead on to the next cell and to the cards.
func (p *playEditor) keysOf(company int) func(*fyne.KeyEvent) bool {
	return func(key *fyne.KeyEvent) bool {
		if p.trade.pad.Pressed(key.Name, func() { p.typeTrade(company) }) {
			return true
		}
		switch key.Name {
		case fyne.KeyLeft:
			p.typeTrade(max(0, company-1))
		case fyne.KeyRight:
			p.typeTrade(min(company+1, len(p.trades.cells)-1))
		case fyne.KeyReturn, fyne.KeyEnter:
			if p.trade.company != company {
				return false
			}
			p.closeTrade()
			p.focus()
		default:
			return false
		}
		return true
	}
}
