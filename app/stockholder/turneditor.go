// Package stockholder is the finer sheet of a Stockholder turn: the cards as they lie on the table, a tap for each
// uncoloured number, and trades before and after.
package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A TurnEditor fills in one turn. Beside the two rows of trades it shows one thing at a time: the cards, what is left
// to say of the chosen one, or the number of a trade.
type TurnEditor struct {
	form.Finer
	table   calc.Table
	turn    *rules.Turn
	changed func()

	content, panel *fyne.Container
	before, after  *tradeRow
	fan            *fan
	assign         *cards.Assignment
	trade          *trade
	choices        *choices
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
	t, say := task.Table, task.Refuse
	e := &TurnEditor{table: t, turn: turn, changed: task.Changed}
	e.before = newTradeRow(t, "before", &turn.Before, e.openTrade, say)
	e.after = newTradeRow(t, "after", &turn.After, e.openTrade, say)
	e.fan = newFan(t, e.chooseCard, say)
	e.assign = cards.NewAssignment(t, deckGrid(rules.Colours-1), e.give, e.openFan)
	e.trade = newTrade(t, turn, e.touch, e.closeTrade)
	e.choices = newChoices(t, turn, e.touch)
	e.panel = container.NewStack()
	e.content = widget.Stack(look.Space3)
	if reason := e.locked(); reason != nil {
		sentence := widget.NewParagraph(words.Refusal("stockholder", t.Layout(), reason), widget.Caption)
		e.content.Objects = []fyne.CanvasObject{sentence, e.panel, e.choices.object}
	} else {
		e.content.Objects = []fyne.CanvasObject{
			titled("sheet.before", e.before.object), e.panel, e.choices.object, titled("sheet.after", e.after.object)}
	}
	e.show(e.middle())
	e.update()
	return e
}

func titled(key string, o fyne.CanvasObject) fyne.CanvasObject {
	return widget.Stack(look.Space1, widget.NewText(words.Say(key), widget.Caption), o)
}

// locked is the rule that leaves the mover no trades in this turn, nil where there is none.
func (e *TurnEditor) locked() *calc.Refusal {
	return rules.TradeRefusal(e.table, e.turn.Seat, "before")
}

// Object is the editor.
func (e *TurnEditor) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first card, or on the first way of the card that is chosen.
func (e *TurnEditor) Focus(canvas fyne.Canvas) {
	first := e.fan.first()
	if e.turn.Card != "" {
		first = e.assign.First()
	}
	if first != nil {
		canvas.Focus(first)
	}
}

// Typed chooses a colour's trade by its letter, and goes back to the cards by "c". Until all is said of the card the
// letter means the trade before it, then the one after it.
func (e *TurnEditor) Typed(letter rune) bool {
	if letter == 'c' {
		e.openFan()
		e.focusFan()
		return true
	}
	for company, c := range e.table.Layout().Companies {
		if string(letter) == words.Lower(c.Code) && e.locked() == nil {
			step := "before"
			if missing(e.table, e.turn) == "" {
				step = "after"
			}
			e.openTrade(step, company)
			e.trade.pad.Focus()
			return true
		}
	}
	return false
}

func (e *TurnEditor) focusFan() { cards.FocusOn(e.content, e.fan.first()) }

// middle is what the panel shows when no trade is open.
func (e *TurnEditor) middle() fyne.CanvasObject {
	if e.turn.Card == "" {
		return e.fan.object
	}
	return e.assign.Object
}

func (e *TurnEditor) show(o fyne.CanvasObject) {
	e.panel.Objects = []fyne.CanvasObject{o}
	e.panel.Refresh()
}

// chooseCard takes a card from the fan. What was said of the card before is forgotten.
func (e *TurnEditor) chooseCard(code string) {
	e.turn.Card, e.turn.Free, e.turn.Keep, e.turn.First = code, rules.Free{}, nil, nil
	e.showCard()
	e.show(e.assign.Object)
	e.mark(calc.None, "")
	e.touch()
	cards.FocusOn(e.content, e.assign.First())
}

// give says where the numbers of the card go.
func (e *TurnEditor) give(way rules.Free) {
	e.turn.Free, e.turn.Keep, e.turn.First = way, nil, nil
	e.touch()
}

// showCard shows the card of the turn and the way that was chosen.
func (e *TurnEditor) showCard() {
	e.assign.Update(cardOf(rules.DeckOf(e.table), e.turn.Card), e.turn.Free)
}

// openFan goes back to the cards; the card chosen stays until another one is taken.
func (e *TurnEditor) openFan() {
	e.show(e.fan.object)
	e.mark(calc.None, "")
	e.refresh()
}

func (e *TurnEditor) openTrade(step string, company int) {
	if e.trade.open(step, company) {
		e.show(e.trade.pad.Object)
		e.mark(company, step)
		e.refresh()
	}
}

func (e *TurnEditor) closeTrade() {
	e.show(e.middle())
	e.mark(calc.None, "")
	e.refresh()
}

func (e *TurnEditor) mark(company int, step string) {
	for _, row := range []*tradeRow{e.before, e.after} {
		open := calc.None
		if row.step == step {
			open = company
		}
		row.mark(open)
	}
}

// touch is called after every change of the turn.
func (e *TurnEditor) touch() {
	e.update()
	e.changed()
}

func (e *TurnEditor) update() {
	e.trade.update()
	e.before.update(e.turn)
	e.after.update(e.turn)
	e.showCard()
	e.choices.update()
	e.fan.update(e.turn)
	e.refresh()
}

func (e *TurnEditor) refresh() { e.content.Refresh() }
