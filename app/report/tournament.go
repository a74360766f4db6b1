package report

import (
	"fmt"
	"image/png"
	"io"
	"slices"
	"strings"
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/paper"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// Formats for a tournament, in addition to [export.CSVFormat], [export.JSONFormat] and [TextFormat].
const (
	// Formats of pages to print: the seating of a round, a card per table with a code that starts the game, the
	// standing, and a certificate per member.
	PairingsFormat     export.Format = "pairings"
	CardsFormat        export.Format = "cards"
	StandingFormat     export.Format = "standing"
	CertificatesFormat export.Format = "certificates"
	// CodeFormat is a picture of the standing's code.
	CodeFormat export.Format = "code"
)

func TournamentFormats() []export.Format {
	return []export.Format{
		export.CSVFormat, TextFormat, CodeFormat, PairingsFormat, CardsFormat, StandingFormat, CertificatesFormat,
		export.JSONFormat,
	}
}

func TournamentExtension(as export.Format) string {
	switch as {
	case export.CSVFormat, export.JSONFormat, TextFormat:
		return Extension(as)
	case CodeFormat:
		return ".png"
	}
	return PaperEnding
}

// A Wanted describes what to write about a tournament.
type Wanted struct {
	As export.Format
	// Plain selects comma-separated values for programs instead of for a spreadsheet.
	Plain bool
	// Round is the round whose tables are written, or after which the standing is written.
	Round int
	// Members are the members who get certificates. An empty list means all.
	Members []int
}

// WriteTournament writes a tournament. The caller must check whether the standings may be seen. Errors are those of
// [paper.Print] and, for cards, of [tournament.State.Begun]. The error for an unknown format is export.unknown.
func WriteTournament(w io.Writer, d *director.Desk, want Wanted) error {
	title, foot := d.Title(), words.Format("report.tournament.foot", words.Names{"title": d.Title()})
	switch want.As {
	case export.CSVFormat:
		write := func(to io.Writer) error { return export.TournamentCSV(to, &d.State, want.Round) }
		if want.Plain {
			return write(w)
		}
		return spreadsheet(w, write)
	case export.JSONFormat:
		return d.Tournament.Export().Write(w)
	case TextFormat:
		_, err := io.WriteString(w, TournamentText(d.Tournament.Head(), &d.State, want.Round)+"\n")
		return err
	case CodeFormat:
		return writeStandingCode(w, d.Tournament.Head(), &d.State, want.Round)
	case PairingsFormat:
		return paper.Print(w, title, foot, pairings(d, want.Round))
	case CardsFormat:
		all, err := cards(d, want.Round)
		if err != nil {
			return err
		}
		return paper.Print(w, title, "", all...)
	case StandingFormat:
		return paper.Print(w, title, foot, standing(d, want.Round))
	case CertificatesFormat:
		return paper.PrintCertificates(w, title, certificates(d, want))
	}
	return &ledger.Fault{Code: "export.unknown", Detail: string(want.As)}
}

// TournamentText returns the standing after a round as lines of text for a chat.
func TournamentText(head oplog.JournalSummary, s *tournament.State, after int) string {
	lines := []string{head.Title, afterRound(s, after)}
	for _, line := range standings.After(s, after).Lines {
		lines = append(lines, words.Format("report.tournament.line", words.Names{
			"rank": line.Rank, "name": s.Members[line.Member].Name, "points": words.InPoints(line.Points),
		}))
	}
	for _, award := range s.Awards {
		lines = append(lines, words.Format("report.tournament.award", words.Names{
			"award": words.AwardName(award.Award), "name": s.Members[award.Member].Name,
		}))
	}
	return strings.Join(lines, "\n")
}

func StandingCode(head oplog.JournalSummary, s *tournament.State, after int) (string, error) {
	standing := standings.After(s, after)
	given := compact.SharedStandings{
		Tournament: head.ID, Title: head.Title, After: standing.After, Rounds: max(s.Plan.Rounds, standing.After),
		Members: len(standing.Lines),
	}
	for _, line := range standing.Lines[:min(len(standing.Lines), compact.MostStanding)] {
		given.Lines = append(given.Lines, compact.StandingLine{
			Name: s.Members[line.Member].Name, Rank: line.Rank, Points: int64(line.Points),
		})
	}
	return compact.EncodeStanding(given)
}

const codePixels = 8

func writeStandingCode(w io.Writer, head oplog.JournalSummary, s *tournament.State, after int) error {
	text, err := StandingCode(head, s, after)
	if err != nil {
		return err
	}
	code, err := qr.EncodeFile(text)
	if err != nil {
		return err
	}
	return png.Encode(w, code.Image(codePixels))
}

func afterRound(s *tournament.State, after int) string {
	if after >= len(s.Rounds) && s.Over() {
		return words.Text("report.tournament.end")
	}
	return words.Format("report.tournament.after", words.Names{"round": min(after, len(s.Rounds))})
}

func occasion(s *tournament.State, round int) string {
	return words.Format("report.tournament.round", words.Names{
		"round": round, "game": words.Game(s.Plan.Game(round).Rulebook),
	})
}

// playedOn returns the time of the last result, or of the last game of a series, or else of the tournament's beginning.
// The time is zero if unknown.
func playedOn(d *director.Desk) time.Time {
	at := d.Tournament.Head().Begun
	for _, step := range d.Tournament.Steps() {
		if _, is := step.Entry.(*tournament.Result); is && !step.Played.IsZero() {
			at = step.Played
		}
	}
	for _, round := range d.State.Rounds {
		if round.At.After(at) {
			at = round.At
		}
	}
	return at
}

// manyTables is the smallest number of tables for which players are also listed by name.
const manyTables = 3

// pairings returns the seating of a round to hang up: by table, and by name for many tables.
func pairings(d *director.Desk, round int) page.Page {
	p := page.Page{Title: d.Title()}
	drawn, there := d.State.Round(round)
	if !there {
		return p
	}
	tables, names := page.Part{As: page.Cards}, page.Part{As: page.Columns, Title: words.Text("report.tournament.names")}
	for _, table := range drawn.Tables {
		title := tableTitle(table)
		tables.Rows = append(tables.Rows, page.Row{Title: title, Lines: seated(d, table)})
		for _, member := range table.Members {
			names.Rows = append(names.Rows, page.Row{Title: d.Name(member), Figure: title})
		}
	}
	for _, member := range drawn.Out {
		names.Rows = append(names.Rows, page.Row{Title: d.Name(member), Figure: words.Text("report.tournament.out")})
	}
	slices.SortStableFunc(names.Rows, func(a, b page.Row) int { return letters.Compare(a.Title, b.Title) })
	p.Parts = []page.Part{headline(occasion(&d.State, round)), tables}
	if len(drawn.Tables) >= manyTables || len(drawn.Out) > 0 {
		p.Parts = append(p.Parts, names)
	}
	return p
}

func tableTitle(table tournament.DrawnTable) string {
	return words.Format("tournament.table", words.Names{"table": table.Number})
}

func seated(d *director.Desk, table tournament.DrawnTable) []page.Row {
	var all []page.Row
	for seat, look := range d.Looks(table) {
		pawn := emblem.NewPawn(look)
		all = append(all, page.Row{Pawn: &pawn, Title: d.Name(table.Members[seat]),
			Lead: words.Format("result.rank", words.Names{"rank": seat + 1})})
	}
	return all
}

// cards returns a card for each table of a round, with the code that starts the game. If the tournament has a secret,
// each name is followed by the digits that confirm the member's phone.
func cards(d *director.Desk, round int) ([]page.Page, error) {
	var all []page.Page
	drawn, _ := d.State.Round(round)
	for _, table := range drawn.Tables {
		title := words.TableGame(d.Title(), round, table.Number)
		game, err := games.Begin(&d.State, round, table.Number, title, playedOn(d), rulebooks.All())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", tableTitle(table), err)
		}
		code, err := compact.EncodeSetup(game)
		if err != nil {
			return nil, err
		}
		picture := page.Part{Code: code, Says: []page.Note{{Text: words.Text("report.tournament.scan"), Tone: page.Soft}}}
		names := seated(d, table)
		if d.Tournament.Head().Secret() != "" {
			picture.Says = append(picture.Says, page.Note{Text: words.Text("report.tournament.digits"), Tone: page.Soft})
			for seat, member := range table.Members {
				names[seat].Figure = grouped(d.Tournament.Code(member))
			}
		}
		all = append(all, page.Page{Small: true, Title: tableTitle(table), About: d.Title() + " · " + occasion(&d.State, round),
			Parts: []page.Part{{Rows: names}}, Beside: []page.Part{picture}})
	}
	return all, nil
}

func grouped(code string) string { return code[:3] + " " + code[3:] }

func standing(d *director.Desk, after int) page.Page {
	ranked := director.Ranked(d, director.StandingsOf(d, after, nil))
	ranked.Heads = append(ranked.Heads, words.Text("report.tournament.points"))
	return page.Page{Title: d.Title(), Parts: []page.Part{headline(afterRound(&d.State, after)), ranked}}
}

func certificates(d *director.Desk, want Wanted) []paper.Certificate {
	var all []paper.Certificate
	standing := standings.After(&d.State, want.Round)
	var games []string
	for round := range standing.After {
		if game := words.Game(d.State.Plan.Game(round + 1).Rulebook); !slices.Contains(games, game) {
			games = append(games, game)
		}
	}
	for _, line := range standing.Lines {
		if len(want.Members) > 0 && !slices.Contains(want.Members, line.Member) {
			continue
		}
		place := words.Names{"rank": line.Rank, "count": len(standing.Lines)}
		one := paper.Certificate{
			Heading: words.Text("certificate.heading"), Title: d.Title(), Name: d.Name(line.Member),
			Place: words.Format("certificate.place", place), Rank: line.Rank, Seal: words.Number(line.Rank),
			About: []string{words.Format("certificate.about", words.Names{
				"points": words.InPoints(line.Points), "games": games, "rounds": standing.After,
			})},
			Date: words.Date(playedOn(d).Local()), Sign: words.Text("certificate.sign"),
		}
		if line.Rank <= 3 {
			one.Place = words.Text("certificate.place." + fmt.Sprint(line.Rank))
		}
		for _, award := range d.State.Awards {
			if award.Member == line.Member {
				one.About = append(one.About, words.AwardName(award.Award))
			}
		}
		all = append(all, one)
	}
	return all
}
