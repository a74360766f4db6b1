package shoulders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/operate"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// raises are the certificates that a company sells in an emergency. They are asked for once somebody says that there is
// one.
type raises struct {
	panel    *panel
	content  *fyne.Container
	open     *input.Button
	rows     *fyne.Container
	lines    [2]fyne.CanvasObject
	steppers [2]*input.Stepper
	// asked is the company that was said to be in an emergency.
	asked string
}

func newRaises(p *panel) *raises {
	r := &raises{panel: p}
	var all []fyne.CanvasObject
	for i, set := range []func(*operate.Lines, int){
		func(l *operate.Lines, n int) { l.Common = n }, func(l *operate.Lines, n int) { l.Preferred = n },
	} {
		name := words.Text([]string{"shoulders.sheet.common", "shoulders.sheet.preferred"}[i])
		changed := func(n int) { p.change(func(l *operate.Lines) { set(l, n) }) }
		r.steppers[i] = input.NewStepper(name, 0, 1, 0, changed).Bare()
		r.lines[i] = frame.NewGroup(name, frame.Spread(text.New(name, core.Body), r.steppers[i]))
		all = append(all, r.lines[i])
	}
	name := words.Text("shoulders.sheet.emergency")
	r.rows = frame.Stack(look.Space1, text.New(name, core.Strong),
		frame.NewColumns(lineWidth*theme.Size(look.BodySize), look.Space2, all...))
	r.open = input.NewQuietButton(name, func() {
		r.asked = p.turn.Company
		p.update()
	})
	r.content = frame.Stack(0, r.open, r.rows)
	return r
}

// update shows what can be sold, or as long as nobody said that there is an emergency the way to say so.
func (r *raises) update(all []operate.Raise) {
	asked := r.asked == r.panel.turn.Company
	for i, raise := range all {
		asked = asked || raise.Value > 0
		r.steppers[i].SetRange(0, max(raise.Max, raise.Value))
		r.steppers[i].SetValue(raise.Value)
		core.Show(r.lines[i], raise.Max > 0)
	}
	core.Show(r.content, len(all) > 0)
	core.Show(r.open, !asked)
	core.Show(r.rows, asked)
}
