package export

import "time"

// A RoundPaper is the seating of a round, in sentences that the caller wrote, see [RoundPDF].
type RoundPaper struct {
	Title, Occasion string
	Tables          []PaperTable
	// Names lists everybody's table by name, under a title; nil if that is not needed.
	NamesTitle string
	Names      []PaperSeat
	Foot       string
	At         time.Time
}

type PaperTable struct {
	Title string
	Names []string
}

type PaperSeat struct{ Name, Table string }

// A CardsPaper has a card for each table, with the code that starts its game.
type CardsPaper struct {
	Title string
	Cards []PaperCard
	At    time.Time
}

type PaperCard struct {
	Title, Occasion string
	// About says in sentences what to do with the code and the digits.
	About []string
	Names []string
	// Digits are printed beside the names, to confirm phones; nil for none.
	Digits []string
	Code   string
}

type StandingPaper struct {
	Title, Occasion string
	// Heads are the column heads of the scores, Points that of their sum.
	Heads  []string
	Points string
	Lines  []StandingPaperLine
	Foot   string
	At     time.Time
}

type StandingPaperLine struct {
	Rank, Name, Points string
	Scores             []string
}

type CertificatesPaper struct {
	Title string
	Pages []Certificate
	At    time.Time
}

type Certificate struct {
	// Heading says that it is a certificate, Title names the tournament, Name the person.
	Heading, Title, Name string
	// Place is the place in a sentence, Seal its number on the seal. Rank selects the seal's colour.
	Place string
	Rank  int
	Seal  string
	About []string
	// Sign is printed below the line for the director's signature.
	Date, Sign string
}
