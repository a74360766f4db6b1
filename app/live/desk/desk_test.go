package desk

import (
	"bytes"
	"image/png"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

func titles(tiles []Tile) []string {
	all := []string{}
	for _, tile := range tiles {
		all = append(all, tile.Title)
	}
	return all
}

func TestTheShelf(t *testing.T) {
	o := open(t)
	friday, other := o.begun("Friday", "Ann", "Ben"), o.begun("", "Zoë", "Carl")
	must.Get(o.book.Games.Import(recordings.Read(t, "stockholder", "online").Record, ledger.Author{}))(t)
	shelf := get[Shelf](o, "/shelf", "", nil)
	expect.List(t, titles(shelf.Playing), []string{"Zoë, Carl", "Friday"}, "in play")
	expect.Equal(t, len(shelf.Finished), 1, "finished")
	must.Hold(t, strings.Contains(shelf.Playing[1].State, "Ann"), "it says %q", shelf.Playing[1].State)
	begun := must.Get(o.book.Shelf.ListNow())(t)
	touched := begun[slices.IndexFunc(begun, func(of stats.Summary) bool { return of.Title == "Friday" })].Touched
	expect.Equal(t, shelf.Playing[1].Touched, touched.Unix()/60*60_000, "the minute that the browser writes")
	for typed, want := range map[string][]string{"zoe": {"Zoë, Carl"}, "friday stock": {"Friday"}, "nobody": {}} {
		found := get[Shelf](o, "/shelf", "", url.Values{"search": {typed}})
		expect.List(t, titles(found.Playing), want, "found by %q", typed)
	}
	post[Shelved](o, "/games/{game}/archive", friday, nothing{})
	post[Shelved](o, "/games/{game}/delete", other, nothing{})
	shelf = get[Shelf](o, "/shelf", "", nil)
	expect.True(t, len(shelf.Playing) == 0 && len(shelf.Archived) == 1 && shelf.Deleted == 1, "the shelf is %+v", shelf)
	expect.List(t, titles(get[Deleted](o, "/deleted", "", nil).Games), []string{"Zoë, Carl"}, "deleted")
	post[Shelved](o, "/games/{game}/unarchive", friday, nothing{})
	post[Shelved](o, "/games/{game}/restore", other, nothing{})
	copied := post[Shelved](o, "/games/{game}/duplicate", friday, nothing{}).Game
	post[Shelved](o, "/games/{game}/rename", copied, Renaming{"Saturday"})
	expect.List(t, titles(get[Shelf](o, "/shelf", "", nil).Playing), []string{"Saturday", "Zoë, Carl", "Friday"},
		"again in play")
	_, err := tryPost[Shelved](o, "/games/{game}/rename", copied, Renaming{strings.Repeat("x", 500)})
	expect.Equal(t, status(err), http.StatusUnprocessableEntity, "a title that is too long")
	for _, game := range []string{"0000000000000000", "x", ""} {
		_, err := tryPost[Shelved](o, "/games/{game}/delete", game, nothing{})
		expect.Equal(t, status(err), http.StatusNotFound, "game %q", game)
	}
}

func TestTheShelfHasPages(t *testing.T) {
	o := open(t)
	for range shelfPage + 1 {
		o.begun("", "Ann", "Ben")
	}
	first := get[Shelf](o, "/shelf", "", nil)
	second := get[Shelf](o, "/shelf", "", url.Values{"page": {"1"}})
	expect.True(t, len(first.Playing) == shelfPage && first.More && len(second.Playing) == 1 && !second.More,
		"%d and %d games", len(first.Playing), len(second.Playing))
	for _, page := range []string{"9999999999999999", "-1", "153722867280912931", "x"} {
		get[Shelf](o, "/shelf", "", url.Values{"page": {page}})
	}
}

// Settings are kept from step to step; differences and obstacles are reported.
func TestANewGame(t *testing.T) {
	o := open(t)
	page := post[NewGame](o, "/new", "", SetupDraft{})
	expect.True(t, !page.Ready && len(page.Rulebooks) == len(rulebooks.All()), "at first %+v", page)
	page = post[NewGame](o, "/new", "", SetupDraft{Rulebook: "stockholder", Preset: "5x7", List: "1. Ann\n2. Ben"})
	expect.List(t, page.Wish.Seats, []string{"Ann", "Ben"}, "seats")
	expect.True(t, page.Ready && strings.Contains(page.Says, "Ann"), "it says %q", page.Says)
	expect.True(t, slices.ContainsFunc(page.Offers, func(o Offer) bool { return o.Remark == words.Text("new.unofficial") }),
		"none is unofficial: %+v", page.Offers)
	market := post[NewGame](o, "/new", "", SetupDraft{Rulebook: "openmarket"})
	expect.Equal(t, market.Note, words.Text("openmarket.new.presets.about"), "note")
	wish := page.Wish
	wish.Sets = []Set{{Field: "start_cash", Value: 70}, {Field: "nothing", Value: 1}, {Field: "formula", Value: 77}}
	page = post[NewGame](o, "/new", "", wish)
	expect.True(t, len(page.Wish.Sets) == 1 && len(page.House) == 1, "set are %+v, told %q", page.Wish.Sets, page.House)
	wish = page.Wish
	wish.Sets = append(wish.Sets, Set{Field: "min", Value: -7})
	page = post[NewGame](o, "/new", "", wish)
	expect.True(t, !page.Ready && page.Wrong != "", "ready with a price of -7: %q", page.Says)
	_, err := tryPost[Shelved](o, "/begin", "", wish)
	expect.Equal(t, status(err), http.StatusUnprocessableEntity, "begins with a price of -7")

	wish.Sets, wish.Draw = wish.Sets[:1], record.DrawnFirst
	page = post[NewGame](o, "/new", "", wish)
	must.Hold(t, page.Drawn != "" && page.Wish.Draw == "", "drawn is %q", page.Drawn)
	expect.List(t, page.Wish.Seats, page.Wish.Drawn.Names(), "seats as drawn")
	game := post[Shelved](o, "/begin", "", page.Wish)
	begun := must.Get(o.rooms.Game(game.Game))(t)
	expect.True(t, begun.Table().Cash(0) == 70 && begun.Setup().Drawn != nil && begun.By().Device == "Kitchen",
		"it begins as %+v", begun.Setup())
	again := post[NewGame](o, "/new", "", SetupDraft{})
	expect.Equal(t, again.Wish.Rulebook, "", "a game of another device is offered as")
}

func TestRulesAreSaved(t *testing.T) {
	o := open(t)
	wish := SetupDraft{Rulebook: "stockholder", Seats: []string{"Ann", "Ben"},
		Sets: []Set{{Field: "start_cash", Value: 70}},
		Name: "Rich"}
	page := post[NewGame](o, "/rules", "", wish)
	chosen := page.Offers[slices.IndexFunc(page.Offers, func(o Offer) bool { return o.Chosen })]
	expect.True(t, chosen.Name == "Rich" && chosen.Wish.Template != 0 && len(page.House) == 0, "chosen is %+v", chosen)
	game := must.Get(o.rooms.Game(post[Shelved](o, "/begin", "", page.Wish).Game))(t)
	expect.Equal(t, game.Table().Cash(0), 70, "cash")
	for _, own := range must.Get(o.book.Templates.Of("stockholder"))(t) {
		must.Do(t, o.book.Templates.Drop(own))
	}
	_, err := tryPost[Shelved](o, "/begin", "", page.Wish)
	expect.Equal(t, status(err), http.StatusUnprocessableEntity, "a game by rules that were deleted meanwhile")
	post[NewGame](o, "/rules", "", wish)
	_, err = tryPost[NewGame](o, "/rules", "", wish)
	expect.Equal(t, status(err), http.StatusUnprocessableEntity, "the same name once more")
}

// A page repeats what it got no answer to.
func TestARepeatMakesNoSecondGame(t *testing.T) {
	o := open(t)
	o.attempt = "00c0ffee00c0ffee"
	long := strings.Repeat("x", record.MaxTitleLength) // a copy has the same title: "Copy of" has no room
	game := o.begun(long, "Ann", "Ben")
	expect.Equal(t, o.begun(long, "Ann", "Ben"), game, "what the repeat began")
	o.attempt = "00c0ffee00c0ffef"
	copied := post[Shelved](o, "/games/{game}/duplicate", game, nothing{}).Game
	expect.Equal(t, post[Shelved](o, "/games/{game}/duplicate", game, nothing{}).Game, copied, "what the repeat copied")
	expect.Equal(t, len(get[Shelf](o, "/shelf", "", nil).Playing), 2, "games")
}

// Players already seated are not suggested.
func TestPeople(t *testing.T) {
	o := open(t)
	o.begun("", "Ann", "Andrew")
	known := get[Known](o, "/people", "", url.Values{"typed": {"an"}, "seated": {"Ann"}})
	expect.List(t, known.Names, []string{"Andrew"}, "names")
	expect.Equal(t, len(get[Known](o, "/people", "", nil).Names), 2, "people who may play")
}

func TestAGameIsShared(t *testing.T) {
	o := open(t)
	game := recordings.Read(t, "stockholder", "online").Record
	id := must.Get(o.book.Games.Import(game, ledger.Author{}))(t).Game.String()
	shared := must.Get(o.rooms.Game(id))(t)
	share := get[Share](o, "/g/{game}/share", id, nil)
	read := must.Get(compact.Decode(share.Text, rulebooks.All()))(t)
	expect.True(t, read.ID == shared.ID() && share.Frames == 1 && len(share.Whats) == 5, "shared is %+v", share)
	picture := must.Get(o.ask("GET", "/g/{game}/code.svg", id, nil, nil))(t)
	expect.Equal(t, picture.Kind, "image/svg+xml", "kind")
	code := must.Get(qr.Encode(share.Text))(t)
	dark := 0
	for _, row := range code.Modules {
		for _, module := range row {
			if module {
				dark++
			}
		}
	}
	expect.Equal(t, area(t, string(picture.Body)), dark, "dark modules of the picture")
	_, err := o.ask("GET", "/g/{game}/code.svg", id, url.Values{"frame": {"1"}}, nil)
	expect.Equal(t, status(err), http.StatusNotFound, "a frame too many")

	news := get[Share](o, "/g/{game}/share", id, url.Values{"what": {"news"}})
	expect.True(t, news.Text == "" && news.Frames == 0, "there are news: %+v", news)
	written := must.Get(o.ask("GET", "/g/{game}/record.json", id, nil, nil))(t)
	again := must.Get(record.Read(bytes.NewReader(written.Body)))(t)
	expect.True(t, len(again.Operations) == shared.Length() && strings.HasSuffix(written.File, ".json"),
		"%s", written.File)
	for as, part := range map[export.Format]string{
		export.CSVFormat: "net_worth", export.HledgerFormat: "players:", "text": "1.", export.BGStatsFormat: "bgstats",
		"print": "<!doctype html>",
	} {
		written := must.Get(o.ask("GET", "/g/{game}/export", id, url.Values{"as": {string(as)}}, nil))(t)
		expect.True(t, strings.Contains(string(written.Body), part), "%s is %.200s", as, written.Body)
		shown := written.File == "" && written.Policy != ""
		expect.Equal(t, shown, as == "print", "%s is shown, not saved", as)
	}
	_, err = o.ask("GET", "/g/{game}/export", id, url.Values{"as": {"exe"}}, nil)
	expect.Equal(t, status(err), http.StatusNotFound, "an unknown form")
}

// area returns the number of modules that a picture's path covers.
func area(t *testing.T, svg string) (modules int) {
	t.Helper()
	_, path, found := strings.Cut(svg, ` d="`)
	must.Hold(t, found, "no path in %.200s", svg)
	for _, run := range strings.Split(path, "h")[1:] {
		width, _, _ := strings.Cut(run, "v")
		if !strings.HasPrefix(width, "-") && width != "" {
			n := 0
			for _, digit := range width {
				n = 10*n + int(digit-'0')
			}
			modules += n
		}
	}
	return modules
}

// A game can be imported as a record, as a code's text, or as a picture of a code.
func TestWhatComesIn(t *testing.T) {
	o := open(t)
	game := recordings.Read(t, "stockholder", "online").Record
	var written, picture bytes.Buffer
	must.Do(t, game.Write(&written))
	other := open(t)
	id := must.Get(other.book.Games.Import(game, ledger.Author{}))(t).Game
	text := get[Share](other, "/g/{game}/share", id.String(), nil).Text
	must.Do(t, png.Encode(&picture, must.Get(qr.Encode(text))(t).Image(4)))
	takeIn := func(data []byte) (Imported, error) {
		reply, err := o.ask("POST", "/import", "", nil, data)
		if err != nil {
			return Imported{}, err
		}
		return must.Get(jsonOf[Imported](reply))(t), nil
	}
	for _, data := range [][]byte{written.Bytes(), []byte(text), picture.Bytes()} {
		imported := must.Get(takeIn(data))(t)
		expect.True(t, imported.Game == id.String() && imported.Outcome != "", "imported is %+v", imported)
	}
	expect.Equal(t, len(get[Shelf](o, "/shelf", "", nil).Finished), 1, "games")
	have := get[Share](other, "/g/{game}/share", id.String(), url.Values{"what": {"have"}}).Text
	result := get[Share](other, "/g/{game}/share", id.String(), url.Values{"what": {"result"}}).Text
	expect.True(t, strings.Contains(must.Get(takeIn([]byte(result)))(t).Outcome, words.Text("scan.result.same")),
		"the same result is not told")
	for _, data := range []string{"", "hello", "{", have, "\x89PNG\r\n\x1a\nbroken"} {
		_, err := takeIn([]byte(data))
		expect.Equal(t, status(err), http.StatusUnprocessableEntity, "what came of %.20q", data)
	}
	at := slices.IndexFunc(o.Operations(), func(op door.Operation) bool { return op.Path == "/import" })
	operation := o.Operations()[at]
	expect.True(t, operation.Beside && operation.Limit == 8<<20, "it keeps the games waiting: %+v", operation)
}

func TestOneGameAlone(t *testing.T) {
	of := open(t)
	game := must.Get(ledger.ParseGameID(of.begun("", "Ann", "Ben")))(t)
	of.begun("", "Carl", "Dora")
	alone := New(of.book, NewRooms(of.book, "Laptop", game, func(string) {}), func(do func()) { do() })
	for _, operation := range alone.Operations() {
		expect.True(t, operation.Method == http.MethodGet || operation.Path == "/g/{game}/shared", "%s", operation.Path)
	}
	o := &office{Desk: alone, t: t}
	shelf := get[Shelf](o, "/shelf", "", nil)
	expect.True(t, shelf.Only != nil && shelf.Only.ID == shelf.Playing[0].ID, "the shelf is %+v", shelf)
}
