package input_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
)

func TestSegmentedLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "segmented", input.NewSegmented([]string{"System", "Light", "Dark"}, 1, nil), 300, 48)
}

func TestSegmentedChoosesByTapAndArrows(t *testing.T) {
	widgettest.Light(t)
	var got []int
	s := input.NewSegmented([]string{"a", "b", "c"}, 0, func(n int) { got = append(got, n) })
	widgettest.Stand(t, s, 300, 48)
	test.TapAt(s, fyne.NewPos(250, 20))
	widgettest.Press(s, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyRight)
	if want := []int{2, 1, 0, 1}; len(got) != 4 || got[0] != want[0] || got[1] != want[1] || got[2] != want[2] ||
		got[3] != want[3] {
		t.Errorf("reported %v, want %v", got, want)
	}
	if s.AccessibilityLabel() != "b" || s.Chosen() != 1 {
		t.Errorf("spoken %q", s.AccessibilityLabel())
	}
	s.DisableBecause("not now")
	told := ""
	s.OnRefused = func(reason string) { told = reason }
	test.TapAt(s, fyne.NewPos(10, 20))
	widgettest.Press(s, fyne.KeyRight)
	if s.Chosen() != 1 || told != "not now" {
		t.Errorf("disabled it chose %d and told %q", s.Chosen(), told)
	}
	s.SetChosen(2)
	if s.AccessibilityLabel() != "c. not now" || len(got) != 4 {
		t.Errorf("spoken %q, reported %v", s.AccessibilityLabel(), got)
	}
}
