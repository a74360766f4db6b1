package stockholder

// half returns half a price, with an odd price rounded up, or down under half_down.
func (o *Options) half(price int) int {
	if o.Rounding != "half_down" {
		price++
	}
	return price / 2
}

// rounded returns a price on the scale, with a price between two steps rounded up, or down under half_down.
func (o *Options) rounded(price int) int {
	if rest := price % o.Step; rest != 0 && o.Rounding != "none" {
		price -= rest
		if o.Rounding == "up" {
			price += o.Step
		}
	}
	return price
}
