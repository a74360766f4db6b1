package agreement

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"scripkeeper/calc"
)

const (
	// The limits on the number of companies. At most MaxOpen can be open at a time; closing one makes way for another.
	MinCompanies = 2
	MaxCompanies = 64
	MaxOpen      = 40
	formerOpen   = 24
	longestCode  = 4
)

// MostOpen returns the largest number of companies that can be open at a time: [MaxOpen], or fewer before version 8.
func (o *Options) MostOpen() int {
	if o.HasVersion(8) {
		return MaxOpen
	}
	return formerOpen
}

// readCompanies reads the companies as typed ("Harbour, Grand Hotel (GH)") and assigns codes to companies without one.
func readCompanies(text string) ([]calc.Company, *calc.Refusal) {
	var names []string
	companies := make([]calc.Company, 0, MaxCompanies)
	for _, item := range companyItems(text) {
		name, code := cutCode(item)
		names = append(names, name)
		companies = append(companies, calc.Company{Code: code})
	}
	if n := len(names); n < MinCompanies || n > MaxCompanies {
		return nil, refuseOption("option.companies.count", "companies").
			With("value", n).With("min", MinCompanies).With("max", MaxCompanies)
	}
	seen, refusal := calc.CheckNames(names)
	if refusal != nil {
		return nil, companyRefusal(refusal)
	}
	for i, company := range seen {
		if strings.ContainsAny(company.Name, "{}()") {
			return nil, refuseOption("option.companies.letters", "companies").With("number", i+1)
		}
		companies[i].Key, companies[i].Typed = keyOf(company.Name)
	}
	return companies, assignCodes(companies)
}

func companyItems(text string) []string {
	items := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '\n' })
	return slices.DeleteFunc(items, func(item string) bool { return strings.TrimSpace(item) == "" })
}

// cutCode removes a code in brackets from the end of a name. For empty brackets the code is "-".
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

// companyRefusal turns a refusal from [calc.CheckNames], which is about players, into one about companies.
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

// keyOf returns a company's key. This is the name as typed, unless the name is one of the four colours, which have a
// look of their own; then typed is false.
func keyOf(name string) (key string, typed bool) {
	if colour := strings.ToLower(name); slices.Contains([]string{"blue", "red", "yellow", "green"}, colour) {
		return colour, false
	}
	return name, true
}

// assignCodes assigns a code to every company without one. It refuses invalid codes and codes used twice.
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

// freeCode returns the shortest beginning of a company's name that is unique and not taken. If there is none, it
// returns a number.
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

// readNumbers reads whole numbers separated by spaces or commas. The result bad is the position of the first invalid
// number, counted from 1, or 0 if all are valid.
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
