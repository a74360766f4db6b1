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

// A tradePad shows the cost of a trade, with digit buttons in reach of the thumb. The pad lies below the scrolled page
// and thus moves nothing on the page.
type tradePad struct {
	dock    func(fyne.CanvasObject)
	of      *trades
	object  *fyne.Container
	sum     *text.Text
	all     *input.Button
	maximum *input.Button
	// typing reports whether the next digit extends the number instead of replacing it.
	typing bool
	// selling reports whether digits typed after a 0 make a sale rather than a purchase.
	selling bool
}

// maxTyped is the largest number that can be typed. Smaller numbers beyond a rule's limit are refused with the reason.
const maxTyped = 99_999

func (p *tradePad) field() sheet.Field { return p.of.open.of }

// sign returns 1 for buying only, -1 for selling only, and 0 for both.
func (p *tradePad) sign() int { return p.field().Trade.Sign }

// begin opens the pad. The first digit replaces the trade's current number.
func (p *tradePad) begin() {
	p.typing, p.selling = false, false
	p.sum = text.New("", core.Body).Fit()
	p.object = frame.Stack(look.Space1, p.sum, p.keys())
	p.update()
}

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

func (p *tradePad) jump(n int) {
	p.typing = false
	p.set(n)
}

func (p *tradePad) step(by int) bool {
	f := p.field()
	to := f.Value + by
	if by < 0 && to < f.Min || by > 0 && to > f.Max {
		return false
	}
	p.jump(to)
	return true
}

// digit appends a digit, or replaces the number by the first digit. A sale remains a sale.
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

// erase removes the last digit. If the number was not typed, erase sets it to 0.
func (p *tradePad) erase() {
	if p.typing {
		p.set(p.field().Value / 10)
	} else {
		p.selling = false
		p.jump(0)
	}
	p.update()
}

func (p *tradePad) turn() {
	n := p.field().Value
	p.selling = !p.sells()
	p.set(-n)
	p.update()
}

// by trades one share more, or one share less if by is -1. At 0, it may only switch between buying and selling.
func (p *tradePad) by(by int) {
	if p.sign() == 0 && p.field().Value == 0 && p.selling == (by > 0) {
		p.turn()
		return
	}
	p.step(by)
}

func (p *tradePad) sellAll() { p.jump(min(0, p.field().Min)) }

func (p *tradePad) buyMost() { p.jump(max(0, p.field().Max)) }

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

// thousands is the smallest limit of a trade for which the pad has keys for thousands.
const thousands = 1_000

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

func (p *tradePad) sells() bool {
	now := p.field().Value
	return now < 0 || now == 0 && (p.selling || p.sign() < 0)
}

func (p *tradePad) signed(n int) int {
	if p.sells() {
		return -n
	}
	return n
}

// typed handles a digit or sign, and reports whether it did. It first calls open, which reports whether a trade is
// open.
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

// pressed handles keys that change the number by 1, set it to a limit or erase digits, and reports whether it did. It
// first calls open.
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
