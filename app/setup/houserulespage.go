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
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A houseRulesPage shows all options of a game that is to begin and lets each be changed.
type houseRulesPage struct {
	shell   *shell.Shell
	house   *houseRules
	scroll  *container.Scroll
	reset   *input.Button
	done    *input.Button
	trouble *text.Text
}

func (p *houseRulesPage) Content() fyne.CanvasObject {
	s, h := p.shell, p.house
	list := h.all()
	list.changed = p.Update
	p.reset = input.NewQuietButton(words.Text("new.house.reset"), h.resetAll).SetIcon(theme.ContentUndoIcon())
	p.done = input.NewPrimaryButton(words.Text("common.done"), s.Back)
	p.scroll = container.NewVScroll(shell.Reading(look.Space3, list.content))
	foot := frame.Stack(look.Space2, p.trouble, input.NewButtonRow(p.reset, p.done))
	detail := words.Join([]string{words.Text("rulebook." + h.Rulebook.ID()), h.BaseName})
	return shell.Compose(s.Head(words.Text("new.house"), detail), p.scroll, shell.Foot(shell.ReadingWidth, foot))
}

// Update says what is wrong as a whole, and whether there is anything to go back from.
func (p *houseRulesPage) Update() {
	core.Enable(p.reset, newgame.Differing(p.house.Options, p.house.Base) > 0 || p.house.unread() != "")
	sentence := ""
	if p.house.refusal != nil {
		sentence = words.Refusal(p.house.Rulebook.ID(), nil, p.house.refusal)
	}
	if unread := p.house.unread(); unread != "" {
		sentence = unread
	}
	p.trouble.SetText(sentence)
	core.Show(p.trouble, sentence != "")
}

// RecordButton is the button that Ctrl+Enter presses.
func (p *houseRulesPage) RecordButton() *input.Button { return p.done }

// reveal opens the group of an option and brings it into sight; with no name, that of one that is refused.
func (p *houseRulesPage) reveal(name string) {
	if name == "" && p.house.refusal != nil {
		name = p.house.refusal.Field
	}
	row := p.house.all().find(name)
	if row == nil {
		return
	}
	p.bring(row)
	fyne.Do(func() { p.bring(row) }) // once more when lines are broken for their width
}

func (p *houseRulesPage) bring(row *optionRow) {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(p.scroll.Content).Y
	p.scroll.ScrollToOffset(fyne.NewPos(0, max(0, driver.AbsolutePositionForObject(row.content).Y-top-look.Space5)))
}
