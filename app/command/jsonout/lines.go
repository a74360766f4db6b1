package jsonout

import (
	"encoding/json"

	"scripkeeper/calc"
)

// Lines of "check --json", see OUTPUT.md.
type (
	Begin struct {
		Setup     Setup     `json:"setup"`
		Table     Table     `json:"table"`
		Statement []Line    `json:"statement"`
		Unknown   []Unknown `json:"unknown,omitempty"`
		Tidied    []Tidied  `json:"tidied,omitempty"`
	}
	Setup struct {
		ID           string       `json:"id"`
		Rulebook     string       `json:"rulebook"`
		RulesVersion int          `json:"rules_version"`
		Title        string       `json:"title,omitempty"`
		Begun        string       `json:"begun,omitempty"`
		Options      calc.Options `json:"options"`
		Seats        []string     `json:"seats"`
	}
	Table struct {
		Prices map[string]int   `json:"prices"`
		Cash   []int            `json:"cash"`
		Shares []map[string]int `json:"shares"`
		// Treasuries are the shares that companies own of themselves. Pool has the shares that anyone can buy.
		Treasuries map[string]Holding `json:"treasuries,omitempty"`
		Pool       map[string]int     `json:"pool,omitempty"`
		Turn       *int               `json:"turn"`
		Round      int                `json:"round"`
		Over       bool               `json:"over"`
		Flags      map[string]int     `json:"flags"`
	}
	Holding struct {
		Cash   int            `json:"cash"`
		Shares map[string]int `json:"shares,omitempty"`
	}
	Entry struct {
		Entry     int             `json:"entry"`
		Kind      string          `json:"kind"`
		Data      json.RawMessage `json:"data,omitempty"`
		Table     *Table          `json:"table,omitempty"`
		Statement []Line          `json:"statement,omitempty"`
		Refusal   *Refusal        `json:"refusal,omitempty"`
	}
	Line struct {
		Kind     string         `json:"kind"`
		Rule     string         `json:"rule"`
		Seat     *int           `json:"seat,omitempty"`
		Company  string         `json:"company,omitempty"`
		Working  map[string]int `json:"working"`
		Postings []Posting      `json:"postings"`
		Marks    []Mark         `json:"marks"`
	}
	Posting struct {
		From      string `json:"from"`
		To        string `json:"to"`
		Commodity string `json:"commodity"`
		Amount    int    `json:"amount"`
	}
	Mark struct {
		Mark string `json:"mark"`
		From int    `json:"from"`
		To   int    `json:"to"`
	}
	Refusal struct {
		Code    string         `json:"code"`
		Field   string         `json:"field,omitempty"`
		Rule    string         `json:"rule,omitempty"`
		Seat    *int           `json:"seat,omitempty"`
		Company string         `json:"company,omitempty"`
		Terms   map[string]int `json:"terms"`
	}
	Unknown struct {
		Operation int      `json:"operation,omitempty"`
		Field     string   `json:"field"`
		Known     []string `json:"known"`
	}
	Tidied struct {
		Operation int    `json:"operation,omitempty"`
		Field     string `json:"field"`
	}
	End struct {
		Standing Standing `json:"standing"`
	}
	Standing struct {
		Final      bool    `json:"final"`
		Hidden     bool    `json:"hidden,omitempty"`
		Unresolved int     `json:"unresolved,omitempty"`
		Places     []Place `json:"places"`
	}
	Place struct {
		Seat   int     `json:"seat"`
		Name   string  `json:"name"`
		Rank   int     `json:"rank"`
		Worth  int     `json:"worth"`
		Out    bool    `json:"out"`
		Parts  []Part  `json:"parts"`
		Extras []Extra `json:"extras,omitempty"`
	}
	Extra struct {
		Role   string `json:"role"`
		Amount int    `json:"amount"`
	}
	Part struct {
		Commodity string `json:"commodity"`
		Count     int    `json:"count"`
		Price     int    `json:"price"`
		Amount    int    `json:"amount"`
	}
)
