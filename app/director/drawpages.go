package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
)

// A seating holds the rounds in which the director can swap members. drawing and exchanges may be nil.
type seating struct {
	drawing   *Drawing
	exchanges *Exchanges
	// changes counts the changes to the rounds. An action with an old count comes from an outdated page and is refused.
	changes int
	// back undoes the last swap; nil without a swap. seen is the round drawn last.
	back func() bool
	seen *tournament.AnnouncedRound
}

// A change is a swap of members A and B, or the announcement of a round. Changes is how many changes there were when
// the page was computed.
type change struct {
	Changes int `json:"changes"`
	A       int `json:"a,omitempty"`
	B       int `json:"b,omitempty"`
}

func (s *seating) changed() { s.changes++ }

func (s *Source) nextDrawing() *Drawing {
	if s.seating.drawing == nil {
		s.seating.drawing = NewDrawing(s.Desk)
	}
	return s.seating.drawing
}

func (s *Source) drawWork() *page.Work {
	d := s.nextDrawing()
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

// drawPage shows the proposed next round. Tapping two members swaps them. Only the announcement records anything.
func (s *Source) drawPage(at page.At) (page.Page, error) {
	d, next := s.nextDrawing(), draw.NextOf(&s.State)
	step, methods := DrawNext, drawMethods()
	if next.Final { // the final is not drawn
		step, methods = DrawFinal, nil
	}
	sentence, tone := d.Sentence()
	head := page.Part{Says: []page.Note{{Text: sentence, Tone: tone}}}
	if d.Round != nil {
		head.Says = append(head.Says, page.Note{Text: words.DrawingOf(d.Round), Small: true})
	}
	for _, m := range methods {
		how := page.ActionWith(words.Text("tournament.method."+string(m)), "method", method{m})
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
			page.PlainAction(words.Text("tournament.draw.again"), "again").WithIcon("refresh"),
			page.ActionWith(words.Format("tournament.announce", words.Names{"round": next.Round}), "announce",
				change{Changes: s.seating.changes}).AsMain().DisabledIf(d.Round == nil),
		}}, nil
}

func drawMethods() []tournament.Method {
	return []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake, tournament.ByHand}
}

type method struct {
	Method tournament.Method `json:"method"`
}

func (s *Source) method(m method, _ page.At) (page.Done, error) {
	d := NewDrawing(s.Desk)
	d.Method = m.Method
	s.seating.drawing = d
	return page.Done{To: page.PlaceOf(drawPlace)}, nil
}

func (s *Source) again(_ struct{}, at page.At) (page.Done, error) {
	return s.method(method{s.nextDrawing().Method}, at)
}

// announce records the proposed round, unless another window has announced one.
func (s *Source) announce(c change, _ page.At) (page.Done, error) {
	d := s.nextDrawing()
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

func (s *Source) swapPage(at page.At) (page.Page, error) {
	round := at.Number(1, 0)
	if _, there := s.State.Round(round); !there {
		return page.Page{}, s.nowhere()
	}
	e := s.exchangesOf(round)
	b := boarding{place: []string{swapPlace, number(round)}, first: at.Number(2, nobody), fixed: e.Fixed}
	return page.Page{Title: words.Format("tournament.swap.title", words.Names{"round": round}),
		About: words.Text("tournament.draw.hint"),
		Parts: []page.Part{{Says: []page.Note{{Text: e.Summary()}}}, s.board(e.Round, e.Cost, b)},
		Next: []page.Action{page.ActionWith(words.Text("tournament.swap.enter"), "exchange",
			change{Changes: s.seating.changes}).AsMain().DisabledIf(!e.Any())}}, nil
}

func (s *Source) exchangesOf(round int) *Exchanges {
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
	e := s.exchangesOf(at.Number(1, 0))
	if c.Changes != s.seating.changes {
		return page.Done{}, s.nowhere()
	}
	err := e.Enter()
	done, err := s.reportEntry("", err)
	done.Leave = true
	return done, err
}

const nobody = -1

// A boarding describes a page with tables: its place, the member tapped first, and the members who can't move.
type boarding struct {
	place []string
	first int
	fixed func(member int) bool
}

// board returns a card for each table of a round. Tapping two members swaps them.
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
			line := page.Row{Title: s.Name(member), Short: short[member], Chosen: member == b.first,
				Open: new(s.tapped(b, member))}
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

func (s *Source) tapped(b boarding, member int) page.Action {
	switch b.first {
	case nobody:
		return page.LinkAction("", append(slices.Clone(b.place), number(member))...).DisabledIf(b.fixed(member))
	case member:
		return page.LinkAction("", b.place...)
	}
	return page.ActionWith("", "swap", change{s.seating.changes, b.first, member}).DisabledIf(b.fixed(member))
}

func (s *Source) swap(c change, at page.At) (page.Done, error) {
	p, place := &s.nextDrawing().Proposal, []string{drawPlace}
	if at.Part(0) == swapPlace {
		e := s.exchangesOf(at.Number(1, 0))
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
	undo := new(page.ActionWith(words.Text("common.undo"), "swapback", change{Changes: s.seating.changes}))
	return page.Done{Told: told, Undo: undo, To: page.PlaceOf(place...)}, nil
}

// swapBack undoes the last swap unless something has changed since.
func (s *Source) swapBack(c change, _ page.At) (page.Done, error) {
	if c.Changes == s.seating.changes && s.seating.back != nil && s.seating.back() {
		s.seating.changed()
	}
	return page.Done{}, nil
}
