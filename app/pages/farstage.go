package pages

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view/page"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

// A farStage shows a part for distant viewers. A tap anywhere takes the next step, unless the part has its own actions.
type farStage struct {
	fw.BaseWidget
	of    *far
	holds *fyne.Container
}

func newFarStage(of *far) *farStage {
	s := &farStage{of: of, holds: frame.NewHolder()}
	s.ExtendBaseWidget(s)
	return s
}

func (s *farStage) show(o fyne.CanvasObject) { frame.Fill(s.holds, o) }

func (s *farStage) Tapped(e *fyne.PointEvent) {
	core.GuardTap(s, e, func() {
		if len(s.of.seen.Parts[s.of.part].Actions) == 0 {
			s.of.do(s.of.seen.Next, "next")
		}
	})
}

func (s *farStage) CreateRenderer() fyne.WidgetRenderer { return fw.NewSimpleRenderer(s.holds) }

func (f *far) drawn(part page.Part) fyne.CanvasObject {
	switch {
	case part.As == page.Time:
		return f.time
	case part.As == page.Podium:
		return f.magnified(chart.NewPodium(calc.Map(part.Rows, stepOf)))
	case part.As == page.Empty:
		return f.magnified(f.main.empty(part))
	case len(part.Rows) == 0 && len(part.Says) > 0:
		return text.NewFarText(part.Says[0].Text, color(part.Says[0].Tone), fyne.TextAlignCenter)
	}
	return newBoard(part)
}

func stepOf(row page.Row) chart.PodiumStep {
	rank, _ := strconv.Atoi(row.Lead) // on a podium, the lead of a row is its rank
	return chart.PodiumStep{Name: row.Title, Pawn: *row.Pawn, Rank: rank, Figure: row.Figure}
}

// magnified enlarges an object's text to fill the available space, up to a height about equal to the width.
func (f *far) magnified(o fyne.CanvasObject) fyne.CanvasObject {
	lens := frame.NewLens(f.shell.App.Settings().Theme(), o)
	return container.New(magnifying{lens}, lens)
}

type magnifying struct{ *frame.Lens }

// near returns the size of an area that text of normal size fills well; larger areas get larger text.
func near() fyne.Size { return fyne.NewSize(330, 270) }

func (magnifying) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

func (m magnifying) Layout(o []fyne.CanvasObject, size fyne.Size) {
	by, height := min(size.Width/near().Width, size.Height/near().Height), min(size.Height, size.Width*1.1)
	for by = max(1, by); ; by -= 0.1 {
		m.Magnify(by)
		core.Place(o[0], 0, (size.Height-height)/2, size.Width, height)
		if m.Content.MinSize().Height <= height || by < 0.6 { // the width determines the line breaks
			return
		}
	}
}

func (f *far) drawFoot() {
	wide := f.space.Width >= look.TabletWidth
	f.does.show(struct {
		Next, Tools []page.Action
		Wide        bool
	}{f.seen.Next, f.seen.Tools, wide}, func() fyne.CanvasObject {
		left, right := frame.Across(look.Space1), frame.Across(look.Space1)
		for _, a := range f.seen.Next {
			if a.Main {
				right.Add(sized(frame.OfWidth(func() float32 { return min(f.space.Width/2, 6.4*f.foot.Size().Height) }),
					f.button(a)))
			} else {
				left.Add(f.plainButton(a, !wide))
			}
		}
		for _, a := range f.seen.Tools {
			right.Add(f.plainButton(a, !wide))
		}
		return container.NewBorder(nil, nil, left, right)
	})
	f.foot.Refresh()
}

func (f *far) lay() {
	if size := f.Body.Size(); size.Width > 0 {
		farLayout{f}.Layout(nil, size)
	}
}

type farLayout struct{ *far }

func (farLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

func (l farLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	by := min(2, max(1, min(size.Width/1280, size.Height/720)))
	l.foot.Magnify(by)
	l.leave.Magnify(by)
	edge := max(look.Space2, min(size.Width, size.Height)*0.025)
	head := max(look.Target, min(size.Height*0.1, size.Width*0.12))
	foot := look.Target * l.foot.By()
	right := size.Width - edge/2 - foot
	core.Place(l.leave, right, edge/2+(head-foot)/2, foot, foot)
	if l.clock.Visible() {
		time := min(l.clock.Room(head), size.Width*0.6)
		right -= time + edge/2
		core.Place(l.clock, right, edge/2, time, head)
	}
	core.Place(l.title, edge, edge/2, right-2*edge, head)
	width, top, y := size.Width-2*edge, edge+head, size.Height-foot-look.Space1
	core.Place(l.foot, edge, y, width, foot)
	core.Place(l.stage, edge, top, width, y-top-look.Space1)
	if space := fyne.NewSize(width, y-top-look.Space1); l.space != space {
		l.space = space
		l.drawFoot()
		l.show()
	}
}
