package export

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func TestCSVHasARowForEveryEntryAndSeat(t *testing.T) {
	g := small(t)
	var text bytes.Buffer
	must.Do(t, CSV(&text, g))
	rows := must.Get(csv.NewReader(&text).ReadAll())(t)
	header := "entry,kind,refused,by,at,round,turn,seat,name,cash,shares B,shares R,shares Y,shares G,price B,price R,price Y,price G,net_worth"
	must.Hold(t, strings.Join(rows[0], ",") == header && len(rows) == 1+2*4, "%v", rows)
	opening := "0,opening,,,2026-02-27T19:30:00Z,1,1,2,'=Ben,0,1,1,1,1,100,100,100,100,400"
	expect.True(t, strings.Join(rows[2], ",") == opening, "%v", rows[2])
	refused := rows[7]
	expect.True(t, refused[0] == "3" && refused[1] == "turn" && refused[2] == "seat.turn" && refused[3] == "Ann",
		"%v", refused)
	for _, step := range g.Steps() {
		for seat := range 2 {
			row := rows[1+2*step.Number+seat]
			expect.True(t, row[9] == strconv.Itoa(step.After.Cash(seat)) &&
				row[10] == strconv.Itoa(step.After.Shares(seat, 0)) && row[14] == strconv.Itoa(step.After.Price(0)) &&
				row[18] == strconv.Itoa(places(g, step.After)[seat].Worth),
				"%v", row)
		}
	}
}

func decoded(t *testing.T, link string) play {
	t.Helper()
	u := must.Get(url.Parse(link))(t)
	must.Hold(t, u.Scheme == "https" && u.Host == "app.bgstatsapp.com" && u.Path == "/createPlay.html" &&
		!strings.ContainsAny(u.RawQuery, "+ "),
		"%s", link)
	var p play
	must.Do(t, json.Unmarshal([]byte(u.Query().Get("data")), &p))
	return p
}

func TestBGStats(t *testing.T) {
	g := byChance(t, begin(t, "stockholder", nil, "Ann & Co", "Бен", "=Zoë"), 5)
	must.Hold(t, g.Table().Over(), "the game is not over")
	link := must.Get(BGStats(g, "", ""))(t)
	p := decoded(t, link)
	expect.True(t, p.SourceName == "Scripkeeper" && p.SourcePlayID == g.ID().String() && p.Game.Name == "Stockholder" &&
		p.Game.SourceGameID == "stockholder" && p.Game.HighestWins && !p.Game.NoPoints,
		"%+v", p)
	expect.True(t, p.PlayDate == g.Steps()[len(g.Steps())-1].At.Format("2006-01-02 15:04:05"),
		"date %q", p.PlayDate)
	winners := 0
	for seat, player := range p.Players {
		expect.True(t, player.Name == g.Setup().Names[seat] && player.Score == places(g, g.Table())[seat].Worth &&
			player.StartPlayer == (seat == 0),
			"%+v", player)
		expect.True(t, player.Winner == (player.Rank == 1), "%+v", player)
		if player.Winner {
			winners++
		}
	}
	expect.True(t, len(p.Players) == 3 && winners != 0, "%+v", p.Players)
	expect.True(t, !strings.Contains(link, "bggId"), "an id that nobody knows")
	for _, always := range []string{"winner", "startPlayer", "highestWins", "noPoints"} {
		expect.True(t, strings.Contains(link, always), "%s is missing", always)
	}
}

func TestBGStatsOfAGameThatIsNotOver(t *testing.T) {
	g := small(t)
	var fault *ledger.Fault
	_, err := BGStats(g, "Aktsioner", "")
	expect.True(t, errors.As(err, &fault) && fault.Code == "share.unresolved", "with an entry to fix: %v", err)
	must.Do(t, g.Undo(ledger.Author{}))
	link := must.Get(BGStats(g, "Aktsioner", ""))(t)
	p := decoded(t, link)
	expect.True(t, p.Game.Name == "Aktsioner" && !p.Players[0].Winner && !p.Players[1].Winner && p.DurationMin == 0,
		"%+v", p)
}

func TestBGStatsTellsHowLongAnEveningWas(t *testing.T) {
	g := begin(t, "stockholder", nil, "Ann", "Ben")
	say(t, g, &stockholder.Turn{Seat: 0, Card: "B+100", Free: fourcolours.Assign(1, 2, 3)})
	r := g.Export()
	r.Operations[0].At = begun().Add(95 * 60 * 1e9)
	g = must.Get(game.Replay(r, rulebooks.All()))(t)
	link := must.Get(BGStats(g, "", ""))(t)
	p := decoded(t, link)
	expect.True(t, p.DurationMin == 95 && p.PlayDate == "2026-02-27 21:05:00", "%+v", p)
}

func TestEveryFormatIsWritten(t *testing.T) {
	g := small(t)
	must.Do(t, g.Undo(ledger.Author{}))
	for _, format := range Formats() {
		var text bytes.Buffer
		must.Do(t, Write(&text, g, format))
		expect.True(t, text.Len() >= 200 && strings.HasPrefix(format.Extension(), "."),
			"%s: %d bytes", format, text.Len())
		expect.True(t, Write(brokenWriter{}, g, format) != nil, "%s: a writer's error is lost", format)
	}
	var out bytes.Buffer
	must.Do(t, Write(&out, g, JSONFormat))
	r := must.Get(record.Read(&out))(t)
	again := must.Get(game.Replay(r, rulebooks.All()))(t)
	expect.True(t, again.Head() == g.Head(), "the record is another game")
	err := Write(&out, g, "pdf")
	var fault *ledger.Fault
	expect.True(t, errors.As(err, &fault) && fault.Code == "export.unknown" && strings.Contains(err.Error(), "pdf"),
		"%v", err)
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

// In every row, cash, shares at their prices and extras add up to the net worth, and the classes add up to the shares.
func TestRowsAddUp(t *testing.T) {
	seen := map[string]bool{}
	// This recorded game has debts, which are rare in random games.
	debts := must.Get(game.Replay(recordings.Read(t, "tycoon", "three-seats-investor-bankrupt").Record,
		rulebooks.All()))(t)
	wantRows(t, debts, seen)
	for _, rules := range rulebooks.All() {
		for place, preset := range rules.Presets() {
			if loans, known := preset.Options.Form().Field("loans"); known {
				loans.Set(1)
			}
			g := byChance(t, begin(t, rules.ID(), preset.Options, friends(rules, preset.Options)...), uint64(place))
			wantRows(t, g, seen)
		}
	}
	for _, what := range []string{"extra majority", "extra debt", "extra loan", "class 1", "class 2"} {
		expect.True(t, seen[what], "no game has %s", what)
	}
}

func wantRows(t *testing.T, g *game.Game, seen map[string]bool) {
	t.Helper()
	var text bytes.Buffer
	must.Do(t, CSV(&text, g))
	rows := must.Get(csv.NewReader(&text).ReadAll())(t)
	must.Hold(t, len(rows) == 1+(1+len(g.Steps()))*len(g.Setup().Names),
		"%s: %d rows of %d entries", g.Rulebook().ID(), len(rows), len(g.Steps()))
	for _, cells := range rows[1:] {
		row := map[string]int{}
		for column, name := range rows[0][9:] {
			row[name] = must.Get(strconv.Atoi(cells[9+column]))(t)
		}
		addsUp(t, g, row, seen)
		must.Hold(t, !t.Failed(), "%s: %v\n%v", g.Rulebook().ID(), rows[0], cells)
	}
}

func addsUp(t *testing.T, g *game.Game, row map[string]int, seen map[string]bool) {
	t.Helper()
	layout := g.Table().Layout()
	sum := row["cash"]
	for number, company := range layout.Companies {
		sum += row["shares "+company.Code] * row["price "+company.Code]
		shares := 0
		for class, weight := range layout.WeightsOf(number) {
			name := "class " + strconv.Itoa(class)
			shares += weight * row[name+" "+company.Code]
			seen[name] = seen[name] || row[name+" "+company.Code] != 0
		}
		expect.True(t, layout.WeightsOf(number) == nil || shares == row["shares "+company.Code],
			"the certificates of %s are %d shares", company.Code, shares)
	}
	for name, value := range row {
		if strings.HasPrefix(name, "extra ") {
			sum += value
			seen[name] = seen[name] || value != 0
		}
	}
	expect.Equal(t, sum, row["net_worth"], "the row adds up to")
}
