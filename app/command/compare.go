package command

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// two works out two copies of a game, and how they differ.
func (p Program) two(a arguments, ours, theirs string) (one, other *game.Game, diff game.Diff, err error) {
	if one, _, err = p.game(a, ours); err == nil {
		other, _, err = p.game(a, theirs)
	}
	if err == nil {
		diff, err = game.Compare(one, other)
	}
	return one, other, diff, err
}

// compare prints how two copies of a game differ: how many entries both begin with, and those after them side by side. Of
// copies that parted the status is that of a refusal.
func (p Program) compare(a arguments, ours, theirs string) int {
	game, _, diff, err := p.two(a, ours, theirs)
	if err != nil {
		return p.fail(a, err)
	}
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	told := jsonout.DiffOf(game, diff)
	if a.json {
		jsonout.Write(out, told)
	} else {
		_, _ = fmt.Fprintln(out, words.Diff(diff))
		for _, row := range told.Rows {
			printRow(out, row)
		}
	}
	if len(diff.Ours) > 0 && len(diff.Theirs) > 0 {
		return Refused
	}
	return Sound
}

// printRow prints an entry of one copy or of both: a letter for the copy, the number there, what it says.
func printRow(out *bufio.Writer, row jsonout.Row) {
	write := func(sign string, side *jsonout.Side) {
		if side != nil {
			_, _ = fmt.Fprintf(out, "%s%d  %s\n", sign, side.Number, side.Text)
		}
	}
	if row.Same {
		write("= a", row.A)
		return
	}
	write("< a", row.A)
	write("> b", row.B)
}

// merge makes one game of two copies that parted, by the entries that --take names: "a" or "b" for all of one copy, or entries
// such as a13,b14, in the order in which they happened; what both have after they part is in without being named. The first copy
// takes it over when it is a game of the book; --out writes the record to a file. Entries that are no longer legal are named, and
// wait to be fixed.
func (p Program) merge(a arguments, ours, theirs string) int {
	g, other, diff, err := p.two(a, ours, theirs)
	if err != nil {
		return p.fail(a, err)
	}
	picks, sound := picksOf(a.take, diff)
	if !sound {
		return p.misused(a, words.Format("command.take", words.Names{"take": a.take}))
	}
	joined, err := game.Merge(g, other, picks)
	if err != nil {
		return p.fail(a, err)
	}
	undeleted, err := p.storeMerged(a, ours, joined.Export())
	if err != nil {
		return p.fail(a, err)
	}
	key := "command.merged"
	if joined.Length() == g.Length() {
		key = "command.merged.already"
	}
	_, _ = fmt.Fprintln(p.Out, words.Format(key, words.Names{
		"entries": words.Number(len(joined.Steps())), "head": joined.Head().Tip().String(),
	}))
	if undeleted {
		_, _ = fmt.Fprintln(p.Out, words.Text("scan.undeleted"))
	}
	return p.verdict(joined)
}

// storeMerged writes a joined game to the file that --out names, or goes on with the copy in the book, and reports whether that
// was deleted before.
func (p Program) storeMerged(a arguments, ours string, record record.Record) (undeleted bool, err error) {
	if a.out != "" {
		return false, bookfile.WriteFile(a.out, record.Write)
	}
	if _, missing := os.Stat(ours); ours == "-" || missing == nil {
		return false, &ledger.Fault{Code: "merge.nowhere"}
	}
	book, err := p.open(a)
	if err != nil {
		return false, err
	}
	defer func() { _ = book.Close() }()
	done, err := book.Games.Import(record, ledger.Author{})
	return done.Undeleted, err
}

// picksOf reads what --take names.
func picksOf(take string, diff game.Diff) (picks []game.Choice, sound bool) {
	switch take {
	case "a", "b":
		return diff.All(take == "b"), true
	case "":
		return nil, false
	}
	for word := range strings.SplitSeq(take, ",") {
		word = strings.TrimSpace(word)
		if len(word) < 2 || word[0] != 'a' && word[0] != 'b' {
			return nil, false
		}
		number, err := strconv.Atoi(word[1:])
		if err != nil {
			return nil, false
		}
		picks = append(picks, game.Choice{Theirs: word[0] == 'b', Index: number - diff.Common - 1})
	}
	return picks, true
}
