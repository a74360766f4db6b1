package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
)

// A seating is the rounds in which people change seats: the one that is drawn, and one that was announced; nil for none.
type seating struct {
	drawing   *Drawing
	exchanges *Exchanges
	// changes counts what changed about them, so that an action means what somebody saw.
	changes int
	// back undoes the last exchange of the round, nil for none; seen is the round that was drawn last.
	back func() bool
	seen *tournament.AnnouncedRound
}

// A change is what a page of a seating offers: to change the seats of two, or to announce, of the seating as it was
// seen.
type change struct {
	Changes int `json:"changes"`
	A       int `json:"a,omitempty"`
	B       int `json:"b,omitempty"`
}

// changed reports that something changed.
func (s *seating) changed() { s.changes++ }

// drawn is the drawing of the next round.
func (s *Source) drawn() *Drawing {
	if s.seating.drawing == nil {
		s.seating.drawing = NewDrawing(s.Desk)
	}
	return s.seating.drawing
}

// drawing is the draw that its page waits for, nil for none.
func (s *Source) drawing() *page.Work {
	d := s.drawn()
	if !d.Stale() {
		return nil
	}
	w := d.Start()
	s.seating.changed()
	return &page.Work{
		Do: func(func() bool) error {
			w.Do()
			return nil
		},
		Done: func(err error) {
			d.Finish(w, err)
			s.seating.changed()
		},
	}
}

// drawPage proposes the next round: nothing is entered before it is announced. Two people that are tapped change seats.
func (s *Source) drawPage(at page.At) (page.Page, error) {
	d, next := s.drawn(), draw.NextOf(&s.State)
	step := DrawNext
	if next.Final {
		step = DrawFinal
	}
	sentence, tone := d.Says()
	head := page.Part{Says: []page.Note{{Text: sentence, Tone: tone}}}
	if d.Round != nil {
		head.Says = append(head.Says, page.Note{Text: d.About(), Small: true})
	}
	for _, m := range Methods(s.Desk) {
		how := page.Act(words.Text("tournament.method."+string(m)), "method", method{m})
		how.Main = m == d.Method
		head.Choices = append(head.Choices, how)
	}
	if d.Round != nil || !d.Busy() {
		s.seating.seen = d.Round
	}
	b := boarding{place: []string{drawPlace}, first: at.Number(1, nobody), fixed: func(int) bool { return d.Round == nil }}
	return page.Page{Title: StepLabel(s.Desk, step), About: words.Text("tournament.draw.hint"),
		Parts: []page.Part{head, s.board(s.seating.seen, d.Cost, b)},
		Next: []page.Action{
			page.Do(words.Text("tournament.draw.again"), "again").With("refresh"),
			page.Act(words.Format("tournament.announce", words.Names{"round": next.Round}), "announce",
				change{Changes: s.seating.changes}).AsMain().Unless(d.Round == nil),
		}}, nil
}

// A method is how a round is drawn.
type method struct {
	Method tournament.Method `json:"method"`
}

// method draws in another way, again from another number.
func (s *Source) method(m method, _ page.At) (page.Done, error) {
	d := NewDrawing(s.Desk)
	d.Method = m.Method
	s.seating.drawing = d
	return page.Done{To: page.PlaceOf(drawPlace)}, nil
}

func (s *Source) again(_ struct{}, at page.At) (page.Done, error) {
	return s.method(method{s.drawn().Method}, at)
}

// announce enters the round. Where another window announced one meanwhile, that one is shown.
func (s *Source) announce(c change, _ page.At) (page.Done, error) {
	d := s.drawn()
	if d.Round == nil || d.Stale() || c.Changes != s.seating.changes {
		return page.Done{}, s.nowhere()
	}
	round := d.Round
	moved, err := d.Announce()
	if moved {
		return page.Done{Told: words.Text("tournament.moved"), Leave: true}, nil
	}
	done, err := s.entered(round, err)
	if done.Leave = true; err == nil {
		s.seating.drawing, s.seating.seen = nil, nil
	}
	return done, err
}

// swapPage lets people of a round that was announced change seats.
func (s *Source) swapPage(at page.At) (page.Page, error) {
	round := at.Number(1, 0)
	if _, there := s.State.Round(round); !there {
		return page.Page{}, s.nowhere()
	}
	e := s.exchanging(round)
	b := boarding{place: []string{swapPlace, number(round)}, first: at.Number(2, nobody), fixed: e.Fixed}
	return page.Page{Title: words.Format("tournament.swap.title", words.Names{"round": round}),
		About: words.Text("tournament.draw.hint"),
		Parts: []page.Part{{Says: []page.Note{{Text: e.Summary()}}}, s.board(e.Round, e.Cost, b)},
		Next: []page.Action{page.Act(words.Text("tournament.swap.enter"), "exchange",
			change{Changes: s.seating.changes}).AsMain().Unless(!e.Any())}}, nil
}

// exchanging are the exchanges of a round, as it is now.
func (s *Source) exchanging(round int) *Exchanges {
	in := &s.seating
	if in.exchanges == nil || in.exchanges.number != round {
		in.exchanges = NewExchanges(s.Desk, round)
		in.changed()
	} else if in.exchanges.Renew() {
		in.changed()
	}
	return in.exchanges
}

func (s *Source) exchange(c change, at page.At) (page.Done, error) {
	e := s.exchanging(at.Number(1, 0))
	if c.Changes != s.seating.changes {
		return page.Done{}, s.nowhere()
	}
	err := e.Enter()
	done, err := s.did("", err)
	done.Leave = true
	return done, err
}

// nobody is tapped.
const nobody = -1

// A boarding is where a board is seen: its place, who was tapped first there, and who cannot change seats.
type boarding struct {
	place []string
	first int
	fixed func(member int) bool
}

// board is the tables of a round with everybody to tap: who is tapped after somebody else takes the other's seat.
func (s *Source) board(r *tournament.AnnouncedRound, cost draw.Cost, b boarding) page.Part {
	part := page.Part{As: page.Cards}
	if r == nil {
		return part
	}
	again, short, most := map[int]int{}, games.ShortNames(&s.State, s.People), 1
	for _, m := range cost.Again {
		for _, member := range m.Members {
			again[member]++
		}
	}
	card := func(title string, members []int) {
		row := page.Row{Title: title}
		for _, member := range members {
			open := s.tapped(b, member)
			line := page.Row{Title: s.Name(member), Short: short[member], Chosen: member == b.first, Open: &open}
			if times := again[member]; times > 0 {
				line.About = words.Format("tournament.again.mark", words.Names{"count": times})
			}
			row.Lines = append(row.Lines, line)
		}
		part.Rows = append(part.Rows, row)
	}
	for i, table := range r.Tables {
		card(words.Format("tournament.table", words.Names{"table": i + 1}), table.Members)
		most = max(most, len(table.Members))
	}
	for some := range slices.Chunk(r.Out, most) {
		card(words.Text("tournament.out"), some)
	}
	return part
}

// tapped is what a tap on somebody of a board does.
func (s *Source) tapped(b boarding, member int) page.Action {
	switch b.first {
	case nobody:
		return page.Go("", append(slices.Clone(b.place), number(member))...).Unless(b.fixed(member))
	case member:
		return page.Go("", b.place...)
	}
	return page.Act("", "swap", change{s.seating.changes, b.first, member}).Unless(b.fixed(member))
}

// swap lets two people change seats and tells what that costs, with the way back.
func (s *Source) swap(c change, at page.At) (page.Done, error) {
	p, place := &s.drawn().Proposal, []string{drawPlace}
	if at.Part(0) == swapPlace {
		e := s.exchanging(at.Number(1, 0))
		if e.Fixed(c.A) || e.Fixed(c.B) {
			return page.Done{}, s.nowhere()
		}
		p, place = &e.Proposal, []string{swapPlace, at.Part(1)}
	}
	if c.Changes != s.seating.changes {
		return page.Done{}, s.nowhere()
	}
	told, back, done := p.Swap(c.A, c.B)
	if !done {
		return page.Done{}, s.nowhere()
	}
	s.seating.changed()
	s.seating.back = back
	undo := page.Act(words.Text("common.undo"), "swapback", change{Changes: s.seating.changes})
	return page.Done{Told: told, Undo: &undo, To: page.PlaceOf(place...)}, nil
}

// swapBack takes the last exchange back, as long as nothing else was changed.
func (s *Source) swapBack(c change, _ page.At) (page.Done, error) {
	if c.Changes == s.seating.changes && s.seating.back != nil && s.seating.back() {
		s.seating.changed()
	}
	return page.Done{}, nil
}
