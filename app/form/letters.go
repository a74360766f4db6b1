package form

import (
	"slices"
	"strings"
	"unicode"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc"
)

// set fills in the field of a name.
func (f *FormEditor) set(name string, n int) {
	f.last = name
	field := f.form.Field(name)
	if field.Trade == nil {
		f.asker.trades.close()
	}
	field.Set(n)
	f.touch()
}

// Lead goes by a letter to the next field whose label begins with it, after the one that was filled in last: the cursor
// goes to what is typed, a number of few steps goes up by one, or with a capital down, and what begins so among choices
// is chosen. Only a sheet of several entries has so many fields that its letters are worth it.
func (f *FormEditor) Lead(letter rune) bool {
	if _, batch := f.form.Entry.(calc.Batch); !batch {
		return false
	}
	fields := f.form.Fields()
	after := 1 + slices.IndexFunc(fields, func(field sheet.Field) bool { return field.Name == f.last })
	for _, field := range append(fields[after:], fields[:after]...) {
		if f.unfolded[field.Group] && f.lead(field, letter) {
			return true
		}
	}
	return false
}

// lead goes to a field by a letter, and reports whether the letter means it.
func (f *FormEditor) lead(field sheet.Field, letter rune) bool {
	for _, choice := range field.Choices {
		if field.Input == sheet.Choices && !field.Companies && begins(choice.Label, letter) && choice.Reason == "" {
			f.set(field.Name, choice.Value)
			return true
		}
	}
	switch control := f.controls[field.Name]; {
	case !begins(field.Label, letter):
		return false
	case field.Input == sheet.Stepper:
		by := 1 - 2*calc.Bit(unicode.IsUpper(letter))
		f.set(field.Name, min(max(field.Min, field.Value+by), field.Max))
	case field.Input == sheet.Number || field.Input == sheet.Words:
		core.CanvasOf(f.content).Focus(control.first())
	default:
		return false
	}
	return true
}

// begins reports whether a label begins with a letter, small or large.
func begins(label string, letter rune) bool {
	return strings.HasPrefix(strings.ToLower(label), string(unicode.ToLower(letter)))
}

// deck is the first deck on the sheet of which no card is chosen, else the first one, nil for none.
func (f *FormEditor) deck() *cardControl {
	var first *cardControl
	for _, control := range f.order {
		deck, is := control.(*cardControl)
		switch {
		case is && deck.spread():
			return deck
		case is && first == nil:
			first = deck
		}
	}
	return first
}

// typed takes letters on a sheet with cards: "c", a company and the beginning of an operation choose a card ("cr+6"), and
// a company then says where its next number goes. As long as nothing waits for that, it means the last trade of the
// company, and with a capital the first.
func (f *FormEditor) typed(letter rune) bool {
	deck := f.deck()
	if deck == nil {
		return false
	}
	if letter == 'c' {
		deck.typeCard()
		return true
	}
	if deck.typeOperation(letter) {
		return true
	}
	code := strings.ToUpper(string(letter))
	if !slices.ContainsFunc(deck.of.Choices, func(c sheet.Choice) bool { return c.Company != nil && c.Company.Code == code }) {
		return false
	}
	if deck.begun {
		deck.typeCompany(code)
		return true
	}
	return !unicode.IsUpper(letter) && !deck.open && f.giveTo(code) || f.trade(code, unicode.IsUpper(letter))
}

// giveTo gives the next number on a card to a company, and reports whether one can go there.
func (f *FormEditor) giveTo(code string) bool {
	for _, number := range f.form.Fields() {
		if number.Printed == "" || number.Offered {
			continue
		}
		for _, choice := range number.Choices {
			if choice.Company.Code == code && choice.Reason == "" {
				f.set(number.Name, choice.Value)
				f.follow(number.Name)
				return true
			}
		}
		return false
	}
	return false
}

// follow brings the keyboard to where a number on a card was said.
func (f *FormEditor) follow(name string) {
	for _, control := range f.order {
		switch control := control.(type) {
		case *wayControl:
			focusOn(f.content, control.first())
		case *chipControl:
			if control.of.Name == name {
				focusOn(f.content, control.first())
			}
		}
	}
}

// trade opens the last trade of a company, or the first, and reports whether there is one.
func (f *FormEditor) trade(code string, first bool) bool {
	var of *tradeControl
	for _, control := range f.order {
		if c, is := control.(*tradeControl); is && codeOf(c.of) == code && (of == nil || !first) {
			of = c
		}
	}
	if of != nil {
		f.asker.trades.show(of)
		focusOn(f.content, of.cell)
	}
	return of != nil
}
