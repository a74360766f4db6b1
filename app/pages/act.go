package pages

import (
	"errors"
	"slices"

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

// turn shows another page in the place of this one. What is filled in stays among the pages of one thing, and is there
// again with them.
func (p *Page) turn(a page.Action) {
	if a.To == nil {
		p.run(a)
		return
	}
	if from, to := p.at.Part(0), a.To.Part(0); from != to {
		p.left[from] = p.at.Said
		if p.at.Said = p.left[to]; p.at.Said == nil {
			p.at.Said = map[string]string{}
		}
	}
	p.at.Place = *a.To
	p.Update()
}

// open opens the page of a place: above this one, a small one on a sheet, and one with tabs in the place of another.
func (p *Page) open(place page.Place) {
	if p.over != nil {
		p.over.sheet.Close()
		p.over.under.open(place)
		return
	}
	at := page.At{Place: place, Said: map[string]string{}}
	if shares(place, p.at.Place) {
		at.Said = p.at.Said
	}
	switch seen := p.worked(at); {
	case seen.Small:
		p.lay(seen, at)
	case len(seen.Tabs) > 0 && len(p.seen.Tabs) > 0:
		p.turn(page.Action{To: &place})
	default:
		s, source := p.shell, p.source
		s.Go(shell.To(func() shell.Page { return newPage(s, source, at) }))
		if opened, is := s.Page().(*Page); is {
			opened.fields.begin()
		}
	}
}

// Run does what an action of a source says, or opens the page that it leads to, from whichever page is seen.
func Run(s *shell.Shell, source page.Source, a page.Action) { New(s, source, "").run(a) }

// Ask lays the small page of a place over whichever page is seen, and goes on once it did what it is for.
func Ask(s *shell.Shell, source page.Source, place page.Place, then func(page.Done)) {
	p := New(s, source, place)
	p.lay(p.worked(p.at), p.at)
	p.then = then
}

// lay lays a small page over this one.
func (p *Page) lay(seen page.Page, at page.At) {
	small := newPage(p.shell, p.source, at)
	small.seen = seen
	body, foot := frame.Stack(look.Space2), frame.NewHolder()
	shown := fyne.CanvasObject(foot)
	if len(seen.Next) == 0 {
		shown = nil // a foot without buttons would be a line beneath nothing
	}
	sheet := frame.NewBottomSheet(seen.Title, words.Text("common.close"), body, shown)
	small.over = &overlay{sheet: sheet, body: body, foot: foot, under: p}
	small.showOver("")
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

// showOver shows a small page on its sheet, with what kept it from being done, empty for nothing.
func (p *Page) showOver(trouble string) {
	o, parts := p.over, p.seen.Parts
	if trouble != "" {
		parts = append(slices.Clone(parts), page.Part{Says: []page.Note{{Text: trouble, Tone: page.Bad}}})
	}
	o.body.Objects = p.main.all(parts)
	o.foot.Objects = nil
	if len(p.seen.Next) > 0 {
		o.foot.Objects = []fyne.CanvasObject{p.next()}
		o.sheet.Main = p.Confirm
	}
	o.body.Refresh()
	o.foot.Refresh()
}

// did shows what came of an action, or why it could not be.
func (p *Page) did(done page.Done, err error) {
	if p.over != nil {
		if err != nil && p.seen.Small {
			p.seen = p.worked(p.at) // others may have been quicker
			p.showOver(p.sentence(err))
			return
		}
		p.over.sheet.Close()
		p.over.under.did(done, err)
		return
	}
	if p.then != nil {
		p.then(done)
		return
	}
	if err != nil {
		p.Update() // others may have been quicker
		p.refused(err)
		return
	}
	if done.To != nil {
		p.shell.Guard.Spend() // what lies there now belongs to a page that nobody has seen yet
		p.at = page.At{Place: *done.To, Said: map[string]string{}}
	}
	if p.Fill(done.Said); done.Leave && done.To == nil {
		p.shell.Back()
	} else {
		p.shell.Update() // it may have led elsewhere
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
	if trouble, moved := page.Trouble(""), page.Moved(""); errors.As(err, &trouble) || errors.As(err, &moved) {
		return err.Error()
	}
	return p.shell.ErrorText(err)
}
