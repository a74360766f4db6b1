package command

import (
	"errors"
	"flag"
	"maps"
	"slices"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
)

// tournaments is the word that the commands of tournaments begin with.
const tournaments = "tournament"

// tournamentFlags are those that only tournaments have.
type tournamentFlags struct {
	of, by                                        string
	game, format, draw, scoring, points, ties     string
	plan, from, tables, places, overrule          string
	since, until                                  string
	final, carry, through, best, hide, minutes    int
	round, table                                  int
	sitOut, absent                                string
	even, together, lift, plays, unplayed, hidden bool
	here, ended, copied                           bool
}

// define adds the flags to those of the program.
func (f *tournamentFlags) define(flags *flag.FlagSet) {
	for name, value := range map[string]*string{
		"of": &f.of, "by": &f.by, "game": &f.game, "format": &f.format, "draw": &f.draw, "scoring": &f.scoring,
		"points": &f.points, "ties": &f.ties, "plan": &f.plan, "from": &f.from, "tables": &f.tables,
		"places": &f.places, "overrule": &f.overrule, "since": &f.since, "until": &f.until,
		"sit-out": &f.sitOut, "absent": &f.absent,
	} {
		flags.StringVar(value, name, "", "")
	}
	for name, value := range map[string]*int{
		"final": &f.final, "carry": &f.carry, "through": &f.through, "best": &f.best, "hide": &f.hide,
		"minutes": &f.minutes, "round": &f.round, "table": &f.table,
	} {
		flags.IntVar(value, name, 0, "")
	}
	for name, value := range map[string]*bool{
		"even": &f.even, "together": &f.together, "lift": &f.lift, "plays": &f.plays, "unplayed": &f.unplayed,
		"hidden": &f.hidden, "here": &f.here, "now": &f.ended, "copy": &f.copied,
	} {
		flags.BoolVar(value, name, false, "")
	}
}

// planFlags are those of a plan.
func planFlags() []string {
	return strings.Fields("game format rounds size draw final carry through scoring points ties best hide minutes " +
		"plan even sit-out absent since until")
}

// tournamentVerbs are the commands of tournaments. Each takes the flags of the book and of which tournament.
func tournamentVerbs() map[string]verb {
	const any = 1000
	all := map[string]verb{
		"new":      {1, 1, append(planFlags(), "from"), beginTournament},
		"plan":     {0, 0, planFlags(), entering(plan)},
		"join":     {0, any, []string{"from"}, entering(join)},
		"leave":    {1, 1, nil, entering(leave)},
		"return":   {1, 1, nil, entering(comeBack)},
		"rest":     {1, 1, []string{"plays"}, entering(rest)},
		"wish":     {2, 2, []string{"together", "lift"}, entering(wish)},
		"draw":     {0, 0, []string{"draw", "seed", "tables"}, entering(announce)},
		"exchange": {2, 2, []string{"round"}, entering(exchange)},
		"start":    {0, 0, []string{"round", "table", "out", "here"}, startTable},
		"result":   {0, any, resultFlags(), reportResults(false)},
		"correct":  {0, any, resultFlags(), reportResults(true)},
		"penalty":  {3, 3, []string{"round"}, entering(fine)},
		"lots":     {0, 0, []string{"seed"}, entering(lots)},
		"award":    {2, 2, nil, entering(award)},
		"awards":   {0, 0, []string{"hidden"}, proposeAwards},
		"check":    {0, 0, nil, checkRounds},
		"clock":    {1, 1, nil, entering(setClock)},
		"reveal":   {0, 0, nil, entering(reveal)},
		"end":      {0, 0, []string{"lift"}, entering(end)},
		"except":   {1, 2, []string{"lift"}, entering(except)},
		"undo":     {0, 0, nil, stepping((*tournament.Tournament).Undoing, (*director.Desk).Undo)},
		"redo":     {0, 0, nil, stepping((*tournament.Tournament).Redoing, (*director.Desk).Redo)},
		"standing": {0, 0, []string{"round", "hidden", "now"}, printStandings},
		"list":     {0, 0, nil, listTournaments},
		"show":     {0, 0, []string{"hidden"}, showTournament},
		"log":      {0, 0, nil, printLog},
		"rename":   {1, 1, nil, renameTournament},
		"delete":   {0, 0, nil, deleteTournament},
		"restore":  {1, 1, nil, restoreTournament},
		"export":   {0, any, []string{"as", "out", "round", "hidden", plainFlag, printName}, exportTournament},
		"import":   {1, 1, []string{"copy"}, importTournament},
	}
	verbs := map[string]verb{}
	for name, v := range all {
		v.flags = append(v.flags, "book", "json", "of", "by")
		verbs[tournaments+" "+name] = v
	}
	verbs[tournaments] = verb{0, 0, []string{"book", "json"}, func(call, []string) error {
		commands := words.Join(slices.Sorted(maps.Keys(all)))
		return notation.Wrong("command.tournament.which", words.Names{"commands": commands})
	}}
	return verbs
}

// author is who enters something.
func (a arguments) author() ledger.Author {
	return ledger.Author{Person: letters.Tidy(a.tournament.by)}
}

// stopped tells a refusal in the words of the tournament's people, and returns what a command ends with that met the
// error.
func (c call) stopped(s *tournament.State, err error) error {
	var refusal *calc.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	sentence := words.TournamentTrouble(s, refusal)
	if c.json {
		jsonout.Write(c.Out, jsonout.TournamentRefusalOf(refusal, sentence))
	}
	c.say(sentence)
	return exit(Refused)
}

// find returns the tournament that --of names, or the latest one. The head is that in the book.
func find(b *book.Book, of string) (oplog.JournalSummary, error) {
	heads, err := b.Journals.List()
	if err != nil {
		return oplog.JournalSummary{}, err
	}
	if of == "" && len(heads) > 0 {
		return heads[0], nil
	}
	var fitting []oplog.JournalSummary
	for _, head := range heads {
		numbered := isNumber(of) && strings.HasPrefix(head.ID.String(), strings.ToLower(of))
		if numbered || letters.Fold(head.Title) == letters.Fold(of) {
			fitting = append(fitting, head)
		}
	}
	switch {
	case len(heads) == 0:
		return oplog.JournalSummary{}, notation.Wrong("command.tournament.none", nil)
	case len(fitting) == 0:
		return oplog.JournalSummary{}, notation.Wrong("command.tournament.unknown", words.Names{"title": of})
	case len(fitting) > 1:
		return oplog.JournalSummary{}, notation.Wrong("command.tournament.several", words.Names{"title": of})
	}
	return fitting[0], nil
}

// withTournament opens the book and the tournament that is asked for, does something with it and closes the book.
func (c call) withTournament(open func(func(*book.Book) error) error, do func(*director.Desk) error) error {
	return open(func(b *book.Book) error {
		head, err := find(b, c.tournament.of)
		if err != nil {
			return err
		}
		desk, err := director.Open(b, head.ID, b.Shelf.List, c.author)
		if err != nil {
			return err
		}
		return c.stopped(&desk.State, do(desk))
	})
}

// A maker makes an entry from how a tournament stands and what the words after the command say.
type maker func(c call, s *tournament.State, w []string) (tournament.Entry, error)

// entering records what a maker makes, and prints it.
func entering(make maker) func(call, []string) error {
	return func(c call, w []string) error {
		return c.withTournament(c.open, func(d *director.Desk) error {
			err := director.Retry(func() error {
				state := d.Tournament.State()
				e, err := make(c, &state, w)
				if err != nil {
					return err
				}
				return d.Enter(e)
			})
			if err == nil {
				printEntered(c, d)
			}
			return err
		})
	}
}

// printEntered prints the entry that was recorded last.
func printEntered(c call, d *director.Desk) {
	steps := d.Tournament.Steps()
	step := steps[len(steps)-1]
	if c.json {
		jsonout.Write(c.Out, jsonout.StepOf(d.Tournament, step))
		return
	}
	if _, is := step.Entry.(*tournament.AnnouncedRound); is {
		state := d.Tournament.State()
		printRound(c, &state, state.Rounds[len(state.Rounds)-1])
		return
	}
	c.tell("command.tournament.recorded", words.Names{"number": step.Number})
}

// stepping undoes or redoes what comes next.
func stepping(
	next func(*tournament.Tournament) (tournament.Reversal, bool), do func(*director.Desk, int64) (string, error),
) func(call, []string) error {
	return func(c call, _ []string) error {
		return c.withTournament(c.open, func(d *director.Desk) error {
			r, _ := next(d.Tournament)
			if _, err := do(d, r.Op); err != nil {
				return err
			}
			state := d.Tournament.State()
			if c.json {
				jsonout.Write(c.Out, jsonout.TournamentOf(d.Tournament, &state))
			} else {
				c.tell("command.tournament.entries", words.Names{"count": len(d.Tournament.Steps())})
			}
			return nil
		})
	}
}
