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
		"of": &f.of, "by": &f.by, "game": &f.game, "format": &f.format, "draw": &f.draw, "scoring": &f.scoring, "points": &f.points,
		"ties": &f.ties, "plan": &f.plan, "from": &f.from, "tables": &f.tables, "places": &f.places, "overrule": &f.overrule,
		"since": &f.since, "until": &f.until, "sit-out": &f.sitOut, "absent": &f.absent,
	} {
		flags.StringVar(value, name, "", "")
	}
	for name, value := range map[string]*int{
		"final": &f.final, "carry": &f.carry, "through": &f.through, "best": &f.best, "hide": &f.hide, "minutes": &f.minutes,
		"round": &f.round, "table": &f.table,
	} {
		flags.IntVar(value, name, 0, "")
	}
	for name, value := range map[string]*bool{
		"even": &f.even, "together": &f.together, "lift": &f.lift, "plays": &f.plays, "unplayed": &f.unplayed, "hidden": &f.hidden,
		"here": &f.here, "now": &f.ended, "copy": &f.copied,
	} {
		flags.BoolVar(value, name, false, "")
	}
}

// planFlags are those of a plan.
func planFlags() []string {
	return strings.Fields("game format rounds size draw final carry through scoring points ties best hide minutes plan even " +
		"sit-out absent since until")
}

// tournamentVerbs are the commands of tournaments. Each takes the flags of the book and of which tournament.
func (p Program) tournamentVerbs() map[string]verb {
	const any = 1000
	all := map[string]verb{
		"new":      {1, 1, append(planFlags(), "from"), func(a arguments, w []string) int { return p.newTournament(a, w[0]) }},
		"plan":     {0, 0, planFlags(), func(a arguments, _ []string) int { return p.entered(a, a.planned) }},
		"join":     {0, any, []string{"from"}, func(a arguments, w []string) int { return p.entered(a, p.joining(a, w)) }},
		"leave":    {1, 1, nil, func(a arguments, w []string) int { return p.entered(a, leaving(w[0])) }},
		"return":   {1, 1, nil, func(a arguments, w []string) int { return p.entered(a, returning(w[0])) }},
		"rest":     {1, 1, []string{"plays"}, func(a arguments, w []string) int { return p.entered(a, resting(a, w[0])) }},
		"wish":     {2, 2, []string{"together", "lift"}, func(a arguments, w []string) int { return p.entered(a, wishing(a, w)) }},
		"draw":     {0, 0, []string{"draw", "seed", "tables"}, func(a arguments, _ []string) int { return p.draw(a) }},
		"exchange": {2, 2, []string{"round"}, func(a arguments, w []string) int { return p.entered(a, exchanging(a, w)) }},
		"start":    {0, 0, []string{"round", "table", "out", "here"}, func(a arguments, _ []string) int { return p.start(a) }},
		"result":   {0, any, resultFlags(), func(a arguments, w []string) int { return p.result(a, w, false) }},
		"correct":  {0, any, resultFlags(), func(a arguments, w []string) int { return p.result(a, w, true) }},
		"penalty":  {3, 3, []string{"round"}, func(a arguments, w []string) int { return p.entered(a, fining(a, w)) }},
		"lots":     {0, 0, []string{"seed"}, func(a arguments, _ []string) int { return p.entered(a, lots(a)) }},
		"award":    {2, 2, nil, func(a arguments, w []string) int { return p.entered(a, awarding(w)) }},
		"awards":   {0, 0, []string{"hidden"}, func(a arguments, _ []string) int { return p.proposals(a) }},
		"check":    {0, 0, nil, func(a arguments, _ []string) int { return p.checkTournament(a) }},
		"clock":    {1, 1, nil, func(a arguments, w []string) int { return p.entered(a, clocking(w[0])) }},
		"reveal":   {0, 0, nil, func(a arguments, _ []string) int { return p.entered(a, constant(&tournament.Reveal{})) }},
		"end": {0, 0, []string{"lift"}, func(a arguments, _ []string) int {
			return p.entered(a, constant(&tournament.End{Lifted: a.tournament.lift}))
		}},
		"except":   {1, 2, []string{"lift"}, func(a arguments, w []string) int { return p.entered(a, p.excepting(a, w)) }},
		"undo":     {0, 0, nil, func(a arguments, _ []string) int { return p.stepped(a, (*director.Desk).Undo) }},
		"redo":     {0, 0, nil, func(a arguments, _ []string) int { return p.stepped(a, (*director.Desk).Redo) }},
		"standing": {0, 0, []string{"round", "hidden", "now"}, func(a arguments, _ []string) int { return p.tournamentStanding(a) }},
		"list":     {0, 0, nil, func(a arguments, _ []string) int { return p.listTournaments(a) }},
		"show":     {0, 0, []string{"hidden"}, func(a arguments, _ []string) int { return p.showTournament(a) }},
		"log":      {0, 0, nil, func(a arguments, _ []string) int { return p.tournamentLog(a) }},
		"rename":   {1, 1, nil, func(a arguments, w []string) int { return p.shelvedTournament(a, retitled(w[0])) }},
		"delete":   {0, 0, nil, func(a arguments, _ []string) int { return p.shelvedTournament(a, deletedTournament) }},
		"restore":  {1, 1, nil, func(a arguments, w []string) int { return p.restoreTournament(a, w[0]) }},
		"export":   {0, any, []string{"as", "out", "round", "hidden", printName}, func(a arguments, w []string) int { return p.exportTournament(a, w) }},
		"import":   {1, 1, []string{"copy"}, func(a arguments, w []string) int { return p.importTournament(a, w[0]) }},
	}
	verbs := map[string]verb{}
	for name, v := range all {
		v.flags = append(v.flags, "book", "json", "of", "by")
		verbs[tournaments+" "+name] = v
	}
	verbs[tournaments] = verb{0, 0, []string{"book", "json"}, func(a arguments, _ []string) int {
		return p.misused(a, words.Format("command.tournament.which", words.Names{"commands": words.Join(slices.Sorted(maps.Keys(all)))}))
	}}
	return verbs
}

// author is who enters something.
func (a arguments) author() ledger.Author {
	return ledger.Author{Person: letters.Tidy(a.tournament.by)}
}

// given reports whether a flag stands on the command line.
func (a arguments) given(flag string) bool { return slices.Contains(a.flags, flag) }

// stopped tells an error and gives the exit status: a refusal in the words of the tournament's people.
func (p Program) stopped(a arguments, s *tournament.State, err error) int {
	var misused notation.Misuse
	var refusal *calc.Refusal
	switch {
	case errors.As(err, &misused):
		return p.misused(a, misused.Error())
	case errors.As(err, &refusal):
		sentence := words.TournamentTrouble(s, refusal)
		if a.json {
			jsonout.Write(p.Out, jsonout.TournamentRefusalOf(refusal, sentence))
		}
		p.say(sentence)
		return Refused
	}
	return p.fail(a, err)
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
		if letters.Fold(head.Title) == letters.Fold(of) || isNumber(of) && strings.HasPrefix(head.ID.String(), strings.ToLower(of)) {
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
func (p Program) withTournament(a arguments, open func(arguments) (*book.Book, error), do func(*director.Desk) int) int {
	b, err := open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = b.Close() }()
	head, err := find(b, a.tournament.of)
	if err != nil {
		return p.stopped(a, &tournament.State{}, err)
	}
	desk, err := director.Open(b, head.ID, b.Shelf.List, a.author)
	if err != nil {
		return p.fail(a, err)
	}
	return do(desk)
}

// A maker makes an entry from how a tournament stands.
type maker func(s *tournament.State) (tournament.Entry, error)

// constant makes an entry that depends on nothing.
func constant(e tournament.Entry) maker {
	return func(*tournament.State) (tournament.Entry, error) { return e, nil }
}

// entered records what a maker makes, and prints it.
func (p Program) entered(a arguments, make maker) int {
	return p.withTournament(a, p.open, func(d *director.Desk) int {
		var state tournament.State
		if err := director.Retry(func() error {
			state = d.Tournament.State()
			e, err := make(&state)
			if err != nil {
				return err
			}
			return d.Enter(e)
		}); err != nil {
			return p.stopped(a, &state, err)
		}
		p.tellEntry(a, d)
		return Sound
	})
}

// tellEntry prints the entry that was recorded last.
func (p Program) tellEntry(a arguments, d *director.Desk) {
	steps := d.Tournament.Steps()
	step := steps[len(steps)-1]
	if a.json {
		jsonout.Write(p.Out, jsonout.StepOf(d.Tournament, step))
		return
	}
	if _, is := step.Entry.(*tournament.AnnouncedRound); is {
		state := d.Tournament.State()
		p.tellRound(&state, state.Rounds[len(state.Rounds)-1])
		return
	}
	p.tell("command.tournament.recorded", words.Names{"number": words.Number(step.Number)})
}

// stepped undoes or redoes.
func (p Program) stepped(a arguments, do func(*director.Desk) (string, error)) int {
	return p.withTournament(a, p.open, func(d *director.Desk) int {
		state := d.Tournament.State()
		if _, err := do(d); err != nil {
			return p.stopped(a, &state, err)
		}
		state = d.Tournament.State()
		if a.json {
			jsonout.Write(p.Out, jsonout.TournamentOf(d.Tournament, &state))
			return Sound
		}
		p.tell("command.tournament.entries", words.Names{"count": words.Number(len(d.Tournament.Steps()))})
		return Sound
	})
}
