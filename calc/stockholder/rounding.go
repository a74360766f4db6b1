package stockholder

// half is half a price. That of an odd price is the whole number above, or with half_down the one below.
func (o *Options) half(price int) int {
	if o.Rounding != "half_down" {
		price++
	}
	return price / 2
}

// rounded is a price on the scale: one between two steps goes up to the next, or with half_down down.
func (o *Options) rounded(price int) int {
	if rest := price % o.Step; rest != 0 && o.Rounding != "none" {
		price -= rest
		if o.Rounding == "up" {
			price += o.Step
		}
	}
	return price
}
