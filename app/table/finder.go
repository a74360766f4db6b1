package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/ledger/letters"
)

// A finder filters the seats of a large table by name and orders them by seat or rank. Smaller tables have no finder.
type finder struct {
	content *fyne.Container
	field   *form.TextField
	ranked  bool
}

func newFinder(changed func()) *finder {
	f := &finder{field: form.NewTextField()}
	f.field.SetPlaceHolder(words.Text("table.find"))
	f.field.OnChanged = func(string) { changed() }
	f.field.Escaped = func() { f.field.SetText("") }
	byRank := input.NewChip(words.Text("table.by.rank"), func(chosen bool) {
		f.ranked = chosen
		changed()
	})
	f.content = container.NewStack(frame.InsetSides(look.Space2, look.Space1,
		container.New(beside{f.field, byRank}, f.field, byRank)))
	return f
}

type beside struct {
	field *form.TextField
	order *input.Chip
}

func (b beside) MinSize([]fyne.CanvasObject) fyne.Size {
	least := b.order.MinSize()
	return fyne.NewSize(least.Width, max(least.Height, b.field.MinSize().Height))
}

func (b beside) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	order := b.order.MinSize().Width
	room := size.Width - order - look.Space1
	hint := look.Measure(b.field.PlaceHolder, theme.Size(theme.SizeNameText), fyne.TextStyle{}).Width
	shown := room >= hint+4*look.Space3
	core.Show(b.field, shown)
	if !shown {
		core.Place(b.order, 0, 0, size.Width, size.Height)
		return
	}
	core.Place(b.field, 0, 0, room, size.Height)
	core.Place(b.order, size.Width-order, 0, order, size.Height)
}

func (f *finder) wanted(seats int) bool { return seats > view.MaxSeatsShown }

func (f *finder) arrange(m *view.Matrix) {
	if !f.wanted(len(m.Seats)) {
		return
	}
	m.Order = []int{}
	for seat, s := range m.Seats {
		if letters.Finds(s.Name, f.field.Text) {
			m.Order = append(m.Order, seat)
		}
	}
	if f.ranked {
		slices.SortStableFunc(m.Order, func(a, b int) int { return rankOf(m.Seats[a]) - rankOf(m.Seats[b]) })
	}
}

func rankOf(s view.Seat) int {
	if s.Rank == 0 {
		return 1 << 20
	}
	return s.Rank
}
