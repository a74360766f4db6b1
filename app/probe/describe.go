//go:build probe

package probe

import (
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"scripkeeper/app/widget/core"
)

// describe returns an object's description, and whether the object has words that the object around it lacks.
func (w *walker) describe(o fyne.CanvasObject, parent int) (Object, bool) {
	d := Object{Parent: parent, Text: words(o), Value: value(o)}
	if d.Text == "" && d.Value == "" && !isEntry(o) {
		return d, false
	}
	_, tappable := o.(fyne.Tappable)
	focusable, canFocus := o.(fyne.Focusable)
	d.Active, d.Keyed = tappable || canFocus, canFocus
	d.Focused = canFocus && w.canvas.Focused() == focusable
	_, d.Typed = o.(core.Typable)
	_, d.DoubleTapped = o.(fyne.DoubleTappable)
	w.group(o, &d)
	if switched, ok := o.(fyne.Disableable); ok {
		d.Disabled = switched.Disabled()
	}
	if parent >= 0 && !d.Active && w.found[parent].says(d.Text) {
		return d, false
	}
	return d, true
}

func (w *walker) group(o fyne.CanvasObject, d *Object) {
	member, ok := o.(interface{ KeyGroup() *core.KeyGroup })
	if !ok || member.KeyGroup() == nil {
		return
	}
	g := member.KeyGroup()
	if d.Group = slices.Index(w.groups, g) + 1; d.Group == 0 {
		w.groups = append(w.groups, g)
		d.Group = len(w.groups)
	}
	home, _ := g.Home().(fyne.CanvasObject)
	d.Home, d.Lettered = home == o, g.Lettered()
}

// says reports whether the object's own label or value includes a text.
func (f found) says(text string) bool {
	if text == f.Text || text == f.Value {
		return true
	}
	return f.wraps && (strings.Contains(f.Text, text) || strings.Contains(f.Value, text))
}

// wraps reports whether an object breaks its words into several lines.
func wraps(o fyne.CanvasObject) bool {
	_, rich := o.(*widget.RichText)
	_, selectable := o.(interface{ SelectedText() string })
	accessible, ok := o.(fyne.Accessible)
	return rich || selectable || ok && accessible.AccessibilityRole() == fyne.AccessibleRoleText
}

func words(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *fyne.Container:
		return ""
	case *canvas.Text:
		return strings.TrimSpace(o.Text)
	case *widget.RichText:
		return strings.TrimSpace(o.String())
	case fyne.Accessible:
		return o.AccessibilityLabel()
	case fyne.Widget:
		if hint := field(o, "PlaceHolder"); hint != "" && isEntry(o) {
			return hint
		}
		return field(o, "Text")
	}
	return ""
}

func value(o fyne.CanvasObject) string {
	switch {
	case isEntry(o):
		return field(o, "Text")
	case isSelect(o):
		return field(o, "Selected")
	}
	if checked, ok := member(o, "Checked", reflect.Bool); ok {
		if checked.Bool() {
			return "on"
		}
		return "off"
	}
	return ""
}

func isEntry(o fyne.CanvasObject) bool {
	_, ok := o.(interface{ SelectedText() string })
	_, placeholder := member(o, "PlaceHolder", reflect.String)
	return ok && placeholder
}

func isSelect(o fyne.CanvasObject) bool {
	_, ok := o.(interface{ SelectedIndex() int })
	return ok
}

func isCheck(o fyne.CanvasObject) bool {
	_, ok := member(o, "Checked", reflect.Bool)
	return ok
}

func field(o fyne.CanvasObject, name string) string {
	if m, ok := member(o, name, reflect.String); ok {
		return m.String()
	}
	return ""
}

func member(o fyne.CanvasObject, name string, kind reflect.Kind) (reflect.Value, bool) {
	v := reflect.Indirect(reflect.ValueOf(o))
	if v.Kind() != reflect.Struct {
		return reflect.Value{}, false
	}
	at, ok := v.Type().FieldByName(name)
	if !ok {
		return reflect.Value{}, false
	}
	f, err := v.FieldByIndexErr(at.Index)
	return f, err == nil && f.Kind() == kind
}
