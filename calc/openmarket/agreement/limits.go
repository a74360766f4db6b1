package agreement

import (
	"slices"
	"strings"

	"scripkeeper/calc"
)

const (
	MinSeats = 2
	MaxSeats = 12
)

// Limit is the largest number of certificates that a player can have in a game with the given number of players.
type Limit struct{ Players, Most int }

// readLimits parses certificate limits such as "2:28 3:20". Refusals: option.limits.number, option.limits.twice.
func (o *Options) readLimits(m *Market) *calc.Refusal {
	if o.CertificateLimit == 0 {
		return nil
	}
	for number, word := range limitWords(o.CertificateLimits) {
		players, most, _ := strings.Cut(word, ":")
		count, bad := readNumbers(players, MinSeats, MaxSeats)
		limit, none := readNumbers(most, 1, maxCertificates)
		if bad+none > 0 || len(count) != 1 || len(limit) != 1 {
			return refuseOption("option.limits.number", "certificate_limits").With("number", number+1).
				With("min", MinSeats).With("most", MaxSeats).With("max", maxCertificates)
		}
		if slices.ContainsFunc(m.Certificates, func(of Limit) bool { return of.Players == count[0] }) {
			return refuseOption("option.limits.twice", "certificate_limits").With("count", count[0])
		}
		m.Certificates = append(m.Certificates, Limit{count[0], limit[0]})
	}
	return nil
}

func limitWords(text string) []string {
	spaced := strings.Join(strings.Fields(strings.ReplaceAll(text, ":", " : ")), " ")
	return strings.FieldsFunc(strings.ReplaceAll(spaced, " : ", ":"), func(r rune) bool {
		return r == ' ' || r == ',' || r == ';'
	})
}

// MostCertificates returns the certificate limit in a game that began with a number of players, or 0 for no limit.
func (o *Options) MostCertificates(players int) int {
	for _, of := range o.Market().Certificates {
		if of.Players == players {
			return of.Most
		}
	}
	return o.CertificateLimit
}
