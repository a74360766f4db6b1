package book

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// A Backup counts the items that [Book.WriteBackup] wrote. Left lists games and journals that could not be read.
type Backup struct {
	Games, Templates, People, Journals int
	Left                               []LeftOut
}

// A LeftOut is a game, template or journal that could not be backed up or restored.
type LeftOut struct {
	// Line is the line number in a restored backup, from 1; in a [Backup] it is 0.
	Line  int
	Title string
	Err   error
}

// WriteBackup writes all games that are not deleted, all people, templates and journals in the format of FORMAT.md. The
// game that changed longest ago comes first.
func (b *Book) WriteBackup(w io.Writer, watch ledger.Watch) (Backup, error) {
	rows, err := b.Shelf.shelved("", false)
	if err != nil {
		return Backup{}, err
	}
	var templates []record.Template
	for _, rules := range b.Games.rulebooks {
		own, err := b.Templates.Of(rules.ID())
		if err != nil {
			return Backup{}, err
		}
		templates = append(templates, own...)
	}
	people, err := b.People.All()
	if err != nil {
		return Backup{}, err
	}
	journals, err := b.Journals.List()
	if err != nil {
		return Backup{}, err
	}
	out := bufio.NewWriter(w)
	made := Backup{People: len(people.All())}
	write := func(raw json.RawMessage, line record.BackupLine) error {
		line.Sum = record.SumOf(raw)
		return record.WriteBackupLine(out, line)
	}
	head := record.BackupHead{Backup: record.BackupFormat, Made: time.Now().UTC().Format(record.TimeLayout),
		Games: len(rows), Templates: len(templates), Journals: len(journals)}
	if made.People > 0 {
		text, err := record.Plain(people.Written())
		if err != nil {
			return made, err
		}
		head.People, head.Sum = json.RawMessage(text), record.SumOf([]byte(text))
	}
	if err := record.WriteBackupLine(out, head); err != nil {
		return made, err
	}
	for i := range rows {
		row := rows[len(rows)-1-i]
		if err := watch(i, len(rows)); err != nil {
			return made, err
		}
		game, err := b.encodeGame(row.Summary, people.IDsAt(row.ID))
		if err != nil {
			made.Left = append(made.Left, LeftOut{Title: row.Title, Err: err})
			continue
		}
		if err := write(game, record.BackupLine{Game: game}); err != nil {
			return made, err
		}
		made.Games++
	}
	for _, t := range templates {
		line, err := onOneLine(t)
		if err != nil {
			return made, err
		}
		if err := write(line, record.BackupLine{Template: line}); err != nil {
			return made, err
		}
		made.Templates++
	}
	for _, head := range slices.Backward(journals) {
		line, err := b.encodeJournal(head.ID)
		if err != nil {
			made.Left = append(made.Left, LeftOut{Title: head.Title, Err: err})
			continue
		}
		if err := write(line, record.BackupLine{Journal: line}); err != nil {
			return made, err
		}
		made.Journals++
	}
	return made, out.Flush()
}

func (b *Book) encodeGame(game stats.Summary, seated []ledger.PersonID) (json.RawMessage, error) {
	r, err := b.Games.readMended(game.ID)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	var document bytes.Buffer
	if err := r.Write(&document); err != nil {
		return nil, err
	}
	if document.Len() > record.MaxRecordSize {
		return nil, record.TooLarge()
	}
	held := record.BackupGame{Touched: game.Touched.UTC().Format(record.TimeLayout), Archived: game.Archived,
		Record: document.Bytes()}
	for _, id := range seated {
		held.People = append(held.People, id.String())
	}
	text, err := record.Plain(held)
	return json.RawMessage(text), err
}

func (b *Book) encodeJournal(id ledger.JournalID) (json.RawMessage, error) {
	j, err := b.Journals.Load(id)
	if err != nil {
		return nil, err
	}
	return onOneLine(record.OfJournal(j))
}

func onOneLine(document interface{ Write(io.Writer) error }) (json.RawMessage, error) {
	var text, line bytes.Buffer
	if err := document.Write(&text); err != nil {
		return nil, err
	}
	err := json.Compact(&line, text.Bytes())
	return line.Bytes(), err
}
