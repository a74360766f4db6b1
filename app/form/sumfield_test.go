package form

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
)

func TestSums(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "0": 0, "7": 7, "10+15-5": 20, "10 + 15 - 5": 20, "-30": -30, "–30": -30, "−30": -30, "1 200": 1200,
		"1,200": 1200, "1,20": 120, "1\u00a0200": 1200, "1\u2009200": 1200,
		"+5": 5, "5+": 5, "5-": 5, "-": 0, "--5": -5, "+-5": -5, "1000000000": 1_000_000_000, "007": 7, "1-2-3": -4,
	} {
		if got, ok := ReadSum(text); !ok || got != want {
			t.Errorf("%q is %d, %v; want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{"a", "5x", "5*3", "1.5", "٣", "1000000001", "99999999999999999999",
		"900000000+900000000", "10e3"} {
		if got, ok := ReadSum(text); ok {
			t.Errorf("%q is taken as %d", text, got)
		}
	}
}

// A field of a number tells every sum, and takes no letter that would stand in it without counting.
func TestSumField(t *testing.T) {
	apptest.App(t)
	var told []int
	e := NewSumField("–40", func(n int) { told = append(told, n) }, func() {})
	if e.Text != "–40" || len(told) != 0 {
		t.Errorf("begins with %q, told %v", e.Text, told)
	}
	e.SetText("")
	test.Type(e, "1a+2x.")
	if want := []int{0, 1, 1, 3}; !slices.Equal(told, want) || e.Text != "1+2" {
		t.Errorf("told %v, the field holds %q", told, e.Text)
	}
	if e.Keyboard() != mobile.NumberKeyboard {
		t.Error("a phone does not show digits")
	}
}

// A press into a number marks it whole, so that what is typed replaces it; a second press puts the cursor.
func TestPressMarksANumber(t *testing.T) {
	apptest.App(t)
	f := NewSumField("12", func(int) {}, func() {})
	w := test.NewTempWindow(t, f)
	press := func() {
		f.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
		f.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	}
	press()
	if w.Canvas().Focused() != f || f.SelectedText() != "12" {
		t.Errorf("after a press %q is marked", f.SelectedText())
	}
	f.TypedRune('7')
	if f.Text != "7" {
		t.Errorf("typed over it is %q", f.Text)
	}
	if press(); f.SelectedText() != "" {
		t.Errorf("after a second press %q is marked", f.SelectedText())
	}
}
