// Package sums has the pad that sums of money are typed with on the sheets of an open market.
package sums

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Pad is a sum of money and digits for a thumb that write it. The digits lie beneath the sheet, so that nothing
// moves.
type Pad struct {
	// Figure is the sum as it is seen.
	Figure *text.Text
	// set takes the sum, which is [calc.None] as long as nobody has said one.
	set func(int)
	sum int
	// typing is true while the next digit is put to the sum; before that it takes the sum's place.
	typing bool
	// lent is the pad whose sum the digits write, nil for this one.
	lent *Pad
}

// largest bounds what can be typed; what the table does not allow is refused with the reason.
const largest = 1_000_000_000

// NewPad lays the digits beneath the sheet with dock, which may be nil.
func NewPad(sum int, dock func(fyne.CanvasObject), set func(int)) *Pad {
	p := &Pad{Figure: text.New("", core.Headline).SetAlign(fyne.TextAlignTrailing).Fit(), set: set}
	p.Show(sum)
	if dock != nil {
		dock(p.keys())
	}
	return p
}

// Lend lets the digits and keys write the sum of another pad, which has none of its own; nil takes them back.
func (p *Pad) Lend(to *Pad) { p.lent = to }

// Row is the sum behind what it is.
func (p *Pad) Row(label string, more ...fyne.CanvasObject) fyne.CanvasObject {
	return row.New(label, text.New(label, core.Body).Shrink(), append(more, p.Figure)...)
}

// writes is the pad whose sum the digits write.
func (p *Pad) writes() *Pad {
	if p.lent != nil {
		return p.lent
	}
	return p
}

// keys are the digits for a thumb.
func (p *Pad) keys() fyne.CanvasObject {
	key := func(label string, act func()) fyne.CanvasObject { return input.NewQuietButton(label, act) }
	digit := func(n int) fyne.CanvasObject { return key(words.Number(n), func() { p.writes().digit(n) }) }
	by := func(n int) fyne.CanvasObject { return key(words.Signed(n), func() { p.writes().Step(n) }) }
	erase := input.NewQuietButton("", func() { p.writes().Erase() }).SetIcon(mark.Icon("erase")).
		Spoken(words.Text("sheet.erase"))
	keys := []fyne.CanvasObject{
		digit(1), digit(2), digit(3), digit(4), digit(5), erase, by(step),
		digit(6), digit(7), digit(8), digit(9), digit(0),
		key("00", func() { p.writes().Hundred() }), by(-step),
	}
	core.NewKeyGroup(keys...).Mute()
	p.Keys(keys...)
	return container.New(&padKeys{}, keys...)
}

// step is by how much a key raises or lowers the sum.
const step = 10

// Show writes a sum that was not typed.
func (p *Pad) Show(sum int) {
	p.sum, p.typing = sum, false
	p.write()
}

func (p *Pad) write() {
	p.Figure.SetColor(look.Ink)
	if p.sum == calc.None {
		p.Figure.SetColor(look.Soft).SetText("–")
		return
	}
	p.Figure.SetText(words.Number(p.sum))
}

// Foresee shows the sum that is meant as long as nobody says another.
func (p *Pad) Foresee(sum int) {
	p.sum, p.typing = sum, false
	p.Figure.SetColor(look.Soft).SetText(words.Number(sum))
}

// Take says a sum.
func (p *Pad) Take(sum int, typing bool) {
	p.sum, p.typing = min(sum, largest), typing
	p.write()
	p.set(p.sum)
}

// digit types a digit: the first takes the place of what stands there.
func (p *Pad) digit(digit int) {
	sum := 0
	if p.typing {
		sum = max(0, p.sum)
	}
	p.Take(sum*10+digit, true)
}

// Hundred puts two noughts to the sum.
func (p *Pad) Hundred() { p.Take(max(0, p.sum)*100, true) }

// Step raises or lowers the sum, not below nothing.
func (p *Pad) Step(by int) { p.Take(max(0, max(0, p.sum)+by), false) }

// Erase takes the last digit back, or all of a sum that was not typed.
func (p *Pad) Erase() {
	if p.typing && p.sum >= 10 {
		p.Take(p.sum/10, true)
		return
	}
	p.Take(calc.None, false)
}

// Typed takes a digit, and reports whether the letter is one.
func (p *Pad) Typed(letter rune) bool {
	if letter < '0' || letter > '9' {
		return false
	}
	p.writes().digit(int(letter - '0'))
	return true
}

// Keys lets the keys of controls erase too.
func (p *Pad) Keys(controls ...fyne.CanvasObject) {
	for _, o := range controls {
		if c, can := o.(interface {
			SetKeys(func(*fyne.KeyEvent) bool)
		}); can {
			c.SetKeys(func(e *fyne.KeyEvent) bool {
				erases := e.Name == fyne.KeyBackspace || e.Name == fyne.KeyDelete
				if erases {
					p.writes().Erase()
				}
				return erases
			})
		}
	}
}
