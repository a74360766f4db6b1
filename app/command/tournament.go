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

const tournaments = "tournament"

type tournamentFlags struct {
	of                                         string
	game, format, draw, scoring, points, ties  string
	plan, from, tables, places, overrule       string
	since, until                               string
	final, carry, through, best, hide, minutes int
	round, table                               int
	sitOut, absent                             string
	even, unplayed, corrects, hidden           bool
	ended, copied                              bool
}

func (f *tournamentFlags) define(flags *flag.FlagSet) {
	for name, value := range map[string]*string{
		"of": &f.of, "game": &f.game, "format": &f.format, "draw": &f.draw, "scoring": &f.scoring,
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
		"even": &f.even, "unplayed": &f.unplayed, "correct": &f.corrects, "hidden": &f.hidden, "now": &f.ended,
		"copy": &f.copied,
	} {
		flags.BoolVar(value, name, false, "")
	}
}

func planFlags() []string {
	return strings.Fields("game format rounds size draw final carry through scoring points ties best hide minutes " +
		"plan even sit-out absent since until")
}

func tournamentVerbs() map[string]verb {
	const any = 1000
	all := map[string]verb{
		"new":    {1, 1, append(planFlags(), "from"), beginTournament},
		"list":   {0, 0, nil, listTournaments},
		"show":   {0, 0, []string{"hidden", "now", "round"}, showTournament},
		"draw":   {0, 0, []string{"draw", "seed", "tables"}, drawRound},
		"result": {0, any, strings.Fields("correct overrule places round table unplayed"), reportResults},
		"export": {0, any, []string{"as", "out", "round", "hidden", plainFlag}, exportTournament},
		"import": {1, 1, []string{"copy"}, importTournament},
		"check":  {0, 0, nil, checkRounds},
	}
	verbs := map[string]verb{}
	for name, v := range all {
		v.flags = append(v.flags, "book", "json", "of")
		verbs[tournaments+" "+name] = v
	}
	verbs[tournaments] = verb{0, 0, []string{"book", "json"}, func(call, []string) error {
		commands := words.Join(slices.Sorted(maps.Keys(all)))
		return notation.NewMisuse("command.tournament.which", words.Names{"commands": commands})
	}}
	return verbs
}

// stopped prints a refusal with the members' names, and returns the exit status as an error.
func (c call) stopped(s *tournament.State, err error) error {
	var refusal *calc.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	sentence := words.TournamentErrorSentence(s, refusal)
	if c.json {
		jsonout.Write(c.Out, jsonout.TournamentRefusalOf(refusal, sentence))
	}
	c.say(sentence)
	return exit(Refused)
}

// find returns the tournament with the given title or start of an id, or the latest tournament for "".
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
		return oplog.JournalSummary{}, notation.NewMisuse("command.tournament.none", nil)
	case len(fitting) == 0:
		return oplog.JournalSummary{}, notation.NewMisuse("command.tournament.unknown", words.Names{"title": of})
	case len(fitting) > 1:
		return oplog.JournalSummary{}, notation.NewMisuse("command.tournament.several", words.Names{"title": of})
	}
	return fitting[0], nil
}

func (c call) withTournament(open func(func(*book.Book) error) error, do func(*director.Desk) error) error {
	return open(func(b *book.Book) error {
		head, err := find(b, c.tournament.of)
		if err != nil {
			return err
		}
		desk, err := director.Open(b, head.ID, b.Shelf.List, func() ledger.Author { return ledger.Author{} })
		if err != nil {
			return err
		}
		return c.stopped(&desk.State, do(desk))
	})
}

// roundOf returns the round of the flag --round, or the last round drawn.
func (a arguments) roundOf(s *tournament.State) int {
	if a.tournament.round > 0 {
		return a.tournament.round
	}
	return len(s.Rounds)
}
