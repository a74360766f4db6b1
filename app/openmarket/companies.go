package openmarket

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Companies are the companies of a market that is to begin, a row each: look, name, code, opening price and number
// of shares. They are added, taken out and moved up and down.
type Companies struct {
	set     func([]agreement.CompanyLine)
	rows    []*companyRow
	holder  *fyne.Container
	add     *input.Button
	content fyne.CanvasObject
}

// A companyRow is one company; while it has no name it counts for nothing.
type companyRow struct {
	name, code       *form.TextField
	named, coded     *form.MarkedField
	opening, supply  *row.Number
	caption          *text.Text
	price, shares    int
	symbol           *fyne.Container
	up, down, remove *input.Button
	content          fyne.CanvasObject
}

// NewCompanies tells set the lines whenever somebody changed them.
func NewCompanies(set func([]agreement.CompanyLine)) *Companies {
	c := &Companies{set: set, holder: frame.Stack(look.Space3)}
	c.add = input.NewPlainButton(words.Text("openmarket.setup.add"), theme.ContentAddIcon(), func() {
		c.rows = append(c.rows, c.row(agreement.CompanyLine{Opening: c.rows[len(c.rows)-1].price}))
		c.changed()
		if on := fyne.CurrentApp().Driver().CanvasForObject(c.holder); on != nil {
			on.Focus(c.rows[len(c.rows)-1].name)
		}
	})
	c.content = frame.Stack(look.Space2, c.holder, c.add)
	return c
}

func (c *Companies) Object() fyne.CanvasObject { return c.content }

// Fits goes on with any words.
func (c *Companies) Fits(sheet.Field) bool { return true }

// Mark marks in the companies that a refusal counts what it is about, the names of all where it counts none, or takes
// the marks away.
func (c *Companies) Mark(wrong bool, why *calc.Refusal) {
	number := 0
	for _, r := range c.rows {
		if r.counts() {
			number++
		}
		blamed := wrong && (why == nil || r.counts() && counted(why, number))
		code, price := why != nil && strings.HasSuffix(why.Code, ".code"), why != nil && why.Field == "opening"
		shares := why != nil && why.Field == "shares_each"
		r.named.Mark(blamed && !code && !price && !shares)
		r.coded.Mark(blamed && code)
		r.opening.Mark.Mark(blamed && price)
		r.supply.Mark.Mark(blamed && shares)
	}
}

// counted reports whether a refusal is about a company, counted from 1, or about none alone.
func counted(why *calc.Refusal, number int) bool {
	alone := false
	for _, role := range []string{"number", "first", "second"} {
		of, is := why.Term(role)
		if is && of == number {
			return true
		}
		alone = alone || is
	}
	return !alone
}

// Update shows the companies of options. What is being typed stays as it is.
func (c *Companies) Update(o *agreement.Options) {
	written := *o
	written.SetLines(c.lines())
	lines, named := o.Lines(), 0
	for _, r := range c.rows {
		if r.counts() {
			named++
		}
	}
	if written.Companies != o.Companies || written.Opening != o.Opening || written.SharesEach != o.SharesEach ||
		named != len(lines) {
		c.rows = nil
		for _, line := range lines {
			c.rows = append(c.rows, c.row(line))
		}
	}
	for _, r := range c.rows {
		r.ask(o.Shares)
	}
	c.show(lines)
}

// ask asks for the number of shares of the company where there is an end to them; nothing stands for as many as of all.
func (r *companyRow) ask(shares int) {
	core.Show(r.supply.Mark.Content, shares > 0)
	r.supply.Field.SetPlaceHolder(words.Number(shares))
	key := "openmarket.setup.code"
	if shares > 0 {
		key += ".shares"
	}
	r.caption.SetText(words.Text(key))
}

// lines are what the rows say.
func (c *Companies) lines() []agreement.CompanyLine {
	var lines []agreement.CompanyLine
	for _, r := range c.rows {
		lines = append(lines, agreement.CompanyLine{Name: r.name.Text,
			Code: strings.ToUpper(strings.TrimSpace(r.code.Text)), Opening: r.price, Shares: r.shares})
	}
	return lines
}

// counts reports whether the row has a company.
func (r *companyRow) counts() bool { return strings.TrimSpace(r.name.Text) != "" }

func (c *Companies) changed() { c.set(c.lines()) }

// row makes a row; its buttons get their words when it is shown.
func (c *Companies) row(line agreement.CompanyLine) *companyRow {
	r := &companyRow{name: form.NewTextField(), code: form.NewTextField(), price: line.Opening, shares: line.Shares,
		symbol: frame.NewHolder()}
	r.name.Text, r.code.Text = line.Name, line.Code
	r.name.OnChanged = func(string) { c.changed() }
	r.code.OnChanged = func(string) { c.changed() }
	r.named, r.coded = form.NewMarkedField(r.name), form.NewMarkedField(r.code)
	r.opening = row.NewNumber(line.Opening, calc.None, func(price int) {
		r.price = max(0, price)
		c.changed()
	})
	supply := line.Shares
	if supply == 0 {
		supply = calc.None
	}
	r.supply = row.NewNumber(supply, calc.None, func(shares int) {
		r.shares = max(0, shares)
		c.changed()
	})
	r.up = input.NewIconButton("", theme.MoveUpIcon(), func() { c.move(r, -1) })
	r.down = input.NewIconButton("", theme.MoveDownIcon(), func() { c.move(r, 1) })
	r.remove = input.NewIconButton("", theme.CancelIcon(), func() {
		c.rows = slices.DeleteFunc(c.rows, func(other *companyRow) bool { return other == r })
		c.changed()
	})
	r.caption = text.New("", core.Caption).SetColor(look.Soft).Shrink()
	r.content = frame.Lead(r.symbol, container.New(&row.CompanyLines{}, r.named.Content, r.caption, r.coded.Content,
		r.opening.Mark.Content, r.supply.Mark.Content, frame.Across(0, r.up, r.down, r.remove)))
	return r
}

// move changes a row with the one before or after it.
func (c *Companies) move(r *companyRow, by int) {
	from := slices.Index(c.rows, r)
	if to := from + by; to >= 0 && to < len(c.rows) {
		c.rows[from], c.rows[to] = c.rows[to], c.rows[from]
		c.changed()
	}
}

// show gives each row the look and the code that its company has, and lays the rows out where they changed.
func (c *Companies) show(lines []agreement.CompanyLine) {
	keys := make([]string, len(lines))
	for i, line := range lines {
		keys[i] = line.Known.Key
	}
	suits, named := emblem.SuitsFor(keys), 0
	objects := make([]fyne.CanvasObject, len(c.rows))
	for i, r := range c.rows {
		objects[i] = r.content
		number := words.Names{"number": i + 1,
			"name": words.Format("openmarket.setup.company", words.Names{"number": i + 1})}
		if text := words.Format("openmarket.setup.company", number); r.name.PlaceHolder != text {
			r.name.SetPlaceHolder(text)
		}
		r.symbol.Objects = nil
		short := ""
		if r.counts() && named < len(lines) {
			known := lines[named].Known
			short = known.Code
			of := view.Company{Key: known.Key, Code: short, Name: lines[named].Name, Suit: suits[named]}
			r.symbol.Objects = []fyne.CanvasObject{mark.NewSymbol(of, look.BodySize)}
			named++
		} else {
			r.symbol.Objects = []fyne.CanvasObject{frame.NewWord(words.Number(i+1), core.Strong, look.Soft)}
		}
		r.symbol.Refresh()
		if r.code.PlaceHolder != short {
			r.code.SetPlaceHolder(short)
		}
		r.up.Spoken(words.Format("new.up", number)).SetIcon(theme.MoveUpIcon())
		r.down.Spoken(words.Format("new.down", number)).SetIcon(theme.MoveDownIcon())
		r.remove.Spoken(words.Format("new.remove", number)).SetIcon(theme.CancelIcon())
		core.Enable(r.up, i > 0)
		core.Enable(r.down, i < len(c.rows)-1)
		core.Enable(r.remove, len(c.rows) > agreement.MinCompanies)
	}
	core.Enable(c.add, len(c.rows) < agreement.MaxCompanies)
	if !slices.Equal(objects, c.holder.Objects) {
		c.holder.Objects = objects
		c.holder.Refresh()
	}
}
