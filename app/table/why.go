package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A figure is a number on the table that can be asked why: cash, shares or net worth of an account, a price, or what
// else a mark holds.
type figure struct {
	// account is whose it is; for a price the market.
	account calc.Account
	// column is a company's place or a column of the matrix.
	column int
	// mark holds the figure; 0 when it is a balance or a net worth.
	mark calc.MarkID
	// name is what a mark is called that is neither a price nor a debt, and what the bank has left.
	name string
	// left says what the bank has left of a company, where the figure is that.
	left calc.Supplier
}

// seatFigure is a seat's cash, shares of a company, or net worth, by the column of the matrix.
func seatFigure(seat, column int) figure { return accountFigure(calc.AccountOf(seat), column) }

// accountFigure is the cash of any account or its shares of a company, by the column of the matrix. Only seats have a
// net worth.
func accountFigure(a calc.Account, column int) figure { return figure{account: a, column: column} }

// priceFigure is the price of a company.
func priceFigure(l *calc.Layout, company int) figure {
	return figure{account: calc.Market(), column: company, mark: l.PriceMark(company)}
}

// whyPage shows what a figure is made of: the entries behind it, each with its arithmetic and its rule.
type whyPage struct {
	shell   *shell.Shell
	figure  figure
	content *fyne.Container
	// looking is true once the player behind whose veil the figure lies has opened it.
	looking bool
}

func newWhyPage(s *shell.Shell, f figure) *whyPage {
	return &whyPage{shell: s, figure: f, content: frame.NewHolder()}
}

// Content is the page.
func (p *whyPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *whyPage) OfGame() {}

// Update works the figure's story out anew.
func (p *whyPage) Update() {
	v := p.shell.Session.View()
	if p.unsaid(v) {
		p.content.Objects = []fyne.CanvasObject{p.shell.Frame(p.shell.Head(words.Upper(words.Say("common.hidden")), p.title(v)),
			frame.Stack(look.Space2, p.public(v)...), nil)}
		p.content.Refresh()
		return
	}
	if seat, hidden := p.hidden(v); hidden && !p.looking {
		p.content.Objects = []fyne.CanvasObject{p.shell.Frame(
			p.shell.Head(words.Tell("veil.title", words.Names{"name": words.Seat(v.Layout, seat)}), ""),
			cover(v, seat, func() { p.looking = true; p.Update() }), nil)}
		p.content.Refresh()
		return
	} else if hidden {
		v = v.For(seat)
	}
	value, title := p.value(v)
	head := p.shell.Head(words.Tell("why.title", words.Names{"value": words.Number(value)}), title)
	body := frame.Stack(look.Space2)
	if p.figure.left != nil {
		body.Objects = p.left(v)
	} else if p.figure.column == matrix.WorthColumn {
		body.Objects = p.worth(v)
	} else {
		p.story(v, body, 0, map[string]bool{"": true})
	}
	p.content.Objects = []fyne.CanvasObject{p.shell.Frame(head, body, nil)}
	p.content.Refresh()
}

// hidden is the seat behind whose veil the figure lies, and whether it lies behind one.
func (p *whyPage) hidden(v session.View) (int, bool) {
	f := p.figure
	if f.account.Kind != calc.SeatAccount || f.mark != 0 || f.column == matrix.CashColumn {
		return calc.None, false
	}
	return f.account.Index, v.Veiled(f.account.Index)
}

// unsaid tells whether the figure hangs on what nobody has said yet.
func (p *whyPage) unsaid(v session.View) bool {
	f := p.figure
	return f.account.Kind == calc.SeatAccount && f.mark == 0 && f.column != matrix.CashColumn && session.Hidden(v.Table)
}

// public is what everybody knows of a seat whose holdings have not been said: its cash, what it owes, what it is.
func (p *whyPage) public(v session.View) []fyne.CanvasObject {
	seat := p.figure.account.Index
	cash := v.Table.Cash(seat)
	rows := []fyne.CanvasObject{
		text.NewParagraph(words.Tell("why.hidden", words.Names{"name": words.Seat(v.Layout, seat)}), core.Body),
		list.NewRow(words.Tell("why.worth.cash", words.Names{"amount": words.Number(cash)}), "", p.leads(v, seatFigure(seat, matrix.CashColumn), cash)).Flush(),
	}
	for _, badge := range words.Badges(v.ID(), v.Table, seat) {
		rows = append(rows, list.NewRow(words.Upper(badge), "", nil).Flush())
	}
	if v.Game.Stored() {
		rows = append(rows, input.NewQuietButton(words.Say("portfolio.title"), func() { p.shell.GoBeside(route.Portfolio{}) }))
	}
	return rows
}

// title is what the figure is called.
func (p *whyPage) title(v session.View) string {
	_, title := p.value(v)
	return title
}

// value is the figure now, and what it is called.
func (p *whyPage) value(v session.View) (int, string) {
	f := p.figure
	name := words.Names{"name": words.Account(v.Layout, f.account)}
	switch {
	case f.left != nil:
		left, _ := f.left.Left(v.Table, f.column)
		return left, words.Tell("why.mark", words.Names{
			"company": words.Upper(words.Company(v.Layout, f.column)), "name": f.name})
	case f.name != "":
		return v.Table.Mark(f.mark), words.Tell("why.mark", words.Names{
			"company": words.Upper(words.Company(v.Layout, f.column)), "name": f.name})
	case f.account == calc.Market() && f.mark != 0:
		return v.Table.Mark(f.mark), words.Tell("why.price", words.Names{"company": words.Company(v.Layout, f.column)})
	case f.mark != 0:
		return v.Table.Mark(f.mark), words.Tell("why.owed", name)
	case f.account.Kind == calc.TreasuryAccount && (f.column == matrix.CashColumn || f.column == f.account.Index):
		row, value := "own", v.Table.SharesOf(f.account, f.column)
		if f.column == matrix.CashColumn {
			row, value = "treasury", v.Table.Balance(f.account, calc.Cash())
		}
		return value, words.Tell("why.mark", words.Names{"company": words.Account(v.Layout, f.account), "name": words.RowName(v.ID(), row)})
	case f.column == matrix.CashColumn:
		return v.Table.Balance(f.account, calc.Cash()), words.Tell("why.cash", name)
	case f.column == matrix.WorthColumn:
		return v.Place(f.account.Index).Worth, words.Tell("why.worth", name)
	}
	name["company"] = words.Upper(words.Company(v.Layout, f.column))
	return v.Table.SharesOf(f.account, f.column), words.Tell("why.shares", name)
}
