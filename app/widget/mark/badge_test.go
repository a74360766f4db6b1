package mark_test

import (
	"strings"
	"testing"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc/conformance/expect"
)

func company(key string) view.Company {
	return view.Company{Key: key, Code: strings.ToUpper(key[:1]), Name: strings.ToUpper(key[:1]) + key[1:]}
}

func TestBadgesLook(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "badges", frame.Stack(look.Space2, mark.NewCompanyBadge(company("blue"), core.Caption),
		mark.NewCompanyBadge(company("red"), core.Body),
		mark.NewCompanyBadge(company("yellow"), core.FigureText).SetText("120"),
		mark.NewCompanyBadge(company("green"), core.FigureText),
		mark.NewCompanyBadge(view.Company{Key: "proton", Code: "PE", Name: "Proton"}, core.Headline),
		mark.NewSymbol(company("yellow"), look.FigureSize)), 160, 240)
}

func TestASymbolIsAsLargeAsTheTextBesideIt(t *testing.T) {
	a := widgettest.Light(t)
	for _, factor := range []float32{1, look.LargestText} {
		a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: factor})
		s := mark.NewSymbol(company("blue"), look.CaptionSize)
		expect.Equal(t, s.MinSize().Height, 12*factor, "with text %v times as large it is high", factor)
	}
}

func TestBadgeSpeaks(t *testing.T) {
	widgettest.Light(t)
	b := mark.NewCompanyBadge(company("blue"), core.Body)
	expect.Equal(t, b.AccessibilityLabel(), "Blue", "label")
	expect.Equal(t, b.SetText("120").AccessibilityLabel(), "Blue 120", "label with a number")
	expect.Equal(t, mark.NewSymbol(view.Company{Key: "x", Code: "X"}, look.FigureSize).AccessibilityLabel(), "X",
		"label without a name")
}

func TestEachCompanyHasAShapeOfItsOwn(t *testing.T) {
	seen := map[emblem.Shape]string{}
	for _, c := range []view.Company{company("blue"), company("red"), company("yellow"), company("green")} {
		other, twice := seen[mark.Dress(c).Shape]
		expect.True(t, !twice, "%s and %s have the same shape", c.Name, other)
		seen[mark.Dress(c).Shape] = c.Name
	}
}
