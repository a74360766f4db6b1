package sharing

import (
	"bufio"
	"context"
	"io"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/parcel"
	"scripkeeper/ledger/record"
)

type Imported struct {
	Handed parcel.Parcel
	// Restored is the result of restoring a backup, or nil. Ended is the error that ended the restoration early.
	Restored *book.Restored
	Ended    error
	// Added is the result of importing a game. Entries is the game's current number of entries, and Names are the
	// players. News holds the entries added to a game that was in the book before.
	Added   book.Import
	Entries int
	Names   []string
	News    []game.Step
}

// A Superseded reports, in the background, whether a game's copy in the book may be replaced. Nil means never.
type Superseded func(game ledger.GameID) bool

// Import imports a backup or a game into the book. Errors are those of [parcel.Open], [book.Games.Import] and
// [book.Book.Restore]. After an error, the result describes what was imported before.
func Import(
	ctx context.Context, from io.Reader, b *book.Book, by ledger.Author, void Superseded, report func(share float64),
) (Imported, error) {
	file, isBackup := DetectBackup(from)
	if !isBackup {
		return ImportGame(ctx, file, b, by, void, report)
	}
	done, err := b.Restore(file, by, ShareOf(ctx, report))
	if !done.Any() {
		return Imported{Restored: &done}, err
	}
	return Imported{Restored: &done, Ended: err}, nil
}

// ImportGame imports anything but a backup. The book's copy of the game is replaced if void reports true.
func ImportGame(
	ctx context.Context, file io.Reader, b *book.Book, by ledger.Author, void Superseded, report func(share float64),
) (t Imported, err error) {
	t.Handed, err = parcel.Open(ctx, file, rulebooks.All(), b.Games)
	if err != nil || !t.Handed.IsGame() || ctx.Err() != nil {
		return t, err
	}
	before, missing := b.Games.Load(t.Handed.Record.ID)
	if missing != nil {
		before = nil // the import below reports a missing or broken game
	}
	if before != nil && void != nil && void(t.Handed.Record.ID) {
		t.Added, err = b.Games.ImportReplacing(t.Handed.Record, by)
	} else {
		t.Added, err = b.Games.ImportWatched(t.Handed.Record, by, ShareOf(ctx, report))
	}
	if err != nil {
		return t, err
	}
	g, err := b.Games.Load(t.Added.Game)
	if err != nil {
		return t, err
	}
	t.Entries, t.Names = len(g.Steps()), g.Setup().Names
	if before != nil {
		parting, err := game.Compare(before, g)
		if err != nil {
			return t, err
		}
		t.News = parting.Theirs
	}
	return t, nil
}

func (t Imported) Sentences() []string {
	key := "scan." + string(t.Added.Outcome)
	if t.Added.Outcome == oplog.OutcomeNew && t.Entries == 0 {
		key = "scan.setup"
	}
	sentences := []string{words.Format(key, words.Names{
		"count": t.Added.Added, "entries": t.Entries, "names": t.Names,
	})}
	if t.Added.Undeleted {
		sentences = append(sentences, words.Text("scan.undeleted"))
	}
	if tidied := len(t.Handed.Record.Tidied); tidied > 0 {
		sentences = append(sentences, words.Format("scan.tidied", words.Names{"count": tidied}))
	}
	if first, second, alike := letters.Alike(t.Names); alike {
		sentences = append(sentences, words.Alike(t.Names[first], t.Names[second]))
	}
	return sentences
}

// DetectBackup reports whether a file is a backup, and returns a reader for the whole file.
func DetectBackup(from io.Reader) (file *bufio.Reader, isBackup bool) {
	file = bufio.NewReader(ledger.TextReader(from))
	beginning, _ := file.Peek(64) // errors are reported when the file is read
	return file, record.IsBackup(beginning)
}

// ShareOf returns a watch that stops work when ctx ends, and reports the progress at every percent.
func ShareOf(ctx context.Context, report func(share float64)) ledger.Watch {
	percent := 0
	return func(done, of int) error {
		if now := 100 * done / max(of, 1); now > percent {
			percent = now
			report(float64(percent) / 100)
		}
		return ctx.Err()
	}
}
