// Package calc works out the rules of stock-market games. It knows nothing but the rules: no clock, no disk, no screen,
// no language, no chance. All numbers are integers.
//
// A game is a [Rulebook]. It opens a [Table]; applying an [Entry] to a table gives the next table and a [Statement]:
// postings of cash and shares, marks for the rest, each line with its working and its rule. A [Refusal] rejects an
// entry that the rules do not allow.
package calc

import "slices"

// A Rulebook is the rules of one game.
type Rulebook interface {
	// ID names the rulebook in records ("stockholder").
	ID() string
	// Version is the version of these rules. It increases when the same entries would give different figures.
	Version() int
	Rules() []string   // the keys of the rules that lines and refusals cite
	Presets() []Preset // fresh ready-made sets of options, the default first
	// Seats returns the lowest and highest number of players with these options.
	Seats(o Options) (low, high int)
	// Open sets up the table and states what each seat starts with, or refuses the setup.
	Open(o Options, names []string) (Table, Statement, *Refusal)
	// Expected returns the entries possible now, filled in as far as the table determines them. Filling in whole tables
	// is left to [Ready].
	Expected(t Table) Expected
	Blanks() []Entry // an empty entry of each kind, see [Blank]
	// Standing ranks the seats as if the game ended now.
	Standing(t Table) Standing
}

// A Versioned is a rulebook that still knows the options and entries of earlier versions, to read codes written with
// them.
type Versioned interface {
	Former(version int) (Rulebook, bool)
}

// RulebookAt returns the rulebook for a game that began under the given version. If the same entries gave different
// figures then, that is an earlier rulebook.
func RulebookAt(rules Rulebook, version int) Rulebook {
	if kept, is := rules.(interface{ Begun(version int) Rulebook }); is {
		return kept.Begun(version)
	}
	return rules
}

// Expected holds the entries possible at a table.
type Expected struct {
	// Next are the entries that carry the game on, likeliest first. It is empty when the game is over.
	Next []Entry
	// Beside holds the other possible entries: a skipped turn, a player who leaves, a ruling, a position.
	Beside []Entry
	// Ends lists the kinds of entry in Next after which a turn is usually over, so that the screen can pass the turn
	// along with the entry.
	Ends []string
	// Uses lists the ways to use a turn, including those impossible now, if screens show them in fixed places. In other
	// games it is empty.
	Uses []Use
}

// A Use is one way to use a turn.
type Use struct {
	Entry   Entry
	Refusal *Refusal // why it is not possible now, or nil
}

// All returns the entries in Next, followed by those in Beside.
func (x Expected) All() []Entry { return append(x.Next[:len(x.Next):len(x.Next)], x.Beside...) }

func (x Expected) IsBeside(kind string) bool {
	return slices.ContainsFunc(x.Beside, func(e Entry) bool { return e.Kind() == kind })
}

// A Menued rulebook has so many kinds of entry that a menu helps to find the rare ones.
type Menued interface {
	Rulebook
	// Menu groups the kinds of entry by topic, the most wanted first. Kinds in no part belong to the last part.
	Menu() []MenuPart
}

// A MenuPart is a topic: its kinds of entry, and the key of its title among the rulebook's texts.
type MenuPart struct {
	Key   string
	Kinds []string
}

// HouseRules returns the rule keys of options: "house.sum_all" for the house rule sum_all.
func HouseRules(options ...string) []string {
	return Map(options, func(option string) string { return "house." + option })
}

// A Preset is a ready-made set of options.
type Preset struct {
	Key     string // such as "4x6"
	Options Options
	// Unofficial marks a preset compiled from sources that disagree.
	Unofficial bool
}
