package tournament

import (
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// Begun is the game of a table as it begins, kept nowhere: with the number that is reserved for it, the members in their
// order but for those who left, the rules of its round, a title, and the time at which it begins. [book.Games.Store] puts it
// into this book, [compact.EncodeSetup] hands it to another phone. The faults are game.options for options that do not fit their game, record.rulebook for a game that is not
// here; a *[calc.Refusal] tells that the rules do not allow so many seats, or that there is no such table.
func (s *State) Begun(round, table int, title string, at time.Time, rulebooks []calc.Rulebook) (*game.Game, error) {
	t, there := s.Table(round, table)
	if !there {
		return nil, calc.Refuse("tournament.result.table", "table").With("round", round).With("table", table)
	}
	choice := s.Plan.Game(round)
	options, err := choice.options(rulebooks)
	if err != nil {
		return nil, err
	}
	var people []ledger.PersonID
	present := s.Present(*t)
	for _, member := range present {
		id, _ := ledger.ParsePersonID(s.Members[member].Person) // zero for nobody that is known
		people = append(people, id)
	}
	return game.Scratch(record.Setup{
		ID: t.Game, Rulebook: choice.Rulebook, Title: letters.Clip(title, record.MaxTitleLength), Options: options,
		Names: s.SeatNames(Table{Members: present}), People: people, Begun: at,
	}, rulebooks)
}

// Present are the members of a table who have not left, in the order in which they move.
func (s *State) Present(t Table) []int {
	return slices.DeleteFunc(slices.Clone(t.Members), func(member int) bool { return s.Members[member].Left })
}

// SeatNames are the names of the members of a table as a game takes them: no longer than it allows, and none twice.
func (s *State) SeatNames(t Table) []string {
	names, met := make([]string, len(t.Members)), map[string]bool{}
	for seat, member := range t.Members {
		full := letters.Tidy(s.Members[member].Name)
		name := letters.Clip(full, calc.MaxNameLength)
		for again := 2; met[memberKey(name)]; again++ {
			number := " " + strconv.Itoa(again)
			name = letters.Clip(full, calc.MaxNameLength-len(number)) + number
		}
		met[memberKey(name)] = true
		names[seat] = name
	}
	return names
}

// options are what was agreed on, with those of the first preset for what was not.
func (c GameChoice) options(rulebooks []calc.Rulebook) (calc.Options, error) {
	for _, rules := range rulebooks {
		if rules.ID() != c.Rulebook {
			continue
		}
		options := rules.Presets()[0].Options
		if len(c.Options) == 0 {
			return options, nil
		}
		if err := json.Unmarshal(c.Options, options); err != nil {
			return nil, &ledger.Fault{Code: "game.options", Err: err}
		}
		return options, nil
	}
	return nil, &ledger.Fault{Code: "record.rulebook", Detail: c.Rulebook}
}
