package words

import (
	"math"

	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/stats"
)

// Record tells how many games somebody finished, and how many of them were won.
func Record(played []stats.PlayedGame) string {
	won := stats.Tally{Played: played}.Won()
	return Format("person.won", Names{"count": len(played), "wins": len(won)})
}

// More asks for what is left of a list.
func More(left int) string { return Format("common.more", Names{"count": left}) }

// Strength tells what a rating is made of: what is believed, and three times what is uncertain about it. As they are
// written, the numbers add up.
func Strength(r rating.Rating) string {
	mu, shown := tenths(r.Mu), tenths(r.Shown())
	in := func(tenths int64) Decimal { return Decimal{Digits: tenths, Places: 1} }
	return Format("person.working", Names{"mu": in(mu), "less": in(mu - shown), "shown": in(shown)})
}

// Tenths writes a number with one digit after the point.
func Tenths(x float64) string { return Spoken().Decimal(Decimal{Digits: tenths(x), Places: 1}) }

func tenths(x float64) int64 { return int64(math.Round(x * 10)) }

// Hundredths writes hundredths with two digits after the point.
func Hundredths(n int) string { return Spoken().Decimal(Decimal{Digits: int64(n), Places: 2}) }

// Percent writes thousandths as percent with one digit after the point.
func Percent(thousandths int) string {
	return Format("person.percent", Names{"number": Decimal{Digits: int64(thousandths), Places: 1}})
}

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
