package command

import (
	"strconv"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/seating"
)

// Table sizes and limits of a draw.
const (
	usualSize, minSize, maxSize = 4, 3, 6
	usualRounds, maxRounds      = 5, 50
)

func drawSeating(c call, w []string) error {
	names, err := notation.Names(w[0], c.input)
	if err != nil {
		return err
	}
	if c.size < minSize || c.size > maxSize || c.rounds < 1 || c.rounds > maxRounds {
		return notation.NewMisuse("command.seating.limits", words.Names{
			"least": minSize, "most": maxSize, "rounds": maxRounds})
	}
	sizes, err := seating.Sizes(len(names), minSize, c.size, maxSize)
	if err != nil {
		return err
	}
	present := make([]int, len(names))
	for person := range present {
		present[person] = person
	}
	plan := seating.Plan{Present: present, Sizes: sizes, Rounds: c.rounds, Seed: c.seed, Edition: seating.Latest}
	rounds, err := seating.Draw(plan)
	if err != nil {
		return err
	}
	repeats := seating.Repeats(rounds)
	if c.json {
		jsonout.Write(c.Out, jsonout.Seating{Seed: c.seed, Repeats: repeats, Rounds: seated(rounds, names)})
		return nil
	}
	for i, round := range seated(rounds, names) {
		c.tell("command.seating.round", words.Names{"round": i + 1})
		for j, table := range round {
			c.line("    " + words.Format("command.seating.table", words.Names{
				"table": j + 1, "names": table}))
		}
	}
	c.tell("command.seating.end", words.Names{
		"repeats": repeats, "seed": strconv.FormatUint(c.seed, 10)})
	return nil
}

func seated(rounds []seating.Tables, names []string) [][][]string {
	all := make([][][]string, len(rounds))
	for i, round := range rounds {
		for _, table := range round {
			sitting := calc.Map(table, func(person int) string { return names[person] })
			all[i] = append(all[i], sitting)
		}
	}
	return all
}
