package live

import (
	"encoding/json"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words/lang"
)

// pageWords are the keys of all sentences that the page asks for, see assets/live.
func pageWords() []string {
	return []string{
		"live.page.afresh", "live.page.alone", "live.page.archive", "live.page.archived",
		"live.page.ask",
		"live.page.asked", "live.page.asks", "live.page.away", "live.page.begin", "live.page.chart",
		"live.page.chart.hidden", "live.page.chart.prices", "live.page.chart.worths", "live.page.close",
		"live.page.code", "live.page.consequences", "live.page.copied", "live.page.copy",
		"live.page.delete", "live.page.deleted", "live.page.device", "live.page.draw", "live.page.duplicate",
		"live.page.earlier", "live.page.edit", "live.page.figures", "live.page.fingerprint", "live.page.finished",
		"live.page.fix", "live.page.game", "live.page.goby", "live.page.gone", "live.page.guests", "live.page.here",
		"live.page.hide", "live.page.house", "live.page.import", "live.page.import.file", "live.page.import.text",
		"live.page.impossible", "live.page.insert", "live.page.join", "live.page.joincode", "live.page.kinds",
		"live.page.latest",
		"live.page.less", "live.page.loading", "live.page.log", "live.page.log.empty", "live.page.log.more",
		"live.page.lost", "live.page.lost.since", "live.page.max", "live.page.more", "live.page.new", "live.page.newer",
		"live.page.no", "live.page.notrecorded", "live.page.older", "live.page.open",
		"live.page.other", "live.page.over", "live.page.panel", "live.page.player", "live.page.players",
		"live.page.playing", "live.page.plus", "live.page.preview", "live.page.pricechart",
		"live.page.prices", "live.page.proposals", "live.page.propose", "live.page.record", "live.page.redo",
		"live.page.refused", "live.page.remove", "live.page.rename", "live.page.restore", "live.page.revoke",
		"live.page.role", "live.page.role.keeper", "live.page.role.look", "live.page.role.seat", "live.page.rules",
		"live.page.same", "live.page.samehidden", "live.page.search", "live.page.seat", "live.page.seat.add",
		"live.page.seat.remove", "live.page.seat.up", "live.page.seats", "live.page.share", "live.page.shelf",
		"live.page.since", "live.page.standings", "live.page.table", "live.page.title",
		"live.page.turn.mark", "live.page.unarchive", "live.page.undo", "live.page.undone", "live.page.unreachable",
		"live.page.views", "live.page.yes", "live.page.yours",
	}
}

// pagePrefix begins the keys of the page's sentences.
const pagePrefix = "live.page."

// PageWords are all sentences of the page in a language as JSON, by their keys without the beginning that they share,
// and how the language writes numbers, with the outlines of all shapes as the data of SVG paths.
func PageWords(l *lang.Language) []byte {
	texts := map[string]string{}
	for _, key := range append(pageWords(), hallWords()...) {
		texts[strings.TrimPrefix(key, pagePrefix)] = l.Text(key)
	}
	shapes := map[emblem.Shape]string{}
	for _, shape := range emblem.Shapes() {
		shapes[shape] = shape.Path()
	}
	told, _ := json.Marshal(struct { // texts are JSON in any case
		Language  string                  `json:"language"`
		Thousands string                  `json:"thousands"`
		From      int                     `json:"from"`
		Words     map[string]string       `json:"words"`
		Shapes    map[emblem.Shape]string `json:"shapes"`
	}{l.Tag(), l.Thousands(), l.ThousandsFrom(), texts, shapes})
	return told
}
