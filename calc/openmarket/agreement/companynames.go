package agreement

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/calc"
)

const (
	// MinCompanies and MaxCompanies limit the companies in a game; MaxOpen limits those traded at the same time.
	MinCompanies = 2
	MaxCompanies = 64
	MaxOpen      = 40
	formerOpen   = 24
	longestCode  = 4
)

// MostOpen returns how many companies can be open at a time: [MaxOpen], or fewer before version 8 of the rulebook.
func (o *Options) MostOpen() int {
	if o.HasVersion(8) {
		return MaxOpen
	}
	return formerOpen
}

// readCompanies parses a list like "Harbour, Grand Hotel (GH)". It assigns a code to each company without one.
func readCompanies(text string) ([]calc.Company, *calc.Refusal) {
	items := companyItems(text)
	if n := len(items); n < MinCompanies || n > MaxCompanies {
		return nil, refuseOption("option.companies.count", "companies").
			With("value", n).With("min", MinCompanies).With("max", MaxCompanies)
	}
	companies, refusal := named(items)
	for i, company := range companies {
		companies[i].Key, companies[i].Typed = keyOf(company.Key)
	}
	return companies, refusal
}

// named returns a company for each name, with the code in brackets after the name or an unused one.
func named(items []string) ([]calc.Company, *calc.Refusal) {
	names, companies := make([]string, len(items)), make([]calc.Company, len(items))
	for i, item := range items {
		names[i], companies[i].Code = cutCode(item)
	}
	seen, refusal := calc.CheckNames(names)
	if refusal != nil {
		return nil, companyRefusal(refusal)
	}
	for i, company := range seen {
		if strings.ContainsAny(company.Name, "{}()") {
			return nil, refuseOption("option.companies.letters", "companies").With("number", i+1)
		}
		companies[i].Key = company.Name
	}
	return companies, assignCodes(companies)
}

func companyItems(text string) []string {
	items := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '\n' })
	return slices.DeleteFunc(items, func(item string) bool { return strings.TrimSpace(item) == "" })
}

// cutCode splits a code in brackets off the end of a name. Empty brackets give the invalid code "-".
func cutCode(item string) (name, code string) {
	item = strings.TrimSpace(item)
	open := strings.LastIndexByte(item, '(')
	if open < 0 || !strings.HasSuffix(item, ")") {
		return item, ""
	}
	code = strings.ToUpper(strings.TrimSpace(item[open+1 : len(item)-1]))
	if code == "" {
		code = "-"
	}
	return item[:open], code
}

// companyRefusal turns a refusal of a player's name by [calc.CheckNames] into a refusal of a company's name.
func companyRefusal(r *calc.Refusal) *calc.Refusal {
	switch r.Code {
	case "name.long":
		return refuseOption("option.companies.long", "companies").With("number", r.Seat+1).
			With("max", calc.MaxNameLength)
	case "name.twice":
		first, _ := r.Term("player")
		return refuseOption("option.companies.twice", "companies").With("first", first+1).With("second", r.Seat+1)
	}
	return refuseOption("option.companies.letters", "companies").With("number", r.Seat+1)
}

// keyOf returns a company's key: its name or, if typed is false, a colour word that the program translates.
func keyOf(name string) (key string, typed bool) {
	if colour := strings.ToLower(name); slices.Contains([]string{"blue", "red", "yellow", "green"}, colour) {
		return colour, false
	}
	return name, true
}

func assignCodes(companies []calc.Company) *calc.Refusal {
	taken := map[string]bool{}
	for i, company := range companies {
		switch given := company.Code; {
		case given == "":
		case letters(given) != given || len([]rune(given)) > longestCode || taken[given]:
			return refuseOption("option.companies.code", "companies").With("number", i+1).With("max", longestCode)
		default:
			taken[given] = true
		}
	}
	for i := range companies {
		if companies[i].Code == "" {
			companies[i].Code = freeCode(companies, i, taken)
			taken[companies[i].Code] = true
		}
	}
	return nil
}

// freeCode returns the shortest prefix of a company's name that is unused and unique, or a number if there is none.
func freeCode(companies []calc.Company, index int, taken map[string]bool) string {
	for n := 1; n <= longestCode; n++ {
		own := beginning(companies[index].Key, n)
		shared := slices.IndexFunc(companies, func(c calc.Company) bool {
			return c.Key != companies[index].Key && beginning(c.Key, n) == own
		})
		if own != "" && shared < 0 && !taken[own] {
			return own
		}
	}
	n := index + 1
	for taken[strconv.Itoa(n)] {
		n++
	}
	return strconv.Itoa(n)
}

func beginning(name string, n int) string {
	all := []rune(letters(strings.ToUpper(name)))
	return string(all[:min(n, len(all))])
}

func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, text)
}

// readNumbers parses whole numbers. The result bad is the position of the first invalid number, from 1, or 0 if all are
// valid.
func readNumbers(text string, low, high int) (numbers []int, bad int) {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || unicode.IsSpace(r) })
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || n < low || n > high {
			return nil, i + 1
		}
		numbers = append(numbers, n)
	}
	return numbers, 0
}
