package pages

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// turnTime is the time each screen is shown; tickTime is the interval at which the clock is checked.
const turnTime, tickTime = 12 * time.Second, 500 * time.Millisecond

// A far draws a page for distant viewers: one part after another, as large as fits, on as many screens as necessary.
// The screens change automatically unless the page has steps, which a tap anywhere takes.
type far struct {
	*Page
	title, clock, time *text.FarText
	count              *text.Text
	stage              *farStage
	foot, leave        *frame.Lens
	turning            *fyne.Container
	holding            *input.Button
	does               slot

	parts []fyne.CanvasObject
	// part and screen are the indexes of the part and screen shown; space is the size of the stage, the area for parts.
	part, screen int
	space        fyne.Size
	// told is the number of rows revealed so far.
	told int
	// still reports whether the automatic change of screens is paused; turnedAt is the time of the last change.
	still         bool
	turnedAt      time.Time
	over, ticking bool
	now           func() time.Time
}

func newFar(p *Page) *far { return &far{Page: p, now: time.Now} }

func (f *far) content() fyne.CanvasObject {
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
	f.showHold()
	return container.New(farLayout{f}, f.title, f.clock, f.stage, f.foot, f.leave)
}

func (f *far) ticks() {
	if !f.ticking {
		f.ticking, f.turnedAt = true, f.now()
		f.shell.WhenLeft(func() { f.ticking = false })
		f.shell.Tick(tickTime, f.tick)
	}
}

func (f *far) renew() {
	f.ticks()
	f.parts = calc.Map(f.seen.Parts, f.drawn)
	f.part = max(0, min(f.part, len(f.parts)-1))
	f.drawFoot()
	f.show()
	told := 0
	for i, part := range f.seen.Parts {
		if part.As == page.Revealed {
			if told = len(part.Rows); told > f.told {
				core.NewMotion(func() bool { return f.shell.Seen(f.Page) }, f.parts[i].(*board)).Run(func() {})
			}
		}
	}
	f.told = told
}

func (f *far) tick() {
	f.showTime()
	if !f.still && len(f.seen.Next) == 0 && f.now().Sub(f.turnedAt) >= turnTime {
		f.turn(1)
	}
}

// showTime shows the remaining time. When the time is up, only the part with the time is shown until the next change.
func (f *far) showTime() {
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
		f.part, f.screen, f.turnedAt = alone, 0, f.now()
		f.show()
		return
	}
	seen := shown != "" && f.part != alone
	other := len(shown) != len(f.clock.Text()) || seen != f.clock.Visible()
	f.clock.Set(shown, color)
	f.time.Set(shown, color)
	if core.Show(f.clock, seen); other {
		f.lay() // the title's space has changed
	}
}

func (f *far) screens(part int) int {
	if b, is := f.parts[part].(*board); is {
		return b.screens(f.space)
	}
	return 1
}

func (f *far) turn(by int) {
	f.turnedAt = f.now()
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

func (f *far) show() {
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

func (f *far) hold() {
	f.still, f.turnedAt = !f.still, f.now()
	f.showHold()
}

func (f *far) showHold() {
	f.holding.Spoken(words.Text("hall.hold")).SetIcon(theme.MediaPauseIcon())
	if f.still {
		f.holding.Spoken(words.Text("hall.go")).SetIcon(theme.MediaPlayIcon())
	}
}

func (f *far) typed(letter rune) bool {
	switch {
	case letter == ' ' && len(f.seen.Next) == 0:
		f.hold()
	case letter == ' ':
		f.goStep("next", 1)
	case (letter == 't' || letter == 'T') && len(f.seen.Tools) > 0:
		f.run(f.seen.Tools[0])
	default:
		return false
	}
	return true
}

func (f *far) turned(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyRight, fyne.KeyDown, fyne.KeyPageDown:
		f.goStep("next", 1)
	case fyne.KeyLeft, fyne.KeyUp, fyne.KeyPageUp:
		f.goStep("back", -1)
	case fyne.KeyEnd:
		f.do(f.seen.Next, "skip")
	default:
		return false
	}
	return true
}

// goStep takes the named step if the page has steps; otherwise it moves by a number of screens.
func (f *far) goStep(way string, by int) {
	if len(f.seen.Next) > 0 {
		f.do(f.seen.Next, way)
	} else {
		f.turn(by)
	}
}
