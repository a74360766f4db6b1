package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// houseRules are the options of a game that is to begin. They tell in a few lines what differs from the preset; a page
// of their own shows all of them and lets each be changed.
type houseRules struct {
	shell *shell.Shell
	newgame.House
	changed func()
	// refusal is why the options do not go together, nil when they do.
	refusal *calc.Refusal

	list *optionList
	// tile opens the page; state says on it whether anything differs, summary below it what does.
	tile       *list.Tile
	state      *text.Text
	summary    *fyne.Container
	asTemplate *input.Button
	content    fyne.CanvasObject
}

// newHouseRules tells changed about every change, and keep that somebody wants the rules as a template.
func newHouseRules(s *shell.Shell, changed, keep func()) *houseRules {
	h := &houseRules{shell: s, changed: changed, summary: frame.Stack(0)}
	h.state = text.New(words.Text("new.presets.none"), core.Caption).Break(1)
	title := text.New(words.Text("new.house"), core.Strong).ShrinkFar().Break(2)
	arrow := container.NewCenter(mark.NewPicture(theme.NavigateNextIcon(), 20, look.Soft))
	h.tile = list.NewTile(words.Text("new.house"), frame.Beside(frame.Stack(0, title, h.state), arrow),
		func() { h.open("") })
	h.tile.Disable()
	h.asTemplate = input.NewQuietButton(words.Text("template.keep"), keep).SetIcon(theme.DocumentSaveIcon())
	h.content = frame.Stack(look.Space2, h.summary, frame.NewFlow(0, h.asTemplate))
	h.content.Hide()
	return h
}

// use begins with the options of a preset or template, changed to others when those are given.
func (h *houseRules) use(rulebook calc.Rulebook, from newgame.Offer, others calc.Options) {
	h.House, h.list = newgame.NewHouse(rulebook, from, others), nil
	h.refresh()
}

// open shows the page of all options; one that is named is brought into sight.
func (h *houseRules) open(name string) {
	h.shell.Go(shell.To(func() shell.Page {
		return &houseRulesPage{shell: h.shell, house: h, trouble: text.NewParagraph("", core.Body).SetColor(look.Loss)}
	}))
	h.shell.Page().(*houseRulesPage).reveal(name)
}

// all is the list of the options, made when it is first asked for.
func (h *houseRules) all() *optionList {
	if h.list == nil {
		h.list = newOptionList(h)
		h.refresh()
	}
	return h.list
}

// set changes a number.
func (h *houseRules) set(name string, value int) {
	h.Set(name, value)
	h.refresh()
}

// setText changes words.
func (h *houseRules) setText(name, text string) {
	h.SetText(name, text)
	h.refresh()
}

// repair moves a choice that is not offered any more because of another to the first that is.
func (h *houseRules) repair() {
	h.Repair()
	h.refresh()
}

// reset goes back to the value that an option had in the preset.
func (h *houseRules) reset(name string) {
	h.Reset(name, func(f *calc.Field) bool { return standsIn(h, f.Name) == name })
	h.refresh()
}

// resetAll goes back to the preset.
func (h *houseRules) resetAll() {
	h.ResetAll()
	if h.list != nil {
		h.list.forget()
	}
	h.refresh()
}

// refresh brings all that is shown up to date and tells the page.
func (h *houseRules) refresh() {
	h.refusal = h.Options.Check()
	h.shell.ShowRefusal("")
	before, differ := h.Origins(), h.Changed()
	state, color := words.Text("new.house.same"), look.Soft
	h.summary.RemoveAll()
	if len(differ) > 0 {
		state, color = words.Format("new.house.changed", words.Names{"count": len(differ)}), look.Turn
		for _, line := range h.Lines() {
			h.summary.Add(text.NewParagraph(line, core.Caption).SetColor(look.Turn))
		}
	}
	h.state.SetColor(color).SetText(state)
	h.tile.SetLabel(words.Join([]string{words.Text("new.house"), state}))
	h.tile.Enable()
	core.Show(h.asTemplate, h.refusal == nil)
	core.Show(h.content, len(differ) > 0)
	if h.list != nil {
		h.list.update(differ, before)
	}
	h.changed()
}

// unread says what the first number must be that cannot be read as it is typed, or nothing.
func (h *houseRules) unread() string {
	if h.list == nil {
		return ""
	}
	for _, row := range h.list.rows {
		if row.unread {
			return row.number
		}
	}
	return ""
}

// mark says at an option why it is refused, where nothing else is wrong with it; with no name, at none.
func (h *houseRules) mark(name, sentence string) {
	if h.refusal != nil {
		name, sentence = h.refusal.Field, words.Refusal(h.Rulebook.ID(), nil, h.refusal)
	}
	if h.list != nil {
		h.list.mark(name, sentence)
	}
}
