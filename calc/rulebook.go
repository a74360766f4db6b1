// Package calc computes the rules of stock-market games. It uses no clock, disk, screen, language or chance. All
// numbers are integers.
//
// A game is a [Rulebook], which opens a [Table]. Applying an [Entry] to a table returns the next table and a
// [Statement]. A statement's lines have postings of cash and shares, marks for other state, the numbers behind the
// result, and a rule. A [Refusal] rejects an entry that the rules do not allow.
package calc

import "slices"

// A Rulebook holds the rules of one game.
type Rulebook interface {
	// ID is the rulebook's name in records ("stockholder").
	ID() string
	// Version is the version of these rules. It increases when the same entries would lead to different figures.
	Version() int
	Rules() []string   // keys of the rules that lines and refusals cite
	Presets() []Preset // new sets of options, the default first
	// Seats returns the lowest and highest number of players for these options.
	Seats(o Options) (low, high int)
	// Open starts a game and states each seat's cash and shares, or refuses the setup.
	Open(o Options, names []string) (Table, Statement, *Refusal)
	// Expected returns the entries possible now, filled in as far as the table implies values. See also [Ready].
	Expected(t Table) Expected
	Blanks() []Entry // a blank entry of each kind, see [Blank]
	// Standing ranks the seats as if the game ended now.
	Standing(t Table) Standing
}

// A Versioned rulebook also has the options and entries of earlier versions, to read codes written with them.
type Versioned interface {
	Former(version int) (Rulebook, bool)
}

// RulebookAt returns the rulebook for a game begun under a version, possibly an earlier rulebook.
func RulebookAt(rules Rulebook, version int) Rulebook {
	if kept, is := rules.(interface{ Begun(version int) Rulebook }); is {
		return kept.Begun(version)
	}
	return rules
}

// Expected holds the entries possible at a table.
type Expected struct {
	// Next lists the entries that continue the game, likeliest first. It is empty when the game is over.
	Next []Entry
	// Beside lists the other possible entries: a skipped turn, a player who leaves, a correction, a position.
	Beside []Entry
	// Ends lists the kinds of entry in Next that usually end a turn, so that a screen can offer to record one and pass
	// the turn.
	Ends []string
	// Uses lists the ways to use a turn, possible or not, for screens that show them in fixed places. It can be nil.
	Uses []Use
}

type Use struct {
	Entry   Entry
	Refusal *Refusal // why the use is impossible now, or nil
}

func (x Expected) All() []Entry { return append(x.Next[:len(x.Next):len(x.Next)], x.Beside...) }

func (x Expected) IsBeside(kind string) bool {
	return slices.ContainsFunc(x.Beside, func(e Entry) bool { return e.Kind() == kind })
}

// A Menued rulebook has so many kinds of entry that players need a menu to find the rare kinds.
type Menued interface {
	Rulebook
	// Menu returns the kinds of entry by topic, the most used first. Kinds without a topic belong to the last topic.
	Menu() []MenuPart
}

// A MenuPart is a topic of a menu: its kinds of entry, and the key of its title in the rulebook's translations.
type MenuPart struct {
	Key   string
	Kinds []string
}

// HouseRules returns rule keys for options: "house.sum_all" for sum_all.
func HouseRules(options ...string) []string {
	return Map(options, func(option string) string { return "house." + option })
}

type Preset struct {
	Key     string // such as "4x6"
	Options Options
	// Unofficial marks a preset compiled from conflicting sources.
	Unofficial bool
}
