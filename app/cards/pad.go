package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Trade is the number of shares of one company that a [Pad] fills in: bought, or below zero sold.
type Trade interface {
	Shares() int
	SetShares(n int)
	// Limits are how many can be sold and bought.
	Limits() calc.Allowed
	// Price is that of one share, and cash what is left once all is bought and sold.
	Price() (price, cash int)
}

// A Key is one of a pad's keys beneath its digits.
type Key uint8

const (
	// AllKey sells all that is held, and MaxKey buys as many as the cash pays for.
	AllKey Key = iota
	MaxKey
	// ZeroKey empties the number, and SignKey turns a purchase into a sale.
	ZeroKey
	SignKey
)

// A Pad is a stepper for the number of a trade, what it comes to, and digits for a thumb.
type Pad struct {
	// Object is what one sees.
	Object  *fyne.Container
	trade   Trade
	keys    []Key
	done    *widget.Button
	stepper *widget.Stepper
	caption *widget.Text
	all     *widget.Button
	maximum *widget.Button
}

// NewPad is a pad with its keys beneath the digits in an order, and after them the one that closes it.
func NewPad(trade Trade, done *widget.Button, keys ...Key) *Pad {
	return &Pad{Object: widget.Stack(look.Space2), trade: trade, keys: keys, done: done}
}

// maxTyped bounds what can be typed; what the table does not allow is refused with the reason, not cut.
const maxTyped = 99_999

// Open shows the number as the trade has it now, which may be beyond its limits.
func (p *Pad) Open(of widget.Company) {
	low, high, now := p.bounds()
	p.stepper = widget.NewTradeStepper(of, low, high, now, p.set).Loose()
	p.caption = widget.NewParagraph("", widget.Body)
	p.Object.Objects = []fyne.CanvasObject{p.stepper, p.caption, p.digits()}
	p.Update()
}

// Focus puts the keyboard on the number.
func (p *Pad) Focus() { FocusOn(p.stepper, p.stepper) }

func (p *Pad) bounds() (low, high, now int) {
	limits, now := p.trade.Limits(), p.trade.Shares()
	return min(limits.Min, now), max(limits.Max, now), now
}

func (p *Pad) set(n int) { p.trade.SetShares(min(max(n, -maxTyped), maxTyped)) }

// Update brings the bounds and the caption up to date.
func (p *Pad) Update() {
	limits := p.trade.Limits()
	low, high, now := p.bounds()
	p.stepper.SetRange(low, high)
	p.stepper.SetValue(now)
	p.jump(p.all, words.Say("sheet.all"), limits.Min)
	p.jump(p.maximum, words.Tell("sheet.max", words.Names{"count": words.Number(limits.Max)}), limits.Max)
	p.caption.SetText(p.cost(now))
}

// cost is what the trade pays or brings, and what cash it leaves.
func (p *Pad) cost(net int) string {
	price, cash := p.trade.Price()
	n := words.Names{
		"shares": words.Number(max(net, -net)), "price": words.Number(price),
		"amount": words.Number(max(net, -net) * price), "cash": words.Number(cash)}
	switch {
	case net > 0:
		return words.Tell("sheet.buy", n)
	case net < 0:
		return words.Tell("sheet.sell", n)
	}
	return words.Tell("sheet.price", n)
}

// digits type the number and keep its sign.
func (p *Pad) digits() fyne.CanvasObject {
	var digits []fyne.CanvasObject
	for _, digit := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 0} {
		digits = append(digits, widget.NewQuietButton(words.Number(digit), func() { p.set(push(p.trade.Shares(), digit)) }))
	}
	p.all = widget.NewQuietButton(words.Say("sheet.all"), nil)
	p.maximum = widget.NewQuietButton(words.Tell("sheet.max", words.Names{"count": words.Number(maxTyped)}), nil)
	keys := map[Key]fyne.CanvasObject{
		AllKey: p.all, MaxKey: p.maximum,
		ZeroKey: widget.NewQuietButton(words.Say("sheet.zero"), func() { p.set(0) }),
		SignKey: widget.NewQuietButton(words.Say("sheet.sign"), func() { p.set(-p.trade.Shares()) }),
	}
	var last []fyne.CanvasObject
	for _, key := range p.keys {
		last = append(last, keys[key])
	}
	last = append(last, p.done)
	widest := float32(0)
	for _, button := range last {
		widest = max(widest, button.MinSize().Width)
	}
	return widget.Stack(look.Space1, container.New(layout.NewGridLayoutWithColumns(5), digits...),
		widget.NewColumns(widest, look.Space1, last...))
}

// jump lets a button go to a number at once, as long as that is another one.
func (p *Pad) jump(button *widget.Button, label string, to int) {
	button.SetLabel(label)
	button.OnTapped(func() { p.set(to) })
	widget.Enable(button, to != p.trade.Shares())
}

// push appends a digit to a number and keeps its sign.
func push(n, digit int) int {
	if n < 0 {
		return n*10 - digit
	}
	return n*10 + digit
}
