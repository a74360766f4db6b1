package matrix

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func foldable(folded bool) view.Matrix {
	v := sampleView(4)
	v.Extras = []view.Extra{{Name: "In the bank", Figures: []int{11, 20, 8, 1}},
		{Name: "Year's start", Figures: []int{120, 80, 10, 250}, Priced: true}}
	v.Fold, v.Folded = "The bank and the year's start", folded
	return v
}

func TestFoldedMatrixLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "matrix-folded", New(foldable(true), nil), 374, 320)
	widgettest.Golden(t, "matrix-unfolded", New(foldable(false), nil), 374, 400)
}

// A long cash figure makes neither the companies' figures smaller nor its own as small as possible.
func TestFoldedFiguresKeepTheirSize(t *testing.T) {
	widgettest.Light(t).Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	shown := crowd(5, 6)
	shown.Seats[1].Cash, shown.Seats[1].Worth, shown.Seats[1].Shares[0] = 1_286_395, 1_942_645, 51_000
	m := New(shown, nil)
	g := m.arrange(374)
	expect.True(t, g.folded && g.chips.part == 1 && g.part > m.smallest(), "folded %t, companies %v, cash %v, smallest %v",
		g.folded, g.chips.part, g.part, m.smallest())
}

// The fold line keeps its position when the rows appear. Finger and keyboard reach the line at any width.
func TestTheLineUnfoldsAndStays(t *testing.T) {
	widgettest.Light(t)
	for _, width := range []float32{260, 374, 900} { // folded rows, names above figures, a single line per row
		m, asked := New(foldable(true), nil), 0
		m.OnFold = func() { asked++ }
		widgettest.Stand(t, m, width, 700)
		shown := func() []*figureCell {
			return slices.DeleteFunc(figures(m), func(c *figureCell) bool { return !c.soft })
		}
		line, height := m.fold.Position(), m.MinSize().Height
		expect.True(t, len(shown()) == 0 && m.fold.Size().Height >= look.Target && m.fold.Size().Width == width,
			"%v wide: %d figures are folded away beneath a line of %v", width, len(shown()), m.fold.Size())
		test.Tap(m.fold)
		expect.Equal(t, asked, 1, "times asked")
		m.Update(foldable(false))
		expect.True(t, m.fold.Position() == line && len(shown()) == 8 && m.MinSize().Height > height,
			"%v wide: %d figures, the line moved from %v to %v", width, len(shown()), line, m.fold.Position())
		for _, c := range shown() {
			if c.Position().Y < line.Y+m.fold.Size().Height || c.Position().Y+c.Size().Height > m.MinSize().Height+1 {
				t.Errorf("%v wide: %s stands at %v, under the line at %v of a matrix as high as %v", width, c.label,
					c.Position(), line, m.MinSize().Height)
			}
		}
	}
	m := New(sampleView(4), nil)
	expect.True(t, !slices.Contains(test.WidgetRenderer(m).Objects(), fyne.CanvasObject(m.fold)),
		"a matrix without such rows has the line")
}
