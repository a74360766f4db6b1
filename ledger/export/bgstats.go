package export

import (
	"encoding/json"
	"net/url"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A play is what BG Stats takes. Flags are always sent, since some versions fail without them; the id of a board-game
// catalogue never, since none is known.
type play struct {
	SourceName   string       `json:"sourceName"`
	SourcePlayID string       `json:"sourcePlayId"`
	PlayDate     string       `json:"playDate,omitempty"`
	DurationMin  int          `json:"durationMin,omitempty"`
	Comments     string       `json:"comments,omitempty"`
	Game         playGame     `json:"game"`
	Players      []playPlayer `json:"players"`
}

type playGame struct {
	Name         string `json:"name"`
	SourceGameID string `json:"sourceGameId"`
	HighestWins  bool   `json:"highestWins"`
	NoPoints     bool   `json:"noPoints"`
}

type playPlayer struct {
	Name           string `json:"name"`
	SourcePlayerID string `json:"sourcePlayerId"`
	StartPlayer    bool   `json:"startPlayer"`
	Rank           int    `json:"rank"`
	Score          int    `json:"score"`
	Winner         bool   `json:"winner"`
}

// BGStats is the link that opens BG Stats with the play filled in; nothing is saved before somebody says so there. The
// name is what players call the game; when it is empty it is made of the rulebook's id. The comment is for whoever
// reads the play. Nobody is the winner of a game that is not over. A date or a duration that nobody knows is left out.
// A player is known there by the name in lower case. The fault share.unresolved tells that entries of the game need
// fixing.
func BGStats(g *game.Game, name, comment string) (string, error) {
	if len(g.Refused()) > 0 {
		return "", &ledger.Fault{Code: "share.unresolved"}
	}
	if name == "" {
		first, size := utf8.DecodeRuneInString(g.Setup().Rulebook)
		name = string(unicode.ToUpper(first)) + g.Setup().Rulebook[size:]
	}
	played := g.PlayTime()
	p := play{
		SourceName: "Scripkeeper", SourcePlayID: g.ID().String(), Comments: comment,
		DurationMin: int(played.Duration().Minutes()),
		Game:        playGame{Name: name, SourceGameID: g.Setup().Rulebook, HighestWins: true},
		Players:     players(g),
	}
	if date := played.Date(); !date.IsZero() {
		p.PlayDate = date.UTC().Format(time.DateTime)
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(p); err != nil {
		return "", err
	}
	data := strings.ReplaceAll(url.QueryEscape(strings.TrimSpace(text.String())), "+", "%20")
	return "https://app.bgstatsapp.com/createPlay.html?data=" + data, nil
}

// players are the seats in the order of play.
func players(g *game.Game) []playPlayer {
	opening, _ := g.Opening()
	all := make([]playPlayer, len(g.Setup().Names))
	standing := g.Standing()
	for _, place := range standing.Places {
		name := g.Names()[place.Seat]
		all[place.Seat] = playPlayer{
			Name: name, SourcePlayerID: strings.ToLower(name), StartPlayer: opening.Turn() == place.Seat,
			Rank: place.Rank, Score: place.Worth, Winner: standing.Final && place.Rank == 1 && !place.Out,
		}
	}
	return all
}
