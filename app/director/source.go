package director

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A Source works out the pages of a tournament for whoever directs it.
type Source struct {
	*Desk
	// Ways are what whoever shows the pages does himself, such as to scan a code; what else he would have to do is not
	// offered.
	Ways []string
	// working reports that games are being worked out.
	working bool
	// looking reports that the director looks at standings that are hidden.
	looking bool
	current current
	check   check
	seating seating
	// handed is the result that was handed over and does not fit.
	handed games.Fit
}

// NewSource is the source of a tournament's pages.
func NewSource(d *Desk, ways ...string) *Source { return &Source{Desk: d, Ways: ways} }

// The first parts of the places of a tournament; that of the last round is empty.
const (
	roundPlace    = "round"
	standingPlace = "standings"
	memberPlace   = "members"
	logPlace      = "log"
	tablePlace    = "table"
	onePlace      = "member"
	knownPlace    = "known"
	whyPlace      = "why"
	gamePlace     = "game"
	mendPlace     = "mend"
	drawPlace     = "draw"
	swapPlace     = "swap"
	exportPlace   = "export"
	renamePlace   = "rename"
	overrulePlace = "overrule"
	typePlace     = "type"
	planPlace     = "plan"
)

// Page is the page of a place.
func (s *Source) Page(at page.At) (page.Page, error) {
	if s.State.Plan.Format == tournament.Series {
		if err := s.Refresh(); err != nil {
			return page.Page{}, s.trouble(err)
		}
	}
	work := map[string]func(page.At) (page.Page, error){
		"": s.roundPage, roundPlace: s.roundPage, standingPlace: s.standingPage, memberPlace: s.membersPage,
		logPlace: s.logPage, tablePlace: s.tablePage, onePlace: s.memberPage, knownPlace: s.knownPage,
		whyPlace: s.whyPage, gamePlace: s.gamePage, mendPlace: s.mendPage, drawPlace: s.drawPage, swapPlace: s.swapPage,
		exportPlace: s.exportPage, renamePlace: s.renamePage, overrulePlace: s.overrulePage,
		typePlace: s.typePage, planPlace: s.planPage,
	}[at.Part(0)]
	if work == nil {
		return page.Page{}, s.nowhere()
	}
	seen, err := work(at)
	return seen, s.trouble(err)
}

// Do does what a page offered.
func (s *Source) Do(a page.Action, at page.At) (page.Done, error) {
	do := s.ways()[a.Way]
	if do == nil {
		return page.Done{}, s.nowhere()
	}
	done, err := do(a, at)
	return done, s.trouble(err)
}

// A way does what an action says.
type way func(page.Action, page.At) (page.Done, error)

// taking is a way that reads what its action was offered with.
func taking[B any](do func(B, page.At) (page.Done, error)) way {
	return func(a page.Action, at page.At) (page.Done, error) {
		body, err := page.Read[B](a)
		if err != nil {
			return page.Done{}, page.Trouble(words.Text("live.malformed"))
		}
		return do(body, at)
	}
}

// ways are what pages of a tournament offer, by their ways.
func (s *Source) ways() map[string]way {
	return map[string]way{
		"undo":  taking(func(o operation, _ page.At) (page.Done, error) { return s.reversed(s.Undo(o.Op)) }),
		"redo":  taking(func(o operation, _ page.At) (page.Done, error) { return s.reversed(s.Redo(o.Op)) }),
		"enter": taking(s.enter), "join": taking(s.join), "look": taking(s.look), "lots": taking(s.lots),
		"takeended": taking(s.takeEnded), "skip": taking(s.skip), "take": taking(s.take),
		"overrule": taking(s.overrule), "penalty": taking(s.penalty), "rename": taking(s.rename),
		"back": taking(s.takeBack), "except": taking(s.except), "check": taking(s.checkDraw),
		"method": taking(s.method), "again": taking(s.again), "swap": taking(s.swap), "swapback": taking(s.swapBack),
		"announce": taking(s.announce), "exchange": taking(s.exchange), "result": taking(s.result),
		"fill": taking(fill), "plan": taking(s.plan),
		"done": leave,
	}
}

// trouble is an error in words, with the names of those who take part.
func (s *Source) trouble(err error) error {
	var fault *ledger.Fault
	switch moved := page.Moved(""); {
	case err == nil || errors.As(err, &moved):
		return err
	case errors.As(err, &fault) && (fault.Code == "book.moved" || fault.Code == "undo.done" || fault.Code == "undo.other"):
		return page.Moved(s.Trouble(err))
	}
	return page.Trouble(s.Trouble(err))
}

// nowhere is why there is no page of a place, or nothing that is called so.
func (s *Source) nowhere() error { return page.Moved(words.Text("tournament.moved")) }

// Follow takes in what others did, and reports whether there was anything.
func (s *Source) Follow() (bool, error) {
	changed, err := s.Desk.Follow()
	return changed, s.trouble(err)
}

// tabbed is one of the four pages of a tournament, with the standings beside it.
func (s *Source) tabbed(tab string, parts ...page.Part) page.Page {
	seen := page.Page{
		Title: s.Title(), About: words.TournamentNow(&s.State), Waits: s.waiting(), Parts: parts,
		Tools: []page.Action{s.undoing(), s.redoing()}, Rare: s.rare(),
	}
	for _, t := range []struct{ place, key string }{
		{"", "tournament.tab.round"}, {standingPlace, "tournament.tab.standing"},
		{memberPlace, "tournament.tab.people"}, {logPlace, "tournament.tab.log"},
	} {
		to := page.Go(words.Text(t.key), t.place)
		to.Main = t.place == tab
		seen.Tabs = append(seen.Tabs, to)
	}
	if tab != standingPlace && len(s.State.Rounds) > 0 {
		seen.Beside, seen.Another = s.standing(page.At{}, len(s.State.Rounds)), true
	}
	return seen
}

// waiting is what waits for the director: entries that an amendment made impossible.
func (s *Source) waiting() []page.Row {
	n := len(s.Tournament.Refused())
	if n == 0 {
		return nil
	}
	return []page.Row{{
		Title: words.Format("mend.banner", words.Names{"count": n}), About: words.Text("tournament.mend.about"),
		Figure: words.Text("common.fix"), Tone: page.Turn, Open: page.Goes(mendPlace),
	}}
}

// rare is what is seldom done.
func (s *Source) rare() []page.Action {
	all := []page.Action{
		page.Go(words.Text("tournament.how"), planPlace).With("settings"),
		page.Go(words.Text("tournament.rename"), renamePlace).With("edit"),
		page.Do(words.Text("guests.way"), "live").With("live").Saying(words.Text("guests.way.about")),
		page.Do(words.Text("tournament.hall"), "hall").With("hall"),
		page.Do(words.Text("ceremony.title"), "ceremony").With("trophy"),
		page.Do(words.Text("hall.awards"), "awards").With("confirm"),
	}
	if slices.Contains(s.Ways, "print") {
		all = append(all, page.Go(words.Text("tournament.export"), exportPlace).With("print").
			Saying(words.Text("tournament.export.about")))
	}
	switch {
	case s.State.Ended:
		all = append(all, entering("tournament.reopen", &tournament.End{Lifted: true}).With("replay"))
	case !s.State.Over():
		all = append(all, entering("tournament.end", &tournament.End{}).With("stop"))
	}
	return s.offered(all...)
}

// offered are those of some actions that lead to pages, or that are done here or by whoever shows the pages.
func (s *Source) offered(all ...page.Action) []page.Action {
	here := s.ways()
	return slices.DeleteFunc(all, func(a page.Action) bool {
		return a.To == nil && here[a.Way] == nil && !slices.Contains(s.Ways, a.Way)
	})
}

// An operation is one that an undo or a redo is about, as the page knew it.
type operation struct {
	Op int64 `json:"op"`
}

// undoing takes back what was done last as it stands now, redoing enters it again.
func (s *Source) undoing() page.Action {
	r, can := s.Tournament.Undoing()
	return page.Act(words.Text("common.undo"), "undo", operation{r.Op}).With("undo").Unless(!can)
}

func (s *Source) redoing() page.Action {
	r, can := s.Tournament.Redoing()
	return page.Act(words.Text("common.redo"), "redo", operation{r.Op}).With("redo").Unless(!can)
}

// reversed tells what was undone or entered again, with the ways on and back.
func (s *Source) reversed(told string, err error) (page.Done, error) {
	if err != nil {
		return page.Done{}, err
	}
	undo, redo := s.undoing(), s.redoing()
	return page.Done{Told: told, Undo: &undo, Redo: &redo}, nil
}

// did tells what was entered, with the way back.
func (s *Source) did(told string, err error) (page.Done, error) {
	if err != nil {
		return page.Done{}, err
	}
	undo := s.undoing()
	return page.Done{Told: told, Undo: &undo}, nil
}

// An entered is an entry as an action carries it, with the table that it is about as the page showed it, nil for none.
type entered struct {
	Kind  string          `json:"kind"`
	Entry json.RawMessage `json:"entry"`
	Table *TableSeen      `json:"table,omitempty"`
	// Leave reports that the page is for this entry alone.
	Leave bool `json:"leave,omitempty"`
}

func enteredOf(e tournament.Entry) entered {
	told, _ := json.Marshal(e) // entries are JSON in any case
	return entered{Kind: e.Kind(), Entry: told}
}

// entering enters an entry, and is called as a key says.
func entering(key string, e tournament.Entry) page.Action {
	return explained(key, page.Act(words.Text(key), "enter", enteredOf(e)))
}

// explained is an action with the sentence on what comes of it, where there is one for its key.
func explained(key string, a page.Action) page.Action {
	if words.Known(key + ".about") {
		return a.Saying(words.Text(key + ".about"))
	}
	return a
}

// enter enters an entry that an action carries.
func (s *Source) enter(what entered, _ page.At) (page.Done, error) {
	e, known := tournament.Blank(what.Kind)
	if !known {
		return page.Done{}, s.nowhere()
	}
	if err := json.Unmarshal(what.Entry, e); err != nil {
		return page.Done{}, page.Trouble(words.Text("live.malformed"))
	}
	if what.Table != nil {
		if _, err := s.table(*what.Table); err != nil {
			return page.Done{}, err
		}
	}
	done, err := s.entered(e, s.Enter(e))
	done.Leave = what.Leave
	return done, err
}

// entered tells of an entry, with the way back, or why it could not be.
func (s *Source) entered(e tournament.Entry, err error) (page.Done, error) {
	if err != nil {
		return page.Done{}, err // it may speak of somebody who is not there
	}
	return s.did(words.TournamentEntry(&s.State, e), nil)
}

// rounds are the choices of a round, by where each leads: all, or of many the first, the last and those around the one
// that is seen.
func rounds(seen, first, last int, to func(round int) page.Action) []page.Action {
	const few = 9
	if last <= first {
		return nil
	}
	var all []page.Action
	for round := first; round <= last; round++ {
		if last-first < few || round == first || round == last || max(seen-round, round-seen) < 3 {
			a := to(round)
			a.Main = round == seen
			all = append(all, a)
		}
	}
	return all
}

// number is a number in a place.
func number(n int) string { return strconv.Itoa(n) }
