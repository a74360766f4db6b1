// Package page describes pages and their actions as plain values, for a window, a browser, a terminal or paper.
package page

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
)

// A Page has a title, parts one below another, and actions.
type Page struct {
	Title string `json:"title"`
	// About is a line below the title, empty for none.
	About string       `json:"about,omitempty"`
	Pawn  *emblem.Pawn `json:"pawn,omitempty"`
	// Tabs lead to related pages; the main one is this page.
	Tabs []Action `json:"tabs,omitempty"`
	// Waits are pending tasks, above everything else.
	Waits []Row  `json:"waits,omitempty"`
	Parts []Part `json:"parts,omitempty"`
	// Beside are parts to show at the side if there is room, else below. If Another is set they belong to a tab's page
	// and are shown only at the side.
	Beside  []Part `json:"beside,omitempty"`
	Another bool   `json:"another,omitempty"`
	// Tools are always visible, Rare ones in a menu, Next the next steps with the likeliest last and Says above them.
	Tools []Action `json:"tools,omitempty"`
	Rare  []Action `json:"rare,omitempty"`
	Next  []Action `json:"next,omitempty"`
	Says  []Note   `json:"says,omitempty"`
	// Small reports that the page is short and overlays the one that led to it.
	Small bool `json:"small,omitempty"`
	// Far marks a page for viewers far away: it shows one part after the other, as large as possible, on as many
	// screens as needed. Clock is the time left, nil for none.
	Far   bool   `json:"far,omitempty"`
	Clock *Clock `json:"clock,omitempty"`
}

// A Part has a heading, notes, and either rows, a chart, fields or a code.
type Part struct {
	Title string `json:"title,omitempty"`
	Says  []Note `json:"says,omitempty"`
	// Choices are alternative views of the part; the main one is shown.
	Choices []Action `json:"choices,omitempty"`
	As      As       `json:"as,omitempty"`
	Icon    string   `json:"icon,omitempty"`
	Rows    []Row    `json:"rows,omitempty"`
	// Heads are the headings of the rows' cells, the last that of their figures.
	Heads []string `json:"heads,omitempty"`
	// First is the number of rows shown at first, 0 for all.
	First  int           `json:"first,omitempty"`
	Chart  *Chart        `json:"chart,omitempty"`
	Fields []sheet.Field `json:"fields,omitempty"`
	// Code is the text of a QR code for another device, empty for none.
	Code string `json:"code,omitempty"`
	// Enter in a field of the part does the main action.
	Actions []Action `json:"actions,omitempty"`
}

// As is the layout of a part's rows.
type As string

const (
	// Lines are one below another, as wide as text. Columns are side by side if there is room.
	Lines   As = ""
	Columns As = "columns"
	// Cards are rows with lines of their own. A card's About is at the end of its title, or below if it has a figure.
	Cards As = "cards"
	// Figures are numbers with labels below them. Marks are short words side by side, in columns below heads.
	Figures As = "figures"
	Marks   As = "marks"
	// Empty shows that there is nothing, in the middle of the page: its title and notes.
	Empty As = "empty"
	// Time is the clock of a page for viewers far away, Podium the first three, best first.
	Time   As = "time"
	Podium As = "podium"
	// Revealed rows are announced one by one, the latest first and large, the others below.
	Revealed As = "revealed"
)

type Note struct {
	Text  string `json:"text"`
	Tone  Tone   `json:"tone,omitempty"`
	Small bool   `json:"small,omitempty"`
}

type Tone string

const (
	Ink  Tone = ""
	Soft Tone = "soft"
	Good Tone = "good"
	Bad  Tone = "bad"
	Turn Tone = "turn"
)

type Row struct {
	Lead string       `json:"lead,omitempty"`
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Icon is the name of a sign, Rulebook the game whose badge precedes the row.
	Icon     string `json:"icon,omitempty"`
	Rulebook string `json:"rulebook,omitempty"`
	Title    string `json:"title"`
	// Short replaces the title if room is short, empty for the title itself.
	Short string `json:"short,omitempty"`
	About string `json:"about,omitempty"`
	// Number identifies the row in commands, empty for none.
	Number string `json:"number,omitempty"`
	// Cells are figures in columns of their own if there is room, else part of the text.
	Cells  []string `json:"cells,omitempty"`
	Figure string   `json:"figure,omitempty"`
	// Share is the bar's length relative to the largest, from 0 to 1.
	Share float32 `json:"share,omitempty"`
	Tone  Tone    `json:"tone,omitempty"`
	// Struck marks a row that no longer counts, Chosen a selected one, Done one with nothing left to wait for.
	Struck bool  `json:"struck,omitempty"`
	Chosen bool  `json:"chosen,omitempty"`
	Done   bool  `json:"done,omitempty"`
	Lines  []Row `json:"lines,omitempty"`
	// Open is done by a tap, nil for nothing. Actions are at the row's end.
	Open    *Action  `json:"open,omitempty"`
	Actions []Action `json:"actions,omitempty"`
}

type Chart struct {
	Title  string        `json:"title"`
	Series []view.Series `json:"series"`
	Tenths bool          `json:"tenths,omitempty"`
	Open   *Action       `json:"open,omitempty"`
}
