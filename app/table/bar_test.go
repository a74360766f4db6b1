package table

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/frame"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// tappables returns the visible areas that can be tapped outside a bar, and the area of the bar.
func tappables(o fyne.CanvasObject, at fyne.Position, sight image.Rectangle) (all []image.Rectangle,
	bar image.Rectangle) {
	if o == nil || !o.Visible() {
		return nil, bar
	}
	at = at.Add(o.Position())
	area := image.Rect(int(at.X), int(at.Y), int(at.X+o.Size().Width), int(at.Y+o.Size().Height)).Intersect(sight)
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *frame.UndoBar:
		return nil, area
	case *fyne.Container:
		children = o.Objects
	case *container.Scroll:
		children, sight = []fyne.CanvasObject{o.Content}, area
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
	}
	if _, can := o.(fyne.Tappable); can && !area.Empty() {
		all = append(all, area)
	}
	for _, child := range children {
		more, found := tappables(child, at, sight)
		all, bar = append(all, more...), bar.Union(found)
	}
	return all, bar
}

// The bar neither covers nor moves anything that can be tapped. Only scrolled content may lose height.
func TestBarLiesOverNothingThatCanBeTapped(t *testing.T) {
	must.HaveTime(t)
	for _, size := range []fyne.Size{{Width: 844, Height: 420}, apptest.Desktop(), apptest.Phone(),
		{Width: 568, Height: 320}} {
		for name, entries := range map[string]int{"table": 3, "result": 32} {
			s := apptest.Begin(t)
			apptest.PlayEntries(t, s, "Friday night", []string{"Ann", "Ben", "Carl", "Dora"}, entries)
			if name == "table" {
				s.Go(apptest.To(NewPage(s)))
			} else {
				s.Go(resultRoute{})
			}
			apptest.Settle(s, size)
			whole := image.Rect(0, 0, int(size.Width), int(size.Height))
			before, _ := tappables(s.Window.Content(), fyne.Position{}, whole)
			for _, who := range []string{"Ben", "Maximilianus Alexander"} {
				showRecorded(s, who+": B +100", 1)
				apptest.Settle(s, size)
				now, bar := tappables(s.Window.Content(), fyne.Position{}, whole)
				must.Hold(t, bar.Dy() >= 44, "%s at %v: the bar lies at %v", name, size, bar)
				for _, area := range now {
					expect.True(t, !area.Overlaps(bar),
						"%s at %v: the bar at %v lies over what can be tapped at %v", name, size, bar, area)
				}
				for _, area := range before {
					expect.True(t, stays(area, now, bar),
						"%s at %v: what can be tapped at %v moves", name, size, area)
				}
				s.HideBar()
				apptest.Settle(s, size)
			}
		}
	}
}

func stays(area image.Rectangle, now []image.Rectangle, bar image.Rectangle) bool {
	return area.Max.Y > bar.Min.Y-9 && area.Min.Y < bar.Max.Y+9 && area.Min.X < bar.Max.X+9 && area.Max.X > bar.Min.X-9 ||
		slices.ContainsFunc(now, func(at image.Rectangle) bool { return at.Min == area.Min && at.Dx() == area.Dx() })
}

// A removed bar is also hidden, because otherwise the toolkit does not redraw what was beneath.
func TestBarThatIsTakenAwayIsHidden(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Ann", "Ben"}, 1)
	s.Go(apptest.To(NewPage(s)))
	apptest.Settle(s, apptest.Desktop())
	showRecorded(s, "Ann: B +60", 1)
	bar, shown := apptest.BarOf(s)
	s.HideBar()
	if _, still := apptest.BarOf(s); !shown || still || bar.Visible() {
		t.Errorf("shown %v, still there %v, visible %v", shown, still, bar.Visible())
	}
}
