package table

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
)

// The pages of the game on the table are drawn with six long names, cash of five digits and the largest text; the
// pictures are for the eye, in the folder that SCRIPKEEPER_SHOTS names.
func TestTablePagesAreDrawn(t *testing.T) {
	apptest.Slow(t)
	pages := []struct {
		name string
		show func(t *testing.T, s *shell.Shell)
	}{
		{"table", func(t *testing.T, s *shell.Shell) { rich(t, s) }},
		{"table-first", func(t *testing.T, s *shell.Shell) { seated(t, s, "4x6", nil, "Ann", "Ben", "Zoë", "Иван") }},
		{"table-over", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			e := position(s)
			e.Round, e.Turn = 8, 5
			apptest.Record(t, s, e, &stockholder.Turn{Seat: 5, Card: "G-30", Free: fourcolours.Assign(1)})
		}},
		{"turn", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
		}},
		{"turn-ways", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "G", "+100")
		}},
		{"turn-trade", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "Y", "÷2")
			way(t, s, 1)
			trade(t, s, "after", 1)
		}},
		{"turn-ready", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "G", "+100")
			way(t, s, 2)
		}},
		{"turn-house", func(t *testing.T, s *shell.Shell) {
			seated(t, s, "3x5", func(o *stockholder.Options) { o.Zeroing = "repurchase_optional" }, longNames()...)
			e := position(s)
			for seat := range e.Seats {
				e.Seats[seat].Cash = 10_340 + 7_770*seat
				e.Seats[seat].Shares = []int{0, 0, 0, 30}
			}
			e.Prices[3] = 20
			apptest.Record(t, s, e)
			pushSheet(s, s.Session.View().Expected().All()[0])
			choose(t, s, "G", "–60")
			way(t, s, 0)
		}},
		{"turn-broker", func(t *testing.T, s *shell.Shell) {
			seated(t, s, "broker1961", nil, longNames()...).enter()
		}},
		{"ruling", func(t *testing.T, s *shell.Shell) { rich(t, s); pushSheet(s, &calc.Ruling{What: "cash"}) }},
		{"position", func(t *testing.T, s *shell.Shell) { rich(t, s); pushSheet(s, position(s)) }},
		{"amend", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			pushAmend(s, 2)
			apptest.Tap(t, s, words.Text("sheet.card.change"))
			choose(t, s, "B", "–60")
			way(t, s, 0)
		}},
		{"void", func(t *testing.T, s *shell.Shell) { rich(t, s); s.Go(voidRoute{number: 2}) }},
		{"recorded", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "G", "+100")
			way(t, s, 2)
			s.Record()
		}},
		{"log", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			page := newLogPage(s)
			s.Go(apptest.To(page))
			page.list.open = 2
			page.Update()
		}},
		{"why-cash", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			s.Go(whyRoute{figure: view.SeatFigure(0, view.CashColumn), looker: calc.None})
		}},
		{"why-worth", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			s.Go(whyRoute{figure: view.SeatFigure(0, view.WorthColumn), looker: calc.None})
		}},
		{"why-price", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			s.Go(whyRoute{figure: view.PriceFigure(s.Session.View().Layout, 0), looker: calc.None})
		}},
	}
	looks := []struct {
		name  string
		theme look.Theme
		sizes []fyne.Size
	}{{"light", look.Theme{Variant: look.Light}, []fyne.Size{{Width: 390, Height: 844}}}}
	folder := os.Getenv("SCRIPKEEPER_SHOTS")
	if folder != "" {
		all := []fyne.Size{{Width: 390, Height: 844}, {Width: 820, Height: 1180}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}}
		looks[0].sizes = all
		looks = append(looks, looks[0], looks[0])
		looks[1].name, looks[1].theme = "dark", look.Theme{Variant: look.Dark}
		looks[2].name, looks[2].theme = "huge", look.Theme{Variant: look.Light, Text: look.LargestText}
	} else {
		folder = t.TempDir()
	}
	for _, page := range pages {
		t.Run(page.name, func(t *testing.T) {
			for _, as := range looks {
				for _, size := range as.sizes {
					s := apptest.Begin(t)
					apptest.Dressed(t, s, as.theme, size)
					page.show(t, s)
					apptest.Settle(s, size)
					apptest.Picture(t, s, filepath.Join(folder, fmt.Sprintf("%s-%s-%.0f.png", page.name, as.name, size.Width)))
				}
			}
		})
	}
}
