package command

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/seating"
)

// What is drawn where nothing else is asked for, and what may be.
const (
	usualSize, minSize, maxSize = 4, 3, 6
	usualRounds, maxRounds      = 5, 50
	maxPeople                   = 1000
)

// seating draws who plays at which table, in which order: for a number of people, or for the names of a file.
func (p Program) seating(a arguments, of string) int {
	names, err := p.names(of)
	if err != nil {
		return p.fail(a, err)
	}
	if a.size < minSize || a.size > maxSize || a.rounds < 1 || a.rounds > maxRounds {
		return p.misused(a, words.Format("command.seating.limits", words.Names{
			"least": words.Number(minSize), "most": words.Number(maxSize), "rounds": words.Number(maxRounds)}))
	}
	sizes, err := seating.Sizes(len(names), minSize, a.size, maxSize)
	if err != nil {
		return p.fail(a, err)
	}
	present := make([]int, len(names))
	for person := range present {
		present[person] = person
	}
	rounds, err := seating.Draw(seating.Plan{Present: present, Sizes: sizes, Rounds: a.rounds, Seed: a.seed, Edition: seating.Latest})
	if err != nil {
		return p.fail(a, err)
	}
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	if a.json {
		jsonout.Write(out, jsonout.Seating{Seed: a.seed, Repeats: seating.Repeats(rounds), Rounds: seated(rounds, names)})
		return Sound
	}
	for i, round := range seated(rounds, names) {
		_, _ = fmt.Fprintln(out, words.Format("command.seating.round", words.Names{"round": words.Number(i + 1)}))
		for j, table := range round {
			_, _ = fmt.Fprintln(out, "    "+words.Format("command.seating.table", words.Names{"table": words.Number(j + 1), "names": words.Join(table)}))
		}
	}
	_, _ = fmt.Fprintln(out, words.Format("command.seating.end", words.Names{
		"repeats": words.Number(seating.Repeats(rounds)), "seed": strconv.FormatUint(a.seed, 10)}))
	return Sound
}

// seated are the names at the tables.
func seated(rounds []seating.Tables, names []string) [][][]string {
	all := make([][][]string, len(rounds))
	for i, round := range rounds {
		for _, table := range round {
			var sitting []string
			for _, person := range table {
				sitting = append(sitting, names[person])
			}
			all[i] = append(all[i], sitting)
		}
	}
	return all
}

// names are those of a file, one a line, or numbers for so many people. The faults are file.open, file.unreadable, and
// seating.people for more than can be seated, or a name that stands twice.
func (p Program) names(of string) ([]string, error) {
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
	from := p.In
	if of != "-" {
		file, err := os.Open(of)
		if err != nil {
			return nil, &ledger.Fault{Code: "file.open", Detail: cause(err), Path: of, Err: err}
		}
		defer func() { _ = file.Close() }()
		from = file
	}
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
