package shoulders

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view/operate"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/operating"
)

// A panel is one company's sheet between two stock phases, in the order in which it is worked: its treasury, its
// appeal, what it pays, money that it raises, and in the operating phase its result. All that is filled in is recorded
// by one button as the entries that it is.
type panel struct {
	form.BaseEditor
	task form.Task
	turn *operate.Turn
	// company is that of the entry.
	company *string

	stops   *stops
	track   *track
	money   *moneyLines
	raises  *raises
	result  *result
	content *fyne.Container
	body    *fyne.Container
}

// newPanel is the panel that begins with the company of an entry, whose key is told. A result is asked for where there
// is one.
func newPanel(task form.Task, company *string, result *operating.Operate) *panel {
	p := &panel{task: task, company: company,
		turn: &operate.Turn{Table: task.Table, Lines: map[string]operate.Lines{}, Company: *company, Result: result}}
	_ = json.Unmarshal(task.Progress, &p.turn.Lines) // one that cannot be read says nothing
	if said := p.turn.Panel(); said.Company == nil && len(said.Stops) > 0 && result == nil {
		p.seeCompany(said.Stops[0].Company.Key)
	}
	p.stops, p.track = newStops(p), &track{content: frame.NewHolder()}
	p.money, p.raises, p.result = newMoneyLines(p), newRaises(p), newResult(p)
	p.body = frame.Stack(look.Space3, p.money.content, p.raises.content, p.result.content)
	p.content = frame.Stack(look.Space3, p.stops.content, p.body)
	p.update()
	return p
}

// seeCompany turns the panel to a company.
func (p *panel) seeCompany(key string) { p.turn.Company, *p.company = key, key }

// see turns to another company: what is filled in of this one stays, but for its result.
func (p *panel) see(key string) {
	if key == p.turn.Company {
		return
	}
	p.seeCompany(key)
	if r := p.turn.Result; r != nil {
		r.Revenue, r.Use = calc.None, ""
	}
	p.touch()
}

// change changes the lines of the company that is seen.
func (p *panel) change(change func(*operate.Lines)) {
	p.turn.Change(change)
	p.touch()
}

// touch follows what was filled in.
func (p *panel) touch() {
	p.update()
	p.task.Changed()
}

// update shows what is filled in, and what it leads to.
func (p *panel) update() {
	said := p.turn.Panel()
	p.stops.update(said.Stops)
	core.Show(p.body, said.Company != nil)
	if p.task.Crown != nil {
		p.task.Crown(p.track.of(said))
	}
	if said.Company == nil {
		return
	}
	p.money.update(said)
	p.raises.update(said.Raises)
	p.result.update(said)
	p.content.Refresh()
}

func (p *panel) Object() fyne.CanvasObject { return p.content }

// Focus puts the keyboard on the companies, from where letters lead to the lines.
func (p *panel) Focus(canvas fyne.Canvas) {
	if home := p.stops.keys.Home(); home != nil {
		canvas.Focus(home)
	}
}

// Typed goes by a letter to the line that begins with it, to the revenue, or chooses what is done with that.
func (p *panel) Typed(letter rune) bool {
	if p.turn.Company == "" {
		return false
	}
	lines := map[rune]fyne.Focusable{'t': p.money.treasury.field, 'w': p.money.pays[0].field,
		'g': p.money.pays[1].field, 'm': p.money.pays[2].field, 'r': p.result.revenue.field}
	switch to, is := lines[letter]; {
	case letter == 'a' || letter == 'A':
		p.money.step(1 - 2*calc.Bit(letter == 'A'))
	case letter == 'd' && p.turn.Operates():
		p.result.use("dividends")
	case letter == 'k' && p.turn.Operates():
		p.result.use("withhold")
	case is && (letter != 'r' || p.turn.Operates()):
		core.CanvasOf(p.content).Focus(to)
	default:
		return false
	}
	return true
}

// Progress is what is filled in of every company beside the result, which the entry has.
func (p *panel) Progress() []byte {
	if len(p.turn.Lines) == 0 {
		return nil
	}
	data, err := json.Marshal(p.turn.Lines)
	if err != nil {
		return nil
	}
	return data
}

// Entries are what is filled in, in the order in which it is recorded.
func (p *panel) Entries() []calc.Entry { return p.turn.Entries() }

// Refused asks for a line where the company has no result to say.
func (p *panel) Refused(*calc.Refusal) (string, bool) {
	said := p.turn.Panel()
	if said.Company == nil || said.Counted > 0 || p.turn.Operates() {
		return "", false
	}
	return words.Format("shoulders.sheet.ask", words.Names{"company": said.Company.Noun}), true
}

// RecordLabel says who operates, or counts what is recorded without that.
func (p *panel) RecordLabel() string {
	n := len(p.turn.Entries())
	switch {
	case p.turn.Said() || n == 0 && p.turn.Operates():
		return words.EntryTitle(p.task.Rulebook, p.task.Table, p.turn.Result)
	case n > 0:
		return words.Format("shoulders.sheet.record", words.Names{"count": n})
	}
	return ""
}

// caption is what stands above several things of the panel.
func caption(key string) *text.Text { return text.New(words.Text(key), core.Caption) }
