package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
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
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

// A presetList offers all games and, on a sheet, the presets and templates of the chosen game.
type presetList struct {
	shell    *shell.Shell
	games    []calc.Rulebook
	rulebook calc.Rulebook
	offers   []newgame.Offer
	chosen   int
	changed  func()

	gameTiles []*list.Tile
	presets   []*list.Tile
	preset    *list.Tile
	name      *text.Text
	about     *text.Text
	sheet     *frame.BottomSheet
	content   fyne.CanvasObject
}

// newPresetList returns a list with no game chosen. It calls changed when another game or preset is tapped.
func newPresetList(s *shell.Shell, changed func()) *presetList {
	l := &presetList{shell: s, games: rulebooks.All(), changed: changed,
		name: text.New("", core.Strong).ShrinkFar().Break(2)}
	all := frame.NewColumns(gameWidth(), look.Space2)
	for _, rulebook := range l.games {
		tile := newGameTile(rulebook, func() { l.tapGame(rulebook) })
		l.gameTiles = append(l.gameTiles, tile)
		all.Add(tile)
	}
	core.NewKeyGroup(all.Objects...)
	l.content = all
	l.about = text.New("", core.Caption).Break(1)
	l.preset = list.NewTile("", frame.Beside(frame.Stack(0, l.name, l.about), newFoldArrow(false).content), l.open)
	l.show()
	return l
}

// gameWidth returns the least width of a game's tile: two fit side by side on a phone, where large text shrinks.
func gameWidth() float32 { return min(input.ButtonWidth(), 170) }

func (l *presetList) offer() newgame.Offer { return l.offers[l.chosen] }

// choose chooses an offer of a game without calling changed.
func (l *presetList) choose(rulebook calc.Rulebook, place int) {
	l.rulebook, l.offers = rulebook, l.offersOf(rulebook)
	l.chosen = min(max(0, place), len(l.offers)-1)
	l.show()
}

// chooseLike chooses the offer with the options nearest to the given ones, without calling changed.
func (l *presetList) chooseLike(rulebook calc.Rulebook, options calc.Options) {
	l.choose(rulebook, newgame.Nearest(l.offersOf(rulebook), options))
}

// chooseTemplate chooses a template of the book without calling changed, and reports whether the template exists.
func (l *presetList) chooseTemplate(t record.Template) bool {
	rulebook, known := rulebooks.Find(t.Rulebook)
	if !known {
		return false
	}
	for i, o := range l.offersOf(rulebook) {
		if o.Template != nil && o.Template.ID == t.ID {
			l.choose(rulebook, i)
			return true
		}
	}
	return false
}

func (l *presetList) offersOf(rulebook calc.Rulebook) []newgame.Offer {
	return newgame.Offers(l.shell.Session.Book(), rulebook)
}

func (l *presetList) show() {
	for i, tile := range l.gameTiles {
		tile.SetChosen(l.rulebook != nil && l.games[i].ID() == l.rulebook.ID())
	}
	name, about := words.Text("new.presets"), words.Text("new.presets.none")
	l.presets = nil
	for i, o := range l.offers {
		l.presets = append(l.presets,
			newTile(o.Name, o.About, o.Remark, l.wayTo(o.Template), i == l.chosen, func() { l.tapOffer(i) }))
	}
	if l.rulebook != nil {
		name, about = l.offer().Name, name
	}
	l.name.SetText(name)
	l.about.SetText(about)
	l.preset.SetLabel(words.Join([]string{about, name}))
	core.Enable(l.preset, l.rulebook != nil)
}

func (l *presetList) open() {
	all := frame.NewColumns(presetWidth, look.Space2)
	for _, tile := range l.presets {
		all.Add(tile)
	}
	body := frame.Stack(look.Space3)
	if note := newgame.OffersNote(l.rulebook); note != "" {
		body.Add(text.NewParagraph(note, core.Body))
	}
	body.Add(all)
	l.sheet = shell.ShowSheet(l.shell, words.Text("new.presets"), body, nil)
}

const presetWidth float32 = 280

func (l *presetList) tapGame(rulebook calc.Rulebook) {
	if l.rulebook == nil || l.rulebook.ID() != rulebook.ID() {
		l.choose(rulebook, 0)
		l.changed()
	}
}

func (l *presetList) tapOffer(place int) {
	l.closeSheet()
	if place != l.chosen {
		l.choose(l.rulebook, place)
		l.changed()
	}
}

func (l *presetList) closeSheet() {
	if l.sheet != nil {
		l.sheet.Close()
	}
}

func (l *presetList) wayTo(template *record.Template) *fyne.Container {
	end := frame.Across(0)
	if template != nil {
		t := *template
		end.Add(input.NewIconButton(words.Format("template.open", words.Names{"name": t.Name}), mark.Icon("qr"),
			func() {
				l.closeSheet()
				l.shell.Go(shell.To(func() shell.Page { return newTemplatePage(l.shell, t) }))
			}))
	}
	return end
}

// reload reads the templates again, because some may be renamed or deleted, and reports whether the chosen one is gone.
func (l *presetList) reload() bool {
	if l.rulebook == nil {
		return false
	}
	chosen := l.offer().Template
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

func newTile(name, about, remark string, end *fyne.Container, chosen bool, tapped func()) *list.Tile {
	line := frame.Stack(0, text.New(name, core.Strong))
	if about != "" {
		line.Add(text.NewParagraph(about, core.Caption))
	}
	if remark != "" {
		line.Add(text.NewParagraph(remark, core.Caption).SetColor(look.Turn))
	}
	var content fyne.CanvasObject = line
	if len(end.Objects) > 0 {
		content = frame.Beside(line, end)
	}
	return list.NewTile(words.Join([]string{name, about, remark}), content, tapped).SetChosen(chosen)
}

type foldArrow struct {
	down, up *mark.Picture
	content  *fyne.Container
}

func newFoldArrow(open bool) *foldArrow {
	a := &foldArrow{
		down: mark.NewPicture(theme.MenuDropDownIcon(), 24, look.Soft),
		up:   mark.NewPicture(theme.MenuDropUpIcon(), 24, look.Soft),
	}
	a.content = container.NewStack(a.down, a.up)
	a.point(open)
	return a
}

func (a *foldArrow) point(open bool) {
	core.Show(a.down, !open)
	core.Show(a.up, open)
}

func newGameTile(rulebook calc.Rulebook, tapped func()) *list.Tile {
	id := rulebook.ID()
	var names, players []string
	for _, other := range rulebooks.All() {
		names = append(names, words.Text("rulebook."+other.ID()+".short"))
		players = append(players, newgame.Players(other))
	}
	text := frame.Stack(0, text.New(words.Text("rulebook."+id+".short"), core.Strong).Alike(names).Break(2),
		text.New(newgame.Players(rulebook), core.Caption).Alike(players).Break(2))
	label := words.Join([]string{words.Text("rulebook." + id), words.Text("rulebook." + id + ".about")})
	return list.NewTile(label, frame.Lead(form.Badge(id, 36), text), tapped)
}
