package words

import (
	"scripkeeper/ledger/stats"
)

// FeatTitle is what the record of a kind is called in a game, or in all games where the rulebook is empty.
func FeatTitle(rulebook string, kind stats.HighlightKind) string {
	return Say(either(rulebook, "feat."+string(kind)))
}

// FeatFigure is how much a feat was: its part of a whole where it was compared by that.
func FeatFigure(f stats.Highlight, shares bool) string {
	if share, known := f.Share(); known && shares {
		return Percent(share)
	}
	return Number(f.Value)
}

// Feat tells in a sentence what was done.
func Feat(f stats.Highlight) string {
	return Tell(either(f.Game.Rulebook, "feat.was."+string(f.Kind)),
		Names{"name": f.Name(), "value": Number(f.Value), "of": Number(f.Of)})
}
