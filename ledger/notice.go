package ledger

import (
	"database/sql"
	"slices"
	"time"
)

// Notice is what the keeper of the book should know: what happened to it while nobody looked, or why it can only be
// read. It stays until [Book.Noticed]; nil when there is nothing to tell. The codes:
//
//	book.empty      the file was there and empty, and a new book was begun in it
//	book.setaside   the file was damaged: Path is where it is now, Detail how many games were saved
//	book.log        the file was gone, or the log beside it that of another: Path is where that is now, Detail as before
//	game.mended     operations of a game are lost, Detail is its title
//	journal.mended  operations of a journal are lost, Detail is its title
//
// and those of [Book.ReadOnly].
func (b *Book) Notice() *Fault {
	first, _ := b.firstNotice()
	return first.fault
}

// Notices are all that there is to tell, the first as [Book.Notice] has it.
func (b *Book) Notices() []*Fault {
	b.mu.Lock()
	defer b.mu.Unlock()
	var all []*Fault
	for _, n := range b.notices {
		all = append(all, n.fault)
	}
	return all
}

// Noticed says that somebody has read the notice. What comes next is the next one.
func (b *Book) Noticed() error {
	read, found := b.firstNotice()
	if !found {
		return nil
	}
	if read.id > 0 {
		if _, err := b.exec("DELETE FROM notice WHERE id = ?", read.id); err != nil {
			return b.fault(err)
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.notices = slices.DeleteFunc(b.notices, func(n notice) bool { return n == read })
	return nil
}

// firstNotice returns the oldest notice that nobody has read. What waits for the book does so without the lock: a change of
// people holds the book when it asks for the lock.
func (b *Book) firstNotice() (notice, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.notices) == 0 {
		return notice{}, false
	}
	return b.notices[0], true
}

// A notice is what happened to a book, and its number in the book, 0 where it is not written there.
type notice struct {
	id    int64
	fault *Fault
}

// addNotices keeps notices until somebody has read them, where the book can be written beyond the end of the program.
func (b *Book) addNotices(faults []Fault) {
	for _, f := range faults {
		n := notice{fault: &f}
		done, err := b.exec("INSERT INTO notice (at, code, path, detail) VALUES (?,?,?,?)", time.Now().UnixMilli(), f.Code, f.Path, f.Detail)
		if err == nil {
			n.id, _ = done.LastInsertId()
		}
		b.mu.Lock()
		b.notices = append(b.notices, n)
		b.mu.Unlock()
	}
}

// loadNotices reads what nobody has read yet.
func (b *Book) loadNotices() error {
	rows, err := b.db.Query("SELECT id, code, path, detail FROM notice ORDER BY id")
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		n := notice{fault: &Fault{}}
		if err := rows.Scan(&n.id, &n.fault.Code, &n.fault.Path, &n.fault.Detail); err != nil {
			return err
		}
		b.notices = append(b.notices, n)
	}
	return rows.Err()
}

// exec changes the book by one statement, when it may be written.
func (b *Book) exec(query string, args ...any) (sql.Result, error) {
	if fault := b.writable(); fault != nil {
		return nil, fault
	}
	return b.db.Exec(query, args...)
}
