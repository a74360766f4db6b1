package openmarket

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/pricing"
)

// moves is a row for each company whose marker stands on a chart, with arrows that move it a cell.
type moves struct {
	form.BaseEditor
	task  form.Task
	entry *pricing.Move
	// of are the moves of each company, in the order in which they were tapped: several cells that one entry reaches on
	// the same way are one.
	of [][]pricing.Move
	// rows are by company, nil for one that is not traded.
	rows []*figures
	// first is where the keyboard begins, nil for nowhere.
	first   fyne.Focusable
	content fyne.CanvasObject
}

func newMoves(task form.Task, entry *pricing.Move) *moves {
	t := task.Table
	n := len(t.Layout().Companies)
	e := &moves{task: task, entry: entry, of: make([][]pricing.Move, n), rows: make([]*figures, n)}
	var begun [][]pricing.Move
	if json.Unmarshal(task.Progress, &begun) == nil && len(begun) == n {
		e.of = begun
	}
	var all []fyne.CanvasObject
	for company := range e.rows {
		if !board.Launched(t, company) {
			e.of[company] = nil
			continue
		}
		e.rows[company] = newFigures()
		row, home := newArrowsRow(view.CompanyOf(t.Layout(), company), e.rows[company],
			func(way agreement.Way) bool { return e.move(company, way) })
		if all = append(all, row); e.first == nil {
			e.first = home
		}
	}
	e.content = row.Columns(all...)
	e.update()
	return e
}

// after is the table after the first moves of a company; one that is refused leaves it as it is.
func (e *moves) after(company, moves int) calc.Table {
	t := e.task.Table
	for _, m := range e.of[company][:moves] {
		t, _, _ = m.Apply(t)
	}
	return t
}

// move moves a marker a cell further, and reports whether that went.
func (e *moves) move(company int, way agreement.Way) bool {
	n := len(e.of[company])
	from := e.after(company, n)
	right, up := across(way)
	one := pricing.Move{Company: code(e.task.Table, company), Steps: right, Up: up}
	to, _, refusal := one.Apply(from)
	if refusal != nil || board.TrackIndex(to, company) == board.TrackIndex(from, company) {
		return false
	}
	e.of[company] = append(e.of[company], one)
	if n > 0 {
		both := e.of[company][n-1]
		both.Steps, both.Up = both.Steps+right, both.Up+up
		before := e.after(company, n-1)
		reached, _, refusal := both.Apply(before)
		if both.Steps == 0 && both.Up == 0 {
			reached, refusal = before, nil
		}
		if refusal == nil && board.TrackIndex(reached, company) == board.TrackIndex(to, company) {
			e.of[company] = append(e.of[company][:n-1], both)
			if both.Steps == 0 && both.Up == 0 {
				e.of[company] = e.of[company][:n-1]
			}
		}
	}
	e.write()
	e.update()
	e.task.Changed()
	return true
}

// write makes the last move the entry of the sheet.
func (e *moves) write() {
	*e.entry = pricing.Move{}
	for _, of := range e.of {
		if len(of) > 0 {
			*e.entry = of[len(of)-1]
		}
	}
}

// update shows the prices that the markers come to.
func (e *moves) update() {
	for company, r := range e.rows {
		if r == nil {
			continue
		}
		now, price := e.task.Table.Price(company), e.after(company, len(e.of[company])).Price(company)
		r.show(price, price-now, "openmarket.sheet.now", "openmarket.sheet.now.change",
			words.Names{"price": now, "change": words.Difference(price - now)})
	}
}

// Entries are the moves, company by company.
func (e *moves) Entries() []calc.Entry {
	var all []calc.Entry
	for _, of := range e.of {
		for i := range of {
			all = append(all, &of[i])
		}
	}
	return all
}

// Progress is the moves.
func (e *moves) Progress() []byte {
	if len(e.Entries()) == 0 {
		return nil
	}
	data, err := json.Marshal(e.of)
	if err != nil {
		return nil
	}
	return data
}

// RecordLabel counts the moves where they are more than one.
func (e *moves) RecordLabel() string {
	if n := len(e.Entries()); n > 1 {
		return words.Format("openmarket.sheet.moves", words.Names{"count": n})
	}
	return ""
}

// Refused asks for a move, as long as none was said.
func (e *moves) Refused(*calc.Refusal) (string, bool) {
	if len(e.Entries()) > 0 {
		return "", false
	}
	return words.Text("openmarket.sheet.ask.arrow"), true
}

func (e *moves) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the arrows of the first company.
func (e *moves) Focus(canvas fyne.Canvas) {
	if e.first != nil {
		canvas.Focus(e.first)
	}
}
