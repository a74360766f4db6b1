// Package page says as plain values what somebody sees of something, and what he can do about it. Whoever works a page
// out knows no screen: a window, a browser, a terminal and paper draw any page.
package page

import (
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
)

// A Page is what is seen of one thing: a title, parts one below another, and what can be done.
type Page struct {
	Title string `json:"title"`
	// About is a line beneath the title, empty for none.
	About string `json:"about,omitempty"`
	// Pawn is the mark of the person whom the page is about, nil for nobody.
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Tabs lead to the pages of the same thing. The main one is seen.
	Tabs []Action `json:"tabs,omitempty"`
	// Waits are what waits for somebody, above everything else.
	Waits []Row  `json:"waits,omitempty"`
	Parts []Part `json:"parts,omitempty"`
	// Beside are parts that stand beside the others where there is room, else beneath them; those of another page,
	// which a tab leads to, stand nowhere else.
	Beside  []Part `json:"beside,omitempty"`
	Another bool   `json:"another,omitempty"`
	// Tools are always at hand, Rare are in a menu. Next are what comes next, the likeliest the last; Says stands above
	// them.
	Tools []Action `json:"tools,omitempty"`
	Rare  []Action `json:"rare,omitempty"`
	Next  []Action `json:"next,omitempty"`
	Says  []Note   `json:"says,omitempty"`
	// Small reports that the page is short, and lies over the one that led to it.
	Small bool `json:"small,omitempty"`
	// Far reports that the page is for those who sit far away: one of its parts is seen after the other, as large as it
	// fits, on as many screens as that takes. Clock is the time that is left, nil for none.
	Far   bool   `json:"far,omitempty"`
	Clock *Clock `json:"clock,omitempty"`
}

// A Part is some of a page: what it is about, what is said there, and either rows, a chart, fields or a code.
type Part struct {
	// Title is its heading, empty for none.
	Title string `json:"title,omitempty"`
	// Folded reports that only the title and About, a line beneath it, are shown until the reader opens the part.
	Folded bool   `json:"folded,omitempty"`
	About  string `json:"about,omitempty"`
	Says   []Note `json:"says,omitempty"`
	// Choices are several views of the part, of which the main one is seen.
	Choices []Action `json:"choices,omitempty"`
	As      As       `json:"as,omitempty"`
	// Icon is the name of a sign above what is empty.
	Icon string `json:"icon,omitempty"`
	Rows []Row  `json:"rows,omitempty"`
	// Heads stand above the cells of rows, the last above their figures.
	Heads []string `json:"heads,omitempty"`
	// First is how many rows are seen before somebody wants all of them, 0 for all.
	First  int           `json:"first,omitempty"`
	Chart  *Chart        `json:"chart,omitempty"`
	Fields []sheet.Field `json:"fields,omitempty"`
	// Code is the text of a code that another device reads, empty for none.
	Code string `json:"code,omitempty"`
	// Actions of which the main one is done by Enter in a field of the part.
	Actions []Action `json:"actions,omitempty"`
}

// As is how the rows of a part lie.
type As string

const (
	// Lines lie one below another, as wide as text is read. Columns lie side by side where there is room.
	Lines   As = ""
	Columns As = "columns"
	// Cards are rows with lines of their own, such as a table of a round with its people. What one is about stands at
	// the end of its title, or beneath it where a figure stands there.
	Cards As = "cards"
	// Figures are numbers with what they are beneath them, Marks short words side by side, beneath heads in columns.
	Figures As = "figures"
	Marks   As = "marks"
	// Empty says that there is nothing, in the middle of the page: its title, and what is said.
	Empty As = "empty"
	// Time is the clock of a page for those far away, Podium the first three, the best first.
	Time   As = "time"
	Podium As = "podium"
	// Revealed are rows that are told one by one, the latest first: that one large, with what there is to say, and the
	// others beneath it.
	Revealed As = "revealed"
)

// A Note is something that is said.
type Note struct {
	Text string `json:"text"`
	Tone Tone   `json:"tone,omitempty"`
	// Small reports that it may be read later.
	Small bool `json:"small,omitempty"`
}

// A Tone is how a sentence is meant.
type Tone string

const (
	Ink  Tone = ""
	Soft Tone = "soft"
	Good Tone = "good"
	Bad  Tone = "bad"
	Turn Tone = "turn"
)

// A Row is one thing in a list: what stands before it, what it is, what there is to say, and what stands at its end.
type Row struct {
	Lead string       `json:"lead,omitempty"`
	Pawn *emblem.Pawn `json:"pawn,omitempty"`
	// Icon is the name of a sign, Rulebook the game whose badge stands before it.
	Icon     string `json:"icon,omitempty"`
	Rulebook string `json:"rulebook,omitempty"`
	Title    string `json:"title"`
	// Short is the title where that has no room, empty for the title itself.
	Short string `json:"short,omitempty"`
	About string `json:"about,omitempty"`
	// Number is what commands know it by, empty for nothing.
	Number string `json:"number,omitempty"`
	// Cells are figures in columns of their own where there is room, else they belong to what is said.
	Cells  []string `json:"cells,omitempty"`
	Figure string   `json:"figure,omitempty"`
	// Share is how much of the largest figure that is, from 0 to 1, where a bar shows it.
	Share float32 `json:"share,omitempty"`
	Tone  Tone    `json:"tone,omitempty"`
	// Struck reports that it does not count any more, Chosen that it is chosen, Done that nothing is left to wait for.
	Struck bool `json:"struck,omitempty"`
	Chosen bool `json:"chosen,omitempty"`
	Done   bool `json:"done,omitempty"`
	// Lines are those of a card.
	Lines []Row `json:"lines,omitempty"`
	// Open is what a tap does, nil for nothing. Actions stand at its end.
	Open    *Action  `json:"open,omitempty"`
	Actions []Action `json:"actions,omitempty"`
}

// A Chart is how figures went.
type Chart struct {
	Title  string        `json:"title"`
	Series []view.Series `json:"series"`
	// Tenths reports that the values are tenths.
	Tenths bool    `json:"tenths,omitempty"`
	Open   *Action `json:"open,omitempty"`
}
