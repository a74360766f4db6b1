package stockpile

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Typed takes a company by the first letter of its code, and then what stands on its forecast card: "c+4", "b-3", "l$".
// What is typed without a company is about the row that the keyboard is on.
func (e *forecasts) Typed(letter rune) bool {
	if row := e.rowOf(letter); row != nil {
		e.typed = ""
		if home := row.cells[0].KeyGroup().Home(); home != nil {
			cards.FocusOn(row.cells[0], home)
		}
		return true
	}
	row := e.row()
	if row == nil {
		return false
	}
	e.typed += string(letter)
	fits := row.beginning(e.typed)
	if len(fits) != 1 {
		if len(fits) == 0 {
			e.typed = ""
		}
		return len(fits) > 0
	}
	e.typed = ""
	cell := row.cells[fits[0]]
	if !cell.Disabled() {
		cards.FocusOn(cell, cell)
	}
	if !cell.Chosen() {
		cell.Tapped(&fyne.PointEvent{})
	}
	return true
}

// rowOf is the row of the company that a letter begins, nil for none.
func (e *forecasts) rowOf(letter rune) *spaces {
	for _, f := range e.fields() {
		if row := e.rows[f.Name]; row != nil && begins(e.layout(), f.Company, letter) {
			return row
		}
	}
	return nil
}

// row is the row that the keyboard is on, nil where it is on none.
func (e *forecasts) row() *spaces {
	for _, row := range e.rows {
		if slices.ContainsFunc(row.cells, hasKeyboard) {
			return row
		}
	}
	return nil
}

// beginning are the cells whose words begin with what is typed.
func (s *spaces) beginning(typed string) []int {
	var fits []int
	for i, label := range s.labels {
		if strings.HasPrefix(strings.ReplaceAll(label, "–", "-"), typed) {
			fits = append(fits, i)
		}
	}
	return fits
}

// Typed puts a card into the pile that the keyboard is on, or into the first: 1, 2 and 3 are fees, + and - the action
// cards, and a letter is the company that it begins.
func (e *piled) Typed(letter rune) bool {
	at := slices.IndexFunc(e.piles, (*pile).hasKeyboard)
	return e.piles[max(0, at)].typed(letter)
}

// hasKeyboard reports whether the keyboard is on one of the pile's cards.
func (p *pile) hasKeyboard() bool { return slices.ContainsFunc(p.tokens, hasKeyboard) }

// typed puts the card that a letter stands for into the pile, and reports whether there is one.
func (p *pile) typed(letter rune) bool {
	if token := strings.IndexRune("123+-", letter); token >= 0 {
		p.tokens[token].Tapped(&fyne.PointEvent{})
		return true
	}
	for _, f := range p.of.fields() {
		if cell := p.stock[f.Name]; cell != nil && begins(p.of.layout(), f.Company, letter) {
			cell.Tapped(&fyne.PointEvent{})
			return true
		}
	}
	return false
}

// begins reports whether a letter is the first of a company's code.
func begins(l *calc.Layout, company int, letter rune) bool {
	return l.HasCompany(company) &&
		strings.HasPrefix(words.Lower(l.Companies[company].Code), string(unicode.ToLower(letter)))
}

// hasKeyboard reports whether the keyboard is on a cell.
func hasKeyboard(c *input.Cell) bool {
	on := core.CanvasOf(c)
	return on != nil && on.Focused() == fyne.Focusable(c)
}
