package game

import (
	"bytes"
	"encoding/json"

	"scripkeeper/ledger"
)

// A Diff is how two copies of a game differ: the living entries that both begin with, and those that each goes on with.
type Diff struct {
	// Common is how many living entries both begin with.
	Common int
	// Ours and Theirs are the living entries of each after them, in order.
	Ours, Theirs []Step
}

// Compare tells how two copies of a game differ. The fault join.games tells that these are two games, join.setups that
// they are two although they have one number.
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

// side are the living entries of one side.
func (p Diff) side(theirs bool) []Step {
	if theirs {
		return p.Theirs
	}
	return p.Ours
}

// common is how many living entries two copies begin with.
func common(a, b *Game) int {
	n := 0
	for n < min(len(a.steps), len(b.steps)) && a.steps[n].Hash == b.steps[n].Hash {
		n++
	}
	return n
}

// A Row shows an entry of each copy beside one another, nil where one has none to set against the other's.
type Row struct {
	Ours, Theirs *Step
	// Same tells that both say the same.
	Same bool
}

// How well two entries fit beside one another.
const (
	sameEntry = 4 // they say the same
	sameTurn  = 2 // they are of one kind, in one round, by the same seat
	otherKind = 1 // they are in one round, by the same seat
	noFit     = 0
)

// maxFits is how many pairs of entries are looked at. What is longer stands one side after the other.
const maxFits = 1_000_000

// Rows sets the entries after the common ones side by side: those that say the same, and those of one round and seat,
// as many as the order of both allows.
func (p Diff) Rows() []Row {
	fits := p.fits()
	// best is how well the entries from two places on can fit at most.
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

// fits is how well each of our entries fits beside each of theirs; empty where there are too many.
func (p Diff) fits() [][]int {
	if len(p.Ours)*len(p.Theirs) > maxFits {
		return nil
	}
	theirs := make([][]byte, len(p.Theirs))
	for j, step := range p.Theirs {
		theirs[j] = step.text()
	}
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

// text is the entry's JSON.
func (s Step) text() []byte {
	text, err := json.Marshal(s.Entry)
	if err != nil {
		return nil // it was read from JSON
	}
	return text
}
