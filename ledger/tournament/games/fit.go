// Package games connects a tournament with games: it begins those of its tables, and finds the table that a game
// belongs to.
package games

import (
	"bytes"
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// A Fit is the table that a game belongs to, and what speaks against counting it there.
type Fit struct {
	// Result is what to enter, see [tournament.Tournament.Correct]; nil where no table was found.
	Result *tournament.Result
	// Misfits are why it does not count without a word from the director; none where it fits.
	Misfits []Misfit
	// Renamed are the members who sat there under another name than the one they joined with.
	Renamed []Renamed
	// Moved are the members in the order in which they moved, where that is not the order that was drawn. It speaks
	// against nothing, but the director should know.
	Moved []int
	// Same reports that the table has this very result already.
	Same bool
}

// A Renamed is a member and the name that stood on the seat.
type Renamed struct {
	Member int
	Name   string
}

// A Misfit is one reason why a game does not count as the result of a table, named by its reason:
//
//	tournament.fit.nowhere     it is the game of no table, and its players are not those of just one open table
//	tournament.fit.other       it is not the game that was begun for the table; only the players are the same
//	tournament.fit.counted     it counts already, at another table
//	tournament.fit.seats       other people sat there: Names
//	tournament.fit.renamed     nobody is called so as somebody in the table's own game: Names, in the seats of Seats
//	tournament.fit.absent      people of the table did not sit there: Names
//	tournament.fit.game        another game was played: Rulebook in the place of Agreed
//	tournament.fit.options     other options were played with
//	tournament.fit.unfinished  it is not over
//	tournament.fit.unresolved  entries of it need fixing
//	tournament.fit.copy        the copy in the book is another
//	tournament.fit.result      the table has another result
type Misfit struct {
	Reason string
	// Round and Table are the table's, both 0 where there is none; those of the other table where it counts at another.
	Round, Table int
	Names        []string
	// Seats are the members in whose seats those of Names sat, one for each.
	Seats []string
	// Rulebook is what was played, Agreed what was agreed on.
	Rulebook, Agreed string
}

// Sound reports that the result can be entered without a word.
func (f Fit) Sound() bool { return f.Result != nil && len(f.Misfits) == 0 }

// Overruled returns the result as it counts although it does not fit, with the reason. The refusals are
// tournament.fit.note for no reason, and tournament.fit.table where no table was found.
func (f Fit) Overruled(note string) (*tournament.Result, *calc.Refusal) {
	switch {
	case f.Result == nil:
		return nil, calc.Refuse("tournament.fit.table", "table")
	case note == "":
		return nil, calc.Missing("tournament.fit.note", "note")
	}
	r := *f.Result
	r.Note = note
	return &r, nil
}

// Find finds the table that a game belongs to: by the number that was reserved for it, else by its players, where they
// are those of just one table without a result. Here is the copy of the game that the book has, nil where it has none.
func Find(s *tournament.State, e Ending, here *game.Game, rulebooks []calc.Rulebook) Fit {
	if round, table, found := s.TableOf(e.Game); found {
		return FindAt(s, round, table, e, here, rulebooks)
	}
	var round, table int
	for _, drawn := range s.Rounds {
		for _, t := range drawn.Tables {
			if m := Match(s, t, e); t.Result != nil || len(m.strangers)+len(m.absent) > 0 {
				continue
			}
			if table > 0 {
				return nowhere()
			}
			round, table = drawn.Number, t.Number
		}
	}
	if table == 0 {
		return nowhere()
	}
	return FindAt(s, round, table, e, here, rulebooks)
}

func nowhere() Fit { return Fit{Misfits: []Misfit{{Reason: "tournament.fit.nowhere"}}} }

// FindAt compares a game with a table that the director names.
func FindAt(s *tournament.State, round, table int, e Ending, here *game.Game, rulebooks []calc.Rulebook) Fit {
	t, there := s.Table(round, table)
	if !there {
		return nowhere()
	}
	m := Match(s, *t, e)
	fit := Fit{Renamed: m.renamed, Moved: m.moved(*t)}
	fit.Result = &tournament.Result{Round: round, Table: table, Source: e.Source, Places: m.places(*t, e)}
	misfit := func(found bool, made Misfit) {
		if found {
			if made.Table == 0 {
				made.Round, made.Table = round, table
			}
			fit.Misfits = append(fit.Misfits, made)
		}
	}
	own := e.Game == t.Game || t.Result != nil && t.Result.Game == e.Game.String()
	if e.Game != t.Game {
		fit.Result.Game = e.Game.String()
	}
	fit.Same = t.Result != nil && sameEnd(*t.Result, *fit.Result)
	otherRound, otherTable, counted := s.Counting(e.Game)
	counted = counted && (otherRound != round || otherTable != table)
	agreed := s.Plan.Game(round)
	misfit(!own && !counted, Misfit{Reason: "tournament.fit.other"})
	misfit(counted, Misfit{Reason: "tournament.fit.counted", Round: otherRound, Table: otherTable})
	misfit(len(m.strangers) > 0, Misfit{Reason: "tournament.fit.seats", Names: m.strangers})
	misfit(len(m.renamed) > 0, unknownNames(s, m.renamed))
	missed := absenteesOf(s, *t, e, m)
	misfit(len(missed) > 0, Misfit{Reason: "tournament.fit.absent", Names: s.Names(missed)})
	other := Misfit{Reason: "tournament.fit.game", Rulebook: e.Rulebook, Agreed: agreed.Rulebook}
	misfit(e.Rulebook != agreed.Rulebook, other)
	misfit(e.Rulebook == agreed.Rulebook && differsFrom(agreed, e, rulebooks), Misfit{Reason: "tournament.fit.options"})
	misfit(e.Unfinished, Misfit{Reason: "tournament.fit.unfinished"})
	misfit(e.Unresolved, Misfit{Reason: "tournament.fit.unresolved"})
	misfit(e.differs(here), Misfit{Reason: "tournament.fit.copy"})
	misfit(t.Result != nil && !fit.Same, Misfit{Reason: "tournament.fit.result"})
	if fit.Same {
		fit.Misfits = nil // it counts already, whatever spoke against it then
	}
	return fit
}

// unknownNames is that nobody here is called as some who sat in the seats of members.
func unknownNames(s *tournament.State, renamed []Renamed) Misfit {
	m := Misfit{Reason: "tournament.fit.renamed"}
	for _, one := range renamed {
		m.Names, m.Seats = append(m.Names, one.Name), append(m.Seats, s.Members[one.Member].Name)
	}
	return m
}

// differsFrom reports whether a game was played by other options than those that were agreed on, as far as anybody can
// tell.
func differsFrom(c tournament.GameChoice, e Ending, rulebooks []calc.Rulebook) bool {
	rules, known := record.Rulebook(rulebooks, c.Rulebook)
	agreed, err := c.Agreed(rulebooks)
	switch {
	case err != nil || !known:
		return false
	case e.Options == nil && (e.code == nil || e.code.Options == nil):
		return false
	case e.Options == nil:
		own, err := compact.DigestOf(rules, agreed)
		return err == nil && own != *e.code.Options
	}
	own, fault := json.Marshal(agreed)
	other, err := json.Marshal(e.Options)
	return fault == nil && err == nil && !bytes.Equal(own, other)
}

// sameEnd reports whether two results of a table are the same, whoever gave them.
func sameEnd(a, b tournament.Result) bool {
	byMember := func(x, y tournament.Placed) int { return x.Member - y.Member }
	return a.Unplayed == b.Unplayed && a.NoWorths == b.NoWorths && slices.Equal(
		slices.SortedFunc(slices.Values(a.Places), byMember), slices.SortedFunc(slices.Values(b.Places), byMember))
}
