package setup

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
)

func asking(t *testing.T, s *shell.Shell, names ...string) *newGamePage {
	t.Helper()
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	test.Tap(p.games.gameTiles[0])
	for i, name := range names {
		if i == len(p.seats.rows) { // names beyond the limit can only come from a list
			p.seats.fill(names)
			p.check()
			break
		}
		test.Type(p.seats.rows[i].entry, name)
	}
	return p
}

// A letter focuses a game by its tile's name, and the next letter continues from there.
func TestLettersLeadToAGame(t *testing.T) {
	s := apptest.Begin(t)
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	for _, c := range []struct {
		typed string
		to    int
	}{{"t", 3}, {"b", 1}, {"s", 2}, {"s", 3}} {
		letter := rune(c.typed[0])
		if at := s.Window.Canvas().Focused(); at != nil {
			at.TypedRune(letter)
		} else {
			s.Window.Canvas().OnTypedRune()(letter)
		}
		expect.True(t, s.Window.Canvas().Focused() == p.games.gameTiles[c.to], "%s does not lead to game %d", c.typed, c.to)
	}
	expect.True(t, !p.Typed('9'), "a digit leads to a game")
	expect.True(t, p.games.rulebook == nil, "a letter chooses a game")
}

func TestAGameIsStarted(t *testing.T) {
	s := apptest.Begin(t)
	p := asking(t, s, " Ann ", "Иван", "🦊", "Zoë")
	test.Type(p.title, "Friday night")
	apptest.Tap(t, s, words.Text("new.start"))
	if apptest.RouteOf(s) != (route.Table{}) || s.Depth() != 2 {
		t.Fatalf("after the start %T is seen, %d pages deep", s.Page(), s.Depth())
	}
	setup := s.Session.Game().Setup()
	expect.True(t, slices.Equal(setup.Names, []string{"Ann", "Иван", "🦊", "Zoë"}) && setup.Title == "Friday night",
		"the game began as %+v", setup)
	expect.True(t, s.Session.Game().Stored(), "the game is not in the book")
}

func TestWhatIsWrongIsSaidBesideTheButton(t *testing.T) {
	for _, c := range []struct {
		names []string
		title string
		says  string
		seat  int
	}{
		{[]string{"Ann", "Ben", "ann"},
			"", "Players 1 and 3 have the same name. Add a letter to tell them apart.", 2},
		{[]string{"Anna", "Ben", "Аnnа"}, "", "“Anna” and “Аnnа” look the same. Change one of them.", 2},
		{[]string{"Ann", strings.Repeat("x", 200)}, "", "Player 2's name has 200 characters. The limit is 40.", 1},
		{[]string{"Ann", "\u200b"}, "", "Player 2 needs a name.", 1},
		{[]string{"Ann", "   "}, "", "This game needs at least 2 players. Add one more name.", -1},
		{nil, "", "This game needs at least 2 players. Add 2 more names.", -1},
		{[]string{"A", "B", "C", "D", "E", "F"},
			"", "6 players need more cards: this deck serves 5. Add a pack or choose a shorter formula.", -1},
		{[]string{"Ann", "Ben"}, strings.Repeat("y", 90), "The game's name has 90 characters. The limit is 80.",
			-1},
	} {
		s := apptest.Begin(t)
		p := asking(t, s, c.names...)
		test.Type(p.title, c.title)
		apptest.MustShow(t, s, c.says)
		apptest.Tap(t, s, words.Text("new.start"))
		must.Hold(t, s.Page() == p && s.Session.Game() == nil, "%q: a game began", c.names)
		apptest.MustShow(t, s, c.says)
		for i, row := range p.seats.rows {
			expect.Equal(t, row.field.IsMarked(), i == c.seat, "%q: seat %d is marked", c.names, i)
			expect.True(t, i >= len(c.names) || row.entry.Text == c.names[i],
				"%q: seat %d became %q", c.names, i, row.entry.Text)
		}
		expect.Equal(t, p.named.IsMarked(), c.title != "", "%q: the title is marked", c.names)
		if c.seat >= 0 && s.Window.Canvas().Focused() != fyne.Focusable(p.seats.rows[c.seat].entry) {
			t.Errorf("%q: the keyboard is not at the seat that is wrong", c.names)
		}
	}
}

// An empty page shows nothing as chosen or wrong. The start button says what is missing, and a tap goes there.
func TestTheStartSaysWhatIsMissing(t *testing.T) {
	s := apptest.Begin(t)
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	missing := func(sentence string, focused fyne.Focusable) {
		t.Helper()
		apptest.MustShow(t, s, sentence)
		expect.True(t, p.start.Disabled() && p.start.Reason() == sentence, "the start says %q", p.start.Reason())
		test.Tap(p.start)
		expect.True(t, s.Page() == p && s.Window.Canvas().Focused() == focused,
			"after %q the keyboard is at %v", sentence, s.Window.Canvas().Focused())
	}
	expect.True(t, p.games.rulebook == nil, "a game is chosen before anybody has chosen one")
	missing("Choose a game.", p.games.gameTiles[0])
	test.Tap(p.games.gameTiles[0])
	missing("This game needs at least 2 players. Add 2 more names.", p.seats.rows[0].entry)
	test.Type(p.seats.rows[0].entry, "Anna")
	missing("This game needs at least 2 players. Add one more name.", p.seats.rows[1].entry)
	for i, row := range p.seats.rows {
		expect.True(t, !row.field.IsMarked(), "row %d is marked as wrong", i)
	}
	test.Type(p.seats.rows[1].entry, "Ben")
	apptest.MustShow(t, s, apptest.Text("new.seats.first", "name", "Anna"))
	expect.True(t, !p.start.Disabled(), "the game cannot start")
}

// If the number of cards is not checked, more players can have a hand than there are cards for.
func TestUncountedCardsAreDealtToMore(t *testing.T) {
	s := apptest.Begin(t)
	p := asking(t, s, "A", "B", "C", "D", "E", "F", "G")
	must.Hold(t, p.start.Disabled(), "seven are dealt a hand of the cards of five")
	p.house.set("count_cards", 0)
	must.Hold(t, !p.start.Disabled() && p.begin(), "seven cannot begin: %s", p.missing.Text())
	// The game has as many rounds as a hand has cards in the 4 × 6 game.
	if g := s.Session.Game(); g.Table().Layout().Rounds != 10 || len(g.Setup().Names) != 7 {
		t.Errorf("%d players have a hand for %d rounds", len(g.Setup().Names), g.Table().Layout().Rounds)
	}
}

func TestEnterGoesToTheNextName(t *testing.T) {
	s := apptest.Begin(t)
	p := asking(t, s, "Ann", "Ben")
	at := func(row int) bool { return s.Window.Canvas().Focused() == fyne.Focusable(p.seats.rows[row].entry) }
	p.seats.focus(p.seats.rows[0])
	enter := &fyne.KeyEvent{Name: fyne.KeyReturn}
	p.seats.rows[0].entry.TypedKey(enter)
	expect.True(t, at(1), "enter does not go to the second name")
	p.seats.rows[1].entry.TypedKey(enter)
	expect.True(t, at(2), "enter in the last name gives no row for the next")
	p.seats.rows[2].entry.TypedKey(enter)
	expect.True(t, s.Window.Canvas().Focused() == fyne.Focusable(p.start) && s.Page() == p,
		"enter without a name does not go to the start")
	p.seats.focus(p.seats.rows[0])
	p.seats.rows[0].entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	expect.True(t, s.Window.Canvas().Focused() == nil && s.Page() == p,
		"escape in a name does not just leave the name")
}

func TestWhatWasSetUpSurvivesTheWayBack(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Dora", "Emil"}, 0)
	p := picked(t, s, "tycoon")
	test.Tap(p.games.presets[2])
	p.house.set("start_titan", 30)
	p.seats.clear()
	p.seats.rows[0].entry.SetText("Anna")
	p.seats.rows[1].entry.SetText("Ben")
	p.title.SetText("Friday")
	s.Back()
	again := NewGamePage(s)
	s.Go(apptest.To(again))
	if again.games.rulebook.ID() != "tycoon" || again.games.chosen != 2 || again.title.Text != "Friday" ||
		!slices.Equal(again.seats.names(), []string{"Anna", "Ben"}) || newgame.ChangeCount(again.house.Options,
		p.house.Options) != 0 {
		t.Fatalf("it came back as %q, %d, %q, %q", again.games.rulebook.ID(), again.games.chosen, again.title.Text,
			again.seats.names())
	}
	apptest.Tap(t, s, words.Text("new.start"))
	_, left := readDraft(s.App.Preferences())
	expect.True(t, !left, "it is still there after the start")
}

func TestAPageThatNobodyChangedLeavesNothing(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben"}, 0)
	s.Go(apptest.To(NewGamePage(s)))
	s.Back()
	_, left := readDraft(s.App.Preferences())
	expect.True(t, !left, "a draft is left")
}

func TestSeatsAreMovedDrawnAndRemoved(t *testing.T) {
	s := apptest.Begin(t)
	p := asking(t, s, "Ann", "Ben", "Cy", "Dee")
	test.Tap(p.seats.rows[2].up)
	expect.List(t, p.seats.names(), []string{"Ann", "Cy", "Ben", "Dee"}, "after moving up")
	test.Tap(p.seats.rows[1].up)
	expect.List(t, p.seats.names(), []string{"Cy", "Ann", "Ben", "Dee"}, "after moving up to the top")
	test.Tap(p.seats.rows[3].remove)
	expect.List(t, p.seats.names(), []string{"Cy", "Ann", "Ben"}, "after removing")
	if names := p.seats.names(); len(names) != 3 || len(p.seats.rows) != 4 {
		t.Errorf("%d rows for %q", len(p.seats.rows), names)
	}
	expect.True(t, p.seats.rows[0].up.Disabled() && !p.seats.rows[1].up.Disabled(), "the first can be moved up")
	seen := map[string]bool{}
	for range 200 {
		drawn(t, s, "new.shuffle")
		names := p.seats.names()
		seen[strings.Join(names, " ")] = true
		slices.Sort(names)
		must.Hold(t, slices.Equal(names, []string{"Ann", "Ben", "Cy"}), "drawing the order gives %q", names)
	}
	expect.True(t, len(seen) == 6, "drawing the order gave only %v", seen)
}

func TestPeopleWhoPlayedBeforeAreOffered(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 0)
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	expect.List(t, p.seats.names(), []string{"Ann", "Ben"}, "those of the last game are")
	got := newgame.NamesIn(p.seats.known.Offered())
	must.Hold(t, slices.Equal(got, []string{"Ann", "Ben"}), "offered are %q", got)
	test.Tap(p.seats.chips[0])
	if got := p.seats.names(); !slices.Equal(got, []string{"Ben"}) || p.seats.chips[0].Chosen() {
		t.Errorf("without Ann seated are %q", got)
	}
	p.seats.rows[1].entry.SetText("Cy")
	test.Tap(p.seats.chips[0])
	if got := p.seats.names(); !slices.Equal(got, []string{"Ben", "Cy", "Ann"}) || !p.seats.chips[0].Chosen() {
		t.Errorf("with Ann again seated are %q", got)
	}
}

func TestWhoBeginsIsDrawn(t *testing.T) {
	s := apptest.Begin(t)
	p := asking(t, s, "Ann", "Ben", "Cy")
	seen := map[string]bool{}
	for range 100 {
		drawn(t, s, "new.first")
		seen[strings.Join(p.seats.names(), " ")] = true
	}
	expect.True(t, len(seen) == 3 && seen["Ben Cy Ann"] && seen["Cy Ann Ben"], "drawn were %v", seen)
}

func TestPresetAndHouseRulesMakeTheOptions(t *testing.T) {
	s := apptest.Begin(t)
	p := asking(t, s, "Ann", "Ben")
	test.Tap(p.games.presets[4])
	if p.games.offer().Name != "Broker 1961" || p.house.Options.(*stockholder.Options).Deck != "broker1961" {
		t.Fatalf("the options are %+v", p.house.Options)
	}
	p.house.set("start_cash", 500)
	p.house.set("deck", 0)
	apptest.MustShow(t, s, "Opening cash: 500, not 300")
	apptest.MustShow(t, s, "Deck: 52 cards, not 68 cards of Broker 1961")
	apptest.MustShow(t, s, "Formula: 3 × 5, not 2 × 3 × 5") // the deck brings its formula
	apptest.Tap(t, s, words.Text("new.start"))
	options := s.Session.Game().Setup().Options.(*stockholder.Options)
	expect.True(t, options.StartCash == 500 && options.Deck == "classic" && options.Formula == "3x5" &&
		options.Zeroing == "penalty20",
		"the game has the options %+v", options)
}

func TestStartInTheMiddleAsksForThePosition(t *testing.T) {
	s := apptest.Begin(t)
	asking(t, s, "Ann", "Ben")
	apptest.Tap(t, s, words.Text("new.middle"))
	must.Hold(t, apptest.RouteOf(s) == (route.Position{}), "%T is seen", s.Page())
	s.Back()
	expect.True(t, apptest.RouteOf(s) == route.Table{}, "behind the position is %T", s.Page())
}

func TestPlayAgainKeepsPlayersAndRules(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben"}, 0)
	first := s.Session.Game().Setup()
	first.Options.(*stockholder.Options).RotateStart = true
	p := NewGamePageLike(s, first)
	s.Go(apptest.To(p))
	apptest.MustShow(t, s, "Rotate the first player: Yes, not No")
	apptest.Tap(t, s, words.Text("new.start"))
	again := s.Session.Game().Setup()
	expect.True(t, again.ID != first.ID && slices.Equal(again.Names, first.Names) &&
		newgame.ChangeCount(again.Options, first.Options) == 0,
		"the second game is %+v", again)
}

func FuzzNames(f *testing.F) {
	f.Add("Ann", "Ben")
	f.Add("", "\x00")
	f.Add("ИВАН", "иван")
	f.Add(strings.Repeat("🦊", 50), "\u200b")
	f.Fuzz(func(t *testing.T, first, second string) {
		s := apptest.Begin(t)
		p := NewGamePage(s)
		test.Tap(p.games.gameTiles[0])
		p.seats.rows[0].entry.SetText(first)
		p.seats.rows[1].entry.SetText(second)
		_, refusal := calc.CheckNames(p.seats.names())
		sound := refusal == nil && len(p.seats.names()) == 2
		expect.True(t, p.check() == sound && p.start.Disabled() != sound,
			"%q and %q: refused as %v, said is %q", first, second, refusal, p.missing.Text())
	})
}

func picked(t *testing.T, s *shell.Shell, id string) *newGamePage {
	t.Helper()
	p := NewGamePage(s)
	s.Go(apptest.To(p))
	for i, rules := range rulebooks.All() {
		if rules.ID() == id {
			test.Tap(p.games.gameTiles[i])
			return p
		}
	}
	t.Fatalf("there is no game %q", id)
	return nil
}
