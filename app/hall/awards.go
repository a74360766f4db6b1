package hall

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// An awardsPage is where the director chooses what members are given for beside their places.
type awardsPage struct {
	cup
	content *fyne.Container
	own     *form.TextField
}

// NewAwardsPage shows the awards of a tournament.
func NewAwardsPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	p := &awardsPage{cup: cup{shell: s, id: id}, content: widget.NewHolder(), own: form.NewTextField()}
	p.own.SetPlaceHolder(words.Say("awards.own.example"))
	p.own.OnSubmitted = func(string) { p.choose(p.own.Text) }
	return p
}

// Content is the page.
func (p *awardsPage) Content() fyne.CanvasObject { return p.content }

// Update shows the awards as they are.
func (p *awardsPage) Update() {
	if !p.load() {
		return
	}
	given := widget.Stack(0, widget.NewRule())
	for _, step := range p.Steps() {
		if award, is := step.Entry.(*tournament.Award); is && step.Refusal == nil {
			given.Add(p.row(step.Number, award))
		}
	}
	body := widget.Stack(look.Space4)
	if len(given.Objects) > 1 {
		body.Add(widget.Stack(0, widget.NewSection(words.Say("awards.given")), given))
	}
	own := widget.Stack(look.Space2, widget.NewSection(words.Say("awards.own")), p.own,
		widget.NewQuietButton(words.Say("awards.choose"), func() { p.choose(p.own.Text) }))
	body.Add(own)
	p.content.Objects = []fyne.CanvasObject{p.shell.Frame(p.shell.Head(words.Say("hall.awards"), p.Head().Title), body, nil)}
	p.content.Refresh()
}

// row is an award that was given, with a way to take it back.
func (p *awardsPage) row(number int, award *tournament.Award) fyne.CanvasObject {
	state := p.State()
	take := widget.NewIconButton(words.Tell("awards.take", words.Names{"award": awardName(award.Award)}), theme.DeleteIcon(), func() {
		if !p.shell.ShowError(p.Void(number, p.shell.Session.Author())) {
			p.Update()
		}
	})
	return widget.NewRow(awardName(award.Award), state.Members[award.Member].Name, nil).SetEnds(nil, take)
}

// choose asks who gets an award.
func (p *awardsPage) choose(award string) {
	state := p.State()
	var sheet *widget.BottomSheet
	list := widget.Stack(0, widget.NewRule())
	for i, member := range state.Members {
		list.Add(widget.NewRow(member.Name, "", func() {
			if p.enter(&tournament.Award{Award: award, Member: i}) {
				p.own.SetText("")
				p.Update()
			}
			sheet.Close()
		}))
	}
	sheet = widget.NewBottomSheet(words.Say("awards.who"), words.Say("common.close"), container.NewVScroll(list), nil)
	sheet.ShowOn(p.shell.Window.Canvas())
}

// awardName is what an award is called: one that is known, or in the director's words.
func awardName(award string) string {
	if key := "tournament.award." + award; words.Known(key) {
		return words.Say(key)
	}
	return award
}
