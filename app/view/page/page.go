// Package page describes pages as plain values: their content and the actions they offer. A window, a browser, a
// terminal or paper shows the same pages.
package page

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
)

// A Page shows one subject, such as a tournament. It has a title, parts one below another, and actions.
type Page struct {
	Title string `json:"title"`
	About string `json:"about,omitempty"`
	// Pawn is the mark of the person shown on the page, or nil.
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Tabs open the pages about the same subject; the main tab is the current page.
	Tabs []Action `json:"tabs,omitempty"`
	// Waits are rows that wait for an answer, shown before everything else.
	Waits []Row  `json:"waits,omitempty"`
	Parts []Part `json:"parts,omitempty"`
	// Beside are parts shown next to Parts, or below if there is no space. If Another is set, these parts belong to
	// another tab and are shown only if there is space.
	Beside  []Part `json:"beside,omitempty"`
	Another bool   `json:"another,omitempty"`
	// Tools are always visible; Rare actions are in a menu. Next are the buttons for the next step, the likeliest one
	// last. Says is shown above Next.
	Tools []Action `json:"tools,omitempty"`
	Rare  []Action `json:"rare,omitempty"`
	Next  []Action `json:"next,omitempty"`
	Says  []Note   `json:"says,omitempty"`
	// Small reports whether the page is short. Such a page is shown on top of the page that opened it.
	Small bool `json:"small,omitempty"`
	// Far reports whether viewers are far away. The page then shows one part after another, each as large as fits.
	// Clock is the time left, or nil.
	Far   bool   `json:"far,omitempty"`
	Clock *Clock `json:"clock,omitempty"`
}

// A Part is a section of a page. It has a title, notes, and rows, a chart, fields or a code.
type Part struct {
	Title string `json:"title,omitempty"`
	// Folded reports whether only Title and About are shown until the reader opens the part.
	Folded bool   `json:"folded,omitempty"`
	About  string `json:"about,omitempty"`
	Says   []Note `json:"says,omitempty"`
	// Choices switch between views of the part. The main choice is the current view.
	Choices []Action `json:"choices,omitempty"`
	As      As       `json:"as,omitempty"`
	// Icon is the name of the icon above an empty part.
	Icon string `json:"icon,omitempty"`
	Rows []Row  `json:"rows,omitempty"`
	// Heads are the headings of the columns of cells. The last one is the heading of the figures.
	Heads []string `json:"heads,omitempty"`
	// First is the number of rows shown before the reader asks for more; 0 for all.
	First  int           `json:"first,omitempty"`
	Chart  *Chart        `json:"chart,omitempty"`
	Fields []sheet.Field `json:"fields,omitempty"`
	// Code is the text of a QR code; may be empty.
	Code string `json:"code,omitempty"`
	// Actions are the part's buttons. Enter in a field of the part runs the main action.
	Actions []Action `json:"actions,omitempty"`
}

// As is the layout of a part's rows.
type As string

const (
	// Lines puts rows one below another at reading width. Columns puts rows side by side if there is space.
	Lines   As = ""
	Columns As = "columns"
	// Cards shows rows with inner rows, such as a table with its players. A row's About is beside the title, or below
	// it if the row has a figure.
	Cards As = "cards"
	// Figures shows numbers with labels below. Marks shows short words, side by side or in columns below headings.
	Figures As = "figures"
	Marks   As = "marks"
	// Empty shows the title and notes in the middle of a page without other content.
	Empty As = "empty"
	// Time shows the clock of a page for viewers far away. Podium shows the first three places, the best first.
	Time   As = "time"
	Podium As = "podium"
	// Revealed shows rows that are revealed one by one. The latest row is large, with its description.
	Revealed As = "revealed"
)

type Note struct {
	Text  string `json:"text"`
	Tone  Tone   `json:"tone,omitempty"`
	Small bool   `json:"small,omitempty"`
}

// A Tone is the meaning of a text's color.
type Tone string

const (
	Ink  Tone = ""
	Soft Tone = "soft"
	Good Tone = "good"
	Bad  Tone = "bad"
	Turn Tone = "turn"
)

// A Row is an item in a list. It has a title, a description, and a figure at its end.
type Row struct {
	Lead string       `json:"lead,omitempty"`
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Icon is the name of an icon. Rulebook is the id of the game whose badge is shown at the row's start.
	Icon     string `json:"icon,omitempty"`
	Rulebook string `json:"rulebook,omitempty"`
	Title    string `json:"title"`
	// Short replaces a title that is too long for the space; may be empty.
	Short string `json:"short,omitempty"`
	About string `json:"about,omitempty"`
	// Number identifies the row on the command line; may be empty.
	Number string `json:"number,omitempty"`
	// Cells are figures shown in columns, or in the description if there is no space.
	Cells  []string `json:"cells,omitempty"`
	Figure string   `json:"figure,omitempty"`
	// Share is the length of the row's bar, from 0 to 1: the figure divided by the list's largest figure.
	Share float32 `json:"share,omitempty"`
	Tone  Tone    `json:"tone,omitempty"`
	// Struck reports whether the row no longer counts, Chosen whether it is chosen, and Done whether it is finished.
	Struck bool  `json:"struck,omitempty"`
	Chosen bool  `json:"chosen,omitempty"`
	Done   bool  `json:"done,omitempty"`
	Lines  []Row `json:"lines,omitempty"`
	// Open is the action for a tap on the row, or nil. Actions are buttons at the row's end.
	Open    *Action  `json:"open,omitempty"`
	Actions []Action `json:"actions,omitempty"`
}

type Chart struct {
	Title  string        `json:"title"`
	Series []view.Series `json:"series"`
	// Tenths reports whether the values are in tenths.
	Tenths bool    `json:"tenths,omitempty"`
	Open   *Action `json:"open,omitempty"`
}
