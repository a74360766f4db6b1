// Package games begins the games at a tournament's tables, and finds the table to which a game belongs.
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

// Fit is the table found for a game, with the reasons against counting the game there.
type Fit struct {
	// Result is the result to enter, see [tournament.Tournament.Correct], or nil if no table was found.
	Result *tournament.Result
	// Misfits lists the reasons why the game counts only with a note from the director.
	Misfits []Misfit
	// Renamed lists the members who played under a name other than the one with which they joined.
	Renamed []Renamed
	// Moved lists the members in the order of moves if it is not the drawn order. A changed order is not a misfit.
	Moved []int
	// Same reports that the table already has this result.
	Same bool
}

type Renamed struct {
	Member int
	Name   string
}

// Misfit is a reason why a game does not count as the result of a table. The reasons are
//
//	tournament.fit.nowhere     the game has no table, and its players are not those of exactly one open table
//	tournament.fit.other       the game was not begun for the table; only the players are the same
//	tournament.fit.counted     the game already counts at another table
//	tournament.fit.seats       other people played: Names
//	tournament.fit.renamed     unknown names in the table's own game: Names, in the seats of Seats
//	tournament.fit.absent      people of the table did not play: Names
//	tournament.fit.game        another game was played: Rulebook instead of Agreed
//	tournament.fit.options     other options were played
//	tournament.fit.unfinished  the game is not over
//	tournament.fit.unresolved  some of the game's entries need fixing
//	tournament.fit.copy        the copy of the game in the book differs
//	tournament.fit.result      the table has another result
type Misfit struct {
	Reason string
	// Round and Table identify the table, or another table at which the game counts. Both are 0 without a table.
	Round, Table int
	Names        []string
	// Seats has, for each person in Names, the member in whose seat the person sat.
	Seats            []string
	Rulebook, Agreed string
}

// Sound reports whether the result can be entered without a note.
func (f Fit) Sound() bool { return f.Result != nil && len(f.Misfits) == 0 }

// WithNote returns the result with a note, which makes it count despite the misfits. The refusal is tournament.fit.note
// for an empty note, or tournament.fit.table without a table.
func (f Fit) WithNote(note string) (*tournament.Result, *calc.Refusal) {
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

// Find finds the table of a game by the game's id, or else as the only table without a result that has the same
// players. The parameter here is the book's copy of the game, or nil.
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

// FindAt compares a game with a table that the director named.
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
	otherRound, otherTable, counted := s.CountedTable(e.Game)
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
		fit.Misfits = nil // the result already counts, despite any misfits
	}
	return fit
}

func unknownNames(s *tournament.State, renamed []Renamed) Misfit {
	m := Misfit{Reason: "tournament.fit.renamed"}
	for _, one := range renamed {
		m.Names, m.Seats = append(m.Names, one.Name), append(m.Seats, s.Members[one.Member].Name)
	}
	return m
}

// differsFrom reports whether a game is known to have other options than those agreed.
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

func sameEnd(a, b tournament.Result) bool {
	byMember := func(x, y tournament.Placed) int { return x.Member - y.Member }
	return a.Unplayed == b.Unplayed && a.NoWorths == b.NoWorths && slices.Equal(
		slices.SortedFunc(slices.Values(a.Places), byMember), slices.SortedFunc(slices.Values(b.Places), byMember))
}
