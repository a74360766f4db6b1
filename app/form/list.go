package form

import (
	"strings"

	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/frame"
)

// An openingList is a drop-down list. In a closed list, typed letters choose the first item that begins with them.
type openingList struct {
	fw.Select
	typed string
}

func newList() *openingList {
	l := &openingList{}
	l.ExtendBaseWidget(l)
	return l
}

func (l *openingList) FocusLost() {
	l.typed = ""
	l.Select.FocusLost()
}

func (l *openingList) TypedRune(letter rune) {
	for _, typed := range []string{l.typed + string(letter), string(letter)} {
		for i, word := range l.Options {
			if strings.HasPrefix(strings.ToLower(word), strings.ToLower(typed)) {
				l.typed = typed
				l.SetSelectedIndex(i)
				return
			}
		}
	}
}

type listControl struct {
	labelled
	choice *openingList
	set    func(int)
	values []int
	brief  bool
}

func newListControl(f sheet.Field, set func(int)) *listControl {
	c := &listControl{set: set, choice: newList(), brief: !longer(f, pricedLetters)}
	edged := frame.NewPanel(look.Card, look.Hairline, c.choice).Outlined(look.Edge) // outlined like a text field
	c.labelled = newLabelled(f, edged, c.choice)
	c.Show(f)
	return c
}

const pricedLetters = 5

func (c *listControl) narrow() bool { return c.company != "" && c.brief }

func (c *listControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.List && codeOf(f) == c.company && f.Row == nil
}

func (c *listControl) Show(f sheet.Field) {
	c.follow(f)
	c.choice.OnChanged = nil
	c.values, c.choice.Options = nil, nil
	place := -1
	for _, choice := range f.Choices {
		if choice.Reason != "" {
			continue
		}
		if choice.Value == f.Value {
			place = len(c.values)
		}
		c.values = append(c.values, choice.Value)
		c.choice.Options = append(c.choice.Options, choice.Label)
	}
	if place >= 0 {
		c.choice.SetSelectedIndex(place)
	} else {
		c.choice.ClearSelected()
	}
	c.choice.OnChanged = func(string) { c.set(c.values[c.choice.SelectedIndex()]) }
}
