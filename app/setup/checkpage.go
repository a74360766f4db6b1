package setup

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/record"
)

type checkPage struct {
	shell   *shell.Shell
	games   *presetList
	players *input.Stepper
	start   *input.Button
	missing *text.Text
}

// NewCheckPage returns the page that asks for the game and the number of players.
func NewCheckPage(s *shell.Shell) *checkPage {
	p := &checkPage{shell: s}
	p.games = newPresetList(s, p.bound)
	p.players = input.NewStepper(words.Text("check.players"), 2, 6, 3, func(int) {})
	p.start = input.NewPrimaryButton(words.Text("check.start"), p.record)
	p.missing = text.NewParagraph(words.Text("new.missing.game"), core.Body).SetColor(look.Soft)
	p.start.Disable()
	return p
}

func (p *checkPage) Content() fyne.CanvasObject {
	game := frame.Stack(look.Space2, frame.NewSection(words.Text("new.game")), p.games.content, p.games.preset)
	players := frame.Stack(look.Space3, frame.NewSection(words.Text("new.players")), p.players,
		text.NewParagraph(words.Text("check.about"), core.Body))
	return newStartFrame(p.shell.Head(words.Text("check.title"), ""), newStartFoot(p.missing, p.start), game, players)
}

func (p *checkPage) Update() {}

func (p *checkPage) bound() {
	p.players.SetRange(p.games.rulebook.Seats(p.games.offer().Options))
	p.start.Enable()
	p.missing.Hide()
}

func (p *checkPage) RecordButton() *input.Button { return p.start }

func (p *checkPage) record() {
	setup := record.Setup{Rulebook: p.games.rulebook.ID(), Options: p.games.offer().Options}
	for seat := range p.players.Value() {
		setup.Names = append(setup.Names, words.Format("new.player", words.Names{"number": seat + 1}))
	}
	if err := p.shell.Session.Scratch(setup); err != nil {
		p.shell.ShowNotice(words.ErrorSentence(setup.Rulebook, nil, err))
		return
	}
	p.shell.Go(route.Table{})
}
