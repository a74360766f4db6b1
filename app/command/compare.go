package command

import (
	"os"
	"strconv"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

func (c call) compareCopies(ours, theirs string) (one, other *game.Game, diff game.Diff, err error) {
	if one, _, err = c.game(ours); err == nil {
		other, _, err = c.game(theirs)
	}
	if err == nil {
		diff, err = game.Compare(one, other)
	}
	return one, other, diff, err
}

// compareGames prints the number of common entries of two copies, and the later entries side by side.
func compareGames(c call, w []string) error {
	game, _, diff, err := c.compareCopies(w[0], w[1])
	if err != nil {
		return err
	}
	told := jsonout.DiffOf(game, diff)
	if c.json {
		jsonout.Write(c.Out, told)
	} else {
		c.line(words.Diff(diff))
		for _, row := range told.Rows {
			printRow(c, row)
		}
	}
	if len(diff.Ours) > 0 && len(diff.Theirs) > 0 {
		return exit(Refused)
	}
	return nil
}

func printRow(c call, row jsonout.Row) {
	write := func(sign string, side *jsonout.Side) {
		if side != nil {
			c.line(sign + strconv.Itoa(side.Number) + "  " + side.Text)
		}
	}
	if row.Same {
		write("= a", row.A)
		return
	}
	write("< a", row.A)
	write("> b", row.B)
}

// mergeGames merges two copies of a game. The flag --take selects the entries to keep after the divergence: "a" or "b"
// for all of one copy, or a list in the order played, such as a13,b14. Entries in both copies are always kept. Entries
// that become illegal are printed.
func mergeGames(c call, w []string) error {
	g, other, diff, err := c.compareCopies(w[0], w[1])
	if err != nil {
		return err
	}
	picks, sound := notation.Picks(c.take, diff)
	if !sound {
		return notation.NewMisuse("command.take", words.Names{"take": c.take})
	}
	joined, err := game.Merge(g, other, picks)
	if err != nil {
		return err
	}
	undeleted, err := c.storeMerged(w[0], joined.Export())
	if err != nil {
		return err
	}
	key := "command.merged"
	if joined.Length() == g.Length() {
		key = "command.merged.already"
	}
	c.tell(key, words.Names{"entries": len(joined.Steps()), "head": joined.Head().Tip().String()})
	if undeleted {
		c.tell("scan.undeleted", nil)
	}
	return tellRefused(c, joined)
}

// storeMerged writes a merged game to the file of --out, or else to the book. undeleted reports whether the book's copy
// had been deleted and is now restored.
func (c call) storeMerged(ours string, record record.Record) (undeleted bool, err error) {
	if c.out != "" {
		return false, bookfile.WriteFile(c.out, record.Write)
	}
	if _, missing := os.Stat(ours); ours == "-" || missing == nil {
		return false, &ledger.Fault{Code: "merge.nowhere"}
	}
	err = c.open(func(book *book.Book) error {
		done, err := book.Games.Import(record, ledger.Author{})
		undeleted = done.Undeleted
		return err
	})
	return undeleted, err
}
