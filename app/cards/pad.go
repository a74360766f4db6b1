package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Trade is the number of shares of one company that a [Pad] fills in: bought, or below zero sold.
type Trade interface {
	Shares() int
	SetShares(n int)
	Terms() Terms
}

// Terms are what a trade goes by.
type Terms struct {
	// Limits are how many shares can be sold and bought.
	Limits calc.Allowed
	// Locked is how many of the shares that are held may not be sold now.
	Locked int
	// Price is that of one share, and Cash what is left once all is bought and sold.
	Price, Cash int
}

// A Pad is what a trade comes to, and digits for a thumb: two rows of keys, one where it is wide, and another one where
// there are thousands to trade. It lies beneath the sheet, so that no card and no cell moves when it comes.
type Pad struct {
	// Object is what one sees, and dock lays it beneath the sheet.
	Object  *fyne.Container
	dock    func(fyne.CanvasObject)
	shown   bool
	trade   Trade
	sum     *text.Text
	sign    *input.Button
	all     *input.Button
	maximum *input.Button
	// typing is true while the next digit is put to the number; before that it takes the number's place.
	typing bool
	// selling tells that a number begun from nothing is a sale.
	selling bool
	// only is 1 where the trade is only ever a purchase, -1 where it is only ever a sale, and 0 where it may be both.
	only int
	// left reports whether selling all and buying the most are left to the cells of the trade.
	left func() bool
}

// NewPad is a pad for a trade, which dock lays beneath the sheet.
func NewPad(trade Trade, dock func(fyne.CanvasObject)) *Pad {
	return &Pad{Object: frame.Stack(look.Space1), dock: dock, trade: trade, left: func() bool { return false }}
}

// Only is the pad of a trade that is only ever a purchase, for a sign of 1, or a sale, for one of -1. It has a key for
// one less and one for one more in the place of what changes the sign.
func (p *Pad) Only(sign int) *Pad {
	p.only = sign
	return p
}

// Show lays the pad beneath the sheet, from where the cell of its trade stays in sight, or takes it away.
func (p *Pad) Show(shown bool, cell fyne.CanvasObject) {
	if p.dock == nil || p.shown == shown && !shown {
		return
	}
	p.shown = shown
	if !shown {
		p.dock(nil)
		return
	}
	p.dock(p.Object)
	core.BringIntoSight(cell)
}

// maxTyped bounds what can be typed; what the table does not allow is refused with the reason, not cut.
const maxTyped = 99_999

// Open shows the number as the trade has it now, which may be beyond its limits. The first digit takes its place.
func (p *Pad) Open() {
	p.typing, p.selling = false, false
	p.sum = text.New("", core.Body).Fit()
	p.Object.Objects = []fyne.CanvasObject{p.sum, p.keys()}
	p.Update()
}

func (p *Pad) set(n int) { p.trade.SetShares(min(max(n, -maxTyped), maxTyped)) }

// jump goes to a number at once; a digit then begins another one.
func (p *Pad) jump(n int) {
	p.typing = false
	p.set(n)
}

// Step trades one more or one less, and reports whether that is possible.
func (p *Pad) Step(by int) bool {
	to, limits := p.trade.Shares()+by, p.trade.Terms().Limits
	if by < 0 && to < limits.Min || by > 0 && to > limits.Max {
		return false
	}
	p.jump(to)
	return true
}

// Digit types a digit: the first takes the place of what stands there, the next are put to it. The sign stays.
func (p *Pad) Digit(digit int) {
	n := p.trade.Shares()
	p.selling = p.sells()
	if !p.typing {
		n = 0
	}
	p.typing = true
	p.set(n*10 + p.signed(digit))
	p.Update()
}

// Erase takes the last digit back, or all of a number that was not typed.
func (p *Pad) Erase() {
	if p.typing {
		p.set(p.trade.Shares() / 10)
	} else {
		p.selling = false
		p.jump(0)
	}
	p.Update()
}

// Turn makes a purchase a sale, and a sale a purchase.
func (p *Pad) Turn() {
	n := p.trade.Shares()
	p.selling = !p.sells()
	p.set(-n)
	p.Update()
}

// Minus begins a sale, or trades one less; Plus takes that back, or trades one more.
func (p *Pad) Minus() {
	if p.trade.Shares() == 0 && !p.selling && p.only == 0 {
		p.Turn()
		return
	}
	p.Step(-1)
}

// Plus trades one more.
func (p *Pad) Plus() {
	if p.trade.Shares() == 0 && p.selling && p.only == 0 {
		p.Turn()
		return
	}
	p.Step(1)
}

// All sells all that can be sold.
func (p *Pad) All() { p.jump(p.trade.Terms().Limits.Min) }

// Most buys as many as the cash pays for.
func (p *Pad) Most() { p.jump(max(0, p.trade.Terms().Limits.Max)) }

// Update brings the bounds and the sum up to date.
func (p *Pad) Update() {
	terms, now := p.trade.Terms(), p.trade.Shares()
	limits := terms.Limits
	core.Enable(p.all, limits.Min < 0 && limits.Min != now)
	p.maximum.SetLabel(words.Format("sheet.max", words.Names{"count": max(0, limits.Max)}))
	core.Enable(p.maximum, limits.Max > 0 && limits.Max != now)
	sentence, short := p.cost(terms, now)
	p.sum.SetText(sentence)
	p.sum.SetColor(look.Ink)
	if short {
		p.sum.SetColor(look.Loss)
	}
}

// cost is what the trade pays or brings and what cash it leaves, or what would be right, and whether there is too
// little.
func (p *Pad) cost(terms Terms, net int) (sentence string, short bool) {
	limits, locked, price, cash := terms.Limits, terms.Locked, terms.Price, terms.Cash
	n := words.Names{
		"shares": max(net, -net), "price": price, "locked": locked,
		"amount": max(net, -net) * price, "cash": cash, "short": -cash,
		"most": max(0, limits.Max), "least": max(0, -limits.Min)}
	switch {
	case net > 0 && cash < 0:
		return words.Format("sheet.short", n), true
	case net > 0:
		return words.Format("sheet.buy", n), false
	case locked > 0:
		return words.Format("sheet.locked", n), net < limits.Min
	case net < limits.Min && limits.Min <= 0:
		return words.Format("sheet.oversold", n), true
	case net < 0:
		return words.Format("sheet.sell", n), false
	case p.selling:
		return words.Format("sheet.selling", n), false
	}
	return words.Format("sheet.price", n), false
}

// thousands is from how many shares on thousands have keys of their own.
const thousands = 1_000

// keys are the digits and what goes to a number at once.
func (p *Pad) keys() fyne.CanvasObject {
	digit := func(n int) fyne.CanvasObject {
		return input.NewQuietButton(words.Number(n), func() { p.Digit(n) })
	}
	erase := input.NewQuietButton("", p.Erase).SetIcon(mark.Icon("erase")).Spoken(words.Text("sheet.erase"))
	p.sign = input.NewQuietButton("±", p.Turn).Spoken(words.Text("sheet.sign"))
	p.all = input.NewQuietButton(words.Text("sheet.all"), p.All)
	p.maximum = input.NewQuietButton("", p.Most)
	first, second, third := p.all, p.sign, p.maximum
	if p.only != 0 {
		second = input.NewQuietButton("–", p.Minus).Spoken(words.Text("sheet.less"))
		third = input.NewQuietButton("+", p.Plus).Spoken(words.Text("sheet.more"))
	}
	if p.only > 0 {
		first = p.maximum
	}
	keys := []fyne.CanvasObject{digit(1), digit(2), digit(3), digit(4), digit(5), erase, first,
		digit(6), digit(7), digit(8), digit(9), digit(0), second, third}
	rows := container.New(&keyGrid{left: p.left}, keys...)
	if limits := p.trade.Terms().Limits; max(limits.Max, -limits.Min) < thousands {
		core.NewKeyGroup(keys...).Mute()
		return rows
	}
	var jumps []fyne.CanvasObject
	for _, n := range []int{1, 5, 10} {
		label := words.Format("sheet.thousands", words.Names{"count": n})
		jumps = append(jumps, input.NewQuietButton(label, func() { p.jump(p.signed(n * thousands)) }))
	}
	core.NewKeyGroup(append(keys, jumps...)...).Mute()
	return frame.Stack(keyGap, rows, container.New(Grid{Columns: len(jumps), Gap: keyGap}, jumps...))
}

// sells reports whether the number is one of shares to be sold.
func (p *Pad) sells() bool {
	now := p.trade.Shares()
	return now < 0 || now == 0 && p.selling
}

// signed is a number as a sale while the trade is one.
func (p *Pad) signed(n int) int {
	if p.sells() {
		return -n
	}
	return n
}
