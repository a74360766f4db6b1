package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/assets"
)

func TestHeadingsLook(t *testing.T) {
	light(t)
	back := NewIconButton("back", theme.NavigateBackIcon(), func() {})
	golden(t, "headings", Stack(look.Space3,
		NewTopBar("Friday night", "round 3 of 8", back, NewIconButton("share", Icon("qr"), func() {})),
		NewTopBar("Settings", "", nil),
		NewSection("Trades", NewPlainButton("clear", nil, func() {})),
		NewSection("What it does"),
		NewPanel(look.Felt, look.Space3, NewText("felt", Body)).Outlined(look.Rule),
		NewPanel(look.Card, 0, NewText("card", Body)).Square(),
		NewRule()), 366, 360)
}

func TestEmptyStateLooks(t *testing.T) {
	light(t)
	golden(t, "empty", NewEmptyState(Icon("cards"), "No games yet", "Deal the cards, then begin a game here.",
		NewPrimaryButton("New game", func() {})), 300, 300)
}

func TestRulesAreThin(t *testing.T) {
	light(t)
	for _, r := range []*Rule{NewRule(), NewUprightRule()} {
		r.Resize(fyne.NewSize(40, 40))
		line := test.WidgetRenderer(r).Objects()[0].Size()
		if min(line.Width, line.Height) != look.Hairline || max(line.Width, line.Height) != 40 {
			t.Errorf("the line is %v", line)
		}
	}
}

func TestEveryIconIsThere(t *testing.T) {
	for _, name := range []string{"cards", "ladder", "log", "people", "qr", "table", "trophy"} {
		if len(Icon(name).Content()) == 0 {
			t.Errorf("%s is empty", name)
		}
	}
	if len(AppIcon().Content()) == 0 {
		t.Error("the icon is missing")
	}
	if assets.Read("icons/none.svg") != nil {
		t.Error("an unknown asset is not nil")
	}
}
