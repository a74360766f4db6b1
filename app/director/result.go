package director

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// A ReceivedGame is a game whose result a table may get: from a file, from the book, or from a result code.
type ReceivedGame struct {
	Ending games.Ending
	// Record is the received record, nil for a result code or a game in the book.
	Record *record.Record
}

// Read returns the game or result in a parcel. The fault is tournament.other if there is neither.
func Read(handed parcel.Parcel) (ReceivedGame, error) {
	if handed.Result != nil {
		return ReceivedGame{Ending: games.EndingOfCode(*handed.Result)}, nil
	}
	if !handed.IsGame() {
		return ReceivedGame{}, &ledger.Fault{Code: "tournament.other"}
	}
	game, err := game.Replay(handed.Record, rulebooks.All())
	if err != nil {
		return ReceivedGame{}, err
	}
	return ReceivedGame{Ending: games.EndingOf(game, tournament.FromFile), Record: &handed.Record}, nil
}

// EndingOf returns the ending of a received game, or the ending in a result code if result is not nil.
func EndingOf(game *game.Game, result *compact.Result) games.Ending {
	if result != nil {
		return games.EndingOfCode(*result)
	}
	return games.EndingOf(game, tournament.FromFile)
}

// Terms are the conditions for accepting a result.
type Terms struct {
	// Round and Table name the table. If both are 0, it is the table that the game belongs to.
	Round, Table int
	// Corrects allows the result to replace the table's present result.
	Corrects bool
	// Overrules lets a result count although it does not fit; Note is the reason.
	Overrules bool
	Note      string
}

type Outcome string

const (
	// Entered means that the table has its first result, Corrected that its result was replaced, Same that it already
	// had this result, and Left that nothing was entered.
	Entered   Outcome = "entered"
	Corrected Outcome = "corrected"
	Same      Outcome = "same"
	Left      Outcome = "left"
)

// A Report is the outcome of importing a result.
type Report struct {
	Outcome Outcome
	games.Fit
	// Round and Table name the table that the result belongs to; both are 0 if it is unknown.
	Round, Table int
	// Changes are the changes of rank due to a correction, nil while the standings are hidden.
	Changes []standings.Change
	// Against says why a game does not count in a series.
	Against string
	// Err is the error if a result that fits could not be entered.
	Err error
}

// Take gives a table the received result if the result fits or is to count anyway. It stores the table's game in the
// book. In a series it stores any game; the state then tells whether it counts.
func (d *Desk) Take(in ReceivedGame, terms Terms) Report {
	here, state := games.Copy(d.Tournament, d.Book, in.Ending.Game), d.Tournament.State()
	_, _, ofTable := state.TableOf(in.Ending.Game)
	if state.Plan.Format == tournament.Series && terms.Table == 0 && !ofTable {
		return takeIntoSeries(d, in)
	}
	var report Report
	if terms.Table > 0 {
		report.Fit = games.FindAt(&state, terms.Round, terms.Table, in.Ending, here, rulebooks.All())
		report.Misfits = without(report.Misfits, "tournament.fit.other") // naming the table overrides that
	} else {
		report.Fit = games.Find(&state, in.Ending, here, rulebooks.All())
	}
	if terms.Corrects {
		report.Misfits = without(report.Misfits, "tournament.fit.result")
	}
	if report.Result != nil {
		report.Round, report.Table = report.Result.Round, report.Result.Table
	}
	result := report.Result
	switch {
	case report.Fit.Same:
		report.Outcome = Same
		return report
	case len(report.Misfits) > 0 && (result == nil || !terms.Overrules):
		report.Outcome = Left
		return report
	case terms.Overrules:
		overruled, refusal := report.WithNote(terms.Note)
		if refusal != nil {
			return report.left(refusal)
		}
		result = overruled
	}
	if in.Record != nil && len(without(report.Misfits, "tournament.fit.copy")) == len(report.Misfits) {
		take := d.Book.Games.Import
		if here == nil {
			take = d.Book.Games.ImportReplacing // replaces a copy that no longer counts
		}
		if _, err := take(*in.Record, d.by()); err != nil {
			return report.left(err)
		}
	}
	return d.RecordResult(report, result, terms.Corrects || terms.Overrules)
}

func (r Report) left(err error) Report {
	r.Outcome, r.Err = Left, err
	return r
}

func without(all []games.Misfit, reason string) []games.Misfit {
	return slices.DeleteFunc(slices.Clone(all), func(m games.Misfit) bool { return m.Reason == reason })
}

// takeIntoSeries stores a game in the book and reports whether it counts.
func takeIntoSeries(d *Desk, in ReceivedGame) Report {
	var report Report
	if in.Record != nil {
		if _, err := d.Book.Games.Import(*in.Record, d.by()); err != nil {
			return report.left(err)
		}
	}
	if err := d.Refresh(); err != nil {
		return report.left(err)
	}
	var counts bool
	if report.Round, report.Table, counts = d.State.ReservedTable(in.Ending.Game); counts {
		report.Outcome = Entered
		return report
	}
	report.Outcome, report.Against = Left, words.Text("tournament.series.code")
	shelf, err := d.games()
	at := slices.IndexFunc(shelf, func(g stats.Summary) bool { return g.ID == in.Ending.Game })
	if err == nil && at >= 0 {
		report.Against = words.SeriesAgainst(&d.State, games.Against(&d.State, d.People, shelf[at]), shelf[at].ID)
	}
	return report
}

// RecordResult records a table's result and adds the outcome to report. If corrects is set, it may replace a result.
func (d *Desk) RecordResult(report Report, result *tournament.Result, corrects bool) Report {
	var old standings.Standings
	var had bool
	err := Retry(func() error {
		before := d.Tournament.State()
		old = standings.After(&before, len(before.Rounds))
		if _, had = d.Tournament.ResultOf(result.Round, result.Table); corrects {
			return d.Correct(result)
		}
		return d.Enter(result)
	})
	if err != nil {
		return report.left(err)
	}
	report.Outcome, report.Round, report.Table, report.Result = Entered, result.Round, result.Table, result
	if had {
		report.Outcome = Corrected
		if now := d.Tournament.State(); !now.Hidden(len(now.Rounds)) {
			report.Changes = standings.Changes(old, standings.After(&now, len(now.Rounds)))
		}
	}
	return report
}

// Retry calls do, at most 20 times, until it does not fail because another window or command has written meanwhile.
// Each failed call must have loaded what was written.
func Retry(do func() error) error {
	const times = 20
	err := do()
	for n := 1; n < times && words.IsOutdated(err); n++ {
		err = do()
	}
	return err
}

// MisfitText describes why a result does not fit, and a turn order other than the drawn one.
func MisfitText(d *Desk, fit games.Fit) string {
	var all []string
	for _, m := range fit.Misfits {
		all = append(all, words.Misfit(m))
	}
	return strings.TrimSpace(strings.Join(append(all, movedIn(d, fit)), " "))
}

// movedIn describes a turn order other than the drawn one, empty if the order is as drawn.
func movedIn(d *Desk, fit games.Fit) string {
	if fit.Result == nil {
		return ""
	}
	return words.PlayingOrder(&d.State, fit.Result.Round, fit.Result.Table, fit.Moved)
}

// OutcomeSentence describes a report in a sentence.
func OutcomeSentence(d *Desk, r Report) string {
	switch {
	case r.Err != nil:
		return d.ErrorText(r.Err)
	case r.Against != "":
		return r.Against
	case r.Outcome == Left:
		return MisfitText(d, r.Fit)
	case r.Outcome == Same:
		names := words.Names{"table": r.Table, "round": r.Round}
		return words.Format("tournament.same", names)
	case r.Result == nil:
		return words.Text("tournament.series.counts")
	}
	sentence := words.Format("tournament.entered", words.Names{"entry": words.TournamentEntry(&d.State, r.Result)})
	return strings.TrimSpace(sentence + " " + movedIn(d, r.Fit))
}

// OfferSentence describes a game with a result that can be entered, see [Desk.Take], and names the tournament.
func OfferSentence(d *Desk, fit games.Fit) string {
	if !fit.Sound() || fit.Same {
		report := Report{Outcome: Left, Fit: fit}
		if fit.Same {
			report.Outcome, report.Round, report.Table = Same, fit.Result.Round, fit.Result.Table
		}
		return words.Format("tournament.claimed", words.Names{"title": d.Title(),
			"sentence": OutcomeSentence(d, report)})
	}
	sentence := words.Format("tournament.claimed.table", words.Names{
		"title": d.Title(), "table": fit.Result.Table, "round": fit.Result.Round,
	})
	return strings.TrimSpace(sentence + " " + movedIn(d, fit))
}

// Fit compares an ended game with its table.
func (d *Desk) Fit(e games.Ending) games.Fit {
	return games.Find(&d.State, e, games.Copy(d.Tournament, d.Book, e.Game), rulebooks.All())
}

// CopyIsVoid reports whether the book's copy of a table's game no longer counts. It rereads the tournament, so that it
// may be called from any goroutine.
func (d *Desk) CopyIsVoid(game ledger.GameID) bool {
	t, err := tournament.Load(d.Book, d.Tournament.Head().ID)
	if err != nil {
		return false
	}
	state := t.State()
	_, _, found := state.TableOf(game)
	return found && games.Copy(t, d.Book, game) == nil
}
