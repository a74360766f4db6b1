package hall

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// An awardsPage is where the director chooses what members are given for beside their places.
type awardsPage struct {
	follower
	content   *fyne.Container
	own       *form.TextField
	proposals []standings.Proposal
}

// NewAwardsPage shows the awards of a tournament.
func NewAwardsPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	p := &awardsPage{follower: follower{shell: s, id: id}, content: frame.NewHolder(), own: form.NewTextField()}
	p.own.SetPlaceHolder(words.Text("awards.own.example"))
	p.own.OnSubmitted = func(string) { p.choose(p.own.Text) }
	return p
}

func (p *awardsPage) Content() fyne.CanvasObject { return p.content }

// Update shows the awards as they are, and proposes others.
func (p *awardsPage) Update() {
	if !p.load() {
		return
	}
	p.show()
	propose(&p.follower, func(all []standings.Proposal) {
		p.proposals = all
		p.show()
	})
}

func (p *awardsPage) show() {
	body := frame.Stack(look.Space4)
	given := frame.Stack(0)
	for _, step := range p.desk.Tournament.Steps() {
		if award, is := step.Entry.(*tournament.Award); is && step.Refusal == nil {
			given.Add(p.row(step, award))
		}
	}
	if len(given.Objects) > 0 {
		body.Add(frame.Stack(0, frame.NewSection(words.Text("awards.given")), given))
	}
	body.Add(frame.Stack(look.Space2, frame.NewSection(words.Text("awards.own")), p.own,
		input.NewQuietButton(words.Text("awards.choose"), func() { p.choose(p.own.Text) })))
	for _, award := range standings.Awards() {
		rows := frame.Stack(0)
		for _, one := range p.proposals {
			if one.Award == award {
				rows.Add(p.proposal(one))
			}
		}
		if len(rows.Objects) > 0 {
			body.Add(frame.Stack(0, frame.NewSection(words.AwardName(award)), rows))
		}
	}
	head := p.shell.Head(words.Text("hall.awards"), p.desk.Title())
	p.content.Objects = []fyne.CanvasObject{p.shell.Frame(head, body, nil)}
	p.content.Refresh()
}

// row is an award that was given, with a way to take it back.
func (p *awardsPage) row(step tournament.Step, award *tournament.Award) fyne.CanvasObject {
	name := words.AwardName(award.Award)
	take := input.NewIconButton(words.Format("awards.take", words.Names{"award": name}), theme.DeleteIcon(), func() {
		if p.did(p.desk.TakeBack(step)) {
			p.show()
		}
	})
	return list.NewRow(name, p.desk.Tournament.State().Members[award.Member].Name, nil).Flush().SetEnds(nil, take)
}

// proposal is a member who may be given an award: a tap gives it.
func (p *awardsPage) proposal(one standings.Proposal) fyne.CanvasObject {
	state, award := p.desk.Tournament.State(), tournament.Award{Award: one.Award, Member: one.Member}
	give, end := func() {
		if p.enter(&award) {
			p.show()
		}
	}, mark.NewPicture(theme.ContentAddIcon(), 20, look.Soft)
	if slices.Contains(state.Awards, award) {
		give, end = nil, mark.NewPicture(theme.ConfirmIcon(), 20, look.Gain)
	}
	return list.NewRow(state.Members[one.Member].Name, words.Award(one), give).Lines(2).Flush().SetEnds(nil, end)
}

// choose asks who gets an award.
func (p *awardsPage) choose(award string) {
	state := p.desk.Tournament.State()
	var sheet *frame.BottomSheet
	rows := frame.Stack(0, frame.NewRule())
	for i, member := range state.Members {
		rows.Add(list.NewRow(member.Name, "", func() {
			if p.enter(&tournament.Award{Award: award, Member: i}) {
				p.own.SetText("")
				p.show()
			}
			sheet.Close()
		}))
	}
	sheet = shell.ShowSheet(p.shell, words.Text("awards.who"), container.NewVScroll(rows), nil)
}

// propose has the awards of a tournament proposed: at once those that follow from its results, and beside the screen
// those that follow from its games too.
func propose(c *follower, then func([]standings.Proposal)) {
	state := c.desk.Tournament.State()
	then(standings.Proposals(&state, nil))
	book := c.shell.Session.Book()
	shell.Background(c.shell, shell.Work[[]standings.Proposal]{
		Do: func(ctx context.Context, _ func(float64)) ([]standings.Proposal, error) {
			return director.Proposals(book, state, book.Shelf.Renew, func(int, int) error { return ctx.Err() })
		},
		Then: func(proposals []standings.Proposal, err error) {
			if err == nil {
				then(proposals)
			}
		},
	})
}
