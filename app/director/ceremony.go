package director

import (
	"slices"
	"strconv"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// TopTen is the number of best members who are always revealed one by one.
const TopTen = 10

// Revealed returns the lines of the standings that a step of the reveal shows, with the best rank on top. Step 1 shows
// only the last line, and each later step shows one line more.
func Revealed(d *Desk, step int) page.Part {
	part, of := page.Part{As: page.Revealed}, hallRows(d)
	lines, most := standings.After(&d.State, len(d.State.Rounds)).Lines, tournament.Points(1)
	for _, l := range lines {
		most = max(most, l.Points) // a final table or a knock-out can put fewer points first
	}
	places := words.Places(lines...)
	for _, l := range lines[max(0, len(lines)-step):] {
		row := ranked(of, l, words.Format("result.rank", words.Names{"rank": l.Rank}), places)
		row.About = Working(l)
		row.Share = float32(max(0, l.Points)) / float32(most)
		part.Rows = append(part.Rows, row)
	}
	return part
}

// podium returns the step of the reveal that shows the first three ranks. It comes after a step for each member.
func (s *Stage) podium() int {
	return len(standings.After(&s.State, len(s.State.Rounds)).Lines) + 1
}

func (s *Stage) LastStep() int { return s.podium() + len(s.State.Awards) }

// revealPage shows a step of the reveal: first the start, then the members from last to first, the podium and the
// awards.
func (s *Stage) revealPage(step int) page.Page {
	p, podium, last := page.Page{Title: s.Title(), Far: true}, s.podium(), s.LastStep()
	step = min(max(0, step), last)
	if podium == 1 {
		p.Parts = []page.Part{{Says: soft("hall.nobody")}}
		return p
	}
	if step > 0 {
		p.Next = append(p.Next, page.PlainAction(words.Text("ceremony.back"), "back").WithIcon("back"))
	}
	if step > 0 && step < podium {
		skip := words.Text("ceremony.skip")
		if s.skipped(step) < podium {
			skip = words.Format("ceremony.skip.ten", words.Names{"rank": TopTen})
		}
		p.Next = append(p.Next, page.PlainAction(skip, "skip").WithIcon("skip"))
	}
	next := "ceremony.next"
	switch step {
	case 0:
		next = "ceremony.begin"
	case last:
		next = "ceremony.end"
	}
	p.Next = append(p.Next, page.PlainAction(words.Text(next), "next").AsMain())
	switch {
	case step == 0:
		p.Parts = []page.Part{s.opening(podium - 1)}
	case step < podium:
		p.Parts = []page.Part{Revealed(s.Desk, step)}
	case step == podium:
		p.Parts = []page.Part{s.firstThree()}
	default:
		p.Parts = []page.Part{s.honour(s.State.Awards[step-podium-1])}
	}
	return p
}

// skipped returns the step to skip to: the one that reveals the lowest of the top ten or, from there on, the podium.
func (s *Stage) skipped(step int) int {
	if ten := s.podium() - 1 - TopTen; step <= ten {
		return ten + 1
	}
	return s.podium()
}

// turn moves to another step of the reveal. At the podium, turn records that the standings are public.
func (s *Stage) turn(way string, step int) (done page.Done, err error) {
	switch way {
	case "back":
		step--
	case "skip":
		step = s.skipped(step)
	default:
		step++
	}
	if step > s.LastStep() {
		return page.Done{Leave: true}, nil
	}
	if step >= s.podium() && s.State.Plan.HiddenFrom > 0 && !s.State.Revealed {
		err = s.Enter(&tournament.Reveal{})
	}
	return page.Done{To: page.PlaceOf("reveal", strconv.Itoa(max(0, step)))}, err
}

func (s *Stage) opening(people int) page.Part {
	about := words.Format("ceremony.about", words.Names{"count": people})
	if n := len(s.State.Rounds); n > 0 {
		if missing := len(s.State.Rounds[n-1].Missing()); missing > 0 {
			about = words.Format("ceremony.missing", words.Names{"count": missing})
		}
	}
	return page.Part{
		As: page.Empty, Title: words.Text("ceremony.title"), Says: []page.Note{{Text: about, Tone: page.Soft}},
		Actions: []page.Action{page.LinkAction(words.Text("ceremony.awards"), "awards")},
	}
}

func (s *Stage) firstThree() page.Part {
	part, of := page.Part{As: page.Podium}, hallRows(s.Desk)
	lines := standings.After(&s.State, len(s.State.Rounds)).Lines
	for _, l := range lines[:min(3, len(lines))] {
		row := ranked(of, l, words.Number(l.Rank), 0)
		row.Pawn = new(emblem.PawnOf(l.Member))
		part.Rows = append(part.Rows, row)
	}
	return part
}

func (s *Stage) honour(a tournament.Award) page.Part {
	part := page.Part{As: page.Empty, Icon: "trophy", Title: words.AwardName(a.Award),
		Says: []page.Note{{Text: s.Name(a.Member), Tone: page.Turn}}}
	if at := slices.IndexFunc(s.Proposals, func(one standings.Proposal) bool {
		return one.Award == a.Award && one.Member == a.Member
	}); at >= 0 {
		part.Says = append(part.Says, page.Note{Text: words.Award(s.Proposals[at]), Tone: page.Soft})
	}
	return part
}
