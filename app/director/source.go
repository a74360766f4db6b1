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

// A Source computes a tournament's pages for the director.
type Source struct {
	*Desk
	// Ways are the names of actions that the caller performs, such as "scan". Pages leave out actions that neither the
	// caller nor the source performs.
	Ways    []string
	working bool
	// looking reports whether the director asked to see hidden standings.
	looking bool
	current current
	check   check
	seating seating
	handed  games.Fit
}

// NewSource returns a source. Pages of an earlier source, such as before a restart, count as outdated.
func NewSource(d *Desk, ways ...string) *Source {
	return &Source{Desk: d, Ways: ways, seating: seating{changes: int(NewSeed())}}
}

// First parts of pages' places. The place "" shows the last round.
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

func (s *Source) Do(a page.Action, at page.At) (page.Done, error) {
	do := s.ways()[a.Way]
	if do == nil {
		return page.Done{}, s.nowhere()
	}
	done, err := do(a, at)
	return done, s.trouble(err)
}

type way func(page.Action, page.At) (page.Done, error)

func withBody[B any](do func(B, page.At) (page.Done, error)) way {
	return func(a page.Action, at page.At) (page.Done, error) {
		body, err := page.Read[B](a)
		if err != nil {
			return page.Done{}, page.UserError(words.Text("live.malformed"))
		}
		return do(body, at)
	}
}

func (s *Source) ways() map[string]way {
	return map[string]way{
		"undo":  withBody(func(o operation, _ page.At) (page.Done, error) { return s.reportReversal(s.Undo(o.Op)) }),
		"redo":  withBody(func(o operation, _ page.At) (page.Done, error) { return s.reportReversal(s.Redo(o.Op)) }),
		"enter": withBody(s.enter), "join": withBody(s.join), "look": withBody(s.look), "lots": withBody(s.lots),
		"takeended": withBody(s.takeEnded), "skip": withBody(s.skip), "take": withBody(s.take),
		"overrule": withBody(s.overrule), "penalty": withBody(s.penalty), "rename": withBody(s.rename),
		"back": withBody(s.takeBack), "except": withBody(s.except), "check": withBody(s.checkDraw),
		"method": withBody(s.method), "again": withBody(s.again), "swap": withBody(s.swap), "swapback": withBody(s.swapBack),
		"announce": withBody(s.announce), "exchange": withBody(s.exchange), "result": withBody(s.result),
		"fill": withBody(fill), "plan": withBody(s.plan),
		"done": leave,
	}
}

// trouble returns an error as a sentence with members' names.
func (s *Source) trouble(err error) error {
	switch moved := page.Outdated(""); {
	case err == nil || errors.As(err, &moved):
		return err
	case ledger.IsFault(err, "book.moved", "undo.done", "undo.other"):
		return page.Outdated(s.ErrorText(err))
	}
	return page.UserError(s.ErrorText(err))
}

// nowhere returns the error for a page or action that no longer exists.
func (s *Source) nowhere() error { return page.Outdated(words.Text("tournament.moved")) }

func (s *Source) Follow() (bool, error) {
	changed, err := s.Desk.Follow()
	return changed, s.trouble(err)
}

// tabbed returns one of the four main pages. A wide window shows the standings beside that page.
func (s *Source) tabbed(tab string, parts ...page.Part) page.Page {
	seen := page.Page{
		Title: s.Title(), About: words.TournamentNow(&s.State), Waits: s.waiting(), Parts: parts,
		Tools: []page.Action{s.undoAction(), s.redoAction()}, Rare: s.rare(),
	}
	for _, t := range []struct{ place, key string }{
		{"", "tournament.tab.round"}, {standingPlace, "tournament.tab.standing"},
		{memberPlace, "tournament.tab.people"}, {logPlace, "tournament.tab.log"},
	} {
		to := page.LinkAction(words.Text(t.key), t.place)
		to.Main = t.place == tab
		seen.Tabs = append(seen.Tabs, to)
	}
	if tab != standingPlace && len(s.State.Rounds) > 0 {
		seen.Beside, seen.Another = s.standing(page.At{}, len(s.State.Rounds)), true
	}
	return seen
}

func (s *Source) waiting() []page.Row {
	n := len(s.Tournament.Refused())
	if n == 0 {
		return nil
	}
	return []page.Row{{
		Title: words.Format("mend.banner", words.Names{"count": n}), About: words.Text("tournament.mend.about"),
		Figure: words.Text("common.fix"), Tone: page.Turn, Open: page.RowLink(mendPlace),
	}}
}

func (s *Source) rare() []page.Action {
	all := []page.Action{
		page.LinkAction(words.Text("tournament.how"), planPlace).WithIcon("settings"),
		page.LinkAction(words.Text("tournament.rename"), renamePlace).WithIcon("edit"),
		page.PlainAction(words.Text("guests.way"), "live").WithIcon("live").WithAbout(words.Text("guests.way.about")),
		page.PlainAction(words.Text("tournament.hall"), "hall").WithIcon("hall"),
		page.PlainAction(words.Text("ceremony.title"), "ceremony").WithIcon("trophy"),
		page.PlainAction(words.Text("hall.awards"), "awards").WithIcon("confirm"),
	}
	if slices.Contains(s.Ways, "print") {
		all = append(all, page.LinkAction(words.Text("tournament.export"), exportPlace).WithIcon("print").
			WithAbout(words.Text("tournament.export.about")))
	}
	switch {
	case s.State.Ended:
		all = append(all, entering("tournament.reopen", &tournament.End{Lifted: true}).WithIcon("replay"))
	case !s.State.Over():
		all = append(all, entering("tournament.end", &tournament.End{}).WithIcon("stop"))
	}
	return s.performable(all...)
}

// performable returns the actions that open a page, or that the source or its caller performs.
func (s *Source) performable(all ...page.Action) []page.Action {
	here := s.ways()
	return slices.DeleteFunc(all, func(a page.Action) bool {
		return a.To == nil && here[a.Way] == nil && !slices.Contains(s.Ways, a.Way)
	})
}

type operation struct {
	Op int64 `json:"op"`
}

func (s *Source) undoAction() page.Action {
	r, can := s.Tournament.Undoing()
	return page.ActionWith(words.Text("common.undo"), "undo", operation{r.Op}).WithIcon("undo").DisabledIf(!can)
}

func (s *Source) redoAction() page.Action {
	r, can := s.Tournament.Redoing()
	return page.ActionWith(words.Text("common.redo"), "redo", operation{r.Op}).WithIcon("redo").DisabledIf(!can)
}

func (s *Source) reportReversal(told string, err error) (page.Done, error) {
	if err != nil {
		return page.Done{}, err
	}
	return page.Done{Told: told, Undo: new(s.undoAction()), Redo: new(s.redoAction())}, nil
}

func (s *Source) reportEntry(told string, err error) (page.Done, error) {
	if err != nil {
		return page.Done{}, err
	}
	return page.Done{Told: told, Undo: new(s.undoAction())}, nil
}

// entered holds the entry that an action records. Table is the entry's table as the page showed that table, or nil.
type entered struct {
	Kind  string          `json:"kind"`
	Entry json.RawMessage `json:"entry"`
	Table *TableSeen      `json:"table,omitempty"`
	// Leave reports whether the page closes after the entry, because the page exists only for this entry.
	Leave bool `json:"leave,omitempty"`
}

func enteredOf(e tournament.Entry) entered {
	told, _ := json.Marshal(e) // entries can always be written as JSON
	return entered{Kind: e.Kind(), Entry: told}
}

// entering returns an action that records an entry. key is the key of the label.
func entering(key string, e tournament.Entry) page.Action {
	return explained(key, page.ActionWith(words.Text(key), "enter", enteredOf(e)))
}

func explained(key string, a page.Action) page.Action {
	if words.Known(key + ".about") {
		return a.WithAbout(words.Text(key + ".about"))
	}
	return a
}

func (s *Source) enter(what entered, _ page.At) (page.Done, error) {
	e, known := tournament.Blank(what.Kind)
	if !known {
		return page.Done{}, s.nowhere()
	}
	if err := json.Unmarshal(what.Entry, e); err != nil {
		return page.Done{}, page.UserError(words.Text("live.malformed"))
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

func (s *Source) entered(e tournament.Entry, err error) (page.Done, error) {
	if err != nil {
		return page.Done{}, err // the entry may name a member who does not exist
	}
	return s.reportEntry(words.TournamentEntry(&s.State, e), nil)
}

// since returns the latest entry of a kind that the same author has recorded since a page was computed, if any. That
// author lost the answer, and asks again.
func since[E tournament.Entry](s *Source, at page.At) (none E, recorded bool) {
	for _, step := range slices.Backward(s.Tournament.Steps()) {
		if e, is := step.Entry.(E); is && at.Seen > 0 && step.Source > at.Seen && step.By == s.by() {
			return e, true
		}
	}
	return none, false
}

// rounds returns actions to choose a round. If there are many rounds, it offers the first, the last and those near the
// round that the page shows.
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

func number(n int) string { return strconv.Itoa(n) }
