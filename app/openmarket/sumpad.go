package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A sumPad is a sum of money and digits for a thumb that write it. The digits lie beneath the sheet, so that nothing
// moves.
type sumPad struct {
	figure *text.Text
	// set takes the sum, which is [calc.None] as long as nobody has said one.
	set func(int)
	sum int
	// typing is true while the next digit is put to the sum; before that it takes the sum's place.
	typing bool
}

// largest bounds what can be typed; what the table does not allow is refused with the reason.
const largest = 1_000_000_000

// newSumPad lays the digits beneath the sheet with dock, which may be nil.
func newSumPad(sum int, dock func(fyne.CanvasObject), set func(int)) *sumPad {
	p := &sumPad{figure: text.New("", core.Headline).SetAlign(fyne.TextAlignTrailing), set: set}
	p.show(sum)
	key := func(label string, act func()) fyne.CanvasObject { return input.NewQuietButton(label, act) }
	digit := func(n int) fyne.CanvasObject { return key(words.Number(n), func() { p.digit(n) }) }
	erase := input.NewQuietButton("", p.erase).SetIcon(mark.Icon("erase")).Spoken(words.Text("sheet.erase"))
	keys := []fyne.CanvasObject{
		digit(1), digit(2), digit(3), digit(4), digit(5), erase, key(words.Signed(step), func() { p.step(step) }),
		digit(6), digit(7), digit(8), digit(9), digit(0), key("00", p.hundred),
		key(words.Signed(-step), func() { p.step(-step) }),
	}
	core.NewKeyGroup(keys...).Mute()
	if dock != nil {
		dock(container.New(&padKeys{}, keys...))
	}
	return p
}

// step is by how much a key raises or lowers the sum.
const step = 10

// show writes a sum that was not typed.
func (p *sumPad) show(sum int) {
	p.sum, p.typing = sum, false
	p.write()
}

func (p *sumPad) write() {
	p.figure.SetColor(look.Ink)
	if p.sum == calc.None {
		p.figure.SetColor(look.Soft).SetText("–")
		return
	}
	p.figure.SetText(words.Number(p.sum))
}

// foresee shows the sum that is meant as long as nobody says another.
func (p *sumPad) foresee(sum int) {
	p.sum, p.typing = sum, false
	p.figure.SetColor(look.Soft).SetText(words.Number(sum))
}

// take says a sum.
func (p *sumPad) take(sum int, typing bool) {
	p.sum, p.typing = min(sum, largest), typing
	p.write()
	p.set(p.sum)
}

// digit types a digit: the first takes the place of what stands there.
func (p *sumPad) digit(digit int) {
	sum := 0
	if p.typing {
		sum = max(0, p.sum)
	}
	p.take(sum*10+digit, true)
}

// hundred puts two noughts to the sum.
func (p *sumPad) hundred() { p.take(max(0, p.sum)*100, true) }

// step raises or lowers the sum, not below nothing.
func (p *sumPad) step(by int) { p.take(max(0, max(0, p.sum)+by), false) }

// erase takes the last digit back, or all of a sum that was not typed.
func (p *sumPad) erase() {
	if p.typing && p.sum >= 10 {
		p.take(p.sum/10, true)
		return
	}
	p.take(calc.None, false)
}

// typed takes a digit, and reports whether the letter is one.
func (p *sumPad) typed(letter rune) bool {
	if letter < '0' || letter > '9' {
		return false
	}
	p.digit(int(letter - '0'))
	return true
}

// keys lets the keys of controls erase too.
func (p *sumPad) keys(controls ...fyne.CanvasObject) {
	for _, o := range controls {
		if c, can := o.(interface {
			SetKeys(func(*fyne.KeyEvent) bool)
		}); can {
			c.SetKeys(func(e *fyne.KeyEvent) bool {
				erases := e.Name == fyne.KeyBackspace || e.Name == fyne.KeyDelete
				if erases {
					p.erase()
				}
				return erases
			})
		}
	}
}

// row is the sum behind what it is.
func (p *sumPad) row(label string, more ...fyne.CanvasObject) fyne.CanvasObject {
	return newRow(label, text.New(label, core.Body).Shrink(), append(more, p.figure)...)
}
