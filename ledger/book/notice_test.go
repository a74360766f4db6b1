package book

import (
	"database/sql"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

// Whoever reads a notice waits for the book, and must not keep waiting whom the book waits for.
func TestANoticeIsReadBesideAChangeOfPeople(t *testing.T) {
	for name, read := range map[string]func(*Book){
		"noticed": func(b *Book) {
			expect.Do(t, b.Noticed())
		},
		"added": func(b *Book) { b.file.AddNotices([]ledger.Fault{{Code: "game.mended", Detail: "Saturday"}}) },
	} {
		t.Run(name, func(t *testing.T) {
			b := openBook(t)
			b.file.AddNotices([]ledger.Fault{{Code: "game.mended", Detail: "Friday"}})
			done := make(chan struct{})
			must.Do(t, b.file.Transact(func(*sql.Tx) error {
				waiting := b.file.DB.Stats().WaitCount
				go func() {
					defer close(done)
					read(b)
				}()
				for b.file.DB.Stats().WaitCount == waiting {
					time.Sleep(time.Millisecond)
				}
				forgotten := make(chan struct{})
				go func() {
					defer close(forgotten)
					b.Shelf.forget([]ledger.GameID{{}})
				}()
				select {
				case <-forgotten:
				case <-time.After(5 * time.Second):
					t.Error("the change waits for the reader, who waits for the change")
				}
				return nil
			}))
			<-done
		})
	}
}
