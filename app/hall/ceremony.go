package hall

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A ceremony reveals the standing of a tournament, a tap a member from the last to the first; then the podium, then the
// awards one by one.
type ceremony struct {
	follower
	title  *text.FarText
	stage  *fyne.Container
	reveal *Reveal
	motion *core.Motion
	back   *input.Button
	skip   *input.Button
	next   *input.Button
	// controls are the buttons at the bottom.
	controls *controls

	state    tournament.State
	standing standings.Standings
	// proposals are what awards are given for, in figures.
	proposals []standings.Proposal
	// step is how far it is: 0 before the first, then a member each, the podium, an award each.
	step int
}

// NewCeremonyPage begins the reveal of a tournament's standing, or goes on where it was broken off.
func NewCeremonyPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	p := &ceremony{follower: follower{shell: s, id: id}, stage: frame.NewHolder()}
	p.title = text.NewFarText("", look.Ink, fyne.TextAlignLeading)
	p.reveal = NewReveal(func() { p.turn(1) })
	p.motion = core.NewMotion(func() bool { return s.Seen(p) }, p.reveal)
	return p
}

// Content is what is seen from afar, with the buttons of whoever stands beside it.
func (p *ceremony) Content() fyne.CanvasObject {
	s := p.shell
	p.back = input.NewIconButton(words.Text("ceremony.back"), theme.NavigateBackIcon(), func() { p.turn(-1) })
	p.skip = input.NewQuietButton(words.Text("ceremony.skip"), p.skipOn)
	p.next = input.NewPrimaryButton(words.Text("ceremony.next"), func() { p.turn(1) })
	leave := input.NewIconButton(words.Text("hall.leave"), theme.CancelIcon(), s.Back)
	p.controls = newControls(s.App.Settings().Theme(), stepsLayout{}, p.back, p.skip, p.next)
	return container.New(ceremonyLayout{p}, p.title, leave, p.stage, p.controls)
}

// BigScreen gives it the whole screen.
func (p *ceremony) BigScreen() {}

// Update shows the ceremony where it is.
func (p *ceremony) Update() {
	fresh := p.desk == nil
	if !p.load() {
		return
	}
	p.state = p.desk.Tournament.State()
	p.standing = standings.After(&p.state, len(p.state.Rounds))
	if fresh {
		p.step = p.brokenOff()
	}
	p.step = min(p.step, p.last())
	p.show()
	propose(&p.follower, func(all []standings.Proposal) {
		p.proposals = all
		if p.step > p.podium() {
			p.show()
		}
	})
}

// people is how many are revealed, podium and last are steps.
func (p *ceremony) people() int { return len(p.standing.Lines) }
func (p *ceremony) podium() int { return p.people() + 1 }
func (p *ceremony) last() int   { return p.podium() + len(p.state.Awards) }

// stepKey keeps how far a ceremony was, with the number of its tournament. It is no part of the tournament: losing it
// only costs the taps.
const stepKey = "ceremony"

// brokenOff is the step at which the ceremony of this tournament was broken off, 0 where it was not.
func (p *ceremony) brokenOff() int {
	id, step, _ := strings.Cut(p.shell.App.Preferences().String(stepKey), " ")
	at, err := strconv.Atoi(step)
	if err != nil || id != p.id.String() {
		return 0
	}
	return max(0, at)
}

// turn goes on, or back. The standing is revealed when the podium is.
func (p *ceremony) turn(by int) {
	if p.people() == 0 || p.step+by < 0 {
		return
	}
	if p.step+by > p.last() {
		p.shell.Back()
		return
	}
	p.to(p.step+by, by > 0)
}

func (p *ceremony) to(step int, grows bool) {
	p.step = step
	kept := p.id.String() + " " + strconv.Itoa(p.step)
	if p.step == p.last() {
		kept = ""
	}
	p.shell.App.Preferences().SetString(stepKey, kept)
	if p.step >= p.podium() && p.state.Plan.HiddenFrom > 0 && !p.state.Revealed && p.enter(&tournament.Reveal{}) {
		p.state = p.desk.Tournament.State()
	}
	if grows {
		p.motion.Run(p.show)
		return
	}
	p.show()
}

// skipped is the next step that is worth stopping at: the last ten, then the podium, and whether it is the podium.
func (p *ceremony) skipped() (step int, podium bool) {
	if ten := p.people() - topTen; p.step <= ten {
		return ten + 1, false
	}
	return p.podium(), true
}

// topTen is how many the hall wants to see one by one, however many there are.
const topTen = 10

func (p *ceremony) skipOn() {
	if p.people() > 0 && p.step < p.podium() {
		step, _ := p.skipped()
		p.to(step, true)
	}
}

// show shows the step.
func (p *ceremony) show() {
	core.Show(p.back, p.step > 0)
	core.Show(p.skip, p.step > 0 && p.step < p.podium())
	core.Show(p.next, p.people() > 0)
	p.next.SetLabel(words.Text("ceremony.next"))
	if _, podium := p.skipped(); podium {
		p.skip.SetLabel(words.Text("ceremony.skip"))
	} else {
		p.skip.SetLabel(words.Format("ceremony.skip.ten", words.Names{"rank": topTen}))
	}
	if p.step == p.last() {
		p.next.SetLabel(words.Text("ceremony.end"))
	}
	p.title.Set(p.desk.Title(), look.Ink)
	switch {
	case p.step == 0:
		p.stage.Objects = []fyne.CanvasObject{p.opening()}
	case p.step < p.podium():
		p.reveal.Set(p.revealed())
		p.stage.Objects = []fyne.CanvasObject{p.reveal}
	case p.step == p.podium():
		p.stage.Objects = []fyne.CanvasObject{newTappable(p.steps(), func() { p.turn(1) })}
	default:
		award := p.award(p.state.Awards[p.step-p.podium()-1])
		p.stage.Objects = []fyne.CanvasObject{newTappable(award, func() { p.turn(1) })}
	}
	p.stage.Refresh()
}

// opening is what stands there before the first tap.
func (p *ceremony) opening() fyne.CanvasObject {
	if p.people() == 0 {
		return line(words.Text("hall.nobody"))
	}
	p.next.SetLabel(words.Text("ceremony.begin"))
	sentence := words.Format("ceremony.about", words.Names{"count": p.people()})
	if n := len(p.state.Rounds); n > 0 {
		if missing := len(p.state.Rounds[n-1].Missing()); missing > 0 {
			sentence = words.Format("ceremony.missing", words.Names{"count": missing})
		}
	}
	awards := input.NewQuietButton(words.Text("ceremony.awards"), func() { p.shell.Go(route.Awards{Tournament: p.id}) })
	page := frame.NewEmptyState(nil, words.Text("ceremony.title"), sentence, awards)
	return magnified(p.shell.App.Settings().Theme(), nearPage(), page)
}

// revealed are the lines that were revealed, the last one first.
func (p *ceremony) revealed() []RevealLine {
	most := max(1, p.standing.Lines[0].Points)
	short := p.short(&p.state)
	var lines []RevealLine
	for _, l := range p.standing.Lines[p.people()-p.step:] {
		lines = append(lines, RevealLine{
			Rank: words.Format("result.rank", words.Names{"rank": l.Rank}),
			Name: p.state.Members[l.Member].Name, Short: short[l.Member],
			Figure: words.Points(l.Points), Working: director.Working(l),
			Share: float32(max(0, l.Points)) / float32(most),
		})
	}
	return lines
}

func (p *ceremony) steps() fyne.CanvasObject {
	var steps []chart.PodiumStep
	for _, l := range p.standing.Lines[:min(3, p.people())] {
		name, points := p.state.Members[l.Member].Name, words.Points(l.Points)
		steps = append(steps, chart.PodiumStep{Name: name, Seat: l.Member, Rank: l.Rank, Figure: points})
	}
	return magnified(p.shell.App.Settings().Theme(), nearPodium(), chart.NewPodium(steps))
}

// award is an award, who gets it, and what for, where that can be told in figures.
func (p *ceremony) award(a tournament.Award) fyne.CanvasObject {
	figures := ""
	if at := slices.IndexFunc(p.proposals, func(one standings.Proposal) bool {
		return one.Award == a.Award && one.Member == a.Member
	}); at >= 0 {
		figures = words.Award(p.proposals[at])
	}
	centred := func(line string, style core.Style, color fyne.ThemeColorName) fyne.CanvasObject {
		return text.NewParagraph(line, style).SetColor(color).SetAlign(fyne.TextAlignCenter)
	}
	return magnified(p.shell.App.Settings().Theme(), nearPodium(), frame.Stack(look.Space3, layout.NewSpacer(),
		mark.NewPicture(mark.Icon("trophy"), 64, look.Edge),
		centred(words.AwardName(a.Award), core.FigureText, look.Ink),
		centred(p.state.Members[a.Member].Name, core.Hero, look.Turn),
		centred(figures, core.Body, look.Soft), layout.NewSpacer()))
}

// Typed goes on by the space bar.
func (p *ceremony) Typed(letter rune) bool {
	if letter == ' ' {
		p.turn(1)
	}
	return letter == ' '
}

// Turned goes on and back.
func (p *ceremony) Turned(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyRight, fyne.KeyDown, fyne.KeyPageDown:
		p.turn(1)
	case fyne.KeyLeft, fyne.KeyUp, fyne.KeyPageUp:
		p.turn(-1)
	case fyne.KeyEnd:
		p.skipOn()
	default:
		return false
	}
	return true
}
