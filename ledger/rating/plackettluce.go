// Package rating works out how strong players are from the places that they came in, by the Plackett–Luce model of R.
// C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
// (2011), pages 267 to 300, with shared places by Efron (1977), see [After].
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

// Edition counts the ways in which ratings have been worked out. They are never kept: a program works them out from the
// games, all by the newest edition. The first divided a shared place by the number of those who share it.
const Edition = 2

// A Rating is what is believed of a player's strength: a normal distribution about Mu, as wide as Sigma. The more is
// known, the smaller Sigma is.
type Rating struct{ Mu, Sigma float64 }

// Start is the rating of somebody of whom nothing is known.
func Start() Rating { return Rating{startMu, startSigma} }

// Shown is the strength that a player almost certainly has: μ − 3σ, 0 for somebody of whom nothing is known.
func (r Rating) Shown() float64 { return r.Mu - certainty*r.Sigma }

// After returns the ratings of players after a game in which they came in at some places: 1 the first, the same for
// those who share a place. Both slices are by player and of one length; the ratings given stay as they are.
//
// It is algorithm 4 of the paper with a team of one for each player: Ω by equation (70) and Δ by (71), and γ = σ/c. The
// paper lets a shared place count the less the more share it, so that whoever comes next can gain more than who shares the
// first place. Here those who share a place leave the game one after the other in equal parts, as B. Efron treats ties
// ("The Efficiency of Cox's Likelihood Function for Censored Data", Journal of the American Statistical Association 72
// (1977), pages 557 to 565). Between equally strong players that is the mean over every order in which they could have come
// in, and without shared places nothing differs from the paper.
func After(ratings []Rating, places []int) []Rating {
	var variance float64
	for _, r := range ratings {
		variance += r.Sigma*r.Sigma + beta*beta
	}
	c := math.Sqrt(variance)
	omega, delta := make([]float64, len(ratings)), make([]float64, len(ratings))
	parts := make([]float64, len(ratings))
	for q := range places {
		sum, left := 0.0, partLeft(places, q)
		for i, r := range ratings {
			switch parts[i] = 0; {
			case places[i] == places[q]:
				parts[i] = left * math.Exp(r.Mu/c)
			case places[i] > places[q]:
				parts[i] = math.Exp(r.Mu / c)
			}
			sum += parts[i]
		}
		omega[q]++
		for i, part := range parts {
			share := part / sum
			omega[i] -= share
			delta[i] += share * (1 - share)
		}
	}
	after := make([]Rating, len(ratings))
	for i, r := range ratings {
		gamma, square := r.Sigma/c, r.Sigma*r.Sigma
		after[i] = Rating{
			Mu:    r.Mu + square/c*omega[i],
			Sigma: r.Sigma * math.Sqrt(max(1-gamma*square/(c*c)*delta[i], minShare)),
		}
	}
	return after
}

// partLeft is the part of each player of a shared place who is still there when player q comes in: 1 for the first of
// them, one share less for each one before.
func partLeft(places []int, q int) float64 {
	before, sharers := 0, 0
	for i, place := range places {
		if place == places[q] {
			sharers++
			if i < q {
				before++
			}
		}
	}
	return 1 - float64(before)/float64(sharers)
}
