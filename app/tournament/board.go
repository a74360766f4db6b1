package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// A board is the tables of a round with everybody to tap: who is tapped after somebody else takes the other's seat.
type board struct {
	desk *desk
	// swap is told who change seats.
	swap func(a, b int)
	// fixed reports whether somebody cannot change seats; nil for nobody.
	fixed func(member int) bool

	tables []boardTable
	// asleep tells that nobody can change seats for now.
	asleep bool
	// again is how often somebody meets those at the table again.
	again   map[int]int
	first   int
	gallery *list.Gallery
	tiles   map[fyne.CanvasObject]*boardTile
	people  int
}

// A boardTable is who sits at a table, or who has none.
type boardTable struct {
	title   string
	members []int
}

// mostCell is how much room the name of a cell has at most, in sizes of its text.
const mostCell = 18

// nobody is tapped.
const nobody = -1

func newBoard(d *desk, top fyne.CanvasObject, swap func(a, b int)) *board {
	b := &board{desk: d, swap: swap, first: nobody, tiles: map[fyne.CanvasObject]*boardTile{}}
	b.gallery = list.NewGallery(top, b.leastTile, shell.WidestPage, b.newTile, b.fillTile)
	return b
}

// show shows a proposal, with who meets again in it. Where there is none yet, what is seen stays and sleeps.
func (b *board) show(p *director.Proposal, busy bool) {
	b.first = nobody
	if b.asleep = busy; busy {
		b.update()
		return
	}
	b.tables, b.people, b.again = nil, 0, map[int]int{}
	if p.Round != nil {
		b.fill(p.Round)
	}
	for _, m := range p.Cost.Again {
		for _, member := range m.Members {
			b.again[member]++
		}
	}
	b.update()
}

func (b *board) fill(r *tournament.AnnouncedRound) {
	for i, table := range r.Tables {
		b.tables = append(b.tables,
			boardTable{words.Format("tournament.table", words.Names{"table": i + 1}), table.Members})
		b.people = max(b.people, len(table.Members))
	}
	for rest := r.Out; len(rest) > 0; {
		some := min(len(rest), b.people)
		b.tables = append(b.tables, boardTable{words.Text("tournament.out"), rest[:some]})
		rest = rest[some:]
	}
}

func (b *board) update() {
	b.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(b.tables)}})
}

// tapped notes the first, and lets the second change seats with the first.
func (b *board) tapped(member int) {
	switch first := b.first; first {
	case nobody:
		b.first = member
	case member:
		b.first = nobody
	default:
		b.first = nobody
		b.swap(first, member)
		return
	}
	b.update()
}

// A boardTile is a table with a cell for each of its people.
type boardTile struct {
	panel *frame.Panel
	title *text.Text
	cells []*input.Cell
	at    int
}

// leastTile is how large a table is at least: two stand side by side on a phone, where names are not very long.
func (b *board) leastTile() fyne.Size {
	t := b.makeTile()
	cells := float32(max(1, b.people))
	height := t.title.MinSize().Height + cells*(look.Target+look.Space1) + 2*look.Space2
	var all []int
	for _, table := range b.tables {
		all = append(all, table.members...)
	}
	size := theme.Size(look.BodySize)
	return fyne.NewSize(b.desk.longest(all, 7.5*size, mostCell*size, core.Strong)+2.5*size, height)
}

func (b *board) newTile() fyne.CanvasObject {
	t := b.makeTile()
	b.tiles[t.panel] = t
	return t.panel
}

func (b *board) makeTile() *boardTile {
	t := &boardTile{title: text.New("", core.Strong)}
	list := frame.Stack(look.Space1, t.title)
	for i := range b.people {
		cell := input.NewCell("", func(bool) { b.tapped(b.tables[t.at].members[i]) })
		t.cells = append(t.cells, cell)
		list.Add(cell)
	}
	t.panel = frame.NewPanel(look.Felt, look.Space2, container.NewVBox(list))
	return t
}

func (b *board) fillTile(cell fyne.CanvasObject, _, at int) {
	t, table := b.tiles[cell], b.tables[at]
	t.at = at
	t.title.SetText(table.title)
	for i, c := range t.cells {
		core.Show(c, i < len(table.members))
		if i >= len(table.members) {
			continue
		}
		member := table.members[i]
		detail := ""
		if times := b.again[member]; times > 0 {
			detail = words.Format("tournament.again.mark", words.Names{"count": times})
		}
		c.SetLabel(b.desk.fitting(member, mostCell*theme.Size(look.BodySize), core.Strong))
		c.SetDetail(detail)
		c.SetChosen(member == b.first)
		core.Enable(c, !b.asleep && (b.fixed == nil || !b.fixed(member)))
	}
}
