package command

import (
	"encoding/json"
	"scripkeeper/calc"
)

// The lines of "check --json", see OUTPUT.md.
type (
	outBegin struct {
		Setup     outSetup     `json:"setup"`
		Table     outTable     `json:"table"`
		Statement []outLine    `json:"statement"`
		Unknown   []outUnknown `json:"unknown,omitempty"`
		Tidied    []outTidied  `json:"tidied,omitempty"`
	}
	outSetup struct {
		ID           string       `json:"id"`
		Rulebook     string       `json:"rulebook"`
		RulesVersion int          `json:"rules_version"`
		Title        string       `json:"title,omitempty"`
		Begun        string       `json:"begun,omitempty"`
		Options      calc.Options `json:"options"`
		Seats        []string     `json:"seats"`
	}
	outTable struct {
		Prices map[string]int   `json:"prices"`
		Cash   []int            `json:"cash"`
		Shares []map[string]int `json:"shares"`
		// Treasuries are what companies have themselves, Pool the shares that lie open to all.
		Treasuries map[string]outHolding `json:"treasuries,omitempty"`
		Pool       map[string]int        `json:"pool,omitempty"`
		Turn       *int                  `json:"turn"`
		Round      int                   `json:"round"`
		Over       bool                  `json:"over"`
		Flags      map[string]int        `json:"flags"`
	}
	outHolding struct {
		Cash   int            `json:"cash"`
		Shares map[string]int `json:"shares,omitempty"`
	}
	outEntry struct {
		Entry     int             `json:"entry"`
		Kind      string          `json:"kind"`
		Data      json.RawMessage `json:"data,omitempty"`
		Table     *outTable       `json:"table,omitempty"`
		Statement []outLine       `json:"statement,omitempty"`
		Refusal   *outRefusal     `json:"refusal,omitempty"`
	}
	outLine struct {
		Kind     string         `json:"kind"`
		Rule     string         `json:"rule"`
		Seat     *int           `json:"seat,omitempty"`
		Company  string         `json:"company,omitempty"`
		Working  map[string]int `json:"working"`
		Postings []outPosting   `json:"postings"`
		Marks    []outMark      `json:"marks"`
	}
	outPosting struct {
		From      string `json:"from"`
		To        string `json:"to"`
		Commodity string `json:"commodity"`
		Amount    int    `json:"amount"`
	}
	outMark struct {
		Mark string `json:"mark"`
		From int    `json:"from"`
		To   int    `json:"to"`
	}
	outRefusal struct {
		Code    string         `json:"code"`
		Field   string         `json:"field,omitempty"`
		Rule    string         `json:"rule,omitempty"`
		Seat    *int           `json:"seat,omitempty"`
		Company string         `json:"company,omitempty"`
		Terms   map[string]int `json:"terms"`
	}
	outUnknown struct {
		Operation int      `json:"operation,omitempty"`
		Field     string   `json:"field"`
		Known     []string `json:"known"`
	}
	outTidied struct {
		Operation int    `json:"operation,omitempty"`
		Field     string `json:"field"`
	}
	outEnd struct {
		Standing outStanding `json:"standing"`
	}
	outStanding struct {
		Final      bool       `json:"final"`
		Hidden     bool       `json:"hidden,omitempty"`
		Unresolved int        `json:"unresolved,omitempty"`
		Places     []outPlace `json:"places"`
	}
	outPlace struct {
		Seat   int        `json:"seat"`
		Name   string     `json:"name"`
		Rank   int        `json:"rank"`
		Worth  int        `json:"worth"`
		Out    bool       `json:"out"`
		Parts  []outPart  `json:"parts"`
		Extras []outExtra `json:"extras,omitempty"`
	}
	outExtra struct {
		Role   string `json:"role"`
		Amount int    `json:"amount"`
	}
	outPart struct {
		Commodity string `json:"commodity"`
		Count     int    `json:"count"`
		Price     int    `json:"price"`
		Amount    int    `json:"amount"`
	}
)
