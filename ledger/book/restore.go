package book

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

type Restored struct {
	// New counts the games that were not in the book, Longer the games that got more operations, and Same the games to
	// which the backup added nothing.
	New, Longer, Same int
	// Reseated is the number of games whose people, matched only by name before, came from the backup.
	Reseated  int
	Undeleted int
	// Templates, People and Journals count the items added; Journals also counts journals that got longer.
	Templates, People, Journals int
	Left                        []LeftOut
	// Missing is the number of lines lost from the end of a truncated backup.
	Missing int
}

func (r Restored) Games() int { return r.New + r.Longer + r.Same }

// Any reports whether the backup had any item that is now in the book.
func (r Restored) Any() bool { return r.Games()+r.Templates+r.People+r.Journals > 0 }

// Restore adds the games, people, templates and journals of a backup to the book, as [Games.Import] and the
// corresponding methods do. It overwrites nothing, and restoring twice changes nothing. Damaged items are listed in
// Left. The watch can stop Restore after any line.
//
// The faults are backup.empty, backup.foreign (not a backup), backup.newer (a newer format), backup.unreadable (the
// file could not be read to its end), backup.large (implausibly large) and those of writing a book. Items restored
// before a fault stay in the book and are counted. An item in Left has a fault of [Games.Import] or [record.Read], or
// backup.line (not a line of a backup), backup.sum (the checksum differs) or backup.failed (the program panicked). A
// damaged first line has the fault backup.broken.
func (b *Book) Restore(from io.Reader, by ledger.Author, watch ledger.Watch) (Restored, error) {
	var done Restored
	if fault := b.file.Writable(); fault != nil {
		return done, fault
	}
	lines := &record.BackupReader{From: bufio.NewReaderSize(ledger.TextReader(from), 1<<16)}
	// Without the first line only the people and the counts are lost, so the games are still restored.
	head, err := lines.Head()
	if broken := new(ledger.Fault); errors.As(err, &broken) && broken.Code == "backup.broken" {
		done.Left = append(done.Left, LeftOut{Line: lines.Count, Err: err})
	} else if err != nil {
		return done, err
	}
	persons, err := people.ReadWritten(head)
	if err != nil {
		done.Left = append(done.Left, LeftOut{Line: lines.Count, Err: err})
	}
	if done.People, err = b.People.addMissing(persons); err != nil {
		return done, err
	}
	told, seen := head.Games+head.Templates+head.Journals, 0
	for {
		line, err := lines.Next()
		switch {
		case errors.Is(err, io.EOF):
			done.Missing = max(0, told-seen)
			return done, nil
		case err != nil:
			return done, err
		}
		seen++
		asked := func(int, int) error { return watch(seen-1, max(told, seen)) }
		title, err := b.restoreLine(&done, line, by, asked)
		if ended := asked(0, 0); ended != nil {
			return done, ended
		}
		if isOfBook(err) {
			return done, err
		}
		if err != nil {
			done.Left = append(done.Left, LeftOut{Line: lines.Count, Title: title, Err: err})
		}
	}
}

// isOfBook reports whether an error concerns the book and would therefore recur with the next line.
func isOfBook(err error) bool {
	var fault *ledger.Fault
	return errors.As(err, &fault) && strings.HasPrefix(fault.Code, "book.")
}

func (b *Book) restoreLine(
	done *Restored, text []byte, by ledger.Author, watch ledger.Watch,
) (title string, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = &ledger.Fault{Code: "backup.failed", Err: fmt.Errorf("%v", broken)}
		}
	}()
	var line record.BackupLine
	if fault := record.ReadBackupLine("backup.line", text, &line); fault != nil {
		return record.TitleOfLine(text), fault
	}
	held := slices.DeleteFunc([]json.RawMessage{line.Game, line.Template, line.Journal},
		func(m json.RawMessage) bool { return m == nil })
	if len(held) != 1 {
		return "", &ledger.Fault{Code: "backup.line"}
	}
	sound := line.Sum == "" || line.Sum == record.SumOf(held[0])
	if line.Journal != nil {
		return b.restoreJournal(done, held[0], sound)
	}
	if line.Template != nil {
		if done.Templates == record.MaxBackupTemplates {
			return "", &ledger.Fault{Code: "backup.large"}
		}
		return b.restoreTemplate(done, held[0], sound)
	}
	var game record.BackupGame
	title = record.TitleOfLine(text)
	if fault := record.ReadBackupLine("backup.line", held[0], &game); fault != nil {
		return title, fault
	}
	if !sound {
		return title, &ledger.Fault{Code: "backup.sum"}
	}
	r, err := record.Read(bytes.NewReader(game.Record))
	if err != nil {
		return title, err
	}
	taken, err := b.Games.importPlaced(r, placingOf(game), by, watch)
	if err != nil {
		return title, err
	}
	if taken.reseated {
		done.Reseated++
	}
	if taken.Undeleted {
		done.Undeleted++
	}
	switch taken.Outcome {
	case oplog.OutcomeNew:
		done.New++
	case oplog.OutcomeLonger:
		done.Longer++
	default:
		done.Same++
	}
	return title, nil
}

func (b *Book) restoreTemplate(done *Restored, held json.RawMessage, sound bool) (name string, err error) {
	t, err := record.ReadTemplate(bytes.NewReader(held), b.Games.rulebooks)
	if err == nil && !sound {
		err = &ledger.Fault{Code: "backup.sum"}
	}
	if err != nil {
		return t.Name, err
	}
	_, added, err := b.Templates.Import(t)
	if added {
		done.Templates++
	}
	return t.Name, err
}

func (b *Book) restoreJournal(done *Restored, held json.RawMessage, sound bool) (title string, err error) {
	if !sound {
		return "", &ledger.Fault{Code: "backup.sum"}
	}
	r, err := record.ReadJournal(bytes.NewReader(held))
	if err != nil {
		return "", err
	}
	outcome, err := b.Journals.Import(r)
	if outcome == oplog.OutcomeNew || outcome == oplog.OutcomeLonger {
		done.Journals++
	}
	return r.Head.Title, err
}
