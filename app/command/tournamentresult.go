package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

func resultFlags() []string { return strings.Fields("round table places unplayed overrule") }

// An incoming is a game that may give a table its result: from a file, or from the book.
type incoming struct {
	// name is the file or the number of the game.
	name   string
	ending games.Ending
	// record is the game as it came in, nil for the code of a result and for a game of the book.
	record *record.Record
	fault  error
}

// A reporting gives results to a tournament.
type reporting struct {
	Program
	asked
	book       *book.Book
	tournament *tournament.Tournament
	// corrects tells that a table's result may be another than before.
	corrects bool
}

// result gives tables their results: typed, from files and folders, or where nothing is named from the games of the book.
func (p Program) result(a asked, w []string, corrects bool) int {
	return p.held(a, p.open, func(book *book.Book, cup *tournament.Tournament) int {
		r := reporting{p, a, book, cup, corrects}
		if a.given("places") || a.cup.unplayed || len(w) == 1 && a.given("table") && strings.Contains(w[0], "=") {
			return r.typed(w)
		}
		all, err := r.incoming(w)
		if err != nil {
			return p.stopped(a, nil, err)
		}
		if a.given("table") && len(all) != 1 {
			return p.misused(a, words.Say("command.tournament.one"))
		}
		status := Sound
		for _, in := range all {
			status = max(status, r.take(in))
		}
		return status
	})
}

// incoming reads what is named: files, folders and games of the book; where nothing is, the games of open tables that the
// book has.
func (r reporting) incoming(names []string) ([]incoming, error) {
	var all []incoming
	if len(names) == 0 {
		state := r.tournament.State()
		for _, drawn := range state.Rounds {
			for _, number := range drawn.Missing() {
				if game, err := r.book.Games.LoadFromShelf(drawn.Tables[number-1].Game); err == nil && game.Decided() {
					all = append(all, incoming{name: game.ID().String(), ending: games.EndingOf(game, tournament.FromBook)})
				}
			}
		}
		if len(all) == 0 {
			return nil, wrong("command.tournament.nothing", nil)
		}
		return all, nil
	}
	for _, name := range names {
		info, err := os.Stat(name)
		switch {
		case err == nil && info.IsDir():
			files, err := filesOf(name)
			if err != nil {
				return nil, &ledger.Fault{Code: "file.open", Detail: cause(err), Path: name, Err: err}
			}
			for _, file := range files {
				all = append(all, r.read(file))
			}
		case err != nil && isNumber(name):
			found, err := one(r.book, name)
			if err != nil {
				return nil, err
			}
			game, err := r.book.Games.LoadFromShelf(found.ID)
			if err != nil {
				return nil, err
			}
			all = append(all, incoming{name: name, ending: games.EndingOf(game, tournament.FromBook)})
		default:
			all = append(all, r.read(name))
		}
	}
	return all, nil
}

// filesOf are the files of a folder and of those in it, in alphabetical order. Hidden ones are left out.
func filesOf(folder string) ([]string, error) {
	var all []string
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		hidden := path != folder && strings.HasPrefix(entry.Name(), ".")
		switch {
		case err != nil:
			return err
		case entry.IsDir() && hidden:
			return filepath.SkipDir
		case !entry.IsDir() && !hidden:
			all = append(all, path)
		}
		return nil
	})
	return all, err
}

// read reads a file: a game in whatever form, or the code of a result.
func (r reporting) read(name string) incoming {
	from := r.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return incoming{name: name, fault: &ledger.Fault{Code: "file.open", Detail: cause(err), Path: name, Err: err}}
		}
		defer func() { _ = file.Close() }()
		from = file
	}
	handed, err := parcel.Open(context.Background(), from, rulebooks.All(), r.book.Games)
	switch {
	case err != nil:
		return incoming{name: name, fault: err}
	case handed.Result != nil:
		return incoming{name: name, ending: games.EndingOfCode(*handed.Result)}
	case !handed.IsGame():
		return incoming{name: name, fault: &ledger.Fault{Code: "tournament.other"}}
	}
	game, err := game.Replay(handed.Record, rulebooks.All())
	if err != nil {
		return incoming{name: name, fault: err}
	}
	return incoming{name: name, ending: games.EndingOf(game, tournament.FromFile), record: &handed.Record}
}

// take gives a table the result that came in, or tells why not, and gives the exit status. A game that belongs to a table is
// in the book afterwards.
func (r reporting) take(in incoming) int {
	out := outReport{File: in.name}
	if in.fault != nil {
		return r.left(out, in.fault)
	}
	here, state := games.Copy(r.tournament, r.book, in.ending.Game), r.tournament.State()
	if state.Plan.Format == tournament.Series && !r.given("table") {
		return r.takeIntoSeries(in, out)
	}
	var fit games.Fit
	if r.given("table") {
		fit = games.FindAt(&state, r.roundOf(&state), r.cup.table, in.ending, here, rulebooks.All())
		fit.Misfits = without(fit.Misfits, "tournament.fit.other") // whoever names the table says so
	} else {
		fit = games.Find(&state, in.ending, here, rulebooks.All())
	}
	if r.corrects {
		fit.Misfits = without(fit.Misfits, "tournament.fit.result")
	}
	if fit.Result != nil {
		out.Round, out.Table = fit.Result.Round, fit.Result.Table
	}
	for _, renamed := range fit.Renamed {
		out.Renamed = append(out.Renamed, outRenamed{renamed.Member, renamed.Name})
	}
	out.Misfits, out.Moved = misfitsOut(fit.Misfits), fit.Moved
	result := fit.Result
	switch {
	case fit.Same:
		out.Outcome = "same"
		r.tellReport(out, nil)
		return Sound
	case len(fit.Misfits) > 0 && (result == nil || !r.given("overrule")):
		out.Outcome = "left"
		r.tellReport(out, nil)
		return Refused
	case r.given("overrule"):
		overruled, refusal := fit.Overruled(r.cup.overrule)
		if refusal != nil {
			return r.left(out, refusal)
		}
		result = overruled
	}
	if in.record != nil && !slices.ContainsFunc(fit.Misfits, func(m games.Misfit) bool { return m.Reason == "tournament.fit.copy" }) {
		take := r.book.Games.Import
		if here == nil {
			take = r.book.Games.Supersede // a copy that counts no more
		}
		if _, err := take(*in.record, r.author()); err != nil {
			return r.left(out, err)
		}
	}
	return r.enter(out, result, r.corrects || r.given("overrule"))
}

func without(all []games.Misfit, reason string) []games.Misfit {
	return slices.DeleteFunc(slices.Clone(all), func(m games.Misfit) bool { return m.Reason == reason })
}

// enter records a result, in the place of another one where that may be, and tells what it changes.
func (r reporting) enter(out outReport, result *tournament.Result, corrects bool) int {
	cup := r.tournament
	var old standings.Standings
	var had bool
	record := func(r *tournament.Result, by ledger.Author) error { return cup.Record(r, by) }
	if corrects {
		record = cup.Correct
	}
	if err := again(func() error {
		before := cup.State()
		old = standings.After(&before, len(before.Rounds))
		_, had = cup.ResultOf(result.Round, result.Table)
		return record(result, r.author())
	}); err != nil {
		return r.left(out, err)
	}
	state := r.tournament.State()
	out.Outcome, out.Round, out.Table, out.Result = "entered", result.Round, result.Table, result
	var changes []standings.Change
	if had {
		out.Outcome = "corrected"
		if !state.Hidden(len(state.Rounds)) {
			changes = standings.Changes(old, standings.After(&state, len(state.Rounds)))
		}
		out.Changes = changesOut(changes)
	}
	r.tellReport(out, changes)
	return Sound
}

// left tells that something did not count, and why.
func (r reporting) left(out outReport, err error) int {
	state := r.tournament.State()
	out.Outcome, out.Message = "left", words.TournamentTrouble(&state, err)
	status := Failed
	if out.Code = codeOf(err); isRefusal(err) {
		status = Refused
	}
	r.tellReport(out, nil)
	return status
}

// tellReport prints what became of a result. What was left out stands on the error output.
func (r reporting) tellReport(out outReport, changes []standings.Change) {
	if r.json {
		writeJSON(r.Out, out)
		return
	}
	names := words.Names{"file": out.File, "round": words.Number(out.Round), "table": words.Number(out.Table)}
	state := r.tournament.State()
	if out.Outcome == "left" {
		reasons := []string{out.Message}
		for _, m := range out.Misfits {
			reasons = append(reasons, m.Message)
		}
		reasons = append(reasons, words.Moved(&state, out.Round, out.Table, out.Moved))
		names["reason"] = strings.TrimSpace(strings.Join(reasons, " "))
		if out.File == "" {
			r.say(names["reason"])
		} else {
			r.say(words.Tell("command.tournament.left", names))
		}
		return
	}
	r.tell("command.tournament."+out.Outcome, names)
	for _, m := range out.Misfits {
		r.tell("command.tournament.overruled", words.Names{"reason": m.Message})
	}
	for _, renamed := range out.Renamed {
		r.tell("command.tournament.renamed", words.Names{"name": renamed.Name, "member": state.Members[renamed.Member].Name})
	}
	if moved := words.Moved(&state, out.Round, out.Table, out.Moved); moved != "" {
		_, _ = fmt.Fprintln(r.Out, "    "+moved)
	}
	for _, c := range changes {
		r.tell("command.tournament.change", words.Names{
			"name": state.Members[c.Member].Name, "before": words.Number(c.RankBefore), "rank": words.Number(c.Rank),
			"from": words.Points(c.PointsBefore), "points": words.Points(c.Points),
		})
	}
}

// isRefusal tells whether an error is one of the rules, not of a file or the book.
func isRefusal(err error) bool {
	var fault *ledger.Fault
	var misused misuse
	return !errors.As(err, &fault) && !errors.As(err, &misused)
}
