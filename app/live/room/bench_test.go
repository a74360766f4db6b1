package room

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

func BenchmarkBoard(b *testing.B) {
	for _, game := range [][2]string{{"stockholder", "four-seats-4x6-bankrupt"}, {"tycoon", "four-seats-house-rules"},
		{"tycoon", "twelve-seats-every-card"}} {
		r := recordings.Read(b, game[0], game[1])
		on := keep(b, setup(r))
		for _, e := range r.Entries[:len(r.Entries)/2] {
			must.Do(b, on.session.Record(e))
		}
		for _, by := range everybody(1) {
			b.Run(game[0]+"/"+game[1]+"/"+audience(by.Audience()), func(b *testing.B) {
				size := 0
				for b.Loop() {
					size = len(must.Get(json.Marshal(on.Board(by.Audience())))(b))
				}
				b.ReportMetric(float64(size), "B/board")
			})
		}
	}
}
