package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/pricing"
)

// figures are what one sees of a company in its row: a line beneath its name, and the number between its buttons.
type figures struct{ beneath, number *text.Text }

func newFigures() *figures {
	number := text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter)
	return &figures{text.New("", core.Caption).Fit(), number.Fit()}
}

// show shows a number, and by one of two sentences how it is now, or how far something changes: by, 0 for not at all.
// Where the second has no room, the number that changes and the first tell it too.
func (f *figures) show(number, by int, now, changed string, n words.Names) {
	sentence, color := now, look.Soft
	if by != 0 {
		sentence, color = changed, changeColor(by)
	}
	f.beneath.SetColor(color).Or(words.Format(now, n)).SetText(words.Format(sentence, n))
	f.number.SetText(words.Number(number))
}

// changeColor is the colour of a rise or a fall, which its sign tells too.
func changeColor(by int) fyne.ThemeColorName {
	if by < 0 {
		return look.Loss
	}
	return look.Gain
}

// showSize shows a size that a company gets, and how large it is now with the price that follows.
func (f *figures) showSize(t calc.Table, company, size int) {
	now, price := t.Price(company), board.SizedPrice(t, company, size)
	f.show(size, price-now, "openmarket.sheet.sized", "openmarket.sheet.sized.change",
		words.Names{"size": board.Size(t, company), "price": price,
			"change": words.Difference(price - now)})
}

// nextPrice is the next price that a company can have above or below one that it could get.
func nextPrice(t calc.Table, company, now, by int) (price int, ok bool) {
	from, code := t, code(t, company)
	if now != t.Price(company) {
		set, _, refusal := (&pricing.Price{Company: code, Price: &now}).Apply(t)
		if refusal != nil {
			return 0, false
		}
		from = set
	}
	for steps := by; ; steps += by { // a list may have a price several times
		after, _, refusal := (&pricing.Move{Company: code, Steps: steps}).Apply(from)
		if refusal != nil {
			return 0, false
		}
		if price = after.Price(company); price != from.Price(company) {
			return price, true
		}
	}
}
