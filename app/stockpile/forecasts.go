package stockpile

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockpile"
)

// forecasts is the grid of companies by forecast cards. The card that is left for the last company is foreseen: a tap
// confirms it.
type forecasts struct {
	*sheet
	entry *rules.Movement
	rows  map[string]*spaces
	grid  *fyne.Container
	// shown says why the numbers beneath are asked for.
	shown *text.Text
	// typed is what was typed of a forecast so far.
	typed string
	// diced tells that the rows have a cell for what is on no card.
	diced bool
}

// companyHead is how wide a company and its price before its forecasts are, at the normal size of text.
const companyHead float32 = 88

func newForecasts(task form.Task, entry *rules.Movement) form.Editor {
	e := &forecasts{entry: entry, rows: map[string]*spaces{}, grid: frame.Stack(look.Space1)}
	e.shown = text.NewParagraph("", core.Body).SetColor(look.Soft)
	e.sheet = newSheet(task, func(f *calc.Field) bool { return !isForecast(f) })
	e.show(e.update, e.grid, e.shown)
	return e
}

// isForecast reports whether a field is the forecast of a company.
func isForecast(f *calc.Field) bool { return strings.HasPrefix(f.Name, "forecasts.") }

// isShown reports whether a field asks what a player shows of a company that pays or splits.
func isShown(f *calc.Field) bool {
	return strings.HasPrefix(f.Name, "shown") || strings.HasPrefix(f.Name, "repeat")
}

// RecordLabel says how many of the forecasts are recorded, where not all are, and that nobody shows a card, where cards
// are asked for: these numbers may stand out of sight. Of cards behind veils it says nothing: everybody reads it.
func (e *forecasts) RecordLabel() string {
	said, all, asked, shown := 0, 0, false, false
	for _, f := range e.fields() {
		switch {
		case isForecast(f):
			all++
			if f.Get() != calc.None {
				said++
			}
		case isShown(f):
			asked, shown = true, shown || f.Get() > 0
		}
	}
	switch {
	case said == 0:
		return ""
	case said == all && asked && !shown && !e.secret():
		return words.Text("stockpile.sheet.shown.nothing")
	case said == all:
		return ""
	}
	return words.Format("stockpile.sheet.some", words.Names{"count": said, "max": all})
}

// arrange makes the rows, with a cell more where there are forecasts on no card.
func (e *forecasts) arrange(fields []*calc.Field) {
	e.grid.Objects, e.rows, e.starts = nil, map[string]*spaces{}, nil
	var rows []*spaces
	for _, f := range fields {
		if !isForecast(f) {
			continue
		}
		row := newSpaces(e.sheet, f, func(value int, chosen bool) {
			if !chosen {
				value = calc.None
			}
			e.set(f.Name, value)
		})
		e.rows[f.Name], rows = row, append(rows, row)
		company := view.CompanyOf(e.layout(), f.Company)
		head := frame.Spread(mark.NewCompanyBadge(company, core.Strong),
			frame.NewWord(words.Number(e.task.Table.Price(f.Company)), core.Body, look.Soft))
		e.grid.Add(frame.NewGroup(e.name(f), frame.NewTrack(companyHead, head, row.objects()...)))
	}
	for _, group := range walk(rows) {
		group.Mute()
	}
	e.grid.Refresh()
}

// update shows the forecasts, and greys the cards that another company has.
func (e *forecasts) update() {
	fields := e.fields()
	dice, ok := e.field("dice")
	diced := ok && dice.Get() == 1
	if len(e.rows) == 0 || diced != e.diced {
		e.diced = diced
		e.arrange(fields)
	}
	about := "stockpile.sheet.shown"
	if e.secret() {
		about = "stockpile.sheet.shown.alone"
	}
	e.shown.SetText(words.Text(about))
	core.Show(e.shown, slices.ContainsFunc(fields, isShown))
	for _, f := range fields {
		row := e.rows[f.Name]
		if row == nil {
			continue
		}
		row.follow(f)
		where := e.entry.Elsewhere(e.task.Table, f.Company)
		for i, cell := range row.cells {
			value := row.values[i]
			cell.SetForeseen(f.Get() == calc.None && value == f.Likely && !diced)
			if !diced && value < len(where) && where[value] != calc.None && f.Get() != value {
				cell.DisableBecause(e.taken(f.Company, where[value]))
			}
		}
	}
}

// taken says where a forecast card is.
func (e *forecasts) taken(company, where int) string {
	if where == company {
		return words.Text("stockpile.sheet.revealed")
	}
	return words.Format("stockpile.sheet.taken", words.Names{"company": words.Company(e.layout(), where)})
}
