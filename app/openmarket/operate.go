package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/sums"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

// operate is a company that operates on one sheet: which, what it took in, what becomes of that, and its price.
type operate struct {
	form.BaseEditor
	task  form.Task
	entry *operating.Operate
	// companies are by company, nil for one that is not open; payouts are all, half and nothing.
	companies []*input.Cell
	payouts   []*input.Cell
	// said tells that somebody chose what becomes of the revenue.
	said   bool
	before *input.Button
	pad    *sums.Pad
	// incomes is nil where none are due; first tells that they are paid before.
	incomes *input.Chip
	first   bool
	figures *figures
	row     *fyne.Container
	// asked is the company that the row of the price is for.
	asked   string
	content fyne.CanvasObject
}

// payoutCount is how many things can become of a revenue, withholding the last.
const payoutCount = 3

func newOperate(task form.Task, entry *operating.Operate) *operate {
	e := &operate{task: task, entry: entry, row: frame.NewHolder(), said: entry.Payout != "",
		figures: newFigures()}
	e.pad = sums.NewPad(entry.Revenue, task.Dock, e.take)
	e.before = input.NewQuietButton("", func() {
		e.pad.Take(operating.LastRevenue(task.Table, e.company()), false)
	})
	t := task.Table
	var cells []fyne.CanvasObject
	e.companies = make([]*input.Cell, len(t.Layout().Companies))
	for company := range e.companies {
		if !board.Launched(t, company) {
			continue
		}
		detail := words.Number(t.Price(company))
		if t.Mark(board.OperatedMark(t.Layout(), company)) > 0 {
			detail = words.Text("openmarket.sheet.operate.done")
		}
		cell := input.NewCompanyCell(view.CompanyOf(t.Layout(), company), func(bool) { e.choose(company) })
		e.companies[company] = cell.SetDetail(detail)
		cells = append(cells, cell)
	}
	var payouts []fyne.CanvasObject
	for index, key := range []string{"pay", "half", "withhold"} {
		cell := input.NewCell(words.Text("openmarket.choice."+key), func(bool) { e.payOut(index) })
		e.payouts = append(e.payouts, cell)
		payouts = append(payouts, e.payouts[index])
	}
	core.NewKeyGroup(cells...).Mute()
	core.NewKeyGroup(payouts...).Mute()
	e.pad.Keys(append(cells, payouts...)...)
	before := frame.Stack(0)
	if sum, due := board.IncomesDue(t); due && !task.Alone {
		e.incomes = input.NewChip(words.Format("openmarket.sheet.operate.incomes",
			words.Names{"amount": words.Number(sum)}), func(bool) { e.payFirst() })
		before = frame.NewFlow(look.Space2, e.incomes)
	}
	e.content = frame.Stack(look.Space3, before,
		frame.NewColumns(companyWidth*theme.Size(look.BodySize), look.Space1, cells...),
		sumRow(e.pad, words.Text("openmarket.field.revenue"), e.before),
		container.New(cards.Grid{Columns: payoutCount, Gap: look.Space1, MinWidth: look.Target, Even: true},
			payouts...),
		e.row)
	e.update()
	return e
}

// companyWidth is how wide the cell of a company is at least, at the normal size of text.
const companyWidth float32 = 6.8

// company is the company that operates, or [calc.None].
func (e *operate) company() int { return companyIndex(e.task.Table, e.entry.Company) }

// choose lets another company operate; nothing was said of it yet.
func (e *operate) choose(company int) {
	if company != e.company() {
		e.entry.Company, e.entry.Steps = code(e.task.Table, company), nil
		e.entry.Up = 0
	}
	e.touch()
}

// take takes the revenue.
func (e *operate) take(revenue int) {
	e.entry.Revenue, e.entry.Steps = revenue, nil
	if revenue <= 0 {
		e.entry.Payout = ""
	}
	e.touch()
}

// payOut says what becomes of the revenue. Without one, nothing paid out is no revenue.
func (e *operate) payOut(index int) {
	e.said, e.entry.Steps = true, nil
	withholds := index == payoutCount-1
	switch {
	case e.entry.Revenue <= 0 && withholds:
		e.pad.Take(0, false)
		return
	case e.entry.Revenue <= 0:
		e.pad.Take(calc.None, false)
		return
	}
	if f, ok := e.field("payout"); ok {
		f.Set(index)
	}
	e.touch()
}

// field is a field of the entry as it stands now, and whether it is asked.
func (e *operate) field(name string) (*calc.Field, bool) {
	return e.entry.Form(e.task.Table).Field(name)
}

// touch follows a change.
func (e *operate) touch() {
	e.update()
	e.task.Changed()
}

// update shows what is filled in.
func (e *operate) update() {
	company := e.company()
	for other, cell := range e.companies {
		if cell != nil {
			cell.SetChosen(other == company)
		}
	}
	chosen := 0
	if f, ok := e.field("payout"); ok {
		chosen = max(0, f.Get())
	} else if e.entry.Revenue == 0 {
		chosen = payoutCount - 1
	}
	for index, cell := range e.payouts {
		said := e.said || e.entry.Revenue == 0
		cell.SetChosen(index == chosen && said && e.entry.Revenue != calc.None)
		cell.SetForeseen(index == chosen && !cell.Chosen())
	}
	last := operating.LastRevenue(e.task.Table, company)
	e.before.SetLabel(words.Format("openmarket.sheet.operate.before", words.Names{"amount": words.Number(last)}))
	core.Show(e.before, last > 0 && last != e.entry.Revenue)
	if e.asked != e.entry.Company {
		e.asked = e.entry.Company
		frame.Fill(e.row)
		if company != calc.None {
			of := view.CompanyOf(e.task.Table.Layout(), company)
			if _, charted := board.ChartOf(e.task.Table); charted {
				row, _ := newArrowsRow(of, e.figures, e.move)
				frame.Fill(e.row, row)
			} else {
				frame.Fill(e.row, newCompanyRow(of, e.figures, e.step))
			}
		}
	}
	if company != calc.None {
		e.showPrice(company)
	}
}

// showPrice shows the price that the company gets.
func (e *operate) showPrice(company int) {
	now := e.task.Table.Price(company)
	f, _ := e.field("steps")
	price := now
	if after, _, refusal := e.applied(); refusal == nil {
		price = after.Price(company)
	}
	e.figures.show(price, f.Get(), "openmarket.sheet.now", "openmarket.sheet.now.steps",
		words.Names{"price": words.Number(now), "steps": words.Signed(f.Get())})
}

// applied is the table after the entry, with no revenue as long as nobody has said one.
func (e *operate) applied() (calc.Table, calc.Statement, *calc.Refusal) {
	said := *e.entry
	f, _ := e.field("steps")
	steps := f.Get()
	said.Revenue, said.Steps = max(0, said.Revenue), &steps
	return said.Apply(e.task.Table)
}

// payFirst says whether the incomes of the privates are paid before the company operates.
func (e *operate) payFirst() {
	e.first = !e.first
	e.incomes.SetChosen(e.first)
	e.task.Changed()
}

// Entries are the incomes of the privates and the company that operates, where they are paid first.
func (e *operate) Entries() []calc.Entry {
	if !e.first {
		return nil
	}
	return []calc.Entry{&privates.Incomes{}, e.entry}
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

// Object is the sheet.
func (e *operate) Object() fyne.CanvasObject { return e.content }

// Typed takes a digit of the revenue, a sign for a step of the price, and the first letters of what becomes of it.
func (e *operate) Typed(letter rune) bool {
	switch letter {
	case '+', '=':
		return e.company() != calc.None && e.step(1)
	case '-', '–':
		return e.company() != calc.None && e.step(-1)
	case 'p', 'h', 'w':
		e.payOut(map[rune]int{'p': 0, 'h': 1, 'w': payoutCount - 1}[letter])
		return true
	}
	return e.pad.Typed(letter)
}

// Focus puts the keyboard on the company that operates, or on the first.
func (e *operate) Focus(canvas fyne.Canvas) {
	for _, cell := range e.companies {
		if cell != nil {
			if home := cell.KeyGroup().Home(); home != nil {
				canvas.Focus(home)
			}
			return
		}
	}
}
