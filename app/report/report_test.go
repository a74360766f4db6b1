package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"html"
	"io"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/view"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

var update = flag.Bool("update", false, "write what is expected anew")

func TestMain(m *testing.M) {
	time.Local = time.UTC
	os.Exit(m.Run())
}

// recorded returns a recorded game with fixed times. The function change may change the record first.
func recorded(t testing.TB, path string, change func(*record.Record)) *game.Game {
	t.Helper()
	data := must.Get(os.ReadFile(filepath.Join("..", "..", "calc", filepath.FromSlash(path))))(t)
	r := must.Get(record.Read(bytes.NewReader(data)))(t)
	r.ID, r.Begun = ledger.GameID{0xa, 0xb, 0xc, 1, 2, 3, 4, 5}, time.Date(2026, 3, 14, 19, 30, 0, 0, time.UTC)
	for i := range r.Operations {
		r.Operations[i].At = r.Begun.Add(time.Duration(i+1) * time.Minute)
	}
	if change != nil {
		change(&r)
	}
	g := must.Get(game.Replay(r, rulebooks.All()))(t)
	return g
}

func friday(t *testing.T) *game.Game {
	return recorded(t, "stockholder/testdata/games/three-seats-3x5.json", func(r *record.Record) {
		r.Title, r.Seats[0].Name, r.Seats[1].Name = "Friday night", "Анна", "Ben & Co"
	})
}

func has(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		expect.True(t, strings.Contains(text, part), "%q is not in\n%.900s", part, text)
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		must.Do(t, os.WriteFile(path, []byte(got), 0o600))
	}
	want, err := os.ReadFile(path)
	expect.True(t, err == nil && string(want) == got, "%s: %v\n%s", name, err, got)
}

func TestTextForAChat(t *testing.T) {
	golden(t, "friday.txt", Text(friday(t))+"\n")
	golden(t, "begun.txt", Text(recorded(t, "stockholder/testdata/games/three-seats-3x5.json", func(r *record.Record) {
		r.Operations, r.Title = r.Operations[:2], ""
	}))+"\n")
}

func TestLinkForBGStats(t *testing.T) {
	var link bytes.Buffer
	must.Do(t, Write(&link, friday(t), export.BGStatsFormat))
	golden(t, "friday.bgstats.txt", link.String())
	u := must.Get(url.Parse(strings.TrimSpace(link.String())))(t)
	var play bytes.Buffer
	must.Do(t, json.Indent(&play, []byte(u.Query().Get("data")), "", "  "))
	golden(t, "friday.bgstats.json", play.String()+"\n")
}

func halfway(t *testing.T) *game.Game {
	return recorded(t, "stockpile/testdata/games/fees-four-veiled.json",
		func(r *record.Record) { r.Operations = r.Operations[:len(r.Operations)/2] })
}

func TestWhatIsHiddenStaysHidden(t *testing.T) {
	g := halfway(t)
	if text := Text(g); strings.Contains(text, " cash") || !strings.Contains(text, "hidden until the end") {
		t.Errorf("the text tells\n%s", text)
	}
	var fault *ledger.Fault
	for _, as := range []export.Format{export.BGStatsFormat, export.CSVFormat, export.HledgerFormat} {
		err := Write(io.Discard, g, as)
		expect.True(t, errors.As(err, &fault) && fault.Code == "share.secret", "%s gets %v", as, err)
	}
	p := Page(g)
	for _, row := range partOf(t, p, view.StandingTitle(view.NewGame(g))).Rows {
		expect.True(t, row.Figure == words.Text("common.hidden") && row.About == "" && row.Lead == "", "printed is %+v", row)
	}
	for _, part := range p.Parts {
		expect.True(t, part.Chart == nil || part.Title == words.Text("present.prices"), "a chart tells of %s", part.Title)
	}
	_, text := printed(t, g)
	has(t, text, "stays hidden")
}

func partOf(t *testing.T, p page.Page, title string) page.Part {
	t.Helper()
	at := slices.IndexFunc(p.Parts, func(part page.Part) bool { return part.Title == title })
	must.Hold(t, at >= 0, "there is no part %q", title)
	return p.Parts[at]
}

// printed returns the page to print for a game, and the page's visible text.
func printed(t *testing.T, g *game.Game) (html, text string) {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, Write(&out, g, PrintFormat))
	return out.String(), read(out.String())
}

func read(page string) string {
	_, page, _ = strings.Cut(page, "<main>")
	return strings.Join(strings.Fields(html.UnescapeString(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(page, " "))), " ")
}

// The page includes all ranks with their sums, the charts and all entries. Names may be in any script.
func TestAGameIsPrinted(t *testing.T) {
	names := []string{"Александра Константинопольская-Щёголева", "דנה כהן", "李小龙 🦊", "<b>Zoë & \"Co\"</b>"}
	g := recorded(t, "stockholder/testdata/games/four-seats-4x6.json", func(r *record.Record) {
		r.Title = "Пятница, вечер — «Биржа»"
		for seat, name := range names {
			r.Seats[seat].Name = name
		}
	})
	page, text := printed(t, g)
	has(t, text, append(names, "Stockholder", "Пятница, вечер — «Биржа»", view.NewGame(g).OutcomeLine(),
		words.Text("table.chart"),
		words.Text("present.prices"))...)
	p := Page(g)
	for _, row := range partOf(t, p, words.Text("result.title")).Rows {
		has(t, text, read("<main>"+row.Figure), read("<main>"+row.About))
	}
	entries := 0
	for _, round := range partOf(t, p, words.Text("report.log")).Rows {
		for _, entry := range round.Lines {
			entries++
			for _, line := range entry.Lines {
				must.Hold(t, strings.Contains(text, strings.Join(strings.Fields(line.Title), " ")), "%q is not printed", line.Title)
			}
		}
	}
	expect.Equal(t, entries, 1+len(g.Steps()), "entries, with the opening")
	again, _ := printed(t, g)
	expect.True(t, again == page && len(page) < 200_000, "the same game gives another page, or one of %d bytes", len(page))
}

func TestEveryGameIsPrinted(t *testing.T) {
	games := []*game.Game{crowd(t)}
	for _, path := range []string{
		"brokeryard/testdata/games/mass-start-14.json", "stockpile/testdata/games/advanced-three-open.json",
		"tycoon/testdata/games/twelve-seats-extended.json", "shoulders/testdata/games/three-seats-advanced.json",
		"openmarket/testdata/games/hotels-takeover.json",
	} {
		games = append(games, recorded(t, path, nil))
	}
	for _, g := range games {
		page, text := printed(t, g)
		has(t, text, g.Setup().Names...)
		expect.True(t, len(page) < 500_000, "%s: %d bytes", g.Setup().Rulebook, len(page))
	}
}

func crowd(t *testing.T) *game.Game {
	names := make([]string, 60)
	for i := range names {
		names[i] = "Игрок " + strconv.Itoa(i+1)
	}
	rules := brokeryard.Rulebook{}
	options := rules.Presets()[1].Options.(*brokeryard.Options)
	options.Packs = 15
	g, err := game.Scratch(record.Setup{
		Rulebook: rules.ID(), Options: options, Names: names, Begun: time.Date(2026, 3, 14, 19, 30, 0, 0, time.UTC),
	}, rulebooks.All())
	must.Do(t, err)
	for chance := rand.New(rand.NewPCG(60, 60)); len(g.Steps()) < 3; {
		round, found := conformance.Entry(rules, g.Table(), chance.IntN)
		must.Hold(t, found, "nothing can be played")
		must.Get(g.Record(round, ledger.Author{}))(t)
	}
	return g
}

func TestAGameThatHasJustBegunIsPrinted(t *testing.T) {
	g := recorded(t, "stockholder/testdata/games/three-seats-3x5.json", func(r *record.Record) { r.Operations = nil })
	for _, part := range Page(g).Parts {
		expect.True(t, part.Chart == nil, "a chart has %+v", part.Chart)
	}
	_, text := printed(t, g)
	has(t, text, words.Text("log.opening"))
}

func TestTheReasonOfACorrectionIsPrinted(t *testing.T) {
	g := recorded(t, "stockholder/testdata/games/three-seats-3x5.json",
		func(r *record.Record) { r.Operations = r.Operations[:3] })
	must.Get(g.Record(&calc.Ruling{Seat: 1, What: "cash", Change: 50, Reason: "the bank was short"},
		ledger.Author{}))(t)
	_, text := printed(t, g)
	expect.True(t, strings.Contains(text, "Reason: the bank was short"), "it is not in\n%s", text)
}

// Without a recorded end, the page shows the game's beginning, or that the date is unknown.
func TestNoTimeIsInvented(t *testing.T) {
	for want, begun := range map[string]time.Time{
		"4 May 2024": time.Date(2024, 5, 4, 20, 30, 0, 0, time.UTC), words.Text("moment.unknown"): {},
	} {
		g := recorded(t, "stockholder/testdata/games/three-seats-3x5.json", func(r *record.Record) {
			r.Title, r.Begun = "Friday", begun
			for i := range r.Operations {
				r.Operations[i].At = time.Time{}
			}
		})
		has(t, Text(g), "Friday · "+want+"\n")
		_, text := printed(t, g)
		has(t, text, "Friday · "+want)
		play := must.Get(url.QueryUnescape(must.Get(BGStats(g))(t)))(t)
		dated := strings.Contains(play, `"playDate":"2024-05-04 20:30:00"`) && strings.Contains(play, `"comments":"Friday"`)
		told := !strings.Contains(play, "playDate") && strings.Contains(play, `"comments":"Friday · `+want+`"`)
		expect.True(t, dated == !begun.IsZero() && told == begun.IsZero(), "BG Stats is told %s", play)
	}
}

// If entries need fixing, the page shows their number and no winner, and there is no link to BG Stats.
func TestABrokenGameIsReportedWithoutAWinner(t *testing.T) {
	g := must.Get(game.Replay(recordings.Broken(t), rulebooks.All()))(t)
	want := words.Unresolved(recordings.BrokenEntries)
	text := Text(g)
	expect.True(t, strings.Contains(text, want) && !strings.Contains(text, "wins") && !strings.Contains(text, "1. "),
		"the text says\n%s", text)
	p := Page(g)
	expect.Equal(t, p.Parts[0].Says[0].Text, want, "above the places it says")
	for _, row := range partOf(t, p, words.Text("result.now")).Rows {
		expect.True(t, row.Lead == "–", "%s has place %q", row.Title, row.Lead)
	}
	var fault *ledger.Fault
	_, err := BGStats(g)
	expect.True(t, errors.As(err, &fault) && fault.Code == "share.unresolved", "BG Stats gets it: %v", err)
}
