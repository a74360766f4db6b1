// Package pages draws any page of a [page.Source] in the window and runs its actions. It knows no particular page.
package pages

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// Page draws the page of a place.
type Page struct {
	*shell.FixedPage
	shell  *shell.Shell
	source page.Source
	// Own returns a special control for a field, or nil for a standard control. Own may be nil.
	Own  func(sheet.Field) form.Control
	at   page.At
	seen page.Page
	// left holds the values filled in on tabs the user has left, by the first part of the tab's place.
	left map[string]map[string]string

	head, tabs, waits, foot slot
	main, aside             *column
	fields                  *fields
	edge                    fyne.CanvasObject
	room                    room
	following               bool
	over                    *overlay
	// If then is set, it is called after the action of a small page above this page, and replaces this page's own
	// handling of the action.
	then     func(page.Done)
	unfolded map[string]bool
	// big reports whether the page is for distant viewers and drawn by the field far. It is valid only if known is
	// true.
	big, known bool
	far        *far
}

// A Follower is a source that other programs or devices can change, too.
type Follower interface {
	// Follow loads changes made elsewhere, and reports whether there were any.
	Follow() (changed bool, err error)
}

const followTime = time.Second

func New(s *shell.Shell, source page.Source, place page.Place) *Page {
	return newPage(s, source, page.At{Place: place, Said: map[string]string{}})
}

func newPage(s *shell.Shell, source page.Source, at page.At) *Page {
	p := &Page{FixedPage: &shell.FixedPage{}, shell: s, source: source, at: at,
		left: map[string]map[string]string{}, unfolded: map[string]bool{}}
	p.main, p.aside, p.fields = newColumn(p), newColumn(p), newFields(p)
	return p
}

// BigScreen reports whether the page is for distant viewers, who see it in full screen.
func (p *Page) BigScreen() bool {
	if !p.known {
		p.known, p.big = true, p.pageAt(p.at).Far
	}
	return p.big
}

func (p *Page) Content() fyne.CanvasObject {
	if p.BigScreen() {
		p.far = newFar(p)
		p.Body = p.far.content()
		p.Update()
		return p.Body
	}
	p.head, p.tabs, p.waits, p.foot = newSlot(), newSlot(), newSlot(), newSlot()
	p.main, p.aside = newColumn(p), newColumn(p)
	p.edge = frame.NewRule()
	body := container.New(panes{}, shell.OverBar(p.main.rows.Content), p.edge, p.aside.rows.Content)
	top := frame.Stack(0, p.head.holder, p.tabs.holder, p.waits.holder, frame.NewRule())
	p.Body = container.New(frame.Sized{Told: p.sized}, container.NewBorder(top, p.foot.holder, nil, nil, body))
	p.Update()
	return p.Body
}

// Update recomputes the page, and keeps following changes made elsewhere.
func (p *Page) Update() {
	if p.Body == nil && p.over == nil {
		return
	}
	p.follow()
	p.begin()
	p.seen = p.pageAt(p.at)
	if p.over != nil {
		p.showOver("")
		return
	}
	p.show()
	if _, can := p.source.(Follower); can && !p.following {
		p.following = true
		p.shell.WhenLeft(func() { p.following = false })
		p.shell.Tick(followTime, func() {
			if p.follow() {
				p.Update()
			}
		})
	}
}

func (p *Page) follow() bool {
	follower, can := p.source.(Follower)
	if !can {
		return false
	}
	changed, err := follower.Follow()
	if p.showError(err) || !changed {
		return false
	}
	p.shell.Guard.Tell()
	return true
}

func (p *Page) begin() {
	worker, can := p.source.(page.Worker)
	if !can {
		return
	}
	work := worker.Begin(p.at)
	if work == nil {
		return
	}
	shell.Background(p.shell, shell.Work[struct{}]{
		Do: func(ctx context.Context, _ func(float64)) (struct{}, error) {
			return struct{}{}, work.Do(func() bool { return ctx.Err() != nil })
		},
		Then: func(_ struct{}, err error) {
			work.Done(err)
			p.shell.Update()
		},
	})
}

func (p *Page) pageAt(at page.At) page.Page {
	seen, err := p.source.Page(at)
	if err == nil {
		return seen
	}
	says := []page.Note{{Text: p.sentence(err)}}
	return page.Page{Title: seen.Title, Parts: []page.Part{
		{As: page.Empty, Icon: "warning", Title: words.Text("fault.title"), Says: says}}}
}

func (p *Page) show() {
	if p.far != nil {
		p.far.renew()
		return
	}
	now := p.seen
	p.head.show(struct {
		page.Page
		Low bool
	}{page.Page{Title: now.Title, About: now.About, Pawn: now.Pawn, Tools: now.Tools, Rare: now.Rare, Tabs: now.Tabs},
		p.room.low}, p.drawHead)
	p.tabs.show(struct {
		Tabs []page.Action
		Low  bool
	}{now.Tabs, p.room.low}, func() fyne.CanvasObject {
		if p.room.low || len(now.Tabs) == 0 {
			return nil
		}
		return shell.Reading(look.Space1, p.row(now.Tabs))
	})
	p.waits.show(now.Waits, p.drawWaits)
	p.foot.show(struct {
		Says []page.Note
		Next []page.Action
	}{now.Says, now.Next}, p.drawFoot)
	beside := p.room.aside && len(now.Beside) > 0
	parts := now.Parts
	if !beside && !now.Another {
		parts = append(slices.Clone(parts), now.Beside...)
	}
	core.Show(p.edge, beside)
	core.Show(p.aside.rows.Content, beside)
	p.main.show(parts)
	if beside {
		p.aside.show(now.Beside)
	}
	p.Body.Refresh()
}

func (p *Page) row(tabs []page.Action) fyne.CanvasObject {
	row := frame.NewColumns(tabWidth*theme.Size(look.BodySize), look.Space1)
	for _, tab := range tabs {
		cell := input.NewCell(tab.Text, func(bool) { p.turn(tab) })
		cell.SetChosen(tab.Main)
		row.Add(cell)
	}
	core.NewKeyGroup(row.Objects...)
	return row
}

// tabWidth is the least width of a tab in text sizes: four tabs fit side by side on a phone.
const tabWidth = 5.2

func (p *Page) drawHead() fyne.CanvasObject {
	var actions []fyne.CanvasObject
	if p.room.low && len(p.seen.Tabs) > 0 {
		width := frame.OfWidth(func() float32 { return (4*tabWidth + 4) * theme.Size(look.BodySize) })
		actions = append(actions, container.New(width, p.row(p.seen.Tabs)))
	}
	if p.seen.Pawn != nil {
		actions = append(actions, frame.InsetSides(look.Space2, 0, mark.NewPawn(*p.seen.Pawn, look.Space5)))
	}
	for _, a := range p.seen.Tools {
		button := input.NewIconButton(a.Text, icon(a.Icon), func() { p.run(a) })
		if a.Figure != "" {
			button = input.NewSign(a.Figure, icon(a.Icon), func() { p.run(a) }).Spoken(a.Text)
		}
		core.Enable(button, !a.Off)
		actions = append(actions, button)
	}
	if len(p.seen.Rare) > 0 {
		actions = append(actions, input.NewIconButton(words.Format("shelf.more", words.Names{"game": p.seen.Title}), theme.MoreHorizontalIcon(), func() {
			p.lay(page.Page{Title: p.seen.Title, Parts: []page.Part{{Rows: page.Offered(p.seen.Rare...)}}}, p.at)
		}))
	}
	return p.shell.Head(p.seen.Title, p.seen.About, actions...)
}

func (p *Page) drawWaits() fyne.CanvasObject {
	all, s := frame.Stack(0), p.main.shapeOf(page.Part{Rows: p.seen.Waits})
	for _, row := range p.seen.Waits {
		all.Add(frame.Measured(shell.WidestPage, p.newRow(row, s, 1).SetChosen(true)))
	}
	return all
}

func (p *Page) drawFoot() fyne.CanvasObject {
	p.Confirm = nil
	if len(p.seen.Next) == 0 {
		return nil
	}
	return shell.Foot(shell.ReadingWidth, p.next())
}

// next returns the buttons of the next steps. Remarks about the steps are at the left of the buttons, or above them.
func (p *Page) next() fyne.CanvasObject {
	row := input.NewButtonRow()
	for _, a := range p.seen.Next {
		button := p.button(a)
		if a.Main {
			p.Confirm = button
		}
		row.Add(button)
	}
	if len(p.seen.Says) == 0 {
		return row
	}
	said := frame.Stack(0, layout.NewSpacer())
	for _, note := range p.seen.Says {
		said.Add(newNote(note))
	}
	said.Add(layout.NewSpacer())
	return frame.NewColumns(halfFoot*theme.Size(look.BodySize), look.Space2, said, row)
}

// halfFoot is the least width of buttons with remarks beside them, in text sizes.
const halfFoot = 18

// Typed opens the tab with the typed number. A page for distant viewers has its own letters instead.
func (p *Page) Typed(letter rune) bool {
	if p.far != nil {
		return p.far.typed(letter)
	}
	at := int(letter - '1')
	if at < 0 || at >= len(p.seen.Tabs) {
		return false
	}
	p.turn(p.seen.Tabs[at])
	return true
}

func (p *Page) Turned(key fyne.KeyName) bool { return p.far != nil && p.far.turned(key) }

func (p *Page) Undo() { p.do(p.seen.Tools, "undo") }
func (p *Page) Redo() { p.do(p.seen.Tools, "redo") }

func (p *Page) do(offered []page.Action, way string) {
	for _, a := range offered {
		if a.Way == way && !a.Off {
			p.run(a)
			return
		}
	}
}

// A slot holds an object that is redrawn only if its data changes.
type slot struct {
	holder *fyne.Container
	shown  *string
}

func newSlot() slot { return slot{frame.NewHolder(), new(string)} }

// show draws the data unless they are shown already. draw may return nil for an empty slot.
func (s slot) show(told any, draw func() fyne.CanvasObject) {
	now := written(told)
	if *s.shown == now {
		return
	}
	*s.shown, s.holder.Objects = now, nil
	if o := draw(); o != nil {
		s.holder.Objects = []fyne.CanvasObject{o}
	}
	core.Show(s.holder, len(s.holder.Objects) > 0)
	s.holder.Refresh()
}

// written returns a value as text. Values with equal texts look alike when drawn.
func written(value any) string {
	told, _ := json.Marshal(value) // pages can always be marshaled
	return string(told)
}

type room struct {
	// aside reports whether some parts fit beside the others, and low whether the tabs go in the head of a low window.
	aside, low bool
}

// lowest is the least height of a window with tabs below the head, and widestTitle the least width with tabs in the
// head.
const lowest, widestTitle float32 = 480, 760

func (p *Page) sized(size fyne.Size) {
	now := room{aside: p.shell.Shape(size) == shell.DesktopShape, low: size.Height < lowest && size.Width >= widestTitle}
	if now != p.room {
		p.room = now
		p.show()
	}
}

type panes struct{}

func (panes) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (panes) Layout(o []fyne.CanvasObject, size fyne.Size) {
	body, rule, side := o[0], o[1], o[2]
	width := size.Width
	if side.Visible() {
		width -= min(max(size.Width*0.32, 380), 560)
		core.Place(rule, width, 0, look.Hairline, size.Height)
		core.Place(side, width+look.Hairline, 0, size.Width-width-look.Hairline, size.Height)
	}
	core.Place(body, 0, 0, width, size.Height)
}
