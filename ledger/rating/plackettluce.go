// Package rating estimates the strength of players from their places in games. It uses the Plackett–Luce model of R. C.
// Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
// (2011), pages 267 to 300. A shared place counts as the mean of its orders, see [After].
package rating

import (
	"math"
	"slices"
)

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
// edition. The first edition divided a shared place by the number of players sharing it. The second used B. Efron's
// approximation for ties (1977), by which a draw of two players counted twice.
const Edition = 3

// Rating is an estimate of a player's strength: a normal distribution with mean Mu and standard deviation Sigma.
type Rating struct{ Mu, Sigma float64 }

func Start() Rating { return Rating{startMu, startSigma} }

// Shown returns the strength that a player almost certainly has: μ − 3σ, which is 0 before the first game.
func (r Rating) Shown() float64 { return r.Mu - certainty*r.Sigma }

// After returns the players' ratings after a game. Places count from 1 and are equal if shared. Both slices are indexed
// by player. The given ratings are not changed.
//
// The calculation is algorithm 4 of the paper with teams of one player: Ω by equation (70), Δ by (71), and γ = σ/c. In
// the paper, the next player can gain more than the players who share first place. Here, Ω and Δ are the means over all
// orders of the players who share a place. Without shared places, and for a draw of two players, the result equals the
// paper's.
func After(ratings []Rating, places []int) []Rating {
	var variance float64
	for _, r := range ratings {
		variance += r.Sigma*r.Sigma + beta*beta
	}
	c := math.Sqrt(variance)
	omega, delta := make([]float64, len(ratings)), make([]float64, len(ratings))
	for q, place := range places {
		omega[q]++
		if slices.Index(places, place) < q {
			continue
		}
		var sharers, behind []int
		for i := range places {
			switch {
			case places[i] == place:
				sharers = append(sharers, i)
			case places[i] > place:
				behind = append(behind, i)
			}
		}
		for set := 1; set < 1<<len(sharers); set++ {
			left := slices.Clone(behind)
			chance, sum := 1.0, 0.0 // of all sets of this size, each is as likely to be left at some time
			for j, i := range sharers {
				if set>>j&1 == 1 {
					left = append(left, i)
					chance *= float64(len(left)-len(behind)) / float64(len(sharers)-len(left)+len(behind)+1)
				}
			}
			for _, i := range left {
				sum += math.Exp(ratings[i].Mu / c)
			}
			for _, i := range left {
				share := math.Exp(ratings[i].Mu/c) / sum
				omega[i] -= chance * share
				delta[i] += chance * share * (1 - share)
			}
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
