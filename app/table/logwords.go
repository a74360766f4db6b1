package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// logWords are the words of a log's entries, and how high a row is in which none of them is cut. They are remembered by the
// entry's place in the chain, from which they follow, for a log may be long.
type logWords struct {
	known       map[string]logEntry
	row         *list.Row
	width, text float32
}

// A logEntry is what the log has of an entry: a title, what stands beneath it, how many lines both take beneath the first, and how
// high its row is.
type logEntry struct {
	title, detail string
	lines         int
	height        float32
}

// begin works out the lines anew where rows have another width or text another size.
func (w *logWords) begin(width float32, lead, end fyne.CanvasObject) {
	if text := theme.Size(look.BodySize); w.width != width || w.text != text || w.known == nil {
		w.width, w.text, w.known = width, text, map[string]logEntry{}
	}
	w.row = list.NewRow("", "", nil).SetEnds(lead, end)
}

// of are the words of an entry, and the room that they take.
func (w *logWords) of(key string, tell func() (title, detail string)) logEntry {
	e, is := w.known[key]
	if !is {
		e.title, e.detail = tell()
		e.lines = w.row.LinesFor(e.title, e.detail, w.width)
		w.row.SetText(e.title, e.detail)
		e.height = w.row.Lines(e.lines).MinSize().Height
		w.known[key] = e
	}
	return e
}

// wordsOf are the words of a living entry. Of one that is nothing but a round, the prices that it brought come first, and of one
// that its name tells nothing of, what it brought.
func wordsOf(v session.View, step ledger.Step) (title, detail string) {
	title, moved := words.StepShort(v.Game, step), moves(v.ID(), step)
	brought := append(events(v, step), moved...)
	switch {
	case step.Refusal != nil:
		brought = []string{words.Say("log.illegal")}
	case title == words.RoundOf(v.ID(), step.Before.Round(), 0) && len(moved) > 0:
		title, brought = words.Join(moved), events(v, step)
	case len(brought) > 0 && !words.Telling(v.ID(), step.Entry) && step.Entry.Kind() != calc.PositionKind:
		title, brought = words.Join(brought), []string{title}
	}
	if step.Source != step.Op {
		brought = append(brought, words.Say("log.amended"))
	}
	return title, words.Join(brought)
}

// events are what an entry brought about that is worth a mention, in a few words each: of a ruling, what it was and why.
func events(v session.View, step ledger.Step) []string {
	statement := step.Statement()
	if _, hidden := v.SecretOf(statement); hidden {
		return nil
	}
	all := words.Events(v.ID(), v.Layout, statement)
	if ruling, is := step.Entry.(*calc.Ruling); is && len(statement.Lines) > 0 {
		return append([]string{v.LineText(statement.Lines[0]), ruling.Reason}, all...)
	}
	return all
}

// moves are how the prices changed with an entry.
func moves(id string, step ledger.Step) []string {
	var all []string
	events := words.PriceEvents(id, step.Statement())
	for i, c := range step.Before.Layout().Companies {
		if by := step.After.Price(i) - step.Before.Price(i); by != 0 && step.Before.Traded(i) && events[i] == "" {
			all = append(all, words.Tell("log.move", words.Names{"company": c.Code, "change": words.Signed(by)}))
		}
	}
	return all
}
