package brokeryard

// final is the price that the colour ends at: bounded by the scale, and a price that ends in 5 moves on in the
// direction of its move (rules D.3.9, D.3.10).
func (c *contest) final() int {
	price := min(max(c.raw, lowest), highest)
	switch rest := price % step; {
	case rest == 0:
		return price
	case c.raw > c.price:
		return price - rest + step
	default:
		return price - rest
	}
}
