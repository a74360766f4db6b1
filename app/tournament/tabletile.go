package tournament

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/tournament/planning"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// mostLines is how many of a table's people its tile names; of more it tells the number.
const mostLines = 6

// A tableTile is a table of a round: its number, who plays in the order of moves, and how it stands. It is filled with
// one table after another.
type tableTile struct {
	tile         *list.Tile
	title, state *text.Text
	names, ends  [mostLines]*text.Text
	pawns        [mostLines]*mark.Pawn
	lines        [mostLines]*fyne.Container
	others       *text.Text
	number       int
	// layout keeps the room of the largest table, so that all begin at the top.
	layout *tableLayout
}

// newTableTile tells open of a tap.
func newTableTile(open func(number int)) *tableTile {
	t := &tableTile{
		title:  text.New("", core.FigureText).Whole(),
		state:  text.New("", core.Caption).Fit().SetAlign(fyne.TextAlignTrailing),
		others: text.New("", core.Caption), layout: &tableLayout{},
	}
	all := container.New(t.layout, container.NewBorder(nil, nil, t.title, nil, t.state))
	for i := range mostLines {
		t.names[i], t.ends[i] = text.New("", core.Body), text.New("", core.Body).Whole()
		t.pawns[i] = mark.NewPawn(emblem.PawnOf(i), theme.Size(look.BodySize))
		t.lines[i] = container.New(lineLayout{}, t.pawns[i], t.names[i], t.ends[i])
		all.Add(t.lines[i])
	}
	all.Add(t.others)
	t.tile = list.NewTile("", all, func() { open(t.number) })
	return t
}

// tableHeight is how high a tile of so many people is.
func tableHeight(people int) float32 {
	t := newTableTile(nil)
	line := t.lines[0].MinSize().Height
	height := t.title.MinSize().Height + look.Space1 + float32(min(people, mostLines))*line + 2*look.Space2
	if people > mostLines {
		height += t.others.MinSize().Height
	}
	return height
}

// show fills the tile with a table of a round whose largest one has so many people.
func (t *tableTile) show(d *desk, table director.TableView, people int) {
	t.number, t.layout.lines = table.Number, min(people, mostLines)
	t.tile.SetBack(table.Result != nil)
	t.title.SetText(table.Title)
	t.state.SetColor(colorOf(table.Tone)).SetText(table.State)
	spoken, pawns := []string{table.Title, table.State}, d.pawns(table.DrawnTable)
	for i := range mostLines {
		core.Show(t.lines[i], i < len(table.Seats))
		if i >= len(table.Seats) {
			continue
		}
		seat := table.Seats[i]
		t.pawns[i].Set(pawns[i])
		t.names[i].SetColor(colorOf(seat.Tone)).SetText(d.fitting(seat.Member,
			planning.MostName*theme.Size(look.BodySize), core.Body))
		t.ends[i].SetColor(colorOf(seat.Tone)).SetText(seat.End)
		spoken = append(spoken, strings.TrimSpace(seat.Name+" "+seat.End))
	}
	more := len(table.Seats) - mostLines
	core.Show(t.others, more > 0)
	t.others.SetText(words.Format("tournament.table.others", words.Names{"count": more}))
	t.tile.SetLabel(words.Join(spoken))
	t.tile.Refresh()
}

// tableLayout puts the lines of a tile one below another, with room for a number of people.
type tableLayout struct{ lines int }

func (l *tableLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, look.Space1)
	for i, line := range o {
		if line.Visible() || i > 0 && i <= l.lines {
			size = fyne.NewSize(max(size.Width, line.MinSize().Width), size.Height+line.MinSize().Height)
		}
	}
	return size
}

func (*tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for i, line := range o {
		if !line.Visible() {
			continue
		}
		height := line.MinSize().Height
		core.Place(line, 0, y, size.Width, height)
		if y += height; i == 0 {
			y += look.Space1
		}
	}
}

// lineLayout puts a mark before a name and a figure behind it.
type lineLayout struct{}

func (lineLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	mark, name, end := o[0].MinSize(), o[1].MinSize(), o[2].MinSize()
	return fyne.NewSize(mark.Width+look.Space2+name.Width+look.Space2+end.Width, max(mark.Height, name.Height)+2)
}

func (lineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	mark, name, end := o[0].MinSize(), o[1].MinSize(), o[2].MinSize()
	core.Place(o[0], 0, (size.Height-mark.Height)/2, mark.Width, mark.Height)
	core.Place(o[2], size.Width-end.Width, (size.Height-end.Height)/2, end.Width, end.Height)
	left := mark.Width + look.Space2
	core.Place(o[1], left, (size.Height-name.Height)/2, size.Width-left-end.Width-look.Space2, name.Height)
}
