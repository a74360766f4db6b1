package planning

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A dayChoice asks for a day, or for none: a line that opens a month.
type dayChoice struct {
	Object fyne.CanvasObject
	shell  *shell.Shell
	title  string
	none   string
	day    time.Time
	// chosen takes a day, or the zero time.
	chosen func(time.Time)

	row   *list.Row
	sheet *frame.BottomSheet
	month time.Time
	head  *text.Text
	days  *fyne.Container
}

// newDayChoice begins with a day, or with the zero time for none, which is called so.
func newDayChoice(s *shell.Shell, title, none string, day time.Time, chosen func(time.Time)) *dayChoice {
	c := &dayChoice{shell: s, title: title, none: none, day: day, chosen: chosen}
	c.row = list.NewRow(title, c.told(), c.open)
	c.row.SetEnds(mark.NewPicture(theme.HistoryIcon(), 22, look.Soft),
		mark.NewPicture(theme.NavigateNextIcon(), 20, look.Soft))
	c.Object = c.row
	return c
}

func (c *dayChoice) told() string {
	if c.day.IsZero() {
		return c.none
	}
	return words.Date(c.day)
}

// open shows the month of the day, or the present one.
func (c *dayChoice) open() {
	at := c.day
	if at.IsZero() {
		at = time.Now()
	}
	c.head, c.days = text.New("", core.FigureText).Shrink().SetAlign(fyne.TextAlignCenter), frame.NewHolder()
	before := input.NewIconButton(words.Text("tournament.day.before"), theme.NavigateBackIcon(),
		func() { c.show(c.month.AddDate(0, -1, 0)) })
	after := input.NewIconButton(words.Text("tournament.day.after"), theme.NavigateNextIcon(),
		func() { c.show(c.month.AddDate(0, 1, 0)) })
	c.show(at)
	body := frame.Stack(look.Space2, frame.Lead(before, frame.Spread(c.head, after)), c.days)
	c.sheet = shell.ShowSheet(c.shell, c.title, body,
		input.NewQuietButton(c.none, func() { c.choose(time.Time{}) }))
}

// weekDays is how many days a week has, weeks how many lines a month has room for.
const weekDays, weeks = 7, 6

// show shows the month of a moment, the weeks from Monday to Sunday.
func (c *dayChoice) show(at time.Time) {
	c.month = time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, time.Local)
	c.head.SetText(words.MonthOf(c.month))
	grid := container.NewGridWithColumns(weekDays)
	first := c.month.AddDate(0, 0, -(int(c.month.Weekday())+weekDays-1)%weekDays)
	for i := range weekDays {
		grid.Add(text.New(words.ShortWeekday(first.AddDate(0, 0, i)), core.Caption).SetAlign(fyne.TextAlignCenter))
	}
	var cells []fyne.CanvasObject
	for i := range weekDays * weeks {
		day := first.AddDate(0, 0, i)
		cell := input.NewCell(strconv.Itoa(day.Day()), func(bool) { c.choose(day) }).SetSpoken(words.Date(day))
		cell.SetChosen(day.Equal(c.day))
		if day.Month() != c.month.Month() {
			cell.Hide()
		} else {
			cells = append(cells, cell)
		}
		grid.Add(container.NewStack(cell))
	}
	core.NewKeyGroup(cells...)
	frame.Fill(c.days, grid)
}

func (c *dayChoice) choose(day time.Time) {
	c.day = day
	c.sheet.Close()
	c.row.SetText(c.title, c.told())
	c.chosen(day)
}
