package app

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

type shelfSearch struct {
	shell   *shell.Shell
	changed func()
	// games returns all games in the list. called holds the searched text of each game, computed for the first search.
	games  func() []stats.Summary
	called []string

	rulebook string
	person   ledger.PersonID
	people   people.People
	period   period

	// field holds a button and, after a tap on the button, the text field find. find is nil until then.
	field         *fyne.Container
	find          *form.TextField
	game, who, at *input.Chip
	all           *input.Button
	nothing       *text.Text
	content       *fyne.Container
}

// A period is the span between two times; a zero time means no limit. A period without a name is all time.
type period struct {
	name        string
	from, until time.Time
}

func (p period) holds(at time.Time) bool {
	return (p.from.IsZero() || !at.Before(p.from)) && (p.until.IsZero() || at.Before(p.until))
}

func (f *shelfSearch) offer(enough bool) {
	if enough && f.field == nil {
		f.build()
	}
	core.Show(f.content, enough || f.active())
}

func (f *shelfSearch) build() {
	f.field = container.NewStack(input.NewQuietButton(words.Text("shelf.find"), f.focus).SetIcon(theme.SearchIcon()))
	f.game = input.NewChip("", func(bool) { f.chooseGame() }).Opening()
	f.who = input.NewChip("", func(bool) { f.choosePerson() }).Opening()
	f.at = input.NewChip("", func(bool) { f.choosePeriod() }).Opening()
	f.all = input.NewIconButton(words.Text("shelf.find.all"), theme.ContentClearIcon(), f.clear)
	f.nothing = text.NewParagraph("", core.Body).SetColor(look.Soft)
	chips := []fyne.CanvasObject{f.game, f.who, f.at, f.all}
	beside := &frame.Pair{Split: func(width float32) float32 { return fieldBeside(chips, width) },
		Beside: look.Space3, Between: look.Space2, Centred: true}
	f.content.Add(frame.Stack(look.Space2, container.New(beside, f.field, frame.NewChips(chips...)), f.nothing))
	f.show()
}

// open replaces the button by the text field. The field is not built earlier, because a text field loads the system's
// fonts, which takes as long as drawing thousands of games.
func (f *shelfSearch) open() {
	f.find = form.NewTextField()
	f.find.SetPlaceHolder(words.Text("shelf.find"))
	f.find.OnChanged = func(string) { f.changed() }
	f.find.Escaped = func() { f.find.SetText("") }
	frame.Fill(f.field, form.NewMarkedField(f.find).Content)
}

func (f *shelfSearch) update() {
	f.called = nil
	if f.person != (ledger.PersonID{}) {
		f.readPeople()
	}
}

func (f *shelfSearch) active() bool {
	return f.query() != "" || f.rulebook != "" || f.person != (ledger.PersonID{}) || f.period.name != ""
}

func (f *shelfSearch) query() string {
	if f.find == nil {
		return ""
	}
	return letters.SearchKey(f.find.Text)
}

// found returns a function that reports whether a game matches every typed word and every filter.
func (f *shelfSearch) found() func(game int) bool {
	if !f.active() {
		return func(int) bool { return true }
	}
	wanted, games := strings.Fields(f.query()), f.games()
	if len(wanted) > 0 && f.called == nil {
		for _, game := range games {
			f.called = append(f.called, words.SearchText(game))
		}
	}
	return func(i int) bool {
		game := games[i]
		switch {
		case f.rulebook != "" && game.Rulebook != f.rulebook,
			f.period.name != "" && !f.period.holds(game.Date()),
			f.person != ledger.PersonID{} &&
				!slices.ContainsFunc(f.people.Seated(game.ID), func(p people.Person) bool { return p.ID == f.person }):
			return false
		}
		return !slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(f.called[i], word) })
	}
}

func (f *shelfSearch) showCount(count int) {
	if f.field == nil {
		return
	}
	if f.find != nil {
		f.nothing.SetText(words.Format("shelf.find.none", words.Names{"text": f.find.Text}))
	}
	if f.rulebook != "" || f.person != (ledger.PersonID{}) || f.period.name != "" {
		f.nothing.SetText(words.Text("shelf.find.nothing"))
	}
	core.Show(f.nothing, count == 0 && f.active())
	core.Show(f.all, f.active())
}

func (f *shelfSearch) show() {
	chip := func(c *input.Chip, key, chosen string) {
		if c.SetChosen(chosen != ""); chosen == "" {
			chosen = words.Text(key)
		}
		c.SetLabel(chosen)
	}
	game, who := "", ""
	if f.rulebook != "" {
		game = words.Game(f.rulebook)
	}
	if person, known := f.people.Person(f.person); known {
		who = person.Name
	}
	chip(f.game, "shelf.filter.game", game)
	chip(f.who, "shelf.filter.person", who)
	chip(f.at, "shelf.filter.time", f.period.name)
	f.content.Refresh()
}

func (f *shelfSearch) clear() {
	f.rulebook, f.person, f.period = "", ledger.PersonID{}, period{}
	if f.find != nil {
		f.find.Write("")
	}
	f.choiceChanged()
}

func (f *shelfSearch) choiceChanged() {
	f.show()
	f.changed()
}

func (f *shelfSearch) focus() {
	if f.find == nil {
		f.open()
	}
	f.shell.Window.Canvas().Focus(f.find)
}

func (f *shelfSearch) choose(title string, picks []form.Pick) {
	f.show() // the tap has toggled the chip, which must keep showing the current choice
	form.ShowPicks(f.shell.Window.Canvas(), title, picks)
}

func (f *shelfSearch) chooseGame() {
	games, all := []string{""}, f.games()
	for _, rules := range rulebooks.All() {
		if slices.ContainsFunc(all, func(g stats.Summary) bool { return g.Rulebook == rules.ID() }) {
			games = append(games, rules.ID())
		}
	}
	f.choose(words.Text("shelf.filter.game"), setup.GamePicks(games, f.rulebook, func(rulebook string) {
		f.rulebook = rulebook
		f.choiceChanged()
	}))
}

func (f *shelfSearch) choosePerson() {
	f.readPeople()
	pick := func(person people.Person) form.Pick {
		return form.Pick{Label: person.Name, Chosen: f.person == person.ID, Take: func() {
			f.person = person.ID
			f.choiceChanged()
		}}
	}
	picks := []form.Pick{pick(people.Person{Name: words.Text("shelf.filter.everybody")})}
	for _, person := range stats.RecentPeople(f.people, f.games()) {
		one := pick(person)
		one.Mark = mark.NewPawn(emblem.NewPawn(person.Look), look.Space5)
		picks = append(picks, one)
	}
	f.choose(words.Text("shelf.filter.person"), picks)
}

func (f *shelfSearch) readPeople() {
	people, err := f.shell.Session.Book().People.All()
	if !f.shell.ShowError(err) {
		f.people = people
	}
}

// choosePeriod offers the last days, each year with games and, if there are undated games, "no date".
func (f *shelfSearch) choosePeriod() {
	now := time.Now()
	take := func(p period) form.Pick {
		return form.Pick{Label: p.name, Chosen: f.period.name == p.name, Take: func() {
			f.period = p
			f.choiceChanged()
		}}
	}
	offers := []form.Pick{take(period{})}
	offers[0].Label = words.Text("shelf.filter.any")
	for _, days := range []int{7, 30} {
		offers = append(offers, take(period{name: words.Format("shelf.filter.days",
			words.Names{"days": days}), from: now.AddDate(0, 0, -days)}))
	}
	var years []int
	undated := false
	for _, game := range f.games() {
		year := game.Date().Local().Year()
		if game.Date().IsZero() {
			undated = true
		} else if !slices.Contains(years, year) {
			years = append(years, year)
		}
	}
	slices.Sort(years)
	for _, year := range slices.Backward(years) {
		first := func(year int) time.Time { return time.Date(year, 1, 1, 0, 0, 0, 0, time.Local) }
		offers = append(offers, take(period{strconv.Itoa(year), first(year), first(year + 1)}))
	}
	if undated {
		offers = append(offers, take(period{name: words.Text("moment.unknown"), until: time.Time{}.Add(1)}))
	}
	f.choose(words.Text("shelf.filter.time"), offers)
}

const leastField float32 = 260

func fieldBeside(chips []fyne.CanvasObject, width float32) float32 {
	width -= look.Space3 - look.Space2
	for _, chip := range chips {
		width -= chip.MinSize().Width + look.Space2
	}
	if width < leastField {
		return 0
	}
	return float32(int(width)) // sums of fractions may differ, and the last chip would go to a second line
}
