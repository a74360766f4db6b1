package stockholder

// unlocked returns the number of shares that the mover can sell in step 3 (rules E.3.5): at most the number held at the
// start of the turn or, with step3_gross, all except those bought in step 1.
func (p *play) unlocked(company int) int {
	held := p.heldNow(company)
	if p.rules.Step3Gross {
		return max(0, held-p.grossBought(company))
	}
	return min(p.before.Shares(p.Seat, company), held)
}

func (p *play) grossBought(company int) int {
	return max(p.Before[company], p.Bought[company], 0)
}

// boughtRange returns the possible numbers of shares of a colour bought in step 1, given the net number.
func (p *play) boughtRange(company int) (low, high int) {
	net := min(max(-maxTrade, p.Before[company]), maxTrade)
	return max(0, net), max(0, net+p.before.Shares(p.Seat, company))
}
