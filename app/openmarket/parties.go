package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// parties are one side of a payment: a chip that says who it is, and opens the cells of the bank, the players, and the
// companies with cash of their own.
type parties struct {
	of    *payment
	other *parties
	// label is the sentence of the chip, names are those of the fields.
	label string
	names [3]string
	chip  *input.Chip
	cells []partyCell
	group *core.KeyGroup
	grid  fyne.CanvasObject
}

// A partyCell is one of them: its kind, its seat or company, its name and its cell.
type partyCell struct {
	kind, index int
	name        string
	cell        *input.Cell
}

// The kinds of a party, as the form numbers them.
const (
	bankKind = iota
	playerKind
	companyKind
)

func newParties(e *payment, label string, names [3]string) *parties {
	p := &parties{of: e, names: names, label: label}
	p.chip = input.NewChip("", func(bool) {
		open := !p.grid.Visible()
		if p.show(open); open {
			p.other.show(false)
			if canvas := core.CanvasOf(p.chip); canvas != nil && canvas.Focused() != nil {
				canvas.Focus(p.group.Home())
			}
		}
	}).Opening()
	t := e.task.Table
	l := t.Layout()
	var all []fyne.CanvasObject
	add := func(kind, index int, name string, cell *input.Cell) {
		cell.OnRefused = e.task.Refuse
		p.cells, all = append(p.cells, partyCell{kind, index, name, cell}), append(all, cell)
	}
	bank := words.Text("openmarket.choice.bank")
	add(bankKind, 0, bank, input.NewCell(bank, func(bool) { p.choose(bankKind, 0) }))
	for seat := range l.Seats {
		if name := words.Seat(l, seat); !t.Out(seat) {
			add(playerKind, seat, name, input.NewCell(name, func(bool) { p.choose(playerKind, seat) }).
				SetDetail(words.Number(t.Cash(seat))))
		}
	}
	for company := range l.Companies {
		if board.OptionsOf(t).Treasury && board.Launched(t, company) {
			of := view.CompanyOf(l, company)
			cash := t.Balance(calc.Treasury(company), calc.Cash())
			add(companyKind, company, of.Name,
				input.NewCompanyCell(of, func(bool) { p.choose(companyKind, company) }).SetDetail(words.Number(cash)))
		}
	}
	p.group = core.NewKeyGroup(all...).Mute()
	e.pad.Keys(append(all, p.chip)...)
	p.grid = frame.NewColumns(partyWidth*theme.Size(look.BodySize), look.Space1, all...)
	p.grid.Hide()
	return p
}

// partyWidth is how wide the cell of a party is at least, at the normal size of text.
const partyWidth float32 = 7.4

// show opens the cells or closes them.
func (p *parties) show(open bool) {
	core.Show(p.grid, open)
	p.chip.SetChosen(open)
	p.of.content.Refresh()
}

// choose says who it is.
func (p *parties) choose(kind, index int) {
	e := p.of
	set := func(name string, value int) {
		if f, ok := e.entry.Form(e.task.Table).Field(name); ok {
			f.Set(value)
		}
	}
	if set(p.names[0], kind); kind != bankKind {
		set(p.names[kind], index)
	}
	if canvas := core.CanvasOf(p.chip); canvas != nil && canvas.Focused() != nil {
		canvas.Focus(p.chip)
	}
	p.show(false)
	e.touch()
}

// update shows who is chosen; the one who pays cannot be paid.
func (p *parties) update() {
	e := p.of
	form := e.entry.Form(e.task.Table)
	kind, index := said(form, p.names)
	payer, paying := said(form, e.from.names)
	for _, c := range p.cells {
		chosen := c.kind == kind && c.index == index
		c.cell.SetChosen(chosen)
		if chosen {
			p.chip.SetLabel(words.Format(p.label, words.Names{"who": c.name}))
		}
		self := ""
		if p == e.to && c.kind == payer && c.index == paying && !chosen {
			self = words.Text("openmarket.refusal.pay.self")
		}
		c.cell.EnableUnless(self)
	}
}

// said is who an entry names in fields of some names.
func said(form calc.Form, names [3]string) (kind, index int) {
	f, _ := form.Field(names[0])
	if kind = f.Get(); kind <= bankKind {
		return kind, 0
	}
	if of, ok := form.Field(names[kind]); ok {
		return kind, of.Get()
	}
	return kind, calc.None
}
