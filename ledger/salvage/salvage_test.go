package salvage

import (
	"database/sql"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	_ "modernc.org/sqlite"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// database makes a database with 300 rows, some longer than a page, in each of two tables, one of them without a rowid.
func database(t *testing.T, journal string) (*sql.DB, string) {
	t.Helper()
	path := t.TempDir() + "/some.db"
	db := must.Get(sql.Open("sqlite", path))(t)
	t.Cleanup(func() { _ = db.Close() })
	db.SetMaxOpenConns(1)
	_, err := db.Exec("PRAGMA journal_mode = " + journal + `; PRAGMA wal_autocheckpoint = 0;
		CREATE TABLE a (name TEXT PRIMARY KEY, n INTEGER, text TEXT, real REAL) STRICT, WITHOUT ROWID;
		CREATE TABLE b (n INTEGER PRIMARY KEY, text TEXT) STRICT;
		WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 300)
		INSERT INTO a SELECT 'name ' || n, n * n * n * n - 1000000, printf('%.*c', n * n / 8, 'x'), n + 0.5 FROM c;
		INSERT INTO b SELECT n, name FROM a`)
	must.Do(t, err)
	return db, path
}

func read(t *testing.T, path, log string) (a, b, wrong int) {
	t.Helper()
	must.Do(t, Read(path, log, func(r Row) {
		switch len(r) {
		case 4:
			name, _ := r[0].(string)
			real, _ := r[3].(float64)
			n := int64(real)
			if !strings.HasPrefix(name, "name ") || r[1] != n*n*n*n-1000000 ||
				r[2] != strings.Repeat("x", int(max(1, n*n/8))) {
				wrong++
			}
			a++
		case 2:
			b++
		}
	}))
	return a, b, wrong
}

func TestEveryRowOfAFileAndOfALogIsRead(t *testing.T) {
	for _, journal := range []string{"DELETE", "WAL"} {
		db, path := database(t, journal)
		log := ""
		if journal == "WAL" {
			log = path + "-wal"
		}
		a, b, wrong := read(t, path, log)
		expect.True(t, a == 300 && b >= 300 && wrong <= 0, "%s: %d and %d rows, %d wrong", journal, a, b, wrong)
		must.Do(t, db.Close())
	}
}

func TestALogWithoutAFile(t *testing.T) {
	_, path := database(t, "WAL")
	a, _, wrong := read(t, "", path+"-wal")
	expect.True(t, a == 300 && wrong <= 0, "%d rows, %d wrong", a, wrong)
	if a, _, _ := read(t, path+".missing", path+"-wal"); a != 300 {
		t.Errorf("%d rows beside a file that is missing", a)
	}
}

// A bad page costs only its own rows, and the rows that extend onto the page.
func TestOneBadPageCostsItsRows(t *testing.T) {
	db, path := database(t, "DELETE")
	must.Do(t, db.Close())
	whole := must.Get(os.ReadFile(path))(t)
	chance := rand.New(rand.NewPCG(1, 1))
	bad := path + ".bad"
	for page := 1; page < len(whole)/4096; page += 7 {
		file := append([]byte(nil), whole...)
		for i := range 4096 {
			file[4096*page+i] = byte(chance.Uint32())
		}
		must.Do(t, os.WriteFile(bad, file, 0o600))
		a, _, wrong := read(t, bad, "")
		must.Hold(t, a >= 200 && wrong <= 1, "page %d: %d rows, %d wrong", page+1, a, wrong)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte("SQLite format 3\x00\x10\x00"), []byte{0x37, 0x7f, 0x06, 0x82})
	f.Fuzz(func(t *testing.T, file, log []byte) {
		path := t.TempDir() + "/f"
		must.Do(t, os.WriteFile(path, file, 0o600))
		must.Do(t, os.WriteFile(path+"-wal", log, 0o600))
		_ = Read(path, path+"-wal", func(Row) {})
		p := pile{size: 512, count: 3, logged: map[uint32][]byte{}}
		for n := uint32(1); n <= 3 && len(file) >= 512; n++ {
			p.logged[n], file = file[:512], file[512:]
		}
		for n, page := range p.logged {
			p.rows(n, page, func(Row) {})
		}
	})
}
