package tournament

import (
	"context"
	"slices"

	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament/draw"
)

// A drawPage proposes the next round: nothing is entered before it is announced. Two people that are tapped change
// seats.
type drawPage struct {
	shell.FixedPage
	desk    *desk
	drawing *director.Drawing
	// stop ends the draw that is under way.
	stop func()

	board       *board
	says, about *text.Text
}

func newDrawPage(d *desk) *drawPage {
	p := &drawPage{desk: d, drawing: director.NewDrawing(d.Desk), stop: func() {}}
	p.says, p.about = text.NewParagraph("", core.Body), text.NewParagraph("", core.Caption)
	top := frame.Stack(look.Space2)
	if methods := director.Methods(d.Desk); len(methods) > 0 {
		var labels []string
		for _, m := range methods {
			labels = append(labels, words.Text("tournament.method."+string(m)))
		}
		top.Add(form.NewChipChoice(labels, slices.Index(methods, p.drawing.Method), func(at int) {
			p.drawing.Method = methods[at]
			p.draw()
		}).Content)
	}
	top.Add(p.says)
	top.Add(p.about)
	p.board = newBoard(d, top, p.swap)
	again := input.NewQuietButton(words.Text("tournament.draw.again"), p.draw).SetIcon(theme.ViewRefreshIcon())
	announce := input.NewPrimaryButton(words.Format("tournament.announce",
		words.Names{"round": draw.NextOf(&d.State).Round}), p.Record)
	title := director.StepLabel(d.Desk, director.DrawNext)
	if draw.NextOf(&d.State).Final {
		title = director.StepLabel(d.Desk, director.DrawFinal)
	}
	p.FixedPage = framed(d.shell, title, words.Text("tournament.draw.hint"), p.board.gallery,
		input.NewButtonRow(again, announce))
	p.Confirm = announce
	return p
}

// Update draws, the first time that the page is seen and whenever something was entered since.
func (p *drawPage) Update() {
	if p.drawing.Stale() {
		p.draw()
	}
}

// draw draws from another number, beside the screen.
func (p *drawPage) draw() {
	draw := p.drawing.Start()
	p.stop()
	p.show()
	p.stop = shell.Background(p.desk.shell, shell.Work[*director.Draw]{
		Do: func(context.Context, func(float64)) (*director.Draw, error) {
			draw.Do()
			return draw, nil
		},
		Then: func(_ *director.Draw, err error) {
			p.drawing.Finish(draw, err)
			p.show()
		},
	})
}

// show shows the proposal and what is against it, or why there is none.
func (p *drawPage) show() {
	sentence, tone := p.drawing.Says()
	p.says.SetColor(colorOf(tone)).SetText(sentence)
	p.about.SetText(p.drawing.About())
	core.Show(p.about, p.drawing.Round != nil)
	core.Enable(p.Confirm, p.drawing.Round != nil)
	p.board.show(&p.drawing.Proposal, p.drawing.Busy())
}

// swap lets two people of the proposal change seats, and says what that costs.
func (p *drawPage) swap(a, b int) { p.desk.swap(&p.drawing.Proposal, a, b, p.show) }

// swap lets two people change seats and tells what that costs, with the way back.
func (d *desk) swap(in *director.Proposal, a, b int, show func()) {
	sentence, back, done := in.Swap(a, b)
	if !done {
		return
	}
	show()
	d.shell.ShowBar(frame.NewUndoBar(sentence,
		frame.BarAction{Label: words.Text("tournament.swapped.back"), Tapped: func() {
			d.shell.HideBar()
			if back() {
				show()
			}
		}}))
}

// Record announces the round. Where another window announced one meanwhile, that one is shown.
func (p *drawPage) Record() {
	if p.drawing.Round == nil {
		return
	}
	moved, err := p.drawing.Announce()
	if !p.desk.did(err) && !moved {
		return
	}
	p.desk.shell.Back()
	if moved {
		p.desk.shell.ShowNotice(words.Text("tournament.moved"))
	}
}

// A swapPage lets people of a round that was announced change seats.
type swapPage struct {
	shell.FixedPage
	desk      *desk
	exchanges *director.Exchanges
	board     *board
	says      *text.Text
}

func newSwapPage(d *desk, round int) *swapPage {
	p := &swapPage{desk: d, exchanges: director.NewExchanges(d.Desk, round), says: text.NewParagraph("", core.Body)}
	p.board = newBoard(d, p.says, func(a, b int) { d.swap(&p.exchanges.Proposal, a, b, p.show) })
	p.board.fixed = p.exchanges.Fixed
	enter := input.NewPrimaryButton(words.Text("tournament.swap.enter"), p.Record)
	title := words.Format("tournament.swap.title", words.Names{"round": round})
	p.FixedPage = framed(d.shell, title, words.Text("tournament.draw.hint"), p.board.gallery, enter)
	p.Confirm = enter
	p.show()
	return p
}

// Update shows the round as it was announced where something was entered since; else what was changed stays.
func (p *swapPage) Update() {
	if p.exchanges.Renew() {
		p.show()
	}
}

func (p *swapPage) show() {
	p.says.SetText(p.exchanges.Summary())
	core.Enable(p.Confirm, p.exchanges.Any())
	p.board.show(&p.exchanges.Proposal, false)
}

func (p *swapPage) Record() {
	if !p.exchanges.Any() {
		return
	}
	if p.desk.did(p.exchanges.Enter()) {
		p.desk.shell.Back()
	} else {
		p.show()
	}
}
