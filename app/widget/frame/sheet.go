package frame

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
)

const sheetWidth float32 = 640

// BottomSheet is a page that rises from the lower edge over the dimmed window. It is closed by a tap outside, the close
// button, escape or a phone's back key. Long content scrolls.
type BottomSheet struct {
	fw.BaseWidget
	// OnClosed is called after the sheet was closed in any way.
	OnClosed func()
	// Main is the button that Ctrl+Enter presses; may be nil.
	Main *input.Button

	title   string
	content fyne.CanvasObject
	on      fyne.Canvas
	keys    func(*fyne.KeyEvent)
}

// NewBottomSheet returns a sheet with a title, content, and a foot that never scrolls; foot may be nil. closing is the
// spoken label of the close button.
func NewBottomSheet(title, closing string, content, foot fyne.CanvasObject) *BottomSheet {
	s := &BottomSheet{title: title}
	s.content = newSheetPage(title, closing, content, foot, s.Close)
	s.ExtendBaseWidget(s)
	return s
}

// ShowOn opens the sheet on a canvas. Until it is closed, the sheet replaces the canvas's OnTypedKey, and forwards all
// keys but escape and back.
func (s *BottomSheet) ShowOn(on fyne.Canvas) {
	if s.on != nil {
		return
	}
	s.on = on
	s.Hidden = false
	s.keys = on.OnTypedKey()
	on.SetOnTypedKey(s.typed)
	on.Overlays().Add(s)
	on.Unfocus()
}

// Close removes the sheet. Overlays above stay, such as another sheet opened from this one.
func (s *BottomSheet) Close() {
	if s.on == nil {
		return
	}
	on := s.on
	s.on = nil
	all, focused := on.Overlays().List(), on.Focused()
	above := slices.Clone(all[slices.Index(all, fyne.CanvasObject(s))+1:])
	on.Overlays().Remove(s) // Remove also removes all overlays above the sheet
	for _, o := range above {
		on.Overlays().Add(o)
	}
	if len(above) > 0 && focused != nil {
		on.Focus(focused)
	}
	s.giveKeys(on, above)
	if s.OnClosed != nil {
		s.OnClosed()
	}
}

// giveKeys restores the canvas's previous key handler. If another sheet is above, that sheet keeps the keys and
// forwards them to this handler.
func (s *BottomSheet) giveKeys(on fyne.Canvas, above []fyne.CanvasObject) {
	for _, o := range above {
		if next, is := o.(*BottomSheet); is {
			next.keys = s.keys
			return
		}
	}
	on.SetOnTypedKey(s.keys)
}

func (s *BottomSheet) Open() bool { return s.on != nil }

func (s *BottomSheet) typed(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack {
		s.Close()
		return
	}
	if s.keys != nil {
		s.keys(e)
	}
}

func (s *BottomSheet) Tapped(e *fyne.PointEvent)              { core.GuardTap(s, e, s.Close) }
func (s *BottomSheet) AccessibilityLabel() string             { return s.title }
func (s *BottomSheet) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// MinSize is small, because the sheet takes the size of its canvas.
func (s *BottomSheet) MinSize() fyne.Size { return fyne.NewSize(64, 64) }

func (s *BottomSheet) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{s.content} }

func (s *BottomSheet) CreateRenderer() fyne.WidgetRenderer {
	scrim := &canvas.Rectangle{}
	paint := func() { scrim.FillColor = core.Tint(s, look.Scrim) }
	least := func() fyne.Size { return fyne.NewSize(64, 64) }
	layout := func(size fyne.Size) {
		core.Place(scrim, 0, 0, size.Width, size.Height)
		width := min(size.Width, sheetWidth)
		s.content.Resize(fyne.NewSize(width, s.content.Size().Height)) // the width determines the line breaks
		height := min(s.content.MinSize().Height, size.Height*0.92)
		core.Place(s.content, (size.Width-width)/2, size.Height-height, width, height)
	}
	return core.NewRenderer(s, paint, least, layout, scrim, s.content)
}

// A sheetPage is the raised page of a sheet. It ignores taps, which outside the page would close the sheet.
type sheetPage struct {
	fw.BaseWidget
	head, body, foot fyne.CanvasObject
	content          fyne.CanvasObject
}

func newSheetPage(title, closing string, content, foot fyne.CanvasObject, closed func()) *sheetPage {
	p := &sheetPage{content: content, foot: foot, body: container.NewVScroll(Inset(look.Space1, content))}
	p.head = Spread(text.New(title, core.FigureText).Break(2), input.NewIconButton(closing, theme.CancelIcon(), closed))
	p.ExtendBaseWidget(p)
	return p
}

func (p *sheetPage) Tapped(*fyne.PointEvent)     {}
func (p *sheetPage) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{p.head, p.body, p.foot} }

func (p *sheetPage) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{TopLeftCornerRadius: look.Space4, TopRightCornerRadius: look.Space4}
	grip, rule := &canvas.Rectangle{CornerRadius: 2}, &canvas.Rectangle{}
	objects := []fyne.CanvasObject{ground, grip, p.head, p.body, rule}
	if p.foot != nil {
		objects = append(objects, p.foot)
	}
	paint := func() {
		ground.FillColor = core.Tint(p, look.Paper)
		grip.FillColor = core.Tint(p, look.Edge)
		rule.FillColor = core.Tint(p, look.Rule)
		rule.Hidden = p.foot == nil
	}
	foot := func() float32 {
		if p.foot == nil {
			return 0
		}
		return p.foot.MinSize().Height + look.Space3 + look.Space2
	}
	least := func() fyne.Size {
		inner := p.content.MinSize()
		height := look.Space3 + p.head.MinSize().Height + look.Space2 + inner.Height + look.Space4 + foot()
		return fyne.NewSize(inner.Width+2*look.Space4, height)
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(grip, size.Width/2-20, 6, 40, 4)
		width := size.Width - 2*look.Space4
		head := p.head.MinSize().Height
		core.Place(p.head, look.Space4, look.Space3, width, head)
		top := look.Space3 + head + look.Space2
		core.Place(p.body, look.Space3, top-look.Space1, size.Width-2*look.Space3, size.Height-top-foot()-look.Space1)
		if p.foot != nil {
			core.Place(rule, 0, size.Height-foot(), size.Width, look.Hairline)
			core.Place(p.foot, look.Space4, size.Height-foot()+look.Space2, width, p.foot.MinSize().Height)
		}
	}
	return core.NewRenderer(p, paint, least, layout, objects...)
}
