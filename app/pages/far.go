package pages

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// turnTime is how long a screen is seen before the next one comes, tickTime how often the time is read.
const turnTime, tickTime = 12 * time.Second, 500 * time.Millisecond

// A Far draws a page for those who sit far away: a part after the other, as large as it fits, on as many screens as that
// takes. They turn by themselves. A page with steps stands still until somebody goes on, by a tap anywhere.
type Far struct {
	*Page
	title, clock, time *text.FarText
	count              *text.Text
	stage              *farStage
	// foot and leave are the buttons of whoever stands beside it, larger on a larger screen.
	foot, leave *frame.Lens
	turning     *fyne.Container
	holding     *input.Button
	does        slot

	// parts are what the parts are drawn as, a [board] where they may take several screens.
	parts []fyne.CanvasObject
	// part and screen are what is seen, space is how large the stage is.
	part, screen int
	space        fyne.Size
	// told is how many rows there were that are told one by one.
	told int
	// still tells that the screens do not turn by themselves, turned when one did last.
	still  bool
	turned time.Time
	// over tells that the time was over when it was looked at last.
	over, ticking bool
	now           func() time.Time
}

// NewFar draws the page of a place of a source for those far away, on the whole screen where there is one.
func NewFar(s *shell.Shell, source page.Source, place page.Place) *Far {
	f := &Far{Page: New(s, source, place), now: time.Now}
	f.far = f.renew
	return f
}

// BigScreen gives it the whole screen.
func (f *Far) BigScreen() {}

// Content is what is seen from afar, with the buttons of whoever stands beside it.
func (f *Far) Content() fyne.CanvasObject {
	f.title = text.NewFarText("", look.Ink, fyne.TextAlignLeading)
	f.clock = text.NewFarText("", look.Ink, fyne.TextAlignTrailing)
	f.time = text.NewFarText("", look.Ink, fyne.TextAlignCenter)
	f.count = text.New("", core.FigureText).Whole().SetColor(look.Soft)
	f.stage = newFarStage(f)
	f.holding = input.NewIconButton("", nil, f.hold)
	f.turning = frame.Across(0,
		input.NewIconButton(words.Text("hall.previous"), theme.NavigateBackIcon(), func() { f.turn(-1) }), f.holding,
		input.NewIconButton(words.Text("hall.next"), theme.NavigateNextIcon(), func() { f.turn(1) }),
		container.NewCenter(f.count))
	f.does = newSlot()
	plain := f.shell.App.Settings().Theme()
	f.foot = frame.NewLens(plain, container.NewBorder(nil, nil, f.turning, nil, f.does.holder))
	f.leave = frame.NewLens(plain, input.NewIconButton(words.Text("hall.leave"), theme.CancelIcon(), f.shell.Back))
	f.Body = container.New(farLayout{f}, f.title, f.clock, f.stage, f.foot, f.leave)
	f.showHold()
	f.Update()
	return f.Body
}

// Update works the page out as it is now, and goes on following it and the time.
func (f *Far) Update() {
	f.Page.Update()
	if !f.ticking {
		f.ticking, f.turned = true, f.now()
		f.shell.WhenLeft(func() { f.ticking = false })
		f.shell.Tick(tickTime, f.tick)
	}
}

// renew draws the parts anew, and stays at what is seen where there still is such a thing.
func (f *Far) renew() {
	f.parts = calc.Map(f.seen.Parts, f.drawn)
	f.part = max(0, min(f.part, len(f.parts)-1))
	f.drawFoot()
	f.show()
	told := 0
	for i, part := range f.seen.Parts {
		if part.As == page.Revealed {
			if told = len(part.Rows); told > f.told {
				core.NewMotion(func() bool { return f.shell.Seen(f) }, f.parts[i].(*board)).Run(func() {})
			}
		}
	}
	f.told = told
}

// tick follows the time.
func (f *Far) tick() {
	f.showTime()
	if !f.still && len(f.seen.Next) == 0 && f.now().Sub(f.turned) >= turnTime {
		f.turn(1)
	}
}

// showTime shows how much time is left, and when it is over nothing else until the screens turn.
func (f *Far) showTime() {
	shown, color, ended := "", look.Ink, false
	if c := f.seen.Clock; c != nil {
		var over bool
		switch shown, over = c.Face(f.now()); {
		case over:
			color, ended = look.Turn, c.Until != 0
		case c.Until == 0:
			color = look.Soft
		}
	}
	alone := slices.IndexFunc(f.seen.Parts, func(part page.Part) bool { return part.As == page.Time })
	before := f.over
	if f.over = ended; ended && !before && alone >= 0 {
		f.part, f.screen, f.turned = alone, 0, f.now()
		f.show()
		return
	}
	seen := shown != "" && f.part != alone
	other := len(shown) != len(f.clock.Text()) || seen != f.clock.Visible()
	f.clock.Set(shown, color)
	f.time.Set(shown, color)
	if core.Show(f.clock, seen); other {
		f.lay() // the title has more room, or less
	}
}

// screens is how many screens a part takes.
func (f *Far) screens(part int) int {
	if b, is := f.parts[part].(*board); is {
		return b.screens(f.space)
	}
	return 1
}

// turn shows the next screen, or the one before.
func (f *Far) turn(by int) {
	f.turned = f.now()
	n := len(f.parts)
	f.screen += by
	switch {
	case n == 0:
		return
	case f.screen < 0:
		f.part = (f.part + n - 1) % n
		f.screen = f.screens(f.part) - 1
	case f.screen >= f.screens(f.part):
		f.part, f.screen = (f.part+1)%n, 0
	}
	f.show()
}

// show shows the screen that is to be seen.
func (f *Far) show() {
	if len(f.seen.Parts) == 0 {
		return
	}
	part := f.seen.Parts[f.part]
	f.screen = min(f.screen, f.screens(f.part)-1)
	title := part.Title
	if title == "" || part.As == page.Empty {
		title = f.seen.Title
	}
	f.title.Set(title, look.Ink)
	if b, is := f.parts[f.part].(*board); is {
		b.show(f.screen)
	}
	f.stage.show(f.parts[f.part])
	all, before := 0, 0
	for i := range f.parts {
		if i == f.part {
			before = all
		}
		all += f.screens(i)
	}
	f.count.SetText(words.Format("hall.page", words.Names{"page": before + f.screen + 1, "pages": all}))
	core.Show(f.turning, all > 1)
	f.turning.Refresh()
	f.showTime()
}

// hold stops the screens, or lets them turn again.
func (f *Far) hold() {
	f.still, f.turned = !f.still, f.now()
	f.showHold()
}

// showHold shows what the button does that holds the screens.
func (f *Far) showHold() {
	f.holding.Spoken(words.Text("hall.hold")).SetIcon(theme.MediaPauseIcon())
	if f.still {
		f.holding.Spoken(words.Text("hall.go")).SetIcon(theme.MediaPlayIcon())
	}
}

// Typed goes on by the space bar, or holds the screens, and does what is always at hand first by a letter.
func (f *Far) Typed(letter rune) bool {
	switch {
	case letter == ' ' && len(f.seen.Next) == 0:
		f.hold()
	case letter == ' ':
		f.goes("next", 1)
	case (letter == 't' || letter == 'T') && len(f.seen.Tools) > 0:
		f.run(f.seen.Tools[0])
	default:
		return false
	}
	return true
}

// Turned goes on and back.
func (f *Far) Turned(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyRight, fyne.KeyDown, fyne.KeyPageDown:
		f.goes("next", 1)
	case fyne.KeyLeft, fyne.KeyUp, fyne.KeyPageUp:
		f.goes("back", -1)
	case fyne.KeyEnd:
		f.do(f.seen.Next, "skip")
	default:
		return false
	}
	return true
}

// goes takes a step where the page has any, else it turns the screens.
func (f *Far) goes(way string, by int) {
	if len(f.seen.Next) > 0 {
		f.do(f.seen.Next, way)
	} else {
		f.turn(by)
	}
}
