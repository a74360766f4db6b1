package livetest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/axe"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/internal/workshop"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/must"
)

func tournament(t testing.TB, book string, said ...string) {
	t.Helper()
	run := exec.Command(workshop.Windowless(t), append(append([]string{"tournament"}, said...), "--book", book)...)
	run.Env = append(os.Environ(), "LANG=en")
	out, err := run.CombinedOutput()
	must.Hold(t, err == nil, "%q: %v\n%s", said, err, out)
}

// aHall serves a tournament with two tables, in its second round. place is its address, and link the join link.
func aHall(t testing.TB) (keeper phone, place, link string) {
	t.Helper()
	h := &host{t: t, book: filepath.Join(t.TempDir(), "games.db")}
	names := filepath.Join(t.TempDir(), "names.txt")
	people := "Ann\nBen\nCarl\nDana\nEmil\nFay\nGus\nZdenka Long-Winded of Somewhere\n"
	must.Do(t, os.WriteFile(names, []byte(people), 0o600))
	tournament(t, h.book, "new", "Friday", "--game", "stockholder", "--rounds", "3", "--minutes", "90", "--from", names)
	tournament(t, h.book, "draw", "--tables", "Ann,Ben,Carl,Dana/Emil,Fay,Gus,Zdenka Long-Winded of Somewhere")
	tournament(t, h.book, "result", "--table", "1", "--places", "Ann,Ben,Carl,Dana")
	tournament(t, h.book, "result", "--table", "2", "Emil=900,Fay=800,Gus=700,Zdenka Long-Winded of Somewhere=out")
	tournament(t, h.book, "draw", "--tables", "Ann,Emil,Ben,Fay/Carl,Gus,Dana,Zdenka Long-Winded of Somewhere")
	h.start()
	t.Cleanup(h.kill)
	keeper = newPhone(t)
	keeper.open(h.keeper, "main.page")
	keeper.turnTo("halls", "a.what")
	place = strings.TrimPrefix(chromium.Value[string](keeper.Browser, `document.querySelector("a.what").hash`), "#/")
	told := chromium.Awaited[string](keeper.Browser,
		`fetch("/`+place+`/link").then((answer) => answer.json()).then(({link}) => link)`)
	site, _, _ := strings.Cut(h.keeper, "/k/")
	return keeper, place, site + told[strings.Index(told, "/j/"):]
}

func (p phone) finds(name string) {
	p.T.Helper()
	p.Sees("#name")
	p.Do(chromedp.SendKeys("#name", name))
	p.Until("one name", `document.querySelectorAll(".opens").length === 1`) // a longer list would move the button
	p.press(name)
	p.Sees(".giant")
}

func TestEveryPageOfAHallIsForEverybody(t *testing.T) {
	t.Parallel()
	keeper, hall, link := aHall(t)
	finder, member, handing, far := keeper.another(), keeper.another(), keeper.another(), keeper.another()
	for _, p := range []phone{finder, member, handing} {
		p.open(link, "#name")
	}
	far.open(link+"?view=hall", "main.far h1")
	member.finds("Emil")
	handing.finds("Gus")
	handing.press(said("hall.handin"))
	for _, v := range []screen{
		{"tournaments", keeper, "halls", "a.what"},
		{"director", keeper, hall + "/office", "main.page section"},
		{"rounds", keeper, hall + "/page", ".cards"}, {"members", keeper, hall + "/page/members", ".opens"},
		{"the log", keeper, hall + "/page/log", ".opens"}, {"a table", keeper, hall + "/page/table/1/1", ".opens"},
		{"typing", keeper, hall + "/page/type/1/1", ".field"}, {"a plan", keeper, hall + "/page/plan", ".field"},
		{"a game of a plan", keeper, hall + "/page/plan/game/0", ".field"},
		{"a day of a plan", keeper, hall + "/page/plan/day/since/none/2026-11", ".buttons"},
		{"joining", keeper, hall + "/join", "main.page section"},
		{"finding a table", finder, "", "#name"},
		{"my table, by the director's address", member, hall + "/office", ".giant"},
		{"handing in", handing, "", "main form:has(h2)"},
		{"standings", member, hall + "/ranking", ".opens"},
		{"all tables", member, hall + "/tables", ".cards"},
		{"projector", far, "", "main.far h1"},
	} {
		v.turn()
		for i, width := range []int64{390, 1280} {
			v.in.Do(chromedp.EmulateViewport(width, 844))
			v.in.scheme(schemes[i])
			axe.Audit(v.in.Browser, v.name+", "+schemes[i])
		}
		v.in.fits(t, v.name)
	}
}

func TestAHalfFilledResultIsKept(t *testing.T) {
	t.Parallel()
	_, _, link := aHall(t)
	p := newPhone(t)
	p.open(link, "#name")
	p.finds("Carl")
	p.press(said("hall.handin"))
	p.Sees("main form:has(h2)")
	p.Do(chromedp.SendKeys(`main form:has(h2) input[type=text]`, "900+40", chromedp.ByQuery), chromedp.Reload())
	p.Until("what was filled in", `document.querySelector("main form:has(h2) input[type=text]")?.value === "900+40"`)
}

// The input on a plan's page is kept while the director chooses a day on another page.
func TestAPlanIsFilledInOnItsPages(t *testing.T) {
	t.Parallel()
	keeper, hall, _ := aHall(t)
	keeper.turnTo(hall+"/page/plan", ".field")
	series := lang.English().Text("tournament.format.series")
	keeper.press(series + lang.English().Text("tournament.format.about.series"))
	keeper.press(lang.English().Text("tournament.plan.since") + lang.English().Text("tournament.plan.since.none"))
	keeper.Sees("p.buttons button[aria-pressed]")
	day := words.Date(time.Date(time.Now().Year(), time.Now().Month(), 1, 0, 0, 0, 0, time.Local))
	keeper.press("1")
	keeper.Until("the first day, on the plan", `document.querySelector("a.opens small")?.textContent === "`+day+`"`)
	keeper.press(lang.English().Text("common.done"))
	keeper.Until("the page before", `!document.querySelector("a.opens small")`)
	keeper.turnTo(hall+"/page/plan", ".field")
	keeper.Until("a series", `document.querySelector("[aria-pressed=true]")?.textContent.startsWith("`+series+`")`)
}

// A page opened in a window of its own has none before it: when it's done, the window shows the tournament.
func TestAPageOfItsOwnClosesToTheTournament(t *testing.T) {
	t.Parallel()
	keeper, hall, link := aHall(t)
	site, _, _ := strings.Cut(link, "/j/")
	keeper.Do(chromedp.Navigate("about:blank"))
	keeper.open(site+"/#/"+hall+"/page/plan", ".field")
	keeper.press(lang.English().Text("common.done"))
	keeper.Until("the tournament", `location.hash === "#/`+hall+`/page"`)
}
