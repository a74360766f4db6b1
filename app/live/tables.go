package live

import (
	"bytes"
	"encoding/json"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// Changed tells that what is seen of a game may have changed. It never waits, and may be called from anywhere.
func (s *Server) Changed(game string) {
	s.answers.forget(game)
	s.hub.change(game)
}

// tellTables shows games anew as they change. However many changes come while one is shown, one more showing follows.
func (s *Server) tellTables() {
	for {
		select {
		case <-s.closed:
			return
		case <-s.hub.changed:
		}
		for game, audiences := range s.hub.stale() {
			s.tellProposing(game)
			for _, by := range audiences {
				s.showTable(game, by)
			}
		}
	}
}

// showTable shows a game to an audience. The goroutine of the games is free between two audiences.
func (s *Server) showTable(game string, by door.Audience) {
	seen, err := s.board(s.options.Run, game, by)
	if err != nil {
		s.hub.show(game, by, nil, err)
		return
	}
	s.hub.show(game, by, newEvent("table", oneLine(seen)), nil)
}

// board is what an audience sees of a game as it stands. Run runs something on the goroutine of the games.
func (s *Server) board(run func(func()), game string, by door.Audience) ([]byte, error) {
	q := question{by: by}
	if reply, found := s.answers.find(game, q); found {
		return reply.Body, nil
	}
	reply, err := door.Reply{}, error(missing()) // where the games are gone
	run(func() {
		words.In(lang.Of(by.Language), func() {
			reply, err = s.answers.once(game, q, func() (door.Reply, error) {
				body, err := s.options.Stage.Seen(game, by)
				return door.Reply{Body: body}, err
			})
		})
	})
	return reply.Body, err
}

// tellProposing tells keepers when what phones enter in a game begins to wait for them, or ends to.
func (s *Server) tellProposing(game string) {
	proposing := false
	if s.options.Proposing != nil {
		s.options.Run(func() { proposing = s.options.Proposing(game) })
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
