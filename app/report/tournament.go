package report

import (
	"fmt"
	"image/png"
	"io"
	"slices"
	"strings"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/calc"
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
	// PairingsFormat is the seating of a round, CardsFormat a card for each of its tables with a code that starts the
	// game, StandingFormat the standing, CertificatesFormat a certificate for each member; all are PDF.
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

func TournamentEnding(as export.Format) string {
	switch as {
	case export.CSVFormat, export.JSONFormat:
		return as.Ending()
	case TextFormat:
		return ".txt"
	case CodeFormat:
		return ".png"
	}
	return ".pdf"
}

// A Wanted describes what to write of a tournament.
type Wanted struct {
	As export.Format
	// Plain requests comma-separated values for programs instead of for a spreadsheet.
	Plain bool
	// Round is the round whose tables, or after which the standing, is written.
	Round int
	Fonts Fonts
	// Instead replaces some texts in print, see [UnprintableIn].
	Instead map[string]string
	// Members are those who get certificates; empty means all.
	Members []int
}

// WriteTournament writes a tournament, with the games of a series, see [tournament.State.WithGames]. The caller checks
// whether standings may be seen. The faults are those of [export.PDF], for cards those of [tournament.State.Begun], and
// export.unknown for an unknown format.
func WriteTournament(w io.Writer, t *tournament.Tournament, s *tournament.State, want Wanted) error {
	switch want.As {
	case export.CSVFormat:
		if want.Plain {
			return export.TournamentCSV(w, s)
		}
		return spreadsheet(w, func(to io.Writer) error { return export.TournamentCSV(to, s) })
	case export.JSONFormat:
		return t.Export().Write(w)
	case TextFormat:
		_, err := io.WriteString(w, TournamentText(t.Head(), s, want.Round)+"\n")
		return err
	case CodeFormat:
		return writeStandingCode(w, t.Head(), s, want.Round)
	case PairingsFormat:
		return export.RoundPDF(w, roundPaper(t, s, want.Round), want.Fonts.paper(want.Instead))
	case CardsFormat:
		paper, err := cardsPaper(t, s, want.Round)
		if err != nil {
			return err
		}
		return export.CardsPDF(w, paper, want.Fonts.paper(want.Instead))
	case StandingFormat:
		return export.StandingPDF(w, standingPaper(t, s, want.Round), want.Fonts.paper(want.Instead))
	case CertificatesFormat:
		return export.CertificatesPDF(w, certificates(t, s, want), want.Fonts.paper(want.Instead))
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

// playedOn returns when the last result was first entered or the last game of a series began, else when the tournament
// began; zero if unknown.
func playedOn(t *tournament.Tournament, s *tournament.State) time.Time {
	at := t.Head().Begun
	for _, step := range t.Steps() {
		if _, is := step.Entry.(*tournament.Result); is && !step.Played.IsZero() {
			at = step.Played
		}
	}
	for _, round := range s.Rounds {
		if round.At.After(at) {
			at = round.At
		}
	}
	return at
}

func tableName(number int) string {
	return words.Format("report.tournament.table", words.Names{"table": number})
}

func foot(t *tournament.Tournament) string {
	return words.Format("report.tournament.foot", words.Names{"title": t.Head().Title})
}

// manyTables is the least number of tables for which players are also listed by name.
const manyTables = 3

func roundPaper(t *tournament.Tournament, s *tournament.State, round int) export.RoundPaper {
	p := export.RoundPaper{Title: t.Head().Title, Foot: foot(t), At: playedOn(t, s)}
	drawn, there := s.Round(round)
	if !there {
		return p
	}
	p.Occasion = occasion(s, round)
	for _, table := range drawn.Tables {
		name := tableName(table.Number)
		p.Tables = append(p.Tables, export.PaperTable{Title: name, Names: s.Names(table.Members)})
		for _, member := range table.Members {
			p.Names = append(p.Names, export.PaperSeat{Name: s.Members[member].Name, Table: name})
		}
	}
	for _, member := range drawn.Out {
		out := words.Text("report.tournament.out")
		p.Names = append(p.Names, export.PaperSeat{Name: s.Members[member].Name, Table: out})
	}
	if len(drawn.Tables) < manyTables && len(drawn.Out) == 0 {
		p.Names = nil
	}
	p.NamesTitle = words.Text("report.tournament.names")
	slices.SortStableFunc(p.Names, func(a, b export.PaperSeat) int {
		return letters.Compare(a.Name, b.Name)
	})
	return p
}

func cardsPaper(t *tournament.Tournament, s *tournament.State, round int) (export.CardsPaper, error) {
	p := export.CardsPaper{Title: t.Head().Title, At: playedOn(t, s)}
	drawn, there := s.Round(round)
	if !there {
		return p, nil
	}
	for _, table := range drawn.Tables {
		title := words.TableGame(t.Head().Title, round, table.Number)
		game, err := games.Begin(s, round, table.Number, title, playedOn(t, s), rulebooks.All())
		if err != nil {
			return p, fmt.Errorf("%s: %w", tableName(table.Number), err)
		}
		code, err := compact.EncodeSetup(game)
		if err != nil {
			return p, err
		}
		card := export.PaperCard{
			Title: tableName(table.Number), Occasion: t.Head().Title + " · " + occasion(s, round),
			About: []string{words.Text("report.tournament.scan")}, Names: s.Names(table.Members), Code: code,
		}
		if t.Head().Secret() != "" {
			card.About = append(card.About, words.Text("report.tournament.digits"))
			card.Digits = calc.Map(table.Members, func(member int) string { return grouped(t.Code(member)) })
		}
		p.Cards = append(p.Cards, card)
	}
	return p, nil
}

func grouped(code string) string { return code[:3] + " " + code[3:] }

func standingPaper(t *tournament.Tournament, s *tournament.State, after int) export.StandingPaper {
	p := export.StandingPaper{
		Title: t.Head().Title, Occasion: afterRound(s, after), Points: words.Text("report.tournament.points"),
		Foot: foot(t), At: playedOn(t, s),
	}
	standing := standings.After(s, after)
	for round := range standing.After {
		number := words.Names{"round": round + 1}
		p.Heads = append(p.Heads, words.Format("report.tournament.short", number))
	}
	for _, line := range standing.Lines {
		printed := export.StandingPaperLine{
			Rank: words.Format("result.rank", words.Names{"rank": line.Rank}),
			Name: s.Members[line.Member].Name, Points: words.Points(line.Points),
			Scores: make([]string, standing.After),
		}
		for _, score := range line.Scores {
			if score.Round < 1 || score.Round > standing.After || score.Rule == "tournament.score.penalty" {
				continue
			}
			points := words.Points(score.Points)
			if score.Uncounted {
				points = words.Format("report.tournament.uncounted", words.Names{"points": points})
			}
			printed.Scores[score.Round-1] = points
		}
		p.Lines = append(p.Lines, printed)
	}
	return p
}

func certificates(t *tournament.Tournament, s *tournament.State, want Wanted) export.CertificatesPaper {
	p := export.CertificatesPaper{Title: t.Head().Title, At: playedOn(t, s)}
	standing := standings.After(s, want.Round)
	var games []string
	for round := range standing.After {
		if game := words.Game(s.Plan.Game(round + 1).Rulebook); !slices.Contains(games, game) {
			games = append(games, game)
		}
	}
	for _, line := range standing.Lines {
		if len(want.Members) > 0 && !slices.Contains(want.Members, line.Member) {
			continue
		}
		place := words.Names{"rank": line.Rank, "count": len(standing.Lines)}
		page := export.Certificate{
			Heading: words.Text("certificate.heading"), Title: t.Head().Title, Name: s.Members[line.Member].Name,
			Place: words.Format("certificate.place", place), Rank: line.Rank, Seal: words.Number(line.Rank),
			About: []string{words.Format("certificate.about", words.Names{
				"points": words.InPoints(line.Points), "games": games, "rounds": standing.After,
			})},
			Date: words.Date(playedOn(t, s).Local()), Sign: words.Text("certificate.sign"),
		}
		if line.Rank <= 3 {
			page.Place = words.Text("certificate.place." + fmt.Sprint(line.Rank))
		}
		for _, award := range s.Awards {
			if award.Member == line.Member {
				page.About = append(page.About, words.AwardName(award.Award))
			}
		}
		p.Pages = append(p.Pages, page)
	}
	return p
}
