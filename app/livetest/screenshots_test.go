//go:build screenshots

package livetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// TestScreenshotsOfTheLiveTable makes the pictures of the live page in README.md (make screenshots).
func TestScreenshotsOfTheLiveTable(t *testing.T) {
	r := recordings.Read(t, "stockholder", "four-seats-3x5")
	const entries = 13
	file, _ := opening(t, r.Record, entries)
	h := serve(t, file)
	keeper := newPhone(t)
	keeper.open(h.keeper, ".game #sheet")
	player, board := keeper.another(), keeper.another()
	player.open(h.join, ".game.looks")
	seatFor(player, keeper, r.Names[steps(t, r)[entries].Before.Turn()])
	keep := func(p phone, name string, width, height int64) {
		var png []byte
		p.Do(chromedp.EmulateViewport(width, height), chromedp.CaptureScreenshot(&png))
		must.Do(t, os.WriteFile(filepath.Join(os.Getenv("SCRIPKEEPER_SCREENSHOTS"), name+".png"), png, 0o644))
	}
	player.fits(t, "a player")
	keep(player, "live-phone", 390, 844)
	keep(keeper, "live-keeper", 1280, 800)
	board.open(h.join, ".game.looks")
	site, _, _ := strings.Cut(h.join, "/j/")
	board.open(site+"/?view=board", "main.tv")
	keep(board, "live-board", 1920, 1080)
}
