package people

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/stats"
)

// The curve of a rating ends at the rating as it is written everywhere else, with its tenth.
func TestTheCurveKeepsTheTenths(t *testing.T) {
	s := apptest.Begin(t)
	taken(t, s, "stockholder", "four-seats-4x6", "four-seats-3x5")
	games := must.Get(s.Session.Book().Shelf.List())(t)
	people := must.Get(s.Session.Book().People.All())(t)
	curves, parts := 0, 0
	for _, career := range stats.Careers(people, games) {
		p := newPersonPage(s, career.ID, "")
		s.Go(apptest.To(p))
		rating := words.Tenths(career.Rating().Shown())
		if rating[len(rating)-1] != '0' {
			parts++
		}
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			if chart, ok := o.(*chart.LineChart); ok {
				curves++
				if want := words.Text("person.curve") + ", " + career.ShortName() + " " +
					rating; chart.AccessibilityLabel() != want {
					t.Errorf("the curve says %q, must say %q", chart.AccessibilityLabel(), want)
				}
			}
		})
	}
	must.Hold(t, curves != 0 && parts != 0, "%d curves, %d ratings with tenths", curves, parts)
}
