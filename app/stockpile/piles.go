package stockpile

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// newPiles asks everybody for fees and action cards: a row of tokens each.
func newPiles(task form.Task) form.Editor {
	s := newSheet(task, func(*calc.Field) bool { return false })
	var all []*pile
	rows := frame.Stack(look.Space3)
	for _, f := range s.fields() {
		if list, _, _ := strings.Cut(f.Name, "."); list == "boom" {
			p := newPileOf(s, f.Seat, calc.ItemName("fees", f.Seat), f.Name, calc.ItemName("bust", f.Seat))
			all = append(all, p)
			rows.Add(p.content)
		}
	}
	s.show(func() {
		for _, p := range all {
			p.follow()
		}
	}, rows)
	return &piled{s, all}
}

// newPile asks one player for what lies in the pile, the stock cards among it where they are kept in the open.
func newPile(task form.Task) form.Editor {
	s := newSheet(task, func(f *calc.Field) bool { return f.Secret })
	mover, _ := s.field("seat")
	p := newPileOf(s, mover.Allowed.At(0), "fees", "boom", "bust")
	var companies, cells []fyne.CanvasObject
	for _, f := range s.fields() {
		if f.Company != calc.None && !f.Secret {
			companies = append(companies, p.company(f))
			cells = append(cells, p.stock[f.Name])
		}
	}
	core.NewKeyGroup(cells...).Mute()
	const companyCell = 150
	s.show(p.follow, p.content, frame.NewColumns(companyCell, look.Space1, companies...))
	return &piled{s, []*pile{p}}
}

// piled is a sheet of piles. With nothing in them its button says so.
type piled struct {
	*sheet
	piles []*pile
}

// RecordLabel says that nothing was found, where nothing was. Where cards lie behind a veil it says neither: everybody
// reads it.
func (e *piled) RecordLabel() string {
	if e.secret() {
		return ""
	}
	for _, p := range e.piles {
		if len(p.found) > 0 {
			return ""
		}
	}
	if len(e.piles) == 1 {
		key := "stockpile.sheet.empty.one"
		if len(e.piles[0].stock) > 0 { // all cards are asked for
			key = "stockpile.sheet.empty.open"
		}
		return words.Format(key, words.Names{"name": words.Seat(e.layout(), e.piles[0].seat)})
	}
	return words.Text("stockpile.sheet.empty")
}

// A pile is what one player finds: each tap on a token adds one.
type pile struct {
	of         *sheet
	seat       int
	fees       string
	boom, bust string
	// found are the fields that got a card, the last one last.
	found   []string
	tokens  []*input.Cell
	stock   map[string]*input.Cell
	told    *text.Text
	back    *input.Button
	content fyne.CanvasObject
}

func newPileOf(of *sheet, seat int, fees, boom, bust string) *pile {
	p := &pile{of: of, seat: seat, fees: fees, boom: boom, bust: bust, stock: map[string]*input.Cell{}}
	p.found = p.entered()
	p.told = text.New("", core.Body).Whole()
	p.back = input.NewIconButton(words.Text("stockpile.sheet.back"), theme.ContentUndoIcon(), p.takeBack)
	for fee := 1; fee <= 3; fee++ {
		p.add(words.Format("stockpile.sheet.fee", words.Names{"number": fee}), func() {
			p.found = append(p.found, p.fees)
			p.of.set(p.nextFee().Name, fee)
		})
	}
	p.add(words.Text("stockpile.sheet.boom"), func() { p.find(p.boom) })
	p.add(words.Text("stockpile.sheet.bust"), func() { p.find(p.bust) })
	var cells []fyne.CanvasObject
	for _, token := range p.tokens {
		of.starts, cells = append(of.starts, token), append(cells, token)
	}
	core.NewKeyGroup(cells...).Mute()
	name := words.Seat(of.layout(), seat)
	head := frame.Spread(
		frame.Spread(text.New(name, core.Strong), frame.NewWord(of.cash(seat), core.Caption, look.Soft)),
		frame.Lead(p.told, p.back))
	p.content = frame.NewGroup(name, frame.NewTrack(tokenHead, head, cells...))
	return p
}

// tokenHead is how wide what stands before a row of tokens is, at the normal size of text.
const tokenHead float32 = 300

// add puts a token into the row.
func (p *pile) add(label string, found func()) {
	token := input.NewCell(label, func(bool) {
		found()
		p.follow()
	})
	token.OnRefused = p.of.task.Refuse
	p.tokens = append(p.tokens, token)
}

// company is the cell of a company's stock cards.
func (p *pile) company(f *calc.Field) fyne.CanvasObject {
	cell := input.NewCompanyCell(view.CompanyOf(p.of.layout(), f.Company), func(bool) {
		p.find(f.Name)
		p.follow()
	})
	cell.OnRefused = p.of.task.Refuse
	p.stock[f.Name] = cell
	return frame.NewGroup(p.of.name(f), cell)
}

// find adds a card of a kind.
func (p *pile) find(name string) {
	p.found = append(p.found, name)
	p.count(name, 1)
}

// count changes how many cards of a kind there are.
func (p *pile) count(name string, by int) {
	if f, ok := p.of.field(name); ok {
		p.of.set(name, f.Get()+by)
	}
}

// takeBack takes out what was found last.
func (p *pile) takeBack() {
	if len(p.found) == 0 {
		return
	}
	last := p.found[len(p.found)-1]
	p.found = p.found[:len(p.found)-1]
	if last == p.fees {
		filled := p.filledFees()
		p.of.set(filled[len(filled)-1].Name, 0)
	} else {
		p.count(last, -1)
	}
	p.follow()
}

// entered are the fields of the cards that the entry holds already.
func (p *pile) entered() []string {
	var found []string
	for range p.filledFees() {
		found = append(found, p.fees)
	}
	for _, f := range p.of.fields() {
		if f.Name == p.boom || f.Name == p.bust || f.Company != calc.None && !f.Secret {
			found = append(found, slices.Repeat([]string{f.Name}, max(0, f.Get()))...)
		}
	}
	return found
}

// slots are the fields of the fees, one after another.
func (p *pile) slots() []*calc.Field {
	return slices.DeleteFunc(p.of.fields(), func(f *calc.Field) bool {
		number, ok := strings.CutPrefix(f.Name, p.fees+".")
		return !ok || strings.Contains(number, ".")
	})
}

func (p *pile) filledFees() []*calc.Field {
	return slices.DeleteFunc(p.slots(), func(f *calc.Field) bool { return f.Get() == 0 })
}

// nextFee is the field of the next fee, nil where there is room for none.
func (p *pile) nextFee() *calc.Field {
	for _, f := range p.slots() {
		if f.Get() == 0 {
			return f
		}
	}
	return nil
}

// follow tells what was found, and greys the tokens of which no more can be there.
func (p *pile) follow() {
	var told []string
	var fees []int
	for _, f := range p.filledFees() {
		fees = append(fees, f.Get())
		told = append(told, words.Format("stockpile.sheet.found", words.Names{"number": f.Get()}))
	}
	next := p.nextFee()
	for fee := range 3 {
		p.tokens[fee].SetChosen(slices.Contains(fees, fee+1))
		if next == nil {
			p.tokens[fee].DisableBecause(words.Text("stockpile.sheet.nomore"))
		} else {
			p.offer(p.tokens[fee], next, fee+1)
		}
	}
	for i, name := range []string{p.boom, p.bust} {
		if n := p.showCount(name, p.tokens[3+i]); n > 0 {
			told = append(told, words.Format("stockpile.sheet.times", words.Names{
				"name":  words.Text([]string{"stockpile.sheet.boom", "stockpile.sheet.bust"}[i]),
				"count": n}))
		}
	}
	for name, cell := range p.stock {
		if n := p.showCount(name, cell); n > 0 {
			cell.SetDetail("×" + words.Number(n))
		} else {
			cell.SetDetail("")
		}
	}
	p.told.SetText(words.Join(told))
	core.Enable(p.back, len(p.found) > 0)
}

// showCount shows how the cell of a number stands, and gives the number.
func (p *pile) showCount(name string, cell *input.Cell) int {
	f, ok := p.of.field(name)
	if !ok {
		return 0
	}
	n := f.Get()
	cell.SetChosen(n > 0)
	p.offer(cell, f, n+1)
	return n
}

// offer lets a card be found that gives a field this value, where the whole pile may hold it: with it the entry is
// tried.
func (p *pile) offer(cell *input.Cell, f *calc.Field, value int) {
	before := f.Get()
	f.Set(value)
	refusal := calc.Check(p.of.task.Entry, p.of.task.Table)
	f.Set(before)
	cell.EnableUnless(p.of.reason(refusal))
}
