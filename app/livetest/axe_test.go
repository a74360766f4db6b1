package livetest

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/axe"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

type screen struct {
	name            string
	in              phone
	place, selector string
}

func (v screen) turn() {
	if v.place != "" {
		v.in.turnTo(v.place, v.selector)
	}
	v.in.Sees(v.selector)
}

func middle(t testing.TB, id string) (recordings.Game, int) {
	t.Helper()
	r := recordings.Read(t, id, recordings.Names(t, id)[0])
	return r, len(r.Entries) / 2
}

// pages returns all pages of the live server: for keepers, players, spectators, strangers and removed guests.
func pages(t testing.TB) []screen {
	t.Helper()
	shelf, single := newPhone(t), newPhone(t)
	shelf.open(serve(t).keeper, "main.page")
	r, entries := middle(t, "stockholder")
	shelf.takeIn(r, entries)
	game := "g/" + r.Record.ID.String()
	file, _ := opening(t, r.Record, entries)
	h := serve(t, file)
	single.open(h.keeper, ".game #sheet")
	seated, looker, tv, out, stranger := single.another(), single.another(), single.another(),
		single.another(), single.another()
	seated.open(h.join, ".game.looks")
	seatFor(seated, single, r.Names[steps(t, r)[entries].Before.Turn()])
	tv.open(h.join, ".game.looks")
	site, _, _ := strings.Cut(h.join, "/j/")
	tv.open(site+"/?view=board", "main.tv")
	stranger.open(site, "main.alone [role=status]")
	looker.open(h.join, ".game.looks")
	out.open(h.join, ".game.looks")
	single.showOut(chromium.Value[string](out.Browser, `driver.seen.me.id`))
	out.Hears(said("gone"))
	all := []screen{
		{"shelf", shelf, "shelf", ".tile"},
		{"new game", shelf, "new", "main.page .record"},
		{"import", shelf, "import", "textarea"},
		{"deleted games", shelf, "shelf/deleted", "main.page"},
		{"keeper", shelf, game, "#sheet form"},
		{"guests", shelf, game + "/guests", ".guests"},
		{"log", shelf, game + "/log", ".panel .log"},
		{"entry", shelf, game + "/entry/2", ".panel .buttons"},
		{"removing", shelf, game + "/remove/2", ".panel .main"},
		{"why", shelf, game + "/why/seat.0.worth", ".panel .rows"},
		{"chart", shelf, game + "/chart", ".panel .chart"},
		{"standings", shelf, game + "/result", ".panel .places"},
		{"share", shelf, game + "/share", "#code"},
		{"seat", seated, game, "#sheet form"},
		{"looking", looker, game, ".game.looks"},
		{"asking for a seat", looker, game + "/seat", "#device"},
		{"board", tv, "", "main.tv"},
		{"not joined", stranger, "", "main.alone"},
		{"shown out", out, "", "main.alone"},
	}
	return all
}

var schemes = []string{"light", "dark"}

func (p phone) scheme(scheme string) {
	p.T.Helper()
	wish := &emulation.MediaFeature{Name: "prefers-color-scheme", Value: scheme}
	p.Do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{wish}))
}

// fits checks that the page fits all sizes of screens, from the smallest phone to a television.
func (p phone) fits(t *testing.T, name string) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		p := p.in(t)
		for _, size := range [][2]int64{{320, 568}, {390, 844}, {820, 1180}, {1280, 800}, {1920, 1080}, {3840, 2160}} {
			p.Fits(size[0], size[1])
		}
	})
}

// Each page passes axe-core in both themes and fits all sizes, with controls large enough for a finger.
func TestEveryPageIsForEverybody(t *testing.T) {
	t.Parallel()
	for page, v := range pages(t) {
		v.turn()
		for i, width := range []int64{390, 1280} {
			v.in.Do(chromedp.EmulateViewport(width, 844))
			scheme := schemes[(page+i)%2]
			v.in.scheme(scheme)
			axe.Audit(v.in.Browser, v.name+", "+scheme)
		}
		v.in.fits(t, v.name)
	}
}

// covered focuses each control of a sheet, and lists those that the bar at the foot of the page then covers.
const covered = `[...document.querySelectorAll("#sheet :is(button, input, select)")]
	.filter((e) => !e.disabled && e.checkVisibility() && !e.closest(".record")).filter((e) => {
		scrollTo(0, 0);
		e.focus();
		const {x, y, width, height} = e.getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".record");
	}).map((e) => e.ariaLabel || e.textContent).join(", ")`

func TestEveryTableIsForEverybody(t *testing.T) {
	t.Parallel()
	h := serve(t)
	p := newPhone(t)
	p.open(h.keeper, "main.page")
	for _, rules := range rulebooks.All() {
		r, entries := middle(t, rules.ID())
		p.takeIn(r, entries)
		p.turnTo("g/"+r.Record.ID.String(), "#sheet form")
		for i, width := range []int64{390, 1280} {
			p.Do(chromedp.EmulateViewport(width, 844))
			p.scheme(schemes[i])
			axe.Audit(p.Browser, rules.ID()+", "+schemes[i])
			expect.Equal(t, chromium.Value[string](p.Browser, covered), "", "%s: what the keyboard reaches is covered", rules.ID())
		}
		p.fits(t, rules.ID())
	}
}

// axe-core reports a picture without a text, and a button without a name.
func TestAxeFindsWhatIsWrong(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.Do(chromedp.Navigate("data:text/html,<button></button><img src=x>"))
	found := axe.Violations(p.Browser)
	expect.True(t, len(found) >= 2, "it finds %v", found)
}
