package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A partySheet is a sheet on which something goes from one party to another.
type partySheet struct {
	task  form.Task
	entry calc.Entry
	// bank reports that the bank can be either.
	bank bool
	// self is why nobody is both.
	self string
	// touch follows a choice.
	touch    func()
	from, to *parties
	// content are the chips of both sides, and beneath them the cells of the one that is open.
	content *fyne.Container
}

// newPartySheet has the two sides, whose fields have these names.
func newPartySheet(s partySheet, from, to [3]string) *partySheet {
	of := &s
	of.from = newParties(of, "openmarket.sheet.pay.from", "openmarket.sheet.pay.from.unsaid", from)
	of.to = newParties(of, "openmarket.sheet.pay.to", "openmarket.sheet.pay.to.unsaid", to)
	of.from.other, of.to.other = of.to, of.from
	of.content = frame.Stack(look.Space2, frame.NewFlow(look.Space2, of.from.chip, of.to.chip), of.from.grid, of.to.grid)
	return of
}

// lead opens the side of which nobody is said yet, who gives before who gets.
func (s *partySheet) lead() {
	form := s.entry.Form(s.task.Table)
	for _, side := range []*parties{s.from, s.to} {
		if _, index := side.said(form); index == calc.None {
			side.show(true)
			return
		}
	}
}

// update shows who is chosen on both sides.
func (s *partySheet) update() {
	s.from.update()
	s.to.update()
}

// close closes the side that is open, and reports whether one was.
func (s *partySheet) close() bool {
	open := s.from.grid.Visible() || s.to.grid.Visible()
	s.from.show(false)
	s.to.show(false)
	return open
}

// parties are one side: a chip that says who it is, and opens the cells of the bank, the players, and the companies with
// cash of their own.
type parties struct {
	of    *partySheet
	other *parties
	// label is the key of the chip's sentence, and unsaid that of the one that asks; names are those of the fields.
	label, unsaid string
	names         [3]string
	chip          *input.Chip
	cells         []partyCell
	group         *core.KeyGroup
	grid          *fyne.Container
}

// A partyCell is one of them: its kind, its seat or company, its name and its cell.
type partyCell struct {
	kind, index int
	name        string
	cell        *input.Cell
}

// The kinds of a party, as the form numbers them; where the bank is none, the form counts from the players on.
const (
	bankKind = iota
	playerKind
	companyKind
)

func newParties(of *partySheet, label, unsaid string, names [3]string) *parties {
	p := &parties{of: of, names: names, label: label, unsaid: unsaid}
	p.chip = input.NewChip("", func(bool) {
		open := !p.grid.Visible()
		if p.show(open); open {
			p.other.show(false)
			if canvas := core.CanvasOf(p.chip); canvas != nil && canvas.Focused() != nil {
				canvas.Focus(p.group.Home())
			}
		}
	}).Opening()
	t := of.task.Table
	l := t.Layout()
	add := func(kind, index int, name string, cell *input.Cell) {
		cell.OnRefused = of.task.Refuse
		p.cells = append(p.cells, partyCell{kind, index, name, cell})
	}
	if bank := words.Text("openmarket.choice.bank"); of.bank {
		add(bankKind, 0, bank, input.NewCell(bank, func(bool) { p.choose(bankKind, 0) }))
	}
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
	p.group = core.NewKeyGroup(p.objects()...).Mute()
	p.grid = frame.NewColumns(row.PartyWidth*theme.Size(look.BodySize), look.Space1, p.objects()...)
	p.grid.Hide()
	return p
}

// objects are the cells.
func (p *parties) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, c := range p.cells {
		all = append(all, c.cell)
	}
	return all
}

// show opens the cells or closes them.
func (p *parties) show(open bool) {
	core.Show(p.grid, open)
	p.chip.SetChosen(open)
	p.of.content.Refresh()
}

// first is the kind that the form counts first.
func (s *partySheet) first() int {
	if s.bank {
		return bankKind
	}
	return playerKind
}

// choose says who it is.
func (p *parties) choose(kind, index int) {
	set := func(name string, value int) {
		if f, ok := p.of.entry.Form(p.of.task.Table).Field(name); ok {
			f.Set(value)
		}
	}
	if set(p.names[0], kind-p.of.first()); kind != bankKind {
		set(p.names[kind], index)
	}
	if canvas := core.CanvasOf(p.chip); canvas != nil && canvas.Focused() != nil {
		canvas.Focus(p.chip)
	}
	p.show(false)
	p.of.touch()
}

// update shows who is chosen; the one who pays cannot be paid.
func (p *parties) update() {
	form := p.of.entry.Form(p.of.task.Table)
	kind, index := p.said(form)
	payer, paying := p.of.from.said(form)
	p.chip.SetLabel(words.Text(p.unsaid))
	for _, c := range p.cells {
		chosen := c.kind == kind && c.index == index
		c.cell.SetChosen(chosen)
		if chosen {
			p.chip.SetLabel(words.Format(p.label, words.Names{"who": c.name}))
		}
		self := ""
		if p == p.of.to && c.kind == payer && c.index == paying && !chosen {
			self = p.of.self
		}
		c.cell.EnableUnless(self)
	}
}

// said is who the entry names, of the kind [calc.None] where the form asks for nobody yet.
func (p *parties) said(form calc.Form) (kind, index int) {
	f, asked := form.Field(p.names[0])
	if !asked {
		return calc.None, calc.None
	}
	if kind = f.Get() + p.of.first(); kind <= bankKind {
		return kind, 0
	}
	if of, ok := form.Field(p.names[kind]); ok {
		return kind, of.Get()
	}
	return kind, calc.None
}
