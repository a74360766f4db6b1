package records

import (
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/stats"
)

// maxEqual is how many who are equally good stand on a card.
const maxEqual = 3

// newCard is one record: what it is, how much, in a sentence, and who has it, each leading to the entry.
func newCard(s *shell.Shell, rulebook string, best stats.Superlative) fyne.CanvasObject {
	first := best.Holders[0]
	title, figure := words.HighlightTitle(rulebook, best.Kind), words.HighlightFigure(first, best.Shares)
	body := frame.Stack(look.Space1,
		frame.Spread(text.New(title, core.Strong).Shrink(), text.New(figure, core.FigureText).Whole()),
		text.NewParagraph(words.Highlight(first), core.Body))
	rows, shown := frame.Stack(0), best.Holders[:min(maxEqual, len(best.Holders))]
	for i, f := range shown {
		row := newRow(s, f)
		if i == len(shown)-1 {
			row.Open()
		}
		rows.Add(row)
	}
	body.Add(rows)
	if more := len(best.Holders) - maxEqual; more > 0 {
		body.Add(text.New(words.Format("records.more", words.Names{"count": more}), core.Caption))
	}
	return frame.NewGroup(title+": "+figure, frame.NewPanel(look.Card, look.Space3, body))
}

// newRow is who did it, in which game, and when.
func newRow(s *shell.Shell, f stats.Highlight) *list.Row {
	game := f.Game.Title
	if game == "" {
		game = words.Game(f.Game.Rulebook)
	}
	n := words.Names{"game": game, "moment": words.Moment(f.Game.Date().Local(), time.Now()),
		"number": f.Entry}
	title, key := f.Name(), "records.game"
	if title == "" {
		title, key = game, "records.table"
	}
	if f.Entry > 0 {
		key += ".entry"
	}
	return list.NewRow(title, words.Format(key, n), func() { open(s, f) }).Flush()
}

// open shows the game, and in its log the entry that did it.
func open(s *shell.Shell, f stats.Highlight) {
	if s.ShowError(s.Session.Open(f.Game.ID)) {
		return
	}
	s.Go(route.Table{})
	if f.Entry > 0 {
		s.GoBeside(route.Entry{Number: f.Entry})
	}
}
