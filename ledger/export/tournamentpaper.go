package export

import "time"

// A RoundPaper is who plays where in a round, in sentences that somebody else wrote, see [RoundPDF].
type RoundPaper struct {
	Title, Occasion string
	Tables          []PaperTable
	// Names are where everybody sits, by name, under a title; none where nobody needs it.
	NamesTitle string
	Names      []PaperSeat
	Foot       string
	At         time.Time
}

// A PaperTable is a table and its players in the order in which they move.
type PaperTable struct {
	Title string
	Names []string
}

// A PaperSeat is somebody and where he or she sits.
type PaperSeat struct{ Name, Table string }

// A CardsPaper is a card for each table, with the code that starts its game, see [CardsPDF].
type CardsPaper struct {
	Title string
	Cards []PaperCard
	At    time.Time
}

// A PaperCard is the card of a table.
type PaperCard struct {
	Title, Occasion string
	// About is what to do with the picture of a code and with the digits, a sentence each.
	About []string
	Names []string
	// Digits are what stands beside the names, by which phones are confirmed; nil where there are none.
	Digits []string
	// Code is the text of the picture.
	Code string
}

// A StandingPaper is a standing, see [StandingPDF].
type StandingPaper struct {
	Title, Occasion string
	// Heads are what stands above the scores of the lines, Points above their sum.
	Heads  []string
	Points string
	Lines  []StandingPaperLine
	Foot   string
	At     time.Time
}

// A StandingPaperLine is where somebody stands, with the scores that the points are made of.
type StandingPaperLine struct {
	Rank, Name, Points string
	Scores             []string
}

// A CertificatesPaper is a certificate for each of some people, see [CertificatesPDF].
type CertificatesPaper struct {
	Title string
	Pages []Certificate
	At    time.Time
}

// A Certificate is what somebody is given at the end.
type Certificate struct {
	// Heading is what it is, Title the tournament, Name who it is for.
	Heading, Title, Name string
	// Place is the place in a sentence, Rank its number as it stands on the seal, First, second and third have seals of
	// their own colours.
	Place string
	Rank  int
	Seal  string
	// About is what it was won with: the points, and the games that were played.
	About []string
	// Date is when, Sign what stands below the line for the director's name.
	Date, Sign string
}
