package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
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
)

// companies edits the companies of a new game, a row each: symbol, name, code, opening price and number of shares. Rows
// can be added, removed and moved.
type companies struct {
	form.Control
	rules *houseRules
	// read holds the companies in the options when the rows were made or last edited.
	read   []calc.CompanyLine
	rows   []*companyRow
	holder *fyne.Container
	add    *input.Button
}

type companyRow struct {
	name, code       *form.TextField
	named, coded     *form.MarkedField
	opening, supply  *lineNumber
	caption          *text.Text
	price, shares    int
	symbol           *fyne.Container
	up, down, remove *input.Button
	content          fyne.CanvasObject
}

func newCompanies(rules *houseRules, label string) *companies {
	c := &companies{rules: rules, holder: frame.Stack(look.Space3)}
	c.add = input.NewPlainButton(words.Text("new.companies.add"), theme.ContentAddIcon(), func() {
		c.rows = append(c.rows, c.row(calc.CompanyLine{Opening: c.rows[len(c.rows)-1].price}))
		c.changed()
		if on := fyne.CurrentApp().Driver().CanvasForObject(c.holder); on != nil {
			on.Focus(c.rows[len(c.rows)-1].name)
		}
	})
	c.Control = form.Plain(frame.Stack(look.Space2, text.NewParagraph(label, core.Caption), c.holder, c.add), c.add)
	return c
}

// Mark marks the fields of the company that the refusal names, or of all companies if it names none. If wrong is false,
// Mark removes all marks instead.
func (c *companies) Mark(wrong bool) {
	why, number := c.rules.refusal, 0
	for _, r := range c.rows {
		if r.counts() {
			number++
		}
		blamed := wrong && (why == nil || r.counts() && isAbout(why, number))
		code, price := why != nil && strings.HasSuffix(why.Code, ".code"), why != nil && why.Field == "opening"
		shares := why != nil && why.Field == "shares_each"
		r.named.Mark(blamed && !code && !price && !shares)
		r.coded.Mark(blamed && code)
		r.opening.marked.Mark(blamed && price)
		r.supply.marked.Mark(blamed && shares)
	}
}

// isAbout reports whether a refusal is about the company with a number, counted from 1. A refusal that names no company
// is about all companies.
func isAbout(why *calc.Refusal, number int) bool {
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

// Show updates the rows from the options, but keeps text being typed.
func (c *companies) Show(sheet.Field) {
	options, is := c.rules.Options.(calc.Charterer)
	if !is {
		return
	}
	now, named := options.Charter(), len(calc.Where(c.rows, (*companyRow).counts))
	if !slices.Equal(now.Lines, c.read) || named != len(now.Lines) {
		c.rows, c.read = nil, now.Lines
		for _, line := range now.Lines {
			c.rows = append(c.rows, c.row(line))
		}
	}
	for _, r := range c.rows {
		r.ask(now.Shares)
	}
	c.show(now)
}

// ask shows the field for the number of shares if shares are limited. An empty field means the common number.
func (r *companyRow) ask(shares int) {
	core.Show(r.supply.marked.Content, shares > 0)
	r.supply.field.SetPlaceHolder(words.Number(shares))
	key := "new.companies.code"
	if shares > 0 {
		key += ".shares"
	}
	r.caption.SetText(words.Text(key))
}

func (c *companies) lines() []calc.CompanyLine {
	var lines []calc.CompanyLine
	for _, r := range c.rows {
		lines = append(lines, calc.CompanyLine{Name: r.name.Text,
			Code: strings.ToUpper(strings.TrimSpace(r.code.Text)), Opening: r.price, Shares: r.shares})
	}
	return lines
}

func (r *companyRow) counts() bool { return strings.TrimSpace(r.name.Text) != "" }

func (c *companies) changed() {
	if options, is := c.rules.Options.(calc.Charterer); is {
		options.SetLines(c.lines())
		c.read = options.Charter().Lines
		c.rules.repair()
	}
}

func (c *companies) row(line calc.CompanyLine) *companyRow {
	r := &companyRow{name: form.NewTextField(), code: form.NewTextField(), price: line.Opening, shares: line.Shares,
		symbol: frame.NewHolder()}
	r.name.Text, r.code.Text = line.Name, line.Code
	r.name.OnChanged = func(string) { c.changed() }
	r.code.OnChanged = func(string) { c.changed() }
	r.named, r.coded = form.NewMarkedField(r.name), form.NewMarkedField(r.code)
	r.opening = newLineNumber(line.Opening, func(price int) {
		r.price = max(0, price)
		c.changed()
	})
	supply := line.Shares
	if supply == 0 {
		supply = calc.None
	}
	r.supply = newLineNumber(supply, func(shares int) {
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
	r.content = frame.Lead(r.symbol, container.New(&companyLines{}, r.named.Content, r.caption, r.coded.Content,
		r.opening.marked.Content, r.supply.marked.Content, frame.Across(0, r.up, r.down, r.remove)))
	return r
}

func (c *companies) move(r *companyRow, by int) {
	from := slices.Index(c.rows, r)
	if to := from + by; to >= 0 && to < len(c.rows) {
		c.rows[from], c.rows[to] = c.rows[to], c.rows[from]
		c.changed()
	}
}

// show gives each row the symbol and code of its company. If these have changed, it also lays the rows out again.
func (c *companies) show(now calc.Charter) {
	lines := now.Lines
	keys := calc.Map(lines, func(line calc.CompanyLine) string { return line.Known.Key })
	suits, named := emblem.SuitsFor(keys), 0
	objects := make([]fyne.CanvasObject, len(c.rows))
	for i, r := range c.rows {
		objects[i] = r.content
		number := words.Names{"number": i + 1,
			"name": words.Format("new.companies.company", words.Names{"number": i + 1})}
		if text := words.Format("new.companies.company", number); r.name.PlaceHolder != text {
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
		core.Enable(r.remove, len(c.rows) > now.Fewest)
	}
	core.Enable(c.add, len(c.rows) < now.Most)
	if !slices.Equal(objects, c.holder.Objects) {
		c.holder.Objects = objects
		c.holder.Refresh()
	}
}

type lineNumber struct {
	field  *form.TextField
	marked *form.MarkedField
}

// newLineNumber returns a number field. It calls said with the typed number, or with [calc.None] if the field is empty.
func newLineNumber(value int, said func(int)) *lineNumber {
	n, written := &lineNumber{}, ""
	if value != calc.None {
		written = words.Number(value)
	}
	n.field = form.NewSumField(written, func(typed int) {
		if strings.TrimSpace(n.field.Text) == "" {
			typed = calc.None
		}
		said(typed)
	}, func() { said(form.NoNumber) })
	n.marked = form.NewMarkedField(n.field)
	return n
}
