package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A trade is the number of one colour in one step: a stepper with what can be bought and sold at most, what it comes
// to, and digits for a thumb.
type trade struct {
	object *fyne.Container
	table  calc.Table
	turn   *rules.Turn
	touch  func()
	done   func()

	step    string
	company int
	stepper *widget.Stepper
	caption *widget.Text
	// all and most sell all and buy as many as the cash pays for.
	all, most *widget.Button
}

func newTrade(t calc.Table, turn *rules.Turn, touch, done func()) *trade {
	return &trade{object: widget.Stack(look.Space2), table: t, turn: turn, touch: touch, done: done, company: None}
}

func (p *trade) nets() *[rules.Colours]int {
	if p.step == "after" {
		return &p.turn.After
	}
	return &p.turn.Before
}

func (p *trade) allowed() calc.Allowed {
	before, after := p.turn.Limits(p.table)
	if p.step == "after" {
		return after[p.company]
	}
	return before[p.company]
}

// open shows the number of a colour; nothing can be opened after a card of which not all is said.
func (p *trade) open(step string, place int) bool {
	if step == "after" && missing(p.table, p.turn) != "" {
		return false
	}
	p.step, p.company = step, place
	allowed := p.allowed()
	now := p.nets()[place]
	p.stepper = widget.NewTradeStepper(company(p.table, place), min(allowed.Min, now), max(allowed.Max, now), now, p.set).Loose()
	p.caption = widget.NewParagraph("", widget.Body)
	p.object.Objects = []fyne.CanvasObject{p.stepper, p.caption, p.digits()}
	p.update()
	return true
}

func (p *trade) focus() { focusOn(p.stepper, p.stepper) }

// mostDigits bounds what can be typed; what the table does not allow is refused with the reason, not cut.
const mostDigits = 99_999

func (p *trade) set(n int) {
	p.nets()[p.company] = min(max(n, -mostDigits), mostDigits)
	p.touch()
}

// update brings the bounds and the caption up to date.
func (p *trade) update() {
	if p.company == None {
		return
	}
	allowed, net := p.allowed(), p.nets()[p.company]
	p.stepper.SetRange(min(allowed.Min, net), max(allowed.Max, net))
	p.stepper.SetValue(net)
	p.jump(p.all, words.Say("sheet.all"), allowed.Min)
	p.jump(p.most, words.Tell("sheet.max", words.Names{"count": words.Number(allowed.Max)}), allowed.Max)
	p.caption.SetText(p.cost(net))
}

// cost tells what the trade pays or brings, and what cash it leaves.
func (p *trade) cost(net int) string {
	price, cash := p.prices()
	n := words.Names{
		"shares": words.Number(max(net, -net)), "price": words.Number(price),
		"amount": words.Number(max(net, -net) * price), "cash": words.Number(cash)}
	switch {
	case net > 0:
		return words.Tell("sheet.buy", n)
	case net < 0:
		return words.Tell("sheet.sell", n)
	}
	n["cash"] = words.Number(cash)
	return words.Tell("sheet.price", n)
}

// prices are the price of the open colour in its step, and the mover's cash once all trades of the step are made.
func (p *trade) prices() (price, cash int) {
	before := p.table
	tried := *p.turn
	if p.step == "before" {
		tried = rules.Turn{Seat: p.turn.Seat, Before: p.turn.Before, Bought: p.turn.Bought}
	}
	price, cash = before.Price(p.company), before.Cash(p.turn.Seat)
	if p.step == "before" {
		for place, net := range tried.Before {
			cash -= net * before.Price(place)
		}
		return price, cash
	}
	if after, _, refusal := tried.Apply(before); refusal == nil {
		return after.Price(p.company), after.Cash(p.turn.Seat)
	}
	return price, cash
}

// digits are the keys of a thumb: they type the number, keep its sign, and turn a purchase into a sale.
func (p *trade) digits() fyne.CanvasObject {
	key := func(label string, tapped func()) fyne.CanvasObject { return widget.NewQuietButton(label, tapped) }
	typed := func(digit int) func() { return func() { p.set(push(p.nets()[p.company], digit)) } }
	var keys []fyne.CanvasObject
	for _, digit := range []int{1, 2, 3, 4, 5} {
		keys = append(keys, key(words.Number(digit), typed(digit)))
	}
	for _, digit := range []int{6, 7, 8, 9, 0} {
		keys = append(keys, key(words.Number(digit), typed(digit)))
	}
	p.all = widget.NewQuietButton(words.Say("sheet.all"), nil)
	p.most = widget.NewQuietButton(words.Tell("sheet.max", words.Names{"count": words.Number(mostDigits)}), nil)
	last := []fyne.CanvasObject{p.all, key(words.Say("sheet.zero"), func() { p.set(0) }), p.most,
		key(words.Say("sheet.sign"), func() { p.set(-p.nets()[p.company]) }), key(words.Say("common.done"), p.done)}
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
	if to == p.nets()[p.company] {
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
