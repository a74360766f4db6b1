package core_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
)

// What the keyboard comes to is scrolled into sight, in whatever it stands. What a pointer is over stays where it is.
func TestTheKeyboardIsInSight(t *testing.T) {
	widgettest.Light(t)
	var chips []*input.Chip
	column := frame.Stack(0)
	for i := range 30 {
		chips = append(chips, input.NewChip(fmt.Sprint("chip ", i), func(bool) {}))
		column.Add(frame.NewGroup("group", frame.NewPanel("felt", 4, container.NewStack(chips[i]))))
	}
	scroll := container.NewVScroll(column)
	w := test.NewTempWindow(t, container.NewBorder(text.New("head", core.Body), nil, nil, nil, scroll))
	w.Resize(fyne.NewSize(300, 300))
	seen := func(chip *input.Chip) bool {
		driver := fyne.CurrentApp().Driver()
		top := driver.AbsolutePositionForObject(chip).Y - driver.AbsolutePositionForObject(scroll).Y
		return top >= 0 && top+chip.Size().Height <= scroll.Size().Height
	}
	for _, place := range []int{29, 12, 0} {
		w.Canvas().Focus(chips[place])
		expect.True(t, seen(chips[place]),
			"chip %d has the keyboard and is out of sight at offset %v", place, scroll.Offset.Y)
	}
	chips[29].MouseIn(&desktop.MouseEvent{})
	w.Canvas().Focus(chips[29])
	expect.Equal(t, scroll.Offset.Y, 0, "a chip under the pointer moves to offset")
}
