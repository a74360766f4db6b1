// Package rating works out how strong players are from the places that they came in, by the Plackett–Luce model of R.
// C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
// (2011), pages 267 to 300.
package rating

import "math"

// What a player begins with, and how much one game tells (section 5 of the paper uses the same).
const (
	startMu    = 25.0
	startSigma = startMu / 3
	beta       = startSigma / 2
	// minShare keeps the square of sigma from becoming zero: kappa of algorithm 4.
	minShare = 1e-4
	// certainty is how many sigmas are taken off for [Rating.Shown].
	certainty = 3
)

// A Rating is what is believed of a player's strength: a normal distribution about Mu, as wide as Sigma. The more is
// known, the smaller Sigma is.
type Rating struct{ Mu, Sigma float64 }

// Start is the rating of somebody of whom nothing is known.
func Start() Rating { return Rating{startMu, startSigma} }

// Shown is the strength that a player almost certainly has: μ − 3σ, 0 for somebody of whom nothing is known.
func (r Rating) Shown() float64 { return r.Mu - certainty*r.Sigma }

// After are the ratings of players after a game in which they came in at some places: 1 the first, the same for those
// who share a place. Both slices are by player and as long as each other; the ratings given stay as they are.
//
// It is algorithm 4 of the paper with a team of one for each player: Ω by equation (70) and Δ by (71), shares of a
// place by the number of those who have it, and γ = σ/c.
func After(ratings []Rating, places []int) []Rating {
	var variance float64
	for _, r := range ratings {
		variance += r.Sigma*r.Sigma + beta*beta
	}
	c := math.Sqrt(variance)
	// sums are, for each player, the strengths of all who did not come in before; sharers how many have the same place.
	sums, sharers := make([]float64, len(ratings)), make([]float64, len(ratings))
	for q, place := range places {
		for i, r := range ratings {
			if places[i] >= place {
				sums[q] += math.Exp(r.Mu / c)
			}
			if places[i] == place {
				sharers[q]++
			}
		}
	}
	after := make([]Rating, len(ratings))
	for i, r := range ratings {
		var omega, delta float64
		for q, place := range places {
			if place > places[i] {
				continue
			}
			share := math.Exp(r.Mu/c) / sums[q]
			if i == q {
				omega += (1 - share) / sharers[q]
			} else {
				omega -= share / sharers[q]
			}
			delta += share * (1 - share) / sharers[q]
		}
		gamma, square := r.Sigma/c, r.Sigma*r.Sigma
		after[i] = Rating{
			Mu:    r.Mu + square/c*omega,
			Sigma: r.Sigma * math.Sqrt(max(1-gamma*square/(c*c)*delta, minShare)),
		}
	}
	return after
}
