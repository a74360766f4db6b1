package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// A playEditor is what one player does in the round: trades, then a card and where its other numbers go, or that the
// round was missed. It is made once and shows one seat after another.
type playEditor struct {
	editor *RoundEditor
	object *fyne.Container

	name, detail *text.Text
	missed       *input.Chip
	trades       *cards.Trades
	panel        *fyne.Container
	fan          *fan
	assign       *cards.Assignment
	// warning is what a debt will do.
	warning *text.Text
	next    *input.Button
	// typed is what was typed of a card so far.
	typed cards.Typing
}

func newPlayEditor(e *RoundEditor, say func(string), dock func(fyne.CanvasObject)) *playEditor {
	p := &playEditor{editor: e, panel: container.NewStack()}
	p.name = text.New("", core.FigureText)
	p.detail = text.NewParagraph("", core.Caption)
	p.missed = input.NewChip(words.Text("brokeryard.sheet.missed"), p.miss)
	p.trades = cards.NewTrades(trader{p}, dock)
	trades := newTradeRow(e, p.trades, say)
	p.fan = newFan(e, p.choose, say)
	p.assign = cards.NewAssignment(e.table.Layout(), cards.NewGrid(rules.Colours-1), p.give, p.openFan)
	p.warning = text.NewParagraph("", core.Body).SetColor(look.Loss)
	p.next = input.NewPrimaryButton("", e.next)
	all := input.NewIconButton(words.Text("brokeryard.sheet.all"), mark.Icon("people"), e.back)
	p.object = frame.Stack(look.Space2,
		frame.Lead(all, frame.Spread(frame.Stack(0, p.name, p.detail), p.missed)), trades, p.panel, p.next,
		p.warning)
	return p
}

func (p *playEditor) open(seat int) {
	p.typed = cards.Typing{}
	p.name.SetText(p.editor.name(seat))
	p.fan.open = false
	p.trades.Close()
}

// first is where the keyboard begins.
func (p *playEditor) first() fyne.Focusable {
	switch {
	case p.next.Visible():
		return p.next
	case p.editor.play().Card != "":
		return p.assign.First()
	}
	return p.fan.Rows.First()
}

// focus brings the keyboard to where the part begins.
func (p *playEditor) focus() {
	if p.editor.seat != calc.None {
		if first := p.first(); first != nil {
			cards.LeadOn(p.object, first)
		}
	}
}

// update shows the part as it is filled in.
func (p *playEditor) update() {
	e, play := p.editor, p.editor.play()
	seats := len(e.pending)
	key, ink := "brokeryard.sheet.seat", look.Soft
	if r := e.round.SeatRefusal(e.table, e.seat); refusesTrades(r) {
		key, ink = "brokeryard.sheet.cash.impossible", look.Loss
	}
	p.detail.SetColor(ink).SetText(words.Format(key, words.Names{
		"cash":  e.round.CashAfterTrades(e.table, e.seat),
		"count": seats - e.missing, "seats": seats}))
	p.missed.SetChosen(play.Missed)
	p.showTrades()
	p.trades.Update()
	p.assign.Update(p.fan.Deck, play.Card, play.Free)
	p.warn()
	p.middle()
	p.offerNext()
}

// middle shows the cards, or what is left to say of the chosen one.
func (p *playEditor) middle() {
	switch play := p.editor.play(); {
	case play.Missed && !p.fan.open:
		p.put(text.NewParagraph(words.Text("brokeryard.sheet.missed.about"), core.Body).SetColor(look.Soft))
	case play.Card == "" || p.fan.open:
		p.fan.update()
		p.put(p.fan.Object)
	default:
		p.put(p.assign.Object)
	}
}

func (p *playEditor) put(o fyne.CanvasObject) {
	if len(p.panel.Objects) != 1 || p.panel.Objects[0] != o {
		frame.Fill(p.panel, o)
	}
}

// warn says what a debt will do, beneath all that can be tapped. What is impossible stands at the foot of the sheet.
func (p *playEditor) warn() {
	sentence := p.owes()
	if refusesTrades(p.editor.round.SeatRefusal(p.editor.table, p.editor.seat)) {
		sentence = ""
	}
	p.warning.SetText(sentence)
	core.Show(p.warning, sentence != "")
}

// owes warns of a debt that the trades do not pay.
func (p *playEditor) owes() string {
	cash := p.editor.round.CashAfterTrades(p.editor.table, p.editor.seat)
	if cash >= 0 {
		return ""
	}
	return words.Format("brokeryard.sheet.owes",
		words.Names{"seat": p.editor.name(p.editor.seat), "debt": -cash})
}

// offerNext leads on as soon as all is said of the seat.
func (p *playEditor) offerNext() {
	e := p.editor
	core.Show(p.next, !e.pending[e.seat] && !p.fan.open)
	if next := e.after(e.seat); next != calc.None {
		p.next.SetLabel(words.Format("brokeryard.sheet.next", words.Names{"seat": e.name(next)}))
	} else {
		p.next.SetLabel(words.Text("brokeryard.sheet.overview"))
	}
}

// miss says that the seat missed the round, and goes on; or takes that back.
func (p *playEditor) miss(missed bool) {
	play := p.editor.play()
	play.Missed = missed
	if missed {
		play.Card, play.Free = "", rules.Free{}
	}
	p.fan.open = false
	p.trades.Close()
	if !missed {
		p.editor.touch()
		return
	}
	p.editor.count()
	p.editor.next()
	p.editor.changed()
}

// choose takes a card. What was said of the card before is forgotten.
func (p *playEditor) choose(code string) {
	play := p.editor.play()
	play.Missed, play.Card, play.Free = false, code, rules.Free{}
	p.fan.open = false
	p.typed = cards.Typing{}
	p.trades.Close()
	p.editor.touch()
	p.focus()
}

// give says where the numbers of a card go.
func (p *playEditor) give(way rules.Free) {
	p.editor.play().Free = way
	p.editor.touch()
	p.focus()
}

// openFan goes back to the cards; the card chosen stays until another one is taken.
func (p *playEditor) openFan() {
	p.fan.open = true
	p.trades.Close()
	p.refresh()
	if first := p.fan.Rows.First(); first != nil {
		cards.LeadOn(p.object, first)
	}
}

func (p *playEditor) refresh() { p.editor.content.Refresh() }
