package live

import (
	"bytes"
	"encoding/json"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// Changed tells that what is seen of a game may have changed. It never waits, and may be called from anywhere.
func (s *Server) Changed(game string) { s.hub.change(game) }

// tellTables shows games anew as they change. However many changes come while one is shown, one more showing follows.
func (s *Server) tellTables() {
	for {
		select {
		case <-s.closed:
			return
		case <-s.hub.changed:
		}
		for game, audiences := range s.hub.stale() {
			s.showTable(game, audiences)
		}
	}
}

// showTable shows a game to some audiences: what they see is worked out once for each, on the goroutine of the games.
func (s *Server) showTable(game string, audiences []door.Audience) {
	seen, errs, done, proposing := make([][]byte, len(audiences)), make([]error, len(audiences)), false, false
	s.options.Run(func() {
		for i, by := range audiences {
			words.In(lang.Of(by.Language), func() { seen[i], errs[i] = s.options.Stage.Seen(game, by) })
		}
		proposing = s.options.Proposing != nil && s.options.Proposing(game)
		done = true
	})
	for i, by := range audiences {
		switch {
		case !done: // the games are gone
			s.hub.show(game, by, nil, missing())
		case errs[i] != nil:
			s.hub.show(game, by, nil, errs[i])
		default:
			s.hub.show(game, by, newEvent("table", oneLine(seen[i])), nil)
		}
	}
	if s.hub.propose(game, proposing) {
		s.news.tell(game)
	}
}

// oneLine is JSON in one line: an event ends with its line.
func oneLine(data []byte) []byte {
	if !bytes.ContainsAny(data, "\n\r") {
		return data
	}
	var line bytes.Buffer
	if json.Compact(&line, data) != nil {
		return []byte("null")
	}
	return line.Bytes()
}
