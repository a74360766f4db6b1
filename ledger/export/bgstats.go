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

// A play is the JSON format of BG Stats. Flags are always sent, because some versions fail without them.
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

// BGStats returns a link that opens the app BG Stats with the play filled in; nothing is saved until the user confirms.
// name is what players call the game; if empty, the rulebook's id is used. An unfinished game has no winner. An unknown
// date or duration is left out. BG Stats identifies players by their names in lower case. The fault is share.unresolved
// if entries need fixing, or share.secret while holdings are hidden, because players are not ranked yet.
func BGStats(g *game.Game, name, comment string) (string, error) {
	if l := g.Table().Layout(); (l.Veiled || l.Hidden) && !g.Table().Over() {
		return "", &ledger.Fault{Code: "share.secret"}
	}
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
