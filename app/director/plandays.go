package director

import (
	"time"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

const sinceField, untilField = "since", "until"

// noDay means that no day is chosen. monthOnly is the format of the month in a page's place.
const noDay, monthOnly = "none", "2006-01"

func (p planning) readDays(at page.At, plan *tournament.Plan) {
	if _, said := at.Said[sinceField]; said {
		plan.Since = p.day(at, sinceField).UTC()
	}
	if _, said := at.Said[untilField]; said {
		plan.Until = time.Time{}
		if day := p.day(at, untilField); !day.IsZero() {
			plan.Until = day.AddDate(0, 0, 1).Add(-time.Millisecond).UTC()
		}
	}
}

func (p planning) day(at page.At, field string) time.Time {
	if said, is := at.Said[field]; is {
		return dayOf(said)
	}
	moment := p.base.Since
	if field == untilField {
		moment = p.base.Until
	}
	if moment.IsZero() {
		return moment
	}
	return dayOf(moment.Local().Format(time.DateOnly))
}

// dayOf returns the beginning of a local day, or the zero time for an invalid date.
func dayOf(written string) time.Time {
	day, _ := time.ParseInLocation(time.DateOnly, written, time.Local) // zero with an error
	return day
}

func dayKeys(field string) (title, none string) {
	if field == untilField {
		return words.Text("tournament.plan.last"), words.Text("tournament.plan.last.none")
	}
	return words.Text("tournament.plan.since"), words.Text("tournament.plan.since.none")
}

func (p planning) dayRows(at page.At) []page.Row {
	var rows []page.Row
	for _, field := range []string{sinceField, untilField} {
		title, about := dayKeys(field)
		written := noDay
		if day := p.day(at, field); !day.IsZero() {
			about, written = words.Date(day), day.Format(time.DateOnly)
		}
		rows = append(rows, page.Row{Icon: "history", Title: title, About: about,
			Open: page.RowLink(p.place("day", field, written)...)})
	}
	return rows
}

// dayPage asks for a day. The page's place names the field, the chosen day and the month.
func (p planning) dayPage(at page.Place) page.Page {
	const week = 7
	field, chosen := at.Part(1), dayOf(at.Part(2))
	title, none := dayKeys(field)
	month, err := time.ParseInLocation(monthOnly, at.Part(3), time.Local)
	if err != nil {
		if month = chosen; month.IsZero() {
			month = time.Now()
		}
		month = time.Date(month.Year(), month.Month(), 1, 0, 0, 0, 0, time.Local)
	}
	turn := func(label string, by int) page.Action {
		return page.LinkAction(label, p.place("day", field, at.Part(2), month.AddDate(0, by, 0).Format(monthOnly))...)
	}
	part := page.Part{Title: words.MonthOf(month), As: page.Marks, Choices: []page.Action{
		turn(words.Text("tournament.day.before"), -1), turn(words.Text("tournament.day.after"), 1)}}
	before := (int(month.Weekday()) + week - 1) % week
	for i := range week {
		part.Heads = append(part.Heads, words.ShortWeekday(month.AddDate(0, 0, i-before)))
	}
	part.Rows = make([]page.Row, before)
	for day := month; day.Month() == month.Month(); day = day.AddDate(0, 0, 1) {
		part.Rows = append(part.Rows, page.Row{Title: words.Date(day), Short: number(day.Day()), Chosen: day.Equal(chosen),
			Open: new(filling(words.Date(day), field, day.Format(time.DateOnly)))})
	}
	return page.Page{Title: title, Small: true, Parts: []page.Part{part}, Next: []page.Action{filling(none, field, noDay)}}
}
