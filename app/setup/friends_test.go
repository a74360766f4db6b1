package setup

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/people"
)

func TestFriendsAreSeatedByTaps(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben"}, 0)
	apptest.PlayEntries(t, s, "", []string{"Carl", "Dora", "Emil"}, 0)
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	seated := func(want ...string) {
		t.Helper()
		expect.List(t, p.seats.names(), want, "seated are")
	}
	at := slices.IndexFunc(p.seats.known.Groups, func(group []people.Person) bool { return group[0].Name == "Anna" })
	test.Tap(p.seats.groups[at])
	seated("Anna", "Ben")
	expect.True(t, p.seats.groups[at].Chosen() && !p.seats.groups[1-at].Chosen(), "the other group is chosen")
	free := p.seats.rows[2]
	s.Window.Canvas().Focus(free.entry)
	free.entry.SetText(" do")
	expect.True(t, free.offers("Dora") && !free.offers("Anna"), "offered are %d names", len(free.offered.Objects))
	test.Tap(free.offered.Objects[0].(*input.Chip))
	seated("Anna", "Ben", "Dora")
	expect.True(t, !free.offered.Visible(), "a whole name is completed")
	apptest.Settle(s, apptest.Phone())
	long, entry := core.Measure(free.entry, "Maximiliane Hagendornske", core.Body).Width, p.seats.rows[0].entry
	room := entry.Size().Width - 2*theme.InnerPadding()
	expect.True(t, room >= long, "a name has %v, one of 24 letters needs %v", room, long)
	drag := func(row int, by float32) {
		grip := p.seats.rows[row].grip
		grip.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, by*grip.Size().Height)})
		grip.DragEnd()
	}
	drag(0, 1.6)
	seated("Ben", "Dora", "Anna")
	drag(2, -0.7)
	seated("Ben", "Anna", "Dora")
	drag(0, 0.3)
	seated("Ben", "Anna", "Dora")
	drag(0, -5)
	seated("Ben", "Anna", "Dora")
	label := p.seats.rows[0].grip.AccessibilityLabel()
	expect.True(t, strings.Contains(label, "Player 1"), "the grip is called %q", label)
}
