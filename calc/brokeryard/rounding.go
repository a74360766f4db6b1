package brokeryard

// finalPrice returns the colour's new price, kept within the scale. A price that ends in 5 is rounded in the direction
// of its change (rules D.3.9, D.3.10).
func (c *contest) finalPrice() int {
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
