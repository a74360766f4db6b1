package widget

import (
	"testing"

	"scripkeeper/app/look"
)

func TestBadgesLook(t *testing.T) {
	light(t)
	muted := NewCompanyBadge(green(), FigureText)
	muted.SetMuted(true)
	golden(t, "badges", Stack(look.Space2, NewCompanyBadge(blue(), Caption), NewCompanyBadge(red(), Body),
		NewCompanyBadge(yellow(), FigureText).SetText("120"), muted, NewCompanyBadge(Company{Key: "proton", Code: "PE", Name: "Proton"}, Headline),
		NewSymbol(yellow(), 20)), 160, 240)
}

func TestBadgeSpeaks(t *testing.T) {
	light(t)
	b := NewCompanyBadge(blue(), Body)
	if got := b.AccessibilityLabel(); got != "Blue" {
		t.Errorf("label %q", got)
	}
	if got := b.SetText("120").AccessibilityLabel(); got != "Blue 120" {
		t.Errorf("label with a number %q", got)
	}
	if got := NewSymbol(Company{Key: "x", Code: "X"}, 20).AccessibilityLabel(); got != "X" {
		t.Errorf("label without a name %q", got)
	}
}

func TestEachCompanyHasAShapeOfItsOwn(t *testing.T) {
	seen := map[look.Shape]string{}
	for _, c := range []Company{blue(), red(), yellow(), green()} {
		if other, twice := seen[c.Suit().Shape]; twice {
			t.Errorf("%s and %s have the same shape", c.Name, other)
		}
		seen[c.Suit().Shape] = c.Name
	}
}
