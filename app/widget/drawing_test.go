package widget

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// An icon that was out of sight while the theme and the size of text changed is resized before it is refreshed. It has
// the colour of the new theme all the same.
func TestAnIconOutOfSightTakesTheNewColour(t *testing.T) {
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Dark, Text: 1})
	b := NewIconButton("Settings", theme.SettingsIcon(), nil)
	icon := func() *canvas.Image {
		for _, o := range test.WidgetRenderer(b).Objects() {
			if image, ok := o.(*canvas.Image); ok {
				return image
			}
		}
		return nil
	}
	ink := func() color.NRGBA {
		drawn := icon().Image.Bounds()
		for y := drawn.Min.Y; y < drawn.Max.Y; y++ {
			for x := drawn.Min.X; x < drawn.Max.X; x++ {
				if c, ok := color.NRGBAModel.Convert(icon().Image.At(x, y)).(color.NRGBA); ok && c.A == 255 {
					return c
				}
			}
		}
		return color.NRGBA{}
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
