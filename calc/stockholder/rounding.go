package stockholder

// half returns half of a price. An odd price is rounded up, or down under half_down.
func (o *Options) half(price int) int {
	if o.Rounding != "half_down" {
		price++
	}
	return price / 2
}

// rounded returns a price on the scale. A price between two steps is rounded up, or down under half_down.
func (o *Options) rounded(price int) int {
	if rest := price % o.Step; rest != 0 && o.Rounding != "none" {
		price -= rest
		if o.Rounding == "up" {
			price += o.Step
		}
	}
	return price
}
