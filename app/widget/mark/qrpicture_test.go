package mark

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func chequered(n int) [][]bool {
	modules := make([][]bool, n)
	for y := range modules {
		modules[y] = make([]bool, n)
		for x := range modules[y] {
			modules[y][x] = (x+y)%2 == 0
		}
	}
	return modules
}

func TestModulesAreWholePixels(t *testing.T) {
	widgettest.Light(t)
	q := NewQRPicture("the game", chequered(29))
	for _, side := range []int{29, 58, 100, 381, 700} {
		for y := 0; y < side; y += 7 {
			run, last, widths := 0, false, map[int]bool{}
			started := false
			for x := range side {
				dark := q.dark(x, y, side, side)
				if dark == last {
					run++
					continue
				}
				if started {
					widths[run] = true
				}
				started, run, last = true, 1, dark
			}
			must.Hold(t, len(widths) <= 1, "side %d, row %d: modules of %v pixels", side, y, widths)
		}
	}
	expect.True(t, !q.dark(5, 5, 20, 20), "a picture with less than a pixel a module is drawn")
}

func TestCodeIsDarkOnWhiteInBothThemes(t *testing.T) {
	a := widgettest.Light(t)
	for _, variant := range []look.Variant{look.Light, look.Dark} {
		a.Settings().SetTheme(look.Theme{Variant: variant})
		q := NewQRPicture("the game", chequered(29))
		c := software.NewCanvas()
		c.SetContent(q)
		c.Resize(fyne.NewSize(300, 300))
		picture := c.Capture()
		counts := map[color.NRGBA]int{}
		for y := 20; y < 280; y++ {
			for x := 20; x < 280; x++ {
				counts[color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA)]++
			}
		}
		expect.True(t, len(counts) == 2 && counts[color.NRGBA{255, 255, 255, 255}] != 0,
			"variant %d: colours %v", variant, counts)
	}
}

func TestCodeSpeaks(t *testing.T) {
	widgettest.Light(t)
	q := NewQRPicture("the whole game", chequered(21))
	expect.True(t, q.AccessibilityLabel() == "the whole game" && q.MinSize().Width >= 63,
		"spoken %q, least size %v", q.AccessibilityLabel(), q.MinSize())
}
