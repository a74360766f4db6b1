package command

import (
	"strconv"
	"strings"

	"scripkeeper/app/director"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// typed gives a table the result that stands on the command line: what its people were worth, or where they came in.
func (r reporting) typed(w []string) int {
	state := r.Desk.Tournament.State()
	if !r.given("table") {
		return r.misused(r.arguments, words.Say("command.tournament.table"))
	}
	round := r.roundOf(&state)
	table, there := state.Table(round, r.arguments.tournament.table)
	if !there {
		table = &tournament.DrawnTable{} // the refusal tells that there is no such table
	}
	result := &tournament.Result{Round: round, Table: r.arguments.tournament.table, Source: tournament.Typed, Note: r.arguments.tournament.overrule}
	var err error
	switch {
	case r.arguments.tournament.unplayed && len(w) == 0:
		result.Unplayed = true
	case r.given("places") && len(w) == 0:
		result.NoWorths = true
		result.Places, err = typedPlaces(&state, *table, r.arguments.tournament.places)
	case len(w) == 1:
		result.Places, err = typedWorths(&state, *table, w[0])
	default:
		err = misuse(words.Say("command.tournament.worths"))
	}
	if err != nil {
		return r.stopped(r.arguments, &state, err)
	}
	report := director.Report{Round: round, Table: r.arguments.tournament.table}
	return r.tell("", r.Give(report, result, r.terms.Corrects))
}

// typedWorths reads "Anna=1200,Ben=900,Carl=out", each with what he or she was worth, or that he or she was out before.
func typedWorths(s *tournament.State, t tournament.DrawnTable, text string) ([]tournament.Placed, error) {
	var places []tournament.Placed
	for _, part := range strings.Split(text, ",") {
		at := strings.LastIndex(part, "=")
		if at < 0 {
			return nil, misuse(words.Say("command.tournament.worths"))
		}
		member, err := sitting(s, t, part[:at])
		if err != nil {
			return nil, err
		}
		place := tournament.Placed{Member: member}
		if worth := strings.TrimSpace(part[at+1:]); strings.EqualFold(worth, "out") {
			place.Out = true
		} else if place.Worth, err = strconv.Atoi(worth); err != nil {
			return nil, wrong("command.tournament.worth", words.Names{"name": s.Members[member].Name, "worth": worth})
		}
		places = append(places, place)
	}
	tournament.RankByWorth(places)
	return places, nil
}

// typedPlaces reads "Anna,Ben=Carl,Dana": who came in after whom, those who share a place joined by =.
func typedPlaces(s *tournament.State, t tournament.DrawnTable, text string) ([]tournament.Placed, error) {
	var places []tournament.Placed
	for _, part := range strings.Split(text, ",") {
		rank := len(places) + 1
		for _, name := range strings.Split(part, "=") {
			member, err := sitting(s, t, name)
			if err != nil {
				return nil, err
			}
			places = append(places, tournament.Placed{Member: member, Rank: rank})
		}
	}
	return places, nil
}

// sitting is the member with a name, who must sit at a table.
func sitting(s *tournament.State, t tournament.DrawnTable, name string) (int, error) {
	member, err := called(s, name)
	if err != nil {
		return 0, err
	}
	for _, one := range t.Members {
		if one == member {
			return member, nil
		}
	}
	if len(t.Members) == 0 {
		return member, nil
	}
	return 0, wrong("command.tournament.elsewhere", words.Names{"name": s.Members[member].Name, "names": words.Join(s.Names(t.Members))})
}
