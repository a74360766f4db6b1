package form

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/calc/conformance/expect"
)

func TestSums(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "0": 0, "7": 7, "10+15-5": 20, "10 + 15 - 5": 20, "-30": -30, "–30": -30, "−30": -30, "1 200": 1200,
		"1,200": 1200, "1.200": 1200, "1\u00a0200": 1200, "1\u2009200": 1200,
		"+5": 5, "5+": 5, "5-": 5, "-": 0, "--5": -5, "+-5": -5, "1000000000": 1_000_000_000, "007": 7, "1-2-3": -4,
	} {
		got, ok := ReadSum(text)
		expect.True(t, ok && got == want, "%q is %d, %v; want %d", text, got, ok, want)
	}
	for _, text := range []string{"a", "5x", "5*3", "1.5", "1,5", "1,20", "٣", "1000000001", "99999999999999999999",
		"900000000+900000000", "10e3"} {
		if got, ok := ReadSum(text); ok {
			t.Errorf("%q is taken as %d", text, got)
		}
	}
}

func TestSumField(t *testing.T) {
	apptest.App(t)
	var told []int
	e := NewSumField("–40", func(n int) { told = append(told, n) }, func() {})
	expect.True(t, NewMarkedField(e).Content.MinSize().Width >= look.Target, "between two buttons it is no target")
	expect.True(t, e.Text == "–40" && len(told) == 0, "begins with %q, told %v", e.Text, told)
	e.SetText("")
	test.Type(e, "1a+2x")
	expect.True(t, slices.Equal(told, ([]int{0, 1, 1, 3})) && e.Text == "1+2",
		"told %v, the field holds %q", told, e.Text)
	expect.True(t, e.Keyboard() == mobile.NumberKeyboard, "a phone does not show digits")
	expect.True(t, e.Least(0).Keyboard() == mobile.NumberKeyboard, "a phone does not show digits from 0 on")
	expect.True(t, e.Least(-1).Keyboard() != mobile.NumberKeyboard, "a phone shows no minus sign")
}

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
	expect.True(t, f.Text == "7", "typed over it is %q", f.Text)
	if press(); f.SelectedText() != "" {
		t.Errorf("after a second press %q is marked", f.SelectedText())
	}
}

// While a typed separator does not yet group thousands, the text is not a number.
func TestThousandsArePartedAsDigitsComeAndGo(t *testing.T) {
	apptest.App(t)
	told, unread := 0, 0
	f := NewSumField("", func(n int) { told = n }, func() { unread++ })
	test.NewTempWindow(t, f)
	key := func(name fyne.KeyName) { f.TypedKey(&fyne.KeyEvent{Name: name}) }
	shows := func(text string, value, cursor int) {
		t.Helper()
		expect.True(t, f.Text == text && told == value && f.CursorColumn == cursor && unread <= 0,
			"it shows %q with the cursor at %d, and told %d; %d times unread", f.Text, f.CursorColumn, told, unread)
	}
	test.Type(f, "12000")
	shows("12,000", 12000, 6)
	key(fyne.KeyBackspace)
	shows("1,200", 1200, 5)
	f.CursorColumn = 1
	f.TypedRune('9')
	shows("19,200", 19200, 2)
	f.CursorColumn = 1
	key(fyne.KeyDelete)
	shows("1,200", 1200, 1)
	for _, mark := range ",.'" {
		f.SetText("")
		unread = 0
		if test.Type(f, "1"+string(mark)+"5"); f.Text != "1"+string(mark)+"5" || told != 1 || unread != 2 {
			t.Errorf("it shows %q, and told %d; %d times unread", f.Text, told, unread)
		}
		unread = 0
		f.TypedRune('0')
		f.TypedRune('0')
		expect.True(t, told == 1500 && unread == 1, "with a mark it told %d; %d times unread", told, unread)
	}
}
