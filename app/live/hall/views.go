package hall

import (
	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
)

// Views are what a projector shows one after the other.
type Views struct {
	Views []View `json:"views"`
}

// A View is what fills a projector: that of the hall, or the clock.
type View struct {
	director.HallView
	Clock bool `json:"clock,omitempty"`
}

// viewsAsked are what a projector shows, none of it before its time: it is the same for everybody.
func (h *Hall) viewsAsked(door.Call) (Views, error) {
	b := h.Board(door.Audience{})
	if b.Reveal != nil {
		return Views{[]View{{HallView: b.Reveal.view(b.Members)}}}, nil
	}
	var all []View
	for _, v := range director.HallViews(&h.desk.State) {
		all = append(all, View{HallView: v})
	}
	if b.Clock != nil && b.Round != nil {
		all = append(all, View{director.HallView{Title: b.Round.Title}, true})
	}
	return Views{all}, nil
}

// view is the standing as far as it is revealed, whoever came last with how the points came about.
func (r Reveal) view(members []string) director.HallView {
	v := director.HallView{Title: r.Title}
	for i, member := range r.Members {
		line := director.HallLine{Lead: words.Number(r.Ranks[i]), Text: members[member], Figure: r.Points[i]}
		item := director.HallItem{Lines: []director.HallLine{line}}
		if i == 0 {
			title := words.Join([]string{line.Lead, line.Text, line.Figure})
			item = director.HallItem{Title: title, Lines: []director.HallLine{{Text: r.Workings[i]}}}
		}
		v.Items = append(v.Items, item)
	}
	return v
}
