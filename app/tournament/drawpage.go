package tournament

import (
	"context"
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// newSeed is a number that a draw follows from, short enough to be read aloud.
func newSeed() uint64 { return 1 + rand.Uint64N(999_999) }

// A drawPage proposes the next round: nothing is entered before it is announced. Two people that are tapped change seats.
type drawPage struct {
	desk   *desk
	method cup.Method
	round  *cup.Round
	cost   draw.Cost
	// chain is that of the tournament for which the round was drawn.
	chain ledger.Hash

	board    *board
	about    *text.Text
	meetings *text.Text
	again    *input.Button
	announce *input.Button
	top      *fyne.Container
	seen     *fyne.Container
	content  fyne.CanvasObject
	stop     func()
}

func newDrawPage(d *desk) *drawPage {
	p := &drawPage{desk: d, method: d.state.Plan.Draw, about: text.NewParagraph("", core.Caption), meetings: text.NewParagraph("", core.Body), stop: func() {}}
	next := draw.NextOf(&d.state)
	methods := []cup.Method{cup.Even, cup.ByStanding, cup.Snake, cup.ByHand}
	var labels []string
	for _, m := range methods {
		labels = append(labels, words.Say("tournament.method."+string(m)))
	}
	choice := form.NewChipChoice(labels, slices.Index(methods, p.method), func(at int) {
		p.method = methods[at]
		p.draw()
	})
	p.top = frame.Stack(look.Space2, p.meetings, p.about)
	if !next.Final {
		p.top.Objects = append([]fyne.CanvasObject{choice.Content}, p.top.Objects...)
	}
	p.board = newBoard(d, p.top, p.swap)
	p.again = input.NewQuietButton(words.Say("tournament.draw.again"), p.draw).SetIcon(theme.ViewRefreshIcon())
	p.announce = input.NewPrimaryButton(words.Tell("tournament.announce", words.Names{"round": words.Number(next.Round)}), p.Record)
	p.seen = container.NewStack()
	title := words.Tell("tournament.todraw", words.Names{"round": words.Number(next.Round)})
	if next.Final {
		title = words.Say("tournament.todraw.final")
	}
	p.content = container.NewBorder(frame.Stack(0, d.shell.Head(title, words.Say("tournament.draw.hint")), frame.NewRule()),
		footOf(input.NewButtonRow(p.again, p.announce)), nil, nil, shell.OverBar(p.seen))
	return p
}

// Content is the page.
func (p *drawPage) Content() fyne.CanvasObject { return p.content }

// Update draws, the first time that the page is seen and whenever something was entered since.
func (p *drawPage) Update() {
	if p.round == nil || p.chain != p.desk.cup.Chain() {
		p.draw()
	}
}

// A drawnRound is what came of drawing.
type drawnRound struct {
	round   *cup.Round
	refusal *calc.Refusal
}

// draw draws from another number, beside the screen: many tables take a while.
func (p *drawPage) draw() {
	p.stop()
	p.round, p.chain = nil, p.desk.cup.Chain()
	core.Enable(p.announce, false)
	p.meetings.SetColor(look.Soft).SetText(words.Say("tournament.draw.busy"))
	state, method, seed := p.desk.state, p.method, newSeed()
	p.stop = shell.Background(p.desk.shell, shell.Work[drawnRound]{
		Do: func(context.Context, func(float64)) (drawnRound, error) {
			round, refusal := draw.Round(&state, method, seed)
			return drawnRound{round, refusal}, nil
		},
		Then: func(d drawnRound, err error) {
			switch {
			case err != nil:
				p.refuse(p.desk.shell.ErrorText(err))
			case d.refusal != nil:
				p.refuse(words.TournamentTrouble(&p.desk.state, d.refusal))
			default:
				p.round = d.round
				p.show()
			}
		},
	})
}

func (p *drawPage) refuse(sentence string) {
	p.seen.Objects = []fyne.CanvasObject{frame.NewEmptyState(theme.WarningIcon(), words.Say("tournament.draw.none"), sentence)}
	p.seen.Refresh()
}

// show shows the proposal, and what is against it.
func (p *drawPage) show() {
	p.cost = draw.CostOf(&p.desk.state, p.round)
	p.meetings.SetColor(look.Ink).SetText(words.CostSummary(&p.desk.state, p.cost))
	p.about.SetText(words.DrawingOf(p.round))
	core.Enable(p.announce, true)
	p.board.show(p.round, p.cost)
	p.seen.Objects = []fyne.CanvasObject{p.board.gallery}
	p.seen.Refresh()
}

// swap lets two people of the proposal change seats, and says what that costs.
func (p *drawPage) swap(a, b int) {
	before, drawn := p.cost, copied(p.round)
	if p.round.Swap(a, b) {
		p.show()
		p.desk.showSwap(a, b, before, p.cost, func() {
			p.round = drawn // with the number that it was drawn from
			p.show()
		})
	}
}

// showSwap tells who changed seats and what that costs, with the way back.
func (d *desk) showSwap(a, b int, before, now draw.Cost, back func()) {
	d.shell.ShowBar(frame.NewUndoBar(words.Swapped(&d.state, a, b, before, now),
		frame.BarAction{Label: words.Say("tournament.swapped.back"), Tapped: back}))
}

// RecordButton is the button that Ctrl+Enter presses.
func (p *drawPage) RecordButton() *input.Button { return p.announce }

// Record announces the round. Where another window announced one meanwhile, that one is shown.
func (p *drawPage) Record() {
	round := p.round
	switch {
	case round == nil:
	case p.desk.enter(round):
		p.desk.shell.Back()
	case len(p.desk.state.Rounds) >= round.Number:
		p.desk.shell.Back()
		p.desk.shell.ShowNotice(words.Say("tournament.moved"))
	}
}

// A swapPage lets people of a round that was announced change seats.
type swapPage struct {
	desk     *desk
	round    int
	proposal *cup.Round
	cost     draw.Cost
	swaps    []cup.Entry

	// chain is that of the tournament in which the seats are changed.
	chain ledger.Hash

	board    *board
	meetings *text.Text
	enter    *input.Button
	content  fyne.CanvasObject
}

func newSwapPage(d *desk, round int) *swapPage {
	p := &swapPage{desk: d, round: round, meetings: text.NewParagraph("", core.Body)}
	p.board = newBoard(d, p.meetings, p.swap)
	p.board.fixed = func(member int) bool {
		drawn, there := d.state.Round(round)
		return !there || slices.ContainsFunc(drawn.Tables, func(t cup.Table) bool { return t.Result != nil && slices.Contains(t.Members, member) })
	}
	p.enter = input.NewPrimaryButton(words.Say("tournament.swap.enter"), p.Record)
	title := words.Tell("tournament.swap.title", words.Names{"round": words.Number(round)})
	p.content = container.NewBorder(frame.Stack(0, d.shell.Head(title, words.Say("tournament.draw.hint")), frame.NewRule()),
		footOf(p.enter), nil, nil, shell.OverBar(p.board.gallery))
	p.Update()
	return p
}

// copied is a round of its own, to change.
func copied(r *cup.Round) *cup.Round {
	other := *r
	other.Tables, other.Out = slices.Clone(r.Tables), slices.Clone(r.Out)
	for i := range other.Tables {
		other.Tables[i].Members = slices.Clone(other.Tables[i].Members)
	}
	return &other
}

// Content is the page.
func (p *swapPage) Content() fyne.CanvasObject { return p.content }

// Update shows the round as it was announced, the first time and whenever something was entered since; else what was changed
// stays.
func (p *swapPage) Update() {
	drawn, there := p.desk.state.Round(p.round)
	if chain := p.desk.cup.Chain(); there && p.chain != chain {
		p.chain, p.proposal, p.swaps = chain, copied(drawn.Announced()), nil
		p.show()
	}
}

func (p *swapPage) show() {
	p.cost = draw.CostOf(&p.desk.state, p.proposal)
	p.meetings.SetText(words.CostSummary(&p.desk.state, p.cost))
	core.Enable(p.enter, len(p.swaps) > 0)
	p.board.show(p.proposal, p.cost)
}

func (p *swapPage) swap(a, b int) {
	before := p.cost
	if p.proposal.Swap(a, b) {
		p.swaps = append(p.swaps, &cup.Exchange{Round: p.round, Members: [2]int{a, b}})
		p.show()
		p.desk.showSwap(a, b, before, p.cost, func() { p.swap(b, a) })
	}
}

// RecordButton is the button that Ctrl+Enter presses.
func (p *swapPage) RecordButton() *input.Button { return p.enter }

// Record enters the swaps.
func (p *swapPage) Record() {
	if len(p.swaps) > 0 && p.desk.enter(p.swaps...) {
		p.desk.shell.Back()
	}
}
