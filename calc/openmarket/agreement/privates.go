package agreement

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

const (
	MaxPrivates = 64
	// MaxIncome limits both the face value and the income of a private company.
	MaxIncome = 100_000
)

const somePrivates = "Ferry 20 5, Tram 40 10, Mine 70 15, Harbour 110 20"

func (o *Options) HasPrivates() bool { return o.PrivateWorth != "" }

func (o *Options) readPrivates(m *Market) *calc.Refusal {
	if !o.HasPrivates() {
		return nil
	}
	var names []string
	for number, item := range companyItems(o.Privates) {
		name, numbers := privateParts(item)
		if len(numbers) != 2 || slices.Max(numbers) > MaxIncome {
			return refuseOption("option.privates.numbers", "privates").With("number", number+1).
				With("max", MaxIncome)
		}
		names = append(names, name)
		m.Privates = append(m.Privates, calc.Private{Face: numbers[0], Income: numbers[1]})
	}
	if n := len(names); n == 0 || n > MaxPrivates {
		return refuseOption("option.privates.count", "privates").With("value", n).With("min", 1).
			With("max", MaxPrivates)
	}
	companies, refusal := named(names)
	if refusal != nil {
		return privateRefusal(refusal)
	}
	for i, c := range companies {
		m.Privates[i].Name, m.Privates[i].Code = c.Key, c.Code
	}
	return nil
}

// privateParts splits up to two whole numbers off the end of an item.
func privateParts(item string) (name string, numbers []int) {
	words := strings.Fields(item)
	for len(words) > 1 && len(numbers) < 2 {
		n, err := strconv.Atoi(words[len(words)-1])
		if err != nil || n < 0 {
			break
		}
		words, numbers = words[:len(words)-1], append([]int{n}, numbers...)
	}
	return strings.Join(words, " "), numbers
}

func privateRefusal(r *calc.Refusal) *calc.Refusal {
	said := refuseOption(strings.Replace(r.Code, "companies", "privates", 1), "privates")
	said.Terms = r.Terms
	return said
}
