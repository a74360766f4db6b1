package app

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// A figure is a number on the table that can be asked why: a seat's cash, shares or net worth, or a price.
type figure struct {
	// seat is whose it is, [calc.None] for a price.
	seat int
	// column is a company's place or a column of the matrix.
	column int
}

// whyPage shows what a figure is made of: the entries behind it, each with its arithmetic and its rule.
type whyPage struct {
	shell   *Shell
	figure  figure
	content *fyne.Container
}

func newWhyPage(s *Shell, f figure) *whyPage {
	return &whyPage{shell: s, figure: f, content: container0()}
}

// Content is the page.
func (p *whyPage) Content() fyne.CanvasObject { return p.content }

// ofGame tells that the page is one of the game on the table.
func (p *whyPage) ofGame() {}

// Update works the figure's story out anew.
func (p *whyPage) Update() {
	v := p.shell.session.View()
	value, title := p.value(v)
	head := p.shell.head(words.Tell("why.title", words.Names{"value": words.Number(value)}), title)
	var rows []fyne.CanvasObject
	if p.figure.column == widget.WorthColumn {
		rows = p.worth(v)
	} else {
		rows = p.story(v)
	}
	p.content.Objects = []fyne.CanvasObject{p.shell.frame(head, widget.Stack(look.Space2, rows...), nil)}
	p.content.Refresh()
}

// value is the figure now, and what it is called.
func (p *whyPage) value(v View) (int, string) {
	f := p.figure
	if f.seat == calc.None {
		return v.Table.Price(f.column), words.Tell("why.price", words.Names{"company": words.Company(v.Layout, f.column)})
	}
	name := words.Names{"name": v.Layout.Seats[f.seat].Name}
	switch f.column {
	case widget.CashColumn:
		return v.Table.Cash(f.seat), words.Tell("why.cash", name)
	case widget.WorthColumn:
		return v.Place(f.seat).Worth, words.Tell("why.worth", name)
	}
	name["company"] = words.Upper(words.Company(v.Layout, f.column))
	return v.Table.Shares(f.seat, f.column), words.Tell("why.shares", name)
}

// trace is every line that touched the figure.
func (p *whyPage) trace(v View) []ledger.Traced {
	f := p.figure
	switch {
	case f.seat == calc.None:
		return v.Game.TraceMark(v.Layout.PriceMark(f.column))
	case f.column == widget.CashColumn:
		return v.Game.TraceBalance(calc.Of(f.seat), calc.Cash())
	}
	return v.Game.TraceBalance(calc.Of(f.seat), calc.Share(f.column))
}

// story tells the lines behind the figure, the latest first, each with what the figure was after it.
func (p *whyPage) story(v View) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, t := range slices.Backward(p.trace(v)) {
		text, source := words.Rule(v.Rulebook, t.Line.Rule)
		where := words.Say("why.opening")
		if t.Step > 0 {
			step := v.Game.Steps()[t.Step-1]
			where = words.Tell("why.entry", words.Names{
				"number": words.Number(t.Step), "entry": words.EntryShort(v.ID(), step.Before, step.Entry)})
		}
		after := widget.NewFigure(where, t.Value, widget.FigureText)
		after.SetChange(t.Value, t.Change)
		left := widget.Stack(0,
			widget.NewText(where, widget.Caption),
			widget.NewParagraph(words.Line(v.ID(), v.Layout, t.Line), widget.Body),
			ruleNote(text, source))
		rows = append(rows, besides(left, after), widget.NewRule())
	}
	if len(rows) == 0 {
		rows = append(rows, widget.NewParagraph(words.Say("why.nothing"), widget.Body).SetColor(look.Soft))
	}
	return rows
}

// worth spells the sum of a net worth out; each part leads to its own story.
func (p *whyPage) worth(v View) []fyne.CanvasObject {
	place := v.Place(p.figure.seat)
	var rows []fyne.CanvasObject
	for _, part := range place.Parts {
		column, sentence := part.Commodity.Company, words.Tell("why.worth.cash", words.Names{"amount": words.Number(part.Amount)})
		if part.Commodity.IsCash() {
			column = widget.CashColumn
		} else {
			sentence = words.Tell("why.worth.part", words.Names{
				"count": words.Number(part.Count), "company": words.Company(v.Layout, part.Commodity.Company),
				"price": words.Number(part.Price), "amount": words.Number(part.Amount)})
		}
		row := widget.NewRow(sentence, "", func() {
			p.shell.Push(newWhyPage(p.shell, figure{p.figure.seat, column}))
		})
		if !part.Commodity.IsCash() {
			row.SetEnds(widget.NewCompanyBadge(company(v.Layout, part.Commodity.Company), widget.Strong), nil)
		}
		rows = append(rows, row)
	}
	text, source := words.Rule(v.Rulebook, "result")
	return append(rows,
		widget.NewText(words.Tell("why.worth.sum", words.Names{"amount": words.Number(place.Worth)}), widget.FigureText),
		ruleNote(text, source))
}
