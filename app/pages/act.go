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
	"scripkeeper/ledger"
)

func (p *Page) run(a page.Action) {
	if a.To != nil {
		p.open(*a.To)
		return
	}
	if (a.Way == "undo" || a.Way == "redo") && p.shell.Guard.Startled() {
		p.showError(&ledger.Fault{Code: "undo.other"})
		return
	}
	done, err := p.source.Do(a, p.at)
	p.showDone(done, err)
}

// turn replaces this page by the page an action leads to. Pages whose places have the same first part share their
// filled-in values, which are kept for the user's return.
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

// open opens the page of a place. A small page opens on a sheet. If both pages have tabs, the new page replaces this
// page; otherwise it opens above this page.
func (p *Page) open(place page.Place) {
	if p.over != nil {
		p.over.sheet.Close()
		p.over.under.open(place)
		return
	}
	at := page.At{Place: place, Said: map[string]string{}}
	if sharesValues(place, p.at.Place) {
		at.Said = p.at.Said
	}
	switch seen := p.pageAt(at); {
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

// Run performs an action of a source from any page, or opens the page the action leads to.
func Run(s *shell.Shell, source page.Source, a page.Action) { New(s, source, "").run(a) }

// Ask shows a small page above the current page. After the small page's action, Ask calls the given function.
func Ask(s *shell.Shell, source page.Source, place page.Place, then func(page.Done)) {
	p := New(s, source, place)
	p.lay(p.pageAt(p.at), p.at)
	p.then = then
}

func (p *Page) lay(seen page.Page, at page.At) {
	small := newPage(p.shell, p.source, at)
	small.seen = seen
	body, foot := frame.Stack(look.Space2), frame.NewHolder()
	shown := fyne.CanvasObject(foot)
	if len(seen.Next) == 0 {
		shown = nil // without buttons, the foot would only be a line
	}
	sheet := frame.NewBottomSheet(seen.Title, words.Text("common.close"), body, shown)
	small.over = &overlay{sheet: sheet, body: body, foot: foot, under: p}
	small.showOver("")
	sheet.ShowOn(p.shell.Window.Canvas())
	small.fields.begin()
}

type overlay struct {
	sheet *frame.BottomSheet
	body  *fyne.Container
	foot  *fyne.Container
	under *Page
}

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

func (p *Page) showDone(done page.Done, err error) {
	if p.over != nil {
		if err != nil && p.seen.Small {
			p.seen = p.pageAt(p.at) // another device may have changed the data
			p.showOver(p.sentence(err))
			return
		}
		p.over.sheet.Close()
		p.over.under.showDone(done, err)
		return
	}
	if p.then != nil {
		p.then(done)
		return
	}
	if err != nil {
		p.Update() // another device may have changed the data
		p.showError(err)
		return
	}
	if done.To != nil {
		p.shell.Guard.Spend() // the new page must not take a tap meant for the old one
		p.at = page.At{Place: *done.To, Said: map[string]string{}}
	}
	if p.Fill(done.Said); done.Leave && done.To == nil {
		p.shell.Back()
	} else {
		p.shell.Update() // this may be another page now
	}
	p.tell(done)
}

// tell shows what was done, with the actions that reverse it if there are any.
func (p *Page) tell(done page.Done) {
	switch actions := p.reversals(done); {
	case done.Told == "":
	case actions == nil:
		p.shell.ShowNotice(done.Told)
	default:
		p.shell.ShowBar(frame.NewUndoBar(done.Told, actions...))
	}
}

func (p *Page) reversals(done page.Done) []frame.BarAction {
	back := func(a *page.Action) shell.Reversing {
		return shell.Reversing{Can: !a.Off, Do: func() {
			now, err := p.source.Do(*a, p.at)
			p.shell.HideBar()
			if !p.showError(err) {
				p.shell.Page().Update()
				p.tell(now)
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
	return actions
}

func (p *Page) showError(err error) bool {
	if err == nil {
		return false
	}
	p.shell.ShowNotice(p.sentence(err))
	return true
}

func (p *Page) sentence(err error) string {
	if trouble, moved := page.UserError(""), page.Outdated(""); errors.As(err, &trouble) || errors.As(err, &moved) {
		return err.Error()
	}
	return p.shell.ErrorText(err)
}
