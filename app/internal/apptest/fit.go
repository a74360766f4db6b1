package apptest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// Windows holds the window sizes in which to test a page: Normal for text of normal size, Largest for the largest text.
type Windows struct{ Normal, Largest []fyne.Size }

func EveryWindow() Windows {
	low, upright, lying := fyne.NewSize(480, 320), fyne.NewSize(320, 480), fyne.NewSize(844, 420)
	return Windows{
		Normal:  []fyne.Size{low, upright, Phone(), lying, Desktop()},
		Largest: []fyne.Size{low, upright, Phone(), lying},
	}
}

// NarrowestWindows returns, for each layout of a page, the window with the least space for long words.
func NarrowestWindows() Windows {
	upright, lying := fyne.NewSize(320, 480), fyne.NewSize(844, 420)
	return Windows{Normal: []fyne.Size{upright, lying, Desktop()}, Largest: []fyne.Size{upright}}
}

// Fits fails the test if something on the current page is cut off, overlaps or has a negative size. At normal text
// size, only texts that contain a typed name may end in an ellipsis.
func Fits(t *testing.T, s *shell.Shell, page string, typed ...string) {
	t.Helper()
	EveryWindow().Fit(t, s, page, typed...)
}

func (w Windows) Fit(t *testing.T, s *shell.Shell, page string, typed ...string) {
	t.Helper()
	for text, sizes := range map[float32][]fyne.Size{1: w.Normal, look.LargestText: w.Largest} {
		for _, size := range sizes {
			Dressed(t, s, look.Theme{Variant: look.Light, Text: text}.ForWindow(size), size)
			faults := Faults(s.Window.Content(), size)
			if text == 1 && len(typed) > 0 {
				faults = append(faults, cut(s.Window.Content(), size, typed)...)
			}
			for i, fault := range faults {
				expect.True(t, i >= 3, "%s, %v, text %v: %s", page, size, text, fault)
			}
		}
	}
}

// cut returns the texts that end in an ellipsis, except in labels that contain a typed name.
func cut(o fyne.CanvasObject, size fyne.Size, typed []string) []string {
	var faults, whole []string
	for _, words := range Drawn(o, size) {
		beginning, is := strings.CutSuffix(words, "…")
		if !is || containsAny(beginning, typed) {
			continue
		}
		if whole == nil {
			Walk(o, func(o fyne.CanvasObject) {
				if named, is := o.(fyne.Accessible); is {
					whole = append(whole, named.AccessibilityLabel())
				}
			})
		}
		of := func(label string) bool { return strings.Contains(label, beginning) }
		if !slices.ContainsFunc(whole, func(label string) bool { return of(label) && containsAny(label, typed) }) {
			faults = append(faults, fmt.Sprintf("%q is cut", words))
		}
	}
	return faults
}

func containsAny(text string, parts []string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(text, part) })
}

func Faults(o fyne.CanvasObject, size fyne.Size) []string {
	f := &fitting{}
	f.fit(o, fyne.Position{}, 0, 0, size.Width, size.Height)
	return append(f.faults, f.overlaps()...)
}

func Drawn(o fyne.CanvasObject, size fyne.Size) []string {
	f := &fitting{}
	f.fit(o, fyne.Position{}, 0, 0, size.Width, size.Height)
	return calc.Map(f.texts, func(text placedText) string { return text.words })
}

type fitting struct {
	texts  []placedText
	faults []string
}

type placedText struct {
	words                    string
	left, top, right, bottom float32
}

func (f *fitting) fit(o fyne.CanvasObject, at fyne.Position, left, top, right, bottom float32) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	size := o.Size()
	if size.Width < 0 || size.Height < 0 {
		f.faults = append(f.faults, fmt.Sprintf("%T is %v large", o, size))
	}
	out := at.X < left-1 || at.Y < top-1 || at.X+size.Width > right+1 || at.Y+size.Height > bottom+1
	switch o := o.(type) {
	case *canvas.Text:
		if words := o.Text; words != "" {
			f.write(o, at, left, top, right, bottom)
		}
	case *container.Scroll:
		if out {
			f.faults = append(f.faults, fmt.Sprintf("what scrolls at %v of %v lies out of sight", at, size))
		}
		if o.Direction != container.ScrollVerticalOnly {
			return // skip the text of a text field
		}
		content := at.Add(o.Content.Position())
		if o.Content.Size().Width > size.Width+1 {
			f.faults = append(f.faults,
				fmt.Sprintf("what scrolls is %v wide, its window %v", o.Content.Size().Width, size.Width))
		}
		long := max(o.Content.Size().Height, size.Height)
		inner := &fitting{}
		inner.fit(o.Content, at, at.X, content.Y, at.X+size.Width, content.Y+long)
		f.faults = append(f.faults, inner.faults...)
		for _, text := range inner.texts { // only the visible part of a scroll can overlap other objects
			if text.bottom > at.Y && text.top < at.Y+size.Height {
				text.top, text.bottom = max(text.top, at.Y), min(text.bottom, at.Y+size.Height)
				f.texts = append(f.texts, text)
			}
		}
	case fyne.Widget:
		if out {
			f.faults = append(f.faults,
				fmt.Sprintf("%T at %v of %v lies outside %v,%v–%v,%v", o, at, size, left, top, right, bottom))
		}
		for _, child := range test.WidgetRenderer(o).Objects() {
			f.fit(child, at, left, top, right, bottom)
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			f.fit(child, at, left, top, right, bottom)
		}
	}
}

func (f *fitting) write(o *canvas.Text, at fyne.Position, left, top, right, bottom float32) {
	need := fyne.MeasureText(o.Text, o.TextSize, o.TextStyle)
	x, y := at.X, at.Y+(o.Size().Height-need.Height)/2
	switch o.Alignment {
	case fyne.TextAlignCenter:
		x += (o.Size().Width - need.Width) / 2
	case fyne.TextAlignTrailing:
		x += o.Size().Width - need.Width
	}
	// Letters fill only the middle half of a line's height.
	text := placedText{o.Text, x + 1, y + need.Height*0.25, x + need.Width - 1, y + need.Height*0.75}
	if text.left < left-1 || text.right > right+1 || text.top < top-1 || text.bottom > bottom+1 {
		f.faults = append(f.faults,
			fmt.Sprintf("%q at %v,%v lies outside %v,%v–%v,%v", o.Text, x, y, left, top, right, bottom))
	}
	f.texts = append(f.texts, text)
}

func (f *fitting) overlaps() []string {
	var all []string
	for i, a := range f.texts {
		for _, b := range f.texts[i+1:] {
			if a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom {
				all = append(all, fmt.Sprintf("%q and %q overlap at %v,%v", a.words, b.words, b.left, b.top))
			}
		}
	}
	return all
}
