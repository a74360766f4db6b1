package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A Page is one screen. Its content is made once; Update brings it up to date when the game changed or when the
// page comes to the front again.
type Page interface {
	Content() fyne.CanvasObject
	Update()
}

// A Keyed page takes letters that no field takes.
type Keyed interface {
	// Typed tells whether the page did something about the letter.
	Typed(letter rune) bool
}

// A Shell is the window with its stack of pages: the last is seen, the one before it comes back by Back.
type Shell struct {
	app     fyne.App
	window  fyne.Window
	session *Session
	// phone forces the phone's shape on every page, whatever the width.
	phone  bool
	pages  []Page
	holder *fyne.Container
	bars   *fyne.Container
}

// NewShell fills a window with pages of a session.
func NewShell(a fyne.App, w fyne.Window, session *Session, phone bool) *Shell {
	s := &Shell{app: a, window: w, session: session, phone: phone}
	s.holder, s.bars = container.NewStack(), container.NewStack()
	w.SetContent(container.NewStack(s.holder, s.bars))
	session.Listen(s.update)
	s.listenToKeys()
	return s
}

// Push shows a page above the present one.
func (s *Shell) Push(p Page) {
	s.pages = append(s.pages, p)
	s.show()
}

// Back goes to the page before. The first page stays.
func (s *Shell) Back() {
	if len(s.pages) > 1 {
		s.pages = s.pages[:len(s.pages)-1]
		s.show()
	}
}

// Home goes back to the first page and shows a page above it, or only the first one when there is none to show.
func (s *Shell) Home(above ...Page) {
	s.pages = append(s.pages[:1:1], above...)
	s.show()
}

// Page is the page that is seen.
func (s *Shell) Page() Page { return s.pages[len(s.pages)-1] }

func (s *Shell) show() {
	s.hideBar()
	s.window.Canvas().Unfocus()
	page := s.Page()
	page.Update()
	s.holder.Objects = []fyne.CanvasObject{page.Content()}
	s.holder.Refresh()
}

func (s *Shell) update() {
	if len(s.pages) > 0 {
		s.Page().Update()
	}
}

// Shape tells how a page is laid out in a width.
func (s *Shell) Shape(width float32) Shape {
	switch {
	case s.phone || width < look.TabletWidth:
		return PhoneShape
	case width < look.DesktopWidth:
		return TabletShape
	}
	return DesktopShape
}

// A Shape is how a page is laid out.
type Shape uint8

const (
	// PhoneShape has one column, and sheets that cover the page.
	PhoneShape Shape = iota
	// TabletShape has one wide column.
	TabletShape
	// DesktopShape has three columns.
	DesktopShape
)

// head is the head of a page with a way back.
func (s *Shell) head(title, detail string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	back := widget.NewIconButton(words.Say("common.back"), theme.NavigateBackIcon(), s.Back)
	return widget.InsetSides(look.Space2, look.Space1, widget.NewTopBar(title, detail, back, actions...))
}

// frame puts a page together: its head, its body, which scrolls, and what always stays in reach below.
func (s *Shell) frame(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	scroll := container.NewVScroll(container.New(measure{readingWidth}, widget.InsetSides(look.Space4, look.Space2, body)))
	var bottom fyne.CanvasObject
	if foot != nil {
		bottom = widget.Stack(0, widget.NewRule(), container.New(measure{readingWidth}, widget.InsetSides(look.Space4, look.Space2, foot)))
	}
	return container.NewBorder(widget.Stack(0, head, widget.NewRule()), bottom, nil, nil, scroll)
}

// readingWidth is the widest that a page of text and fields gets.
const readingWidth float32 = 640
