package game

import (
	"bytes"
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// A Diff has the number of equal entries at the beginning of two copies of a game, and each copy's later entries.
type Diff struct {
	Common       int
	Ours, Theirs []Step
}

// Compare returns the difference between two copies. The fault is join.games for two different games, and join.setups
// for different setups with the same id.
func Compare(ours, theirs *Game) (Diff, error) {
	switch {
	case ours.ID() != theirs.ID():
		return Diff{}, &ledger.Fault{Code: "join.games"}
	case ours.first != theirs.first:
		return Diff{}, &ledger.Fault{Code: "join.setups", Detail: ours.ID().String()}
	}
	n := common(ours, theirs)
	return Diff{Common: n, Ours: ours.Steps()[n:], Theirs: theirs.Steps()[n:]}, nil
}

func (p Diff) side(theirs bool) []Step {
	if theirs {
		return p.Theirs
	}
	return p.Ours
}

func common(a, b *Game) int {
	n := 0
	for n < min(len(a.steps), len(b.steps)) && a.steps[n].Hash == b.steps[n].Hash {
		n++
	}
	return n
}

// A Row has an entry from each copy, to be shown side by side. An entry without a counterpart has nil beside it.
type Row struct {
	Ours, Theirs *Step
	Same         bool
}

// Scores for showing two entries side by side.
const (
	sameEntry = 4 // equal entries
	sameTurn  = 2 // same kind, round and seat
	otherKind = 1 // same round and seat
	noFit     = 0
)

// maxFits is the largest number of pairs of entries to compare. Copies with more are listed one after the other.
const maxFits = 1_000_000

// Rows aligns the entries after the common ones. Where the order allows, equal entries are side by side, and also
// entries of the same round and seat.
func (p Diff) Rows() []Row {
	fits := p.fits()
	// best[i][j] is the best total score for ours from index i and theirs from index j.
	best := make([][]int, len(p.Ours)+1)
	for i := range best {
		best[i] = make([]int, len(p.Theirs)+1)
	}
	for i := len(fits) - 1; i >= 0; i-- {
		for j := len(p.Theirs) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1], fits[i][j]+best[i+1][j+1])
		}
	}
	var rows []Row
	for i, j := 0, 0; i < len(p.Ours) || j < len(p.Theirs); {
		switch {
		case i < len(fits) && j < len(p.Theirs) && fits[i][j] != noFit && best[i][j] == fits[i][j]+best[i+1][j+1]:
			rows = append(rows, Row{&p.Ours[i], &p.Theirs[j], fits[i][j] == sameEntry})
			i, j = i+1, j+1
		case i < len(p.Ours) && (j == len(p.Theirs) || best[i][j] == best[i+1][j]):
			rows = append(rows, Row{Ours: &p.Ours[i]})
			i++
		default:
			rows = append(rows, Row{Theirs: &p.Theirs[j]})
			j++
		}
	}
	return rows
}

// fits returns the score of each pair of entries, or nil for more than maxFits pairs.
func (p Diff) fits() [][]int {
	if len(p.Ours)*len(p.Theirs) > maxFits {
		return nil
	}
	theirs := calc.Map(p.Theirs, Step.text)
	fits := make([][]int, len(p.Ours))
	for i, our := range p.Ours {
		text := our.text()
		fits[i] = make([]int, len(p.Theirs))
		for j, their := range p.Theirs {
			sameKind := our.Entry.Kind() == their.Entry.Kind()
			switch turn := our.Before.Round() == their.Before.Round() && our.Before.Turn() == their.Before.Turn(); {
			case sameKind && bytes.Equal(text, theirs[j]):
				fits[i][j] = sameEntry
			case sameKind && turn:
				fits[i][j] = sameTurn
			case turn:
				fits[i][j] = otherKind
			}
		}
	}
	return fits
}

func (s Step) text() []byte {
	text, err := json.Marshal(s.Entry)
	if err != nil {
		return nil // impossible: the entry was read from JSON
	}
	return text
}
