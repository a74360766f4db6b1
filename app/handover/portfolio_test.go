package handover

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
)

// playedBefore plays a recorded game up to its first entry of a kind, or to its end, and returns the remaining entries.
func playedBefore(t *testing.T, s *shell.Shell, rulebook, name, kind string) (rest []calc.Entry) {
	t.Helper()
	g := apptest.RecordedGame(t, rulebook, name)
	must.Do(t, s.Session.Begin(g.Setup))
	for i, e := range g.Entries {
		if e.Kind() == kind {
			return g.Entries[i:]
		}
		must.Do(t, s.Session.Record(e))
	}
	return nil
}

// A player receives the game on a phone, notes the cards there, and shows them at the reveal.
func TestAPrivatePortfolioIsHandedOverAtTheReveal(t *testing.T) {
	keeper := apptest.Begin(t)
	reveal := playedBefore(t, keeper, "stockpile", "standard-four-hidden", "reveal")[0].(*stockpile.Reveal)
	game := keeper.Session.Game()
	setup := must.Get(compact.EncodeSetup(game))(t)
	names := game.Setup().Names

	own, scan := scanning(t)
	scan.take(setup)
	apptest.MustShow(t, own, words.Format("scan.setup", words.Names{"names": names}))
	err := own.Session.Open(game.ID())
	must.Hold(t, err == nil && len(own.Session.Game().Steps()) == 0, "%v", err)
	apptest.Tap(t, own, words.Text("scan.show"))
	page := NewPortfolioPage(own)
	own.Go(apptest.To(page))
	expect.True(t, !page.rows.Visible() && page.show.Disabled(),
		"cards can be noted before anybody said whose they are")
	apptest.TapSpoken(t, own, names[reveal.Seat])
	for company := range board.Companies {
		for class, count := range []int{reveal.Regular[company], reveal.Split[company]} {
			page.steppers[class][company].TypedRune(rune('0' + count))
		}
	}
	again := NewPortfolioPage(own)
	expect.True(t, again.held.Seat == reveal.Seat && again.known && again.held.Counts[0][0] == reveal.Regular[0],
		"opened again it holds %+v", again.held)
	text := must.Get(compact.EncodePortfolio(again.held))(t)

	at := NewScanPage(keeper, nil)
	keeper.Go(apptest.To(at))
	at.take(text)
	apptest.MustShow(t, keeper, words.Format("portfolio.title.of", words.Names{"name": names[reveal.Seat]}))
	before := len(game.Steps())
	apptest.Tap(t, keeper, words.Format("portfolio.record", words.Names{"name": names[reveal.Seat]}))
	steps := keeper.Session.Game().Steps()
	must.Hold(t, len(steps) == before+1, "%d entries, before %d", len(steps), before)
	if got := steps[before].Entry.(*stockpile.Reveal); *got != *reveal || steps[before].Refusal != nil {
		t.Errorf("%+v is recorded, not %+v: %v", got, reveal, steps[before].Refusal)
	}
	expect.True(t, apptest.RouteOf(keeper) == route.Table{}, "%T is seen", keeper.Page())

	// A portfolio that is imported a second time is not expected any more, and the page says so. An unknown game, and a
	// portfolio that does not fit the game, are reported as well.
	keeper.Go(apptest.To(at))
	at.take(text)
	apptest.MustShow(t, keeper, words.Format("portfolio.early", words.Names{"name": names[reveal.Seat]}))
	other, stranger := scanning(t)
	stranger.take(text)
	apptest.MustShow(t, other, words.ErrorSentence("", nil, &ledger.Fault{Code: "portfolio.unknown"}))
	again.held.Counts = again.held.Counts[:1]
	text = must.Get(compact.EncodePortfolio(again.held))(t)
	at.take(text)
	apptest.MustShow(t, keeper, words.ErrorSentence("", nil, &ledger.Fault{Code: "portfolio.foreign"}))
}

func TestAResultIsTold(t *testing.T) {
	from := apptest.Begin(t)
	playedBefore(t, from, "stockholder", "four-seats-4x6", "")
	page := NewSharePage(from, nil, nil)
	from.Go(apptest.To(page))
	must.Hold(t, page.chips[sharing.Result].Visible(), "a game that is over offers no result")
	page.choose(sharing.Result)
	text := page.text
	standing := from.Session.View().Standing
	first := standing.Places[0]
	line := words.ResultPlace(compact.ResultPlace{
		Name: from.Session.Game().Setup().Names[first.Seat], Rank: 1, Worth: first.Worth})

	s, scan := scanning(t)
	scan.take(text)
	apptest.MustShow(t, s, line)
	apptest.MustShow(t, s, words.Text("scan.result.absent"))
	all := must.Get(compact.Encode(from.Session.Game()))(t)
	setup := must.Get(compact.EncodeSetup(from.Session.Game()))(t)
	scan.take(setup)
	scan.take(text)
	apptest.MustShow(t, s, words.Text("scan.result.other"))
	scan.take(all)
	scan.take(text)
	apptest.MustShow(t, s, words.Text("scan.result.same"))

	// Before the end of the game there is no result, so the page falls back to handing on the whole game.
	from.Undo()
	page.Update()
	expect.True(t, !page.chips[sharing.Result].Visible() && page.what == sharing.Whole, "a game that is not over offers its result")
}

func TestAStandingIsTold(t *testing.T) {
	text, err := compact.EncodeStanding(compact.SharedStandings{
		Tournament: ledger.JournalID{1}, Title: "Friday cup", After: 2, Rounds: 3, Members: 3,
		Lines: []compact.StandingLine{{Name: "Anna", Rank: 1, Points: 16_500}, {Name: "Бен", Rank: 2, Points: 12_000}},
	})
	must.Do(t, err)
	s, scan := scanning(t)
	scan.take(text)
	for _, line := range []string{"Friday cup: standings after round 2 of 3", "1. Anna: 16.5", "2. Бен: 12",
		"and 1 more person"} {
		apptest.MustShow(t, s, line)
	}
}
