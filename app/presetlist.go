package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A presetList offers the games and, of the one that is chosen, the ready sets of options.
type presetList struct {
	rulebooks []calc.Rulebook
	rulebook  calc.Rulebook
	chosen    int
	changed   func()

	games, presets []*widget.Tile
	holder         *fyne.Container
	content        fyne.CanvasObject
}

// newPresetList begins with the first preset of the first game. changed is told when another one was tapped.
func newPresetList(rulebooks []calc.Rulebook, changed func()) *presetList {
	l := &presetList{rulebooks: rulebooks, rulebook: rulebooks[0], changed: changed}
	l.holder = widget.NewColumns(presetWidth, look.Space2)
	top := widget.Stack(look.Space2)
	if len(rulebooks) == 1 {
		top.Add(widget.NewParagraph(words.Say("rulebook."+l.rulebook.ID()+".about"), widget.Body).SetColor(look.Soft))
	}
	for i, r := range rulebooks {
		if len(rulebooks) > 1 {
			name := words.Say("rulebook." + r.ID())
			tile := newTile(name, words.Say("rulebook."+r.ID()+".about"), "", func() { l.chooseGame(i) })
			l.games = append(l.games, tile)
			top.Add(tile)
		}
	}
	l.content = widget.Stack(look.Space3, top, l.holder)
	l.offer()
	return l
}

// presetWidth is how wide a preset's tile is at least.
const presetWidth float32 = 280

// preset is the preset that is chosen, fresh.
func (l *presetList) preset() calc.Preset { return l.rulebook.Presets()[l.chosen] }

// choose chooses a preset of a game without reporting it.
func (l *presetList) choose(rulebook calc.Rulebook, preset int) {
	l.rulebook, l.chosen = rulebook, preset
	l.offer()
}

func (l *presetList) chooseGame(place int) {
	l.choose(l.rulebooks[place], 0)
	l.changed()
}

// offer shows the presets of the game and marks what is chosen.
func (l *presetList) offer() {
	for i, tile := range l.games {
		tile.SetChosen(l.rulebooks[i].ID() == l.rulebook.ID())
	}
	l.presets = nil
	l.holder.RemoveAll()
	for i, preset := range l.rulebook.Presets() {
		key, remark := l.rulebook.ID()+".preset."+preset.Key, ""
		if preset.Unofficial {
			remark = words.Say("new.unofficial")
		}
		tile := newTile(words.Say(key), words.Say(key+".about"), remark, func() {
			l.choose(l.rulebook, i)
			l.changed()
		})
		tile.SetChosen(i == l.chosen)
		l.presets = append(l.presets, tile)
		l.holder.Add(tile)
	}
}

// newTile is something to choose: its name, a sentence on it, and a remark that may be empty.
func newTile(name, about, remark string, tapped func()) *widget.Tile {
	text := widget.Stack(0, widget.NewText(name, widget.Strong))
	if about != "" {
		text.Add(widget.NewParagraph(about, widget.Caption))
	}
	spoken := []string{name, about}
	if remark != "" {
		text.Add(widget.NewParagraph(remark, widget.Caption).SetColor(look.Turn))
		spoken = append(spoken, remark)
	}
	return widget.NewTile(words.Join(spoken), text, tapped)
}
