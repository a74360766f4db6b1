package shoulders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view/operate"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/shoulders/operating"
)

// A moneyField is a field for money, empty as long as there is none to say.
type moneyField struct {
	field *form.TextField
	mark  *form.MarkedField
}

// newMoneyField tells said what was typed.
func newMoneyField(said func(int)) *moneyField {
	f := &moneyField{field: form.NewSumField("", said, func() { said(form.NoNumber) })}
	f.mark = form.NewMarkedField(f.field)
	return f
}

// show writes money that was not typed; what is being typed stays.
func (f *moneyField) show(n int, said, wrong bool) {
	written := ""
	if said {
		written = words.Number(n)
	}
	if canvas := core.CanvasOf(f.field); canvas == nil || canvas.Focused() != fyne.Focusable(f.field) {
		f.field.Write(written)
	}
	f.mark.Mark(wrong)
}

// moneyLines are a company's treasury and its appeal, each between a button that takes it down and one that takes it
// up, and the list of what the company pays.
type moneyLines struct {
	panel    *panel
	content  *fyne.Container
	treasury *moneyField
	marker   *text.Text
	worked   [2]*text.Text
	pays     [3]*moneyField
	paid     *text.Text
}

// tens is by how much a tap changes a treasury.
const tens = 10

// lineWidth and figureWidth are how wide a line is at least and how wide its figure is, in sizes of text: one line fits
// on a phone, two on one on its side.
const (
	lineWidth   float32 = 22
	figureWidth float32 = 5
)

func newMoneyLines(p *panel) *moneyLines {
	m := &moneyLines{panel: p, marker: text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter).Fit(),
		paid: text.New("", core.Caption).Whole()}
	for i := range m.worked {
		m.worked[i] = text.New("", core.Caption).ShrinkFar()
	}
	m.treasury = newMoneyField(func(n int) { p.change(func(l *operate.Lines) { l.Treasury = n }) })
	m.treasury.field.SetPlaceHolder(words.Number(0))
	change := frame.NewGroup(words.Text("shoulders.field.change"), m.treasury.mark.Content)
	treasury := newLine("shoulders.sheet.treasury", m.worked[0], change, func(by int) bool {
		p.change(func(l *operate.Lines) { l.Treasury += by * tens })
		m.treasury.field.Write(words.Number(p.turn.Lines[p.turn.Company].Treasury))
		return true
	})
	appeal := newLine("shoulders.sheet.marker", m.worked[1], m.marker, m.step)
	var fields []fyne.CanvasObject
	for i, purpose := range rules.Purposes() {
		m.pays[i] = newMoneyField(func(n int) { p.change(func(l *operate.Lines) { l.Pays[i] = n }) })
		name := "shoulders.field." + purpose
		fields = append(fields,
			frame.NewGroup(words.Text(name), frame.Stack(look.Space1, caption(name), m.pays[i].mark.Content)))
	}
	pays := frame.Stack(look.Space1, frame.Spread(text.New(words.Text("shoulders.sheet.pays"), core.Strong), m.paid),
		container.NewGridWithColumns(len(fields), fields...))
	m.content = frame.Stack(look.Space3,
		frame.NewColumns(lineWidth*theme.Size(look.BodySize), look.Space2, treasury, appeal), pays)
	return m
}

// newLine is what changes, with its working beneath, before its figure between the buttons.
func newLine(key string, worked, figure fyne.CanvasObject, step func(by int) bool) fyne.CanvasObject {
	name := words.Text(key)
	less := input.NewHoldButton(name+" –", theme.ContentRemoveIcon(), func() bool { return step(-1) })
	more := input.NewHoldButton(name+" +", theme.ContentAddIcon(), func() bool { return step(1) })
	core.NewKeyGroup(less, more).Mute()
	width := frame.OfWidth(func() float32 { return figureWidth * theme.Size(look.BodySize) })
	about := frame.Stack(0, text.New(name, core.Strong).Shrink(), worked)
	return frame.NewGroup(name,
		frame.Spread(about, frame.Across(0, less, container.NewCenter(container.New(width, figure)), more)))
}

// step moves the marker on the appeal track, and reports whether that went.
func (m *moneyLines) step(by int) bool {
	before := m.panel.turn.Lines[m.panel.turn.Company]
	m.panel.turn.Change(func(l *operate.Lines) { l.Appeal += by })
	if m.panel.turn.Panel().Appeal.Wrong {
		m.panel.turn.Change(func(l *operate.Lines) { *l = before })
		return false
	}
	m.panel.touch()
	return true
}

// update shows the lines as they are filled in.
func (m *moneyLines) update(said operate.Panel) {
	m.treasury.show(said.Treasury.Value, said.Treasury.Value != 0, said.Treasury.Wrong)
	m.marker.SetText(words.Number(said.Appeal.After))
	for i, line := range []operate.Line{said.Treasury, said.Appeal} {
		working := line.Working
		if working == "" && i == 0 {
			working = words.Number(line.After)
		}
		m.worked[i].SetText(working)
		core.Show(m.worked[i], working != "")
	}
	for i, line := range said.Pays {
		m.pays[i].show(line.Value, line.Value != 0, line.Wrong)
	}
	m.paid.SetText(said.Paid)
}
