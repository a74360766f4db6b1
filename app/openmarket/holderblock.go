package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/chains"
)

// holderBlock is what one holder gets, sells and exchanges in a takeover, and beneath the name what is left.
type holderBlock struct {
	of   *takeover
	seat int
	left *text.Text
	// bonus is what is said, nil where bonuses are worked out.
	bonus     *row.Number
	sold, got *shareSteps
	content   fyne.CanvasObject
}

func newHolderBlock(e *takeover, seat int) *holderBlock {
	l := e.task.Table.Layout()
	b := &holderBlock{of: e, seat: seat, left: text.New("", core.Caption).SetColor(look.Soft)}
	bonus := b.bonusOf()
	b.sold, b.got = newShareSteps(e, "sold", seat), newShareSteps(e, "got", seat)
	half := max(160, b.sold.room, b.got.room) // beneath each other where there is no room for the words
	b.content = frame.NewGroup(words.Seat(l, seat), frame.Stack(look.Space1,
		newSeatRow(e.task, seat, b.left, bonus),
		frame.NewColumns(half, look.Space2, b.sold.content, b.got.content)))
	return b
}

// bonusOf is the field for what the holder gets, or the sum that is worked out.
func (b *holderBlock) bonusOf() fyne.CanvasObject {
	e := b.of
	bonus, asked := e.field(calc.ItemName("bonus", b.seat))
	if !asked {
		return text.New(b.worked(), core.FigureText).SetAlign(fyne.TextAlignCenter)
	}
	b.bonus = row.NewNumber(bonus.Get(), 0, func(amount int) {
		if f, ok := e.field(bonus.Name); ok {
			f.Set(amount)
		}
		e.touch()
	})
	b.bonus.Show(bonus.Get(), bonus.Get() == 0)
	b.bonus.Field.SetPlaceHolder(words.Field(e.task.Rulebook, e.task.Table.Layout(), bonus))
	return b.bonus.Mark.Content
}

// worked is the bonus that the table works out for the holder, nothing for none.
func (b *holderBlock) worked() string {
	for _, of := range chains.Bonuses(b.of.task.Table, companyIndex(b.of.task.Table, b.of.entry.Company)) {
		if of.Seat == b.seat {
			return words.Signed(of.Amount)
		}
	}
	return ""
}

// update shows what is filled in and what is left.
func (b *holderBlock) update() {
	e := b.of
	if f, asked := e.field(calc.ItemName("bonus", b.seat)); asked {
		_, allowed := f.Allowed.Index(f.Get())
		b.bonus.Mark.Mark(!allowed)
	}
	b.sold.update()
	b.got.update()
	held := e.task.Table.Shares(b.seat, companyIndex(e.task.Table, e.entry.Company))
	rest := held - calc.ItemOrZero(e.entry.Sold, b.seat) - e.entry.Ratio*calc.ItemOrZero(e.entry.Got, b.seat)
	key := "openmarket.sheet.takeover.back"
	if e.entry.Keep {
		key = "openmarket.sheet.takeover.keeps"
	}
	if rest == held || rest < 0 {
		key = "openmarket.sheet.takeover.holds"
	}
	b.left.SetText(words.Format(key, words.Names{"held": held, "count": rest}))
}

// companyIndex is the company of a code, or [calc.None].
func companyIndex(t calc.Table, of string) int {
	for company := range t.Layout().Companies {
		if code(t, company) == of {
			return company
		}
	}
	return calc.None
}

// shareSteps is a number of shares with a button on either side, and above it what becomes of them.
type shareSteps struct {
	of         *takeover
	name       string
	number     *text.Text
	less, more row.Button
	content    fyne.CanvasObject
	room       float32 // for all of it, a quarter of which is the number
}

func newShareSteps(e *takeover, list string, seat int) *shareSteps {
	s := &shareSteps{of: e, name: calc.ItemName(list, seat),
		number: text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter).Fit()}
	l := e.task.Table.Layout()
	f, _ := e.field(s.name)
	label := words.Field(e.task.Rulebook, l, f)
	short := label
	if l.HasCompany(f.Company) {
		short = words.Format("openmarket.sheet.takeover.gets", words.Names{"code": l.Companies[f.Company].Code})
	}
	spoken := words.Format("openmarket.sheet.takeover.steps", words.Names{"seat": words.Seat(l, seat), "what": label})
	s.less, s.more = row.Steps(spoken, s.step)
	about := text.New(short, core.Caption)
	s.content = row.New(label, about, s.less, s.number, s.more)
	s.room = (about.Room() + 2*look.Target + look.Space3) * 4 / 3
	return s
}

// step goes one share on, and reports whether that went.
func (s *shareSteps) step(by int) bool {
	f, ok := s.of.field(s.name)
	if !ok {
		return false
	}
	if _, allowed := f.Allowed.Index(f.Get() + by); !allowed {
		return false
	}
	f.Set(f.Get() + by)
	s.of.touch()
	return true
}

// update shows the number, and which way it can go.
func (s *shareSteps) update() {
	f, ok := s.of.field(s.name)
	if !ok {
		return
	}
	s.number.SetText(words.Number(f.Get()))
	_, less := f.Allowed.Index(f.Get() - 1)
	_, more := f.Allowed.Index(f.Get() + 1)
	core.Enable(s.less, less)
	core.Enable(s.more, more)
}
