package table

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
)

// A moment is a part of a recorded game.
type moment struct {
	name     string
	part, of int
}

// The table of every game is drawn at its beginning, in its middle and at its end; the pictures are for the eye, in the
// folder that SCRIPKEEPER_SHOTS names.
func TestTablesOfEveryGameAreDrawn(t *testing.T) {
	apptest.Slow(t)
	games := []struct{ id, name string }{
		{"stockholder", "five-seats-4x6-asides"}, {"brokeryard", "mass-start-14"}, {"stockpile", "standard-four-hidden"},
		{"stockpile", "advanced-three-open"}, {"tycoon", "twelve-seats-extended"}, {"tycoon", "five-seats-strategist"},
		{"shoulders", "four-seats-advanced-each"}, {"openmarket", "certificates-in-cash"},
		{"openmarket", "hotels-takeover"}, {"openmarket", "free-for-all"}, {"openmarket", "rails-three-rounds"},
	}
	sizes := []fyne.Size{{Width: 390, Height: 844}}
	themes := map[string]look.Theme{"light": {Variant: look.Light}}
	moments := []moment{{"middle", 2, 4}}
	folder := os.Getenv("SCRIPKEEPER_SHOTS")
	if folder != "" {
		moments = []moment{{"begin", 0, 4}, {"early", 1, 4}, {"middle", 2, 4}, {"end", 4, 4}}
		sizes = append(sizes, fyne.Size{Width: 820, Height: 1180}, fyne.Size{Width: 1280, Height: 800})
		themes["dark"] = look.Theme{Variant: look.Dark}
	} else {
		folder = t.TempDir()
	}
	for _, game := range games {
		t.Run(game.id+"-"+game.name, func(t *testing.T) {
			g := apptest.RecordedGame(t, game.id, game.name)
			for _, when := range moments {
				for variant, theme := range themes {
					for _, size := range sizes {
						s := apptest.Begin(t)
						apptest.Dressed(t, s, theme, size)
						playedTo(t, s, g, len(g.Entries)*when.part/when.of)
						apptest.Settle(s, size)
						name := fmt.Sprintf("%s-%s-%s-%s-%.0f.png", game.id, game.name, when.name, variant, size.Width)
						apptest.Picture(t, s, filepath.Join(folder, name))
					}
				}
			}
		})
	}
	t.Run("crowd", func(t *testing.T) {
		for _, size := range sizes {
			s := apptest.Begin(t)
			apptest.Dressed(t, s, themes["light"], size)
			page := crowded(t, s)
			apptest.Settle(s, size)
			page.reach(page.matrix.Size().Height/2, page.matrix.Size().Height/2+44)
			apptest.Picture(t, s, filepath.Join(folder, fmt.Sprintf("crowd-light-%.0f.png", size.Width)))
		}
	})
}

// Where the price board has no room beside the matrix, it can be seen in its place.
func TestTracksTakeThePlaceOfTheMatrix(t *testing.T) {
	phone := fyne.NewSize(390, 844)
	g := apptest.RecordedGame(t, "shoulders", "four-seats-advanced-each")
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, phone)
	page := playedTo(t, s, g, len(g.Entries)/2)
	apptest.Settle(s, phone)
	if page.board.Visible() || !page.track.Visible() {
		t.Fatalf("board %t, button %t", page.board.Visible(), page.track.Visible())
	}
	test.Tap(page.track)
	apptest.Settle(s, phone)
	if !page.board.Visible() || page.seats.Visible() || page.board.Size().Height < 300 {
		t.Errorf("board %t of %v, matrix %t", page.board.Visible(), page.board.Size(), page.seats.Visible())
	}
	if folder := os.Getenv("SCRIPKEEPER_SHOTS"); folder != "" {
		apptest.Picture(t, s, filepath.Join(folder, "tracks-light-390.png"))
	}
	test.Tap(page.track)
	apptest.Settle(s, phone)
	if page.board.Visible() || !page.seats.Visible() {
		t.Errorf("turned back, board %t, matrix %t", page.board.Visible(), page.seats.Visible())
	}
	apptest.Settle(s, fyne.NewSize(1280, 800))
	if !page.board.Visible() || !page.seats.Visible() || page.track.Visible() {
		t.Error("a wide window has no room for both")
	}
}
