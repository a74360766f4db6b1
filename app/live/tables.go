package live

import (
	"bytes"
	"encoding/json"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// Changed reports that a game may look different. Changed does not block and may be called on any goroutine.
func (s *Server) Changed(game string) {
	s.answers.forget(game)
	s.hub.change(game)
}

// updateStreams updates streams as games change. Changes during an update cause one more update.
func (s *Server) updateStreams() {
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

// showTable updates an audience. The goroutine that owns the games is free between two audiences.
func (s *Server) showTable(game string, by door.Audience) {
	seen, err := s.board(s.options.Run, game, by)
	if err != nil {
		s.hub.show(game, by, nil, err)
		return
	}
	s.hub.show(game, by, newEvent("table", oneLine(seen)), nil)
}

func (s *Server) board(run func(func()), game string, by door.Audience) ([]byte, error) {
	q := question{by: by}
	if reply, found := s.answers.find(game, q); found {
		return reply.Body, nil
	}
	reply, err := door.Reply{}, error(missing()) // the error if the goroutine that owns the games has stopped
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

// tellProposing notifies keepers if a game begins or ceases to need approval of entries.
func (s *Server) tellProposing(game string) {
	proposing := false
	if s.options.Proposing != nil {
		s.options.Run(func() { proposing = s.options.Proposing(game) })
	}
	if s.hub.propose(game, proposing) {
		s.news.tell(game)
	}
}

// oneLine returns JSON on a single line, because a line break ends a server-sent event.
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
