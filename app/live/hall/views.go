package hall

import (
	"slices"
	"strconv"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
)

// Views are what a projector shows one after the other.
type Views struct {
	Views []View `json:"views"`
}

// A View is what fills a projector: a sentence, the clock, or items.
type View struct {
	Title string `json:"title"`
	Only  string `json:"only,omitempty"`
	Clock bool   `json:"clock,omitempty"`
	Items []Item `json:"items,omitempty"`
}

// An Item is what stays together: a table, or a line. Done reports that there is nothing to wait for.
type Item struct {
	Title string `json:"title,omitempty"`
	Done  bool   `json:"done,omitempty"`
	Lines []Line `json:"lines"`
}

// A Line is what leads it, a text, and a figure at its end.
type Line struct {
	Lead   string `json:"lead,omitempty"`
	Text   string `json:"text"`
	Figure string `json:"figure,omitempty"`
}

// viewsAsked are what a projector shows, none of it before its time: it is the same for everybody.
func (h *Hall) viewsAsked(door.Call) (Views, error) {
	return Views{h.Board(door.Audience{}).views()}, nil
}

// views are the round and the standing with its awards, then the clock; before the first round, who takes part.
func (b Board) views() []View {
	var all []View
	text := func(key string) string { return words.Text("live.page.hall." + key) }
	if b.Reveal != nil {
		return []View{b.Reveal.view(b.Members)}
	}
	if b.Round == nil && b.Standing == nil {
		members := View{Title: text("members"), Items: b.single(b.Active)}
		if len(b.Active) == 0 {
			members.Only = words.Text("live.hall.noone")
		}
		all = append(all, members)
	}
	if b.Round != nil && !b.Round.Over {
		all = append(all, b.tables())
	}
	if b.Standing != nil {
		all = append(all, b.standing())
	}
	if b.Awards != nil && (b.Standing == nil || b.Standing.Hidden == "") {
		awards := View{Title: text("awards")}
		for _, award := range b.Awards {
			awards.Items = append(awards.Items, Item{Title: award.Name, Lines: []Line{{Text: b.Members[award.Member]}}})
		}
		all = append(all, awards)
	}
	if b.Clock != nil && b.Round != nil {
		all = append(all, View{Title: b.Round.Title, Clock: true})
	}
	return all
}

// single are lines that may stand anywhere.
func (b Board) single(members []int) []Item {
	var all []Item
	for _, member := range members {
		all = append(all, Item{Lines: []Line{{Text: b.Members[member]}}})
	}
	return all
}

// tables are who plays where, and who sits out.
func (b Board) tables() View {
	v := View{Title: b.Round.Title}
	for _, t := range b.Round.Tables {
		title := words.Format("live.page.hall.table", words.Names{"table": t.Number})
		item := Item{Title: title, Done: t.Done}
		for seat, member := range t.Members {
			item.Lines = append(item.Lines, Line{Lead: strconv.Itoa(seat + 1), Text: b.Members[member]})
		}
		v.Items = append(v.Items, item)
	}
	if len(b.Round.Out) > 0 {
		out := Item{Title: words.Text("live.hall.outs")}
		for _, item := range b.single(b.Round.Out) {
			out.Lines = slices.Concat(out.Lines, item.Lines)
		}
		v.Items = append(v.Items, out)
	}
	return v
}

func (b Board) standing() View {
	v := View{Title: b.Standing.Title, Only: b.Standing.Hidden}
	for i, member := range b.Standing.Members {
		v.Items = append(v.Items, Item{Lines: []Line{
			{strconv.Itoa(b.Standing.Ranks[i]), b.Members[member], b.Standing.Points[i]},
		}})
	}
	return v
}

// view is the standing as far as it is revealed, whoever came last with how the points came about.
func (r Reveal) view(members []string) View {
	v := View{Title: r.Title}
	for i, member := range r.Members {
		line := Line{strconv.Itoa(r.Ranks[i]), members[member], r.Points[i]}
		item := Item{Lines: []Line{line}}
		if i == 0 {
			title := words.Join([]string{line.Lead, line.Text, line.Figure})
			item = Item{Title: title, Lines: []Line{{Text: r.Workings[i]}}}
		}
		v.Items = append(v.Items, item)
	}
	return v
}
