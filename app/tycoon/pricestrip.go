package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/yearend"
)

// A priceStrip shows for every company what its cards add up to so far, and the price that makes.
type priceStrip struct {
	object fyne.CanvasObject
	cells  []*moving
}

// priceCell is how wide a company's place in the strip is at least.
const priceCell = 52

// newPriceStrip is a strip that keeps the room of what stops a price, where still is true.
func newPriceStrip(t calc.Table, still bool) *priceStrip {
	s := &priceStrip{}
	var cells []fyne.CanvasObject
	for index := range t.Layout().Companies {
		c := newMoving()
		c.still = still
		s.cells = append(s.cells, c)
		cells = append(cells,
			frame.Stack(0, mark.NewCompanyBadge(view.CompanyOf(t.Layout(), index), core.Body), c.price, c.sum, c.note))
	}
	s.object = frame.NewPanel(look.Card, look.Space2, frame.NewColumns(priceCell, look.Space1, cells...))
	return s
}

func (s *priceStrip) update(p yearend.Preview) {
	for index, c := range s.cells {
		c.update(p.Moves[index])
	}
}

// A moving is a company with its price on the way: the new price, how it comes about, and what stopped it.
type moving struct {
	price, sum, note *text.Text
	// still keeps the room of the note, so that nothing moves when there is one.
	still bool
}

func newMoving() *moving {
	return &moving{
		price: text.New("", core.Strong).Fit(), sum: text.New("", core.Caption).Fit(),
		note: text.New("", core.Caption).Fit(),
	}
}

// head is the company's badge with its price, and beneath it how the price comes about.
func (m *moving) head(t calc.Table, index int) fyne.CanvasObject {
	return frame.Stack(0, frame.Lead(mark.NewCompanyBadge(view.CompanyOf(t.Layout(), index), core.Strong), m.price),
		m.sum, m.note)
}

func (m *moving) update(move yearend.Move) {
	m.price.SetText(words.Number(move.Now))
	color := look.Ink
	switch {
	case move.Now > move.Old:
		color = look.Gain
	case move.Now < move.Old:
		color = look.Loss
	}
	m.price.SetColor(color)
	sum := ""
	if move.Sum != 0 {
		sum = words.Number(move.Old) + " " + words.Signed(move.Sum)
	}
	m.sum.SetText(sum)
	note := ""
	switch {
	case move.Now != move.Price:
		note = words.Text("tycoon.sheet.suspended")
	case move.Price != move.Old+move.Sum && move.Price == 0:
		note = words.Text("tycoon.sheet.floor")
	case move.Price != move.Old+move.Sum:
		note = words.Format("tycoon.sheet.stops", words.Names{"price": move.Price})
	}
	m.note.SetText(note)
	core.Show(m.note, note != "" || m.still)
}
