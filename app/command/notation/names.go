package notation

import (
	"io"
	"strconv"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

const maxPeople = 1000

// Names returns the names in a file, see [letters.Names]. If of is a number n, Names returns the numbers from 1 to n.
// Errors are file.open, file.unreadable, those of [ledger.Text], seating.people (too many), seating.letters (invisible
// name) and seating.twice (repeated name).
func Names(of string, open func(name string) (io.ReadCloser, error)) ([]string, error) {
	if count, err := strconv.Atoi(of); err == nil {
		if count < 0 || count > maxPeople {
			return nil, &ledger.Fault{Code: "seating.people", Detail: words.Number(maxPeople)}
		}
		names := make([]string, count)
		for i := range names {
			names[i] = strconv.Itoa(i + 1)
		}
		return names, nil
	}
	from, err := open(of)
	if err != nil {
		return nil, err
	}
	defer func() { _ = from.Close() }()
	const maxBytes = maxPeople * 1000
	data, err := io.ReadAll(io.LimitReader(from, maxBytes))
	if err != nil {
		return nil, &ledger.Fault{Code: "file.unreadable", Err: err}
	}
	text, fault := ledger.Text(data)
	if fault != nil {
		return nil, fault
	}
	names, known := letters.Names(string(text)), map[string]bool{}
	for i, name := range names {
		switch name = letters.Tidy(name); {
		case !letters.Visible(name):
			return nil, &ledger.Fault{Code: "seating.letters", Detail: strconv.QuoteToASCII(names[i])}
		case known[letters.Fold(name)]:
			return nil, &ledger.Fault{Code: "seating.twice", Detail: name}
		}
		names[i], known[letters.Fold(name)] = name, true
	}
	if len(names) > maxPeople {
		return nil, &ledger.Fault{Code: "seating.people", Detail: words.Number(maxPeople)}
	}
	return names, nil
}
