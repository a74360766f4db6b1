package stats

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A highlightFinder goes through a game that is over, entry after entry, and notes the best of each kind and seat.
type highlightFinder struct {
	lines      map[string]calc.Highlight
	highlights []Highlight
	// gaps are the largest gap of each seat to whoever led: where, how much, and of how much.
	gaps []Highlight
	// leader is who led alone last, or [calc.None].
	leader int
}

// HighlightsOf is what stands out in a game beside what its summary tells; nothing before it has a result.
func HighlightsOf(p game.Snapshot) []Highlight {
	if !p.Decided() {
		return nil
	}
	over := p.After(len(p.Steps))
	f := highlightFinder{gaps: make([]Highlight, len(p.Setup.Names)), leader: calc.None}
	if highlighter, has := p.Rules.(calc.Highlighter); has {
		f.lines = highlighter.Highlights()
	}
	secret := over.Layout().Veiled || over.Layout().Hidden
	var before []calc.Place
	if !secret {
		before = placesOf(p, p.Opening)
	}
	for _, step := range p.Steps {
		if step.Refusal != nil {
			continue
		}
		f.read(step)
		if !secret {
			after := placesOf(p, step.After)
			f.compare(step, before, after)
			before = after
		}
	}
	for _, place := range p.Standing().Places {
		if place.Rank == 1 && f.gaps[place.Seat].Value > 0 {
			f.note(f.gaps[place.Seat])
		}
	}
	return f.highlights
}

// placesOf are where the seats stand at a table, by seat.
func placesOf(p game.Snapshot, t calc.Table) []calc.Place {
	all := make([]calc.Place, len(p.Setup.Names))
	for _, place := range p.Rules.Standing(t).Places {
		all[place.Seat] = place
	}
	return all
}

// note takes a highlight where the same seat has none of the kind that is as good.
func (f *highlightFinder) note(one Highlight) {
	same := slices.IndexFunc(f.highlights,
		func(other Highlight) bool { return other.Kind == one.Kind && other.Seat == one.Seat })
	switch {
	case same < 0:
		f.highlights = append(f.highlights, one)
	case one.Value > f.highlights[same].Value:
		f.highlights[same] = one
	}
}

// count counts what happened at an entry one up.
func (f *highlightFinder) count(kind HighlightKind, seat, entry int) {
	before := 0
	for _, other := range f.highlights {
		if other.Kind == kind && other.Seat == seat {
			before = other.Value
		}
	}
	f.note(Highlight{Kind: kind, Seat: seat, Entry: entry, Value: before + 1})
}

// read notes what the lines of an entry count as.
func (f *highlightFinder) read(step game.Step) {
	if len(f.lines) == 0 {
		return
	}
	type paid struct {
		kind          calc.Highlight
		seat, company int
	}
	var all []paid
	amounts := map[paid]int{}
	for _, line := range step.Statement().Lines {
		one := paid{f.lines[line.Kind], line.Seat, line.Company}
		switch {
		case one.kind == "" || one.seat == calc.None:
		case one.kind == calc.Bankruptcy:
			f.count(MostBankruptcies, calc.None, step.Number)
			f.count(OftenBankrupt, one.seat, step.Number)
		default:
			if _, known := amounts[one]; !known {
				all = append(all, one)
			}
			amounts[one] += cashMoved(line)
		}
	}
	for _, one := range all {
		if amount := amounts[one]; amount > 0 {
			f.note(Highlight{Kind: HighlightKind(one.kind), Seat: one.seat, Entry: step.Number, Value: amount})
		}
	}
}

// cashMoved is the cash that a line gives to its seat or takes from it.
func cashMoved(line calc.Line) int {
	sum := 0
	for _, p := range line.Postings {
		switch {
		case !p.Commodity.IsCash():
		case p.To == calc.AccountOf(line.Seat):
			sum += p.Amount
		case p.From == calc.AccountOf(line.Seat):
			sum -= p.Amount
		}
	}
	return max(sum, -sum)
}

// compare notes what an entry did to what everybody is worth, and who leads after it.
func (f *highlightFinder) compare(step game.Step, before, after []calc.Place) {
	var leading []int
	most := 0
	for seat, now := range after {
		if by := now.Worth - before[seat].Worth; !putsRight(step.Entry) && !now.Out {
			if by > 0 {
				f.note(Highlight{Kind: LargestRise, Seat: seat, Entry: step.Number, Value: by})
			}
			if by < 0 {
				f.note(Highlight{Kind: LargestFall, Seat: seat, Entry: step.Number, Value: -by})
			}
		}
		switch {
		case now.Out || len(leading) > 0 && now.Worth < most:
		case len(leading) > 0 && now.Worth == most:
			leading = append(leading, seat)
		default:
			leading, most = append(leading[:0], seat), now.Worth
		}
	}
	for seat, now := range after {
		if gap := most - now.Worth; !now.Out && most > 0 && gap > f.gaps[seat].Value {
			f.gaps[seat] = Highlight{Kind: Comeback, Seat: seat, Entry: step.Number, Value: gap, Of: most}
		}
	}
	if len(leading) == 1 && leading[0] != f.leader {
		if f.leader != calc.None {
			f.count(LeadChanges, calc.None, step.Number)
		}
		f.leader = leading[0]
	}
}

// putsRight reports whether an entry is no move of the game: the table sets or mends what stands on it, or somebody
// leaves.
func putsRight(e calc.Entry) bool {
	switch e.(type) {
	case *calc.Ruling, *calc.Leave:
		return true
	}
	return e.Kind() == calc.PositionKind
}

// Highlights is what stands out in a game that is over as its summary alone tells it.
func (s Summary) Highlights() []Highlight {
	if !s.Over || s.Fault != nil || s.Pending || len(s.Names) < 2 || len(s.Ranks) != len(s.Names) {
		return nil
	}
	all := []Highlight{{Kind: LongestGame, Seat: calc.None, Value: s.Entries}}
	var winners []int
	most, second, sum, others := 0, 0, 0, 0
	for seat, rank := range s.Ranks {
		worth, known := s.Worth(seat)
		if !known {
			return all
		}
		sum += max(0, worth)
		if rank == 1 {
			winners, most = append(winners, seat), worth
			continue
		}
		if others++; others == 1 || worth > second {
			second = worth
		}
	}
	for seat, rank := range s.Ranks {
		worth, _ := s.Worth(seat)
		if rank == 1 {
			all = append(all, Highlight{Kind: RichestWinner, Seat: seat, Value: worth},
				Highlight{Kind: PoorestWinner, Seat: seat, Value: worth})
		} else if len(winners) > 0 && worth > 0 {
			all = append(all, Highlight{Kind: RichestLoser, Seat: seat, Value: worth})
		}
		if worth > 0 {
			all = append(all, Highlight{Kind: LargestShare, Seat: seat, Value: worth, Of: sum})
		}
	}
	if len(winners) == 1 && others > 0 && most > 0 && most >= second {
		margin := Highlight{Kind: NarrowestWin, Seat: winners[0], Value: most - second, Of: most}
		all = append(all, margin)
		margin.Kind = ClearestWin
		all = append(all, margin)
	}
	return all
}

// HighlightForm is the number of what is stored of a game's highlights. It goes up when that, or what a line counts as,
// changes.
const HighlightForm = 1

// A heldHighlights is the highlights of a game as the book holds them: by kinds, of each highlight the seat, the entry,
// the value and what it is a part of.
type heldHighlights map[HighlightKind][]int

func EncodeHighlights(highlights []Highlight) ([]byte, error) {
	held := heldHighlights{}
	for _, f := range highlights {
		held[f.Kind] = append(held[f.Kind], f.Seat, f.Entry, f.Value, f.Of)
	}
	return json.Marshal(held)
}

// DecodeHighlights are highlights that the book holds, and whether they are those of a game with so many seats.
func DecodeHighlights(raw []byte, seats int) ([]Highlight, bool) {
	var held heldHighlights
	if raw == nil || json.Unmarshal(raw, &held) != nil {
		return nil, false
	}
	var all []Highlight
	for kind, figures := range held {
		for one := range slices.Chunk(figures, 4) {
			if len(one) < 4 || one[0] < calc.None || one[0] >= seats {
				return nil, false
			}
			all = append(all, Highlight{Kind: kind, Seat: one[0], Entry: one[1], Value: one[2], Of: one[3]})
		}
	}
	return all, true
}

func AppendHighlights(all []Highlight, game *Summary, highlights []Highlight) []Highlight {
	for _, f := range highlights {
		f.Game = game
		all = append(all, f)
	}
	return all
}
