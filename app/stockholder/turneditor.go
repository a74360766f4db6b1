// Package stockholder is the editor of a Stockholder turn: the cards as they lie on the table, a tap for each
// uncoloured number, and trades before and after with all that the mover has.
package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A TurnEditor fills in one turn, from top to bottom as it is played: the trades before the card, the cards or what is
// left to say of the chosen one, and then the trades after it.
type TurnEditor struct {
	form.BaseEditor
	table   calc.Table
	turn    *rules.Turn
	changed func()

	content, panel *fyne.Container
	rows           []*tradeRow
	fan            *cards.Fan
	assign         *cards.Assignment
	trades         *cards.Trades
	choices        *choices
	// typed is what was typed of a card so far.
	typed cards.Typing
}

// NewEditor edits a turn.
func NewEditor(task form.Task) (form.Editor, bool) {
	turn, ok := task.Entry.(*rules.Turn)
	if !ok {
		return nil, false
	}
	return newTurnEditor(task, turn), true
}

func newTurnEditor(task form.Task, turn *rules.Turn) *TurnEditor {
	e := &TurnEditor{table: task.Table, turn: turn, changed: task.Changed}
	e.fan = cards.NewFan(task.Table.Layout(), rules.DeckOf(task.Table), e.chooseCard,
		func(_ int, reason string) { task.Refuse(reason) })
	e.assign = cards.NewAssignment(task.Table.Layout(), cards.NewGrid(rules.Colours-1), e.give, e.openFan)
	e.trades = cards.NewTrades(trader{e}, task.Dock)
	e.choices = &choices{editor: e, object: frame.Stack(look.Space2)}
	e.panel = container.NewStack()
	e.content = frame.Stack(look.Space2)
	if reason := e.locked(); reason != nil {
		sentence := text.NewParagraph(words.Refusal(rulebook, task.Table.Layout(), reason), core.Caption)
		e.content.Objects = []fyne.CanvasObject{sentence, e.panel, e.choices.object}
	} else {
		before := newTradeRow(e, beforeRow, beforeCard, task.Refuse)
		after := newTradeRow(e, afterRow, afterCard, task.Refuse)
		e.rows = []*tradeRow{before, after}
		e.fan.Bare()
		e.content.Objects = []fyne.CanvasObject{before.object, e.panel, e.choices.object, after.object}
	}
	e.begin(task.Progress)
	return e
}

// Rebase fills in another turn of the game on the same cards and cells. A turn without trades has other ones.
func (e *TurnEditor) Rebase(task form.Task) bool {
	turn, ok := task.Entry.(*rules.Turn)
	if !ok || task.Table.Layout() != e.table.Layout() || len(e.rows) == 0 ||
		rules.TradeRefusal(task.Table, turn.Seat, beforeCard) != nil {
		return false
	}
	e.table, e.turn, e.changed = task.Table, turn, task.Changed
	e.begin(task.Progress)
	return true
}

// begin begins with the turn, or goes on with one of which so much was said.
func (e *TurnEditor) begin(progress []byte) {
	e.typed = cards.Typing{}
	e.choices.begin(progress)
	e.deal()
	e.showCard()
	e.show(e.middle())
	e.trades.Close()
	e.refresh()
}

// locked is the rule that leaves the mover no trades in this turn, nil where there is none.
func (e *TurnEditor) locked() *calc.Refusal {
	return rules.TradeRefusal(e.table, e.turn.Seat, beforeCard)
}

func (e *TurnEditor) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first card, or on the first way of the card that is chosen.
func (e *TurnEditor) Focus(canvas fyne.Canvas) {
	if first := e.first(); first != nil {
		canvas.Focus(first)
	}
}

// Progress is what was said of what only house rules and ties ask for.
func (e *TurnEditor) Progress() []byte { return e.choices.progress() }

// Refused asks for what a holder must say, though the rules would take what is likely.
func (e *TurnEditor) Refused(r *calc.Refusal) (sentence string, unfinished bool) {
	if r == nil {
		sentence = e.choices.unsaid()
	}
	return sentence, sentence != ""
}

// Escape closes the trade that is open, or goes back to the card that is chosen.
func (e *TurnEditor) Escape() bool {
	switch {
	case e.trades.Open():
		e.trades.Close()
		cards.LeadOn(e.content, e.first())
	case e.panel.Objects[0] != e.middle():
		e.typed = cards.Typing{}
		e.show(e.middle())
		cards.LeadOn(e.content, e.first())
	default:
		return false
	}
	return true
}

// deal shows which cards there still are on the table.
func (e *TurnEditor) deal() {
	field, asked := (&rules.Turn{Seat: e.table.Turn()}).Form(e.table).Field("card")
	if !asked {
		return // the game was ended on another device
	}
	for _, choice := range field.Allowed.Choices {
		reason := ""
		if choice.Refusal != nil {
			reason = words.Refusal(rulebook, e.table.Layout(), choice.Refusal)
		}
		e.fan.Faces[choice.Value].Show(choice.Refusal, reason)
	}
}

// first is the first card, or the first way of the card that is chosen.
func (e *TurnEditor) first() fyne.Focusable {
	if e.panel.Objects[0] == e.fan.Object {
		return e.fan.Faces.First()
	}
	return e.assign.First()
}

// middle is what is left to say of the card.
func (e *TurnEditor) middle() fyne.CanvasObject {
	if e.turn.Card == "" {
		return e.fan.Object
	}
	return e.assign.Object
}

func (e *TurnEditor) show(o fyne.CanvasObject) {
	frame.Fill(e.panel, o)
}

// chooseCard takes a card from the fan. What was said of the card before is forgotten.
func (e *TurnEditor) chooseCard(code string) {
	e.turn.Card, e.turn.Free, e.turn.Keep, e.turn.First = code, rules.Free{}, nil, nil
	e.choices.forget()
	e.typed = cards.Typing{}
	e.trades.Close()
	e.showCard()
	e.show(e.assign.Object)
	e.touch()
	cards.LeadOn(e.content, e.assign.First())
}

// give says where the numbers of the card go.
func (e *TurnEditor) give(way rules.Free) {
	e.turn.Free, e.turn.Keep, e.turn.First = way, nil, nil
	e.choices.forget()
	e.trades.Close()
	e.touch()
}

// showCard shows the card of the turn and the way that was chosen.
func (e *TurnEditor) showCard() {
	e.assign.Update(rules.DeckOf(e.table), e.turn.Card, e.turn.Free)
}

// openFan goes back to the cards; the card chosen stays until another one is taken.
func (e *TurnEditor) openFan() {
	e.show(e.fan.Object)
	e.refresh()
}

// touch is called after every change of the turn.
func (e *TurnEditor) touch() {
	e.update()
	e.changed()
}

func (e *TurnEditor) update() {
	e.trades.Update()
	for _, r := range e.rows {
		r.update()
	}
	e.showCard()
	e.choices.update()
	e.fan.Faces.Choose(e.turn.Card)
	e.refresh()
}

func (e *TurnEditor) refresh() { e.content.Refresh() }
