package shoulders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/operate"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// stops are the companies in the order in which they operate, of which one is seen.
type stops struct {
	content *fyne.Container
	tiles   []*list.Tile
	about   []*text.Text
	keys    *core.KeyGroup
}

// stopWidth is how wide the tile of a company is at least, in sizes of its text.
const stopWidth float32 = 5.6

func newStops(p *panel) *stops {
	s := &stops{}
	var all []fyne.CanvasObject
	for _, stop := range p.turn.Panel().Stops {
		about := text.New("", core.Caption).ShrinkFar()
		tile := list.NewTile(stop.Company.Name, frame.Stack(0, mark.NewCompanyBadge(stop.Company, core.Strong), about),
			func() { p.see(stop.Company.Key) })
		s.tiles, s.about, all = append(s.tiles, tile), append(s.about, about), append(all, tile)
	}
	s.keys = core.NewKeyGroup(all...).Mute()
	s.content = frame.Stack(look.Space1, caption("shoulders.sheet.order"),
		frame.NewColumns(stopWidth*theme.Size(look.BodySize), look.Space1, all...))
	return s
}

// update shows which company is seen, which have operated, and of which something waits to be recorded.
func (s *stops) update(all []operate.Stop) {
	for i, stop := range all {
		about := stop.About
		if stop.Filled && !stop.Seen {
			about = words.Text("shoulders.sheet.filled")
		}
		s.about[i].SetText(about)
		s.tiles[i].SetLabel(words.Format("shoulders.sheet.stop",
			words.Names{"company": stop.Company.Noun, "about": about}))
		s.tiles[i].SetChosen(stop.Seen).SetBack(stop.Done && !stop.Seen)
	}
}
