package agreement

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// Charter returns the list of companies that players edit, with opening prices and numbers of shares.
func (o *Options) Charter() calc.Charter {
	return calc.Charter{Lines: o.Lines(), Fewest: MinCompanies, Most: MaxCompanies, Shares: o.Shares,
		Fields: []string{"companies", "opening", "shares_each"}}
}

// Lines returns the companies with their opening prices. If any price in the list is invalid, all prices are 0.
func (o *Options) Lines() []calc.CompanyLine {
	known, _ := readCompanies(o.Companies)
	prices, _ := readNumbers(o.Opening, 0, MaxPrice)
	shares, _ := readNumbers(o.SharesEach, 1, MaxShares)
	var lines []calc.CompanyLine
	for _, item := range companyItems(o.Companies) {
		line, at := calc.CompanyLine{}, len(lines)
		line.Name, line.Code = cutCode(item)
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

// SetLines replaces the companies. It drops lines without a name and splits names at commas.
func (o *Options) SetLines(lines []calc.CompanyLine) {
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
