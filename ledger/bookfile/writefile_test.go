package bookfile_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/internal/ledgertest"
)

func TestAFileIsWrittenWholeOrNotAtAll(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "all.jsonl")
	write := func(text string, end error) error {
		return bookfile.WriteFile(path, func(w io.Writer) error {
			if _, err := io.WriteString(w, text); err != nil {
				return err
			}
			return end
		})
	}
	must.Do(t, write("first", nil))
	ledgertest.WantFault(t, write("sec", errors.New("the disk is full")), "file.write")
	ledgertest.WantFault(t, write("sec", &ledger.Fault{Code: "book.closed"}), "book.closed")
	func() {
		defer func() { _ = recover() }()
		_ = bookfile.WriteFile(path, func(io.Writer) error { panic("no more") })
	}()
	got, err := os.ReadFile(path)
	must.Hold(t, err == nil && string(got) == "first", "%q, %v", got, err)
	must.Do(t, write("second", nil))
	if got, err := os.ReadFile(path); err != nil || string(got) != "second" {
		t.Fatalf("%q, %v", got, err)
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 1 {
		t.Errorf("beside it are %v, %v", files, err)
	}
	must.Do(t, os.Mkdir(filepath.Join(folder, "folder"), 0o700))
	path = filepath.Join(folder, "folder")
	ledgertest.WantFault(t, write("x", nil), "file.write")
	path = filepath.Join(folder, "nowhere", "all.jsonl")
	fault := ledgertest.WantFault(t, write("x", nil), "file.write")
	expect.True(t, !strings.Contains(fault.Detail, folder), "%q", fault.Detail)
}
