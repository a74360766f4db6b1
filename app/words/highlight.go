package words

import (
	"scripkeeper/ledger/stats"
)

// HighlightTitle is what the record of a kind is called in a game, or in all games where the rulebook is empty.
func HighlightTitle(rulebook string, kind stats.HighlightKind) string {
	return Text(ownOrShared(rulebook, "highlight."+string(kind)))
}

// HighlightFigure is how much a highlight was: its part of a whole where it was compared by that.
func HighlightFigure(f stats.Highlight, shares bool) string {
	if share, known := f.Share(); known && shares {
		return Percent(share)
	}
	return Number(f.Value)
}

// Highlight tells in a sentence what was done.
func Highlight(f stats.Highlight) string {
	return Format(ownOrShared(f.Game.Rulebook, "highlight.was."+string(f.Kind)),
		Names{"name": f.Name(), "value": f.Value, "of": f.Of})
}
