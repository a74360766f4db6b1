package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/tycoon"
)

// A stepPart is one step that the table goes through after the cards are entered: all whom it concerns choose.
type stepPart struct {
	editor  *YearEndEditor
	content fyne.CanvasObject
	strip   *priceStrip
	choices *choices
	way     *nextButton
}

func newStepPart(e *YearEndEditor, step string) *stepPart {
	p := &stepPart{editor: e, strip: newPriceStrip(e.table, true)}
	p.choices = newChoices(e, func(a rules.Ask) bool { return a.Step == step })
	about := text.NewParagraph(words.Text("tycoon.sheet.about."+step), core.Body).SetColor(look.Soft)
	p.content, p.way = e.framed(text.New(words.Text("tycoon.sheet.step."+step), core.FigureText),
		p.strip.object, about, p.choices.object)
	return p
}

func (p *stepPart) object() fyne.CanvasObject { return p.content }
func (p *stepPart) first() fyne.Focusable     { return p.choices.first() }
func (p *stepPart) typed(rune) bool           { return false }

func (p *stepPart) update() {
	p.strip.update(p.editor.preview)
	p.choices.update()
	p.way.update()
}
