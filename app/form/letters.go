package form

import (
	"slices"
	"strings"
	"unicode"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc"
)

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

// Typed offers a letter typed outside text fields to the number pad, the cards, the main number and the focused row. If
// none of these takes the letter, a digit picks the choice with that label, a sign steps a count, and a letter toggles
// a switch or adds 1 in a company's row.
func (f *FormEditor) Typed(letter rune) bool {
	if f.parts != nil && f.parts.isComplete() && len(f.parts.missing) > 0 && f.beginsPart(letter) {
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
				strings.HasPrefix(typable(field.Label), string(letter)) {
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

func (f *FormEditor) beginsPart(letter rune) bool {
	return letter == 'c' || slices.ContainsFunc(f.form.Fields(), func(field sheet.Field) bool {
		return field.Company != nil && begins(field.Company.Code, letter) ||
			field.Input == sheet.Switch && begins(field.Label, letter)
	})
}

// enter adds 1 in a company's row, or subtracts 1 for a capital. If the row has choices, enter focuses the row.
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

// onward calls the function takes for each field until a call returns true. It starts after the field named from, and
// wraps around.
func (f *FormEditor) onward(from string, takes func(sheet.Field) bool) bool {
	fields := f.form.Fields()
	after := 1 + slices.IndexFunc(fields, func(field sheet.Field) bool { return field.Name == from })
	return slices.ContainsFunc(append(fields[after:], fields[:after]...),
		func(field sheet.Field) bool { return f.unfolded[field.Group] && takes(field) })
}

// pick picks the first possible choice with a label that passes the test meant, and reports whether there is one.
func (f *FormEditor) pick(field sheet.Field, meant func(label string) bool) bool {
	for _, choice := range field.Choices {
		if field.Input == sheet.Choices && !field.Companies && meant(choice.Label) && choice.Reason == "" {
			f.set(field.Name, choice.Value)
			return true
		}
	}
	return false
}

func (f *FormEditor) step(field sheet.Field, letter rune) {
	by := 1 - 2*calc.Bit(unicode.IsUpper(letter))
	f.set(field.Name, min(max(field.Min, field.Value+by), field.Max))
}

// Lead picks the next choice, or moves to the next field, whose label begins with the letter. In a count, a small
// letter adds 1, and a capital subtracts 1. Forms other than batches have too few fields for this.
func (f *FormEditor) Lead(letter rune) bool {
	if _, batch := f.form.Entry.(calc.Batch); !batch {
		return false
	}
	return f.onward(f.last, func(field sheet.Field) bool { return f.lead(field, letter) })
}

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

func begins(label string, letter rune) bool {
	return strings.HasPrefix(strings.ToLower(label), string(unicode.ToLower(letter)))
}

// deck returns the first open deck of cards, or else the first deck, or nil if the form has no cards.
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

// playTyped handles letters if the form has cards. "cr+6" picks a red card that begins with "+6". Then a company's
// letter assigns the card's next number to that company, or opens the company's last trade. A capital opens the
// company's first trade.
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

// giveTo assigns a card's next number to a company, and reports whether the rules allow that.
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

// trade opens a company's first or last trade, and reports whether the form has one.
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
