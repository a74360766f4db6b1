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

func readPrivates(text string) ([]calc.Private, *calc.Refusal) {
	var names []string
	var companies []calc.Company
	var privates []calc.Private
	for number, item := range companyItems(text) {
		name, numbers := privateParts(item)
		if len(numbers) != 2 || slices.Max(numbers) > MaxIncome {
			return nil, refuseOption("option.privates.numbers", "privates").With("number", number+1).
				With("max", MaxIncome)
		}
		name, code := cutCode(name)
		names, companies = append(names, name), append(companies, calc.Company{Code: code})
		privates = append(privates, calc.Private{Face: numbers[0], Income: numbers[1]})
	}
	if n := len(names); n == 0 || n > MaxPrivates {
		return nil, refuseOption("option.privates.count", "privates").With("value", n).With("min", 1).
			With("max", MaxPrivates)
	}
	seen, refusal := calc.CheckNames(names)
	if refusal != nil {
		return nil, privateRefusal(companyRefusal(refusal))
	}
	for i, private := range seen {
		if strings.ContainsAny(private.Name, "{}()") {
			return nil, refuseOption("option.privates.letters", "privates").With("number", i+1)
		}
		companies[i].Key = private.Name
	}
	if refusal := assignCodes(companies); refusal != nil {
		return nil, privateRefusal(refusal)
	}
	for i, c := range companies {
		privates[i].Name, privates[i].Code = c.Key, c.Code
	}
	return privates, nil
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
