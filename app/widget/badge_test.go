package widget_test

import (
	"strings"
	"testing"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/widget/internal/widgettest"
)

func company(key string) widget.Company {
	return widget.Company{Key: key, Code: strings.ToUpper(key[:1]), Name: strings.ToUpper(key[:1]) + key[1:]}
}

func TestBadgesLook(t *testing.T) {
	widgettest.Light(t)
	muted := widget.NewCompanyBadge(company("green"), widget.FigureText)
	muted.SetMuted(true)
	widgettest.Golden(t, "badges", widget.Stack(look.Space2, widget.NewCompanyBadge(company("blue"), widget.Caption), widget.NewCompanyBadge(company("red"), widget.Body),
		widget.NewCompanyBadge(company("yellow"), widget.FigureText).SetText("120"), muted, widget.NewCompanyBadge(widget.Company{Key: "proton", Code: "PE", Name: "Proton"}, widget.Headline),
		widget.NewSymbol(company("yellow"), 20)), 160, 240)
}

func TestBadgeSpeaks(t *testing.T) {
	widgettest.Light(t)
	b := widget.NewCompanyBadge(company("blue"), widget.Body)
	if got := b.AccessibilityLabel(); got != "Blue" {
		t.Errorf("label %q", got)
	}
	if got := b.SetText("120").AccessibilityLabel(); got != "Blue 120" {
		t.Errorf("label with a number %q", got)
	}
	if got := widget.NewSymbol(widget.Company{Key: "x", Code: "X"}, 20).AccessibilityLabel(); got != "X" {
		t.Errorf("label without a name %q", got)
	}
}

func TestEachCompanyHasAShapeOfItsOwn(t *testing.T) {
	seen := map[look.Shape]string{}
	for _, c := range []widget.Company{company("blue"), company("red"), company("yellow"), company("green")} {
		if other, twice := seen[c.Suit().Shape]; twice {
			t.Errorf("%s and %s have the same shape", c.Name, other)
		}
		seen[c.Suit().Shape] = c.Name
	}
}
