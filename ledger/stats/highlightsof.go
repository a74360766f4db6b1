package stats

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// HighlightFinder collects the best value of each kind and seat during a replay.
type HighlightFinder struct {
	lines      map[string]calc.Highlight
	highlights []Highlight
	gaps       []Highlight
	// leader is the last sole leader, or [calc.None].
	leader int
}

// NewHighlightFinder returns a finder for a rulebook's games. The replay must call the finder's Read, see
// [game.ReplayHeard].
func NewHighlightFinder(rules calc.Rulebook) *HighlightFinder {
	f := &HighlightFinder{leader: calc.None}
	if highlighter, has := rules.(calc.Highlighter); has {
		f.lines = highlighter.Highlights()
	}
	return f
}

// Found returns the highlights of the replayed game that its summary does not give, or nil if the game has no result.
func (f *HighlightFinder) Found(p game.Snapshot) []Highlight {
	if !p.Decided() {
		return nil
	}
	if l := p.After(len(p.Steps)).Layout(); l.Veiled || l.Hidden {
		return f.highlights
	}
	seats := len(p.Setup.Names)
	f.gaps = make([]Highlight, seats)
	before, after := make([]calc.Place, seats), make([]calc.Place, seats)
	place(before, p.Rules.Standing(p.Opening))
	for _, step := range p.Steps {
		place(after, p.Rules.Standing(step.After))
		f.compare(step, before, after)
		before, after = after, before
	}
	for seat, last := range before {
		if last.Rank == 1 && f.gaps[seat].Value > 0 {
			f.note(f.gaps[seat])
		}
	}
	return f.highlights
}

func place(bySeat []calc.Place, standing calc.Standing) {
	for _, place := range standing.Places {
		bySeat[place.Seat] = place
	}
}

// note adds a highlight, unless the same seat already has an equal or better highlight of the same kind.
func (f *HighlightFinder) note(one Highlight) {
	same := slices.IndexFunc(f.highlights,
		func(other Highlight) bool { return other.Kind == one.Kind && other.Seat == one.Seat })
	switch {
	case same < 0:
		f.highlights = append(f.highlights, one)
	case one.Value > f.highlights[same].Value:
		f.highlights[same] = one
	}
}

func (f *HighlightFinder) count(kind HighlightKind, seat, entry int) {
	before, _ := calc.Find(f.highlights, func(h Highlight) bool { return h.Kind == kind && h.Seat == seat })
	f.note(Highlight{Kind: kind, Seat: seat, Entry: entry, Value: before.Value + 1})
}

// Read notes the highlights among an entry's lines.
func (f *HighlightFinder) Read(step game.Step, did calc.Statement) {
	if len(f.lines) == 0 || step.Refusal != nil {
		return
	}
	type paid struct {
		kind          calc.Highlight
		seat, company int
		amount        int
	}
	var room [8]paid
	all := room[:0]
	for i := range did.Lines {
		line := &did.Lines[i]
		kind := f.lines[line.Kind]
		switch {
		case kind == "" || line.Seat == calc.None:
		case kind == calc.Bankruptcy:
			f.count(MostBankruptcies, calc.None, step.Number)
			f.count(OftenBankrupt, line.Seat, step.Number)
		default:
			same := slices.IndexFunc(all, func(p paid) bool {
				return p.kind == kind && p.seat == line.Seat && p.company == line.Company
			})
			if same < 0 {
				same, all = len(all), append(all, paid{kind, line.Seat, line.Company, 0})
			}
			all[same].amount += cashMoved(line)
		}
	}
	for _, one := range all {
		if one.amount > 0 {
			f.note(Highlight{Kind: HighlightKind(one.kind), Seat: one.seat, Entry: step.Number, Value: one.amount})
		}
	}
}

// cashMoved returns the absolute amount of cash that a line moves to or from its seat.
func cashMoved(line *calc.Line) int {
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

func (f *HighlightFinder) compare(step game.Step, before, after []calc.Place) {
	var leading []int
	most := 0
	for seat, now := range after {
		if by := now.Worth - before[seat].Worth; !isCorrection(step.Entry) && !now.Out {
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

// isCorrection reports whether an entry is not a move in the game: a correction, a position or a departure.
func isCorrection(e calc.Entry) bool {
	switch e.(type) {
	case *calc.Ruling, *calc.Leave:
		return true
	}
	return e.Kind() == calc.PositionKind
}

// Highlights returns those highlights of a finished game that follow from its summary alone.
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

// HighlightForm is the version of stored highlights. It increases when their form changes, or when other lines of
// statements count as highlights.
const HighlightForm = 1

// heldHighlights holds a game's stored highlights by kind, four numbers each: seat, entry, value and whole.
type heldHighlights map[HighlightKind][]int

func EncodeHighlights(highlights []Highlight) ([]byte, error) {
	held := heldHighlights{}
	for _, f := range highlights {
		held[f.Kind] = append(held[f.Kind], f.Seat, f.Entry, f.Value, f.Of)
	}
	return json.Marshal(held)
}

// DecodeHighlights returns stored highlights, and whether they are valid for a game with the given number of seats.
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
