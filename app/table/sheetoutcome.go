package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/table/hand"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

func (sh *entrySheet) update() {
	v := sh.shell.Session.View()
	task := sh.task(v)
	sh.entitle(task.Title())
	o := sheet.Outcome{Refusal: words.Text("sheet.gone"), Record: words.Text("sheet.saved")}
	if !sh.gone {
		o = task.Outcome()
	}
	sh.parts.offer(o.Veil, sh.updateOnward(task, o.Refusal == ""))
	sh.button.SetLabel(o.Record)
	hand.ShowRefusal(sh.refusal, sh.button, o.Refusal, o.Unfinished)
	above := sh.warningHeight()
	sh.preview.Objects, sh.warning.Objects = nil, nil
	sh.warnOfItself(v)
	sh.showPaths(o.Paths)
	sh.showTrack(o.Track)
	sh.showFigures(v, o)
	if o.Holding != nil {
		sh.preview.Add(hand.Worth(o.Holding.Worth, o.Holding.Parts))
	}
	if o.Allowed && (o.Later == "" || len(o.Lines) > 0) {
		sh.preview.Add(statementBlock(o.Lines))
	}
	if o.Later != "" {
		sh.preview.Add(text.NewParagraph(o.Later, core.Body).SetColor(look.Soft))
	}
	if o.Fault != nil {
		sh.preview.Add(text.NewParagraph(sh.shell.ErrorText(o.Fault), core.Body).SetColor(look.Loss))
	}
	if o.Consequences != nil {
		sh.warn(*o.Consequences)
		sh.preview.Objects = append(sh.preview.Objects, consequences(*o.Consequences)...)
	}
	core.Show(sh.warning, len(sh.warning.Objects) > 0)
	sh.preview.Refresh()
	sh.warning.Refresh() // the height depends on the line breaks
	sh.content.Refresh()
	if moved := sh.warningHeight() - above; moved != 0 { // nothing may move under a finger
		sh.scroll.ScrollToOffset(sh.scroll.Offset.AddXY(0, moved))
	}
}

func (sh *entrySheet) warningHeight() float32 {
	if !sh.warning.Visible() {
		return 0
	}
	return sh.warning.MinSize().Height
}

// showFigures shows the figures that the entry changes or, in an unfinished entry, figures that help to fill it in.
func (sh *entrySheet) showFigures(v view.Game, o sheet.Outcome) {
	shown := o.Figures != nil && (o.Allowed || sh.editor.WantsFigures())
	if core.Show(sh.figures, shown); !shown {
		return
	}
	if sh.matrix == nil {
		// The matrix starts with all figures, so that later changes move no column.
		sh.matrix = matrix.New(v.MatrixOf(sh.base, sh.base), nil)
		sh.figures.Layout, sh.figures.Objects = frame.AsWide(), []fyne.CanvasObject{sh.matrix}
	}
	heading := matrix.HeadPrices
	if o.ByPrice {
		heading = matrix.HeadCodes
	}
	sh.matrix.SetHeading(heading)
	sh.matrix.Update(*o.Figures)
	sh.figures.Refresh()
}

func consequences(c view.Consequences) []fyne.CanvasObject {
	all := []fyne.CanvasObject{frame.InsetSides(0, look.Space2, frame.NewSection(words.Text("sheet.changes")))}
	if c.Same {
		return append(all, text.NewParagraph(words.Text("sheet.changes.none"), core.Body))
	}
	if c.Hidden {
		all = append(all, text.NewParagraph(words.Text("sheet.changes.hidden"), core.Body))
	} else {
		all = append(all, container.New(frame.AsWide(), matrix.New(c.Changes, nil)))
	}
	for _, sentence := range c.Illegal {
		all = append(all, text.NewParagraph(sentence, core.Body).SetColor(look.Loss))
	}
	for _, sentence := range c.Legal {
		all = append(all, text.NewParagraph(sentence, core.Body))
	}
	return all
}
