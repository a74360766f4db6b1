package hall

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A view is one thing that the hall shows, on as many pages as it takes.
type view struct {
	title string
	// board has the pages; nil where one line says all.
	board *FarBoard
	only  fyne.CanvasObject
}

// pages is how many pages it takes in a room.
func (v view) pages(room fyne.Size) int {
	if v.board == nil {
		return 1
	}
	return v.board.Pages(room)
}

// object shows a page of it.
func (v view) object(page int) fyne.CanvasObject {
	if v.board == nil {
		return v.only
	}
	v.board.SetPage(page)
	return v.board
}

// views are what the hall shows now: who takes part before the first round; who plays where while a round is played;
// the standing.
func views(s *tournament.State, names called) []view {
	var all []view
	last := len(s.Rounds)
	if last == 0 {
		return append(all, membersView(s, names))
	}
	drawn, after := s.Rounds[last-1], director.HallStanding(s)
	if after < last {
		all = append(all, pairingsView(s, drawn, names))
	}
	if after > 0 {
		all = append(all, standingView(s, after, names))
	}
	if len(s.Awards) > 0 && after == last && !s.Hidden(after) {
		all = append(all, awardsView(s, names))
	}
	return all
}

func membersView(s *tournament.State, names called) view {
	if len(s.Members) == 0 {
		return view{title: words.Text("hall.members"), only: line(words.Text("hall.nobody"))}
	}
	var items []FarItem
	for _, member := range s.Active() {
		items = append(items, FarItem{Lines: []FarLine{names.line("", member, "")}})
	}
	return view{title: words.Text("hall.members"), board: NewFarBoard(items)}
}

// pairingsView is who plays where: a card for each table, its members in the order in which they move; where one table
// has more members than a card, a line for each.
func pairingsView(s *tournament.State, drawn tournament.DrawnRound, names called) view {
	var items []FarItem
	for _, table := range drawn.Tables {
		item := FarItem{Title: words.Format("hall.table", words.Names{"table": table.Number})}
		if table.Result != nil {
			item.Done = words.Text("hall.finished")
		}
		for place, member := range table.Members {
			item.Lines = append(item.Lines, names.line(words.Number(place+1), member, ""))
		}
		items = append(items, item)
	}
	if len(drawn.Out) > 0 {
		item := FarItem{Title: words.Text("hall.out")}
		for _, member := range drawn.Out {
			item.Lines = append(item.Lines, names.line("", member, ""))
		}
		items = append(items, item)
	}
	if len(drawn.Tables[0].Members) > tournament.MaxSize {
		items = apart(items)
	}
	return view{title: director.HallRound(s, drawn.Number), board: NewFarBoard(items)}
}

// apart are the lines of cards, each one an item.
func apart(cards []FarItem) []FarItem {
	var all []FarItem
	for _, card := range cards {
		for _, line := range card.Lines {
			all = append(all, FarItem{Lines: []FarLine{line}})
		}
	}
	return all
}

func standingView(s *tournament.State, after int, names called) view {
	title := director.HallStandingTitle(s, after)
	if s.Hidden(after) {
		return view{title: title, only: line(words.Text("hall.hidden"))}
	}
	var items []FarItem
	for _, l := range standings.After(s, after).Lines {
		line := names.line(words.Number(l.Rank), l.Member, words.Points(l.Points))
		items = append(items, FarItem{Lines: []FarLine{line}})
	}
	return view{title: title, board: NewFarBoard(items)}
}

func awardsView(s *tournament.State, names called) view {
	var items []FarItem
	for _, award := range s.Awards {
		line := names.line("", award.Member, "")
		items = append(items, FarItem{Title: words.AwardName(award.Award), Lines: []FarLine{line}})
	}
	return view{title: words.Text("hall.awards"), board: NewFarBoard(items)}
}

// line is a sentence in the middle of the room.
func line(sentence string) fyne.CanvasObject {
	return text.NewFarText(sentence, look.Soft, fyne.TextAlignCenter)
}
