package frame_test

import (
	"testing"

	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
)

func TestHeadingsLook(t *testing.T) {
	widgettest.Light(t)
	back := input.NewIconButton("back", theme.NavigateBackIcon(), func() {})
	widgettest.Golden(t, "headings", frame.Stack(look.Space3,
		frame.NewTopBar("Friday night", "round 3 of 8", back, input.NewIconButton("share", mark.Icon("qr"), func() {})),
		frame.NewTopBar("Settings", "", nil),
		frame.NewSection("Trades", input.NewPlainButton("clear", nil, func() {})),
		frame.NewSection("What it does"),
		frame.NewPanel(look.Felt, look.Space3, text.New("felt", core.Body)).Outlined(look.Rule),
		frame.NewPanel(look.Card, 0, text.New("card", core.Body)).Square(),
		frame.NewRule()), 366, 360)
}

func TestEmptyStateLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "empty", frame.NewEmptyState(mark.Icon("cards"), "No games yet",
		"Deal the cards, then begin a game here.",
		input.NewPrimaryButton("New game", func() {})), 300, 300)
}

func TestEveryIconIsThere(t *testing.T) {
	for _, name := range []string{"cards", "ladder", "log", "people", "qr", "table", "trophy"} {
		expect.True(t, len(mark.Icon(name).Content()) > 0, "%s is empty", name)
	}
	expect.True(t, len(mark.AppIcon().Content()) > 0, "the icon is missing")
	expect.True(t, assets.Read("icons/none.svg") == nil, "an unknown asset is not nil")
}
