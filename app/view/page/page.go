// Package page describes pages as plain values: what a page shows and which actions it offers. Sources compute pages
// without knowing a screen; a window, a browser, a terminal or paper draws them.
package page

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
)

// A Page shows one subject. It has a title, parts one below another, and actions.
type Page struct {
	Title string `json:"title"`
	// About is a line below the title; may be empty.
	About string `json:"about,omitempty"`
	// Pawn is the mark of the person the page is about, or nil.
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Tabs open the pages about the same subject; the main tab is the current page.
	Tabs []Action `json:"tabs,omitempty"`
	// Waits are rows that wait for an answer; they are shown above everything else.
	Waits []Row  `json:"waits,omitempty"`
	Parts []Part `json:"parts,omitempty"`
	// Beside are parts shown next to Parts if there is space, or else below them. If Another is set, they belong to
	// another tab's page and are shown only if there is space.
	Beside  []Part `json:"beside,omitempty"`
	Another bool   `json:"another,omitempty"`
	// Tools are always visible; the Rare actions are in a menu. Next are the actions for the next step, the likeliest
	// one last. Says is shown above Next.
	Tools []Action `json:"tools,omitempty"`
	Rare  []Action `json:"rare,omitempty"`
	Next  []Action `json:"next,omitempty"`
	Says  []Note   `json:"says,omitempty"`
	// Small reports whether the page is short and is shown on top of the page that opened it.
	Small bool `json:"small,omitempty"`
	// Far reports whether the page is meant for viewers far away. Such a page shows its parts one after another, each
	// as large as fits and on as many screens as needed. Clock is the time left, or nil.
	Far   bool   `json:"far,omitempty"`
	Clock *Clock `json:"clock,omitempty"`
}

// A Part is a section of a page. It has a title, notes, and either rows, a chart, fields or a code.
type Part struct {
	// Title is the part's heading; may be empty.
	Title string `json:"title,omitempty"`
	// Folded reports whether only the title and About, the line below it, are shown until the reader opens the part.
	Folded bool   `json:"folded,omitempty"`
	About  string `json:"about,omitempty"`
	Says   []Note `json:"says,omitempty"`
	// Choices switch between several views of the part; the main choice is the view shown.
	Choices []Action `json:"choices,omitempty"`
	As      As       `json:"as,omitempty"`
	// Icon is the name of the icon that is shown above an empty part.
	Icon string `json:"icon,omitempty"`
	Rows []Row  `json:"rows,omitempty"`
	// Heads are the headings of the columns of cells; the last one is the heading of the figures.
	Heads []string `json:"heads,omitempty"`
	// First is the number of rows shown at first, 0 for all.
	First  int           `json:"first,omitempty"`
	Chart  *Chart        `json:"chart,omitempty"`
	Fields []sheet.Field `json:"fields,omitempty"`
	// Code is the text of a code that another device can scan; may be empty.
	Code string `json:"code,omitempty"`
	// Actions are the part's buttons; Enter in one of its fields runs the main one.
	Actions []Action `json:"actions,omitempty"`
}

// As is the arrangement of a part's rows.
type As string

const (
	// Lines puts rows one below another at reading width. Columns puts them side by side if there is space.
	Lines   As = ""
	Columns As = "columns"
	// Cards shows rows that contain lines, such as a round's table with its players. A row's About is shown at the end
	// of its title, or below the title if the card has a figure.
	Cards As = "cards"
	// Figures shows numbers with labels below them. Marks shows short words, side by side or in columns below headings.
	Figures As = "figures"
	Marks   As = "marks"
	// Empty shows the title and the notes in the middle of the page because there is nothing else.
	Empty As = "empty"
	// Time is the clock on a far page. Podium shows the first three, the best first.
	Time   As = "time"
	Podium As = "podium"
	// Revealed shows rows revealed one by one: the latest one large with its remark, the others below it.
	Revealed As = "revealed"
)

type Note struct {
	Text string `json:"text"`
	Tone Tone   `json:"tone,omitempty"`
	// Small reports whether the note is of minor importance.
	Small bool `json:"small,omitempty"`
}

// A Tone says what a text's color means.
type Tone string

const (
	Ink  Tone = ""
	Soft Tone = "soft"
	Good Tone = "good"
	Bad  Tone = "bad"
	Turn Tone = "turn"
)

// A Row is an item in a list. It has something at its start, a title, a description, and a figure at its end.
type Row struct {
	Lead string       `json:"lead,omitempty"`
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Icon is the name of an icon. Rulebook is the game whose badge is shown at the row's start.
	Icon     string `json:"icon,omitempty"`
	Rulebook string `json:"rulebook,omitempty"`
	Title    string `json:"title"`
	// Short replaces the title if the title is too long for the space; may be empty.
	Short string `json:"short,omitempty"`
	About string `json:"about,omitempty"`
	// Number identifies the row on the command line; may be empty.
	Number string `json:"number,omitempty"`
	// Cells are figures shown in columns if there is space, or else as part of the description.
	Cells  []string `json:"cells,omitempty"`
	Figure string   `json:"figure,omitempty"`
	// Share is the figure divided by the list's largest figure, from 0 to 1; it is shown as a bar.
	Share float32 `json:"share,omitempty"`
	Tone  Tone    `json:"tone,omitempty"`
	// Struck reports that the row no longer counts, Chosen that it is chosen, and Done that it is finished.
	Struck bool  `json:"struck,omitempty"`
	Chosen bool  `json:"chosen,omitempty"`
	Done   bool  `json:"done,omitempty"`
	Lines  []Row `json:"lines,omitempty"`
	// Open is the action that a tap on the row runs, or nil. Actions are buttons at the row's end.
	Open    *Action  `json:"open,omitempty"`
	Actions []Action `json:"actions,omitempty"`
}

// A Chart shows how figures change over time.
type Chart struct {
	Title  string        `json:"title"`
	Series []view.Series `json:"series"`
	// Tenths reports whether the values are in tenths.
	Tenths bool    `json:"tenths,omitempty"`
	Open   *Action `json:"open,omitempty"`
}
