package openmarket

import (
	"encoding/json"

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
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

// operate is a company that operates on one sheet: which, what it took in, what becomes of that, its price, and what it
// pays for besides.
type operate struct {
	form.BaseEditor
	task  form.Task
	entry *operating.Operate
	// companies are by company, nil for one that is not open; payouts are all, half and nothing.
	companies []*input.Cell
	crowd     *form.Crowd
	payouts   []*input.Cell
	// said tells that somebody chose what becomes of the revenue.
	said   bool
	before *input.Button
	pad    *sums.Pad
	// incomes is nil where none are due. They are paid before the first company of a round, as long as begun does not
	// say otherwise.
	incomes  *input.Cell
	begun    operateProgress
	spending *spending
	helping  helping
	figures  *figures
	row      *fyne.Container
	// asked is the company that the row of the price is for.
	asked   string
	content fyne.CanvasObject
}

// operateProgress is what somebody said of the incomes, nil for nothing, what the company spends by reason, and whether
// its president pays what its cash lacks.
type operateProgress struct {
	Incomes *bool `json:"incomes,omitempty"`
	Spent   []int `json:"spent,omitempty"`
	Helps   bool  `json:"helps,omitzero"`
}

// payoutCount is how many things can become of a revenue, withholding the last.
const payoutCount = 3

func newOperate(task form.Task, entry *operating.Operate) *operate {
	e := &operate{task: task, entry: entry, row: frame.NewHolder(), said: entry.Payout != "",
		figures: newFigures()}
	e.pad = sums.NewPad(entry.Revenue, task.Dock, e.take)
	if json.Unmarshal(task.Progress, &e.begun) != nil {
		e.begun = operateProgress{}
	}
	e.begun.Helps = e.begun.Helps || entry.Help
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
	for index, key := range []string{"pay", "payout.half", "withhold"} {
		cell := input.NewCell(words.Text("openmarket.choice."+key), func(bool) { e.payOut(index) })
		e.payouts = append(e.payouts, cell)
		payouts = append(payouts, e.payouts[index])
	}
	e.crowd = form.NewCrowd(core.NewKeyGroup(cells...).Mute(), cells)
	core.NewKeyGroup(payouts...).Mute()
	e.pad.Keys(append(cells, payouts...)...)
	var parts []fyne.CanvasObject
	if sum, due := board.IncomesDue(t); due && !task.Alone {
		e.incomes = input.NewCell(words.Format("openmarket.sheet.operate.incomes",
			words.Names{"amount": sum}), func(bool) { e.payFirst() })
	}
	if e.incomes != nil && !task.Low {
		parts = append(parts, e.incomes)
	}
	parts = append(parts, frame.NewColumns(companyWidth*theme.Size(look.BodySize), look.Space1, e.crowd.Objects()...),
		e.pad.Row(words.Text("openmarket.field.revenue"), e.before),
		container.New(cards.Grid{Columns: payoutCount, Gap: look.Space1, MinWidth: look.Target, Even: true},
			payouts...))
	e.spending = newSpending(e.pad, e.begun.Spent, entry.Own, e.keepOwn, e.touch)
	if board.OptionsOf(t).Since(9) {
		parts = append(parts, e.spending.own)
	}
	parts = append(parts, e.row)
	if e.incomes != nil && task.Low { // the revenue is seen above the digits
		parts = append(parts, e.incomes)
	}
	if !task.Alone {
		parts = append(parts, e.spending.content)
	}
	e.helping = newHelping(func() {
		e.begun.Helps = !e.begun.Helps
		e.touch()
	})
	parts = append(parts, e.helping.cell)
	e.content = frame.Stack(look.Space3, parts...)
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
		e.entry.Payout, e.entry.Own = "", 0
	}
	e.touch()
}

// keepOwn takes how much of the revenue is the company's own income.
func (e *operate) keepOwn(own int) { e.entry.Own, e.entry.Steps = max(0, own), nil }

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
	e.crowd.Fold()
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
	_, asked := e.field("own")
	e.spending.showOwn(asked)
	if e.incomes != nil {
		e.incomes.SetChosen(e.begun.Incomes != nil && *e.begun.Incomes)
		e.incomes.SetForeseen(e.begun.Incomes == nil && e.paysFirst())
	}
	would := *e.entry
	_, rest := e.completed(&would, true)
	e.helping.show(e.task.Table, company, rest, e.begun.Helps)
	last := operating.LastRevenue(e.task.Table, company)
	e.before.SetLabel(words.Format("openmarket.sheet.operate.before", words.Names{"amount": last}))
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

// payFirst says whether the incomes of the privates are paid before the company operates: as foreseen at first.
func (e *operate) payFirst() {
	pays := e.begun.Incomes == nil || !*e.begun.Incomes
	e.begun.Incomes = &pays
	e.touch()
}

// paysFirst reports whether they are: before the first company of a round, as long as nobody says otherwise.
func (e *operate) paysFirst() bool {
	if e.incomes == nil || e.begun.Incomes != nil {
		return e.incomes != nil && *e.begun.Incomes
	}
	return operating.Last(e.task.Table) == calc.None
}

// Entries are the incomes of the privates where they are paid first, the company that operates, and what it pays.
func (e *operate) Entries() []calc.Entry {
	all, _ := e.completed(e.entry, e.begun.Helps)
	if len(all) == 1 {
		return nil
	}
	return all
}

// completed are these entries with that of the company, and what its cash lacks for them in all, as far as they can be.
// Where it helps, the president pays that.
func (e *operate) completed(entry *operating.Operate, help bool) (all []calc.Entry, rest int) {
	t, can := e.task.Table, true
	add := func(one calc.Entry, due board.Due, at *bool) {
		lacks := due.Rest(t)
		*at = help && lacks > 0
		all = append(all, one)
		next, _, refusal := one.Apply(t)
		if can = can && refusal == nil; can {
			t, rest = next, rest+lacks
		}
	}
	if e.paysFirst() {
		add(&privates.Incomes{}, board.Due{Company: calc.None}, new(bool))
	}
	add(entry, entry.Interest(t), &entry.Help)
	if !e.task.Alone {
		for _, pay := range e.spending.entries(entry.Company) {
			add(pay, pay.Due(t), &pay.Help)
		}
	}
	return all, rest
}

// Progress is what was said of the incomes and spent.
func (e *operate) Progress() []byte {
	e.begun.Spent = e.spending.progress()
	if e.begun.Incomes == nil && e.begun.Spent == nil && !e.begun.Helps {
		return nil
	}
	data, err := json.Marshal(e.begun)
	if err != nil {
		return nil
	}
	return data
}

// Refused asks for the sum of what is spent, once everything else is said.
func (e *operate) Refused(r *calc.Refusal) (sentence string, unfinished bool) {
	if r == nil {
		sentence = e.spending.missing()
	}
	return sentence, sentence != ""
}

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
