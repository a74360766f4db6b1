// Package page describes pages as plain values: what a page shows and which actions it offers. Sources compute pages
// without knowing a screen; a window, a browser, a terminal or paper draws them.
package page

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
)

// A Page shows one subject: a title, parts one below another, and actions.
type Page struct {
	Title string `json:"title"`
	// About is a line below the title; may be empty.
	About string `json:"about,omitempty"`
	// Pawn is the mark of the person the page is about, or nil.
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Tabs lead to the pages of the same subject; the main one is the current page.
	Tabs []Action `json:"tabs,omitempty"`
	// Waits are rows above everything else that wait for an answer.
	Waits []Row  `json:"waits,omitempty"`
	Parts []Part `json:"parts,omitempty"`
	// Beside are parts shown beside the others if there is room, else below them. If Another is set, they belong to
	// another tab's page and are shown only if there is room.
	Beside  []Part `json:"beside,omitempty"`
	Another bool   `json:"another,omitempty"`
	// Tools are always visible, Rare are in a menu. Next are the next steps, the most likely last; Says is shown above
	// them.
	Tools []Action `json:"tools,omitempty"`
	Rare  []Action `json:"rare,omitempty"`
	Next  []Action `json:"next,omitempty"`
	Says  []Note   `json:"says,omitempty"`
	// Small reports whether the page is short and lies over the one that opened it.
	Small bool `json:"small,omitempty"`
	// Far reports whether the page is for viewers far away: it shows one part after another, as large as fits, on as
	// many screens as needed. Clock is the time left, or nil.
	Far   bool   `json:"far,omitempty"`
	Clock *Clock `json:"clock,omitempty"`
}

// A Part is a section of a page: a title, notes, and rows, a chart, fields or a code.
type Part struct {
	// Title is the part's heading; may be empty.
	Title string `json:"title,omitempty"`
	// Folded reports whether only the title and About, the line below it, are shown until the reader opens the part.
	Folded bool   `json:"folded,omitempty"`
	About  string `json:"about,omitempty"`
	Says   []Note `json:"says,omitempty"`
	// Choices are several views of the part; the main one is shown.
	Choices []Action `json:"choices,omitempty"`
	As      As       `json:"as,omitempty"`
	// Icon is the name of the icon above an empty part.
	Icon string `json:"icon,omitempty"`
	Rows []Row  `json:"rows,omitempty"`
	// Heads are the column heads above the cells of rows; the last is above the figures.
	Heads []string `json:"heads,omitempty"`
	// First is the number of rows shown at first, 0 for all.
	First  int           `json:"first,omitempty"`
	Chart  *Chart        `json:"chart,omitempty"`
	Fields []sheet.Field `json:"fields,omitempty"`
	// Code is the text of a code for another device; may be empty.
	Code string `json:"code,omitempty"`
	// Actions are the part's buttons; Enter in one of its fields runs the main one.
	Actions []Action `json:"actions,omitempty"`
}

// As is the arrangement of a part's rows.
type As string

const (
	// Lines are one below another at reading width. Columns are side by side if there is room.
	Lines   As = ""
	Columns As = "columns"
	// Cards are rows with lines of their own, such as a round's table with its players. About is shown at the end of
	// the title, or below it if the card has a figure.
	Cards As = "cards"
	// Figures are numbers with labels below, Marks short words side by side or in columns below heads.
	Figures As = "figures"
	Marks   As = "marks"
	// Empty shows the title and the notes in the middle of the page because there is nothing else.
	Empty As = "empty"
	// Time is the clock of a far page, Podium the first three, best first.
	Time   As = "time"
	Podium As = "podium"
	// Revealed are rows revealed one by one, latest first: the latest one large with its remark, the others below it.
	Revealed As = "revealed"
)

type Note struct {
	Text string `json:"text"`
	Tone Tone   `json:"tone,omitempty"`
	// Small reports whether it is of minor importance.
	Small bool `json:"small,omitempty"`
}

// A Tone is the color of a text, by meaning.
type Tone string

const (
	Ink  Tone = ""
	Soft Tone = "soft"
	Good Tone = "good"
	Bad  Tone = "bad"
	Turn Tone = "turn"
)

// A Row is an item of a list: what leads it, its title, a description, and a figure at its end.
type Row struct {
	Lead string       `json:"lead,omitempty"`
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Icon is the name of an icon, Rulebook the game whose badge leads the row.
	Icon     string `json:"icon,omitempty"`
	Rulebook string `json:"rulebook,omitempty"`
	Title    string `json:"title"`
	// Short replaces a title that does not fit; may be empty.
	Short string `json:"short,omitempty"`
	About string `json:"about,omitempty"`
	// Number identifies the row in commands; may be empty.
	Number string `json:"number,omitempty"`
	// Cells are figures in columns if there is room, else part of the description.
	Cells  []string `json:"cells,omitempty"`
	Figure string   `json:"figure,omitempty"`
	// Share is the figure's share of the largest one, from 0 to 1, for a bar.
	Share float32 `json:"share,omitempty"`
	Tone  Tone    `json:"tone,omitempty"`
	// Struck reports that the row no longer counts, Chosen that it is chosen, Done that it is finished.
	Struck bool  `json:"struck,omitempty"`
	Chosen bool  `json:"chosen,omitempty"`
	Done   bool  `json:"done,omitempty"`
	Lines  []Row `json:"lines,omitempty"`
	// Open is the action of a tap, or nil. Actions are at the row's end.
	Open    *Action  `json:"open,omitempty"`
	Actions []Action `json:"actions,omitempty"`
}

// A Chart shows how figures developed.
type Chart struct {
	Title  string        `json:"title"`
	Series []view.Series `json:"series"`
	// Tenths reports whether the values are tenths.
	Tenths bool    `json:"tenths,omitempty"`
	Open   *Action `json:"open,omitempty"`
}
