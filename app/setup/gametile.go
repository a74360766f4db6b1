package setup

import (
	"scripkeeper/app/form"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

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
