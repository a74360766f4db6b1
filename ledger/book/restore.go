package book

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/shape"
)

// Limits of a backup that is read.
const (
	// maxBackupLine is the longest line that is taken, in bytes: a record and what stands around it.
	maxBackupLine = record.MaxRecordSize + 1<<16
	// MaxBackupLines is how many lines are read, maxBackupTemplates how many templates.
	MaxBackupLines     = 200_000
	maxBackupTemplates = 1000
	maxBackupPeople    = 20_000
)

// A Restored is what became of a backup.
type Restored struct {
	// New are the games that the book did not have, Longer those of which the backup had more, Same those of which it had no
	// more: nothing was added to them.
	New, Longer, Same int
	// Reseated are the games that were here with other people at their seats, whom nobody had seated: who they are was found out
	// without the backup.
	Reseated int
	// Undeleted are those of them that were deleted here, and are on the shelf again.
	Undeleted int
	// Templates, People and Journals are those that were added, journals that went on here among them.
	Templates, People, Journals int
	// Left are the games, templates and journals that could not be taken. They stand in the file as before.
	Left []LeftOut
	// Missing is how many the backup says to have and does not: its end was cut off.
	Missing int
}

// Games are all games of the backup that stand in the book now.
func (r Restored) Games() int { return r.New + r.Longer + r.Same }

// Any reports whether the backup brought anything, or found it here already.
func (r Restored) Any() bool { return r.Games()+r.Templates+r.People+r.Journals > 0 }

// Restore takes the games, people, templates and journals of a backup into the book, each as [Book.Import] and its like do:
// what is in the book is never overwritten, and what was taken already is taken once. A game that is damaged is left out
// and named; the others are taken. The book is asked and can end it by the watch, after any game.
//
// The faults are backup.empty, backup.foreign (no backup), backup.newer (of a newer format), backup.unreadable (the file could not be read to its end), backup.large (it has more than anybody
// plays) and those of a book that cannot be written. What was taken before stays, and is told. A game is left
// out with one of those of [Book.Import] or [record.Read], with backup.line (no line of a backup), backup.sum (it is
// not what was written) or backup.failed (the program broke off over it). The first line is left out with backup.broken.
func (b *Book) Restore(from io.Reader, by ledger.Author, watch ledger.Watch) (Restored, error) {
	var done Restored
	if fault := b.file.Writable(); fault != nil {
		return done, fault
	}
	lines := &lineReader{from: bufio.NewReaderSize(from, 1<<16)}
	head, err := readBackupHead(lines, &done)
	if err != nil {
		return done, err
	}
	persons, err := head.persons()
	if err != nil {
		done.Left = append(done.Left, LeftOut{Line: lines.count, Err: err})
	}
	if done.People, err = b.People.take(persons); err != nil {
		return done, err
	}
	told, seen := head.Games+head.Templates+head.Journals, 0
	for {
		line, err := lines.next()
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
			done.Left = append(done.Left, LeftOut{Line: lines.count, Title: title, Err: err})
		}
	}
}

// isOfBook tells whether an error is one of the book: the next game would meet it as well.
func isOfBook(err error) bool {
	var fault *ledger.Fault
	return errors.As(err, &fault) && strings.HasPrefix(fault.Code, "book.")
}

// readBackupHead reads the first line. What it says is needed by nobody but for how much there is: a damaged one is left out.
func readBackupHead(lines *lineReader, done *Restored) (backupHead, error) {
	var head backupHead
	line, err := lines.next()
	switch {
	case errors.Is(err, io.EOF):
		return head, &ledger.Fault{Code: "backup.empty"}
	case err != nil:
		return head, err
	case !record.IsBackup(line):
		return head, &ledger.Fault{Code: "backup.foreign"}
	}
	fault := readLine("backup.broken", bytes.TrimPrefix(line, []byte("\xef\xbb\xbf")), &head)
	if fault == nil && head.Backup < 1 {
		fault = &ledger.Fault{Code: "backup.broken"}
	}
	if fault != nil {
		done.Left = append(done.Left, LeftOut{Line: lines.count, Err: fault})
		return backupHead{}, nil
	}
	if head.Backup > BackupFormat {
		return head, &ledger.Fault{Code: "backup.newer", Detail: strconv.Itoa(head.Backup)}
	}
	for _, count := range []*int{&head.Games, &head.Templates, &head.Journals} {
		*count = min(max(0, *count), MaxBackupLines)
	}
	return head, nil
}

// persons are the people of a backup, as many as anybody plays with. The faults are backup.sum and backup.line.
func (h backupHead) persons() ([]people.Person, error) {
	if h.Sum != "" && h.Sum != sumOf(h.People) {
		return nil, &ledger.Fault{Code: "backup.sum"}
	}
	var list []people.Written
	if err := json.Unmarshal(h.People, &list); err != nil && h.People != nil {
		return nil, &ledger.Fault{Code: "backup.line", Err: err}
	}
	var all []people.Person
	for _, held := range list[:min(len(list), maxBackupPeople)] {
		if person, sound := held.Person(); sound {
			all = append(all, person)
		}
	}
	return all, nil
}

// readLine reads a line of a backup, or a part of one. Fields that are not known are passed over. The fault, which has the
// code, names a field that stands there twice or holds something that it cannot.
func readLine[T any](code string, text []byte, into *T) *ledger.Fault {
	if !json.Valid(text) {
		return &ledger.Fault{Code: code}
	}
	if path, repeated := shape.Repeated(text); repeated {
		return record.Twice(code, path)
	}
	if _, misfit := shape.Of(into).Over().Read(text, into); misfit != nil {
		return record.Blame(&ledger.Fault{Code: code}, "", misfit)
	}
	return nil
}

// restoreLine takes what one line holds into the book. The title is that of the game or template, as far as it is known.
// Whatever breaks off over a line, the lines after it are read: the fault is backup.failed.
func (b *Book) restoreLine(done *Restored, text []byte, by ledger.Author, watch ledger.Watch) (title string, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = &ledger.Fault{Code: "backup.failed", Err: fmt.Errorf("%v", broken)}
		}
	}()
	var line backupLine
	if fault := readLine("backup.line", text, &line); fault != nil {
		return titleOf(text), fault
	}
	held := slices.DeleteFunc([]json.RawMessage{line.Game, line.Template, line.Journal}, func(m json.RawMessage) bool { return m == nil })
	if len(held) != 1 {
		return "", &ledger.Fault{Code: "backup.line"}
	}
	sound := line.Sum == "" || line.Sum == sumOf(held[0])
	if line.Journal != nil {
		return b.restoreJournal(done, held[0], sound)
	}
	if line.Template != nil {
		if done.Templates == maxBackupTemplates {
			return "", &ledger.Fault{Code: "backup.large"}
		}
		return b.restoreTemplate(done, held[0], sound)
	}
	var game backupGame
	title = titleOf(text)
	if fault := readLine("backup.line", held[0], &game); fault != nil {
		return title, fault
	}
	if !sound {
		return title, &ledger.Fault{Code: "backup.sum"}
	}
	r, err := record.Read(bytes.NewReader(game.Record))
	if err != nil {
		return title, err
	}
	taken, err := b.Games.importPlaced(r, game.placing(), by, watch)
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

// titleOf is what the game of a line is called, sound or not: its title, or who plays.
func titleOf(text []byte) string {
	var line struct {
		Game struct {
			Record struct {
				Title string `json:"title"`
				Seats []struct {
					Name string `json:"name"`
				} `json:"seats"`
			} `json:"record"`
		} `json:"game"`
	}
	err := json.Unmarshal(text, &line)
	about := line.Game.Record
	if err != nil || about.Title != "" {
		return about.Title
	}
	var names []string
	for _, seat := range about.Seats {
		names = append(names, seat.Name)
	}
	return strings.Join(names, ", ")
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
	outcome, _, err := b.Journals.Import(r)
	if outcome == oplog.OutcomeNew || outcome == oplog.OutcomeLonger {
		done.Journals++
	}
	return r.Head.Title, err
}

// A lineReader reads lines, passing over empty ones, and keeps no more of one than a backup may have.
type lineReader struct {
	from  *bufio.Reader
	count int
}

// next is the next line that is not empty, without white space around it; of one that is too long nothing. The errors are
// io.EOF and the faults backup.unreadable and backup.large.
func (l *lineReader) next() ([]byte, error) {
	for {
		line, long, err := l.line()
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, &ledger.Fault{Code: "backup.unreadable", Err: err}
		}
		l.count++
		text := bytes.TrimSpace(line)
		switch {
		case l.count > MaxBackupLines && len(text) > 0:
			return nil, &ledger.Fault{Code: "backup.large"}
		case long, len(text) > 0:
			return text, nil
		case err != nil:
			return nil, io.EOF
		}
	}
}

// line reads to the end of a line. Of one that is too long the rest is passed over.
func (l *lineReader) line() (line []byte, long bool, err error) {
	for {
		part, err := l.from.ReadSlice('\n')
		if long = long || len(line)+len(part) > maxBackupLine; long {
			line = nil
		} else {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, long, err
		}
	}
}
