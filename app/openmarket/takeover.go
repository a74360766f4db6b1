package openmarket

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
)

// takeover is a takeover on one sheet: which company takes which over, a block for each holder, and what the one that
// goes on is worth then. Only companies that are open are offered, and only holders are asked.
type takeover struct {
	// FormEditor has what one of the companies gives for the other, and what becomes of the rest.
	*form.FormEditor
	task  form.Task
	entry *charter.Takeover
	// old and by are the cells of the companies, by company; nil for one that is not open.
	old, by []*input.Cell
	bySide  *fyne.Container
	// asked are the two companies that the blocks are for.
	asked  [2]string
	blocks []*holderBlock
	// figures are what the other company is worth then, or where prices follow sizes how large it is and its price.
	figures *figures
	holders *fyne.Container
	content *fyne.Container
}

func newTakeover(task form.Task, entry *charter.Takeover) *takeover {
	e := &takeover{task: task, entry: entry, figures: newFigures(), holders: frame.Stack(look.Space3)}
	part := task
	part.Changed = e.touch
	e.FormEditor = form.NewPart(part, func(f *calc.Field) bool {
		return slices.Contains([]string{"ratio", "from", "assets", "keep"}, f.Name)
	})
	var oldSide *fyne.Container
	e.old, oldSide = e.companies("company", "openmarket.sheet.takeover.old")
	e.by, e.bySide = e.companies("by", "openmarket.sheet.takeover.by")
	e.content = frame.Stack(look.Space3, oldSide, e.bySide, e.holders)
	e.update()
	return e
}

// field is a field of the entry as it stands now, and whether it is asked.
func (e *takeover) field(name string) (*calc.Field, bool) {
	return e.entry.Form(e.task.Table).Field(name)
}

// companies are the cells that say one of the two companies.
func (e *takeover) companies(field, label string) ([]*input.Cell, *fyne.Container) {
	l := e.task.Table.Layout()
	cells := make([]*input.Cell, len(l.Companies))
	var all []fyne.CanvasObject
	for company := range cells {
		if !board.Launched(e.task.Table, company) {
			continue
		}
		cells[company] = input.NewCompanyCell(view.CompanyOf(l, company), func(bool) {
			if f, ok := e.field(field); ok {
				f.Set(company)
			}
			e.touch()
		}).SetDetail(words.Number(e.task.Table.Price(company)))
		if cells[company].OnRefused = e.task.Refuse; field == "by" {
			cells[company].SetSpoken(words.Format("openmarket.sheet.takeover.taker",
				words.Names{"company": words.Company(l, company)}))
		}
		all = append(all, cells[company])
	}
	core.NewKeyGroup(all...)
	return cells, frame.Stack(look.Space1, text.New(words.Text(label), core.Caption),
		frame.NewColumns(10*theme.Size(look.BodySize), look.Space1, all...))
}

// touch follows a change.
func (e *takeover) touch() {
	e.update()
	e.task.Changed()
}

// update shows what is filled in. Where one company is left that can take the other over, it does.
func (e *takeover) update() {
	if by, ok := e.field("by"); ok && by.Allowed.Count() == 1 && e.entry.Company != "" {
		by.Set(by.Allowed.At(0))
	}
	e.show(e.old, "company")
	e.show(e.by, "by")
	core.Show(e.bySide, e.entry.Company != "")
	e.Follow()
	if asked := [2]string{e.entry.Company, e.entry.By}; asked != e.asked {
		e.asked = asked
		e.arrange()
	}
	for _, b := range e.blocks {
		b.update()
	}
	if f, ok := e.field("price"); ok {
		now := e.task.Table.Price(f.Company)
		e.figures.show(f.Get(), f.Get()-now, "openmarket.sheet.now", "openmarket.sheet.now.change",
			words.Names{"price": now, "change": words.Difference(f.Get() - now)})
	}
	if f, ok := e.field("size"); ok {
		e.figures.showSize(e.task.Table, f.Company, f.Get())
	}
}

// show chooses the cell of a company.
func (e *takeover) show(cells []*input.Cell, name string) {
	f, _ := e.field(name)
	for company, cell := range cells {
		if cell == nil {
			continue
		}
		reason := ""
		if r := f.Allowed.Choices[company].Refusal; r != nil {
			reason = words.Refusal(e.task.Rulebook, e.task.Table.Layout(), r)
		}
		cell.SetChosen(f.Get() == company)
		cell.EnableUnless(reason)
	}
}

// arrange puts a block for each holder, and what is asked of all, beneath the companies.
func (e *takeover) arrange() {
	e.blocks, e.holders.Objects = nil, nil
	var all []fyne.CanvasObject
	for seat := range e.task.Table.Layout().Seats {
		if f, ok := e.field(calc.ItemName("sold", seat)); ok && f.Allowed.Count() > 1 {
			b := newHolderBlock(e, seat)
			e.blocks, all = append(e.blocks, b), append(all, b.content)
		}
	}
	if f, ok := e.field("price"); ok {
		e.holders.Objects = []fyne.CanvasObject{row.Columns(all...), e.priceRow(f.Company), e.FormEditor.Object()}
	}
	if f, ok := e.field("size"); ok {
		e.holders.Objects = []fyne.CanvasObject{row.Columns(all...), e.sizeRow(f.Company), e.FormEditor.Object()}
	}
	e.holders.Refresh()
}

// priceRow is the price of the company that goes on, and the buttons that move it by the steps of the game.
func (e *takeover) priceRow(company int) fyne.CanvasObject {
	step := func(by int) bool {
		f, _ := e.field("price")
		next, ok := nextPrice(e.task.Table, company, f.Get(), by)
		if ok {
			f.Set(next)
			e.touch()
		}
		return ok
	}
	return newCompanyRow(view.CompanyOf(e.task.Table.Layout(), company), e.figures, step)
}

// sizeRow is how large the company that goes on becomes, and the price that follows.
func (e *takeover) sizeRow(company int) fyne.CanvasObject {
	return newCompanyRow(view.CompanyOf(e.task.Table.Layout(), company), e.figures, func(by int) bool {
		f, _ := e.field("size")
		if _, allowed := f.Allowed.Index(f.Get() + by); !allowed {
			return false
		}
		f.Set(f.Get() + by)
		e.touch()
		return true
	})
}

func (e *takeover) Object() fyne.CanvasObject { return e.content }

// Refused asks what the holders do, as long as nothing was said of them, unless what they get is worked out.
func (e *takeover) Refused(r *calc.Refusal) (string, bool) {
	if r != nil || board.OptionsOf(e.task.Table).PaysBonuses() || len(e.entry.Bonus)+len(e.entry.Sold)+len(e.entry.Got) > 0 {
		return "", false
	}
	return words.Text("openmarket.sheet.takeover.ask"), true
}

// Rebase cannot: the holders may be others.
func (e *takeover) Rebase(form.Task) bool { return false }

// Focus puts the keyboard on the first company.
func (e *takeover) Focus(canvas fyne.Canvas) {
	for _, cell := range e.old {
		if cell != nil {
			canvas.Focus(cell)
			return
		}
	}
}
