package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// PriceBoard is the board of the physical game: a ladder of prices for each company, its marker on the price of
// now, and the ghost of the marker where it stood before the last move. Where the tracks have too many prices for
// ladders, it shows the prices as figures. Companies that are not in play stand apart beneath.
type PriceBoard struct {
	fw.BaseWidget
	// OnTapped is told which company's price was tapped.
	OnTapped func(company int)
	// Apart is the word before the companies that are not in play.
	Apart string

	lanes   []Lane
	ladders map[int]*ladder
	tiles   map[int]*priceTile
	badges  map[int]*CompanyBadge
}

// NewPriceBoard is a board with a lane for each company.
func NewPriceBoard(lanes []Lane, tapped func(company int)) *PriceBoard {
	b := &PriceBoard{OnTapped: tapped, lanes: lanes,
		ladders: map[int]*ladder{}, tiles: map[int]*priceTile{}, badges: map[int]*CompanyBadge{}}
	b.ExtendBaseWidget(b)
	return b
}

// Update moves the markers.
func (b *PriceBoard) Update(lanes []Lane) {
	b.lanes = lanes
	b.Refresh()
}

// AccessibilityLabel is empty: the prices speak for themselves.
func (b *PriceBoard) AccessibilityLabel() string { return "" }

// AccessibilityRole is that of a container.
func (b *PriceBoard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// split parts the companies into those on the board and those that are not in play, and tells whether the board shows
// figures.
func (b *PriceBoard) split() (on, off []int, figures bool) {
	for company, lane := range b.lanes {
		if lane.Off {
			off = append(off, company)
			continue
		}
		on = append(on, company)
		figures = figures || !lane.ladder()
	}
	return on, off, figures
}

// Figures tells whether the board shows its prices as figures, not as ladders.
func (b *PriceBoard) Figures() bool {
	_, _, figures := b.split()
	return figures
}

// HeightAt is the height that the board asks for at a width; 0 when it uses what it gets.
func (b *PriceBoard) HeightAt(width float32) float32 {
	b.ExtendBaseWidget(b)
	on, off, figures := b.split()
	foot := b.footHeight(off, width)
	if len(on) == 0 {
		return foot + look.Space2
	}
	if !figures {
		return 0
	}
	across, _ := b.across(on, width)
	lines := (len(on) + across - 1) / across
	return float32(lines)*tileHeight(b) + foot + look.Space2
}

func (b *PriceBoard) tapped(company int) {
	if b.OnTapped != nil {
		b.OnTapped(company)
	}
}

func (b *PriceBoard) ladder(company int) *ladder {
	l, ok := b.ladders[company]
	if !ok {
		l = newLadder(b.lanes[company], func() { b.tapped(company) })
		b.ladders[company] = l
	}
	return l
}

func (b *PriceBoard) tile(company int) *priceTile {
	t, ok := b.tiles[company]
	if !ok {
		t = newPriceTile(b.lanes[company], func() { b.tapped(company) })
		b.tiles[company] = t
	}
	return t
}

// badge is the sign of a company that is not in play.
func (b *PriceBoard) badge(company int) *CompanyBadge {
	of := b.lanes[company].Company
	badge, ok := b.badges[company]
	if !ok || badge.company != of {
		badge = NewCompanyBadge(of, Caption)
		b.badges[company] = badge
	}
	return badge
}

// across is how many tiles stand side by side, and how wide each is.
func (b *PriceBoard) across(on []int, width float32) (int, float32) {
	widest := float32(1)
	for _, company := range on {
		widest = max(widest, b.tile(company).MinSize().Width)
	}
	room := width - look.Space2
	across := min(len(on), max(1, int(room/widest)))
	lines := (len(on) + across - 1) / across
	across = (len(on) + lines - 1) / lines // evenly filled lines
	return across, room / float32(across)
}

// placeFoot goes along the companies that are not in play, line by line, and gives the height that they take.
func (b *PriceBoard) placeFoot(off []int, width float32, each func(company int, x, y float32)) float32 {
	if len(off) == 0 {
		return 0
	}
	line := lineHeight(b, Caption) + look.Space1
	x, y := look.Space2+measure(b, b.Apart, Caption).Width+look.Space2, float32(0)
	for _, company := range off {
		wide := b.badge(company).MinSize().Width
		if x+wide > width-look.Space2 && x > look.Space2 {
			x, y = look.Space2, y+line
		}
		each(company, x, y)
		x += wide + look.Space3
	}
	return y + line + look.Space1
}

func (b *PriceBoard) footHeight(off []int, width float32) float32 {
	return b.placeFoot(off, width, func(int, float32, float32) {})
}

// CreateRenderer draws the prices side by side on felt.
func (b *PriceBoard) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	felt, apart := &canvas.Rectangle{CornerRadius: look.Radius}, canvas.NewText("", nil)
	d := &drawing{of: b}
	d.paint = func() {
		on, off, figures := b.split()
		felt.FillColor = tint(b, look.Felt)
		d.objects = []fyne.CanvasObject{felt}
		for _, company := range on {
			if figures {
				b.tile(company).update(b.lanes[company])
				d.objects = append(d.objects, b.tile(company))
				continue
			}
			b.ladder(company).update(b.lanes[company])
			d.objects = append(d.objects, b.ladder(company))
		}
		if len(off) > 0 {
			write(b, apart, b.Apart, Caption, look.Soft)
			d.objects = append(d.objects, apart)
		}
		for _, company := range off {
			d.objects = append(d.objects, b.badge(company))
		}
	}
	d.least = func() fyne.Size {
		on, off, figures := b.split()
		width, height := float32(0), float32(0)
		for _, company := range on {
			if figures {
				size := b.tile(company).MinSize()
				width, height = max(width, size.Width), max(height, size.Height)
				continue
			}
			size := b.ladder(company).MinSize()
			width, height = width+size.Width, max(height, size.Height)
		}
		return fyne.NewSize(width+look.Space2, height+look.Space2+b.footHeight(off, max(width, b.Size().Width)))
	}
	d.layout = func(size fyne.Size) {
		on, off, figures := b.split()
		Place(felt, 0, 0, size.Width, size.Height)
		foot := b.footHeight(off, size.Width)
		Place(apart, look.Space2, size.Height-foot, size.Width, lineHeight(b, Caption))
		b.placeFoot(off, size.Width, func(company int, x, y float32) {
			badge := b.badge(company)
			Place(badge, x, size.Height-foot+y, badge.MinSize().Width, lineHeight(b, Caption))
		})
		if figures {
			across, each := b.across(on, size.Width)
			for i, company := range on {
				Place(b.tile(company), look.Space1+float32(i%across)*each, look.Space1+float32(i/across)*tileHeight(b), each, tileHeight(b))
			}
			return
		}
		each := min((size.Width-look.Space2)/float32(max(1, len(on))), 260*factor(b))
		left := (size.Width - each*float32(len(on))) / 2
		for i, company := range on {
			Place(b.ladder(company), left+float32(i)*each, look.Space2, each, size.Height-look.Space3-foot)
		}
	}
	d.paint()
	return d
}
