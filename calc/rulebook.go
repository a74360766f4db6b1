// Package calc works out what the rules of a stock-market game say. It knows nothing but the rules: no clock,
// no disk, no screen, no language, no chance. All numbers are integers.
//
// A game is a [Rulebook]. It opens a [Table]; every [Entry] that is applied to a table gives the next table
// and a [Statement] of what happened: postings of cash and shares, marks for the rest, each line with its
// working and its rule. What the rules do not allow is a [Refusal].
package calc

import "slices"

// A Rulebook is one game's rules.
type Rulebook interface {
	// ID names the rulebook in records ("stockholder").
	ID() string
	// Version is the version of the rules as worked out here. It grows when the same entries would give
	// other figures.
	Version() int
	// Rules are the keys of the rules that lines and refusals cite.
	Rules() []string
	// Presets are the ready sets of options, the default first. Each call gives fresh ones.
	Presets() []Preset
	// Seats is how few and how many can play with these options.
	Seats(o Options) (low, high int)
	// Open sets up the table. The statement tells the opening hands; the refusal, what is wrong with the setup.
	Open(o Options, names []string) (Table, Statement, *Refusal)
	// Expected are the entries that may come now, filled in as far as the table knows but for what [Ready] fills in.
	Expected(t Table) Expected
	// Kinds are the kinds of entry, see [Entry.Kind].
	Kinds() []string
	// Blank is an empty entry of a kind, and whether the rulebook knows the kind.
	Blank(kind string) (Entry, bool)
	// Standing ranks the seats as if the game ended now.
	Standing(t Table) Standing
}

// A Former is a rulebook that can still be asked for its options and entries as an earlier version described them, so
// that codes which were written then are read.
type Former interface {
	// Former is the rulebook as of a version, and whether it is known.
	Former(version int) (Rulebook, bool)
}

// Begun returns the rulebook by which a game that began under a version of its rules is played: an earlier one where
// the same entries gave other figures then.
func Begun(rules Rulebook, version int) Rulebook {
	if kept, is := rules.(interface{ Begun(version int) Rulebook }); is {
		return kept.Begun(version)
	}
	return rules
}

// Expected are the entries that may come at a table.
type Expected struct {
	// Next are those that carry the game on, the likeliest first. When the game is over there are none.
	Next []Entry
	// Beside are those that are possible beside: a turn that goes by, a player who leaves, a ruling, a position.
	Beside []Entry
	// Ends are the kinds of next entries after which a turn is usually over: it can be passed on with them.
	Ends []string
	// Uses are what a turn can be used for, each in its place from turn to turn: those of Next, and between them those
	// that are not possible now. It is empty where a game gives them no places.
	Uses []Use
}

// A Use is one thing that a turn can be used for.
type Use struct {
	Entry Entry
	// Refusal is why it is not possible now, nil where it is.
	Refusal *Refusal
}

// All are both, the next ones first.
func (x Expected) All() []Entry { return append(x.Next[:len(x.Next):len(x.Next)], x.Beside...) }

// IsBeside reports whether entries of a kind are possible beside the game.
func (x Expected) IsBeside(kind string) bool {
	return slices.ContainsFunc(x.Beside, func(e Entry) bool { return e.Kind() == kind })
}

// A Menued rulebook has so many kinds of entry that whoever looks for a rare one is helped by their parts.
type Menued interface {
	Rulebook
	// Menu parts the kinds of entry by what they are about, those first that are looked for first. A kind that is not
	// named belongs to the last part.
	Menu() []MenuPart
}

// A MenuPart is the kinds of entry about one thing, and its key among the rulebook's words.
type MenuPart struct {
	Key   string
	Kinds []string
}

// HouseRules are the keys of the rules of options that are named alike: "house.sum_all" is the house rule sum_all.
func HouseRules(options ...string) []string {
	return Map(options, func(option string) string { return "house." + option })
}

// A Preset is a ready set of options.
type Preset struct {
	// Key names it ("4x6").
	Key     string
	Options Options
	// Unofficial marks a set put together from sources that disagree.
	Unofficial bool
}
