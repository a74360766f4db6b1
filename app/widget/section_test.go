package widget_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/assets"
)

func TestHeadingsLook(t *testing.T) {
	widgettest.Light(t)
	back := widget.NewIconButton("back", theme.NavigateBackIcon(), func() {})
	widgettest.Golden(t, "headings", widget.Stack(look.Space3,
		widget.NewTopBar("Friday night", "round 3 of 8", back, widget.NewIconButton("share", widget.Icon("qr"), func() {})),
		widget.NewTopBar("Settings", "", nil),
		widget.NewSection("Trades", widget.NewPlainButton("clear", nil, func() {})),
		widget.NewSection("What it does"),
		widget.NewPanel(look.Felt, look.Space3, widget.NewText("felt", widget.Body)).Outlined(look.Rule),
		widget.NewPanel(look.Card, 0, widget.NewText("card", widget.Body)).Square(),
		widget.NewRule()), 366, 360)
}

func TestEmptyStateLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "empty", widget.NewEmptyState(widget.Icon("cards"), "No games yet", "Deal the cards, then begin a game here.",
		widget.NewPrimaryButton("New game", func() {})), 300, 300)
}

func TestRulesAreThin(t *testing.T) {
	widgettest.Light(t)
	for _, r := range []*widget.Rule{widget.NewRule(), widget.NewUprightRule()} {
		r.Resize(fyne.NewSize(40, 40))
		line := test.WidgetRenderer(r).Objects()[0].Size()
		if min(line.Width, line.Height) != look.Hairline || max(line.Width, line.Height) != 40 {
			t.Errorf("the line is %v", line)
		}
	}
}

func TestEveryIconIsThere(t *testing.T) {
	for _, name := range []string{"cards", "ladder", "log", "people", "qr", "table", "trophy"} {
		if len(widget.Icon(name).Content()) == 0 {
			t.Errorf("%s is empty", name)
		}
	}
	if len(widget.AppIcon().Content()) == 0 {
		t.Error("the icon is missing")
	}
	if assets.Read("icons/none.svg") != nil {
		t.Error("an unknown asset is not nil")
	}
}
