package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// PriceBoard is the board of the physical game: a ladder of prices for each company, its marker on the price of
// now, and the ghost of the marker where it stood before the last move.
type PriceBoard struct {
	fw.BaseWidget
	// OnTapped is told which company's ladder was tapped.
	OnTapped func(company int)

	lanes   []Lane
	ladders []*ladder
}

// NewPriceBoard is a board with a lane for each company.
func NewPriceBoard(lanes []Lane, tapped func(company int)) *PriceBoard {
	b := &PriceBoard{OnTapped: tapped, lanes: lanes}
	b.ExtendBaseWidget(b)
	return b
}

// Update moves the markers.
func (b *PriceBoard) Update(lanes []Lane) {
	b.lanes = lanes
	b.Refresh()
}

// AccessibilityLabel is empty: the ladders speak for themselves.
func (b *PriceBoard) AccessibilityLabel() string { return "" }

// AccessibilityRole is that of a container.
func (b *PriceBoard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the ladders side by side on felt.
func (b *PriceBoard) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	felt := &canvas.Rectangle{CornerRadius: look.Radius}
	d := &drawing{of: b}
	d.paint = func() {
		felt.FillColor = tint(b, look.Felt)
		d.objects = []fyne.CanvasObject{felt}
		for company, lane := range b.lanes {
			if company == len(b.ladders) {
				b.ladders = append(b.ladders, newLadder(lane, func() {
					if b.OnTapped != nil {
						b.OnTapped(company)
					}
				}))
			}
			b.ladders[company].update(lane)
			d.objects = append(d.objects, b.ladders[company])
		}
	}
	d.least = func() fyne.Size {
		width, height := float32(0), float32(0)
		for _, l := range b.ladders[:len(b.lanes)] {
			size := l.MinSize()
			width, height = width+size.Width, max(height, size.Height)
		}
		return fyne.NewSize(width+look.Space2, height+look.Space2)
	}
	d.layout = func(size fyne.Size) {
		put(felt, 0, 0, size.Width, size.Height)
		each := min((size.Width-look.Space2)/float32(max(1, len(b.lanes))), 260*factor(b))
		left := (size.Width - each*float32(len(b.lanes))) / 2
		for company := range b.lanes {
			put(b.ladders[company], left+float32(company)*each, look.Space2, each, size.Height-look.Space3)
		}
	}
	d.paint()
	return d
}
