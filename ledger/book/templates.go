package book

import (
	"database/sql"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// Templates stores named house rules.
type Templates struct{ store }

// Of returns a rulebook's templates, sorted by name. Templates with newer or invalid rules are left out but stay in the
// book.
func (b *Templates) Of(rulebook string) ([]record.Template, error) {
	rules, known := record.Rulebook(b.rulebooks, rulebook)
	if !known {
		return nil, nil
	}
	list, err := templatesOf(b.file.DB, rules)
	return list, b.file.FaultOrNil(err)
}

func templatesOf(from bookfile.Querier, rules calc.Rulebook) ([]record.Template, error) {
	var list []record.Template
	query := "SELECT id, rules_version, name, options FROM template WHERE rulebook = ? ORDER BY name COLLATE NOCASE, id"
	err := bookfile.Each(from, query, []any{rules.ID()}, func(rows *sql.Rows) error {
		t, raw := record.Template{Rulebook: rules.ID(), Options: rules.Presets()[0].Options}, ""
		if err := rows.Scan(&t.ID, &t.RulesVersion, &t.Name, &raw); err != nil {
			return err
		}
		known := t.RulesVersion <= rules.Version()
		if known && json.Unmarshal([]byte(raw), t.Options) == nil && t.Options.Check() == nil {
			list = append(list, t)
		}
		return nil
	})
	return list, err
}

// Store adds a template and returns it with its id. The fault is template.exists if the rulebook already has a template
// with this name, ignoring case.
func (b *Templates) Store(t record.Template) (record.Template, error) {
	name, fault := record.TemplateName(t.Name)
	if fault != nil {
		return record.Template{}, fault
	}
	t.Name = name
	return t, b.file.FaultOrNil(b.file.Transact(func(tx *sql.Tx) error {
		if err := freeName(tx, t); err != nil {
			return err
		}
		return insertTemplate(tx, &t)
	}))
}

// Import adds a template and returns it with its id. If the book already has the same house rules, Import returns their
// template. If other rules have the name, a number is appended.
func (b *Templates) Import(t record.Template) (stored record.Template, added bool, err error) {
	name, fault := record.TemplateName(t.Name)
	rules, known := record.Rulebook(b.rulebooks, t.Rulebook)
	switch {
	case fault != nil:
		return record.Template{}, false, fault
	case !known:
		return record.Template{}, false, &ledger.Fault{Code: "template.rulebook", Detail: t.Rulebook}
	}
	t.Name = name
	err = b.file.Transact(func(tx *sql.Tx) error {
		list, err := templatesOf(tx, rules)
		if err != nil {
			return err
		}
		for _, own := range list {
			if own.SameRules(t) {
				stored = own
				return nil
			}
		}
		for n := 2; ; n++ {
			var taken *ledger.Fault
			err := freeName(tx, t)
			if err == nil {
				break
			}
			if !errors.As(err, &taken) || taken.Code != "template.exists" {
				return err
			}
			t.Name = letters.Numbered(name, n, record.MaxTemplateName)
		}
		stored, added = t, true
		return insertTemplate(tx, &stored)
	})
	return stored, added, b.file.FaultOrNil(err)
}

// Rename gives a template another name. The faults are those of [record.NewTemplate] and [Templates.Store], and
// template.unknown.
func (b *Templates) Rename(t record.Template, name string) (record.Template, error) {
	name, fault := record.TemplateName(name)
	if fault != nil {
		return t, fault
	}
	renamed := t
	renamed.Name = name
	err := b.file.Transact(func(tx *sql.Tx) error {
		if err := freeName(tx, renamed); err != nil {
			return err
		}
		return oneTemplate(tx.Exec("UPDATE template SET name = ? WHERE id = ?", name, t.ID))
	})
	if err != nil {
		return t, b.file.Fault(err)
	}
	return renamed, nil
}

// Drop removes a template. Games begun with the template keep their house rules. The fault is template.unknown.
func (b *Templates) Drop(t record.Template) error {
	return b.file.FaultOrNil(b.file.Transact(func(tx *sql.Tx) error {
		return oneTemplate(tx.Exec("DELETE FROM template WHERE id = ?", t.ID))
	}))
}

func oneTemplate(done sql.Result, err error) error {
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n != 1 {
		return &ledger.Fault{Code: "template.unknown", Err: err}
	}
	return nil
}

func freeName(tx *sql.Tx, t record.Template) error {
	query := "SELECT name FROM template WHERE rulebook = ? AND id <> ?"
	return bookfile.Each(tx, query, []any{t.Rulebook, t.ID}, func(rows *sql.Rows) error {
		name := ""
		if err := rows.Scan(&name); err != nil {
			return err
		}
		if letters.Fold(name) == letters.Fold(t.Name) {
			return &ledger.Fault{Code: "template.exists", Detail: name}
		}
		return nil
	})
}

// mostTemplateID is the largest number that every browser reads exactly.
const mostTemplateID = 1<<53 - 1

// insertTemplate draws an id, because SQLite would use the id of a removed template again, which pages may still show.
func insertTemplate(tx *sql.Tx, t *record.Template) error {
	raw, err := json.Marshal(t.Options)
	if err != nil {
		return &ledger.Fault{Code: "game.options", Err: err}
	}
	t.ID = 1 + rand.Int64N(mostTemplateID)
	_, err = tx.Exec("INSERT INTO template (id, rulebook, rules_version, name, options, added) VALUES (?,?,?,?,?,?)",
		t.ID, t.Rulebook, t.RulesVersion, t.Name, string(raw), writeTime(time.Now()))
	return err
}
