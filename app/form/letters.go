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
	if _, is := f.controls[name].(*chipControl); is {
		f.picked = name
	}
	field := f.form.Field(name)
	if field.Trade == nil {
		f.asker.trades.close()
	}
	field.Set(n)
	f.touch()
}

// Typed takes a digit or a sign for a number of shares, what is typed of a card, and a letter of a word in the row that
// the keyboard is on, or with which yes or no in a player's part begins. The first letter of a company counts one more in
// its row, with a capital one less, or leads to the words there, a digit chooses what is called so, and a sign counts one
// more of what begins with it.
func (f *FormEditor) Typed(letter rune) bool {
	if f.parts != nil && f.parts.isTold() && len(f.parts.missing) > 0 && f.beginsPart(letter) {
		f.parts.open(f.parts.after())
	}
	if f.asker.trades.typed(letter) || f.playTyped(letter) || f.count(letter) || f.digits.typed(letter) {
		return true
	}
	for _, control := range f.order {
		if track, is := control.(*trackControl); is && track.focused() && track.take(letter) {
			return true
		}
	}
	if !unicode.IsLetter(letter) {
		return f.onward(f.picked, func(field sheet.Field) bool {
			if field.Row == nil && field.Input == sheet.Stepper && !unicode.IsDigit(letter) &&
				strings.HasPrefix(asTyped(field.Label), string(letter)) {
				f.step(field, letter)
				return true
			}
			return field.Row == nil && f.pick(field, func(label string) bool { return label == string(letter) })
		})
	}
	return f.onward(f.last, func(field sheet.Field) bool {
		if f.parts != nil && field.Input == sheet.Switch && begins(field.Label, letter) {
			f.set(field.Name, 1-field.Value)
			return true
		}
		return field.Row != nil && field.Company != nil && begins(field.Company.Code, letter) && f.enter(field, letter)
	})
}

// beginsPart reports whether a letter says something of a part: a card, a company, or yes.
func (f *FormEditor) beginsPart(letter rune) bool {
	return letter == 'c' || slices.ContainsFunc(f.form.Fields(), func(field sheet.Field) bool {
		return field.Company != nil && begins(field.Company.Code, letter) ||
			field.Input == sheet.Switch && begins(field.Label, letter)
	})
}

// enter counts one more in a company's row, with a capital one less, or brings the keyboard to its words.
func (f *FormEditor) enter(field sheet.Field, letter rune) bool {
	switch control := f.controls[field.Name].(type) {
	case *trackControl:
		control.typed = ""
		focusOn(control.cells[0], control.first())
	case *stepControl:
		f.step(field, letter)
	default:
		return false
	}
	return true
}

// onward goes through the fields from the one after that of a name, until one takes what is typed.
func (f *FormEditor) onward(from string, takes func(sheet.Field) bool) bool {
	fields := f.form.Fields()
	after := 1 + slices.IndexFunc(fields, func(field sheet.Field) bool { return field.Name == from })
	return slices.ContainsFunc(append(fields[after:], fields[:after]...),
		func(field sheet.Field) bool { return f.unfolded[field.Group] && takes(field) })
}

// pick chooses what is meant among the choices of a field, and reports whether there is such.
func (f *FormEditor) pick(field sheet.Field, meant func(label string) bool) bool {
	for _, choice := range field.Choices {
		if field.Input == sheet.Choices && !field.Companies && meant(choice.Label) && choice.Reason == "" {
			f.set(field.Name, choice.Value)
			return true
		}
	}
	return false
}

// step counts one more, with a capital one less.
func (f *FormEditor) step(field sheet.Field, letter rune) {
	by := 1 - 2*calc.Bit(unicode.IsUpper(letter))
	f.set(field.Name, min(max(field.Min, field.Value+by), field.Max))
}

// Lead goes by a letter to the next field whose label begins with it, after the one that was filled in last: the cursor
// goes to what is typed, a number of few steps goes up by one, or with a capital down, and what begins so among choices
// is chosen. Only a sheet of several entries has so many fields that its letters are worth it.
func (f *FormEditor) Lead(letter rune) bool {
	if _, batch := f.form.Entry.(calc.Batch); !batch {
		return false
	}
	return f.onward(f.last, func(field sheet.Field) bool { return f.lead(field, letter) })
}

// lead goes to a field by a letter, and reports whether the letter means it.
func (f *FormEditor) lead(field sheet.Field, letter rune) bool {
	switch control := f.controls[field.Name]; {
	case f.pick(field, func(label string) bool { return begins(label, letter) }):
	case !begins(field.Label, letter):
		return false
	case field.Input == sheet.Stepper:
		f.step(field, letter)
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

// playTyped takes letters on a sheet with cards: "c", a company and the beginning of an operation choose a card ("cr+6"), and
// a company then says where its next number goes. As long as nothing waits for that, it means the last trade of the
// company, and with a capital the first.
func (f *FormEditor) playTyped(letter rune) bool {
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
				f.focusNumber(number.Name)
				return true
			}
		}
		return false
	}
	return false
}

// focusNumber brings the keyboard to where a number on a card was said.
func (f *FormEditor) focusNumber(name string) {
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
