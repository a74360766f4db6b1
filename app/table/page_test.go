package table

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/driver/software"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/table/layout"
	"scripkeeper/app/table/result"
	"scripkeeper/app/table/why"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

type parts struct{ head, matrix, board, latest, log, sheet, foot bool }

func partsOf(p *Page) parts {
	l := p.content.Layout.(*layout.Table)
	shown := func(o fyne.CanvasObject) bool { return o.Visible() && o.Size().Height > 0 }
	return parts{shown(l.Head), shown(l.Matrix), shown(l.Board), shown(l.Latest), shown(l.Log), shown(l.Sheet),
		shown(l.Foot)}
}

func apart(t *testing.T, p *Page, size fyne.Size) {
	t.Helper()
	l := p.content.Layout.(*layout.Table)
	all := map[string]fyne.CanvasObject{"head": l.Head, "matrix": l.Matrix, "board": l.Board,
		"latest": l.Latest,
		"log":    l.Log, "sheet": l.Sheet, "foot": l.Foot}
	for name, a := range all {
		if !a.Visible() {
			continue
		}
		p, s := a.Position(), a.Size()
		expect.True(t, p.X >= 0 && p.Y >= 0 && p.X+s.Width <= size.Width+0.5 && p.Y+s.Height <= size.Height+0.5,
			"%v: the %s at %v of %v is not on the page", size, name, p, s)
		for other, b := range all {
			q, z := b.Position(), b.Size()
			if other > name && b.Visible() && p.X+s.Width > q.X+0.5 && q.X+z.Width > p.X+0.5 &&
				p.Y+s.Height > q.Y+0.5 && q.Y+z.Height > p.Y+0.5 {
				t.Errorf("%v: the %s and the %s overlap", size, name, other)
			}
		}
	}
}

// The layout depends on the window's width and height, or is a phone's if requested, and follows every new size.
func TestShapesOfTheTable(t *testing.T) {
	column := parts{head: true, matrix: true, board: true, latest: true, foot: true}
	parted := parts{head: true, matrix: true, board: true, latest: true, sheet: true}
	s, page := atTable(t, apptest.Phone())
	for _, c := range []struct {
		size fyne.Size
		text float32
		want parts
	}{
		{apptest.Phone(), 1, column},
		{apptest.Tablet(), 1, parted},
		{fyne.NewSize(820, 880), 1, column},
		{apptest.Desktop(), 1, parted},
		{fyne.NewSize(1099, 800), 1, column},
		{fyne.NewSize(844, 420), 1, parts{head: true, matrix: true, board: true, latest: true, foot: true}},
		{fyne.NewSize(480, 320), 1, parts{head: true, matrix: true, board: true, foot: true}},
		{fyne.NewSize(1920, 1080), 1, parts{head: true, matrix: true, board: true, latest: true, log: true,
			sheet: true}},
		{fyne.NewSize(599, 900), 1, column},
		{fyne.NewSize(360, 500), 1, parts{head: true, matrix: true, latest: true, foot: true}},
		{apptest.Phone(), 1.6, parts{head: true, matrix: true, latest: true, foot: true}},
		{apptest.Tablet(), 1.6, parted},
		{apptest.Desktop(), 1.6, parts{head: true, matrix: true, board: true, sheet: true}},
	} {
		apptest.Dressed(t, s, look.Theme{Variant: look.Light, Text: c.text}, c.size)
		got := partsOf(page)
		if c.text == 1.6 { // with the largest text, the figures decide whether these fit
			got.latest, got.board = c.want.latest, c.want.board
		}
		expect.Equal(t, got, c.want, "%v, text %v", c.size, c.text)
		apart(t, page, c.size)
	}
}

func TestPhoneShapeIsForced(t *testing.T) {
	s, page := atTable(t, apptest.Desktop())
	s.Phone = true
	apptest.Settle(s, fyne.NewSize(1281, 800))
	got := partsOf(page)
	expect.True(t, !got.log && !got.sheet && got.foot, "forced to a phone the page shows %+v", got)
	expect.True(t, NewPage(s).sheet == nil, "a phone has a sheet beside the table")
	apptest.Tap(t, s, apptest.Text("stockholder.entry.turn.title", "seat", "Ann"))
	if _, open := s.Page().(*SheetPage); !open {
		t.Errorf("the turn opens %T", s.Page())
	}
}

func TestSheetBesideTheTable(t *testing.T) {
	s, page := atTable(t, apptest.Desktop())
	choose(t, s, "B", "+60")
	page.Update()
	stands := page.seats.Position()
	s.Go(logRoute{})
	apptest.Settle(s, apptest.Desktop())
	expect.True(t, page.seats.Position() == stands && s.Seen(page), "the log moves the table")
	s.Back()
	expect.True(t, page.sheet.entry.(*stockholder.Turn).Card == "B+60", "looking at another page empties the sheet")
	way(t, s, 0)
	s.Record()
	e := page.sheet.entry.(*stockholder.Turn)
	expect.True(t, e.Seat == 1 && e.Card == "", "the next sheet holds %+v", e)
	editor := page.sheet.editor
	s.Undo()
	s.Redo()
	expect.True(t, page.sheet.editor == editor, "each turn gets an editor made anew")
	apptest.MustContain(t, s, "Ben's turn")
	apptest.MustContain(t, s, "Ann: B +60")
}

func TestScratchGameIsKept(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	must.Do(t, s.Session.Scratch(record.Setup{Rulebook: "stockholder", Names: apptest.Friends(),
		Options: rulebooks.All()[0].Presets()[0].Options}))
	page := NewPage(s)
	s.Go(apptest.To(page))
	apptest.Record(t, s, plain(0, "B+60", 1))
	shelf, err := s.Session.Book().Shelf.List()
	must.Hold(t, err == nil && len(shelf) == 0, "a scratch game is on the shelf: %v, %v", shelf, err)
	apptest.Tap(t, s, words.Text("check.keep"))
	apptest.MustShow(t, s, words.Text("check.kept"))
	expect.Equal(t, len(kept(t, s)), 1, "entries were kept")
	apptest.Record(t, s, plain(1, "R+60", 0))
	expect.Equal(t, len(kept(t, s)), 2, "entries in the book after it was kept")
	expect.True(t, !apptest.Contains(s, words.Text("check.keep")), "it can be kept twice")
}

func TestGameOver(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": apptest.Phone(), "desktop": apptest.Desktop()} {
		t.Run(name, func(t *testing.T) {
			s, _ := atTable(t, size)
			e := position(s)
			e.Round, e.Turn = 10, 2
			apptest.Record(t, s, e, plain(2, "B+60", 1))
			apptest.MustShow(t, s, words.Text("table.finished"))
			apptest.Tap(t, s, words.Text("table.over"))
			if _, result := s.Page().(*result.Page); !result {
				t.Errorf("the page is %T", s.Page())
			}
			s.Back()
			s.Undo()
			apptest.MustContain(t, s, "Zoë's turn")
		})
	}
}

func TestTheEndOpensByItself(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday night", []string{"Ann", "Ben", "Carl"}, 23)
	s.GoHome(apptest.To(NewPage(s)))
	apptest.Settle(s, apptest.Desktop())
	e := apptest.Likely(t, s.Session.View())
	must.Do(t, s.Session.Record(e))
	showRecorded(s, "", 24)
	if page, ends := s.Page().(*result.Page); !ends || !page.FullWindow() {
		t.Fatalf("the end shows %T", s.Page())
	}
	for _, fact := range view.Facts(s.Session.View()) {
		apptest.MustContain(t, s, fact.Title)
	}
	podium := false
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		_, is := o.(*chart.Podium)
		podium = podium || is
	})
	expect.True(t, podium, "there is no podium")
	best := view.Places(s.Session.View())[0]
	apptest.TapSpoken(t, s, words.Format("why.worth", words.Names{"name": best.Name})+" "+strconv.Itoa(best.Worth))
	if _, shown := s.Page().(*why.Page); !shown {
		t.Errorf("a tap on a net worth shows %T", s.Page())
	}
}

func TestAFinishedGameShowsItsStandingBesideTheTable(t *testing.T) {
	s, _ := atTable(t, apptest.Desktop())
	e := position(s)
	e.Round, e.Turn = 10, 2
	apptest.Record(t, s, e, plain(2, "B+60", 1))
	for _, sentence := range []string{s.Session.View().OutcomeLine(), words.Text("table.chart")} {
		apptest.MustShow(t, s, sentence)
	}
}

func TestFiguresLeadToWhy(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1))
	for label, title := range map[string]string{
		"Ann, Cash 30, +30":       "Ann's cash",
		"Ben, Red 1":              "Ben's red shares",
		"Ann, Net worth 460, +60": "Ann's net worth",
		"Zoë, 2.":                 "Zoë's net worth",
		"Blue 160, +60":           "Price of blue",
		words.Text("result.now"):  "",
		words.Text("table.log"):   words.Text("log.title"),
		words.Text("table.share"): "",
		"Ben, Cash 0":             "Ben's cash",
		"Zoë, Green 1":            "Zoë's green shares",
		"Green 100":               "Price of green",
		words.Text("common.back"): "",
		"Ann, Yellow 1":           "Ann's yellow shares",
		"Ben, Net worth 430, +30": "Ben's net worth",
	} {
		s.GoHome(apptest.To(page))
		apptest.TapSpoken(t, s, label)
		expect.True(t, s.Page() != page, "%q leads nowhere", label)
		if label == words.Text("table.share") && apptest.RouteOf(s) != (route.Share{}) {
			t.Errorf("%q leads to %T", label, s.Page())
		}
		expect.True(t, title == "" || apptest.Shows(s, title), "%q leads to a page without %q", label, title)
	}
}

func TestKeysOfTheTable(t *testing.T) {
	plain := apptest.Begin(t)
	canvas := software.NewCanvas()
	s := apptest.OnWindow(plain.App, drawnWindow{plain.Window, canvas}, plain.Session)
	canvas.Resize(apptest.Desktop())
	page := seated(t, s, "4x6", nil, apptest.Friends()...)
	s.GoHome(apptest.To(page))
	letter := func(r rune) { canvas.OnTypedRune()(r) }
	key := func(name fyne.KeyName) { canvas.OnTypedKey()(&fyne.KeyEvent{Name: name}) }
	shortcut := func(c fyne.Shortcut) { canvas.(fyne.Shortcutable).TypedShortcut(c) }
	control := func(name fyne.KeyName) fyne.Shortcut {
		return &desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierControl}
	}
	opens := func(r rune, want func() bool) {
		t.Helper()
		letter(r)
		expect.True(t, want(), "%q opens %T", r, s.Page())
		key(fyne.KeyEscape)
		must.Hold(t, s.Page() == page, "escape leads to %T", s.Page())
	}
	opens('l', func() bool { _, log := s.Page().(*logPage); return log })
	opens('s', func() bool { return apptest.RouteOf(s) == route.Share{} })
	opens('?', func() bool { return apptest.RouteOf(s) == route.Keys{} })
	key(mobile.KeyBack)
	expect.True(t, s.Depth() == 1, "back leads to %T", s.Page())
	s.GoHome(apptest.To(page))
	turn := func() *stockholder.Turn { return page.sheet.entry.(*stockholder.Turn) }
	turn().Card, turn().Free = "B+60", fourcolours.Assign(1)
	page.sheet.update()
	letter('y')
	shortcut(control(fyne.KeyReturn))
	n := len(s.Session.Game().Steps())
	must.Hold(t, n == 1, "control and enter leave %d entries", n)
	turn().Card, turn().Free = "R+60", fourcolours.Assign(0)
	page.sheet.update()
	shortcut(control(fyne.KeyEnter))
	shortcut(&fyne.ShortcutUndo{})
	shortcut(&fyne.ShortcutUndo{})
	expect.Equal(t, len(s.Session.Game().Steps()), 0, "entries after two undos")
	shortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierControl | fyne.KeyModifierShift})
	shortcut(&fyne.ShortcutRedo{})
	expect.Equal(t, len(s.Session.Game().Steps()), 2, "entries after two redos")
}

func TestWindowIsPaper(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	for _, variant := range []look.Variant{look.Light, look.Dark} {
		chosen := look.Theme{Variant: variant}
		apptest.Dressed(t, s, chosen, apptest.Phone())
		r, g, b, _ := s.Window.Canvas().Capture().At(195, 700).RGBA()
		wr, wg, wb, _ := chosen.Color(look.Paper, 0).RGBA()
		expect.True(t, r == wr && g == wg && b == wb,
			"variant %v: the window is %x %x %x, paper is %x %x %x", variant, r, g, b, wr, wg, wb)
	}
}
