package hall

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
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

func (v view) object(page int) fyne.CanvasObject {
	if v.board == nil {
		return v.only
	}
	v.board.SetPage(page)
	return v.board
}

// views are what the hall sees now. Short are the names for where there is little room.
func views(s *tournament.State, short []string) []view {
	var all []view
	for _, told := range director.HallViews(s) {
		if told.Only != "" {
			all = append(all, view{title: told.Title, only: line(told.Only)})
			continue
		}
		var items []FarItem
		for _, item := range told.Items {
			card := FarItem{Title: item.Title}
			if item.Done {
				card.Done = words.Text("hall.finished")
			}
			for _, l := range item.Lines {
				card.Lines = append(card.Lines, FarLine{l.Lead, l.Text, short[l.Member], l.Figure})
			}
			items = append(items, card)
		}
		if len(items) > 0 && len(items[0].Lines) > tournament.MaxSize {
			items = apart(items)
		}
		all = append(all, view{title: told.Title, board: NewFarBoard(items)})
	}
	return all
}

// apart are the lines of cards, each one an item: a card has no room for so many.
func apart(cards []FarItem) []FarItem {
	var all []FarItem
	for _, card := range cards {
		for _, line := range card.Lines {
			all = append(all, FarItem{Lines: []FarLine{line}})
		}
	}
	return all
}

// line is a sentence in the middle of the room.
func line(sentence string) fyne.CanvasObject {
	return text.NewFarText(sentence, look.Soft, fyne.TextAlignCenter)
}
