package words

import (
	"math"
	"strconv"
	"strings"

	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/stats"
)

// Record tells how many games somebody finished, and how many of them were won.
func Record(played []stats.PlayedGame) string {
	won := stats.Tally{Played: played}.Won()
	return Count("person.won", len(played), Names{"wins": Number(len(won))})
}

// More asks for what is left of a list.
func More(left int) string { return Format("common.more", Names{"count": Number(left)}) }

// Strength tells what a rating is made of: what is believed, and three times what is uncertain about it. As they are
// written, the numbers add up.
func Strength(r rating.Rating) string {
	mu, shown := tenths(r.Mu), tenths(r.Shown())
	names := Names{"mu": decimal(mu, 1), "less": decimal(mu-shown, 1), "shown": decimal(shown, 1)}
	return Format("person.working", names)
}

// Tenths writes a number with one digit after the point.
func Tenths(x float64) string { return decimal(tenths(x), 1) }

func tenths(x float64) int64 { return int64(math.Round(x * 10)) }

// Hundredths writes hundredths with two digits after the point.
func Hundredths(n int) string { return decimal(int64(n), 2) }

// Percent writes thousandths as percent with one digit after the point.
func Percent(thousandths int) string {
	return Format("person.percent", Names{"number": decimal(int64(thousandths), 1)})
}

// decimal writes a number whose last digits stand after the point.
func decimal(n int64, places int) string {
	sign := ""
	if n < 0 {
		sign, n = "–", -n
	}
	digits := strconv.FormatInt(n, 10)
	if len(digits) <= places {
		digits = strings.Repeat("0", places+1-len(digits)) + digits
	}
	return sign + digits[:len(digits)-places] + "." + digits[len(digits)-places:]
}
