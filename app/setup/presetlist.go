package setup

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// A presetList offers the games and, of the one that is chosen, the ready sets of options and the templates. Of each
// only what is chosen is seen until somebody asks for the others.
type presetList struct {
	shell    *shell.Shell
	games    []calc.Rulebook
	rulebook calc.Rulebook
	offers   []offer
	chosen   int
	changed  func()

	gamesOpen, presetsOpen bool
	gameTiles, presets     []*widget.Tile
	gameHolder, holder     *fyne.Container
	label                  *widget.Text
	content                fyne.CanvasObject
}

// An offer is a set of options to begin with: a preset of the rulebook, or a template.
type offer struct {
	name, about, remark string
	options             calc.Options
	// template is the template, nil for a preset.
	template *ledger.Template
}

// newPresetList begins with the first preset of the first game. changed is told when another one was tapped.
func newPresetList(s *shell.Shell, changed func()) *presetList {
	l := &presetList{shell: s, games: rulebooks.All(), changed: changed}
	l.gameHolder, l.holder, l.label = widget.NewHolder(), widget.NewHolder(), widget.NewText("", widget.Caption)
	l.content = widget.Stack(look.Space3, l.gameHolder, widget.Stack(look.Space1, l.label, l.holder))
	l.choose(l.games[0], 0)
	return l
}

// presetWidth is how wide a preset's tile is at least.
const presetWidth float32 = 280

// offer is the one that is chosen.
func (l *presetList) offer() offer { return l.offers[l.chosen] }

// choose chooses an offer of a game without reporting it.
func (l *presetList) choose(rulebook calc.Rulebook, place int) {
	l.rulebook, l.offers = rulebook, offersOf(l.shell, rulebook)
	l.chosen = min(max(0, place), len(l.offers)-1)
	l.show()
}

// chooseLike chooses the offer that differs least from some options, without reporting it.
func (l *presetList) chooseLike(rulebook calc.Rulebook, options calc.Options) {
	nearest, least := 0, -1
	for i, o := range offersOf(l.shell, rulebook) {
		if n := differing(options, o.options); least < 0 || n < least {
			nearest, least = i, n
		}
	}
	l.choose(rulebook, nearest)
}

// chooseTemplate chooses a template of the book without reporting it, and tells whether it is there.
func (l *presetList) chooseTemplate(t ledger.Template) bool {
	rulebook, known := rulebooks.Find(t.Rulebook)
	if !known {
		return false
	}
	for i, o := range offersOf(l.shell, rulebook) {
		if o.template != nil && o.template.ID == t.ID {
			l.choose(rulebook, i)
			return true
		}
	}
	return false
}

// offersOf are the presets of a rulebook, and the templates that the book has for it.
func offersOf(s *shell.Shell, rulebook calc.Rulebook) []offer {
	var all []offer
	for _, preset := range rulebook.Presets() {
		key := rulebook.ID() + ".preset." + preset.Key
		o := offer{name: words.Say(key), about: words.Say(key + ".about"), options: preset.Options}
		if preset.Unofficial {
			o.remark = words.Unofficial(rulebook.ID())
		}
		all = append(all, o)
	}
	templates, err := s.Session.Book().Templates(rulebook.ID())
	if err != nil {
		return all
	}
	for _, t := range templates {
		all = append(all, offer{name: t.Name, about: words.Say("template.own"), options: t.Options, template: &t})
	}
	return all
}

// show puts the tiles up and marks what is chosen.
func (l *presetList) show() {
	l.gameTiles, l.presets = nil, nil
	for i, r := range l.games {
		mine := r.ID() == l.rulebook.ID()
		name := words.Say("rulebook." + r.ID())
		l.gameTiles = append(l.gameTiles, newTile(name, words.Say("rulebook."+r.ID()+".about"), "",
			l.end(mine && !l.gamesOpen, nil), func() { l.tapGame(i) }).SetChosen(mine))
	}
	for i, o := range l.offers {
		folded := i == l.chosen && !l.presetsOpen && len(l.offers) > 1
		l.presets = append(l.presets, newTile(o.name, o.about, o.remark,
			l.end(folded, o.template), func() { l.tapOffer(i) }).SetChosen(i == l.chosen))
	}
	game := slices.IndexFunc(l.games, func(r calc.Rulebook) bool { return r.ID() == l.rulebook.ID() })
	l.gameHolder.Objects = []fyne.CanvasObject{unfolded(l.gameTiles, game, l.gamesOpen)}
	l.gameHolder.Refresh()
	l.holder.Objects = []fyne.CanvasObject{unfolded(l.presets, l.chosen, l.presetsOpen)}
	l.holder.Refresh()
	l.label.SetText(words.Tell("new.presets", words.Names{"count": words.Number(len(l.offers))}))
}

// unfolded is all tiles, or where they are folded only the one that is chosen.
func unfolded(tiles []*widget.Tile, chosen int, open bool) fyne.CanvasObject {
	if !open && chosen >= 0 {
		return tiles[chosen]
	}
	all := widget.NewColumns(presetWidth, look.Space2)
	for _, tile := range tiles {
		all.Add(tile)
	}
	return all
}

// tapGame chooses a game, or where only the chosen one is seen, shows them all.
func (l *presetList) tapGame(place int) {
	if !l.gamesOpen && l.games[place].ID() == l.rulebook.ID() {
		l.gamesOpen = true
		l.show()
		return
	}
	l.gamesOpen = false
	l.choose(l.games[place], 0)
	l.changed()
}

// tapOffer does the same with what the game offers.
func (l *presetList) tapOffer(place int) {
	if !l.presetsOpen && place == l.chosen && len(l.offers) > 1 {
		l.presetsOpen = true
		l.show()
		return
	}
	l.presetsOpen = false
	l.choose(l.rulebook, place)
	l.changed()
}

// end is what stands at the right of a tile: the way to a template's own page, and an arrow on the tile that stands for
// all of them.
func (l *presetList) end(folded bool, template *ledger.Template) *fyne.Container {
	end := widget.Across(0)
	if template != nil {
		t := *template
		end.Add(widget.NewIconButton(words.Tell("template.open", words.Names{"name": t.Name}), widget.Icon("qr"),
			func() { l.shell.Push(newTemplatePage(l.shell, t)) }))
	}
	if folded {
		end.Add(newFoldArrow(false).content)
	}
	return end
}

// reload reads the templates anew: one may have got another name, or be gone. It tells whether the chosen one is gone.
func (l *presetList) reload() bool {
	chosen := l.offer().template
	if chosen == nil {
		l.choose(l.rulebook, l.chosen)
		return false
	}
	if l.chooseTemplate(*chosen) {
		return false
	}
	l.choose(l.rulebook, 0)
	return true
}

// newTile is something to choose: its name, a sentence on it, a remark that may be empty, and what stands at its right.
func newTile(name, about, remark string, end *fyne.Container, tapped func()) *widget.Tile {
	text := widget.Stack(0, widget.NewText(name, widget.Strong))
	if about != "" {
		text.Add(widget.NewParagraph(about, widget.Caption))
	}
	spoken := []string{name, about}
	if remark != "" {
		text.Add(widget.NewParagraph(remark, widget.Caption).SetColor(look.Turn))
		spoken = append(spoken, remark)
	}
	if len(end.Objects) == 0 {
		return widget.NewTile(words.Join(spoken), text, tapped)
	}
	return widget.NewTile(words.Join(spoken), widget.Beside(text, end), tapped)
}
