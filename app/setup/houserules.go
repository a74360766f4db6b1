package setup

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/pages"
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

// houseRules are the options of a new game: a list of the changes to the preset, and a page to change all options.
type houseRules struct {
	shell *shell.Shell
	newgame.Rules
	changed func()
	// refusal is why the options are inconsistent, or nil.
	refusal *calc.Refusal

	// blamed is the option that keeps the game from beginning. blames says why, as a sentence. Both may be empty.
	blamed, blames string
	// said holds the values filled in on the page of all options, by field name. Field names change with each reset,
	// which makes older values invalid. page is nil until it is opened.
	said       map[string]string
	resets     int
	page       *pages.Page
	tile       *list.Tile
	state      *text.Text
	summary    *fyne.Container
	asTemplate *input.Button
	content    fyne.CanvasObject
}

// newHouseRules returns house rules without a game. It calls changed on every change, and keep on a tap to save the
// rules as a template.
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

// use starts with the given options or, if they are nil, with those of an offer: a preset or template. The list of
// changes compares the given options with the offer.
func (h *houseRules) use(rulebook calc.Rulebook, from newgame.Offer, others calc.Options) {
	h.Rules = newgame.NewRules(rulebook, from, others)
	h.forget()
	h.refresh()
}

func (h *houseRules) repair() {
	h.Repair()
	h.refresh()
	if h.page != nil {
		h.page.Update()
	}
}

func (h *houseRules) resetAll() {
	h.ResetAll()
	h.forget()
	h.refresh()
}

func (h *houseRules) refresh() {
	h.refusal = h.Options.Check()
	h.shell.ShowRefusal("")
	differ := h.Changed()
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
	h.changed()
}

func (h *houseRules) forget() {
	h.said = map[string]string{}
	h.resets++
}

// field returns the name of an option's field; option returns the option for a field's name.
func (h *houseRules) field(option string) string { return strconv.Itoa(h.resets) + "." + option }
func (h *houseRules) option(field string) string { return strings.TrimPrefix(field, h.field("")) }

func (h *houseRules) mark(option, sentence string) { h.blamed, h.blames = option, sentence }
