package words

import (
	"math"

	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/stats"
)

// Record returns how many games a person has finished and won.
func Record(played []stats.PlayedGame) string {
	won := stats.Tally{Played: played}.Won()
	return Format("person.won", Names{"count": len(played), "wins": len(won)})
}

func More(left int) string { return Format("common.more", Names{"count": left}) }

// RatingFormula returns how a rating is computed: the mean less three deviations. The rounded numbers satisfy the
// formula.
func RatingFormula(r rating.Rating) string {
	mu, shown := tenths(r.Mu), tenths(r.Shown())
	in := func(tenths int64) Decimal { return Decimal{Digits: tenths, Places: 1} }
	return Format("person.working", Names{"mu": in(mu), "less": in(mu - shown), "shown": in(shown)})
}

func Tenths(x float64) string { return Spoken().Decimal(Decimal{Digits: tenths(x), Places: 1}) }

func tenths(x float64) int64 { return int64(math.Round(x * 10)) }

func Hundredths(n int) string { return Spoken().Decimal(Decimal{Digits: int64(n), Places: 2}) }

// Percent formats thousandths as a percentage with one decimal.
func Percent(thousandths int) string {
	return Format("person.percent", Names{"number": Decimal{Digits: int64(thousandths), Places: 1}})
}

// HighlightTitle returns the title of a kind of highlight in a game, or in all games if rulebook is empty.
func HighlightTitle(rulebook string, kind stats.HighlightKind) string {
	return Text(ownOrSharedKey(rulebook, "highlight."+string(kind)))
}

// HighlightFigure returns a highlight's value or, if shares is true and the value is a part of a whole, a percentage.
func HighlightFigure(f stats.Highlight, shares bool) string {
	if share, known := f.Share(); known && shares {
		return Percent(share)
	}
	return Number(f.Value)
}

func Highlight(f stats.Highlight) string {
	return Format(ownOrSharedKey(f.Game.Rulebook, "highlight.was."+string(f.Kind)),
		Names{"name": f.Name(), "value": f.Value, "of": f.Of})
}
