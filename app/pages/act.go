package pages

import (
	"errors"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
)

// run does what an action says, or opens the page that it leads to.
func (p *Page) run(a page.Action) {
	if a.To != nil {
		p.open(*a.To)
		return
	}
	done, err := p.source.Do(a, p.at)
	p.did(done, err)
}

// turn shows another page in the place of this one.
func (p *Page) turn(a page.Action) {
	if a.To == nil {
		p.run(a)
		return
	}
	p.at.Place = *a.To
	p.Update()
}

// open opens the page of a place: above this one, a small one on a sheet.
func (p *Page) open(place page.Place) {
	at := page.At{Place: place, Said: map[string]string{}}
	if shares(place, p.at.Place) {
		at.Said = p.at.Said
	}
	if seen := p.worked(at); seen.Small {
		p.lay(seen, at)
		return
	}
	if p.over != nil {
		p.over.sheet.Close()
	}
	s, source := p.shell, p.source
	s.Go(shell.To(func() shell.Page { return newPage(s, source, at) }))
	if opened, is := s.Page().(*Page); is {
		opened.fields.begin()
	}
}

// lay lays a small page over this one.
func (p *Page) lay(seen page.Page, at page.At) {
	small := newPage(p.shell, p.source, at)
	small.seen = seen
	body, foot := frame.Stack(look.Space2), frame.NewHolder()
	sheet := frame.NewBottomSheet(seen.Title, words.Text("common.close"), body, foot)
	small.over = &overlay{sheet: sheet, body: body, foot: foot, under: p}
	small.showOver()
	sheet.ShowOn(p.shell.Window.Canvas())
	small.fields.begin()
}

// An overlay is a sheet that a small page lies on, and the page beneath.
type overlay struct {
	sheet *frame.BottomSheet
	body  *fyne.Container
	foot  *fyne.Container
	under *Page
}

// showOver shows a small page on its sheet.
func (p *Page) showOver() {
	o := p.over
	o.body.Objects = p.main.all(p.seen.Parts)
	o.foot.Objects = nil
	if len(p.seen.Next) > 0 {
		o.foot.Objects = []fyne.CanvasObject{p.next()}
	}
	o.body.Refresh()
	o.foot.Refresh()
}

// did shows what came of an action, or why it could not be.
func (p *Page) did(done page.Done, err error) {
	if p.over != nil {
		if err != nil {
			p.refused(err)
			return
		}
		p.over.sheet.Close()
		p.over.under.did(done, nil)
		return
	}
	if err != nil {
		p.Update() // others may have been quicker
		p.refused(err)
		return
	}
	p.Fill(done.Said)
	switch {
	case done.To != nil:
		p.at.Place = *done.To
		p.Update()
	case done.Leave:
		p.shell.Back()
	default:
		p.Update()
	}
	if done.Told != "" {
		p.shell.ShowBar(frame.NewUndoBar(done.Told, p.reversals(done)...))
	}
}

// reversals are the words on a bar that take back what was done, or do it again.
func (p *Page) reversals(done page.Done) []frame.BarAction {
	back := func(a *page.Action) shell.Reversing {
		return shell.Reversing{Can: !a.Off, Do: func() {
			now, err := p.source.Do(*a, p.at)
			p.shell.HideBar()
			if !p.refused(err) {
				p.shell.Page().Update()
				if now.Told != "" {
					p.shell.ShowBar(frame.NewUndoBar(now.Told, p.reversals(now)...))
				}
			}
		}}
	}
	var actions []frame.BarAction
	if done.Redo != nil {
		actions = append(actions, shell.RedoAction(back(done.Redo)))
	}
	if done.Undo != nil {
		actions = append(actions, shell.UndoAction(back(done.Undo)))
	}
	if actions == nil {
		actions = []frame.BarAction{{Label: words.Text("common.close"), Tapped: p.shell.HideBar}}
	}
	return actions
}

// refused shows why something cannot be, and reports whether it cannot.
func (p *Page) refused(err error) bool {
	if err == nil {
		return false
	}
	p.shell.ShowNotice(p.sentence(err))
	return true
}

// sentence is an error in words.
func (p *Page) sentence(err error) string {
	if trouble := page.Trouble(""); errors.As(err, &trouble) {
		return string(trouble)
	}
	return p.shell.ErrorText(err)
}
