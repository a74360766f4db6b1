package widget

import (
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/calc"
)

// The gallery draws every widget in its states, in both themes, narrow and wide. The pictures are laid into the
// folder that SCRIPKEEPER_SHOTS names, so that one can look at them.

func blue() Company   { return Company{Key: "blue", Code: "B", Name: "Blue"} }
func red() Company    { return Company{Key: "red", Code: "R", Name: "Red"} }
func yellow() Company { return Company{Key: "yellow", Code: "Y", Name: "Yellow"} }
func green() Company  { return Company{Key: "green", Code: "G", Name: "Green"} }

func sampleView(seats int) MatrixView {
	all := []MatrixSeat{
		{Name: "Ben", Cash: 340, Shares: []int{4, 0, 2, 1}, Worth: 1020, Rank: 2, Turn: true},
		{Name: "Anastasia Petrovna", Cash: 12345, Shares: []int{9, 1, 0, 0}, Worth: 13505, Rank: 1},
		{Name: "Zoe", Cash: 40, Shares: []int{0, 3, 12, 0}, Worth: 400, Rank: 5},
		{Name: "Мария", Cash: 980, Shares: []int{1, 1, 1, 1}, Worth: 1240, Rank: 3},
		{Name: "Chidi", Cash: 7, Shares: []int{0, 0, 0, 0}, Worth: 7, Rank: 6, Out: true},
		{Name: "Yuki", Cash: 520, Shares: []int{2, 0, 15, 1}, Worth: 960, Rank: 4},
	}
	return MatrixView{
		Companies: []MatrixCompany{
			{Company: blue(), Price: 120, Move: 20}, {Company: red(), Price: 80, Move: -40},
			{Company: yellow(), Price: 10}, {Company: green(), Price: 250, Move: 100}},
		Seats: all[:seats], Cash: "cash", Worth: "worth", Price: "price",
	}
}

func sampleLanes() []Lane {
	s := calc.Scale{Min: 10, Max: 250, Step: 10}
	return []Lane{
		{Company: blue(), Track: s, Price: 120, Before: 60}, {Company: red(), Track: s, Price: 80, Before: 120},
		{Company: yellow(), Track: s, Price: 10, Before: 10}, {Company: green(), Track: s, Price: 250, Before: 240}}
}

func sampleSeries() []Series {
	return []Series{
		{Name: "Ben", Values: []int{400, 380, 520, 610, 560, 700, 820, 790, 1020}},
		{Name: "Anastasia Petrovna", Values: []int{400, 420, 480, 450, 640, 820, 980, 1160, 1350}},
		{Name: "Zoe", Values: []int{400, 400, 360, 380, 300, 340, 390, 420, 400}},
		{Name: "Мария", Values: []int{400, 450, 430, 520, 610, 700, 690, 900, 1040}},
		{Name: "Chidi", Values: []int{400, 300, 280, 160, 120, 60, 40, 20, 7}},
		{Name: "Yuki", Values: []int{400, 390, 460, 500, 600, 640, 760, 880, 960}},
	}
}

func controls() fyne.CanvasObject {
	off := NewPrimaryButton("Record", nil)
	off.DisableBecause("no card")
	focused := NewQuietButton("With the focus", func() {})
	focused.focused = true
	chosen := NewCompanyCell(red(), nil)
	chosen.SetChosen(true)
	gone := NewCompanyCell(green(), nil)
	gone.DisableBecause("the card's own colour")
	pill := NewChip("Last round", nil)
	pill.SetChosen(true)
	buy := NewTradeStepper(blue(), -4, 12, 2, nil)
	buy.SetCaption("–240")
	buy.SetShortcuts(Shortcut{"all", -4}, Shortcut{"max", 12})
	none := NewTradeStepper(yellow(), 0, 0, 0, nil)
	none.SetShortcuts(Shortcut{"all", 0}, Shortcut{"max", 0})
	sell := NewTradeStepper(green(), -10, 0, -10, nil)
	sell.SetCaption("+2 500")
	sell.SetShortcuts(Shortcut{"all", -10}, Shortcut{"max", 0})
	disabled := NewStepper("Packs", 1, 2, 1, nil)
	disabled.DisableBecause("fixed")
	figure := NewFigure("Ann, cash", 12345, FigureText).OnTapped(func() {})
	figure.SetChange(12345, 300)
	fall := NewFigure("Ann, red", 3, FigureText)
	fall.SetChange(3, -4)
	muted := NewCompanyBadge(green(), FigureText)
	muted.SetMuted(true)
	struck := NewRow("Zoe: ×2 green, ÷2 yellow", "taken back · round 3", func() {}).SetStruck(true)
	rowFigure := NewFigure("change", 120, FigureText)
	left := Stack(look.Space3,
		NewTopBar("Friday night", "round 3 of 8", NewIconButton("back", theme.NavigateBackIcon(), func() {}),
			NewIconButton("share", Icon("qr"), func() {}), NewIconButton("more", theme.MoreVerticalIcon(), func() {})),
		NewRule(),
		Across(look.Space2, NewPrimaryButton("Ben's turn", func() {}), NewQuietButton("Other entry", func() {}), off),
		Across(look.Space2, focused, NewPlainButton("Log", Icon("log"), func() {}), NewPlainButton("Share", Icon("qr"), func() {})),
		NewSection("Trades before the card", NewPlainButton("clear", nil, func() {})),
		buy, none, sell, NewStepper("Rounds", 1, 99, 8, nil), disabled,
		NewFlow(look.Space2, NewCompanyCell(blue(), nil).SetDetail("120"), chosen, gone, pill, NewChip("Everyone", nil)),
		NewSegmented([]string{"System", "Light", "Dark"}, 1, nil),
	)
	right := Stack(look.Space3,
		NewSwitch("Count the cards", "A card of which none is left is refused.", true, nil),
		NewSwitch("Repurchase is optional", "A player may let lost shares go instead of buying them back.", false, nil),
		Stack(0,
			NewRow("Ben: +60 blue, –30 red", "14:02 · compensation 120", func() {}).SetEnds(NewSymbol(blue(), 18), rowFigure),
			struck,
			NewRow("Ann: ×2 yellow, ÷2 red", "", func() {}).SetChosen(true)),
		Across(look.Space4, NewCompanyBadge(blue(), Caption), NewCompanyBadge(red(), Body), NewCompanyBadge(yellow(), FigureText),
			NewCompanyBadge(green(), Headline), muted),
		Across(look.Space5, figure, fall, NewFigure("Hero", 1350, Hero)),
		NewParagraph("A colour that falls below 10 stays at 10. Whoever holds it loses those shares, and may buy them back "+
			"for 10 less what it would have fallen to.", Body),
		NewUndoBar("Recorded Ben's turn", BarAction{Label: "Replace", Tapped: nil}, BarAction{Label: "Undo", Tapped: nil}),
	)
	return Inset(look.Space3, NewColumns(360, look.Space5, left, right))
}

func table(seats int) fyne.CanvasObject {
	return NewMatrix(sampleView(seats), func(int, int) {})
}

func preview() fyne.CanvasObject {
	before, after := sampleView(4), sampleView(4)
	after.Seats[0].Cash, after.Seats[0].Worth = 640, 1320
	after.Seats[2].Shares, after.Seats[2].Worth = []int{0, 0, 12, 0}, 160
	after.Before = &before
	return NewMatrix(after, nil)
}

func phone() fyne.CanvasObject {
	head := NewTopBar("Friday night", "round 3 of 8", NewIconButton("back", theme.NavigateBackIcon(), func() {}),
		NewIconButton("undo", theme.ContentUndoIcon(), func() {}), NewIconButton("more", theme.MoreVerticalIcon(), func() {}))
	foot := Stack(look.Space2, NewPrimaryButton("Ben's turn", func() {}))
	return container.NewBorder(Stack(0, InsetSides(look.Space2, look.Space1, head), InsetSides(look.Space2, 0, table(6))),
		Inset(look.Space3, foot), nil, nil, Inset(look.Space2, NewPriceBoard(sampleLanes(), func(int) {})))
}

// largePhone is the phone in large text, where the board no longer fits beneath the matrix.
func largePhone() fyne.CanvasObject {
	return container.NewBorder(nil, Inset(look.Space3, NewPrimaryButton("Ben's turn", func() {})), nil, nil,
		container.NewVScroll(InsetSides(look.Space2, look.Space3, Stack(look.Space3, table(6), NewPriceBoard(sampleLanes(), nil)))))
}

func wideTable() fyne.CanvasObject {
	middle := container.NewBorder(nil, NewLineChart("net worth", sampleSeries()), nil, nil,
		container.NewBorder(nil, Inset(look.Space3, table(4)), nil, nil, Inset(look.Space3, NewPriceBoard(sampleLanes(), func(int) {}))))
	side := NewPanel(look.Card, look.Space4, Stack(look.Space3, NewText("Ben's turn", Headline),
		NewSection("What it does"), preview(), NewPrimaryButton("Record", func() {})))
	return container.NewBorder(nil, nil, nil, side.Square(), middle)
}

func code() fyne.CanvasObject {
	const n = 45
	modules := make([][]bool, n)
	for y := range modules {
		modules[y] = make([]bool, n)
		for x := range modules[y] {
			modules[y][x] = x > 3 && y > 3 && x < n-4 && y < n-4 && (x*y+x+y)%3 == 0
		}
	}
	return Inset(look.Space4, NewQRPicture("the whole game", modules))
}

func TestGallery(t *testing.T) {
	if testing.Short() {
		t.Skip("it draws pictures to be looked at")
	}
	folder := os.Getenv("SCRIPKEEPER_SHOTS")
	a := test.NewTempApp(t)
	narrow, wide := fyne.NewSize(390, 844), fyne.NewSize(1280, 800)
	scenes := []struct {
		name string
		draw func() fyne.CanvasObject
		size fyne.Size
		text float32
	}{
		{"controls-390", controls, fyne.NewSize(390, 1240), 1},
		{"controls-1280", controls, wide, 1},
		{"controls-large", controls, fyne.NewSize(390, 1700), 1.6},
		{"phone", phone, narrow, 1},
		{"phone-large", largePhone, narrow, 1.6},
		{"desktop", wideTable, wide, 1},
		{"desktop-1920", wideTable, fyne.NewSize(1920, 1080), 1},
		{"preview-390", func() fyne.CanvasObject { return Inset(look.Space2, preview()) }, fyne.NewSize(390, 400), 1},
		{"matrix-twelve-390", func() fyne.CanvasObject { return NewMatrix(treasuries(), nil) }, fyne.NewSize(390, 620), 1},
		{"matrix-twelve-820", func() fyne.CanvasObject { return NewMatrix(treasuries(), nil) }, fyne.NewSize(820, 420), 1},
		{"matrix-twelve-large", func() fyne.CanvasObject { return NewMatrix(treasuries(), nil) }, fyne.NewSize(390, 900), look.LargestText},
		{"board-twelve-390", func() fyne.CanvasObject { return NewPriceBoard(manyLanes(), nil) }, fyne.NewSize(374, 320), 1},
		{"board-twelve-820", func() fyne.CanvasObject { return NewPriceBoard(manyLanes(), nil) }, fyne.NewSize(800, 420), 1},
		{"board-tall", func() fyne.CanvasObject { return Inset(look.Space3, NewPriceBoard(sampleLanes(), func(int) {})) },
			fyne.NewSize(600, 760), 1},
		{"chart-390", func() fyne.CanvasObject { return Inset(look.Space3, NewLineChart("net worth", sampleSeries())) },
			fyne.NewSize(390, 260), 1},
		{"code-390", code, fyne.NewSize(390, 390), 1},
		{"empty-390", func() fyne.CanvasObject {
			return NewEmptyState(Icon("cards"), "No games yet", "Deal the cards, then begin a game here. It is kept as you play.",
				NewPrimaryButton("New game", func() {}))
		}, fyne.NewSize(390, 420), 1},
	}
	for _, th := range []look.Theme{{Variant: look.Light}, {Variant: look.Dark}} {
		for _, text := range []float32{1, look.LargestText} {
			th.Text = text
			a.Settings().SetTheme(th)
			for _, s := range scenes {
				if s.text == text {
					c := software.NewCanvas()
					c.SetContent(s.draw())
					c.Resize(s.size)
					settle(c)
					shoot(t, c, filepath.Join(folder, fmt.Sprintf("%s-%s.png", s.name, variantName(th))))
				}
			}
		}
		th.Text = 1
		a.Settings().SetTheme(th)
		c := software.NewCanvas()
		c.SetContent(phone())
		c.Resize(narrow)
		body := Stack(look.Space3, NewText("The card as it lies on the table", Caption),
			NewSection("What it does"), preview())
		sheet := NewBottomSheet("Ben's turn", "close", body, NewPrimaryButton("Record", func() {}))
		sheet.ShowOn(c)
		settle(c)
		shoot(t, c, filepath.Join(folder, "sheet-"+variantName(th)+".png"))
	}
}

func variantName(th look.Theme) string {
	if th.Variant == look.Dark {
		return "dark"
	}
	return "light"
}

// settle lays a canvas out again: paragraphs know their height only once they have their width.
func settle(c software.WindowlessCanvas) {
	size := c.Size()
	for range 2 {
		c.Resize(size.AddWidthHeight(0, 1))
		c.Resize(size)
	}
}

// shoot fails when a canvas shows one colour only, and writes what it shows where SCRIPKEEPER_SHOTS asks for pictures.
func shoot(t *testing.T, c fyne.Canvas, path string) {
	t.Helper()
	picture := c.Capture()
	bounds, colours := picture.Bounds(), map[color.Color]bool{}
	for y := bounds.Min.Y; y < bounds.Max.Y; y += 11 {
		for x := bounds.Min.X; x < bounds.Max.X; x += 3 {
			colours[picture.At(x, y)] = true
		}
	}
	if len(colours) < 3 {
		t.Errorf("%s shows %d colours", filepath.Base(path), len(colours))
	}
	if os.Getenv("SCRIPKEEPER_SHOTS") == "" {
		return
	}
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(file, picture); err != nil {
		t.Error(err)
	}
	if err := file.Close(); err != nil {
		t.Error(err)
	}
}
