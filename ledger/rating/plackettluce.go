// Package rating estimates the strength of players from their places in games. It uses the Plackett–Luce model of R. C.
// Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
// (2011), pages 267 to 300. Shared places follow Efron (1977), see [After].
package rating

import "math"

// These are the initial rating and the weight of one game, as in section 5 of the paper.
const (
	startMu    = 25.0
	startSigma = startMu / 3
	beta       = startSigma / 2
	// minShare is kappa in algorithm 4, which keeps the square of sigma above zero.
	minShare  = 1e-4
	certainty = 3
)

// Edition is the version of the rating formula. Ratings are never stored but computed from the games by the newest
// edition. The first edition divided a shared place by the number of players sharing it.
const Edition = 2

// Rating is an estimate of a player's strength: a normal distribution with mean Mu and standard deviation Sigma.
type Rating struct{ Mu, Sigma float64 }

func Start() Rating { return Rating{startMu, startSigma} }

// Shown returns the strength that a player almost certainly has: μ − 3σ, which is 0 before the first game.
func (r Rating) Shown() float64 { return r.Mu - certainty*r.Sigma }

// After returns the players' ratings after a game. Places count from 1 and are equal if shared. Both slices are indexed
// by player. The given ratings are not changed.
//
// The calculation is algorithm 4 of the paper with teams of one player: Ω by equation (70), Δ by (71), and γ = σ/c. In
// the paper, the next player can gain more than the players who share first place. Here, shared places are treated as
// ties by B. Efron ("The Efficiency of Cox's Likelihood Function for Censored Data", Journal of the American
// Statistical Association 72 (1977), pages 557 to 565), see [partLeft]. Equally strong players who share places get the
// mean rating over all possible orders. Without shared places, the result equals the paper's.
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

// partLeft returns the weight, in q's term of the likelihood, of the players who share q's place. It is 1 for the first
// of n such players, and 1/n less for each later one.
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
