package core_test

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc/conformance/expect"
)

// An icon that was hidden while the theme and the text size changed is first resized and then refreshed. The icon must
// still get the new colour.
func TestAnIconOutOfSightTakesTheNewColour(t *testing.T) {
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Dark, Text: 1})
	b := input.NewIconButton("Settings", theme.SettingsIcon(), nil)
	ink := func() color.Color {
		objects := test.WidgetRenderer(b).Objects()
		at := slices.IndexFunc(objects, func(o fyne.CanvasObject) bool { _, is := o.(*canvas.Raster); return is })
		drawn, ok := objects[at].(*canvas.Raster).Generator(24, 24).(*image.RGBA)
		expect.True(t, ok, "the icon has no pixels")
		for i := 0; i < len(drawn.Pix); i += 4 {
			if drawn.Pix[i+3] == 255 {
				return color.NRGBA{R: drawn.Pix[i], G: drawn.Pix[i+1], B: drawn.Pix[i+2], A: 255}
			}
		}
		return nil
	}
	b.Resize(fyne.NewSize(44, 44))
	b.Refresh()
	dark := ink()
	light := look.Theme{Variant: look.Light, Text: look.LargestText}
	a.Settings().SetTheme(light)
	b.Resize(fyne.NewSize(48, 48))
	b.Refresh()
	if want := light.Color(look.Ink, theme.VariantLight); ink() != want || dark == want {
		t.Errorf("the icon is %v, must be %v", ink(), want)
	}
}

func TestLinesStayWhileNothingChanges(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{Variant: look.Light, Text: 1})
	line := chart.NewSparkline()
	chart := chart.NewLineChart("worth", []view.Series{{Name: "Anna", Values: []int{100, 140, 90}}})
	line.Update([]int{100, 140, 90}, [][]int{{100, 90, 120}})
	for name, w := range map[string]fyne.Widget{"sparkline": line, "chart": chart} {
		r := test.WidgetRenderer(w)
		w.Resize(fyne.NewSize(400, 200))
		first := slices.Clone(r.Objects())
		r.Layout(w.Size())
		expect.True(t, slices.Equal(r.Objects(), first), "the %s is drawn anew in the same size", name)
		w.Resize(fyne.NewSize(300, 200))
		expect.True(t, !slices.Equal(r.Objects(), first), "the %s is not drawn anew in another size", name)
	}
	r := test.WidgetRenderer(line)
	first := slices.Clone(r.Objects())
	line.Update([]int{100, 140, 90, 70}, nil)
	expect.True(t, !slices.Equal(r.Objects(), first), "another course is not drawn")
}

// A window is first laid out at any size, which may leave a negative size for a picture.
func TestSparklineWithoutRoomIsNotDrawn(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Theme{})
	line := chart.NewSparkline()
	line.Update([]int{100, 140, 90}, nil)
	for _, size := range []fyne.Size{{}, {Width: 82, Height: -17}, {Width: 4, Height: 30}} {
		line.Resize(size)
		drawn := test.WidgetRenderer(line).Objects()
		expect.True(t, len(drawn) == 0, "%v is drawn in %v", drawn, size)
	}
}
