package records

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// Held are the records that one person holds, in all games and in each. There is nothing to see before they are looked
// up, and where there are none.
type Held struct {
	Content *fyne.Container
	shell   *shell.Shell
	person  ledger.PersonID
}

// FirstRows is how many rows of a long list of a person are shown at first.
const FirstRows = 6

// NewHeld is the part of a page that tells of a person's records.
func NewHeld(s *shell.Shell, person ledger.PersonID) *Held {
	return &Held{Content: frame.NewHolder(), shell: s, person: person}
}

// Update looks the records up beside the screen, as far as they are known.
func (h *Held) Update() {
	shell.Background(h.shell, shell.Work[found]{
		Do: lookUp(h.shell.Session.Book()),
		Then: func(all found, err error) {
			if err == nil {
				h.show(all)
			}
		},
	})
}

// show lists the records, those of all games first.
func (h *Held) show(all found) {
	var rows []func() fyne.CanvasObject
	var seen []stats.Highlight
	add := func(rulebook string, bests []stats.Superlative) {
		for _, best := range bests {
			for _, f := range stats.HeldBy([]stats.Superlative{best}, h.person) {
				if !slices.ContainsFunc(seen, func(other stats.Highlight) bool { return same(f, other) }) {
					seen = append(seen, f)
					rows = append(rows, func() fyne.CanvasObject { return heldRow(h.shell, rulebook, f, best.Shares) })
				}
			}
		}
	}
	add("", stats.Superlatives(all.people, all.feats))
	for _, rules := range rulebooks.All() {
		add(rules.ID(), stats.Superlatives(all.people, of(all.feats, rules.ID())))
	}
	h.Content.Objects = nil
	if len(seen) > 0 {
		l := frame.Stack(0, frame.NewSection(words.Text("records.title")))
		list.AddFirst(l, FirstRows, rows, words.More)
		h.Content.Objects = []fyne.CanvasObject{l}
	}
	h.Content.Refresh()
}

// same reports whether two feats are one.
func same(a, b stats.Highlight) bool {
	return a.Kind == b.Kind && a.Game.ID == b.Game.ID && a.Entry == b.Entry && a.Value == b.Value
}

// heldRow is one record of a person: in which game or in all, when, and how much. It leads to the entry.
func heldRow(s *shell.Shell, rulebook string, f stats.Highlight, shares bool) fyne.CanvasObject {
	game := words.Text("people.all")
	if rulebook != "" {
		game = words.Game(rulebook)
	}
	detail := words.Format("records.game",
		words.Names{"game": game, "moment": words.Moment(f.Game.Date().Local(), time.Now())})
	return list.NewRow(words.HighlightTitle(rulebook, f.Kind), detail, func() { open(s, f) }).Flush().
		SetEnds(nil, text.New(words.HighlightFigure(f, shares), core.FigureText).Whole())
}

// of are the feats of the games of a rulebook, of all games where it is empty.
func of(feats []stats.Highlight, rulebook string) []stats.Highlight {
	if rulebook == "" {
		return feats
	}
	return slices.DeleteFunc(slices.Clone(feats), func(f stats.Highlight) bool { return f.Game.Rulebook != rulebook })
}
