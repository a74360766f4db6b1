package notation

import (
	"io"
	"strconv"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// maxPeople is how many people may be named.
const maxPeople = 1000

// Names are those of a file, one a line, or numbers for so many people. The faults are file.open, file.unreadable, and
// seating.people for more than can be seated, or a name that stands twice.
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
	text, err := io.ReadAll(io.LimitReader(from, maxBytes))
	if err != nil {
		return nil, &ledger.Fault{Code: "file.unreadable", Err: err}
	}
	var names []string
	known := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		name := letters.Tidy(line)
		switch {
		case strings.TrimSpace(line) == "":
			continue
		case !letters.Visible(name):
			return nil, &ledger.Fault{Code: "seating.letters", Detail: strconv.QuoteToASCII(strings.TrimSpace(line))}
		case known[letters.Fold(name)]:
			return nil, &ledger.Fault{Code: "seating.twice", Detail: name}
		}
		known[letters.Fold(name)] = true
		names = append(names, name)
	}
	if len(names) > maxPeople {
		return nil, &ledger.Fault{Code: "seating.people", Detail: words.Number(maxPeople)}
	}
	return names, nil
}
