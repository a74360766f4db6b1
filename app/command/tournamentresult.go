package command

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// incoming is a finished game that may be a table's result, or the error of reading a file.
type incoming struct {
	director.ReceivedGame
	name  string
	fault error
}

type reporting struct {
	call
	desk  *director.Desk
	terms director.Terms
}

// reportResults enters the result typed on the command line, or the results in files, folders and the book.
func reportResults(c call, w []string) error {
	return c.withTournament(c.open, func(d *director.Desk) error {
		flags := c.tournament
		terms := director.Terms{Corrects: flags.corrects, Overrules: c.given("overrule"), Note: flags.overrule}
		r := reporting{c, d, terms}
		worths := len(w) == 1 && c.given("table") && strings.Contains(w[0], "=")
		if worths || c.given("places") || flags.unplayed {
			return r.typed(w)
		}
		return r.handedIn(w)
	})
}

func (r reporting) handedIn(names []string) error {
	all, err := r.incoming(names)
	if err != nil {
		return err
	}
	if r.given("table") {
		if len(all) != 1 {
			return notation.NewMisuse("command.tournament.one", nil)
		}
		state := r.desk.Tournament.State()
		r.terms.Round, r.terms.Table = r.roundOf(&state), r.tournament.table
	}
	status := Sound
	for _, in := range all {
		report := director.Report{Outcome: director.Left, Err: in.fault}
		if in.fault == nil {
			report = r.desk.Take(in.ReceivedGame, r.terms)
		}
		status = max(status, r.told(in.name, report))
	}
	return exit(status)
}

func (r reporting) typed(w []string) error {
	state, flags := r.desk.Tournament.State(), r.tournament
	if !r.given("table") {
		return notation.NewMisuse("command.tournament.table", nil)
	}
	round := r.roundOf(&state)
	table, there := state.Table(round, flags.table)
	if !there {
		table = &tournament.DrawnTable{} // the result will be refused because of the missing table
	}
	result := &tournament.Result{Round: round, Table: flags.table, Source: tournament.Typed, Note: flags.overrule}
	var err error
	switch {
	case len(w)+calc.Bit(r.given("places"))+calc.Bit(flags.unplayed) != 1:
		err = notation.NewMisuse("command.tournament.worths", nil)
	case flags.unplayed:
		result.Unplayed = true
	case r.given("places"):
		result.NoWorths = true
		result.Places, err = notation.Places(&state, *table, flags.places)
	default:
		result.Places, err = notation.Worths(&state, *table, w[0])
	}
	if err != nil {
		return err
	}
	return exit(r.told("", r.desk.RecordResult(director.Report{Round: round, Table: flags.table}, result,
		r.terms.Corrects)))
}

// incoming reads the named files, folders and games of the book. Without names, it reads the games of open tables.
func (r reporting) incoming(names []string) ([]incoming, error) {
	var all []incoming
	if len(names) == 0 {
		for _, drawn := range r.desk.Tournament.State().Rounds {
			for _, number := range drawn.Missing() {
				game, err := r.desk.Book.Games.LoadFromShelf(drawn.Tables[number-1].Game)
				if err == nil && game.Decided() {
					all = append(all, fromBook(game.ID().String(), game))
				}
			}
		}
		if len(all) == 0 {
			return nil, notation.NewMisuse("command.tournament.nothing", nil)
		}
		return all, nil
	}
	for _, name := range names {
		if _, err := os.Stat(name); err != nil && isNumber(name) {
			found, err := gameByID(r.desk.Book, name)
			if err != nil {
				return nil, err
			}
			game, err := r.desk.Book.Games.LoadFromShelf(found.ID)
			if err != nil {
				return nil, err
			}
			all = append(all, fromBook(name, game))
			continue
		}
		files, err := director.Files(context.Background(), []string{name}, filepath.Base, inside)
		if err != nil {
			return nil, unopened(name, err)
		}
		for _, file := range files {
			all = append(all, r.read(file))
		}
	}
	return all, nil
}

func fromBook(name string, g *game.Game) incoming {
	return incoming{ReceivedGame: director.ReceivedGame{Ending: games.EndingOf(g, tournament.FromBook)}, name: name}
}

func inside(path string) (all []string, folder bool, err error) {
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		return nil, false, nil // a missing file is reported when it is read
	}
	entries, err := os.ReadDir(path)
	for _, entry := range entries {
		all = append(all, filepath.Join(path, entry.Name()))
	}
	return all, true, err
}

func (r reporting) read(name string) incoming {
	in := incoming{name: name}
	from, err := r.input(name)
	if err != nil {
		in.fault = err
		return in
	}
	defer func() { _ = from.Close() }()
	handed, err := parcel.Open(context.Background(), from, rulebooks.All(), r.desk.Book.Games)
	if in.fault = err; err == nil {
		in.ReceivedGame, in.fault = director.Read(handed)
	}
	return in
}

// told prints what happened to a result and returns the exit status. Rejected results go to the error output.
func (r reporting) told(file string, report director.Report) int {
	message, status := "", Sound
	switch {
	case report.Err != nil:
		message, status = r.desk.ErrorText(report.Err), Failed
		if isRefusal(report.Err) {
			status = Refused
		}
	case report.Against != "":
		message, status = words.Text("command.tournament.series"), Refused
	case report.Outcome == director.Left:
		status = Refused
	}
	if r.json {
		jsonout.Write(r.Out, jsonout.ReportOf(file, report, message))
	} else {
		r.print(file, report, message)
	}
	return status
}

func (r reporting) print(file string, report director.Report, message string) {
	names := words.Names{"file": file, "round": report.Round, "table": report.Table}
	if report.Outcome == director.Left {
		reason := strings.TrimSpace(message + " " + director.MisfitText(r.desk, report.Fit))
		if file == "" {
			r.say(reason)
		} else {
			names["reason"] = reason
			r.say(words.Format("command.tournament.left", names))
		}
		return
	}
	r.tell("command.tournament."+string(report.Outcome), names)
	for _, m := range report.Misfits {
		r.tell("command.tournament.overruled", words.Names{"reason": words.Misfit(m)})
	}
	for _, renamed := range report.Renamed {
		r.tell("command.tournament.renamed", words.Names{"name": renamed.Name, "member": r.desk.Name(renamed.Member)})
	}
	if moved := words.PlayingOrder(&r.desk.State, report.Round, report.Table, report.Moved); moved != "" {
		r.line("    " + moved)
	}
	for _, c := range report.Changes {
		r.tell("command.tournament.change", words.Names{
			"name": r.desk.Name(c.Member), "before": c.RankBefore, "rank": c.Rank,
			"from": words.InPoints(c.PointsBefore), "points": words.InPoints(c.Points),
		})
	}
}

// isRefusal reports whether an error comes from the rules, rather than from a file or the book.
func isRefusal(err error) bool {
	var fault *ledger.Fault
	var misused notation.Misuse
	return !errors.As(err, &fault) && !errors.As(err, &misused)
}
