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

// An Incoming is a game that may give a table its result: from a file, from the book, or the code of a result.
type Incoming struct {
	Ending games.Ending
	// Record is the game as it came in, nil for the code of a result and for a game of the book.
	Record *record.Record
}

// Read returns what was handed over. The fault is tournament.other where that gives no table a result.
func Read(handed parcel.Parcel) (Incoming, error) {
	if handed.Result != nil {
		return Incoming{Ending: games.EndingOfCode(*handed.Result)}, nil
	}
	if !handed.IsGame() {
		return Incoming{}, &ledger.Fault{Code: "tournament.other"}
	}
	game, err := game.Replay(handed.Record, rulebooks.All())
	if err != nil {
		return Incoming{}, err
	}
	return Incoming{Ending: games.EndingOf(game, tournament.FromFile), Record: &handed.Record}, nil
}

// EndingOf is how a game ended that was handed over, or the code of its result.
func EndingOf(game *game.Game, result *compact.Result) games.Ending {
	if result != nil {
		return games.EndingOfCode(*result)
	}
	return games.EndingOf(game, tournament.FromFile)
}

// Terms are how a result is taken.
type Terms struct {
	// Round and Table name the table, both 0 for the one that the game belongs to.
	Round, Table int
	// Corrects lets a table have another result than before.
	Corrects bool
	// Overrules lets what does not fit count all the same, with the reason in Note.
	Overrules bool
	Note      string
}

// An Outcome is what became of a result.
type Outcome string

const (
	// Entered is the first result of a table, Corrected another one in its place, Same the one that it has, and Left
	// none.
	Entered   Outcome = "entered"
	Corrected Outcome = "corrected"
	Same      Outcome = "same"
	Left      Outcome = "left"
)

// A Report tells what became of a result.
type Report struct {
	Outcome Outcome
	games.Fit
	// Round and Table are where it belongs, both 0 where nobody knows.
	Round, Table int
	// Changes are who changed places by a correction, unless the standing is hidden.
	Changes []standings.Change
	// Against says why a game does not count in a series, where each counts by itself.
	Against string
	// Err is why it was not entered although it fits.
	Err error
}

// Take gives a table the result that came in, where it fits or the director says that it counts. A game that belongs to
// a table is in the book then; in a series every game is, and counts by itself.
func (d *Desk) Take(in Incoming, terms Terms) Report {
	here, state := games.Copy(d.Tournament, d.Book, in.Ending.Game), d.Tournament.State()
	_, _, ofTable := state.TableOf(in.Ending.Game)
	if state.Plan.Format == tournament.Series && terms.Table == 0 && !ofTable {
		return takeIntoSeries(d, in)
	}
	var report Report
	if terms.Table > 0 {
		report.Fit = games.FindAt(&state, terms.Round, terms.Table, in.Ending, here, rulebooks.All())
		report.Misfits = without(report.Misfits, "tournament.fit.other") // whoever names the table says so
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
		overruled, refusal := report.Overruled(terms.Note)
		if refusal != nil {
			return report.left(refusal)
		}
		result = overruled
	}
	if in.Record != nil && len(without(report.Misfits, "tournament.fit.copy")) == len(report.Misfits) {
		take := d.Book.Games.Import
		if here == nil {
			take = d.Book.Games.Supersede // a copy that counts no more
		}
		if _, err := take(*in.Record, d.by()); err != nil {
			return report.left(err)
		}
	}
	return d.Give(report, result, terms.Corrects || terms.Overrules)
}

func (r Report) left(err error) Report {
	r.Outcome, r.Err = Left, err
	return r
}

func without(all []games.Misfit, reason string) []games.Misfit {
	return slices.DeleteFunc(slices.Clone(all), func(m games.Misfit) bool { return m.Reason == reason })
}

// takeIntoSeries puts a game into the book, where it counts by itself, or does not.
func takeIntoSeries(d *Desk, in Incoming) Report {
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
	if report.Round, report.Table, counts = d.State.Of(in.Ending.Game); counts {
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

// Give gives a table a result, in the place of another one where that may be, and tells what it changes.
func (d *Desk) Give(report Report, result *tournament.Result, corrects bool) Report {
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

// Retry does something to a tournament once more where a window or another command wrote in between: what that wrote is
// known by then.
func Retry(do func() error) error {
	const times = 20
	err := do()
	for n := 1; n < times && words.MovedOn(err); n++ {
		err = do()
	}
	return err
}

// Misfits are why a result does not fit, and what else the director should know of it.
func Misfits(d *Desk, fit games.Fit) string {
	var all []string
	for _, m := range fit.Misfits {
		all = append(all, words.Misfit(m))
	}
	return strings.TrimSpace(strings.Join(append(all, movedIn(d, fit)), " "))
}

// movedIn names an order of moves other than the one that was drawn, empty for none.
func movedIn(d *Desk, fit games.Fit) string {
	if fit.Result == nil {
		return ""
	}
	return words.Moved(&d.State, fit.Result.Round, fit.Result.Table, fit.Moved)
}

// Says tells what became of a result that was handed to the director.
func Says(d *Desk, r Report) string {
	switch {
	case r.Err != nil:
		return d.Trouble(r.Err)
	case r.Against != "":
		return r.Against
	case r.Outcome == Left:
		return Misfits(d, r.Fit)
	case r.Outcome == Same:
		names := words.Names{"table": r.Table, "round": r.Round}
		return words.Format("tournament.same", names)
	case r.Result == nil:
		return words.Text("tournament.series.counts")
	}
	sentence := words.Format("tournament.entered", words.Names{"entry": words.TournamentEntry(&d.State, r.Result)})
	return strings.TrimSpace(sentence + " " + movedIn(d, r.Fit))
}

// Offer tells of a game whose result can be entered, see [Desk.Take], in words that name the tournament.
func Offer(d *Desk, fit games.Fit) string {
	if !fit.Sound() || fit.Same {
		report := Report{Outcome: Left, Fit: fit}
		if fit.Same {
			report.Outcome, report.Round, report.Table = Same, fit.Result.Round, fit.Result.Table
		}
		return words.Format("tournament.claimed", words.Names{"title": d.Title(), "sentence": Says(d, report)})
	}
	sentence := words.Format("tournament.claimed.table", words.Names{
		"title": d.Title(), "table": fit.Result.Table, "round": fit.Result.Round,
	})
	return strings.TrimSpace(sentence + " " + movedIn(d, fit))
}

// Fit finds the table of a game that ended.
func (d *Desk) Fit(e games.Ending) games.Fit {
	return games.Find(&d.State, e, games.Copy(d.Tournament, d.Book, e.Game), rulebooks.All())
}

// Void reports whether the copy in the book of a table's game counts no more. It reads the tournament anew, so that it
// may be asked beside everything else.
func (d *Desk) Void(game ledger.GameID) bool {
	t, err := tournament.Load(d.Book, d.Tournament.Head().ID)
	if err != nil {
		return false
	}
	state := t.State()
	_, _, found := state.TableOf(game)
	return found && games.Copy(t, d.Book, game) == nil
}
