package agreement

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// A CompanyLine is one company as the options write it.
type CompanyLine struct {
	// Name is its name, and Code the code that the table gave it: nothing where it gets the beginning of its name.
	Name, Code string
	// Opening is its opening price, Shares how many shares of it there are, 0 for as many as of most.
	Opening, Shares int
	// Known is what the game makes of it, without a code as long as the options name no companies of which there is a
	// game.
	Known calc.Company
}

// Lines are the companies of the options, each with its opening price as far as that can be read.
func (o *Options) Lines() []CompanyLine {
	known, _ := readCompanies(o.Companies)
	prices, _ := readNumbers(o.Opening, 0, MaxPrice)
	shares, _ := readNumbers(o.SharesEach, 1, MaxShares)
	var lines []CompanyLine
	for _, item := range companyItems(o.Companies) {
		line, at := CompanyLine{}, len(lines)
		line.Name, line.Code = parted(item)
		line.Name = strings.TrimSpace(line.Name)
		if at < len(known) {
			line.Known = known[at]
		}
		if len(prices) > 0 {
			line.Opening = prices[min(at, len(prices)-1)]
		}
		line.Shares = calc.ItemOrZero(shares, at)
		lines = append(lines, line)
	}
	return lines
}

// SetLines writes other companies into the options; one without a name is left out, and several names in one are
// several.
func (o *Options) SetLines(lines []CompanyLine) {
	var items, prices, shares []string
	one, differ := true, false
	for _, line := range lines {
		for i, item := range companyItems(line.Name) {
			item = strings.TrimSpace(item)
			if line.Code != "" && i == 0 {
				item += " (" + line.Code + ")"
			}
			items, prices = append(items, item), append(prices, strconv.Itoa(line.Opening))
			if line.Shares == 0 {
				line.Shares = o.Shares
			}
			shares, differ = append(shares, strconv.Itoa(line.Shares)), differ || line.Shares != o.Shares
			one = one && prices[len(prices)-1] == prices[0]
		}
	}
	o.Companies = strings.Join(items, ", ")
	if o.Shares > 0 {
		if o.SharesEach = ""; differ {
			o.SharesEach = strings.Join(shares, " ")
		}
	}
	if one && len(prices) > 0 {
		prices = prices[:1]
	}
	o.Opening = strings.Join(prices, " ")
}
