package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/view"
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

// recorded returns a recorded game with fixed times, after a change.
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

// friday returns a finished game of three.
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
	must.Do(t, Write(&link, friday(t), export.BGStatsFormat, own()))
	golden(t, "friday.bgstats.txt", link.String())
	u := must.Get(url.Parse(strings.TrimSpace(link.String())))(t)
	var play bytes.Buffer
	must.Do(t, json.Indent(&play, []byte(u.Query().Get("data")), "", "  "))
	golden(t, "friday.bgstats.json", play.String()+"\n")
}

// halfway returns a game whose holdings are hidden until the end.
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
	_, err := BGStats(g)
	expect.True(t, errors.As(err, &fault) && fault.Code == "share.secret", "BG Stats gets %v", err)
	paper := Paper(g)
	for _, place := range paper.Places {
		expect.True(t, place.Worth == words.Text("common.hidden") && place.Sum == "" && place.Rank == "",
			"printed is %+v", place)
	}
	for _, chart := range paper.Charts {
		expect.True(t, chart.Title == words.Text("present.prices"), "a chart tells of %s", chart.Title)
	}
	veiled := 0
	for _, entry := range paper.Log {
		for _, line := range entry.Lines {
			if strings.Contains(line, "stays hidden") {
				veiled++
			}
		}
	}
	expect.True(t, veiled != 0, "no line lies behind a veil")
}

// printed returns a game as a PDF document, its text as read by a foreign program, and its number of pages.
func printed(t *testing.T, g *game.Game) (pdf []byte, text string, pages int) {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, Write(&out, g, PDFFormat, own()))
	text = string(madeOf(t, out.Bytes(), "pdftotext", "-layout", "-", "-"))
	return out.Bytes(), text, strings.Count(text, "\f")
}

// madeOf runs a foreign program on a PDF document.
func madeOf(t *testing.T, pdf []byte, program string, args ...string) []byte {
	t.Helper()
	run := exec.CommandContext(t.Context(), program, args...)
	run.Stdin = bytes.NewReader(pdf)
	return must.Get(run.Output())(t)
}

// plain joins a text's words with single spaces.
func plain(text string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(text, "\u202f", " ")), " ")
}

func TestAPrintedGameIsReadByAForeignProgram(t *testing.T) {
	g := recorded(t, "stockholder/testdata/games/four-seats-4x6.json", func(r *record.Record) {
		r.Title = "Пятница, вечер — «Биржа»"
		r.Seats[0].Name, r.Seats[1].Name = "Александра Константинопольская-Щёголева", "Ґалаґан Їжакевич"
		r.Seats[2].Name = "Zoë 🦊"
	})
	pdf, text, pages := printed(t, g)
	expect.True(t, pages >= 3 && pages <= 5, "it has %d pages", pages)
	expect.True(t, len(pdf) <= 200_000, "it has %d bytes", len(pdf))
	read := plain(text)
	wanted := []string{"Stockholder", "Пятница, вечер — «Биржа»", "Александра Константинопольская-Щёголева",
		"Ґалаґан Їжакевич", "Zoë 🦊",
		view.NewGame(g).Headline(), words.Text("table.chart"), words.Text("present.prices")}
	if last := fmt.Sprintf(`%d ?/ ?%d$`, pages, pages); !regexp.MustCompile(last).MatchString(read) {
		t.Errorf("the number of pages is not printed")
	}
	for _, place := range Paper(g).Places {
		wanted = append(wanted, place.Worth, place.Sum)
	}
	for _, part := range wanted {
		part = plain(part)
		expect.True(t, strings.Contains(read, part), "%q is not printed", part)
	}
	// The page has two columns, so the text is searched word by word.
	for _, entry := range Paper(g).Log {
		for _, word := range strings.Fields(strings.Join(entry.Lines, " ")) {
			word = strings.ReplaceAll(word, "\u202f", " ")
			must.Hold(t, strings.Contains(read, word), "%q of entry %s is not printed", word, entry.Number)
		}
	}
	again, _, _ := printed(t, g)
	expect.True(t, bytes.Equal(again, pdf), "the same game gives another file")
}

func TestEveryGameIsPrinted(t *testing.T) {
	for _, path := range []string{
		"brokeryard/testdata/games/mass-start-14.json", "stockpile/testdata/games/advanced-three-open.json",
		"tycoon/testdata/games/twelve-seats-extended.json", "shoulders/testdata/games/three-seats-advanced.json",
		"openmarket/testdata/games/hotels-takeover.json",
	} {
		g := recorded(t, path, nil)
		pdf, text, pages := printed(t, g)
		expect.True(t, len(pdf) <= 200_000 && pages <= 30, "%s: %d bytes on %d pages", path, len(pdf), pages)
		has(t, text, g.Setup().Names...)
	}
}

// Sixty players are all printed, and the file stays small.
func TestAGameOfSixtyIsPrinted(t *testing.T) {
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
	pdf, text, pages := printed(t, g)
	expect.True(t, len(pdf) <= 300_000 && pages >= 2 && pages <= 40, "%d bytes on %d pages", len(pdf), pages)
	for _, name := range names {
		expect.True(t, regexp.MustCompile(name+`\b`).MatchString(text), "%s is not printed", name)
	}
}

func TestAGameOfOneRowOfEverything(t *testing.T) {
	g := recorded(t, "stockholder/testdata/games/three-seats-3x5.json", func(r *record.Record) { r.Operations = nil })
	for _, chart := range Paper(g).Charts {
		expect.True(t, len(chart.Lines) == 0 || len(chart.Lines[0].Values) == 1, "%+v", chart)
	}
	_, text, pages := printed(t, g)
	expect.True(t, pages == 1 && strings.Contains(text, words.Text("log.opening")), "%d pages:\n%s", pages, text)
}

func TestTheReasonOfACorrectionIsPrinted(t *testing.T) {
	g := recorded(t, "stockholder/testdata/games/three-seats-3x5.json",
		func(r *record.Record) { r.Operations = r.Operations[:3] })
	must.Get(g.Record(&calc.Ruling{Seat: 1, What: "cash", Change: 50, Reason: "the bank was short"},
		ledger.Author{}))(t)
	_, text, _ := printed(t, g)
	expect.True(t, strings.Contains(text, "Reason: the bank was short"), "it is not in\n%s", text)
}

// Without a recorded time the beginning of the game is printed, or that the date is unknown; never today.
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
		pdf, text, _ := printed(t, g)
		has(t, text, "Friday · "+want)
		expect.Equal(t, bytes.Contains(pdf, []byte("/CreationDate")), !begun.IsZero(), "the document has a date")
		play := must.Get(url.QueryUnescape(must.Get(BGStats(g))(t)))(t)
		dated := strings.Contains(play, `"playDate":"2024-05-04 20:30:00"`) && strings.Contains(play, `"comments":"Friday"`)
		told := !strings.Contains(play, "playDate") && strings.Contains(play, `"comments":"Friday · `+want+`"`)
		expect.True(t, dated == !begun.IsZero() && told == begun.IsZero(), "BG Stats is told %s", play)
		again, _, _ := printed(t, g)
		expect.True(t, bytes.Equal(pdf, again), "the same game gives another document")
	}
}

// If entries need fixing, text and print give their number and no winner, and play logs get nothing.
func TestABrokenGameIsReportedWithoutAWinner(t *testing.T) {
	g := must.Get(game.Replay(recordings.Broken(t), rulebooks.All()))(t)
	want := words.Unresolved(recordings.BrokenEntries)
	text := Text(g)
	expect.True(t, strings.Contains(text, want) && !strings.Contains(text, "wins") && !strings.Contains(text, "1. "),
		"the text says\n%s", text)
	p := Paper(g)
	expect.True(t, p.Headline == want && p.PlacesTitle == words.Text("result.now"),
		"%q stands above %q", p.Headline, p.PlacesTitle)
	for _, place := range p.Places {
		expect.True(t, place.Rank == "–", "%s has place %q", place.Name, place.Rank)
	}
	var fault *ledger.Fault
	_, err := BGStats(g)
	expect.True(t, errors.As(err, &fault) && fault.Code == "share.unresolved", "BG Stats gets it: %v", err)
}
