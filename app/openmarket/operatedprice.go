package openmarket

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// showPrice shows the price that the company gets.
func (e *operate) showPrice(company int) {
	now := e.task.Table.Price(company)
	f, _ := e.field("steps")
	price := now
	if after, _, refusal := e.applied(); refusal == nil {
		price = after.Price(company)
	}
	e.figures.show(price, f.Get(), "openmarket.sheet.now", "openmarket.sheet.now.steps",
		words.Names{"price": now, "steps": words.Difference(f.Get())})
}

// applied is the table after the entry, with no revenue as long as nobody has said one.
func (e *operate) applied() (calc.Table, calc.Statement, *calc.Refusal) {
	said := *e.entry
	f, _ := e.field("steps")
	steps := f.Get()
	said.Revenue, said.Steps = max(0, said.Revenue), &steps
	return said.Apply(e.task.Table)
}

// step moves the price a step further, and reports whether that went.
func (e *operate) step(by int) bool { return e.shift("steps", by) }

// move moves it a cell further on a chart.
func (e *operate) move(way agreement.Way) bool {
	right, up := across(way)
	if up != 0 {
		return e.shift("up", up)
	}
	return e.shift("steps", right)
}

// shift changes how far the price goes one way, and reports whether that went.
func (e *operate) shift(name string, by int) bool {
	f, asked := e.field(name)
	if !asked {
		return false
	}
	if _, allowed := f.Allowed.Index(f.Get() + by); !allowed {
		return false
	}
	f.Set(f.Get() + by)
	e.touch()
	return true
}
