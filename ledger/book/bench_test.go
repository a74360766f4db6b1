package book

import (
	"bytes"
	"database/sql"
	"errors"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

func newAppend(b *testing.B) func() {
	b.Helper()
	book := must.Get(Open(b.TempDir()+"/games.db", rulebooks.All()))(b)
	b.Cleanup(func() { _ = book.Close() })
	g := must.Get(book.Games.Begin(record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben", "Cleo", "Dan"}},
		ledgertest.Ann()))(b)
	return func() {
		must.Get(g.Record(&calc.Ruling{Seat: 1, What: "cash", Change: 20, Reason: "the bank forgot it"},
			ledgertest.Ann()))(b)
	}
}

// newBareInsert returns a function that inserts one row, of the same size and with the same settings as newAppend.
func newBareInsert(b *testing.B) func() {
	b.Helper()
	db := must.Get(sql.Open("sqlite", b.TempDir()+"/bare.db"))(b)
	b.Cleanup(func() { _ = db.Close() })
	db.SetMaxOpenConns(1)
	_, err := db.Exec(`PRAGMA journal_mode = WAL; CREATE TABLE row (game TEXT, op INTEGER, act TEXT, kind TEXT, entry TEXT,
		person TEXT, device TEXT, at INTEGER, PRIMARY KEY (game, op)) STRICT, WITHOUT ROWID`)
	must.Do(b, err)
	insert := must.Get(db.Prepare("INSERT INTO row VALUES (?,?,?,?,?,?,?,?)"))(b)
	b.Cleanup(func() { _ = insert.Close() })
	op := 0
	return func() {
		op++
		_, err := insert.Exec("00c0ffee00c0ffee", op, "record", "ruling",
			`{"seat":1,"what":"cash","change":20,"reason":"the bank forgot it"}`, "Ann", "Ann's phone", 1773516912358)
		must.Do(b, err)
	}
}

// BenchmarkAppendRatio alternates recording and bare inserts, so that other load affects both. The limit is a ratio of
// 1.3.
func BenchmarkAppendRatio(b *testing.B) {
	say, insert := newAppend(b), newBareInsert(b)
	var operation, inserted []time.Duration
	for b.Loop() {
		start := time.Now()
		say()
		between := time.Now()
		insert()
		operation, inserted = append(operation, between.Sub(start)), append(inserted, time.Since(between))
	}
	slices.Sort(operation)
	slices.Sort(inserted)
	entry, bare := operation[len(operation)/2], inserted[len(inserted)/2]
	b.ReportMetric(float64(entry.Nanoseconds()), "ns/entry")
	b.ReportMetric(float64(bare.Nanoseconds()), "ns/bare")
	b.ReportMetric(float64(entry)/float64(bare), "ratio")
}

// longGame returns a random game. A position entry sets the game back to its first round whenever no turn is left.
func longGame(t testing.TB, entries int) *game.Game {
	t.Helper()
	options := stockholder.Rulebook{}.Presets()[0].Options.(*stockholder.Options)
	options.CountCards = false
	g, err := game.Scratch(record.Setup{
		Rulebook: "stockholder", Options: options, Names: []string{"Ann", "Ben", "Cleo", "Dan"},
	}, rulebooks.All())
	must.Do(t, err)
	chance := rand.New(rand.NewPCG(4, 0))
	refused := 0
	for len(g.Steps()) < entries {
		table := g.Table()
		if table.Round() == table.Layout().Rounds || refused == 50 {
			refused = 0
			back := stockholder.NewPosition(table)
			back.Round = 1
			for seat := range back.Seats {
				back.Seats[seat] = calc.SeatPosition{Cash: 300, Shares: []int{3, 1, 4, 1}}
			}
			gametest.Say(t, g, back)
			continue
		}
		e := &stockholder.Turn{Seat: table.Turn()}
		conformance.Fill(e, table, func(f *calc.Field) int { return conformance.Value(f, chance.IntN) })
		if _, _, refusal := e.Apply(table); refusal != nil {
			refused++
			continue
		}
		gametest.Say(t, g, e)
		refused = 0
	}
	return g
}

func BenchmarkReplay400(b *testing.B) {
	r := longGame(b, 400).Export()
	b.ReportAllocs()
	for b.Loop() {
		g, err := game.Replay(r, rulebooks.All())
		must.Hold(b, err == nil && len(g.Steps()) == 400, "%v", err)
	}
}

func BenchmarkRecordedGames(b *testing.B) {
	for _, rules := range rulebooks.All() {
		b.Run(rules.ID(), func(b *testing.B) {
			var games []record.Record
			entries := 0
			paths := must.Get(filepath.Glob("../../calc/" + rules.ID() + "/testdata/games/*.json"))(b)
			for _, path := range paths {
				text := must.Get(os.ReadFile(path))(b)
				r := must.Get(record.Read(bytes.NewReader(text)))(b)
				games, entries = append(games, r), entries+len(r.Operations)
			}
			b.ReportAllocs()
			for b.Loop() {
				for _, r := range games {
					must.Do(b, ledgertest.Second(game.Replay(r, rulebooks.All())))
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*entries), "ns/entry")
		})
	}
}

func goThrough(traced iter.Seq[game.Traced], most int) error {
	for range traced {
		if most--; most == 0 {
			break
		}
	}
	return nil
}

func BenchmarkLongGame(b *testing.B) {
	book := must.Get(Open(b.TempDir()+"/games.db", rulebooks.All()))(b)
	defer func() { _ = book.Close() }()
	g := must.Get(book.Games.Store(longGame(b, 10_000), ledgertest.Ann()))(b)
	first, last := g.Steps()[0].Entry, g.Steps()[9_999].Entry
	for name, do := range map[string]func() error{
		"Undo":    func() error { return errors.Join(g.Undo(ledgertest.Ann()), g.Redo(ledgertest.Ann())) },
		"Replace": func() error { return g.Replace(10_000, last, ledgertest.Ann()) },
		"Amend": func() error {
			return ledgertest.Second(g.Amendment(game.Amendment{Act: oplog.ActReplace, Number: 1, Entry: first}))
		},
		"Trace": func() error { return goThrough(g.TraceMark(calc.RoundMark), 10_000) },
		"Why":   func() error { return goThrough(g.TraceBalance(calc.AccountOf(0), calc.Cash()), 100) },
		"Load":  func() error { return ledgertest.Second(book.Games.Load(g.ID())) },
		"Shelf": func() error {
			return errors.Join(g.Undo(ledgertest.Ann()), g.Redo(ledgertest.Ann()), ledgertest.Second(book.Shelf.List()))
		},
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				must.Do(b, do())
			}
		})
	}
}

func fullShelf(t testing.TB, games int) *Book {
	t.Helper()
	book := must.Get(Open(t.TempDir()+"/games.db", rulebooks.All()))(t)
	t.Cleanup(func() { _ = book.Close() })
	must.Get(book.Games.Store(longGame(t, 40), ledgertest.Ann()))(t)
	must.Get(book.Shelf.Refresh(ledger.Unwatched))(t)
	for _, table := range []string{
		"game SELECT printf('%016x', n), rulebook, rules_version, title, begun, person, device, options, seats, extra, added + n, NULL, NULL",
		"operation SELECT printf('%016x', n), op, act, via, target, kind, entry, person, device, at, extra",
		"summary SELECT printf('%016x', n), op, form, rules, held",
	} {
		name, _, _ := strings.Cut(table, " ")
		_, err := book.file.DB.Exec(
			"WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < ?) INSERT INTO "+
				table+" FROM one CROSS JOIN (SELECT * FROM "+name+")", games-1)
		must.Do(t, err)
	}
	return book
}

func BenchmarkShelf5000(b *testing.B) {
	book := fullShelf(b, 5000)
	b.ReportAllocs()
	for b.Loop() {
		if list, err := book.Shelf.List(); err != nil || len(list) != 5000 {
			b.Fatal(err, len(list))
		}
	}
}

// BenchmarkPeople5000 measures reading the people of matched and of unmatched games, and computing careers.
func BenchmarkPeople5000(b *testing.B) {
	book := fullShelf(b, 5000)
	people := must.Get(book.People.All())(b)
	games := must.Get(book.Shelf.List())(b)
	for i := range games {
		games[i].Over, games[i].Ranks = true, []int{1, 2, 3, 4}[:len(games[i].Names)]
	}
	for name, do := range map[string]func() error{
		"Known": func() error { return ledgertest.Second(book.People.All()) },
		"One":   func() error { return ledgertest.Second(book.People.Seated(games[2500].ID)) },
		"First": func() error {
			_, err := book.file.DB.Exec("DELETE FROM seat; DELETE FROM person")
			return errors.Join(err, ledgertest.Second(book.People.All()))
		},
		"Careers": func() error { stats.Careers(people, games); return nil },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				must.Do(b, do())
			}
		})
	}
}

func BenchmarkOpen5000(b *testing.B) {
	path := fullShelf(b, 5000).Path()
	for b.Loop() {
		book := must.Get(Open(path, rulebooks.All()))(b)
		must.Do(b, book.Close())
	}
}

// BenchmarkMissingSummaries5000 measures listing games without summaries, with few replays ("Now") or with all ("All").
func BenchmarkMissingSummaries5000(b *testing.B) {
	for name, list := range map[string]func(*Shelf) ([]stats.Summary, error){"Now": (*Shelf).ListNow,
		"All": (*Shelf).List} {
		b.Run(name, func(b *testing.B) {
			book := fullShelf(b, 5000)
			for b.Loop() {
				must.Get(book.file.DB.Exec("DELETE FROM summary"))(b)
				must.Get(list(book.Shelf))(b)
			}
		})
	}
}
