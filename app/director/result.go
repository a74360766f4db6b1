package director

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
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

// A ReceivedGame is a game with a result for a table, from a file, the game library or a result code.
type ReceivedGame struct {
	Ending games.Ending
	// Record is the received game; nil for a result code or a game in the library.
	Record *record.Record
}

// Read returns the game or result in a parcel. The fault is tournament.other if the parcel has neither.
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

// EndingOf returns the ending of a game or, if result is not nil, the ending in that result code.
func EndingOf(game *game.Game, result *compact.Result) games.Ending {
	if result != nil {
		return games.EndingOfCode(*result)
	}
	return games.EndingOf(game, tournament.FromFile)
}

// Terms are the conditions for accepting a result.
type Terms struct {
	// Round and Table are the numbers of the table. If both are 0, the table is found by the game's id or players.
	Round, Table int
	// Corrects allows the result to replace one that the table already has.
	Corrects bool
	// Overrules accepts a result that does not fit the table. Note is the reason for that.
	Overrules bool
	Note      string
}

type Outcome string

const (
	// Entered means that the table has its first result, Corrected that a result was replaced, Same that the table
	// already had this result, and Left that nothing was recorded.
	Entered   Outcome = "entered"
	Corrected Outcome = "corrected"
	Same      Outcome = "same"
	Left      Outcome = "left"
)

// A Report is the outcome of importing a result.
type Report struct {
	Outcome Outcome
	games.Fit
	// Round and Table are the numbers of the result's table; 0 if unknown.
	Round, Table int
	// Changes are the changes of rank that a correction causes; nil while standings are hidden.
	Changes []standings.Change
	// Against is a sentence about why a game does not count in a series; may be empty.
	Against string
	Err     error
}

// Take records a received result if it fits a table, or if the given terms accept it although it does not fit, and
// stores the game in Book. In a series, Take stores any game, and the report tells whether the game counts.
func (d *Desk) Take(in ReceivedGame, terms Terms) Report {
	here, state := games.Copy(d.Tournament, d.Book, in.Ending.Game), d.Tournament.State()
	_, _, ofTable := state.TableOf(in.Ending.Game)
	if state.Plan.Format == tournament.Series && terms.Table == 0 && !ofTable {
		return takeIntoSeries(d, in)
	}
	var report Report
	if terms.Table > 0 {
		report.Fit = games.FindAt(&state, terms.Round, terms.Table, in.Ending, here, rulebooks.All())
		report.Misfits = without(report.Misfits, "tournament.fit.other") // naming the table overrules this misfit
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

// RecordResult records a table's result and completes report. If corrects is true, the result may replace another one.
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

// Retry calls do up to 20 times, until it no longer fails because another window or command has recorded something. A
// call that fails must have loaded what was recorded.
func Retry(do func() error) error {
	const times = 20
	err := do()
	for n := 1; n < times && words.IsOutdated(err); n++ {
		err = do()
	}
	return err
}

func MisfitText(d *Desk, fit games.Fit) string {
	return strings.TrimSpace(strings.Join(append(calc.Map(fit.Misfits, words.Misfit), movedIn(d, fit)), " "))
}

// movedIn returns a sentence about a turn order other than the drawn one, or "".
func movedIn(d *Desk, fit games.Fit) string {
	if fit.Result == nil {
		return ""
	}
	return words.PlayingOrder(&d.State, fit.Result.Round, fit.Result.Table, fit.Moved)
}

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

// OfferSentence names the tournament and table of a received game, or says why the game doesn't fit.
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

func (d *Desk) Fit(e games.Ending) games.Fit {
	return games.Find(&d.State, e, games.Copy(d.Tournament, d.Book, e.Game), rulebooks.All())
}

// CopyIsVoid reports whether the library's copy of a table's game no longer counts. Any goroutine may call it.
func (d *Desk) CopyIsVoid(game ledger.GameID) bool {
	t, err := tournament.Load(d.Book, d.Tournament.Head().ID)
	if err != nil {
		return false
	}
	state := t.State()
	_, _, found := state.TableOf(game)
	return found && games.Copy(t, d.Book, game) == nil
}
