package stockholder

// part is a price divided by a number. The half of an odd price is the whole number above, or with half_down the one
// below.
func (o *Options) part(price, by int) int {
	if o.Rounding != "half_down" {
		price += by - 1
	}
	return price / by
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
