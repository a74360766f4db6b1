package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A trade is the number of one colour that the open seat buys or sells: a stepper, what it comes to, and digits for a
// thumb.
type trade struct {
	editor *RoundEditor
	object *fyne.Container
	done   func()
	// company is the colour that is open, or [calc.None].
	company int
	stepper *widget.Stepper
	caption *widget.Text
	// refusal is why the number is impossible.
	refusal *widget.Text
	// all and most sell all and buy as many as the cash pays for.
	all, most *widget.Button
}

// mostTyped bounds what can be typed; what the table does not allow is refused with the reason, not cut.
const mostTyped = 99_999

func newTrade(e *RoundEditor, done func()) *trade {
	return &trade{editor: e, object: widget.Stack(look.Space2), done: done, company: calc.None}
}

// open shows the number of a colour.
func (p *trade) open(place int) {
	p.company = place
	low, high, now := p.bounds()
	p.stepper = widget.NewTradeStepper(company(p.editor.table, place), low, high, now, p.set).Loose()
	p.caption = widget.NewParagraph("", widget.Body)
	p.refusal = widget.NewParagraph("", widget.Body).SetColor(look.Loss)
	p.object.Objects = []fyne.CanvasObject{p.stepper, p.caption, p.digits(), p.refusal}
	p.update()
}

// bounds are what can be sold and bought, and the number as it stands, which may be beyond.
func (p *trade) bounds() (low, high, now int) {
	allowed := p.editor.round.TradeLimits(p.editor.table, p.editor.seat)[p.company]
	now = p.editor.play().Trade[p.company]
	return min(allowed.Min, now), max(allowed.Max, now), now
}

func (p *trade) set(n int) {
	p.editor.play().Trade[p.company] = min(max(n, -mostTyped), mostTyped)
	p.editor.touch()
}

// update brings the bounds and the caption up to date.
func (p *trade) update() {
	if p.company == calc.None {
		return
	}
	allowed := p.editor.round.TradeLimits(p.editor.table, p.editor.seat)[p.company]
	low, high, now := p.bounds()
	p.stepper.SetRange(low, high)
	p.stepper.SetValue(now)
	p.jump(p.all, words.Say("sheet.all"), allowed.Min)
	p.jump(p.most, words.Tell("sheet.max", words.Names{"count": words.Number(allowed.Max)}), allowed.Max)
	p.caption.SetText(p.cost(now))
}

// cost tells what the trade pays or brings, and the cash after all trades.
func (p *trade) cost(net int) string {
	t := p.editor.table
	price := t.Price(p.company)
	n := words.Names{
		"shares": words.Number(max(net, -net)), "price": words.Number(price), "amount": words.Number(max(net, -net) * price),
		"cash": words.Number(p.editor.round.CashAfterTrades(t, p.editor.seat))}
	switch {
	case net > 0:
		return words.Tell("sheet.buy", n)
	case net < 0:
		return words.Tell("sheet.sell", n)
	}
	return words.Tell("sheet.price", n)
}

// digits are the keys of a thumb: they type the number, keep its sign, and turn a purchase into a sale.
func (p *trade) digits() fyne.CanvasObject {
	now := func() int { return p.editor.play().Trade[p.company] }
	var keys []fyne.CanvasObject
	for _, digit := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 0} {
		keys = append(keys, widget.NewQuietButton(words.Number(digit), func() { p.set(push(now(), digit)) }))
	}
	p.all = widget.NewQuietButton(words.Say("sheet.all"), nil)
	p.most = widget.NewQuietButton(words.Tell("sheet.max", words.Names{"count": words.Number(mostTyped)}), nil)
	last := []fyne.CanvasObject{p.all, p.most,
		widget.NewQuietButton(words.Say("sheet.zero"), func() { p.set(0) }),
		widget.NewQuietButton(words.Say("sheet.sign"), func() { p.set(-now()) }),
		widget.NewPrimaryButton(words.Say("common.done"), p.done)}
	widest := float32(0)
	for _, button := range last {
		widest = max(widest, button.MinSize().Width)
	}
	return widget.Stack(look.Space1, container.New(layout.NewGridLayoutWithColumns(5), keys...),
		widget.NewColumns(widest, look.Space1, last...))
}

// jump lets a button go to a number at once, as long as that is another one.
func (p *trade) jump(button *widget.Button, label string, to int) {
	button.SetLabel(label)
	button.OnTapped(func() { p.set(to) })
	if to == p.editor.play().Trade[p.company] {
		button.Disable()
	} else {
		button.Enable()
	}
}

// push appends a digit to a number and keeps its sign.
func push(n, digit int) int {
	if n < 0 {
		return n*10 - digit
	}
	return n*10 + digit
}
