package look

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
	"scripkeeper/calc/conformance/expect"
)

func variants() map[string]Theme {
	return map[string]Theme{"light": {Variant: Light}, "dark": {Variant: Dark}}
}

func at(t Theme, name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(t.Color(name, theme.VariantLight)).(color.NRGBA)
}

// linear converts an sRGB channel to linear light, 0 to 1.
func linear(channel uint8) float64 {
	c := float64(channel) / 255
	if c <= 0.04045 {
		return c / 12.92
	}
	return math.Pow((c+0.055)/1.055, 2.4)
}

func luminance(c color.NRGBA) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// contrast returns the WCAG 2.1 contrast ratio, 1 to 21.
func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

// over blends a colour with alpha onto a background.
func over(c, ground color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A))) / 255) }
	return color.NRGBA{R: mix(c.R, ground.R), G: mix(c.G, ground.G), B: mix(c.B, ground.B), A: 255}
}

func TestContrastOfWhiteAndBlackIsTwentyOne(t *testing.T) {
	got := contrast(color.NRGBA{R: 255, G: 255, B: 255, A: 255}, color.NRGBA{A: 255})
	expect.True(t, math.Abs(got-21) <= 0.01, "contrast of white and black: %.2f", got)
}

func TestTextPassesAA(t *testing.T) {
	type pair struct{ text, ground fyne.ThemeColorName }
	var pairs []pair
	for _, ground := range []fyne.ThemeColorName{Paper, Felt, Card, TurnWash} {
		for _, text := range []fyne.ThemeColorName{Ink, Soft, Turn, Gain, Loss} {
			pairs = append(pairs, pair{text, ground})
		}
		for _, s := range suits() {
			pairs = append(pairs, pair{s.Ink, ground})
		}
	}
	for _, s := range suits() {
		pairs = append(pairs, pair{s.On, s.Fill}, pair{s.Ink, s.Wash}, pair{Ink, s.Wash}, pair{Soft, s.Wash},
			pair{Gain, s.Wash}, pair{Loss, s.Wash})
	}
	for i := range palette.SeriesCount {
		pairs = append(pairs, pair{Series(i), Paper}, pair{Series(i), Felt}, pair{Series(i), Card})
	}
	pairs = append(pairs, pair{OnTurn, Turn}, pair{OnBar, Bar}, pair{BarAction, Bar},
		pair{Paper, Gain}, pair{Paper, Loss})
	for name, th := range variants() {
		for _, p := range pairs {
			got := contrast(at(th, p.text), at(th, p.ground))
			expect.True(t, got >= 4.5, "%s: %s on %s has a contrast of %.2f, below 4.5", name, p.text, p.ground, got)
			hovered := over(at(th, Hover), at(th, p.ground))
			if got := contrast(at(th, p.text), hovered); got < 4.5 {
				t.Errorf("%s: %s on hovered %s has a contrast of %.2f, below 4.5", name, p.text, p.ground, got)
			}
		}
	}
}

func TestSymbolsAndOutlinesPassThreeToOne(t *testing.T) {
	for name, th := range variants() {
		for _, ground := range []fyne.ThemeColorName{Paper, Felt, Card} {
			drawn := []fyne.ThemeColorName{Edge, Turn}
			for _, s := range suits() {
				drawn = append(drawn, s.Ink) // the outline of the shape
			}
			for _, d := range drawn {
				got := contrast(at(th, d), at(th, ground))
				expect.True(t, got >= 3, "%s: %s on %s has a contrast of %.2f, below 3", name, d, ground, got)
			}
		}
	}
}

// simulate converts a colour to its look for an eye without one kind of cone. m is a matrix of Machado, Oliveira and
// Fernandes (2009) for full deficiency.
func simulate(c color.NRGBA, m [9]float64) [3]float64 {
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	var out [3]float64
	for i := range out {
		out[i] = math.Min(1, math.Max(0, m[3*i]*r+m[3*i+1]*g+m[3*i+2]*b))
	}
	return out
}

// lab converts linear light to CIE L*a*b* under D65.
func lab(rgb [3]float64) [3]float64 {
	x := (0.4124*rgb[0] + 0.3576*rgb[1] + 0.1805*rgb[2]) / 0.95047
	y := 0.2126*rgb[0] + 0.7152*rgb[1] + 0.0722*rgb[2]
	z := (0.0193*rgb[0] + 0.1192*rgb[1] + 0.9505*rgb[2]) / 1.08883
	f := func(v float64) float64 {
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	return [3]float64{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

// firstFour is the number of suits that must differ in colour alone for every kind of colour vision.
const firstFour = 4

func TestCompaniesAreToldApartByEveryEye(t *testing.T) {
	eyes := map[string][9]float64{
		"full":         {1, 0, 0, 0, 1, 0, 0, 0, 1},
		"protanopia":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
		"deuteranopia": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
		"tritanopia":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
	}
	for name, th := range variants() {
		for eye, m := range eyes {
			suits := suits()[:len(emblem.Suits())]
			if eye != "full" {
				suits = suits[:firstFour] // the others differ by shape
			}
			for i, a := range suits {
				for _, b := range suits[i+1:] {
					la, lb := lab(simulate(at(th, a.Fill), m)), lab(simulate(at(th, b.Fill), m))
					d := math.Hypot(math.Hypot(la[0]-lb[0], la[1]-lb[1]), la[2]-lb[2])
					expect.True(t, d >= 20, "%s, %s: %s and %s differ by %.1f only", name, eye, a.Key, b.Key, d)
				}
			}
		}
	}
}
