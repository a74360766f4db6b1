package bookfile

import (
	"database/sql"
	"slices"
	"time"

	"scripkeeper/ledger"
)

func (b *File) Notice() *ledger.Fault {
	first, _ := b.firstNotice()
	return first.fault
}

func (b *File) Notices() []*ledger.Fault {
	b.mu.Lock()
	defer b.mu.Unlock()
	var all []*ledger.Fault
	for _, n := range b.notices {
		all = append(all, n.fault)
	}
	return all
}

func (b *File) DismissNotice() error {
	read, found := b.firstNotice()
	if !found {
		return nil
	}
	if read.id > 0 {
		if _, err := b.Exec("DELETE FROM notice WHERE id = ?", read.id); err != nil {
			return b.Fault(err)
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.notices = slices.DeleteFunc(b.notices, func(n notice) bool { return n == read })
	return nil
}

// firstNotice returns the oldest unread notice. Callers must not use the database while they hold mu, because a writer
// may hold the database while waiting for mu.
func (b *File) firstNotice() (notice, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.notices) == 0 {
		return notice{}, false
	}
	return b.notices[0], true
}

type notice struct {
	id    int64
	fault *ledger.Fault
}

// AddNotices stores notices until they are dismissed. If the book is not writable, they are kept only in memory.
func (b *File) AddNotices(faults []ledger.Fault) {
	for _, f := range faults {
		n := notice{fault: &f}
		done, err := b.Exec("INSERT INTO notice (at, code, path, detail) VALUES (?,?,?,?)",
			time.Now().UnixMilli(), f.Code, f.Path, f.Detail)
		if err == nil {
			n.id, _ = done.LastInsertId()
		}
		b.mu.Lock()
		b.notices = append(b.notices, n)
		b.mu.Unlock()
	}
}

func (b *File) loadNotices() error {
	return Each(b.DB, "SELECT id, code, path, detail FROM notice ORDER BY id", nil, func(rows *sql.Rows) error {
		n := notice{fault: &ledger.Fault{}}
		if err := rows.Scan(&n.id, &n.fault.Code, &n.fault.Path, &n.fault.Detail); err != nil {
			return err
		}
		b.notices = append(b.notices, n)
		return nil
	})
}
