package form

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A tradePad is what a trade comes to, and digits for a thumb: two rows of keys, one where it is wide, and another one
// where there are thousands to trade. It lies beneath the sheet, so that no cell moves when it comes.
type tradePad struct {
	dock    func(fyne.CanvasObject)
	of      *trades
	object  *fyne.Container
	sum     *text.Text
	all     *input.Button
	maximum *input.Button
	// typing is true while the next digit is put to the number; before that it takes the number's place.
	typing bool
	// selling tells that a number begun from nothing is a sale.
	selling bool
}

// maxTyped bounds what can be typed; what the table does not allow is refused with the reason, not cut.
const maxTyped = 99_999

// field is the field whose number is open.
func (p *tradePad) field() sheet.Field { return p.of.open.of }

// sign is 1 where shares are only ever bought, -1 where they are only ever sold, 0 where both can be.
func (p *tradePad) sign() int { return p.field().Trade.Sign }

// begin shows the number as the trade has it now, which may be beyond its limits. The first digit takes its place.
func (p *tradePad) begin() {
	p.typing, p.selling = false, false
	p.sum = text.New("", core.Body).Fit()
	p.object = frame.Stack(look.Space1, p.sum, p.keys())
	p.update()
}

// show lays the pad beneath the sheet, from where the cell of its trade stays in sight.
func (p *tradePad) show(cell fyne.CanvasObject) {
	if p.dock != nil {
		p.dock(p.object)
		core.BringIntoSight(cell)
	}
}

func (p *tradePad) hide() {
	if p.dock != nil {
		p.dock(nil)
	}
}

func (p *tradePad) set(n int) { p.of.open.set(min(max(n, -maxTyped), maxTyped)) }

// jump goes to a number at once; a digit then begins another one.
func (p *tradePad) jump(n int) {
	p.typing = false
	p.set(n)
}

// step trades one more or one less, and reports whether that is possible.
func (p *tradePad) step(by int) bool {
	f := p.field()
	to := f.Value + by
	if by < 0 && to < f.Min || by > 0 && to > f.Max {
		return false
	}
	p.jump(to)
	return true
}

// digit types a digit: the first takes the place of what stands there, the next are put to it. The sign stays.
func (p *tradePad) digit(digit int) {
	n := p.field().Value
	p.selling = p.sells()
	if !p.typing {
		n = 0
	}
	p.typing = true
	p.set(n*10 + p.signed(digit))
	p.update()
}

// erase takes the last digit back, or all of a number that was not typed.
func (p *tradePad) erase() {
	if p.typing {
		p.set(p.field().Value / 10)
	} else {
		p.selling = false
		p.jump(0)
	}
	p.update()
}

// turn makes a purchase a sale, and a sale a purchase.
func (p *tradePad) turn() {
	n := p.field().Value
	p.selling = !p.sells()
	p.set(-n)
	p.update()
}

// by trades one share more, or for -1 one less. Where both can be, the first sign from nothing begins a sale or takes
// that back.
func (p *tradePad) by(by int) {
	if p.sign() == 0 && p.field().Value == 0 && p.selling == (by > 0) {
		p.turn()
		return
	}
	p.step(by)
}

func (p *tradePad) sellAll() { p.jump(min(0, p.field().Min)) }

func (p *tradePad) buyMost() { p.jump(max(0, p.field().Max)) }

// update brings the bounds and the sum up to date.
func (p *tradePad) update() {
	f := p.field()
	core.Enable(p.all, f.Min < 0 && f.Min != f.Value)
	p.maximum.SetLabel(words.Format("sheet.max", words.Names{"count": max(0, f.Max)}))
	core.Enable(p.maximum, f.Max > 0 && f.Max != f.Value)
	sentence := f.Trade.Sum
	if f.Value == 0 && p.selling {
		sentence = f.Trade.Selling
	}
	p.sum.SetText(sentence)
	p.sum.SetColor(look.Ink)
	if f.Trade.Wrong {
		p.sum.SetColor(look.Loss)
	}
}

// thousands is from how many shares on thousands have keys of their own.
const thousands = 1_000

// keys are the digits and what goes to a number at once.
func (p *tradePad) keys() fyne.CanvasObject {
	digit := func(n int) fyne.CanvasObject {
		return input.NewQuietButton(words.Number(n), func() { p.digit(n) })
	}
	erase := input.NewQuietButton("", p.erase).SetIcon(mark.Icon("erase")).Spoken(words.Text("sheet.erase"))
	p.all = input.NewQuietButton(words.Text("sheet.all"), p.sellAll)
	p.maximum = input.NewQuietButton("", p.buyMost)
	first, second, third := p.all, input.NewQuietButton("±", p.turn).Spoken(words.Text("sheet.sign")), p.maximum
	if p.sign() != 0 {
		second = input.NewQuietButton("–", func() { p.step(-1) }).Spoken(words.Text("sheet.less"))
		third = input.NewQuietButton("+", func() { p.step(1) }).Spoken(words.Text("sheet.more"))
	}
	if p.sign() > 0 {
		first = p.maximum
	}
	keys := []fyne.CanvasObject{digit(1), digit(2), digit(3), digit(4), digit(5), erase, first,
		digit(6), digit(7), digit(8), digit(9), digit(0), second, third}
	rows := container.New(&keyGrid{left: p.of.open.cell.HasEnds}, keys...)
	if f := p.field(); max(f.Max, -f.Min) < thousands {
		core.NewKeyGroup(keys...).Mute()
		return rows
	}
	var jumps []fyne.CanvasObject
	for _, n := range []int{1, 5, 10} {
		label := words.Format("sheet.thousands", words.Names{"count": n})
		jumps = append(jumps, input.NewQuietButton(label, func() { p.jump(p.signed(n * thousands)) }))
	}
	core.NewKeyGroup(append(keys, jumps...)...).Mute()
	return frame.Stack(keyGap, rows, container.NewGridWithColumns(len(jumps), jumps...))
}

// sells reports whether the number is one of shares to be sold.
func (p *tradePad) sells() bool {
	now := p.field().Value
	return now < 0 || now == 0 && (p.selling || p.sign() < 0)
}

// signed is a number as a sale while the trade is one.
func (p *tradePad) signed(n int) int {
	if p.sells() {
		return -n
	}
	return n
}

// typed takes a digit or a sign, and reports whether the letter is one and there is a trade for it. Open opens that
// trade, or tells that there is none.
func (p *tradePad) typed(letter rune, open func() bool) bool {
	digit := letter >= '0' && letter <= '9'
	if !digit && !strings.ContainsRune("-–+=", letter) || !open() {
		return false
	}
	switch {
	case digit:
		p.digit(int(letter - '0'))
	case letter == '-' || letter == '–':
		p.by(-1)
	default:
		p.by(1)
	}
	return true
}

// pressed takes a key that steps, goes to an end or erases, and reports whether the key is one. The pad is opened
// first.
func (p *tradePad) pressed(key fyne.KeyName, open func()) bool {
	acts := map[fyne.KeyName]func(){
		fyne.KeyUp: func() { p.step(1) }, fyne.KeyDown: func() { p.step(-1) }, fyne.KeyHome: p.sellAll, fyne.KeyEnd: p.buyMost,
		fyne.KeyBackspace: p.erase, fyne.KeyDelete: p.erase,
	}
	act, has := acts[key]
	if has {
		open()
		act()
	}
	return has
}
