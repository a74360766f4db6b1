package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// A digitPad is a pad of digit buttons for the entry's main number, in reach of the thumb. Digits typed on a keyboard
// do the same unless another field takes them.
type digitPad struct {
	of    *FormEditor
	dock  func(fyne.CanvasObject)
	shown bool
	// put reports whether the user typed the field's number on this pad; the next digit then extends the number. wrote
	// is the number that the pad set last.
	put   bool
	wrote int
}

func (p *digitPad) follow() {
	if wanted := p.of.chief != ""; p.dock != nil && wanted != p.shown {
		if p.shown = wanted; wanted {
			p.dock(p.keys())
		} else {
			p.dock(nil)
		}
	}
}

func (p *digitPad) number() int {
	n := max(0, p.of.form.Field(p.of.chief).Get())
	p.put = p.put && n == p.wrote
	return n
}

func (p *digitPad) write(n int, put bool) {
	p.put, p.wrote = put, min(n, sheet.MostTyped)
	p.of.set(p.of.chief, p.wrote)
	if p.of.chief != "" {
		core.BringIntoSight(p.of.controls[p.of.chief].Object())
	}
}

func (p *digitPad) digit(digit int) {
	n := p.number()
	if !p.put {
		n = 0
	}
	p.write(n*10+digit, true)
}

// erase removes the last digit of a number typed on this pad, or any other number as a whole.
func (p *digitPad) erase() {
	if n := p.number(); p.put && n >= 10 {
		p.write(n/10, true)
		return
	}
	p.write(sheet.LessThanAllowed(p.of.form.Field(p.of.chief)), false)
}

func (p *digitPad) typed(letter rune) bool {
	switch {
	case p.of.chief == "":
		return false
	case letter >= '0' && letter <= '9':
		p.digit(int(letter - '0'))
	case letter == '\b':
		p.erase()
	default:
		return false
	}
	return true
}

const ten = 10

func (p *digitPad) keys() fyne.CanvasObject {
	digit := func(n int) fyne.CanvasObject {
		return input.NewQuietButton(words.Number(n), func() { p.digit(n) })
	}
	by := func(n int) fyne.CanvasObject {
		return input.NewQuietButton(words.Signed(n), func() { p.write(max(0, p.number()+n), false) })
	}
	erase := input.NewQuietButton("", p.erase).SetIcon(mark.Icon("erase")).Spoken(words.Text("sheet.erase"))
	hundred := input.NewQuietButton("00", func() { p.write(p.number()*100, true) })
	keys := []fyne.CanvasObject{digit(1), digit(2), digit(3), digit(4), digit(5), erase, by(ten),
		digit(6), digit(7), digit(8), digit(9), digit(0), hundred, by(-ten)}
	core.NewKeyGroup(keys...).Mute()
	return frame.NewGroup(words.Text("sheet.digits"), container.New(&keyGrid{}, keys...))
}
