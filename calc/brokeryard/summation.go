package brokeryard

import (
	"cmp"
	"slices"
)

func (c *contest) sortByStrength(indexes []int, fallsFirst bool) {
	slices.SortStableFunc(indexes, func(i, j int) int {
		a, b := c.effects[i].worth, c.effects[j].worth
		if fallsFirst {
			return cmp.Or(cmp.Compare(max(b, -b), max(a, -a)), cmp.Compare(a, b))
		}
		return cmp.Or(cmp.Compare(max(b, -b), max(a, -a)), cmp.Compare(b, a))
	})
}

func (o *Options) countedEffects(all int) int {
	switch o.Summation {
	case "trump":
		return 1
	case "sum_all":
		return all
	}
	return 3
}

func (u *update) sumRule() string {
	switch u.rules.Summation {
	case "trump":
		return "trump"
	case "sum_all":
		return "house.sum_all"
	}
	return "sum"
}
