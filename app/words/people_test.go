package words

import (
	"testing"

	"scripkeeper/ledger/rating"
)

func TestFiguresOfPeople(t *testing.T) {
	for want, got := range map[string]string{
		"0.0": Tenths(0.04), "–0.1": Tenths(-0.05), "11.7": Tenths(11.66), "2.43": Hundredths(243),
		"0.07":  Hundredths(7),
		"25.8%": Percent(258), "0.0%": Percent(0), "100.0%": Percent(1000),
		"Estimate 23.9 – margin 12.2 = rating 11.7": Strength(rating.Rating{Mu: 23.93, Sigma: 4.09}),
	} {
		reads(t, got, want)
	}
}
